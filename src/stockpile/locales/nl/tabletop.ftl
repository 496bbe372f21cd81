### Tabletop conduct: people draw by hand, can err, and catch each other. Page and terminal share it.
###
### For translators. Short, warm sentences: nobody is scolded, it is part of the fun. $who (text)
### chooses the sentence: “you”, or “other” for somebody else, whose name is $name; $whom does the
### same for a second person. The words of the game are those of the printed sheets in your language.

## What happens

# $count (number): how many cards.
tabletop-draws =
    { $who ->
        [you] { $count ->
            [one] Je trekt { $count } kaart.
           *[other] Je trekt { $count } kaarten.
        }
       *[other] { $count ->
            [one] { $name } trekt { $count } kaart.
           *[other] { $name } trekt { $count } kaarten.
        }
    }
# Too many cards were drawn. $count (number): how many of them go under the stock pile.
tabletop-slips =
    { $who ->
        [you] { $count ->
            [one] Te veel getrokken: { $count } kaart gaat gedekt onder je stok.
           *[other] Te veel getrokken: { $count } kaarten gaan gedekt onder je stok.
        }
       *[other] { $count ->
            [one] { $name } heeft te veel getrokken: { $count } kaart gaat gedekt onder de stok.
           *[other] { $name } heeft te veel getrokken: { $count } kaarten gaan gedekt onder de stok.
        }
    }
# $offender: the name of who was caught; $whom says whether that is “you”.
tabletop-catches =
    { $who ->
        [you] Je betrapt { $offender }: die was niet aan de beurt.
       *[other] { $whom ->
            [you] { $name } betrapt je: je was niet aan de beurt.
           *[other] { $name } betrapt { $offender }: die was niet aan de beurt.
        }
    }
# Somebody has finished a turn out of turn.
tabletop-stands =
    { $who ->
        [you] Niemand heeft je betrapt: je beurt telt.
       *[other] Niemand heeft { $name } betrapt: die beurt telt.
    }
# $accused: the name of who is said to have given advice; $whom says whether that is “you”.
tabletop-calls =
    { $who ->
        [you] Je zegt dat { $accused } advies heeft gegeven.
       *[other] { $whom ->
            [you] { $name } zegt dat je advies hebt gegeven.
           *[other] { $name } zegt dat { $accused } advies heeft gegeven.
        }
    }
# $agrees (text): “yes” or “no”.
tabletop-judges =
    { $who ->
        [you] { $agrees ->
            [yes] Je zegt dat het advies was.
           *[no] Je zegt dat het geen advies was.
        }
       *[other] { $agrees ->
            [yes] { $name } zegt dat het advies was.
           *[no] { $name } zegt dat het geen advies was.
        }
    }
# $confirmed (text): “yes” or “no”.
tabletop-settled =
    { $confirmed ->
        [yes] Het was advies.
       *[no] Het was geen advies.
    }
# The turn ended before that was settled. $who and $name: the accused.
tabletop-lapsed =
    { $who ->
        [you] De beurt is voorbij: de beschuldiging tegen jou vervalt.
       *[other] De beurt is voorbij: de beschuldiging tegen { $name } vervalt.
    }
# $count (number): how many cards.
tabletop-penalty =
    { $who ->
        [you] { $count ->
            [one] { $count } kaart van de trekstapel gaat ongezien onder je stok.
           *[other] { $count } kaarten van de trekstapel gaan ongezien onder je stok.
        }
       *[other] { $count ->
            [one] { $count } kaart van de trekstapel gaat ongezien onder de stok van { $name }.
           *[other] { $count } kaarten van de trekstapel gaan ongezien onder de stok van { $name }.
        }
    }

## Why, added to some of these

tabletop-slips-why = Wie te veel kaarten trekt, schuift de laatste onder de eigen stok. Niemand anders krijgt ze te zien.
# The turn goes back to whose turn it is by right.
tabletop-turn-back =
    { $who ->
        [you] Wat gelegd is, blijft liggen, en je bent weer aan de beurt.
       *[other] Wat gelegd is, blijft liggen, en { $name } is weer aan de beurt.
    }
