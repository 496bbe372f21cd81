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

# $edition (text): the program's name for the edition, such as skipbo-2003.
# $seats (number): how many people play at this table.
rules-for-table =
    Queste sono le regole stampate, dette con parole nostre e scritte per un tavolo con { $seats }
    posti (edizione «{ $edition }»). Ogni regola ha un numero, così puoi citarla.

# How paragraphs are marked in which we decided something that the sheets leave open.
rules-ours = Decisione nostra:

rules-legend =
    Dove un paragrafo comincia con «{ rules-ours }», i fogli stampati lasciano aperta una domanda o
    si possono leggere in più modi, e la risposta è nostra. Dove si dice «A questo tavolo», leggi
    come si gioca al tuo.

rules-trademark =
    Skip-Bo e Skip-Bo Breakers sono marchi del loro proprietario. Questo progetto non ha nessun
    legame con il proprietario.

# Said after the rule that a table has chosen. $option is the option's name, $value is what this table
# has chosen, $others are the other choices, separated by commas.
rules-option-note = (Qui l’opzione «{ $option }» è «{ $value }». Si può scegliere anche: { $others }.)

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
    La scatola ha { $cards } carte: { $copies } per ogni numero da { $first } a { $highest }, e
    { $wilds } carte Skip-Bo. Una carta Skip-Bo può valere qualsiasi numero. Se nella tua scatola ci
    sono carte bianche, lasciale da parte.

# seat: a place at the table. $fewest and $most are numbers of seats.
rule-s2-seats = Il tavolo ha da { $fewest } a { $most } posti, uno per persona.
rule-s2-seats-or-more = Il tavolo ha { $fewest } posti o più, uno per persona.
rule-s2-most-seats =
    Il foglio non dice quanto grande può essere il tavolo. Noi giochiamo al massimo con { $most }
    posti.

## Skip-Bo: getting ready

rule-s3-dealer =
    Mescola le carte. Tutti ne pescano una, e chi ha la più alta dà le carte. Le carte Skip-Bo non
    contano.
rule-s3-draw-again =
    Se peschi una carta Skip-Bo, pescane un’altra. Se più persone hanno la carta più alta, pescano
    di nuovo solo loro. Poi tutte le carte tornano nel mazzo, che viene mescolato.
rule-s3-dealing-from-left =
    Chi dà le carte le distribuisce una per volta, in senso orario, cominciando dal posto alla sua
    sinistra. L’ultima carta che ricevi è quella in cima al tuo mazzetto.
rule-s3-shuffle = Mescola le carte e distribuisci un mazzetto a tutti.
rule-s3-dealing-from-starter =
    Distribuisci le carte una per volta, in senso orario, cominciando dal posto che giocherà per
    primo. L’ultima carta che ricevi è quella in cima al tuo mazzetto.
rule-s3-next-dealer = Nel round successivo dà le carte il posto a sinistra.
# A drawn round: one without a winner (S29).
rule-s3-drawn-round =
    Anche dopo un round che nessuno ha vinto (S29) dà le carte il posto a sinistra.

rule-s4-left-of-dealer = Gioca per primo il posto a sinistra di chi ha dato le carte.
rule-s4-youngest = Comincia la persona più giovane.
rule-s4-by-lot =
    Quando preparate il tavolo, dite chi è la persona più giovane. Se non lo dite, si tira a sorte
    chi comincia.
rule-s4-next-rounds =
    In ogni nuovo round comincia il posto successivo a sinistra, anche dopo un round che nessuno ha
    vinto (S29).

# $large, $small: cards in a stock pile. $fewest to $seats: so many seats get the large stock piles.
rule-s5-stock-size =
    Ogni mazzetto ha { $large } carte se il tavolo ha da { $fewest } a { $seats } posti, e
    { $small } carte se ne ha di più.
# $printed cards each do not fit from $seats seats on; with the largest table, $most, $stock cards fit.
rule-s5-many-seats =
    Da { $seats } posti in su, con { $printed } carte per mazzetto, non tutti potrebbero avere una
    mano di { $hand }. Allora i mazzetti hanno tante carte quante ce ne stanno: con { $most } posti
    sono { $stock } per mazzetto.
