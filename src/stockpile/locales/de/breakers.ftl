### The board of Skip-Bo Breakers in the browser.
###
### $name is the name of somebody else, $number, $height and $tile are numbers on tiles (or the sign of
### the joker), as text.

## Sets. Each is a name without an article, on a button or after a colon.

# $height: its number.
breakers-set-single = Einzelstein { $height }
breakers-set-pair = Paar mit { $height }
# $length (number): how many numbers it has. $height: the highest of them.
breakers-set-run = { $length }er-Straße bis { $height }
# $length (number): how many pairs it has.
breakers-set-pair-run = { $length } fortlaufende Paare bis { $height }
# $length (number): how many tiles alike, three or four.
breakers-set-breaker =
    { $length ->
        [3] Breaker (Drilling mit { $height })
        [4] Breaker (Vierling mit { $height })
       *[other] Breaker ({ $length }-mal { $height })
    }
# A set read aloud. $set: one of the names above. $tiles: the list of its tiles.
breakers-set-aloud = { $set }: { $tiles }

breakers-joker = Joker
# A joker in a set, and the number that it stands for.
breakers-joker-as = Joker als { $number }

## What is needed now. $equal (text): “yes” if a set that is just as high will do.

breakers-your-turn = Du bist dran
breakers-lead = Du beginnst: Lege irgendeine Reihe.
breakers-need-single =
    { $equal ->
        [yes] Antwort: ein Einzelstein ab { $height } oder ein Breaker.
       *[no] Antwort: ein Einzelstein über { $height } oder ein Breaker.
    }
breakers-need-pair =
    { $equal ->
        [yes] Antwort: ein Paar ab { $height } oder ein Breaker.
       *[no] Antwort: ein Paar über { $height } oder ein Breaker.
    }
# $length (number): how many numbers the run has. $height: the highest of them.
breakers-need-run =
    { $equal ->
        [yes] Antwort: eine { $length }er-Straße bis { $height } oder höher, oder ein Breaker.
       *[no] Antwort: eine { $length }er-Straße höher als { $height } oder ein Breaker.
    }
# $length (number): how many pairs it has.
breakers-need-pair-run =
    { $equal ->
        [yes] Antwort: { $length } fortlaufende Paare bis { $height } oder höher, oder ein Breaker.
       *[no] Antwort: { $length } fortlaufende Paare höher als { $height } oder ein Breaker.
    }
breakers-need-breaker = Antwort: nur ein höherer Breaker.
# Nothing in the hand can be laid.
breakers-must-pass = Du hast keine Antwort: Setze aus.
# Somebody else is on turn.
breakers-turn-opens = { $name } beginnt.
breakers-turn-answers = { $name } antwortet.

## The others. All of it is read aloud for one seat, in one go.

breakers-others = Die anderen
breakers-everybody = Alle am Tisch
# $count (number): the tiles in the hand of somebody else.
breakers-seat =
    { $count ->
        [one] { $name }: { $count } Spielstein
       *[other] { $name }: { $count } Spielsteine
    }
# The score of a seat in this match.
breakers-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
breakers-passed = setzt aus
# A mark at the seat whose turn it is.
breakers-to-play = ist dran

## The middle

breakers-trick = Der Stich
# $set: the name of a set with its tiles. $name is who laid it.
breakers-laid-by = { $name }: { $set }
breakers-laid-by-you = Du: { $set }
breakers-you = Du
breakers-won-trick =
    { $who ->
        [you] Du hast den letzten Stich gewonnen.
       *[other] { $name } hat den letzten Stich gewonnen.
    }
breakers-lay-here = Lege hier eine Reihe
# Before the first round everybody draws a tile; the highest opens.
breakers-drawn = Gezogen, um zu sehen, wer beginnt
# Tiles that nobody has, face down.
breakers-unused =
    { $count ->
        [one] Übrig: { $count } Spielstein, verdeckt
       *[other] Übrig: { $count } Spielsteine, verdeckt
    }
breakers-unused-short = Übrig
# Tiles of tricks that are over, face down.
breakers-played =
    { $count ->
        [one] Gespielt: { $count } Spielstein, verdeckt
       *[other] Gespielt: { $count } Spielsteine, verdeckt
    }
breakers-played-short = Gespielt
# A button, at tables with the memory aid.
breakers-played-show =
    { $count ->
        [one] Gespielt: { $count } Spielstein. Zeigen, welcher.
       *[other] Gespielt: { $count } Spielsteine. Zeigen, welche.
    }
breakers-played-title = Spielsteine fertiger Stiche
# $tile: a number or the word for a joker. $count (number): how often it was played.
breakers-played-count = { $tile }: { $count }

## The rack

breakers-rack = Deine Spielsteine
# A tile that takes part in a set which can be laid now.
breakers-tile-useful = { $tile }, kann gelegt werden
# The button that sorts the tiles. The text says how they are sorted now.
breakers-sort =
    { $order ->
        [number] Nach Zahl
        [alike] Gleiche zuerst
        [runs] Straßen zuerst
       *[own] Selbst sortiert
    }
# Read aloud before how they are sorted.
breakers-sort-tiles = Deine Spielsteine sortieren. Jetzt:

## Laying and passing

breakers-lay = Legen
breakers-no-set = Das ist keine Reihe.
# Nothing is selected yet.
breakers-select = Spielsteine wählen
# There are several sets that the selected tiles could be: where does the joker go?
breakers-choose = Was soll es sein?
# $count (number): how many sets there are to choose from.
breakers-choose-count =
    { $count ->
        [one] { $count } Möglichkeit
       *[other] { $count } Möglichkeiten
    }

## The list of keys

breakers-key-move = Durch deine Spielsteine gehen
breakers-key-select = Spielstein wählen oder zurückstellen
breakers-key-lay = Die gewählten Spielsteine legen
breakers-key-sort = Deine Spielsteine anders sortieren
breakers-key-carry = Einen Spielstein verschieben
