"""Breakers with exact chance nodes: each tile is drawn when a seat first sees it.

All tiles are unused until `reveal` gives them to the seats one by one, the whole hand of the first
seat first. After that nothing is left to chance. A row of `tensors` is followed here by how many
tiles have been given.
"""

from __future__ import annotations

from stockpile.kernel import reveals as loops
from stockpile.kernel.breakers import actions, layout
from stockpile.kernel.breakers.layout import (
    HAND_TILES,
    OVER,
    ROW,
    SEATS,
    UNUSED,
    hand_of,
)
from stockpile.kernel.breakers.tensors import ROW_SIZE, advance, deal_row
from stockpile.kernel.chance import Rng
from stockpile.kernel.compile import LoopBinder, compiled
from stockpile.kernel.types import Ints

REVEALED = ROW_SIZE
REVEALS_SIZE = REVEALED + 1
CARDS = ROW
"""Every tile is smaller than this."""
STATUS_SIZE = 6 + CARDS

bind = LoopBinder(__name__, actions, layout)


@compiled
def deal_hidden(row: Ints, starter: int, rng: Rng) -> None:
    """Deal a round whose hands are still to be revealed."""
    deal_row(row, starter, rng)
    row[REVEALED] = 0
    for seat in range(row[SEATS]):
        hand = hand_of(seat)
        for tile in range(1, ROW):
            row[UNUSED + tile] += row[hand + tile]
            row[hand + tile] = 0


@compiled
def advance_hidden(row: Ints, move: int, rng: Rng) -> None:
    """Make a move, and everything that follows from it. It uncovers nothing."""
    advance(row, move, rng)


@compiled
def is_hidden(row: Ints) -> bool:
    """Whether a tile is to be revealed."""
    return not row[OVER] and row[REVEALED] < row[SEATS] * row[HAND_TILES]


@compiled
def next_seat(row: Ints) -> int:
    """The seat that alone will see the next tile."""
    return row[REVEALED] // row[HAND_TILES]


@compiled
def next_place(row: Ints) -> int:
    """The seat in whose hand the next tile is revealed."""
    return row[REVEALED] // row[HAND_TILES]


@compiled
def hand_start(seat: int) -> int:
    """Where the counts of a seat's hand start: all tiles, then each kind."""
    return hand_of(seat)


@compiled
def next_pool(row: Ints) -> int:  # noqa: ARG001 - as in every game
    """The pool from which the next tile comes: there is only one."""
    return 0


@compiled
def count_pool(row: Ints, pool: int, counts: Ints, start: int) -> None:  # noqa: ARG001 - likewise
    """Count the tiles that no seat has seen. ``counts`` must be 0 from ``start`` on."""
    for tile in range(1, ROW):
        counts[start + tile] += row[UNUSED + tile]


write_status = bind(loops.write_status)


@compiled
def reveal(row: Ints, tile: int, status: Ints) -> bool:
    """Let the next tile be this one. False, with nothing changed, if that is impossible."""
    if row[UNUSED + tile] == 0:
        return False
    row[UNUSED + tile] -= 1
    row[hand_of(next_seat(row)) + tile] += 1
    row[REVEALED] += 1
    write_status(row, status)
    return True


act = bind(loops.act)
