### The rules as players read them: `stockpile rules`, the help in the game, docs/rules/.
###
### Words: seat = posto, side = schieramento, trick = presa, round = round, match = partita, kind = tipo,
### to lay = giocare. (The printed sheet says “round” for a trick and for a round.) A wild is a “carta
### Skip-Bo”. Numbers always come in as variables: before one stands “un”, never “il”, since it is “l’8”.

## Around the rules

# $year (text): the year of the printed edition.
rules-title-skipbo = Skip-Bo (edizione { $year })
# $year (text): the year of the printed edition.
rules-title-breakers = Skip-Bo Breakers (edizione { $year })

# $seats (number): how many people play at this table.
rules-for-table =
    Queste sono le regole stampate, dette con parole nostre, per un tavolo con { $seats } posti.
    Davanti a ogni regola c’è il suo numero, così puoi citarla.
# Above the rules of a match that began under earlier readings of the printed rules.
rules-earlier-readings =
    Questa partita è cominciata quando leggevamo diversamente qualche punto delle regole stampate, e
    continua così: qualche dettaglio può essere diverso da quello che leggi qui.

# How paragraphs are marked that the printed rules of this edition do not have: because they leave a
# question open, or because this table plays otherwise.
rules-ours = Decisione nostra:
rules-house = Regola della casa:

rules-legend =
    Dove un paragrafo comincia con «{ rules-ours }», le regole stampate di questa edizione lasciano
    aperta una domanda o si possono leggere in più modi, e la risposta è nostra. Dove si dice
    «A questo tavolo», leggi come si gioca al tuo.
rules-legend-house =
    Dove un paragrafo comincia con «{ rules-house }», al tuo tavolo si gioca in un modo diverso da
    quello che dicono le regole stampate di questa edizione.

rules-trademark =
    Skip-Bo e Skip-Bo Breakers sono marchi del loro proprietario. Questo progetto non ha nessun
    legame con il proprietario.

# Said after the rule that a table has chosen. $option is the title of the setting, $value is what this
# table has chosen, $others are the other choices, separated by commas.
rules-option-note = (Impostazione «{ $option }»: { $value }. Si può scegliere anche: { $others }.)

## Titles of sections

rules-section-aim = Lo scopo del gioco
rules-section-box = Che cosa ti serve
rules-section-setup = La preparazione
rules-section-turn = Il tuo turno
rules-section-piles = Le pile
rules-section-winning = Vincere un round
rules-section-points = Giocare a punti
rules-section-teams = Giocare a squadre
# The draw pile is empty and cannot be filled again.
rules-section-dry = Quando le carte finiscono
# Slips: small breaches of the rules by mistake.
rules-section-slips = Le sviste
rules-section-seeing = Che cosa puoi vedere
# Sets of tiles (Breakers).
rules-section-sets = Aprire una presa
rules-section-answering = Rispondere
rules-section-breakers = I Breaker
rules-section-jokers = I jolly
rules-section-tricks = Vincere una presa
rules-section-round = Vincere un round e la partita
# The card in the box that shows all kinds of sets.
rules-section-reference = Foglio di riferimento

## Skip-Bo: what the game is about, and what you need

# stock pile: the pile a seat must empty. building pile: a common pile that counts up.
rule-skipbo-aim =
    Davanti a te c’è un mazzetto. Svuota il tuo prima di tutti. Le sue carte vanno, una per una,
    sulle pile di costruzione al centro, che sono di tutti e salgono da { $first } a { $highest }.

# wild: a Skip-Bo card.
rule-s1-cards =
    La scatola contiene { $cards } carte: { $copies } per ogni numero da { $first } a { $highest },
    e { $wilds } carte Skip-Bo. Una carta Skip-Bo può valere qualsiasi numero. Se nella tua scatola
    ci sono carte bianche, lasciale da parte.
