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
            [one] Du ziehst { $count } Karte.
           *[other] Du ziehst { $count } Karten.
        }
       *[other] { $count ->
            [one] { $name } zieht { $count } Karte.
           *[other] { $name } zieht { $count } Karten.
        }
    }
# Too many cards were drawn. $count (number): how many of them go under the stock pile.
tabletop-slips =
    { $who ->
        [you] { $count ->
            [one] Zu viel gezogen: { $count } Karte kommt verdeckt unter deinen Spielerstapel.
           *[other] Zu viel gezogen: { $count } Karten kommen verdeckt unter deinen Spielerstapel.
        }
       *[other] { $count ->
            [one] { $name } hat zu viel gezogen: { $count } Karte kommt verdeckt unter den Spielerstapel.
           *[other] { $name } hat zu viel gezogen: { $count } Karten kommen verdeckt unter den Spielerstapel.
        }
    }
# $offender: the name of who was caught; $whom says whether that is “you”.
tabletop-catches =
    { $who ->
        [you] Du erwischst { $offender } beim Spielen außer der Reihe.
       *[other] { $whom ->
            [you] { $name } erwischt dich beim Spielen außer der Reihe.
           *[other] { $name } erwischt { $offender } beim Spielen außer der Reihe.
        }
    }
# Somebody has finished a turn out of turn.
tabletop-stands =
    { $who ->
        [you] Niemand hat dich erwischt: Dein Zug gilt.
       *[other] Niemand hat { $name } erwischt: Der Zug gilt.
    }
# $accused: the name of who is said to have given advice; $whom says whether that is “you”.
tabletop-calls =
    { $who ->
        [you] Du sagst, dass { $accused } einen Ratschlag gegeben hat.
       *[other] { $whom ->
            [you] { $name } sagt, dass du einen Ratschlag gegeben hast.
           *[other] { $name } sagt, dass { $accused } einen Ratschlag gegeben hat.
        }
    }
# $agrees (text): “yes” or “no”.
tabletop-judges =
    { $who ->
        [you] { $agrees ->
            [yes] Du sagst: Das war ein Ratschlag.
           *[no] Du sagst: Das war kein Ratschlag.
        }
       *[other] { $agrees ->
            [yes] { $name } sagt: Das war ein Ratschlag.
           *[no] { $name } sagt: Das war kein Ratschlag.
        }
    }
# $confirmed (text): “yes” or “no”.
tabletop-settled =
    { $confirmed ->
        [yes] Das war ein Ratschlag.
       *[no] Das war kein Ratschlag.
    }
# The turn ended before that was settled. $who and $name: the accused.
tabletop-lapsed =
    { $who ->
        [you] Der Zug ist vorbei: Der Vorwurf gegen dich verfällt.
       *[other] Der Zug ist vorbei: Der Vorwurf gegen { $name } verfällt.
    }
# $count (number): how many cards.
tabletop-penalty =
    { $who ->
        [you] { $count ->
            [one] { $count } Karte vom Kartenstock kommt ungesehen unter deinen Spielerstapel.
           *[other] { $count } Karten vom Kartenstock kommen ungesehen unter deinen Spielerstapel.
        }
       *[other] { $count ->
            [one] { $count } Karte vom Kartenstock kommt ungesehen unter den Spielerstapel von { $name }.
           *[other] { $count } Karten vom Kartenstock kommen ungesehen unter den Spielerstapel von { $name }.
        }
    }

## Why, added to some of these

tabletop-slips-why = Wer zu viele Karten zieht, schiebt die letzten unter den eigenen Spielerstapel. Die anderen bekommen sie nicht zu sehen.
# The turn goes back to whose turn it is by right.
tabletop-turn-back =
    { $who ->
        [you] Was gelegt wurde, bleibt liegen, und du bist wieder dran.
       *[other] Was gelegt wurde, bleibt liegen, und { $name } ist wieder dran.
    }
