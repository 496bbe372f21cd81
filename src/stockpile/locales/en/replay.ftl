### The replay of a finished match, in the browser.
###
### For translators. Labels of buttons, most of them only read aloud: the buttons show pictures.

# The title of the page. $code (text): the code of the table.
replay-title = Replay of table { $code }
# The heading over the board, in a narrow bar.
replay-heading = Replay
# Back to the page that one came from.
replay-leave = Back
# What is shown, in a narrow bar. $round, $rounds (numbers): which of how many rounds.
replay-round-of = Round { $round } of { $rounds }
# $name: from whose seat the match is seen.
replay-seen-by-name = seen by { $name }
replay-seen-by-spectator = seen by a spectator

## The keys

# A slider over all steps of the round.
replay-jump = Jump to a step
# $step, $steps (numbers): which of how many.
replay-step = Step { $step } of { $steps }
replay-first = Go to the beginning
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-forward = One step forward
replay-last = Go to the end
replay-next-round = Next round
# The list of all steps of the round.
replay-steps = What happened

## What is shown

# The title over the three choices that follow.
replay-choose = What to show
replay-round = Round
replay-seen-by = Seen by
# Somebody who watches: sees no hidden cards.
replay-spectator = A spectator
replay-speed = Speed
replay-speed-slow = Slow
replay-speed-normal = Normal
replay-speed-fast = Fast

## What can be taken along

# The title over the link, the record and the check of the shuffle.
replay-more = Share and check
replay-link = Link to this moment
# A file with all cards and moves of the match.
replay-record-title = Record
replay-record-about = The whole match as text: every card that was dealt and every move.
# The title over the check of the shuffle.
replay-fairness = Was the shuffle fair?
replay-to-table = Go to the table