rule-s1-total =
    La scatola contiene { $cards } carte. Una carta Skip-Bo può valere qualsiasi numero. Se nella
    tua scatola ci sono carte bianche, lasciale da parte.
rule-s1-composition =
    Ci sono { $copies } carte per ogni numero da { $first } a { $highest }, e { $wilds } carte
    Skip-Bo.

# seat: a place at the table. $fewest and $most are numbers of seats.
rule-s2-seats = Il tavolo ha da { $fewest } a { $most } posti, uno per persona.
rule-s2-seats-or-more = Il tavolo ha { $fewest } posti o più, uno per persona.
rule-s2-most-seats =
    Le regole stampate non fissano un massimo. Noi giochiamo con { $most } posti al massimo.

## Skip-Bo: getting ready

rule-s3-dealer =
    Mescola le carte. Tutti ne pescano una, e chi ha la più alta dà le carte. Le carte Skip-Bo non
    contano.
rule-s3-draw-again =
    Se peschi una carta Skip-Bo, pescane un’altra. Se più persone hanno la carta più alta, pescano
    di nuovo solo loro. Poi tutte le carte tornano nel mazzo, che viene mescolato.
rule-s3-dealing-from-left =
    Chi dà le carte le distribuisce una per volta, in senso orario, cominciando da chi gli siede a
    sinistra. L’ultima carta che ricevi è quella in cima al tuo mazzetto.
rule-s3-shuffle = Mescola le carte e distribuisci un mazzetto a tutti.
rule-s3-dealing-from-starter =
    Distribuisci le carte una per volta, in senso orario, a partire da chi giocherà per primo.
    L’ultima carta che ricevi è quella in cima al tuo mazzetto.
rule-s3-next-dealer = Nel round successivo il compito di dare le carte passa a chi siede a sinistra.
# A drawn round: one without a winner (S29).
rule-s3-drawn-round = Si passa a sinistra anche dopo un round che nessuno ha vinto (S29).

rule-s4-left-of-dealer = Comincia chi siede a sinistra di chi ha dato le carte.
rule-s4-youngest = Comincia la persona più giovane.
rule-s4-by-lot =
    Quando preparate il tavolo, dite chi è la persona più giovane. Se non lo dite, si tira a sorte
    chi comincia.
rule-s4-next-rounds =
    In ogni nuovo round comincia chi siede subito a sinistra di chi ha cominciato il precedente,
    anche se nessuno lo ha vinto (S29).

# $large, $small: cards in a stock pile. $fewest to $seats: so many seats get the large stock piles.
rule-s5-stock-size =
    Ogni mazzetto ha { $large } carte se il tavolo ha da { $fewest } a { $seats } posti, e
    { $small } carte se ne ha di più.
# $printed cards each do not fit from $seats seats on; with the largest table, $most, $stock cards fit.
rule-s5-many-seats =
    Da { $seats } posti in su, con { $printed } carte per mazzetto, non tutti potrebbero avere una
    mano di { $hand }. Allora si danno i mazzetti più grandi possibili: con { $most } posti,
    { $stock } carte ciascuno.
rule-s5-this-table =
    A questo tavolo: { $seats } posti, e { $stock ->
        [one] { $stock } carta
       *[other] { $stock } carte
    } in ogni mazzetto.
rule-s5-face-down =
    Metti il tuo mazzetto coperto davanti a te e gira la carta in cima. Nessuno guarda le carte
    sotto, nemmeno tu.

rule-s6-short-game = Per giocare in poco tempo, distribuisci mazzetti di { $short } carte.
rule-s6-fewer = Meno carte ci sono, prima si finisce.
# $least and $most are numbers of cards.
rule-s6-any-size =
    Potete accordarvi su qualsiasi altro numero di carte, da { $least } a { $most }. Con { $seats }
    posti, di più non si può: tutti devono poter pescare una mano di { $hand }.

# draw pile: the common face-down pile.
rule-s7-draw-pile =
    Metti il resto coperto al centro: è il mazzo di pesca. Nessuno ha ancora carte in mano. Le tue
    le peschi quando arriva il tuo turno.

