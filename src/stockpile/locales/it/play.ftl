### Playing in line mode: `stockpile play --plain`.
###
### It is read on a screen of 80 columns and it is read aloud: keep it short, and let no meaning hang on
### layout. $who, $whose and $game choose the sentence. What stands between quotation marks « », and
### everything in $move and $moves, is typed as it is. Before a number stands “un”, never “il”, since it
### would be “l’8”; a name never follows “a”, and nothing agrees with the gender of a person.

## Lists and people

# A list, built up from left to right: $first is the list so far, $next is one item more.
play-list = { $first }, { $next }
# The end of a list of people: “Ben, Cleo e tu”.
play-list-end = { $first } e { $last }
# The person, as one of several people in a list.
play-you = tu

## Around a match

# $game: the name of the game. $others: the other people.
play-against = Giochi a { $game } contro { $others }.
# $partners: the people of your team, $others: those of the other teams.
play-with-partners = Giochi a { $game } con { $partners } contro { $others }.
# $points (number): the score that wins.
play-to-target =
    { $points ->
        [one] Chi arriva per primo a { $points } punto vince la partita.
       *[other] Chi arriva per primo a { $points } punti vince la partita.
    }
play-one-round = Decide un solo round.
play-type-help = Scrivi «?» per avere aiuto in qualsiasi momento.
play-preparing = I bot forti si stanno preparando; fino ad allora ne giocano di più semplici.
# Said instead in a game that is to come out the same again.
play-preparing-wait = I bot forti si stanno preparando, e la partita li aspetta. Ci vuole un minuto, e solo la prima volta.
# When that does not work.
play-unprepared = Qui non si possono preparare i bot forti; al loro posto ne giocano di più semplici.
# $name: whose bot it is. $reason: what the computer says of it.
play-bot-failed = Il bot di { $name } non ha fatto nessuna mossa ({ $reason }). Al suo posto gioca un bot semplice.
# Said when a match is gone on with that was left earlier.
play-resumed = Riprendi da dove avevi lasciato.
play-round = Round numero { $round }.

# The question to which a move is the answer. A space is put behind it.
play-prompt = La tua mossa:
# The question between two rounds. A space is put behind it.
play-prompt-round = Premi Invio per il prossimo round:
play-hint = Scrivi «?» per avere aiuto, o «moves» per le mosse che puoi fare.
play-hint-round = Premi Invio per continuare, o scrivi «quit» per fermarti qui.
play-no-moves = Il round è finito: non c’è niente da giocare.
play-moves-pass = Passare: pass

play-passes =
    { $who ->
        [you] Passi.
       *[other] { $name } passa.
    }
play-points =
    { $who ->
        [you] { $points ->
            [one] Fai { $points } punto.
           *[other] Fai { $points } punti.
        }
        [we] { $points ->
            [one] La tua squadra fa { $points } punto.
           *[other] La tua squadra fa { $points } punti.
        }
        [they] { $points ->
            [one] { $names } fanno { $points } punto.
           *[other] { $names } fanno { $points } punti.
        }
       *[other] { $points ->
            [one] { $names } fa { $points } punto.
           *[other] { $names } fa { $points } punti.
        }
    }
play-match-won =
    { $who ->
        [you] Vinci la partita.
        [we] La tua squadra vince la partita.
        [they] { $names } vincono la partita.
       *[other] { $names } vince la partita.
    }
# One score in the list of scores.
play-score = { $names } { $points }
# $scores: the list of scores. $target (number): the score that wins the match.
play-scores = Punteggi: { $scores }. Si gioca fino a { $target }.
play-scores-final = Punteggi finali: { $scores }.

## A hint, when the person asks for one

# Reasons follow, each a sentence of its own. $chance and $error (numbers): percent; 0 means that it is certain.
play-hint-move =
    { $error ->
        [0] Prova { $move }: { $chance } probabilità su 100 di vincere il round.
       *[other] Prova { $move }: circa { $chance } probabilità su 100 di vincere il round, più o meno { $error }.
    }

## Leaving

# A command to type follows, in a line of its own.
play-left-saved = La partita è salvata. Per riprenderla:
play-left-unsaved = La partita non è salvata.
# $reason: what the computer says of it.
play-save-failed = Non è stato possibile salvare la partita: { $reason }.

## Help. A line that is indented stays a line of its own; all others are folded to the width.