rule-s5-this-table =
    A questo tavolo: { $seats } posti, e { $stock ->
        [one] { $stock } carta
       *[other] { $stock } carte
    } in ogni mazzetto.
rule-s5-face-down =
    Metti il tuo mazzetto coperto davanti a te e gira la carta in cima. Nessuno guarda le carte
    sotto, nemmeno tu.

rule-s6-short-game =
    Per una partita breve, distribuisci mazzetti di { $short } carte. Meno carte ci sono, prima si
    finisce.
# $least and $most are numbers of cards. $option is the option's name.
rule-s6-any-size =
    Potete accordarvi su qualsiasi altra grandezza da { $least } a { $most } (opzione
    «{ $option }»). Con { $seats } posti, di più non si può: tutti devono poter pescare una mano di
    { $hand }.

# draw pile: the common face-down pile.
rule-s7-draw-pile =
    Metti il resto coperto al centro: è il mazzo di pesca. Nessuno ha ancora una mano. Tu peschi la
    tua quando arriva il tuo turno.

## Skip-Bo: your turn

# $hand: so many cards make a full hand.
rule-s8-turn =
    Si gioca in senso orario. Comincia il tuo turno pescando dal mazzo di pesca finché hai { $hand }
    carte in mano.
# lay: put on a building pile.
rule-s10-sources =
    Poi gioca carte sulle pile di costruzione. Possono venire dalla cima del tuo mazzetto, dalla
    cima di una qualsiasi delle tue pile di scarto o dalla tua mano.
rule-s13-stock-first =
    Guarda prima il tuo mazzetto, perché vinci svuotandolo. È un buon consiglio, non un obbligo.
rule-s13-stop =
    Secondo le regole stampate non devi mai giocare per forza una carta. Fermati quando vuoi.
rule-s13-all-you-can =
    Secondo le regole stampate finisci il turno quando hai giocato tutte le carte che puoi.
rule-s13-laying-free =
    A questo tavolo giochi se vuoi. Puoi fermarti anche se un’altra carta andrebbe bene.
    { rules-option-note }
rule-s13-laying-forced =
    A questo tavolo giocare è un obbligo. Finché puoi giocare una carta, non puoi finire il turno.
    { rules-option-note }
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
    Appena la carta in cima al tuo mazzetto è giocata, gira la successiva. Se va bene, puoi giocarla
    nello stesso turno.
rule-s16-discard-piles =
    Le tue pile di scarto crescono in qualsiasi ordine, ma di ognuna si può giocare solo la carta in
    cima. Puoi scartare una carta Skip-Bo, e resta una carta Skip-Bo.
# $number: an example of a number that a wild stood for.
rule-s17-complete =
    Una pila di costruzione che arriva a { $highest } è completa. Toglila e mettila subito da parte.
    Le sue carte restano quello che sono: una carta Skip-Bo giocata come { $number } è di nuovo una
    carta Skip-Bo. Al suo posto può cominciare una pila nuova.
rule-s18-reshuffle =
    Se devi pescare e il mazzo di pesca è vuoto, mescola le pile messe da parte. Sono il nuovo mazzo
    di pesca, e continui a pescare.

## Skip-Bo: winning and points

# side: what wins, a seat alone or a team's seats together.
rule-s19-win =
    Il round finisce nel momento in cui uno schieramento non ha più carte nei mazzetti: quello
    schieramento ha vinto. Non deve più scartare. Uno schieramento è un posto da solo oppure, a
    squadre, tutti i posti di una squadra.
rule-s19-order =
    Dopo ogni carta giocata, procedi in quest’ordine: togli una pila di costruzione completa, gira
    la carta successiva del mazzetto, guarda se il round è vinto e riempi di nuovo una mano vuota.

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
    Si può giocare a squadre. I compagni possono sedersi dove vogliono. Quando tocca a te, puoi
    giocare carte dal tuo mazzetto e dalle tue pile di scarto, e da quelli dei tuoi compagni. Non
    giochi mai dalla mano di un compagno, e scarti solo sulle tue pile.
