### What a table can decide before a match: titles, and a sentence about each thing.
###
### Titles are short enough for a form on a phone; an “-about” is one sentence under it, or two short
### ones. It says “tu” to the person who sets up the table, and “voi” to all who play.
###
### A house rule “x” with a choice “y” has option-x (its title), option-x-y (the choice) and
### option-x-y-about (what it means in play). Editions, levels of bots, paces and marks are named by
### their own messages.

## How a choice stands to the printed sheets

mark-printed = Regola stampata
mark-printed-about = Lo dicono le regole stampate di questa edizione.
mark-ours = Decisione nostra
mark-ours-about = Le regole stampate lasciano aperta la domanda, o si possono leggere in più modi; noi giochiamo così.
mark-house = Regola della casa
mark-house-about = Le regole stampate di questa edizione dicono altro. Mettetevi d’accordo prima di giocare.

## Editions

option-edition = Edizione
option-edition-about = Le regole stampate che seguite. Cambiano solo piccole cose.
edition-skipbo-2003 = Skip-Bo (2003)
edition-skipbo-2003-about = Il regolamento più vecchio: si pesca per decidere chi dà le carte, e puoi smettere di giocarne quando vuoi.
edition-skipbo-2011 = Skip-Bo (2011)
edition-skipbo-2011-about = Il regolamento più recente: comincia la persona più giovane, una carta del mazzetto che va bene va giocata, e potete essere di più.
edition-breakers-2010 = Skip-Bo Breakers (2010)
edition-breakers-2010-about = Il gioco con le tessere.

## The table

option-seats = Posti
option-seats-about = Quanti giocano, bot compresi.
option-teams = Squadre
option-teams-about = Giochi anche dalle pile dei tuoi compagni, e vincete insieme.
option-youngest = La persona più giovane
option-youngest-about = Chi comincia il primo round. Se non lo dici, si tira a sorte.
option-match = Una partita
option-match-about = Più round a punti, fino al punteggio delle regole stampate, oppure un solo round.
option-target = Punti per vincere
option-target-about = Chi arriva per primo a questo punteggio vince la partita.
option-stock = Mazzetto
option-stock-about = Quante carte ognuno deve giocare per svuotarlo. Meno ce ne sono, prima si finisce.
option-listed = Aperto a tutti
option-listed-about = Il tavolo si vede nella pagina iniziale. Altrimenti lo trova solo chi ha il link.
option-hints = Consigli
option-hints-about = Quando tocca a te, puoi chiedere qual è la mossa migliore. Gli altri non la vedono.
option-chat = Chat al tavolo
option-chat-about = Chi è al tavolo può scrivere agli altri.

## Time

option-clock = Orologio
option-clock-about = I turni hanno un tempo limite. Quando scade, un bot dà una mano.
# A part of the clock.
option-turn = Tempo per turno
option-turn-about = La durata massima di un turno.
# A part of the clock.
option-reserve = Tempo di riserva
option-reserve-about = Se un turno dura di più, il resto si prende da questa riserva, che deve bastare per tutto il round.
option-grace = Tempo di attesa
option-grace-about = Per quanto tempo qualcuno può assentarsi prima che un bot giochi al suo posto. Quando torna, riprende subito il posto.

## Bots

option-bots = Bot
option-bots-about = Come giocano i bot: quelli sulle sedie vuote e quelli che sostituiscono qualcuno.
bot-random = A caso
bot-random-about = Il più facile: fa una qualsiasi mossa permessa. Va bene per provare.
bot-baseline = Semplice
bot-baseline-about = Facile: gioca tutto quello che può, senza un piano.
bot-casual = Amichevole
bot-casual-about = Una via di mezzo: gioca con buon senso, e ogni tanto sbaglia.
bot-skilled = Abile
bot-skilled-about = Forte: pensa a tutto il suo turno, e gli sfugge poco.
bot-master = Maestro
bot-master-about = Ha imparato giocando milioni di partite contro sé stesso; risponde subito.
bot-expert = Esperto
bot-expert-about = Prima di ogni mossa immagina molti modi di andare avanti.