# $highest (number): the number that completes a building pile.
play-help-skipbo =
    Svuota il tuo mazzetto prima che gli altri svuotino il loro. Gioca carte sulle pile di costruzione,
    che salgono di uno in uno da 1 a { $highest }: la carta in cima al tuo mazzetto, quelle in cima alle
    tue pile di scarto o le carte della tua mano. Finisci il turno mettendo una carta della tua mano su una
    delle tue pile di scarto. S è una carta Skip-Bo: vale il numero che serve.
play-help-skipbo-moves =
    Mosse: h è la tua mano, d una pila di scarto, e le pile si contano da 1.
    {"  "}stock>2   la cima del tuo mazzetto sulla pila di costruzione 2
    {"  "}h7>1      il 7 della tua mano sulla pila di costruzione 1
    {"  "}hS>3      una carta Skip-Bo della tua mano sulla pila di costruzione 3
    {"  "}d4>2      la cima della tua pila di scarto 4 sulla pila di costruzione 2
    {"  "}h9>d1     il 9 della tua mano sulla tua pila di scarto 1: il turno finisce
    {"  "}pass      finisci il turno, con la mano vuota e niente da pescare
# Added where the person plays in a team. $seat: the letter of a partner’s seat.
play-help-skipbo-team =
    La tua squadra vince quando tutti i suoi mazzetti sono vuoti. Puoi giocare anche dai mazzetti e dalle
    pile di scarto dei tuoi compagni. Metti davanti la lettera del posto: { $seat }.stock>1 o
    { $seat }.d2>4.
# $joker: how a joker is shown.
play-help-breakers =
    Gioca la tua ultima tessera prima di tutti. Chi è di mano gioca un set. Gli altri, a turno,
    rispondono con un set dello stesso tipo e della stessa lunghezza, abbastanza alto, o con un Breaker,
    oppure passano. Quando tutti gli altri hanno passato, chi ha giocato per ultimo è di nuovo di mano.
    { $joker } è un jolly: vale qualsiasi numero in una coppia o in una scala, ma mai una delle tessere
    di un Breaker. Si scrive *.
play-help-breakers-moves =
    Mosse: + unisce tessere uguali, - unisce tessere in sequenza.
    {"  "}7         una tessera singola
    {"  "}7+7       una coppia; 7+* è una coppia con un jolly
    {"  "}3-4-5     una scala di tre o più; 8-9-* è 8, 9, 10, e *-8-9 è 7, 8, 9
    {"  "}4+4-5+5   due o più coppie sequenziali
    {"  "}2+2+2     un Breaker: tre o quattro uguali, che rispondono a ogni set
    {"  "}pass      questa volta non giochi niente
play-help-commands =
    Comandi:
    {"  "}look      di nuovo tutto il tavolo
    {"  "}moves     le mosse che puoi fare
    {"  "}hint      la mossa migliore, e perché
# Where something can be taken back; between the two others.
play-help-undo = {"  "}undo      annulla la tua ultima mossa, finché non si è visto niente di nuovo
play-help-more-commands =
    {"  "}log       che cosa è successo in questo round
    {"  "}scores    a che punto è la partita
    {"  "}rules     tutte le regole, come si gioca qui
    {"  "}quit      fermati qui

## Skip-Bo: what happens

# Before the first round everybody draws a card; the highest deals. $card: the card.
play-lead-drawn-skipbo =
    { $who ->
        [you] Per vedere chi dà le carte, peschi: { $card }.
       *[other] Per vedere chi dà le carte, { $name } pesca: { $card }.
    }
play-skipbo-lead-highest =
    { $who ->
        [you] Hai la carta più alta e dai le carte.
       *[other] { $name } ha la carta più alta e dà le carte.
    }
# The deal moves on from round to round.
play-skipbo-lead-next-seat =
    { $who ->
        [you] Dai le carte.
       *[other] { $name } dà le carte.
    }
play-skipbo-lead-youngest =
    { $who ->
        [you] La persona più giovane sei tu.
       *[other] La persona più giovane è { $name }.
    }
play-skipbo-lead-lot =
    { $who ->
        [you] La sorte sceglie te.
       *[other] La sorte sceglie { $name }.
    }
# $count (number): the cards of each stock pile.
play-skipbo-dealt =
    { $count ->
        [one] Ogni mazzetto ha { $count } carta.
       *[other] Ogni mazzetto ha { $count } carte.
    }
