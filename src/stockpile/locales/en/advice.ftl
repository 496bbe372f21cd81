### Hints at the table, and the review of a finished match.
###
### For translators. Read by families, not by statisticians: plain words, short sentences. The words of
### the game are those of the printed sheets in your language. $chance is a chance to win, ready to be
### shown, such as 61 %; $error is how far it may be off, such as 2 (percent); $name is somebody’s name.

## Moves, as a part of a sentence: what goes where. “Better: the 7 from hand to building pile 2.”

# $card (text): its number, or S for a Skip-Bo card. $pile (number): which building pile.
advice-hand =
    { $card ->
        [S] a Skip-Bo card from hand to building pile { $pile }
       *[other] the { $card } from hand to building pile { $pile }
    }
# $pile (number): which discard pile.
advice-discard =
    { $card ->
        [S] a Skip-Bo card from hand to discard pile { $pile }
       *[other] the { $card } from hand to discard pile { $pile }
    }
# $whose (text): “own”, or “partner” if the pile belongs to a partner, who is called $owner.
advice-stock =
    { $whose ->
        [own] the stock card to building pile { $pile }
       *[partner] { $owner }’s stock card to building pile { $pile }
    }
# $discard (number): which discard pile the card comes from.
advice-pile =
    { $whose ->
        [own] the top of discard pile { $discard } to building pile { $pile }
       *[partner] the top of { $owner }’s discard pile { $discard } to building pile { $pile }
    }
advice-pass = pass

## Why a move is good, or what counts against it. Sentences about the move, whoever makes it.

why-wins-round = It wins the round.
why-only-move = There is no other move.
why-best-chance = It did best in trial games.
why-must-lay = This card has to be laid.
why-lays-stock = It gets rid of a stock card.
why-frees-stock = It makes way for the stock card.
why-helps-partner = It helps a partner with their stock pile.
why-empties-hand = It helps to empty the hand, which brings five new cards.
why-completes-pile = It completes a building pile.
why-blocks-next-stock = It keeps the next player from laying their stock card.
why-opens-next-stock = But it makes way for the next player’s stock card.
why-uncovers-discard = It uncovers another card on a discard pile.
why-makes-room = It makes room to draw one more card next turn.
why-keeps-wild = It keeps a Skip-Bo card for later.
why-spends-wild = It is worth spending a Skip-Bo card on.
why-matches-discard = It goes on a card with the same number and covers nothing useful.
why-descends-discard = It keeps the discard pile in descending order: later its cards can be laid one after another.
why-opens-discard-pile = It starts a new discard pile and covers nothing.
why-buries-low-card = But it covers a lower card.
why-leaves-next-nothing = Afterwards the next player cannot lay any of their open cards.
why-sheds-many = It gets rid of many tiles at once.
why-sheds-low = It gets rid of low tiles, which are hard to lay later.
why-cannot-be-beaten = Nobody can beat it.
why-keeps-breaker = It keeps a Breaker for later.
why-saves-breaker = The joker keeps a Breaker together.
why-spends-breaker = It is worth spending a Breaker on.
why-keeps-joker = It keeps a joker for later.
why-spends-joker = It is worth spending a joker on.
why-splits-set = But it breaks up another set.
why-stops-going-out = It stops somebody who has few tiles left.
why-keeps-lead = It is likely to win the trick, and whoever wins it opens again.

## A hint at the table

# $move: one of the moves above.
hint-try = Try this: { $move }.
hint-chance = Chance to win the round: { $chance }, ± { $error }.
# A second move that is as good, as far as one can tell.
hint-other = Probably just as good: { $move }.
# Added, for screen readers, to a card, a pile or a tile that the hint means.
hint-from = The hint uses this card.
hint-to = The hint puts a card here.
# $tile: a number or the word for a joker.
hint-tile = { $tile }, part of the hint

## The review of a match

review-title = Review
# The title of the browser’s tab. $code: the table.
review-heading = Review, table { $code }
review-to-replay = Go to the replay
# While it is computed. $percent: ready to be shown.
review-working = Reviewing the match, move by move: { $percent }
review-waiting = The match is waiting to be reviewed …
review-leave = You can leave this page and come back: the review carries on.
review-nothing = Nobody had a choice to make in this match, so there is nothing to review.
review-rounds = Round

## Who played how well

