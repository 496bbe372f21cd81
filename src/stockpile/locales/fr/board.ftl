### Boards in text.

# What `print(state)` shows: the table, then every hand. $seat is a letter.
board-hand = Main de la place { $seat } : { $cards }.
board-hand-empty = Main de la place { $seat } : vide.
board-turn = C’est au tour de la place { $seat }.
board-over = La manche est finie.
