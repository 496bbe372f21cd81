### Boards in text.

# What `print(state)` shows: the table, then every hand. $seat is a letter.
board-hand = Mano del posto { $seat }: { $cards }.
board-hand-empty = Mano del posto { $seat }: vuota.
board-turn = Tocca al posto { $seat }.
board-over = Il round è finito.
