### The Skip-Bo board in the browser.
###
### For translators. Very short labels on the board, and sentences that a screen reader reads aloud.
### $who (text) chooses the sentence: “you”, or “other” for somebody else, whose name is $name.
### The words of the game are those of the printed sheets in your language.
###
### Nothing agrees with the gender of a person, and names never follow “de”: “chez” fits all.

## Whose turn it is

skipbo-turn =
    { $who ->
        [you] À toi de jouer
       *[other] C’est à { $name }
    }
skipbo-over = La manche est finie

## Seats and sides

# A team. $number (number): which one, from 1 on.
skipbo-team = Équipe { $number }
# Read aloud with a seat of your own team.
skipbo-partner = Dans ton équipe.
# Read aloud with a seat that has won the round.
skipbo-won = A gagné la manche.
# Read aloud with the seat whose turn it is.
skipbo-on-turn = C’est son tour.
# Parts of the board, read aloud. $name: whose part it is.
skipbo-region-own = Tes cartes
skipbo-region-middle = Le milieu de la table
skipbo-region-seat = Cartes chez { $name }
skipbo-region-hand = Ta main

## Cards and piles, read aloud. Each is a sentence of its own; several may follow each other.

# A card. $card (text): its number, or S for a Skip-Bo card.
skipbo-card =
    { $card ->
        [S] carte Skip-Bo
       *[other] { $card }
    }
# A Skip-Bo card that is told of in a sentence.
skipbo-a-wild = une carte Skip-Bo
# A card of your hand. $card: the card, as above. $place (number): which one, $count (number): of how many.
skipbo-hand-card = Carte { $place } sur { $count } dans ta main : { $card }.
# $pile (number): which building pile. $number (number): the number on top; 0: the pile is empty.
# $needs (number): the number that comes next. $wild (text): “yes” if a Skip-Bo card lies on top.
skipbo-building =
    { $number ->
        [0] Pile de construction { $pile } : vide, attend un { $needs }.
       *[other] { $wild ->
            [yes] Pile de construction { $pile } : une carte Skip-Bo comme { $number } sur le dessus, attend un { $needs }.
           *[no] Pile de construction { $pile } : { $number } sur le dessus, attend un { $needs }.
        }
    }
# $count (number): how many cards.
skipbo-draw =
    { $count ->
        [0] Pioche : vide.
        [one] Pioche : { $count } carte.
       *[other] Pioche : { $count } cartes.
    }
# The cards of full building piles. $count (number): how many cards.
skipbo-aside =
    { $count ->
        [0] De côté : rien.
        [one] De côté : { $count } carte.
       *[other] De côté : { $count } cartes.
    }
# $card: the top card. $count (number): how many cards are left, the top one counted.
skipbo-stock =
    { $who ->
        [you] { $count ->
            [0] Ton talon : vide.
           *[other] Ton talon : { $card } sur le dessus, reste { $count }.
        }
       *[other] { $count ->
            [0] Talon chez { $name } : vide.
           *[other] Talon chez { $name } : { $card } sur le dessus, reste { $count }.
        }
    }
# $pile (number): which one. $cards: its cards, the top one first. $count (number): how many.
skipbo-discard =
    { $who ->
        [you] { $count ->
            [0] Ta pile de défausse { $pile } : vide.
           *[other] Ta pile de défausse { $pile } : { $cards }.
        }
       *[other] { $count ->
            [0] Pile de défausse { $pile } chez { $name } : vide.
           *[other] Pile de défausse { $pile } chez { $name } : { $cards }.
        }
    }
# $count (number): the cards in the hand of somebody else.
skipbo-hand-count =
    { $count ->
        [one] { $count } carte en main.
       *[other] { $count } cartes en main.
    }
# Another seat in short. $stock, $hand, $tops: the sentences about its stock pile, its hand and its
# discard piles. It is a button that shows all its piles.
skipbo-seat = { $name }. { $stock } { $hand } { $tops } Voir toutes les piles.
# $cards: the top cards of the discard piles, one after the other.
skipbo-tops = Piles de défausse : { $cards }.
# In such a list, for a discard pile without cards.
skipbo-empty = vide
# Added where the card that is selected may be laid, discarded.
skipbo-lit-lay = La carte choisie peut être posée ici.
skipbo-lit-discard = Ici, tu peux te défausser de la carte choisie.
# Added to a card that can be laid on a building pile.
skipbo-can-be-laid = Peut être posée.
# Added to the pile that a card was put on last.
skipbo-last =
    { $who ->
        [you] Ta dernière carte.
       *[other] La dernière carte jouée par { $name }.
    }
# Added to what a lesson asks for.
skipbo-pointed = C’est ce qui est demandé.

## On the board

# Under your stock pile. $count (number): how many cards are left.
skipbo-left = reste { $count }
# Names of piles, for somebody who has played only a few rounds.
skipbo-name-stock = Talon
skipbo-name-building = Pile de construc­tion
skipbo-name-discard = Pile de défausse
skipbo-name-draw = Pioche
# What to do first, shown for a moment.
skipbo-hint-choose = Choisis d’abord une carte, puis où elle va.
skipbo-hint-hand = On ne se défausse que d’une carte de sa main.

## All piles of a seat

skipbo-piles =
    { $who ->
        [you] Tes piles
       *[other] Les piles chez { $name }
    }
# A button, read aloud; sentences follow it.
skipbo-piles-show =
    { $who ->
        [you] Voir toutes tes piles.
       *[other] Voir toutes les piles chez { $name }.
    }
skipbo-piles-discard = Pile de défausse { $pile }
# Of a pile whose cards are shown side by side.
skipbo-piles-order = Chaque pile, à partir du dessus.

## Keys: what each of them does

skipbo-key-hand = Les cartes de ta main
skipbo-key-stock = Ton talon
skipbo-key-discards = Tes piles de défausse
skipbo-key-building = Les piles de construction
