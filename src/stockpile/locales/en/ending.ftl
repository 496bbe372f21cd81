### After a round and after a match, in the browser; and the check of the shuffle.
###
### For translators. Headings, labels of buttons, short sentences. The words of the game are those of
### the printed sheets in your language.

### $who (text) chooses the sentence: “you”, “we” (you and your partners), “they” (another team), or
### “other” for one other person. $names lists the people of the side that has won.

## Who has won: headings

# A match, or a single round.
ending-won =
    { $who ->
        [you] You win
        [we] Your team wins
        [they] { $names } win
       *[other] { $names } wins
    }
# One round of a match. $round (number): which one.
ending-won-round =
    { $who ->
        [you] You win round { $round }
        [we] Your team wins round { $round }
        [they] { $names } win round { $round }
       *[other] { $names } wins round { $round }
    }
ending-drawn = Nobody wins
# $round (number): which round.
ending-drawn-round = Nobody wins round { $round }

## How it ended

ending-concession =
    { $who ->
        [you] The others have given up.
        [we] The others have given up.
       *[other] The match was given up.
    }
# Everybody has given up.
ending-concession-nobody = The match was given up.
# All agreed to end the match as it stood.
ending-agreement =
    { $who ->
        [you] All agreed to end here, and you have the most points.
        [we] All agreed to end here, and your team has the most points.
        [they] All agreed to end here, and { $names } have the most points.
       *[other] All agreed to end here, and { $names } has the most points.
    }
ending-agreement-nobody = All agreed to end here.

## The scores

# The head of a table of scores: who it is about.
ending-who = Side
# The head of a narrow column: how many cards are left in stock piles.
ending-left-skipbo = Cards left
# The head of a narrow column: how many tiles are left in hands.
ending-left-breakers = Tiles left
# The head of a narrow column: the points of this round.
ending-gained = Round
# The head of a narrow column: the points of the match so far.
ending-score = Total
# The points of a round. $points (number).
ending-plus = +{ $points }
# Read aloud in front of the name of who has won.
ending-winner = Winner:
# How the points of a round came about. $win (number): points for winning it. $card (number): points
# for each card. $count (number): how many cards are left in the stock piles of the other sides.
ending-points-skipbo =
    { $count ->
        [0] { $win } points for winning the round.
        [one] { $win } points for winning the round, and { $card } for the stock card that the others have left.
       *[other] { $win } points for winning the round, and { $card } for each of the { $count } stock cards that the others have left.
    }
# $points (number): points for each tile. $count (number): how many tiles the others have left.
ending-points-breakers =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } { $count ->
        [one] for the tile that the others have left.
       *[other] for each of the { $count } tiles that the others have left.
    }
# A drawn round.
ending-points-none = Nobody scores.
# $target (number): the score that wins the match.
ending-target = The match goes to { $target } points.

## Buttons

ending-next = Next round
ending-not-ready = Wait a moment
# The host does not wait for those who are not ready.
ending-start = Start without waiting
# $names: who is not ready yet.
ending-waiting = Waiting for { $names }.
ending-rematch = Play again
ending-replay = Watch the replay
# A link: how well everybody played, and what luck did.
ending-review = Review the match
ending-statistics = Your statistics
# Opens the link, the record and the check of the shuffle.
ending-more = Share and check
# The link to the replay.
ending-share = Link to the replay
ending-record = Save the record

## The check of the shuffle

ending-check = Check the shuffle
ending-check-about = Your browser can repeat the shuffle and see whether the same cards come out.
ending-checking = Checking …
# $rounds (number): how many rounds were checked.
ending-fair =
    { $rounds ->
        [one] The shuffle was fair. The round was checked.
       *[other] The shuffle was fair. All { $rounds } rounds were checked.
    }
# $shuffles (number): how many shuffles were done again.
ending-fair-why =
    { $shuffles ->
        [one] What decides the order was fixed before the match began, so nobody could choose it afterwards. Your browser repeated the shuffle and found the same order.
       *[other] What decides the order was fixed before the match began, so nobody could choose it afterwards. Your browser repeated all { $shuffles } shuffles and found the same order each time.
    }
ending-fair-mine = What your own device contributed is part of it.
# Said to somebody who did not play: only the record itself could be checked.
ending-fits = The record holds together.
ending-fits-why = Your browser repeated its shuffles and found the same cards. It was not at the table, so it cannot tell when they were promised.
ending-unfair = The shuffle is not the one that was promised.
# $round (number): which round.
ending-flaw-no-link = Round { $round }: the secret behind its shuffle was not revealed, so it cannot be checked.
ending-flaw-other-link = Round { $round }: its secret is not the one that was promised before the match.
ending-flaw-not-mine = Round { $round }: what your device contributed is missing. (That is all right if you left your seat before the round was dealt.)
ending-flaw-other-lead = Round { $round }: the draw for who goes first does not match the shuffle.
ending-flaw-other-deal = Round { $round }: what was dealt does not match the shuffle.
ending-flaw-other-shuffle = Round { $round }: when the cards were shuffled again, their order did not match the shuffle.
ending-unfair-next = Save the record, and ask whoever runs the server about it.