# At least so many teams, of so many seats or more.
rule-s21-team-sizes =
    Ci sono almeno { $teams } squadre. Sono tutte della stessa grandezza: { $seats } posti o più.
rule-s21-alone = A questo tavolo ognuno gioca per sé.
# $count: the number of teams. $teams: their seats, such as A+C, B+D.
rule-s21-this-table = A questo tavolo giocano { $count } squadre: { $teams }.
rule-s22-silence =
    Quando tocca a te, solo tu decidi che cosa si gioca. I tuoi compagni stanno in silenzio.
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
    Ogni tanto il mazzo di pesca è vuoto e nessuna pila è stata messa da parte. Allora pesca tutte
    le carte che ci sono, anche se non ce n’è nessuna, e gioca con quello che hai in mano.
rule-s28-empty-hand =
    Se durante il tuo turno la mano si svuota e dopo si completa una pila di costruzione, ci sono di
    nuovo carte: pesca subito una nuova mano. Finché hai una carta in mano, non peschi niente prima
    del tuo prossimo turno.
rule-s28-pass =
    Con la mano vuota e niente da pescare, puoi ancora giocare dal tuo mazzetto e dalle tue pile di
    scarto. Poi finisci il turno passando. Con una carta in mano non puoi passare: scarti, come
    sempre.
rule-s29-stuck =
    Il round è bloccato quando tutti, uno dopo l’altro, avete passato senza giocare una carta.
rule-s29-stalemate-redeal =
    A questo tavolo un round bloccato riparte: tutte le mani, le pile di scarto e le pile di
    costruzione si mescolano in un nuovo mazzo di pesca. I mazzetti restano, e il posto successivo
    comincia un turno normale. Se il round si blocca ancora prima che si giochi una carta di un
    mazzetto, nessuno ha vinto e non ci sono punti. { rules-option-note }
rule-s29-stalemate-fewest-stock =
    A questo tavolo un round bloccato lo vince lo schieramento che in tutto ha meno carte nei
    mazzetti, con i punti della regola S20. Se più schieramenti ne hanno così poche, nessuno ha
    vinto e non ci sono punti. { rules-option-note }
rule-s29-stalemate-draw =
    A questo tavolo un round bloccato finisce: nessuno ha vinto e non ci sono punti.
    { rules-option-note }

## Skip-Bo: slips, and what you may see

rule-s24-s27-penalties =
    Le regole stampate hanno penalità per chi pesca troppe carte, gioca fuori turno o dà consigli a
    un compagno.
rule-s24-s27-no-penalties =
    Le regole stampate di questa edizione non prevedono penalità per le sviste.
rule-s24-s27-borrowed =
    Le regole stampate di questa edizione non prevedono penalità per le sviste. Questo tavolo prende in
    prestito quelle dei fogli più vecchi.
rule-s24-conduct-enforced =
    A questo tavolo è il programma che pesca le carte e bada all’ordine dei turni. Nessuno può
    pescare troppo o giocare fuori turno, quindi non ci sono penalità. Però non ti sente: stare in
    silenzio (S22) dipende da te. { rules-option-note }
rule-s24-conduct-tabletop =
    A questo tavolo pescate voi le carte e badate voi all’ordine dei turni. Potete pescare troppo,
    giocare fuori turno o dare consigli: tenetevi d’occhio! Solo quello che giocate va sempre bene: a
    questo pensa il programma. { rules-option-note }
# $cards: how many cards advice costs.
rule-s24-advice =
    Se dai un consiglio a un compagno, prendi { $cards } carte dal mazzo di pesca e le metti sotto il
    tuo mazzetto. Nessuno può guardarle, nemmeno tu.
rule-s24-as-many =
    Se ce ne sono meno, prendi quelle che ci sono. Quando delle carte vanno sotto un mazzetto vuoto, la
    carta in cima si scopre, e il mazzetto va svuotato di nuovo.
