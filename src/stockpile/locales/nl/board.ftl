### Boards in text.

# What `print(state)` shows: the table, then every hand. $seat is a letter.
board-hand = Hand van plaats { $seat }: { $cards }.
board-hand-empty = Hand van plaats { $seat }: leeg.
board-turn = Plaats { $seat } is aan de beurt.
board-over = De ronde is afgelopen.
