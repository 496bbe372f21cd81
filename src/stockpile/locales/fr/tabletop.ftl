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
            [one] Tu pioches { $count } carte.
           *[other] Tu pioches { $count } cartes.
        }
       *[other] { $count ->
            [one] { $name } pioche { $count } carte.
           *[other] { $name } pioche { $count } cartes.
        }
    }
# Too many cards were drawn. $count (number): how many of them go under the stock pile.
tabletop-slips =
    { $who ->
        [you] { $count ->
            [one] Trop de cartes : { $count } carte va face cachée sous ton talon.
           *[other] Trop de cartes : { $count } cartes vont face cachée sous ton talon.
        }
       *[other] { $count ->
            [one] { $name } a trop pioché : { $count } carte va face cachée sous son talon.
           *[other] { $name } a trop pioché : { $count } cartes vont face cachée sous son talon.
        }
    }
# $offender: the name of who was caught; $whom says whether that is “you”.
tabletop-catches =
    { $who ->
        [you] Tu surprends { $offender } à jouer hors de son tour.
       *[other] { $whom ->
            [you] { $name } te surprend à jouer hors de ton tour.
           *[other] { $name } surprend { $offender } à jouer hors de son tour.
        }
    }
# Somebody has finished a turn out of turn.
tabletop-stands =
    { $who ->
        [you] Personne ne l’a remarqué : ton tour compte.
       *[other] Personne n’a pris { $name } sur le fait : ce tour compte.
    }
# $accused: the name of who is said to have given advice; $whom says whether that is “you”.
tabletop-calls =
    { $who ->
        [you] D’après toi, { $accused } a donné un conseil.
       *[other] { $whom ->
            [you] D’après { $name }, tu as donné un conseil.
           *[other] D’après { $name }, { $accused } a donné un conseil.
        }
    }
# $agrees (text): “yes” or “no”.
tabletop-judges =
    { $who ->
        [you] { $agrees ->
            [yes] Tu dis que c’était un conseil.
           *[no] Tu dis que ce n’était pas un conseil.
        }
       *[other] { $agrees ->
            [yes] { $name } dit que c’était un conseil.
           *[no] { $name } dit que ce n’était pas un conseil.
        }
    }
# $confirmed (text): “yes” or “no”.
tabletop-settled =
    { $confirmed ->
        [yes] C’était un conseil.
       *[no] Ce n’était pas un conseil.
    }
# The turn ended before that was settled. $who and $name: the accused.
tabletop-lapsed =
    { $who ->
        [you] Le tour est fini : l’accusation contre toi tombe.
       *[other] Le tour est fini : l’accusation contre { $name } tombe.
    }
# $count (number): how many cards.
tabletop-penalty =
    { $who ->
        [you] { $count ->
            [one] { $count } carte de la pioche va sous ton talon, sans être vue.
           *[other] { $count } cartes de la pioche vont sous ton talon, sans être vues.
        }
       *[other] { $count ->
            [one] Chez { $name }, { $count } carte de la pioche va sous le talon, sans être vue.
           *[other] Chez { $name }, { $count } cartes de la pioche vont sous le talon, sans être vues.
        }
    }

## Why, added to some of these

tabletop-slips-why = Qui pioche trop de cartes glisse les dernières sous son talon. Personne d’autre ne les voit.
# The turn goes back to whose turn it is by right.
tabletop-turn-back =
    { $who ->
        [you] Ce qui est posé reste, et c’est de nouveau ton tour.
       *[other] Ce qui est posé reste, et c’est de nouveau à { $name } de jouer.
    }
# What it costs to be caught. $caught (text): the house rule, “whole-turn” or “start-only”.
tabletop-ban =
    { $who ->
        [you] { $caught ->
            [start-only] Tu ne pioches pas au début de ton prochain tour.
           *[whole-turn] À ton prochain tour, tu ne pioches rien.
        }
       *[other] { $caught ->
            [start-only] { $name } ne pioche pas au début de son prochain tour.
           *[whole-turn] { $name } ne pioche rien à son prochain tour.
        }
    }
tabletop-stands-why =
    { $who ->
        [you] Tu as joué hors de ton tour, mais jusqu’au bout : pas de pénalité, et le jeu continue à ta gauche.
       *[other] { $name } a joué hors de son tour, mais jusqu’au bout : pas de pénalité, et le jeu continue à sa gauche.
    }
tabletop-penalty-why = C’est le prix d’un conseil entre coéquipiers.
tabletop-settled-why = Il faut l’accord de plus de la moitié des personnes interrogées, ou l’aveu de quelqu’un de l’équipe.

## At the table

# A link, while people gather, to a short lesson on it.
tabletop-lesson = Une courte leçon : piocher soi-même et se surveiller
# When the first cards are dealt. “Caught!” is tabletop-catch.
tabletop-welcome = Ici, tu pioches toi-même : touche la pioche, carte par carte, jusqu’à { $hand } en main. Si quelqu’un joue hors de son tour, touche « Vu ! ».
# Added in teams. “That was advice!” is tabletop-call.
tabletop-welcome-teams = Si quelqu’un conseille un coéquipier, touche son nom, puis « C’était un conseil ! ».
# A button, as short as can be: what one calls out.
tabletop-catch = Vu !
# The same button, read aloud. It begins with the same word.
tabletop-catch-about = Vu ! Quelqu’un joue hors de son tour.
# It is your turn, but somebody else plays, out of turn.
tabletop-interrupted = { $name } joue en ce moment : touche « Vu ! », ou attends la fin de ce tour.
# A button beside somebody’s piles, in teams, and what it does.
tabletop-call = C’était un conseil !
tabletop-call-about = Pendant que quelqu’un joue, ses coéquipiers ne lui donnent pas de conseils. Les autres décident si c’en était un ; à deux équipes, c’est à l’équipe accusée de l’avouer.
# A question, with two buttons.
tabletop-question =
    { $who ->
        [you] D’après toi, { $accused } a donné un conseil.
       *[other] { $whom ->
            [you] D’après { $name }, tu as donné un conseil.
           *[other] D’après { $name }, { $accused } a donné un conseil. C’est vrai ?
        }
    }
tabletop-agree = Oui
tabletop-disagree = Non
# The question for the team of the accused, with two buttons. $whom says whether the accused is “you”.
tabletop-own-up =
    { $whom ->
        [you] D’après { $name }, tu as donné un conseil. Tu l’avoues ?
       *[other] D’après { $name }, quelqu’un de ton équipe ({ $accused }) a donné un conseil. Tu l’avoues ?
    }
tabletop-own-up-agree = Avouer
tabletop-own-up-disagree = Nier
# How it stands. Numbers: $agree and $disagree have answered, $asked are asked in all.
tabletop-tally = Oui { $agree }, non { $disagree }, sur { $asked }
# Beside the name of somebody who was caught, as short as can be.
tabletop-banned = pas de pioche
# The same, read aloud.
tabletop-banned-about = A joué hors de son tour : ne pioche pas au début du prochain tour.
# Added to the draw pile, read aloud. $hand (number): the cards in your hand.
tabletop-draw = Piocher une carte ; tu en as { $hand } en main.
# Keys: what each of them does.
tabletop-key-draw = Piocher une carte
tabletop-key-catch = Vu ! Quelqu’un joue hors de son tour
