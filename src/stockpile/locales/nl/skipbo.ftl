### The Skip-Bo board in the browser.
###
### $who (text) chooses the sentence: “you”, or “other” for somebody else, whose name is $name.

## Whose turn it is

skipbo-turn =
    { $who ->
        [you] Jouw beurt
       *[other] Beurt van { $name }
    }
skipbo-over = De ronde is afgelopen

## Seats and sides

# A team. $number (number): which one, from 1 on.
skipbo-team = Team { $number }
# Read aloud with a seat of your own team.
skipbo-partner = Je partner.
# Read aloud with a seat that has won the round.
skipbo-won = Heeft de ronde gewonnen.
# Read aloud with the seat whose turn it is.
skipbo-on-turn = Aan de beurt.
# Parts of the board, read aloud. $name: whose part it is.
skipbo-region-own = Jouw kaarten
skipbo-region-middle = Het midden van de tafel
skipbo-region-seat = Kaarten van { $name }
skipbo-region-hand = Jouw hand

## Cards and piles, read aloud. Each is a sentence of its own; several may follow each other.

# A card. $card (text): its number, or S for a Skip-Bo card.
skipbo-card =
    { $card ->
        [S] Skip-Bo-kaart
       *[other] { $card }
    }
# A Skip-Bo card that is told of in a sentence.
skipbo-a-wild = een Skip-Bo-kaart
# A card of your hand. $card: the card, as above. $place (number): which one, $count (number): of how many.
skipbo-hand-card = Kaart { $place } van { $count } in je hand: { $card }.
# $pile (number): which building pile. $number (number): the number on top; 0: the pile is empty.
# $needs (number): the number that comes next. $wild (text): “yes” if a Skip-Bo card lies on top.
skipbo-building =
    { $number ->
        [0] Bouwstapel { $pile }: leeg, vraagt een { $needs }.
       *[other] { $wild ->
            [yes] Bouwstapel { $pile }: bovenop een Skip-Bo-kaart als { $number }, vraagt een { $needs }.
           *[no] Bouwstapel { $pile }: bovenop { $number }, vraagt een { $needs }.
        }
    }
# $count (number): how many cards.
skipbo-draw =
    { $count ->
        [0] Trekstapel: leeg.
        [one] Trekstapel: { $count } kaart.
       *[other] Trekstapel: { $count } kaarten.
    }
# The cards of full building piles. $count (number): how many cards.
skipbo-aside =
    { $count ->
        [0] Opzij gelegd: geen.
        [one] Opzij gelegd: { $count } kaart.
       *[other] Opzij gelegd: { $count } kaarten.
    }
# $card: the top card. $count (number): how many cards are left, the top one counted.
skipbo-stock =
    { $who ->
        [you] { $count ->
            [0] Jouw stok: leeg.
           *[other] Jouw stok: bovenop { $card }, nog { $count }.
        }
       *[other] { $count ->
            [0] Stok van { $name }: leeg.
           *[other] Stok van { $name }: bovenop { $card }, nog { $count }.
        }
    }
# $pile (number): which one. $cards: its cards, the top one first. $count (number): how many.
skipbo-discard =
    { $who ->
        [you] { $count ->
            [0] Jouw weggooistapel { $pile }: leeg.
           *[other] Jouw weggooistapel { $pile }: { $cards }.
        }
       *[other] { $count ->
            [0] Weggooistapel { $pile } van { $name }: leeg.
           *[other] Weggooistapel { $pile } van { $name }: { $cards }.
        }
    }
# $count (number): the cards in the hand of somebody else.
skipbo-hand-count =
    { $count ->
        [one] { $count } kaart in de hand.
       *[other] { $count } kaarten in de hand.
    }
# Another seat in short. $stock, $hand, $tops: the sentences about its stock pile, its hand and its
# discard piles. It is a button that shows all its piles.
skipbo-seat = { $name }. { $stock } { $hand } { $tops } Alle stapels tonen.
# $cards: the top cards of the discard piles, one after the other.
skipbo-tops = Weggooistapels: { $cards }.
# In such a list, for a discard pile without cards.
skipbo-empty = leeg
# Added where the card that is selected may be laid, discarded.
skipbo-lit-lay = De gekozen kaart kun je hier leggen.
skipbo-lit-discard = De gekozen kaart kun je hier weggooien.
# Added to a card that can be laid on a building pile.
skipbo-can-be-laid = Kan worden gelegd.
# Added to the pile that a card was put on last.
skipbo-last =
    { $who ->
        [you] Jouw laatste kaart.
       *[other] De laatste kaart van { $name }.
    }
# Added to what a lesson asks for.
skipbo-pointed = Hier gaat het nu om.

## On the board

# Under your stock pile. $count (number): how many cards are left.
skipbo-left = nog { $count }
# Names of piles, for somebody who has played only a few rounds.
skipbo-name-stock = Stok
skipbo-name-building = Bouw­stapel
skipbo-name-discard = Weggooi­stapel
skipbo-name-draw = Trek­stapel
# What to do first, shown for a moment.
skipbo-hint-choose = Kies eerst een kaart, dan waar die heen gaat.
skipbo-hint-hand = Je kunt alleen een kaart uit je hand weggooien.

## All piles of a seat

skipbo-piles =
    { $who ->
        [you] Jouw stapels
       *[other] De stapels van { $name }
    }
# A button, read aloud; sentences follow it.
skipbo-piles-show =
    { $who ->
        [you] Al je stapels tonen.
       *[other] Alle stapels van { $name } tonen.
    }
skipbo-piles-discard = Weggooistapel { $pile }
# Of a pile whose cards are shown side by side.
skipbo-piles-order = Elke stapel vanaf de bovenste kaart.

## Keys: what each of them does

skipbo-key-hand = De kaarten in je hand
skipbo-key-stock = Jouw stok
skipbo-key-discards = Jouw weggooistapels
skipbo-key-building = De bouwstapels
