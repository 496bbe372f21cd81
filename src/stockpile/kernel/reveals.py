"""A round whose cards are drawn one by one, for exact chance nodes: what all games share.

Each game's `reveals` says how a card is hidden and revealed, and binds these to it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from stockpile.kernel.chance import Rng
from stockpile.kernel.masks import is_marked
from stockpile.kernel.types import Ints

if TYPE_CHECKING:
    from stockpile.kernel.skipbo.actions import move_of_action, write_legal
    from stockpile.kernel.skipbo.layout import OVER, TURN
    from stockpile.kernel.skipbo.reveals import (
        CARDS,
        advance_hidden,
        count_pool,
        is_hidden,
        next_place,
        next_pool,
        next_seat,
    )


def write_status(row: Ints, status: Ints) -> None:
    """Write whether the round is over, the seat on turn, and whether a card is to be revealed.

    If so, also its pool, the seat that has it, the seat that alone will see it, and how many cards
    of each kind it could be.
    """
    status[0] = row[OVER]
    status[1] = row[TURN]
    status[2] = is_hidden(row)
    if status[2]:
        status[3] = next_pool(row)
        status[4] = next_place(row)
        status[5] = next_seat(row)
        for card in range(CARDS):
            status[6 + card] = 0
        count_pool(row, status[3], status, 6)


def act(row: Ints, action: int, legal: Ints, rng: Rng, status: Ints) -> int:
    """Let the seat on turn act, and return its move: −1, with nothing changed, if it may not.

    ``legal`` is space for the legal actions.
    """
    write_legal(row, legal)
    if not is_marked(legal, action):
        return -1
    move = move_of_action(row, action)
    advance_hidden(row, move, rng)
    write_status(row, status)
    return move
