### The board of Skip-Bo Breakers in the browser.
###
### For translators. Labels of buttons and short sentences; some are only read aloud by a screen reader.
### The words of the game (set, run, pair run, Breaker, joker, trick) are those of play.ftl and rules.ftl.
### $name is the name of somebody else, $number, $height and $tile are numbers on tiles (or the sign of
### the joker), as text.

## Sets. Each is a name without an article, on a button or after a colon.

# $height: its number.
breakers-set-single = tessera singola { $height }
breakers-set-pair = coppia di { $height }
# $length (number): how many numbers it has. $height: the highest of them.
breakers-set-run = scala di { $length } fino a { $height }
# $length (number): how many pairs it has.
breakers-set-pair-run = { $length } coppie sequenziali fino a { $height }
# $length (number): how many tiles alike, three or four.
breakers-set-breaker =
    { $length ->
        [3] Breaker di tre: { $height }
        [4] Breaker di quattro: { $height }
       *[other] Breaker di { $length }: { $height }
    }
# A set read aloud. $set: one of the names above. $tiles: the list of its tiles.
breakers-set-aloud = { $set }: { $tiles }

breakers-joker = jolly
# A joker in a set, and the number that it stands for.
breakers-joker-as = jolly come { $number }

## What is needed now. $equal (text): “yes” if a set that is just as high will do.

breakers-your-turn = Tocca a te
breakers-lead = Sei di mano: gioca un set a scelta.
breakers-need-single =
    { $equal ->
        [yes] Rispondi: una tessera singola da { $height } in su, o un Breaker.
       *[no] Rispondi: una tessera singola più alta di { $height }, o un Breaker.
    }
breakers-need-pair =
    { $equal ->
        [yes] Rispondi: una coppia da { $height } in su, o un Breaker.
       *[no] Rispondi: una coppia più alta di { $height }, o un Breaker.
    }
# $length (number): how many numbers the run has. $height: the highest of them.
breakers-need-run =
    { $equal ->
        [yes] Rispondi: una scala di { $length } che arriva a { $height } o più, o un Breaker.
       *[no] Rispondi: una scala di { $length } più alta di { $height }, o un Breaker.
    }
# $length (number): how many pairs it has.
breakers-need-pair-run =
    { $equal ->
        [yes] Rispondi: { $length } coppie sequenziali che arrivano a { $height } o più, o un Breaker.
       *[no] Rispondi: { $length } coppie sequenziali più alte di { $height }, o un Breaker.
    }
breakers-need-breaker = Rispondi: ci vuole un Breaker più alto.
# Nothing in the hand can be laid.
breakers-must-pass = Non hai una risposta: passa.
# Somebody else is on turn.
breakers-turn-opens = { $name } è di mano.
breakers-turn-answers = { $name } risponde.

## The others. All of it is read aloud for one seat, in one go.

breakers-others = Gli altri
breakers-everybody = Chi gioca
# $count (number): the tiles in the hand of somebody else.
breakers-seat =
    { $count ->
        [one] { $name }: { $count } tessera
       *[other] { $name }: { $count } tessere
    }
# The score of a seat in this match.
breakers-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
breakers-passed = ha passato
# A mark at the seat whose turn it is.
breakers-to-play = gioca

## The middle

breakers-trick = La presa
# $set: the name of a set with its tiles. $name is who laid it.
breakers-laid-by = { $name }: { $set }
breakers-laid-by-you = Tu: { $set }
breakers-you = Tu
breakers-won-trick =
    { $who ->
        [you] Hai vinto l’ultima presa.
       *[other] { $name } ha vinto l’ultima presa.
    }
breakers-lay-here = Gioca qui un set
# Before the first round everybody draws a tile; the highest opens.
breakers-drawn = Pescate per vedere chi è di mano
# Tiles that nobody has, face down.
breakers-unused =
    { $count ->
        [one] A lato: { $count } tessera, a faccia in giù
       *[other] A lato: { $count } tessere, a faccia in giù
    }
breakers-unused-short = A lato
# Tiles of tricks that are over, face down.
breakers-played =
    { $count ->
        [one] Giocata: { $count } tessera, a faccia in giù
       *[other] Giocate: { $count } tessere, a faccia in giù
    }
breakers-played-short = Giocate
# A button, at tables with the memory aid.
breakers-played-show =
    { $count ->
        [one] Giocata: { $count } tessera. Mostra quale.
       *[other] Giocate: { $count } tessere. Mostra quali.
    }
breakers-played-title = Tessere delle prese finite
# $tile: a number or the word for a joker. $count (number): how often it was played.
breakers-played-count = { $tile }: { $count }

## The rack

breakers-rack = Le tue tessere
# A tile that takes part in a set which can be laid now.
breakers-tile-useful = { $tile }, si può giocare
# The button that sorts the tiles. The text says how they are sorted now.
breakers-sort =
    { $order ->
        [number] Per numero
        [alike] Prima le uguali
        [runs] Prima le scale
       *[own] Il mio ordine
    }
# Read aloud before how they are sorted.
breakers-sort-tiles = Ordina le tue tessere. Ora:

## Laying and passing

breakers-lay = Gioca
breakers-no-set = Non è un set.
# Nothing is selected yet.
breakers-select = Scegli le tessere
# There are several sets that the selected tiles could be: where does the joker go?
breakers-choose = Quale set?
# $count (number): how many sets there are to choose from.
breakers-choose-count =
    { $count ->
        [one] { $count } scelta
       *[other] { $count } scelte
    }

## The list of keys

breakers-key-move = Scorri le tue tessere
breakers-key-select = Scegli una tessera, o rimettila
breakers-key-lay = Gioca le tessere scelte
breakers-key-sort = Ordina le tue tessere in altro modo
breakers-key-carry = Sposta una tessera nel tuo ordine
