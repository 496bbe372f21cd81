### The Skip-Bo board in the browser.
###
### $who (text) chooses the sentence: “you”, or “other” for somebody else, whose name is $name.
### A discard has no noun of its own in German: a card goes „auf einen Hilfsstapel“.

## Whose turn it is

skipbo-turn =
    { $who ->
        [you] Du bist dran
       *[other] { $name } ist dran
    }
skipbo-over = Die Runde ist zu Ende

## Seats and sides

# A team. $number (number): which one, from 1 on.
skipbo-team = Team { $number }
# Read aloud with a seat of your own team.
skipbo-partner = In deinem Team.
# Read aloud with a seat that has won the round.
skipbo-won = Hat die Runde gewonnen.
# Read aloud with the seat whose turn it is.
skipbo-on-turn = Ist dran.
# Parts of the board, read aloud. $name: whose part it is.
skipbo-region-own = Deine Karten
skipbo-region-middle = Die Tischmitte
skipbo-region-seat = Karten von { $name }
skipbo-region-hand = Deine Handkarten

## Cards and piles, read aloud. Each is a sentence of its own; several may follow each other.

# A card. $card (text): its number, or S for a Skip-Bo card.
skipbo-card =
    { $card ->
        [S] Skip-Bo-Karte
       *[other] { $card }
    }
# A Skip-Bo card that is told of in a sentence.
skipbo-a-wild = eine Skip-Bo-Karte
# A card of your hand. $card: the card, as above. $place (number): which one, $count (number): of how many.
skipbo-hand-card = Handkarte { $place } von { $count }: { $card }.
# $pile (number): which building pile. $number (number): the number on top; 0: the pile is empty.
# $needs (number): the number that comes next. $wild (text): “yes” if a Skip-Bo card lies on top.
skipbo-building =
    { $number ->
        [0] Ablegestapel { $pile }: leer, braucht { $needs }.
       *[other] { $wild ->
            [yes] Ablegestapel { $pile }: obenauf eine Skip-Bo-Karte als { $number }, braucht { $needs }.
           *[no] Ablegestapel { $pile }: obenauf { $number }, braucht { $needs }.
        }
    }
# $count (number): how many cards.
skipbo-draw =
    { $count ->
        [0] Kartenstock: leer.
        [one] Kartenstock: { $count } Karte.
       *[other] Kartenstock: { $count } Karten.
    }
# The cards of full building piles. $count (number): how many cards.
skipbo-aside =
    { $count ->
        [0] Beiseitegelegt: keine.
        [one] Beiseitegelegt: { $count } Karte.
       *[other] Beiseitegelegt: { $count } Karten.
    }
# $card: the top card. $count (number): how many cards are left, the top one counted.
skipbo-stock =
    { $who ->
        [you] { $count ->
            [0] Dein Spielerstapel: leer.
           *[other] Dein Spielerstapel: obenauf { $card }, noch { $count }.
        }
       *[other] { $count ->
            [0] Spielerstapel von { $name }: leer.
           *[other] Spielerstapel von { $name }: obenauf { $card }, noch { $count }.
        }
    }
# $pile (number): which one. $cards: its cards, the top one first. $count (number): how many.
skipbo-discard =
    { $who ->
        [you] { $count ->
            [0] Dein Hilfsstapel { $pile }: leer.
           *[other] Dein Hilfsstapel { $pile }: { $cards }.
        }
       *[other] { $count ->
            [0] Hilfsstapel { $pile } von { $name }: leer.
           *[other] Hilfsstapel { $pile } von { $name }: { $cards }.
        }
    }
# $count (number): the cards in the hand of somebody else.
skipbo-hand-count =
    { $count ->
        [one] { $count } Handkarte.
       *[other] { $count } Handkarten.
    }
# Another seat in short. $stock, $hand, $tops: the sentences about its stock pile, its hand and its
# discard piles. It is a button that shows all its piles.
skipbo-seat = { $name }. { $stock } { $hand } { $tops } Alle Stapel zeigen.
# $cards: the top cards of the discard piles, one after the other.
skipbo-tops = Hilfsstapel: { $cards }.
# In such a list, for a discard pile without cards.
skipbo-empty = leer
# Added where the card that is selected may be laid, discarded.
skipbo-lit-lay = Die gewählte Karte passt hierher.
skipbo-lit-discard = Die gewählte Karte darf auf diesen Hilfsstapel.
# Added to a card that can be laid on a building pile.
skipbo-can-be-laid = Kann gelegt werden.
# Added to the pile that a card was put on last.
skipbo-last =
    { $who ->
        [you] Deine letzte Karte.
       *[other] Die letzte Karte von { $name }.
    }
# Added to what a lesson asks for.
skipbo-pointed = Darum geht es jetzt.

## On the board

# Under your stock pile. $count (number): how many cards are left.
skipbo-left = noch { $count }
# Names of piles, for somebody who has played only a few rounds.
skipbo-name-stock = Spielerstapel
skipbo-name-building = Ablege­stapel
skipbo-name-discard = Hilfs­stapel
skipbo-name-draw = Karten­stock
# What to do first, shown for a moment.
skipbo-hint-choose = Wähle erst eine Karte, dann ihr Ziel.
skipbo-hint-hand = Nur eine Handkarte darf auf einen Hilfsstapel.

## All piles of a seat

skipbo-piles =
    { $who ->
        [you] Deine Stapel
       *[other] Die Stapel von { $name }
    }
# A button, read aloud; sentences follow it.
skipbo-piles-show =
    { $who ->
        [you] Alle deine Stapel zeigen.
       *[other] Alle Stapel von { $name } zeigen.
    }
skipbo-piles-discard = Hilfsstapel { $pile }
# Of a pile whose cards are shown side by side.
skipbo-piles-order = Jeder Stapel von der obersten Karte an.

## Keys: what each of them does

skipbo-key-hand = Deine Handkarten
skipbo-key-stock = Dein Spielerstapel
skipbo-key-discards = Deine Hilfsstapel
skipbo-key-building = Die Ablegestapel