## Skip-Bo: your turn

rule-s8-clockwise = Si gioca in senso orario.
# $hand: so many cards make a full hand.
rule-s8-turn =
    Comincia il tuo turno pescando dal mazzo di pesca, fino ad avere { $hand } carte in mano.
# lay: put on a building pile.
rule-s10-sources =
    Poi gioca carte sulle pile di costruzione. Puoi prendere la carta in cima al tuo mazzetto, la
    carta in cima a una qualsiasi delle tue pile di scarto o una carta della tua mano.
rule-s13-advice =
    Guarda prima il tuo mazzetto, perché vinci svuotandolo. È un buon consiglio, non un obbligo.
rule-s13-stop =
    Secondo le regole stampate non devi mai giocare una carta per forza. Fermati quando vuoi.
rule-s13-duty =
    Secondo le regole stampate devi giocare la carta in cima al tuo mazzetto appena è possibile.
rule-s13-all-you-can =
    Secondo le regole stampate finisci il turno quando hai giocato tutte le carte che puoi.
rule-s13-laying-free =
    A questo tavolo giochi se vuoi. Puoi fermarti anche se potresti giocare un’altra carta.
rule-s13-laying-stock-first =
    A questo tavolo non puoi finire il turno finché la carta in cima al tuo mazzetto si può giocare.
rule-s13-laying-forced =
    A questo tavolo giocare è un obbligo. Finché puoi giocare una carta, anche dalle pile di un
    compagno, non puoi finire il turno.
# The top card of one's stock pile could be laid, and another card takes its place.
rule-s13-blocking =
    Per il resto, giochi quello che vuoi. Puoi giocare prima altre carte, anche una che blocca la
    carta in cima al tuo mazzetto.
rule-s14-refill =
    Quando l’ultima carta della tua mano va su una pila di costruzione, pescane subito altre
    { $hand } e continua. Può succedere più volte nello stesso turno.
# discard pile: one of a seat's own open piles. $piles: so many discard piles has a seat.
rule-s15-discard =
    Finisci il turno mettendo una carta della tua mano, scoperta, su una delle { $piles } pile di
    scarto davanti a te. Carta e pila le scegli tu. Anche se era l’ultima carta della tua mano, il
    turno è finito: peschi una nuova mano al tuo prossimo turno.

## Skip-Bo: the piles

# $piles: so many building piles there may be at a time.
rule-s9-building-piles =
    Le pile di costruzione stanno al centro e le usano tutti. Ce ne sono al massimo { $piles } per
    volta. Ognuna comincia con un { $first } o una carta Skip-Bo e sale di uno in uno fino a
    { $highest }.
rule-s9-example =
    Per esempio, su un { $number } va un { $next } o una carta Skip-Bo, poi un { $after } o una
    carta Skip-Bo, e così via.
rule-s11-wild =
    Una carta Skip-Bo diventa il numero che serve alla pila di costruzione. Può essere qualsiasi
    numero, anche { $first } e { $highest }.
rule-s12-turn-up =
    Appena la carta in cima al tuo mazzetto viene giocata, gira la successiva. Se va bene, si
    può giocare nello stesso turno.
rule-s16-discard-piles =
    Le tue pile di scarto crescono in qualsiasi ordine, ma di ognuna si può giocare solo la carta in
    cima. Puoi scartare una carta Skip-Bo, e resta una carta Skip-Bo.
# $number: an example of a number that a wild stood for.
rule-s17-complete =
    Una pila di costruzione che arriva a { $highest } è completa. Toglila e mettila subito da parte.
    Le sue carte restano quello che sono: una carta Skip-Bo giocata come { $number } torna a essere
    una carta Skip-Bo. Al suo posto può cominciare una pila nuova.
rule-s18-reshuffle =
    Se devi pescare e il mazzo di pesca è vuoto, mescola le pile messe da parte. Diventano il nuovo
    mazzo di pesca, e continui a pescare.