# What it costs to be caught. $caught (text): the house rule, “whole-turn” or “start-only”.
tabletop-ban =
    { $who ->
        [you] { $caught ->
            [start-only] Aan het begin van je volgende beurt trek je niets.
           *[whole-turn] In je volgende beurt trek je niets.
        }
       *[other] { $caught ->
            [start-only] { $name } trekt niets aan het begin van de volgende beurt.
           *[whole-turn] { $name } trekt niets in de volgende beurt.
        }
    }
tabletop-stands-why =
    { $who ->
        [you] Niet aan de beurt, maar wel afgemaakt: er is geen straf, en het spel gaat links van jou verder.
       *[other] Niet aan de beurt, maar wel afgemaakt: er is geen straf, en het spel gaat links van { $name } verder.
    }
tabletop-penalty-why = Zoveel kost advies onder partners.
tabletop-settled-why = Meer dan de helft van wie gevraagd wordt moet het ermee eens zijn, of iemand van het team moet het toegeven.

## At the table

# A link, while people gather, to a short lesson on it.
tabletop-lesson = Een korte les: zelf trekken en elkaar betrappen
# When the first cards are dealt. “Caught!” is tabletop-catch.
tabletop-welcome = Hier trek je zelf: tik op de trekstapel, kaart voor kaart, tot je er { $hand } in je hand hebt. Speelt iemand voor zijn beurt, tik dan op “Betrapt!”.
# Added in teams. “That was advice!” is tabletop-call.
tabletop-welcome-teams = Geeft iemand een partner advies, tik dan op de naam en op “Dat was advies!”.
# A button, as short as can be: what one calls out.
tabletop-catch = Betrapt!
# The same button, read aloud. It begins with the same word.
tabletop-catch-about = Betrapt! Iemand speelt voor zijn beurt.
# It is your turn, but somebody else plays, out of turn.
tabletop-interrupted = { $name } speelt nu: tik op “Betrapt!”, of wacht tot die beurt klaar is.
# A button beside somebody’s piles, in teams, and what it does.
tabletop-call = Dat was advies!
tabletop-call-about = Wie speelt, krijgt van zijn partners geen advies. De anderen beslissen of dat is gebeurd; bij maar twee teams moet het beschuldigde team het toegeven.
# A question, with two buttons.
tabletop-question =
    { $who ->
        [you] Je zegt dat { $accused } advies heeft gegeven.
       *[other] { $whom ->
            [you] { $name } zegt dat je advies hebt gegeven.
           *[other] { $name } zegt dat { $accused } advies heeft gegeven. Klopt dat?
        }
    }
tabletop-agree = Ja
tabletop-disagree = Nee
# The question for the team of the accused, with two buttons. $whom says whether the accused is “you”.
tabletop-own-up =
    { $whom ->
        [you] { $name } zegt dat je advies hebt gegeven. Geef je het toe?
       *[other] { $name } zegt dat { $accused } uit je team advies heeft gegeven. Geef je het toe?
    }
tabletop-own-up-agree = Toegeven
tabletop-own-up-disagree = Ontkennen
# How it stands. Numbers: $agree and $disagree have answered, $asked are asked in all.
tabletop-tally = Ja { $agree }, nee { $disagree }, van { $asked }
# Beside the name of somebody who was caught, as short as can be.
tabletop-banned = trekt niet
# The same, read aloud.
tabletop-banned-about = Is betrapt: trekt niets aan het begin van de volgende beurt.
# Added to the draw pile, read aloud. $hand (number): the cards in your hand.
tabletop-draw = Een kaart trekken; je hebt er { $hand } in je hand.
# Keys: what each of them does.
tabletop-key-draw = Een kaart trekken
tabletop-key-catch = Betrapt! Iemand speelt voor zijn beurt
