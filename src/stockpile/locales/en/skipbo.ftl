### The Skip-Bo board in the browser.
###
### For translators. Very short labels on the board, and sentences that a screen reader reads aloud.
### $who (text) chooses the sentence: “you”, or “other” for somebody else, whose name is $name.
### The words of the game are those of the printed sheets in your language.

## Whose turn it is

skipbo-turn =
    { $who ->
        [you] Your turn
       *[other] { $name }’s turn
    }
skipbo-over = The round is over

## Seats and sides

# A team. $number (number): which one, from 1 on.
skipbo-team = Team { $number }
# Read aloud with a seat of your own team.
skipbo-partner = Your partner.
# Read aloud with a seat that has won the round.
skipbo-won = Won the round.
# Read aloud with the seat whose turn it is.
skipbo-on-turn = On turn.
# Parts of the board, read aloud. $name: whose part it is.
skipbo-region-own = Your cards
skipbo-region-middle = The middle of the table
skipbo-region-seat = { $name }’s cards
skipbo-region-hand = Your hand

## Cards and piles, read aloud. Each is a sentence of its own; several may follow each other.

# A card. $card (text): its number, or S for a Skip-Bo card.
skipbo-card =
    { $card ->
        [S] Skip-Bo card
       *[other] { $card }
    }
# A Skip-Bo card that is told of in a sentence.
skipbo-a-wild = a Skip-Bo card
# A card of your hand. $card: the card, as above. $place (number): which one, $count (number): of how many.
skipbo-hand-card = Card { $place } of { $count } in your hand: { $card }.
# $pile (number): which building pile. $number (number): the number on top; 0: the pile is empty.
# $needs (number): the number that comes next. $wild (text): “yes” if a Skip-Bo card lies on top.
skipbo-building =
    { $number ->
        [0] Building pile { $pile }: empty, needs { $needs }.
       *[other] { $wild ->
            [yes] Building pile { $pile }: a Skip-Bo card as { $number } on top, needs { $needs }.
           *[no] Building pile { $pile }: { $number } on top, needs { $needs }.
        }
    }
# $count (number): how many cards.
skipbo-draw =
    { $count ->
        [0] Draw pile: empty.
        [one] Draw pile: { $count } card.
       *[other] Draw pile: { $count } cards.
    }
# The cards of full building piles. $count (number): how many cards.
skipbo-aside =
    { $count ->
        [0] Put aside: none.
        [one] Put aside: { $count } card.
       *[other] Put aside: { $count } cards.
    }
# $card: the top card. $count (number): how many cards are left, the top one counted.
skipbo-stock =
    { $who ->
        [you] { $count ->
            [0] Your stock pile: empty.
           *[other] Your stock pile: { $card } on top, { $count } left.
        }
       *[other] { $count ->
            [0] { $name }’s stock pile: empty.
           *[other] { $name }’s stock pile: { $card } on top, { $count } left.
        }
    }
# $pile (number): which one. $cards: its cards, the top one first. $count (number): how many.
skipbo-discard =
    { $who ->
        [you] { $count ->
            [0] Your discard pile { $pile }: empty.
           *[other] Your discard pile { $pile }: { $cards }.
        }
       *[other] { $count ->
            [0] { $name }’s discard pile { $pile }: empty.
           *[other] { $name }’s discard pile { $pile }: { $cards }.
        }
    }
# $count (number): the cards in the hand of somebody else.
skipbo-hand-count =
    { $count ->
        [one] { $count } card in hand.
       *[other] { $count } cards in hand.
    }
# Another seat in short. $stock, $hand, $tops: the sentences about its stock pile, its hand and its
# discard piles. It is a button that shows all its piles.
skipbo-seat = { $name }. { $stock } { $hand } { $tops } Show all piles.
# $cards: the top cards of the discard piles, one after the other.
skipbo-tops = Discard piles: { $cards }.
# In such a list, for a discard pile without cards.
skipbo-empty = empty
# Added where the card that is selected may be laid, discarded.
skipbo-lit-lay = The selected card can be laid here.
skipbo-lit-discard = The selected card can be discarded here.
# Added to a card that can be laid on a building pile.
skipbo-can-be-laid = Can be laid.
# Added to the pile that a card was put on last.
skipbo-last =
    { $who ->
        [you] Your latest card.
       *[other] { $name }’s latest card.
    }
# Added to what a lesson asks for.
skipbo-pointed = The lesson means this.

## On the board

# Under your stock pile. $count (number): how many cards are left.
skipbo-left = { $count } left
# Names of piles, for somebody who has played only a few rounds.
skipbo-name-stock = Stock pile
skipbo-name-building = Building pile
skipbo-name-discard = Discard pile
skipbo-name-draw = Draw pile
# What to do first, shown for a moment.
skipbo-hint-choose = Choose a card first, then where it goes.
skipbo-hint-hand = Only a card from your hand can be discarded.

## All piles of a seat

skipbo-piles =
    { $who ->
        [you] Your piles
       *[other] { $name }’s piles
    }
# A button, read aloud; sentences follow it.
skipbo-piles-show =
    { $who ->
        [you] Show all your piles.
       *[other] Show all of { $name }’s piles.
    }
skipbo-piles-discard = Discard pile { $pile }
# Of a pile whose cards are shown side by side.
skipbo-piles-order = Every pile, top card first.

## Keys: what each of them does

skipbo-key-hand = The cards in your hand
skipbo-key-stock = Your stock pile
skipbo-key-discards = Your discard piles
skipbo-key-building = The building piles
