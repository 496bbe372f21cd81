### The Skip-Bo board in the browser.
###
### For translators. Very short labels on the board, and sentences that a screen reader reads aloud.
### $who (text) chooses the sentence: “you”, or “other” for somebody else, whose name is $name.
### The words of the game are those of the printed sheets in your language.
###
### Nothing agrees with the gender of a person. Before a number stands “un”, never “il”.

## Whose turn it is

skipbo-turn =
    { $who ->
        [you] Tocca a te
       *[other] Turno di { $name }
    }
skipbo-over = Il round è finito

## Seats and sides

# A team. $number (number): which one, from 1 on.
skipbo-team = Squadra { $number }
# Read aloud with a seat of your own team.
skipbo-partner = In squadra con te.
# Read aloud with a seat that has won the round.
skipbo-won = Ha vinto il round.
# Read aloud with the seat whose turn it is.
skipbo-on-turn = Di turno.
# Parts of the board, read aloud. $name: whose part it is.
skipbo-region-own = Le tue carte
skipbo-region-middle = Il centro del tavolo
skipbo-region-seat = Carte di { $name }
skipbo-region-hand = La tua mano

## Cards and piles, read aloud. Each is a sentence of its own; several may follow each other.

# A card. $card (text): its number, or S for a Skip-Bo card.
skipbo-card =
    { $card ->
        [S] carta Skip-Bo
       *[other] { $card }
    }
# A Skip-Bo card that is told of in a sentence.
skipbo-a-wild = una carta Skip-Bo
# A card of your hand. $card: the card, as above. $place (number): which one, $count (number): of how many.
skipbo-hand-card = Carta { $place } di { $count } nella tua mano: { $card }.
# $pile (number): which building pile. $number (number): the number on top; 0: the pile is empty.
# $needs (number): the number that comes next. $wild (text): “yes” if a Skip-Bo card lies on top.
skipbo-building =
    { $number ->
        [0] Pila di costruzione { $pile }: vuota, serve un { $needs }.
       *[other] { $wild ->
            [yes] Pila di costruzione { $pile }: in cima una carta Skip-Bo come { $number }, serve un { $needs }.
           *[no] Pila di costruzione { $pile }: in cima { $number }, serve un { $needs }.
        }
    }
# $count (number): how many cards.
skipbo-draw =
    { $count ->
        [0] Mazzo di pesca: vuoto.
        [one] Mazzo di pesca: { $count } carta.
       *[other] Mazzo di pesca: { $count } carte.
    }
# The cards of full building piles. $count (number): how many cards.
skipbo-aside =
    { $count ->
        [0] Da parte: niente.
        [one] Da parte: { $count } carta.
       *[other] Da parte: { $count } carte.
    }
# $card: the top card. $count (number): how many cards are left, the top one counted.
skipbo-stock =
    { $who ->
        [you] { $count ->
            [0] Il tuo mazzetto: vuoto.
           *[other] Il tuo mazzetto: in cima { $card }, ancora { $count }.
        }
       *[other] { $count ->
            [0] Mazzetto di { $name }: vuoto.
           *[other] Mazzetto di { $name }: in cima { $card }, ancora { $count }.
        }
    }
# $pile (number): which one. $cards: its cards, the top one first. $count (number): how many.
skipbo-discard =
    { $who ->
        [you] { $count ->
            [0] La tua pila di scarto { $pile }: vuota.
           *[other] La tua pila di scarto { $pile }: { $cards }.
        }
       *[other] { $count ->
            [0] Pila di scarto { $pile } di { $name }: vuota.
           *[other] Pila di scarto { $pile } di { $name }: { $cards }.
        }
    }
# $count (number): the cards in the hand of somebody else.
skipbo-hand-count =
    { $count ->
        [one] { $count } carta in mano.
       *[other] { $count } carte in mano.
    }
# Another seat in short. $stock, $hand, $tops: the sentences about its stock pile, its hand and its
# discard piles. It is a button that shows all its piles.
skipbo-seat = { $name }. { $stock } { $hand } { $tops } Mostra tutte le pile.
# $cards: the top cards of the discard piles, one after the other.
skipbo-tops = Pile di scarto: { $cards }.
# In such a list, for a discard pile without cards.
skipbo-empty = vuota
# Added where the card that is selected may be laid, discarded.
skipbo-lit-lay = La carta scelta si può giocare qui.
skipbo-lit-discard = La carta scelta si può scartare qui.
# Added to a card that can be laid on a building pile.
skipbo-can-be-laid = Si può giocare.
# Added to the pile that a card was put on last.
skipbo-last =
    { $who ->
        [you] La tua ultima carta.
       *[other] L’ultima carta di { $name }.
    }
# Added to what a lesson asks for.
skipbo-pointed = È quello che ti viene chiesto.

## On the board

# Under your stock pile. $count (number): how many cards are left.
skipbo-left = ancora { $count }
# Names of piles, for somebody who has played only a few rounds.
skipbo-name-stock = Mazzetto
skipbo-name-building = Pila di costru­zione
skipbo-name-discard = Pila degli scarti
skipbo-name-draw = Mazzo di pesca
# What to do first, shown for a moment.
skipbo-hint-choose = Prima scegli una carta, poi dove va.
skipbo-hint-hand = Puoi scartare solo una carta della mano.

## All piles of a seat

skipbo-piles =
    { $who ->
        [you] Le tue pile
       *[other] Le pile di { $name }
    }
# A button, read aloud; sentences follow it.
skipbo-piles-show =
    { $who ->
        [you] Mostra tutte le tue pile.
       *[other] Mostra tutte le pile di { $name }.
    }
skipbo-piles-discard = Pila di scarto { $pile }
# Of a pile whose cards are shown side by side.
skipbo-piles-order = Ogni pila dalla cima in giù.

## Keys: what each of them does

skipbo-key-hand = Le carte della tua mano
skipbo-key-stock = Il tuo mazzetto
skipbo-key-discards = Le tue pile di scarto
skipbo-key-building = Le pile di costruzione