# What it costs to be caught. $caught (text): the house rule, “whole-turn” or “start-only”.
tabletop-ban =
    { $who ->
        [you] { $caught ->
            [start-only] Am Anfang deines nächsten Zuges ziehst du nichts.
           *[whole-turn] In deinem nächsten Zug ziehst du nichts.
        }
       *[other] { $caught ->
            [start-only] { $name } zieht am Anfang des nächsten Zuges nichts.
           *[whole-turn] { $name } zieht im nächsten Zug nichts.
        }
    }
tabletop-stands-why =
    { $who ->
        [you] Außer der Reihe, aber zu Ende gespielt: Es gibt keine Strafe, und links von dir geht es weiter.
       *[other] Außer der Reihe, aber zu Ende gespielt: Es gibt keine Strafe, und links von { $name } geht es weiter.
    }
tabletop-penalty-why = So viel kostet ein Ratschlag unter Partnern.
tabletop-settled-why = Mehr als die Hälfte der Gefragten muss zustimmen, oder jemand aus dem Team muss es zugeben.

## At the table

# A link, while people gather, to a short lesson on it.
tabletop-lesson = Eine kurze Lektion: selbst ziehen und einander erwischen
# When the first cards are dealt. “Caught!” is tabletop-catch.
tabletop-welcome = Hier zieht ihr selbst: Tippe auf den Kartenstock, Karte für Karte, bis du { $hand } auf der Hand hast. Spielt jemand außer der Reihe, tippe auf „Erwischt!“.
# Added in teams. “That was advice!” is tabletop-call.
tabletop-welcome-teams = Gibt jemand einem Partner, der dran ist, einen Ratschlag, tippe auf den Namen und auf „Das war ein Ratschlag!“.
# A button, as short as can be: what one calls out.
tabletop-catch = Erwischt!
# The same button, read aloud. It begins with the same word.
tabletop-catch-about = Erwischt! Jemand spielt außer der Reihe.
# It is your turn, but somebody else plays, out of turn.
tabletop-interrupted = { $name } spielt gerade: Tippe auf „Erwischt!“, oder warte das Ende ab.
# A button beside somebody’s piles, in teams, and what it does.
tabletop-call = Das war ein Ratschlag!
tabletop-call-about = Wer gerade spielt, bekommt von seinen Partnern keine Ratschläge. Ob es einer war, entscheiden die anderen; bei nur zwei Teams muss das beschuldigte Team es zugeben.
# A question, with two buttons.
tabletop-question =
    { $who ->
        [you] Du sagst, dass { $accused } einen Ratschlag gegeben hat.
       *[other] { $whom ->
            [you] { $name } sagt, dass du einen Ratschlag gegeben hast.
           *[other] { $name } sagt, dass { $accused } einen Ratschlag gegeben hat. War es so?
        }
    }
tabletop-agree = Ja
tabletop-disagree = Nein
# The question for the team of the accused, with two buttons. $whom says whether the accused is “you”.
tabletop-own-up =
    { $whom ->
        [you] { $name } sagt, dass du einen Ratschlag gegeben hast. Gibst du es zu?
       *[other] { $name } sagt, dass { $accused } aus deinem Team einen Ratschlag gegeben hat. Gibst du es zu?
    }
tabletop-own-up-agree = Zugeben
tabletop-own-up-disagree = Abstreiten
# How it stands. Numbers: $agree and $disagree have answered, $asked are asked in all.
tabletop-tally = Ja { $agree }, nein { $disagree }, von { $asked }
# Beside the name of somebody who was caught, as short as can be.
tabletop-banned = zieht nicht
# The same, read aloud.
tabletop-banned-about = Wurde erwischt: zieht zu Beginn des nächsten Zuges nichts.
# Added to the draw pile, read aloud. $hand (number): the cards in your hand.
tabletop-draw = Eine Karte ziehen; du hast { $hand } auf der Hand.
# Keys: what each of them does.
tabletop-key-draw = Eine Karte ziehen
tabletop-key-catch = Erwischt! Jemand spielt außer der Reihe