bot-names-random = Birillo, Frullino, Trottola, Pallino, Zigzag, Cocò, Girandola, Briciola, Pimpi
bot-names-baseline = Pina, Gigi, Lella, Beppe, Rina, Nino, Titti, Pippo, Mara
bot-names-casual = Giulia, Oscar, Viola, Pietro, Bianca, Ugo, Emma, Tommaso, Anita
bot-names-skilled = Ginevra, Corrado, Eleonora, Ruggero, Vittoria, Fausto, Matilde, Augusto, Livia
bot-names-master = Minerva, Salomone, Olimpia, Ciro, Ottavia, Ambrogio, Porzia, Massimo, Beatrice
bot-names-expert = Sibilla, Prospero, Ipazia, Leonardo, Ada, Euclide, Atena, Galileo, Merlino

option-pace = Ritmo dei bot
option-pace-about = Quanto tempo si prendono i bot per una mossa, così puoi seguire.
pace-instant = Subito
pace-fast = Veloce
pace-normal = Normale
pace-slow = Lento

## House rules: Skip-Bo

option-laying = Giocare carte
option-laying-free = Libero
option-laying-free-about = Puoi finire il turno anche se potresti giocare un’altra carta.
option-laying-stock-first = Prima il mazzetto
option-laying-stock-first-about = Non puoi finire il turno finché la carta in cima al tuo mazzetto si può giocare. Il resto lo decidi tu.
option-laying-forced = Obbligatorio
option-laying-forced-about = Finché puoi giocare una carta, anche dalle pile di un compagno, non puoi finire il turno.

# A stuck round: nothing is left to draw, and all have passed one after the other.
option-stalemate = Quando il round è bloccato
option-stalemate-redeal = Mescolare e continuare
option-stalemate-redeal-about = Tutte le carte, tranne i mazzetti, si mescolano in un nuovo mazzo di pesca. Se il round si blocca ancora, nessuno vince.
option-stalemate-fewest-stock = Vince chi ha meno carte
option-stalemate-fewest-stock-about = Chi ha meno carte nel mazzetto vince il round.
option-stalemate-draw = Parità
option-stalemate-draw-about = Il round finisce, e nessuno vince.

# Whether the program draws and keeps the order of turns, or people do, and can err.
option-conduct = Chi bada alle regole
option-conduct-enforced = Il programma
option-conduct-enforced-about = Pesca le carte per voi e bada all’ordine dei turni. Nessuno può sbagliare.
option-conduct-tabletop = Voi, come a un tavolo vero
option-conduct-tabletop-about = Le carte le pescate voi, e vi tenete d’occhio. Chi pesca troppe carte, gioca fuori turno o dà consigli a un compagno ne paga il prezzo.

option-caught = Chi viene colto fuori turno
option-caught-whole-turn = Non pesca per tutto il turno
option-caught-whole-turn-about = Nel turno successivo non pesca niente, nemmeno quando la mano si svuota.
option-caught-start-only = Non pesca all’inizio
option-caught-start-only-about = All’inizio del turno successivo non pesca niente. Se poi la mano si svuota, pesca come sempre.

## House rules: Breakers

option-answer = Una risposta deve essere
option-answer-higher = Più alta
option-answer-higher-about = Il tuo set deve essere più alto dell’ultimo.
option-answer-equal-or-higher = Uguale o più alta
option-answer-equal-or-higher-about = Basta anche un set alto come l’ultimo, ma non su un Breaker.

option-passing = Passare
option-passing-only-when-stuck = Solo senza risposta
option-passing-only-when-stuck-about = Chi ha una risposta dello stesso tipo deve darla. Un Breaker si può tenere, tranne contro un Breaker più basso.
option-passing-free = Libero
option-passing-free-about = Puoi passare quando vuoi, tranne quando sei di mano.

option-lone-joker = Un jolly giocato da solo
option-lone-joker-above-15 = Più alto di 15
option-lone-joker-above-15-about = Un jolly da solo, o una coppia di jolly, batte ogni numero.
option-lone-joker-as-15 = Alto come 15
option-lone-joker-as-15-about = Un jolly da solo, o una coppia di jolly, vale come il numero più alto.

option-memory-aid = Aiuto per la memoria
option-memory-aid-off = No
option-memory-aid-off-about = Si vede solo la presa in corso. Ricordarsi le altre fa parte del gioco.
option-memory-aid-on = Sì
option-memory-aid-on-about = Puoi vedere quante volte è stata giocata ogni tessera.
