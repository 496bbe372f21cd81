"""Worlds in which moves of Skip-Bo are tried, for a network that learns which is better."""

from __future__ import annotations

from typing import Any

from stockpile.kernel import lookahead as loops
from stockpile.kernel.chance import Rng, shuffle
from stockpile.kernel.compile import LoopBinder, compiled
from stockpile.kernel.skipbo import layout, selfplay, tensors
from stockpile.kernel.skipbo.layout import (
    BELOW,
    BUILDING_PILES,
    CARD,
    DRAW,
    HEAP,
    PASS,
    PILE_TOP,
    PILES,
    SEATS,
    SHUFFLES,
    TARGETS,
)
from stockpile.kernel.types import Ints

DRAWS = True
"""Cards are drawn in a round, so that worlds differ."""
TURNS: int | None = 1
"""How many more turns the seat has before the network judges the table."""


@compiled
def imagine(row: Ints, rng: Rng) -> None:
    """Deal again what nobody can see: the draw pile, and the stock piles below their tops.

    Hands stay as they are: seats that played as these did rarely hold what they could have laid,
    and hands dealt at random would often hold it.

    After a reshuffle nothing is exchanged between stock piles and the rest: what was drawn before
    it (see `worlds`) is not told apart.
    """
    seats = row[SEATS]
    stocks = HEAP + row[DRAW]
    end = stocks
    for seat in range(seats):
        node = row[BELOW + row[PILE_TOP + seat * PILES]]
        while node:
            row[end] = row[CARD + node]
            end += 1
            node = row[BELOW + node]
    if row[SHUFFLES]:
        shuffle(rng, row, HEAP, stocks)
        shuffle(rng, row, stocks, end)
    else:
        shuffle(rng, row, HEAP, end)
    for seat in range(seats):
        node = row[BELOW + row[PILE_TOP + seat * PILES]]
        while node:
            end -= 1
            row[CARD + node] = row[end]
            node = row[BELOW + node]


bind = LoopBinder(__name__, layout, selfplay, tensors)

go_on = bind(loops.go_on)
enter_all = bind(loops.enter_all)
go_on_all = bind(loops.go_on_all)


def ends_turn(moves: Any) -> Any:
    """Which of these moves end a turn."""
    return (moves == PASS) | (moves % TARGETS >= BUILDING_PILES)
