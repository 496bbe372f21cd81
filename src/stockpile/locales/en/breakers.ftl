### The board of Skip-Bo Breakers in the browser.
###
### For translators. Labels of buttons and short sentences; some are only read aloud by a screen reader.
### The words of the game (set, run, pair run, Breaker, joker, trick) are those of play.ftl and rules.ftl.
### $name is the name of somebody else, $number, $height and $tile are numbers on tiles (or the sign of
### the joker), as text.

## Sets. Each is a name without an article, on a button or after a colon.

# $height: its number.
breakers-set-single = single { $height }
breakers-set-pair = pair of { $height }
# $length (number): how many numbers it has. $height: the highest of them.
breakers-set-run = run of { $length } up to { $height }
# $length (number): how many pairs it has.
breakers-set-pair-run = pair run of { $length } pairs up to { $height }
# $length (number): how many tiles alike, three or four.
breakers-set-breaker =
    { $length ->
        [3] Breaker of three: { $height }
        [4] Breaker of four: { $height }
       *[other] Breaker of { $length }: { $height }
    }
# A set read aloud. $set: one of the names above. $tiles: the list of its tiles.
breakers-set-aloud = { $set }: { $tiles }

breakers-joker = joker
# A joker in a set, and the number that it stands for.
breakers-joker-as = joker as { $number }

## What is needed now. $equal (text): “yes” if a set that is just as high will do.

breakers-your-turn = Your turn
breakers-lead = You open: lay any set.
breakers-need-single =
    { $equal ->
        [yes] Answer: a single { $height } or higher, or a Breaker.
       *[no] Answer: a single higher than { $height }, or a Breaker.
    }
breakers-need-pair =
    { $equal ->
        [yes] Answer: a pair of { $height } or higher, or a Breaker.
       *[no] Answer: a pair higher than { $height }, or a Breaker.
    }
# $length (number): how many numbers the run has. $height: the highest of them.
breakers-need-run =
    { $equal ->
        [yes] Answer: a run of { $length } up to { $height } or higher, or a Breaker.
       *[no] Answer: a run of { $length } higher than { $height }, or a Breaker.
    }
# $length (number): how many pairs it has.
breakers-need-pair-run =
    { $equal ->
        [yes] Answer: a pair run of { $length } pairs up to { $height } or higher, or a Breaker.
       *[no] Answer: a pair run of { $length } pairs higher than { $height }, or a Breaker.
    }
breakers-need-breaker = Answer: only a higher Breaker will do.
# Nothing in the hand can be laid.
breakers-must-pass = You have no answer: pass.
# Somebody else is on turn.
breakers-turn-opens = { $name } opens.
breakers-turn-answers = { $name } answers.

## The others. All of it is read aloud for one seat, in one go.

breakers-others = The others
breakers-everybody = The players
# $count (number): the tiles in the hand of somebody else.
breakers-seat =
    { $count ->
        [one] { $name }: { $count } tile
       *[other] { $name }: { $count } tiles
    }
# The score of a seat in this match.
breakers-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
breakers-passed = passed
# A mark at the seat whose turn it is.
breakers-to-play = to play

## The middle

breakers-trick = The trick
# $set: the name of a set with its tiles. $name is who laid it.
breakers-laid-by = { $name }: { $set }
breakers-laid-by-you = You: { $set }
breakers-you = You
breakers-won-trick =
    { $who ->
        [you] You won the last trick.
       *[other] { $name } won the last trick.
    }
breakers-lay-here = Lay a set here
# Before the first round everybody draws a tile; the highest opens.
breakers-drawn = Drawn to see who opens
# Tiles that nobody has, face down.
breakers-unused =
    { $count ->
        [one] Unused: { $count } tile, face down
       *[other] Unused: { $count } tiles, face down
    }
breakers-unused-short = Unused
# Tiles of tricks that are over, face down.
breakers-played =
    { $count ->
        [one] Played: { $count } tile, face down
       *[other] Played: { $count } tiles, face down
    }
breakers-played-short = Played
# A button, at tables with the memory aid.
breakers-played-show =
    { $count ->
        [one] Played: { $count } tile. Show which.
       *[other] Played: { $count } tiles. Show which.
    }
breakers-played-title = Tiles of finished tricks
# $tile: a number or the word for a joker. $count (number): how often it was played.
breakers-played-count = { $tile }: { $count }

## The rack

breakers-rack = Your tiles
# A tile that takes part in a set which can be laid now.
breakers-tile-useful = { $tile }, can be laid
# The button that sorts the tiles. The text says how they are sorted now.
breakers-sort =
    { $order ->
        [number] By number
        [alike] Alike first
        [runs] Runs first
       *[own] My order
    }
# Read aloud before how they are sorted.
breakers-sort-tiles = Sort your tiles. Now:

## Laying and passing

breakers-lay = Lay
breakers-no-set = This is not a set.
# Nothing is selected yet.
breakers-select = Select tiles
# There are several sets that the selected tiles could be: where does the joker go?
breakers-choose = What shall it be?
# $count (number): how many sets there are to choose from.
breakers-choose-count =
    { $count ->
        [one] { $count } choice
       *[other] { $count } choices
    }

## The list of keys

breakers-key-move = Go through your tiles
breakers-key-select = Select a tile, or put it back
breakers-key-lay = Lay the selected tiles
breakers-key-sort = Sort your tiles another way
breakers-key-carry = Move a tile in your own order
