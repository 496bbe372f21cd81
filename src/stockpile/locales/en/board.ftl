### Boards in text.

# What `print(state)` shows: the table, then every hand. $seat is a letter.
board-hand = Hand of seat { $seat }: { $cards }.
board-hand-empty = Hand of seat { $seat }: empty.
board-turn = Seat { $seat } is on turn.
board-over = The round is over.
