### Boards in text.

# What `print(state)` shows: the table, then every hand. $seat is a letter.
board-hand = Hand von Platz { $seat }: { $cards }.
board-hand-empty = Hand von Platz { $seat }: leer.
board-turn = Platz { $seat } ist dran.
board-over = Die Runde ist zu Ende.