## Skip-Bo: winning and points

# side: what wins, a seat alone or a team's seats together.
rule-s19-win =
    Il round finisce nel momento in cui uno schieramento non ha più carte nei mazzetti: quello
    schieramento ha vinto. Uno schieramento è chi gioca da solo oppure, a squadre, una squadra
    intera.
rule-s19-order =
    Dopo ogni carta giocata si procede in quest’ordine: si toglie la pila di costruzione, se è
    completa; si gira la carta successiva del mazzetto; si guarda se il round è vinto; se la mano è
    vuota, la si riempie. Chi ha vinto non deve più scartare.

rule-s20-single-round = Di solito si gioca un solo round, senza punti.
# $win points for winning a round, $card points for each card.
rule-s20-points =
    Si può anche giocare una partita di più round, a punti. Lo schieramento che vince un round riceve
    { $win } punti, e { $card ->
        [one] { $card } punto in più
       *[other] { $card } punti in più
    } per ogni carta rimasta nei mazzetti avversari, qualunque sia.
rule-s20-match = Il primo schieramento che arriva a { $target } punti vince la partita.

## Skip-Bo: teams

rule-s21-partners =
    Si può giocare a squadre. Quando tocca a te, puoi giocare carte dal tuo mazzetto e dalle tue
    pile di scarto, e anche da quelli dei tuoi compagni.
rule-s21-own-discards = Non giochi mai dalla mano di un compagno, e scarti solo sulle tue pile.
rule-s21-seating = I compagni possono sedersi dove vogliono.
# At least so many teams, of so many seats or more.
rule-s21-team-sizes =
    Ci sono almeno { $teams } squadre, tutte con lo stesso numero di posti: { $seats } o più.
rule-s21-alone = A questo tavolo ognuno gioca per sé.
# $count: the number of teams. $teams: their seats, such as A+C, B+D.
rule-s21-this-table = A questo tavolo giocano { $count } squadre: { $teams }.
rule-s22-silence =
    Quando tocca a te, solo tu decidi che cosa si gioca. I tuoi compagni stanno in silenzio.
rule-s22-no-discussion =
    Tra compagni non si discute che cosa fare. Mentre uno gioca, i suoi compagni stanno in silenzio.
# chat and emotes: what people can write and show each other at a table.
rule-s22-program =
    In un round a squadre il programma non accetta né messaggi in chat né reazioni dai compagni di
    chi è di turno.
# The seat on turn speaks to a partner. $number: an example.
rule-s22-calls =
    Puoi dire a un compagno che cosa giocare per te, per esempio: «Gioca la tua carta Skip-Bo come
    { $number }.»
rule-s23-all-empty = Una squadra vince quando tutti i suoi mazzetti sono vuoti.
rule-s23-play-on =
    Quando il tuo mazzetto è vuoto e quello di un compagno no, continui a giocare: con la tua mano,
    le tue pile di scarto e i mazzetti e le pile di scarto dei tuoi compagni.

## Skip-Bo: when the cards run out

rule-s28-nothing-to-draw =
    Ogni tanto il mazzo di pesca è vuoto e nessuna pila è stata messa da parte. Allora pesca quel
    che c’è, magari niente, e gioca con le carte che hai in mano.
rule-s28-empty-hand =
    Se durante il tuo turno la mano si svuota e poi si completa una pila di costruzione, ci sono di
    nuovo carte: pesca subito una nuova mano. Finché hai una carta in mano, non peschi niente prima
    del tuo prossimo turno.
rule-s28-pass =
    Con la mano vuota e niente da pescare, puoi ancora giocare dal tuo mazzetto e dalle tue pile di
    scarto. Poi finisci il turno passando. Con una carta in mano non puoi passare: scarti, come
    sempre.
rule-s29-stuck =
    Il round è bloccato quando avete passato tutti, uno dopo l’altro, senza aver giocato una carta.