play-skipbo-starts =
    { $who ->
        [you] Cominci tu.
       *[other] Comincia { $name }.
    }

# Laying a card on a building pile. $pile (number): which building pile. $number (number): the number
# that the card has, or that a Skip-Bo card stands for. $discard (number): which discard pile it
# comes from.
play-skipbo-lays-hand =
    { $who ->
        [you] Giochi un { $number } dalla tua mano sulla pila di costruzione { $pile }.
       *[other] { $name } gioca un { $number } dalla mano sulla pila di costruzione { $pile }.
    }
play-skipbo-lays-hand-wild =
    { $who ->
        [you] Giochi una carta Skip-Bo come { $number } dalla tua mano sulla pila di costruzione { $pile }.
       *[other] { $name } gioca una carta Skip-Bo come { $number } dalla mano sulla pila di costruzione { $pile }.
    }
play-skipbo-lays-stock =
    { $who ->
        [you] Giochi un { $number } dal tuo mazzetto sulla pila di costruzione { $pile }.
       *[other] { $name } gioca un { $number } dal mazzetto sulla pila di costruzione { $pile }.
    }
play-skipbo-lays-stock-wild =
    { $who ->
        [you] Giochi una carta Skip-Bo come { $number } dal tuo mazzetto sulla pila di costruzione { $pile }.
       *[other] { $name } gioca una carta Skip-Bo come { $number } dal mazzetto sulla pila di costruzione { $pile }.
    }
play-skipbo-lays-discard =
    { $who ->
        [you] Giochi un { $number } dalla tua pila di scarto { $discard } sulla pila di costruzione { $pile }.
       *[other] { $name } gioca un { $number } dalla pila di scarto { $discard } sulla pila di costruzione { $pile }.
    }
play-skipbo-lays-discard-wild =
    { $who ->
        [you] Giochi una carta Skip-Bo come { $number } dalla tua pila di scarto { $discard } sulla pila di costruzione { $pile }.
       *[other] { $name } gioca una carta Skip-Bo come { $number } dalla pila di scarto { $discard } sulla pila di costruzione { $pile }.
    }

# In a team, from the pile of a partner. $whose (text): “you” if it is your pile, else “other”, and
# $owner is the name of whoever it belongs to. (If $who is “you”, $whose never is.)
play-skipbo-lays-stock-of-partner =
    { $who ->
        [you] Giochi un { $number } dal mazzetto di { $owner } sulla pila di costruzione { $pile }.
       *[other] { $whose ->
            [you] { $name } gioca un { $number } dal tuo mazzetto sulla pila di costruzione { $pile }.
           *[other] { $name } gioca un { $number } dal mazzetto di { $owner } sulla pila di costruzione { $pile }.
        }
    }
play-skipbo-lays-stock-of-partner-wild =
    { $who ->
        [you] Giochi una carta Skip-Bo come { $number } dal mazzetto di { $owner } sulla pila di costruzione { $pile }.
       *[other] { $whose ->
            [you] { $name } gioca una carta Skip-Bo come { $number } dal tuo mazzetto sulla pila di costruzione { $pile }.
           *[other] { $name } gioca una carta Skip-Bo come { $number } dal mazzetto di { $owner } sulla pila di costruzione { $pile }.
        }
    }
play-skipbo-lays-discard-of-partner =
    { $who ->
        [you] Giochi un { $number } dalla pila di scarto { $discard } di { $owner } sulla pila di costruzione { $pile }.
       *[other] { $whose ->
            [you] { $name } gioca un { $number } dalla tua pila di scarto { $discard } sulla pila di costruzione { $pile }.
           *[other] { $name } gioca un { $number } dalla pila di scarto { $discard } di { $owner } sulla pila di costruzione { $pile }.
        }
    }
play-skipbo-lays-discard-of-partner-wild =
    { $who ->
        [you] Giochi una carta Skip-Bo come { $number } dalla pila di scarto { $discard } di { $owner } sulla pila di costruzione { $pile }.
       *[other] { $whose ->
            [you] { $name } gioca una carta Skip-Bo come { $number } dalla tua pila di scarto { $discard } sulla pila di costruzione { $pile }.
           *[other] { $name } gioca una carta Skip-Bo come { $number } dalla pila di scarto { $discard } di { $owner } sulla pila di costruzione { $pile }.
        }
    }