rule-s24-judging =
    Chiunque altro può dire che hai dato un consiglio. Decide chi non è della tua squadra e non l’ha
    detto: era un consiglio se più della metà è d’accordo. Intanto si continua a giocare, e finché non
    è deciso non si apre un’altra questione del genere.
rule-s25-too-many =
    Se all’inizio del tuo turno peschi troppe carte, quelle in più, cioè le ultime pescate, vanno sotto
    il tuo mazzetto. Non mostrarle a nessuno. Con la prima carta che giochi o scarti non si pesca più.
# $hand: how many cards a hand has.
rule-s25-too-few =
    Puoi cominciare con meno di { $hand } carte. Quando durante il tuo turno la mano si svuota, quella
    nuova si pesca da sé: lì non puoi sbagliare.
rule-s26-out-of-turn =
    Giochi fuori turno appena peschi o giochi una carta quando non tocca a te. Se qualcuno ti coglie
    sul fatto prima che tu abbia finito, ti fermi subito, e continua chi è di turno.
rule-s26-what-stays =
    Quello che hai giocato resta dov’è, e quello che hai pescato resta nella tua mano. Il turno
    interrotto riprende da dov’era. Finché giochi fuori turno, gli altri possono coglierti sul fatto,
    ma non giocare. Non puoi cominciare con uno scarto, perché nessuno potrebbe coglierti. Un falso
    allarme non costa niente.
rule-s26-caught-whole-turn =
    A questo tavolo chi è stato colto sul fatto non pesca niente per tutto il turno successivo, nemmeno
    quando la mano si svuota. Con la mano vuota può passare. { rules-option-note }
rule-s26-caught-start-only =
    A questo tavolo chi è stato colto sul fatto non pesca niente all’inizio del turno successivo. Se
    poi la mano si svuota, ne pesca una nuova. Se è vuota fin dall’inizio, può passare.
    { rules-option-note }
rule-s27-stands =
    Se nessuno ti coglie prima dello scarto, il tuo turno vale e non c’è penalità. Si continua con chi
    sta alla tua sinistra. Se hai interrotto un turno, quel turno è finito.
rule-s27-last-stock-card =
    Anche svuotare l’ultimo mazzetto del proprio schieramento finisce il turno: il round è vinto, fuori
    turno o no.

rule-skipbo-open =
    Tutti possono vedere la carta in cima a ogni mazzetto, tutte le carte delle pile di scarto e
    delle pile di costruzione, quante carte ci sono in ogni mano e in ogni pila, e i punti.
rule-skipbo-hidden =
    Solo tu vedi la tua mano; i tuoi compagni no. Nessuno vede le carte dei mazzetti sotto quella in
    cima, né l’ordine del mazzo di pesca.

## Breakers: what the game is about, and what you need

# tile: the piece that Breakers is played with. set: what is laid in one go.
rule-breakers-aim =
    Hai una mano di tessere da giocare in set, e ognuno risponde agli altri. Resta senza tessere
    prima di tutti. Allora ricevi punti per tutte le tessere che gli altri hanno ancora.
# joker: the tile with the sign ∞.
rule-b1-tiles =
    La scatola ha { $tiles } tessere: { $copies } per ogni numero da { $first } a { $highest }, e
    { $jokers } jolly con il segno ∞. C’è anche un foglio di riferimento. Il nostro è alla fine di
    queste regole.
rule-b2-seats = Il tavolo ha da { $fewest } a { $most } posti, uno per persona.

## Breakers: getting ready

# opener: who leads to a trick.
rule-b3-opener =
    Prima del primo round, gira tutte le tessere a faccia in giù e mescolale. Tutti ne pescano una,
    e chi ha la più alta è di mano. Un jolly batte ogni numero.
rule-b3-draw-again =
    Se più persone hanno la tessera più alta, pescano di nuovo solo loro. Poi tutte le tessere
    tornano al centro, si mescolano ancora una volta, e prendete le vostre mani.