rule-s29-stalemate-redeal =
    A questo tavolo un round bloccato riparte: tutte le mani, le pile di scarto e le pile di
    costruzione si mescolano in un nuovo mazzo di pesca. I mazzetti restano, e chi viene dopo
    comincia un turno normale. Se il round si blocca di nuovo prima che sia giocata una carta di un
    mazzetto, nessuno ha vinto e non ci sono punti.
rule-s29-stalemate-fewest-stock =
    A questo tavolo un round bloccato lo vince lo schieramento che in tutto ha meno carte nei
    mazzetti, con i punti della regola S20. In caso di parità nessuno ha vinto e non ci sono punti.
rule-s29-stalemate-draw =
    A questo tavolo un round bloccato finisce: nessuno ha vinto e non ci sono punti.

## Skip-Bo: slips, and what you may see

rule-s24-s27-penalties =
    Le regole stampate prevedono penalità per chi pesca troppe carte, gioca fuori turno o dà
    consigli a un compagno.
rule-s24-s27-no-penalties =
    Le regole stampate di questa edizione non prevedono penalità per le sviste.
rule-s24-s27-borrowed =
    Le regole stampate di questa edizione non prevedono penalità per le sviste. Questo tavolo prende
    in prestito quelle dell’edizione più vecchia.
rule-s24-conduct-enforced =
    A questo tavolo è il programma che pesca le carte e bada all’ordine dei turni. Nessuno può
    pescare troppo o giocare fuori turno, quindi non ci sono penalità. Però il programma non sente
    che cosa vi dite: stare in silenzio dipende da voi.
rule-s24-conduct-tabletop =
    A questo tavolo pescate voi le carte e badate voi all’ordine dei turni. Potete pescare troppo,
    giocare fuori turno o dare consigli: tenetevi d’occhio!
rule-s24-fitting = Nemmeno qui si può giocare una carta che non va bene.
# $cards: how many cards advice costs.
rule-s24-advice =
    Se è di turno un tuo compagno e tu dai un consiglio, prendi { $cards } carte dal mazzo di pesca
    e le metti sotto il tuo mazzetto. Nessuno può guardarle, nemmeno tu.
rule-s24-any-talk = Non serve che sia un consiglio: basta parlare.
rule-s24-as-many =
    Se ce ne sono meno, prendi quelle che ci sono. Quando delle carte vanno sotto un mazzetto vuoto,
    la carta in cima si scopre, e il mazzetto va svuotato di nuovo.
rule-s24-calling =
    Può segnalarlo chiunque sia di un’altra squadra, finché dura quel turno, e una sola volta a
    turno per ogni accusato. Anche le reazioni e la chat contano come parlare. Chi è di turno può
    parlare, e nessuno può accusarlo.
rule-s24-judging =
    Decide chi non è né della tua squadra né di quella di chi ti accusa: deve essere d’accordo più
    della metà. Se non c’è nessun altro, perché giocano solo la tua squadra e la loro, deve
    ammetterlo qualcuno della tua. Se qualcuno della tua squadra lo ammette, la questione è sempre
    chiusa. Intanto si continua a giocare, e un’accusa ancora aperta alla fine del turno cade.
# $hand: how many cards a hand has.
rule-s25-draw-first =
    Il turno comincia pescando: prima di avere { $hand } carte in mano non puoi né giocare né
    scartare.
rule-s25-too-many =
    Se all’inizio del tuo turno peschi troppe carte, quelle in più vanno sotto il tuo mazzetto.
rule-s25-last-drawn =
    Quelle in più sono le ultime che hai pescato, e non le mostri a nessuno. Con la prima carta che
    giochi o scarti non si pesca più. Quando durante il tuo turno la mano si svuota, quella nuova si
    pesca da sé: lì non puoi sbagliare. Chi non può pescare, o non trova più carte, gioca con quello
    che ha.