play-skipbo-pile-full = La pila di costruzione { $pile } è completa e si mette da parte.
# $card (number), $discard (number): which discard pile.
play-skipbo-discards =
    { $who ->
        [you] Scarti un { $card } sulla tua pila di scarto { $discard }.
       *[other] { $name } scarta un { $card } sulla pila di scarto { $discard }.
    }
play-skipbo-discards-wild =
    { $who ->
        [you] Scarti una carta Skip-Bo sulla tua pila di scarto { $discard }.
       *[other] { $name } scarta una carta Skip-Bo sulla pila di scarto { $discard }.
    }
# At the start of your turn. $cards: the list of cards.
play-skipbo-you-draw = Peschi { $cards }.
play-skipbo-you-draw-nothing = Non c’è più niente da pescare.
play-skipbo-you-refill = Hai giocato tutta la mano e peschi { $cards }.
# $count (number): how many cards.
play-skipbo-refills =
    { $count ->
        [one] { $name } ha giocato tutta la mano e pesca { $count } carta.
       *[other] { $name } ha giocato tutta la mano e pesca { $count } carte.
    }
play-skipbo-reshuffled = Le carte messe da parte si mescolano in un nuovo mazzo di pesca.
play-skipbo-redealt =
    Nessuno può continuare. Tutte le mani, le pile di scarto e le pile di costruzione si mescolano in un nuovo mazzo di pesca; i mazzetti restano.
play-skipbo-ended-stock-empty =
    { $who ->
        [you] Hai svuotato il tuo mazzetto e vinci il round.
        [we] La tua squadra ha svuotato i suoi mazzetti e vince il round.
        [they] { $names } hanno svuotato i loro mazzetti e vincono il round.
       *[other] { $names } ha svuotato il mazzetto e vince il round.
    }
play-skipbo-ended-fewest-stock =
    { $who ->
        [you] Nessuno può continuare. Hai meno carte di tutti nel mazzetto e vinci il round.
        [we] Nessuno può continuare. La tua squadra ha meno carte di tutti nei mazzetti e vince il round.
        [they] Nessuno può continuare. { $names } hanno meno carte di tutti nei mazzetti e vincono il round.
       *[other] Nessuno può continuare. { $names } ha meno carte di tutti nel mazzetto e vince il round.
    }
play-skipbo-ended-stalemate = Nessuno può continuare. Il round finisce in parità.

## Skip-Bo: the table

# A building pile in the list that the next message takes in. $number (number): what it needs next.
play-skipbo-needs = alla pila { $pile } serve un { $number }
play-skipbo-building = Pile di costruzione: { $piles }.
# $draw and $aside (numbers): how many cards.
play-skipbo-draw =
    { $draw ->
        [one] Mazzo di pesca: { $draw } carta. Da parte: { $aside }.
       *[other] Mazzo di pesca: { $draw } carte. Da parte: { $aside }.
    }
# One of the others in a line. $top: the top card of the stock pile. $left (number): how many cards
# the stock pile has. $hand (number): how many cards the hand has. $piles (number): how many discard
# piles have cards. $tops: their top cards.
play-skipbo-opponent =
    { $left ->
        [0] { $piles ->
            [0] { $name }: mazzetto vuoto, { $hand } in mano, nessuno scarto.
           *[other] { $name }: mazzetto vuoto, { $hand } in mano, in cima agli scarti { $tops }.
        }
       *[other] { $piles ->
            [0] { $name }: mazzetto { $top } (ancora { $left }), { $hand } in mano, nessuno scarto.
           *[other] { $name }: mazzetto { $top } (ancora { $left }), { $hand } in mano, in cima agli scarti { $tops }.
        }
    }
# A partner, from whose piles you may lay. $seat: the letter of the seat.
play-skipbo-partner =
    { $left ->
        [0] { $name }, in squadra con te al posto { $seat }: mazzetto vuoto, { $hand } in mano.
       *[other] { $name }, in squadra con te al posto { $seat }: mazzetto { $top } (ancora { $left }), { $hand } in mano.
    }
play-skipbo-own =
    { $left ->
        [0] Il tuo mazzetto: vuoto.
       *[other] Il tuo mazzetto: { $top } (ancora { $left }).
    }