# So many tiles make a hand with so many seats. $rest tiles are left over.
rule-b2-hand =
    Con { $seats } posti, tutti prendono { $tiles } tessere. { $rest ->
        [0] Non ne resta nessuna.
       *[other] Il resto sta a lato a faccia in giù, e nessuno lo guarda.
    }
# As above, for tables with $fewest to $most seats.
rule-b2-hand-range =
    Da { $fewest } a { $most } posti, tutti prendono { $tiles } tessere. Il resto sta a lato a
    faccia in giù, e nessuno lo guarda.
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
    Una scala vale quanto il suo numero più alto, e così le coppie sequenziali. I numeri finiscono a
    { $highest }: da lì non si può continuare con { $first }.

## Breakers: answering

rule-b5-answer =
    In senso orario da chi è di mano, ognuno risponde o passa. Una risposta deve pareggiare o
    battere l’ultimo set giocato. È dello stesso tipo e ha lo stesso numero di tessere. Oppure è un
    Breaker.
rule-b5-length =
    Per esempio, a { $run } non si risponde con { $longer }, anche se va più in alto: ha più
    tessere.
rule-b5-kinds =
    Nessun tipo vale più di un altro. Una scala, per esempio, non batte mai una coppia.
rule-b6-answer-higher =
    A questo tavolo la tua risposta deve essere più alta dell’ultimo set. Pareggiare non basta.
    { rules-option-note }
rule-b6-answer-equal-or-higher =
    A questo tavolo la tua risposta deve essere uguale all’ultimo set o più alta. Ma su un Breaker,
    un Breaker deve sempre essere più alto. { rules-option-note }
rule-b7-must = Secondo le regole stampate devi rispondere se puoi. Se non puoi, passi.
rule-b7-breaker =
    Un Breaker non è mai un obbligo. Se è la tua unica risposta, puoi tenerlo e passare.
rule-b7-passing-only-when-stuck =
    A questo tavolo puoi passare solo se non hai una risposta dello stesso tipo. Vale anche una
    risposta per cui ti servono i jolly, ma non un Breaker. { rules-option-note }
rule-b7-passing-free =
    A questo tavolo puoi passare quando vuoi, anche se potresti rispondere, perché nessuno vede la
    tua mano. Solo chi è di mano deve giocare. { rules-option-note }

## Breakers: Breakers and jokers

rule-b11-breaker =
    Quando tocca a te, un Breaker risponde a ogni altro tipo di set. Con un Breaker puoi anche
    aprire. Solo un Breaker più alto batte un Breaker.
# $small, $large: how many tiles alike make a Breaker.
rule-b11-rank =
    Un Breaker di { $large } tessere batte un Breaker di { $small }, quali che siano i numeri. A
    parità di tessere vince il numero più alto, e i jolly sono i più alti.
# Seats A, B, C and D. $lead, $run, $small and $large are sets.
rule-b11-example =
    Per esempio, D apre con { $lead } e A risponde con { $run }. B si intromette con { $small }, e C
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
    { rules-option-note }
rule-b10-lone-joker-as-15 =
    A questo tavolo un jolly giocato da solo è una tessera singola alta come { $highest }, e una
    coppia di jolly è alta come una coppia di { $highest }. Non puoi dichiararli più bassi.
    { rules-option-note }
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
    gioco. { rules-option-note }
rule-b14-memory-aid-on =
    A questo tavolo puoi vedere quante volte è stata giocata ogni tessera. { rules-option-note }

## Breakers: the round and the match

rule-b15-end =
    Il round finisce nel momento in cui qualcuno non ha più tessere: quel posto lo ha vinto.
rule-b16-points =
    Chi vince riceve { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } per ogni tessera rimasta in mano agli altri.
rule-b16-match = Chi arriva per primo a { $target } punti vince la partita.
rule-b17-next-round =
    Per il round successivo tutte le tessere si girano a faccia in giù e si mescolano, e prendete
    nuove mani. È di mano chi ha vinto l’ultimo round.

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