rule-s26-out-of-turn =
    Giochi fuori turno appena peschi o giochi una carta quando non tocca a te. Se qualcuno ti coglie
    sul fatto prima che tu abbia finito, ti fermi subito, e continua chi è di turno.
rule-s26-what-stays =
    Quello che hai giocato resta dov’è, e quello che hai pescato resta nella tua mano. Il turno
    interrotto riprende da dov’era. Finché giochi fuori turno, gli altri possono coglierti sul
    fatto, ma non giocare. Un falso allarme non costa niente. Come tuo prossimo turno conta solo
    quello che ti spetta davvero. Con la mano vuota, chi non può pescare può passare.
rule-s26-caught-whole-turn =
    A questo tavolo chi è stato colto sul fatto non pesca niente per tutto il suo turno successivo,
    nemmeno quando la mano si svuota.
rule-s26-caught-start-only =
    A questo tavolo chi è stato colto sul fatto non pesca niente all’inizio del suo turno
    successivo. Se poi la mano si svuota, ne pesca una nuova.
rule-s27-stands =
    Se nessuno ti coglie prima dello scarto, il tuo turno vale e non c’è penalità. Si continua con chi
    sta alla tua sinistra. Se hai interrotto un turno, quel turno è finito.
rule-s27-no-win =
    Nessuno vince fuori turno: in quel momento la carta che farebbe finire il round non si può
    giocare. E non si può cominciare con uno scarto. Nessuno farebbe in tempo a coglierti sul fatto.

rule-skipbo-open =
    Tutti possono vedere la carta in cima a ogni mazzetto, tutte le carte delle pile di scarto e
    delle pile di costruzione, quante carte ci sono in ogni mano e in ogni pila, e i punti.
rule-skipbo-hand = Solo tu vedi la tua mano; i tuoi compagni no.
rule-skipbo-hidden =
    Nessuno vede le carte dei mazzetti sotto quella in cima, né l’ordine del mazzo di pesca.

## Breakers: what the game is about, and what you need

# tile: the piece that Breakers is played with. set: what is laid in one go.
rule-breakers-aim =
    Hai una mano di tessere, le giochi in set e ognuno risponde agli altri. Resta senza tessere
    prima di tutti: allora ricevi punti per tutte le tessere che gli altri hanno ancora.
# joker: the tile with the sign ∞.
rule-b1-tiles =
    La scatola contiene { $tiles } tessere e un foglio di riferimento. Anche su questa pagina ce n’è
    uno.
rule-b1-composition =
    Ci sono { $copies } tessere per ogni numero da { $first } a { $highest }, e { $jokers } jolly
    con il segno ∞.
rule-b2-seats = Il tavolo ha da { $fewest } a { $most } posti, uno per persona.

## Breakers: getting ready

# opener: who leads to a trick.
rule-b3-opener =
    Prima del primo round, gira tutte le tessere a faccia in giù e mescolale. Tutti ne pescano una,
    e chi ha la più alta è di mano. Un jolly batte ogni numero.
rule-b3-draw-again =
    Se più persone hanno la tessera più alta, pescano di nuovo solo loro. Poi tutte le tessere
    tornano al centro e si mescolano ancora una volta.
# So many tiles make a hand with so many seats. $rest tiles are left over.
rule-b2-hand =
    Con { $seats } posti, ognuno prende { $tiles } tessere. { $rest ->
        [0] Non ne resta nessuna.
       *[other] Il resto sta a lato a faccia in giù, e nessuno lo guarda.
    }
# As above, for tables with $fewest to $most seats. $tables: how many sizes of table that are.
rule-b2-hand-range =
    { $tables ->
        [2] Con { $fewest } o { $most }
       *[other] Da { $fewest } a { $most }
    } posti, ognuno prende { $tiles } tessere. Il resto sta a lato a faccia in giù, e nessuno lo guarda.
