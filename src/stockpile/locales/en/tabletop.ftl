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
            [one] You draw { $count } card.
           *[other] You draw { $count } cards.
        }
       *[other] { $count ->
            [one] { $name } draws { $count } card.
           *[other] { $name } draws { $count } cards.
        }
    }
# Too many cards were drawn. $count (number): how many of them go under the stock pile.
tabletop-slips =
    { $who ->
        [you] { $count ->
            [one] Too many: { $count } card goes face down under your stock pile.
           *[other] Too many: { $count } cards go face down under your stock pile.
        }
       *[other] { $count ->
            [one] { $name } has drawn too many: { $count } card goes face down under their stock pile.
           *[other] { $name } has drawn too many: { $count } cards go face down under their stock pile.
        }
    }
# $offender: the name of who was caught; $whom says whether that is “you”.
tabletop-catches =
    { $who ->
        [you] You catch { $offender } playing out of turn.
       *[other] { $whom ->
            [you] { $name } catches you playing out of turn.
           *[other] { $name } catches { $offender } playing out of turn.
        }
    }
# Somebody has finished a turn out of turn.
tabletop-stands =
    { $who ->
        [you] Nobody caught you: your turn stands.
       *[other] Nobody caught { $name }: that turn stands.
    }
# $accused: the name of who is said to have given advice; $whom says whether that is “you”.
tabletop-calls =
    { $who ->
        [you] You say that { $accused } has given advice.
       *[other] { $whom ->
            [you] { $name } says that you have given advice.
           *[other] { $name } says that { $accused } has given advice.
        }
    }
# $agrees (text): “yes” or “no”.
tabletop-judges =
    { $who ->
        [you] { $agrees ->
            [yes] You say that it was advice.
           *[no] You say that it was not advice.
        }
       *[other] { $agrees ->
            [yes] { $name } says that it was advice.
           *[no] { $name } says that it was not advice.
        }
    }
# $confirmed (text): “yes” or “no”.
tabletop-settled =
    { $confirmed ->
        [yes] It was advice.
       *[no] It was not advice.
    }
# The turn ended before that was settled. $who and $name: the accused.
tabletop-lapsed =
    { $who ->
        [you] The turn is over, so the accusation against you is dropped.
       *[other] The turn is over, so the accusation against { $name } is dropped.
    }
# $count (number): how many cards.
tabletop-penalty =
    { $who ->
        [you] { $count ->
            [one] { $count } card from the draw pile goes under your stock pile, unseen.
           *[other] { $count } cards from the draw pile go under your stock pile, unseen.
        }
       *[other] { $count ->
            [one] { $count } card from the draw pile goes under { $name }’s stock pile, unseen.
           *[other] { $count } cards from the draw pile go under { $name }’s stock pile, unseen.
        }
    }

## Why, added to some of these

tabletop-slips-why = Whoever draws too many puts the last ones under their stock pile. Nobody else gets to see them.
# The turn goes back to whose turn it is by right.
tabletop-turn-back =
    { $who ->
        [you] What was laid stays, and it is your turn again.
       *[other] What was laid stays, and it is { $name }’s turn again.
    }
# What it costs to be caught. $caught (text): the house rule, “whole-turn” or “start-only”.
tabletop-ban =
    { $who ->
        [you] { $caught ->
            [start-only] You draw nothing at the start of your next turn.
           *[whole-turn] In your next turn, you draw nothing.
        }
       *[other] { $caught ->
            [start-only] { $name } draws nothing at the start of their next turn.
           *[whole-turn] In their next turn, { $name } draws nothing.
        }
    }
tabletop-stands-why =
    { $who ->
        [you] Played out of turn, but finished: there is no penalty, and play continues to your left.
       *[other] Played out of turn, but finished: there is no penalty, and play continues to { $name }’s left.
    }
tabletop-penalty-why = That is the price of advice between partners.
tabletop-settled-why = More than half of those asked have to agree, or somebody on the team has to own up.

## At the table

# A link, while people gather, to a short lesson on it.
tabletop-lesson = A short lesson on drawing by hand and catching each other
# When the first cards are dealt. “Caught!” is tabletop-catch.
tabletop-welcome = You draw by hand here: tap the draw pile, card by card, up to { $hand } in your hand. If somebody plays out of turn, tap “Caught!”.
# Added in teams. “That was advice!” is tabletop-call.
tabletop-welcome-teams = If somebody gives their partner advice, tap their name and “That was advice!”.
# A button, as short as can be: what one calls out.
tabletop-catch = Caught!
# The same button, read aloud. It begins with the same word.
tabletop-catch-about = Caught! Somebody is playing out of turn.
# It is your turn, but somebody else plays, out of turn.
tabletop-interrupted = { $name } is playing right now: tap “Caught!”, or wait for the end of that turn.
# A button beside somebody’s piles, in teams, and what it does.
tabletop-call = That was advice!
tabletop-call-about = While somebody plays, their partners may not give advice. The others decide whether they did; with only two teams, the accused team has to own up.
# A question, with two buttons.
tabletop-question =
    { $who ->
        [you] You say that { $accused } has given advice.
       *[other] { $whom ->
            [you] { $name } says that you have given advice.
           *[other] { $name } says that { $accused } has given advice. Is that so?
        }
    }
tabletop-agree = Yes
tabletop-disagree = Not really
# The question for the team of the accused, with two buttons. $whom says whether the accused is “you”.
tabletop-own-up =
    { $whom ->
        [you] { $name } says that you have given advice. Do you own up?
       *[other] { $name } says that { $accused } from your team has given advice. Do you own up?
    }
tabletop-own-up-agree = Own up
tabletop-own-up-disagree = Deny it
# How it stands. Numbers: $agree and $disagree have answered, $asked are asked in all.
tabletop-tally = Yes { $agree }, no { $disagree }, of { $asked }
# Beside the name of somebody who was caught, as short as can be.
tabletop-banned = no drawing
# The same, read aloud.
tabletop-banned-about = Was caught: draws nothing at the start of their next turn.
# Added to the draw pile, read aloud. $hand (number): the cards in your hand.
tabletop-draw = Draw a card; you have { $hand } in your hand.
# Keys: what each of them does.
tabletop-key-draw = Draw a card
tabletop-key-catch = Caught! Somebody is playing out of turn