# A discard pile in the list that the next messages take in. $cards: its cards, the top one first.
# The d is what is typed in moves.
play-skipbo-discard = d{ $pile }: { $cards }
play-skipbo-discard-empty = d{ $pile }: vuota
play-skipbo-discards-of = Pile di scarto di { $name }, dalla cima in giù: { $piles }.
# Discard piles of a partner, from which you may lay, too.
play-skipbo-partner-discards = Pile di scarto di { $name }, da cui puoi giocare, dalla cima in giù: { $piles }.
play-skipbo-partner-discards-empty = Le pile di scarto di { $name } sono vuote.
play-skipbo-own-discards = Le tue pile di scarto, dalla cima in giù: { $piles }.
# $count (number): how many discard piles there are.
play-skipbo-own-discards-empty = Le tue pile di scarto, da d1 a d{ $count }, sono vuote.
play-skipbo-hand = La tua mano: { $cards }.
play-skipbo-hand-empty = La tua mano: vuota.

## Skip-Bo: what you can do

play-skipbo-can-lay = Puoi giocare: { $moves }.
play-skipbo-can-discard = O finisci il turno con uno scarto, come { $move }.
play-skipbo-only-discard = Non puoi giocare niente. Finisci il turno con uno scarto, come { $move }.
# Where the table plays that a card must be laid if one can be.
play-skipbo-must-lay = Devi giocare una carta prima di poter scartare.
# The same where only the own stock card must be.
play-skipbo-must-lay-stock = Devi giocare la carta in cima al tuo mazzetto prima di poter finire il turno.
play-skipbo-can-pass = La tua mano è vuota e non c’è niente da pescare: finisci il turno con pass.
play-skipbo-moves-lay = Giocare: { $moves }
play-skipbo-moves-discard = Scartare, e il turno finisce: { $moves }

## Breakers: what happens

# Before the first round everybody draws a tile; the highest opens. $card: the tile.
play-lead-drawn-breakers =
    { $who ->
        [you] Per vedere chi è di mano, peschi: { $card }.
       *[other] Per vedere chi è di mano, { $name } pesca: { $card }.
    }
play-breakers-lead-highest =
    { $who ->
        [you] Hai la tessera più alta.
       *[other] { $name } ha la tessera più alta.
    }
play-breakers-lead-round-winner =
    { $who ->
        [you] Hai vinto l’ultimo round.
       *[other] { $name } ha vinto l’ultimo round.
    }
# $count (number): the tiles in each hand. $unused (number): the tiles that nobody has.
play-breakers-dealt =
    { $unused ->
        [0] { $count ->
            [one] Ogni mano ha { $count } tessera.
           *[other] Ogni mano ha { $count } tessere.
        }
       *[other] { $count ->
            [one] Ogni mano ha { $count } tessera; a lato, a faccia in giù: { $unused }.
           *[other] Ogni mano ha { $count } tessere; a lato, a faccia in giù: { $unused }.
        }
    }
play-breakers-opens =
    { $who ->
        [you] Sei di mano.
       *[other] { $name } è di mano.
    }
# $set: the tiles, such as 7+7.
play-breakers-lays-single =
    { $who ->
        [you] Giochi una tessera singola: { $set }.
       *[other] { $name } gioca una tessera singola: { $set }.
    }
play-breakers-lays-pair =
    { $who ->
        [you] Giochi una coppia: { $set }.
       *[other] { $name } gioca una coppia: { $set }.
    }
# $length (number): how many numbers the run has. $height (number): the highest of them.
play-breakers-lays-run =
    { $who ->
        [you] Giochi una scala di { $length } fino a { $height }: { $set }.
       *[other] { $name } gioca una scala di { $length } fino a { $height }: { $set }.
    }
# $length (number): how many pairs there are; always two or more.
play-breakers-lays-pair-run =
    { $who ->
        [you] Giochi { $length } coppie sequenziali fino a { $height }: { $set }.
       *[other] { $name } gioca { $length } coppie sequenziali fino a { $height }: { $set }.
    }
play-breakers-lays-breaker =
    { $who ->
        [you] Giochi un Breaker: { $set }.
       *[other] { $name } gioca un Breaker: { $set }.
    }
play-breakers-trick-won =
    { $who ->
        [you] Vinci la presa e apri la successiva.
       *[other] { $name } vince la presa e apre la successiva.
    }
play-breakers-ended =
    { $who ->
        [you] Hai giocato la tua ultima tessera e vinci il round.
       *[other] { $names } ha giocato l’ultima tessera e vince il round.
    }

## Breakers: the table