review-players = How everybody played
# $accuracy: a number up to 100, ready to be shown. 100: never gave anything away.
review-accuracy = { $accuracy } out of 100
# $count (number): moves with something to choose.
review-decisions =
    { $count ->
        [0] Nothing to decide.
        [one] { $count } decision.
       *[other] { $count } decisions.
    }
# $lost: what these decisions cost altogether, such as 7 % of a round that is won for sure.
review-given-away = Together they gave away about { $lost } of a certain win, ± { $error }.

## The chance to win, over the moves of a round

review-chart = Chance to win
review-chart-about = How likely everybody was to win the round, from the first move to the last. Every move is judged by what the player who made it could see, so the lines jump a little.
review-chart-about-breakers = How likely each player was to win the round, from the first move to the last. Each line goes by what that player could see.
# Follows it, if there are any. Both kinds have their mark in the chart.
review-chart-numbers = The numbers mark the moments below: triangles are moves, diamonds are luck.
# For the control that goes through the moves.
review-go = Step through the moves
# $move (number): which one, $moves (number): of how many. Read aloud.
review-go-at = Move { $move } of { $moves }.
# $text: what was played.
review-at = Move { $move } of { $moves }. { $name }: { $text }.
review-at-end = The end of the round.
# One of several in a list. $side: a name, or several.
review-share = { $side } { $chance }
review-as-table = As a table
review-head-move = Move
review-head-played = Played
# In that table. $text: what was played.
review-said = { $name }: { $text }

## The moments that mattered

review-moments = The moments that mattered
review-no-moments = No move in this round gave away much.
# $move (number): which move of the round.
review-moment = { $name }, move { $move }
# $move: one of the moves at the top of this file.
review-played = Played: { $move }.
review-better = Better: { $move }.
# $after: the chance that was left. $before: the chance that there was with the better move.
review-cost = Chance to win: { $after } instead of { $before }, ± { $error }.
# A heading among the moments: something turned up after a move.
review-turn = Luck, after move { $move }
# $side: a name, or several. $from and $to: chances to win.
review-turned = What turned up next changed { $side }’s chance from { $from } to { $to }.
review-watch = Watch it
# Read aloud after it.
review-watch-move = move { $move } of round { $round } in the replay

## Sharing a moment: a picture of it, and a link

review-share-moment = Share this moment
# The same, read aloud. $moment: the heading of the moment.
review-share-about = Share: { $moment }
review-share-link = Link to this moment
review-share-send = Send the picture
review-share-save = Save the picture

## Luck and decisions

review-balance = Luck or skill?
# $even: the chance that everybody has before the deal.
review-balance-about = Before the deal, everybody’s chance is { $even }. This is what luck and the moves made of it, in percent:
review-deal = The deal
review-luck = Luck
# What all moves did, one’s own and those of the others.
review-choices = Everybody’s moves
# A heading. $side: a name, or several. $even: the chance before the deal. $result: the chance in the end,
# 100 % for who has won.
review-came = { $side }: from { $even } to { $result }
# $error: how far luck and moves may be off, in percent.
review-balance-error = Luck and moves may each be off by about { $error }. Together they always add up.

## How it is computed

review-how = How this is computed
# $count (number): how many trial games, a few hundred.
review-how-chance = At every decision, whatever the player could not see is dealt at random, and a good bot plays on from there: { $count } such trial games for every move. In Breakers, each one is played to the end of the round, and the chance is the share that is won; games in which others still laid something count a little less, because people keep their best tiles. In Skip-Bo, each one goes on for a few turns, and the table as it then stands is turned into a chance, going by how similar rounds have ended.
review-how-loss = The cost of a move is the chance after the best move minus the chance after the move that was played. Both are tried once more with fresh deals, so that luck does not make a move look better than it is.
review-how-fair = Every move is judged by what the player could know. Nobody is blamed for what they could not see.
review-how-luck = The deal is the chance at the first move minus an even share. Luck is what changes between one move and the next: what is drawn, and what turns up. The rest is down to the moves, your own and everybody else’s. Even share + deal + luck + moves = result.
review-how-accuracy = 100 out of 100 means that no move gave anything away. A move that gives away a quarter of the chance or more counts as 0, anything in between in proportion. The figure is the average over all decisions.
review-how-error = All of this is an estimate. ± says how far off it may be: two times out of three the true value is within it, and nearly always within twice as much. A small cost may just be chance.