rule-b2-this-table =
    A questo tavolo: { $seats } posti, { $tiles } tessere in ogni mano e { $rest ->
        [0] nessuna tessera
        [one] { $rest } tessera
       *[other] { $rest } tessere
    } a lato.
rule-b2-stand = Metti le tue tessere in piedi, in modo che solo tu possa vederle.

## Breakers: opening a trick

# trick: one lead and its answers. The sheet has no word of its own for it.
rule-b4-opening =
    Un round si gioca a prese: un’apertura e le sue risposte. Chi è di mano comincia una presa
    giocando un set di qualsiasi tipo, e non può passare. Ecco i set:
# $example: a set in the program's notation.
rule-b4-single = Tessera singola: una sola tessera, come { $example }.
# $tiles: how many tiles make a pair.
rule-b4-pair = Coppia: { $tiles } tessere con lo stesso numero, come { $example }.
# $tiles: the fewest tiles.
rule-b4-run = Scala: { $tiles } o più numeri in sequenza, come { $example }.
# $pairs: the fewest pairs.
rule-b4-pair-run = Coppie sequenziali: { $pairs } o più coppie in sequenza, come { $example }.
# $small, $large: how many tiles alike make a Breaker.
rule-b4-breaker = Breaker: { $small } o { $large } tessere tutte uguali, come { $example }.
rule-b8-height =
    Una scala vale quanto il suo numero più alto, e lo stesso le coppie sequenziali. I numeri
    finiscono a { $highest }: da lì non si può continuare con { $first }.

## Breakers: answering

rule-b5-answer =
    In senso orario da chi è di mano, ognuno risponde o passa. Chi risponde deve abbinare o battere
    l’ultimo set giocato, con un set dello stesso tipo e con lo stesso numero di tessere. Oppure
    gioca un Breaker.
rule-b5-length =
    Per esempio, a { $run } non si risponde con { $longer }, anche se va più in alto: ha più
    tessere.
rule-b5-kinds =
    Nessun tipo vale più di un altro. Una scala, per esempio, non batte mai una coppia.
rule-b6-answer-higher =
    A questo tavolo la tua risposta deve essere più alta dell’ultimo set. Una uguale non basta.
rule-b6-answer-equal-or-higher =
    A questo tavolo la tua risposta deve essere uguale all’ultimo set o più alta. Solo un Breaker su
    un Breaker deve sempre essere più alto.
rule-b7-must = Secondo le regole stampate devi rispondere se puoi. Se non puoi, passi.
rule-b7-stuck =
    Senza risposta vuol dire che non ne hai nessuna dello stesso tipo, nemmeno usando i jolly.
rule-b7-breaker =
    Con un Breaker puoi rispondere a un set di un altro tipo, ma non è mai un obbligo: se è la tua
    unica risposta, puoi tenerlo e passare. Su un Breaker, invece, un Breaker più alto è una
    risposta dello stesso tipo, e devi darla.
rule-b7-passing-only-when-stuck = A questo tavolo puoi passare solo se sei senza risposta.
rule-b7-passing-free =
    A questo tavolo puoi passare quando vuoi, anche se potresti rispondere, perché nessuno vede la
    tua mano. Solo chi è di mano deve giocare.

## Breakers: Breakers and jokers

rule-b11-breaker =
    Un Breaker risponde a ogni altro tipo di set. Con un Breaker puoi anche aprire. Solo un Breaker
    più alto batte un Breaker.
rule-b11-turn = Un Breaker lo giochi quando tocca a te, non in qualsiasi momento.
# $small, $large: how many tiles alike make a Breaker.
rule-b11-rank =
    Un Breaker di { $large } tessere batte un Breaker di { $small }, quali che siano i numeri. A
    parità di tessere vince il numero più alto.
rule-b11-jokers = A parità di tessere, un Breaker di jolly è il più alto.
# Seats A, B, C and D. $lead, $run, $small and $large are sets.
rule-b11-example =
    Per esempio, D apre con { $lead } e A risponde con { $run }. B gioca il Breaker { $small }, e C
    batte quel Breaker con { $large }. Se D, A e B passano, C vince la presa.

