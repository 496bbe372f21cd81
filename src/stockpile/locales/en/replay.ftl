### The replay of a finished match, in the browser.
###
### For translators. Labels of buttons, most of them only read aloud: the buttons show pictures.

# $code (text): the code of the table.
replay-title = Replay of table { $code }
# A button that opens the link, the record and the check of the shuffle.
replay-more = Share and check
replay-link = Link to this moment
replay-to-table = To the table
replay-undone = The move is taken back.
# A slider over all steps of the round.
replay-jump = Jump to a step
# $step, $steps (numbers): which of how many.
replay-step = Step { $step } of { $steps }
replay-first = To the beginning
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-forward = One step on
replay-last = To the end
# Labels of three choices.
replay-round = Round
replay-seen-by = Seen by
replay-speed = Speed
# Somebody who watches: sees no hidden cards.
replay-spectator = A spectator
replay-speed-slow = Slow
replay-speed-normal = Normal
replay-speed-fast = Fast
