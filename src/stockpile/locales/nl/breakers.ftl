### The board of Skip-Bo Breakers in the browser.
###
### $name is the name of somebody else, $number, $height and $tile are numbers on tiles (or the sign of
### the joker), as text.

## Sets. Each is a name without an article, on a button or after a colon.

# $height: its number.
breakers-set-single = enkele { $height }
breakers-set-pair = paar van { $height }
# $length (number): how many numbers it has. $height: the highest of them.
breakers-set-run = straat van { $length } stenen t/m { $height }
# $length (number): how many pairs it has.
breakers-set-pair-run = { $length } opeenvolgende paren t/m { $height }
# $length (number): how many tiles alike, three or four.
breakers-set-breaker =
    { $length ->
        [3] Breaker van drie: { $height }
        [4] Breaker van vier: { $height }
       *[other] Breaker van { $length }: { $height }
    }
# A set read aloud. $set: one of the names above. $tiles: the list of its tiles.
breakers-set-aloud = { $set }: { $tiles }

breakers-joker = joker
# A joker in a set, and the number that it stands for.
breakers-joker-as = joker als { $number }

## What is needed now. $equal (text): “yes” if a set that is just as high will do.

breakers-your-turn = Jouw beurt
breakers-lead = Jij opent: leg een set naar keuze.
breakers-need-single =
    { $equal ->
        [yes] Antwoord: een enkele steen van { $height } of hoger, of een Breaker.
       *[no] Antwoord: een enkele steen hoger dan { $height }, of een Breaker.
    }
breakers-need-pair =
    { $equal ->
        [yes] Antwoord: een paar van { $height } of hoger, of een Breaker.
       *[no] Antwoord: een paar hoger dan { $height }, of een Breaker.
    }
# $length (number): how many numbers the run has. $height: the highest of them.
breakers-need-run =
    { $equal ->
        [yes] Antwoord: een straat van { $length } stenen t/m { $height } of hoger, of een Breaker.
       *[no] Antwoord: een straat van { $length } stenen hoger dan { $height }, of een Breaker.
    }
# $length (number): how many pairs it has.
breakers-need-pair-run =
    { $equal ->
        [yes] Antwoord: { $length } opeenvolgende paren t/m { $height } of hoger, of een Breaker.
       *[no] Antwoord: { $length } opeenvolgende paren hoger dan { $height }, of een Breaker.
    }
breakers-need-breaker = Antwoord: alleen een hogere Breaker.
# Nothing in the hand can be laid.
breakers-must-pass = Je hebt geen antwoord: pas.
# Somebody else is on turn.
breakers-turn-opens = { $name } opent.
breakers-turn-answers = { $name } antwoordt.

## The others. All of it is read aloud for one seat, in one go.

breakers-others = De anderen
breakers-everybody = De spelers
# $count (number): the tiles in the hand of somebody else.
breakers-seat =
    { $count ->
        [one] { $name }: { $count } steen
       *[other] { $name }: { $count } stenen
    }
# The score of a seat in this match.
breakers-points =
    { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
breakers-passed = gepast
# A mark at the seat whose turn it is.
breakers-to-play = aan zet

## The middle

breakers-trick = De slag
# $set: the name of a set with its tiles. $name is who laid it.
breakers-laid-by = { $name }: { $set }
breakers-laid-by-you = Jij: { $set }
breakers-you = Jij
breakers-won-trick =
    { $who ->
        [you] Jij hebt de laatste slag gewonnen.
       *[other] { $name } heeft de laatste slag gewonnen.
    }
breakers-lay-here = Leg hier een set
# Before the first round everybody draws a tile; the highest opens.
breakers-drawn = Getrokken om te zien wie opent
# Tiles that nobody has, face down.
breakers-unused =
    { $count ->
        [one] Over: { $count } steen, gedekt
       *[other] Over: { $count } stenen, gedekt
    }
breakers-unused-short = Over
# Tiles of tricks that are over, face down.
breakers-played =
    { $count ->
        [one] Gespeeld: { $count } steen, gedekt
       *[other] Gespeeld: { $count } stenen, gedekt
    }
breakers-played-short = Gespeeld
# A button, at tables with the memory aid.
breakers-played-show =
    { $count ->
        [one] Gespeeld: { $count } steen. Toon welke.
       *[other] Gespeeld: { $count } stenen. Toon welke.
    }
breakers-played-title = Stenen van afgelopen slagen
# $tile: a number or the word for a joker. $count (number): how often it was played.
breakers-played-count = { $tile }: { $count }

## The rack

breakers-rack = Jouw stenen
# A tile that takes part in a set which can be laid now.
breakers-tile-useful = { $tile }, kan worden gelegd
# The button that sorts the tiles. The text says how they are sorted now.
breakers-sort =
    { $order ->
        [number] Op getal
        [alike] Gelijke eerst
        [runs] Straten eerst
       *[own] Mijn volgorde
    }
# Read aloud before how they are sorted.
breakers-sort-tiles = Je stenen sorteren. Nu:

## Laying and passing

breakers-lay = Leggen
breakers-no-set = Dit is geen set.
# Nothing is selected yet.
breakers-select = Kies stenen
# There are several sets that the selected tiles could be: where does the joker go?
breakers-choose = Wat wordt het?
# $count (number): how many sets there are to choose from.
breakers-choose-count =
    { $count ->
        [one] { $count } mogelijkheid
       *[other] { $count } mogelijkheden
    }

## The list of keys

breakers-key-move = Langs je stenen gaan
breakers-key-select = Een steen kiezen of terugzetten
breakers-key-lay = De gekozen stenen leggen
breakers-key-sort = Je stenen anders sorteren
breakers-key-carry = Een steen verplaatsen