# $example is a set with a joker, and $meaning is what it stands for.
rule-b9-joker =
    Un jolly vale il numero che ti serve in una coppia, in una scala o in coppie sequenziali. Il suo
    posto mostra il numero: { $example } è { $meaning }.
rule-b9-breaker =
    Un jolly non completa mai un Breaker di numeri. Un Breaker con i jolly è fatto solo di jolly.
rule-b10-lone-joker-above-15 =
    A questo tavolo un jolly giocato da solo è una tessera singola più alta di { $highest }, e una
    coppia di jolly è più alta di una coppia di { $highest }. Non puoi dichiararli più bassi.
rule-b10-lone-joker-as-15 =
    A questo tavolo un jolly giocato da solo è una tessera singola alta come { $highest }, e una
    coppia di jolly è alta come una coppia di { $highest }. Non puoi dichiararli più bassi.
rule-b10-number-needed =
    In una scala o in coppie sequenziali ci vuole almeno una tessera con un numero.

## Breakers: tricks

rule-b12-again =
    Anche se hai passato, puoi giocare di nuovo quando il turno torna a te nella stessa presa.
rule-b13-trick =
    La presa finisce quando tutti gli altri hanno passato, uno dopo l’altro. Chi ha giocato per
    ultimo vince la presa e apre la successiva, con un set di qualsiasi tipo. Sulla presa vinta non
    può giocare più niente.
# Seats A, B, C and D. $first to $fourth are sets.
rule-b13-example =
    Per esempio, A apre con { $first }, B risponde con { $second }, C con { $third } e D con
    { $fourth }. Ora A, B e C passano. D ha vinto la presa e apre la successiva.
rule-b14-aside = Le tessere di una presa finita si girano a faccia in giù e si mettono da parte.
rule-b14-memory-aid-off =
    A questo tavolo vedi solo la presa in corso. Ricordarsi che cosa è stato giocato fa parte del
    gioco.
rule-b14-memory-aid-on = A questo tavolo puoi vedere quante volte è stata giocata ogni tessera.

## Breakers: the round and the match

rule-b15-end = Chi resta senza tessere vince il round, che finisce in quel momento.
rule-b16-points =
    Chi vince riceve { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } per ogni tessera rimasta in mano agli altri.
rule-b16-match = Chi arriva per primo a { $target } punti vince la partita.
rule-b17-next-round =
    Per il round successivo tutte le tessere si girano a faccia in giù e si mescolano, e ognuno ne
    prende di nuove. È di mano chi ha vinto l’ultimo round.

rule-breakers-open =
    Tutti possono vedere la presa in corso, quante tessere ci sono in ogni mano e a lato, e i punti.
rule-breakers-hidden = Solo tu vedi la tua mano. Nessuno vede le tessere rimaste a lato.

## Breakers: the reference card, a table with these columns

rules-reference-lead = Apri con
rules-reference-example = Per esempio
rules-reference-answers = Risponde
rules-reference-refused = Non risponde

rules-reference-single = una tessera singola
rules-reference-pair = una coppia
# $pairs: the fewest pairs.
rules-reference-pair-run = { $pairs } o più coppie sequenziali
# $tiles: the fewest tiles.
rules-reference-run = una scala di { $tiles } numeri o più
# $tiles: how many tiles alike.
rules-reference-breaker = un Breaker di { $tiles } tessere

# Why a set does not answer. $set: the set.
rules-reference-only-equal = { $set } (solo uguale)
rules-reference-lower = { $set } (più basso)
rules-reference-another-kind = { $set } (un altro tipo)
rules-reference-more-tiles = { $set } (più tessere)
rules-reference-fewer-tiles = { $set } (meno tessere)
rules-reference-joker-in-breaker = { $set } (non è un Breaker, per via del jolly)