# One seat in the list that the next message takes in. $count (number): how many tiles it has.
play-breakers-count =
    { $who ->
        [you] tu { $count }
       *[other] { $name } { $count }
    }
play-breakers-counts = Tessere rimaste: { $counts }.
play-breakers-unused =
    { $count ->
        [one] A lato, a faccia in giù: { $count } tessera.
       *[other] A lato, a faccia in giù: { $count } tessere.
    }
# Where the table shows what was played in finished tricks. $tiles: all of it, sorted.
play-breakers-played = Prese finite: { $tiles }.
# One set in the list that the next message takes in.
play-breakers-laid =
    { $who ->
        [you] tu { $set }
       *[other] { $name } { $set }
    }
# $sets: what was laid in the running trick so far, in order.
play-breakers-trick = Questa presa: { $sets }.
play-breakers-hand = Le tue tessere: { $tiles }.

## Breakers: what you can do

play-breakers-lead-any = Sei di mano: gioca il set che vuoi. Scrivi «moves» per vedere i tuoi.
# What would answer. $low (number): the lowest number that will do.
play-breakers-answer-single = Per rispondere: una tessera singola da { $low } in su, o un Breaker.
# $joker: how a joker is shown.
play-breakers-answer-single-of-jokers = Per rispondere: { $joker }, o un Breaker.
play-breakers-answer-pair = Per rispondere: una coppia da { $low } in su, o un Breaker.
play-breakers-answer-pair-of-jokers = Per rispondere: { $joker }+{ $joker }, o un Breaker.
play-breakers-answer-run = Per rispondere: una scala di { $length } che arriva a { $low } o più, o un Breaker.
play-breakers-answer-pair-run = Per rispondere: { $length } coppie sequenziali che arrivano a { $low } o più, o un Breaker.
play-breakers-answer-only-breaker = Per rispondere: ci vuole un Breaker.
play-breakers-answer-breaker = Per rispondere: ci vuole un Breaker più alto.
play-breakers-must-answer = Devi rispondere. Puoi giocare: { $moves }.
play-breakers-may-answer = Puoi giocare: { $moves }. O passare: pass.
play-breakers-only-pass = Non puoi rispondere. Scrivi «pass».
play-breakers-moves-single = Tessere singole: { $moves }
play-breakers-moves-pair = Coppie: { $moves }
play-breakers-moves-run = Scale: { $moves }
play-breakers-moves-pair-run = Coppie sequenziali: { $moves }
play-breakers-moves-breaker = Breaker: { $moves }
# $count (number): how many moves are not listed.
play-breakers-moves-more =
    { $count ->
        [one] I jolly si possono usare in { $count } altro modo, al posto di tessere che hai.
       *[other] I jolly si possono usare in altri { $count } modi, al posto di tessere che hai.
    }

## Where people draw by hand and can err. draw5, catch, advice, agree and disagree are typed like this.

# $move: what to type. $count (number): how many cards that draws.
play-tabletop-can-draw = Per pescare, scrivi { $move }.
# $move: what to type. $name: who plays out of turn.
play-tabletop-can-catch = { $name } gioca fuori turno! Per dirlo, scrivi { $move }.
play-tabletop-can-judge = Qualcuno è accusato di aver dato un consiglio. È così? Scrivi agree (sì) o disagree (no).
play-tabletop-can-own-up = La tua squadra è accusata di aver dato un consiglio. Per ammetterlo, scrivi agree.
play-tabletop-can-deny = La tua squadra è accusata di aver dato un consiglio. Per ammetterlo, scrivi agree; per negarlo, disagree.
# Follows the sentence that something is not a move.
play-tabletop-typed = Qui puoi scrivere anche draw3, catch B o, a squadre, advice C.
# $count (number): how many cards somebody wants to draw at once, more than ten.
play-tabletop-many = { $count } carte in una volta sono tante, e quelle di troppo finiscono sotto il tuo mazzetto.
# $seat: the letter of a seat, as an example.
play-help-tabletop =
    Qui le carte le peschi tu: draw5 ne prende cinque, draw1 una. Quello che peschi di troppo va sotto il tuo
    mazzetto. Se qualcuno gioca fuori turno, dillo: catch { $seat } coglie sul fatto il posto { $seat }. A squadre,
    advice { $seat } dice che il posto { $seat } ha dato un consiglio al compagno; agree (sì) e disagree (no) rispondono.
