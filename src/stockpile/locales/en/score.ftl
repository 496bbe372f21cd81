### The score pad, for people who play with the real cards.
###
### For translators. Labels of buttons and fields, short sentences.

score-about = For an evening around the box. What you write down stays on this device, and works without a connection.
# Shown without a connection, to somebody who opens the pad for the first time.
score-never-opened = To begin, this page has to reach the server once. After that it works without.
# Begins an empty score sheet.
score-new = New pad
score-evenings = Earlier evenings
score-game = What you play
score-names = Who plays
score-names-about = In the order in which you sit, clockwise. A team is one line.
# The label of a field. $number (number): which one.
score-name = Name { $number }
score-add-name = One more
score-target = Points to win
# After a date. $target (number): the score that wins.
score-goes-to = to { $target } points
# The next three ask who leads the first round; each belongs to one edition.
score-first-deals = Who deals first?
score-first-starts = Who starts? (The youngest)
score-first-winner-opens = Who opens? (The highest tile)
score-begin = Begin
# $round (number): which round. $name: who deals. $other: who plays first.
score-next-deals = Round { $round }: { $name } deals, { $other } starts
score-next-starts = Round { $round }: { $name } starts
score-next-winner-opens = Round { $round }: { $name } opens
score-won = Who won the round?
score-nobody = Nobody
# The label of a field, in place of counting cards.
score-typed = Or the points themselves
score-write = Write it down
score-undo = Take back the last round
score-round = Round
# The last row of the score sheet.
score-total = Total
score-chart = How it went
score-share = Share the result
score-print = Print the score sheet
score-rules = The rules, to print
score-delete = Delete this pad
score-delete-ask = Delete this pad?
score-delete-about = It is only on this device, and cannot be brought back.
# The label of some number fields. $game (text): “skipbo” or “breakers”.
score-left =
    { $game ->
        [breakers] Tiles left in hand
       *[skipbo] Cards left in the stock pile
    }
# What a round is worth. $points (number), $name: who has won it.
score-worth =
    { $points ->
        [one] { $points } point for { $name }
       *[other] { $points } points for { $name }
    }
# The match is over. $points (number), $name.
score-winner =
    { $points ->
        [one] { $name } wins with { $points } point
       *[other] { $name } wins with { $points } points
    }
