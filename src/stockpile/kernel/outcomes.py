"""What a round is worth to those who play it, in every game.

Each game's `tensors` binds these to its own layout.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from stockpile.kernel.types import Floats, Ints

if TYPE_CHECKING:
    from stockpile.kernel.skipbo.layout import NOBODY, POINTS, SEATS, SIDES, WINNER, side_of


def write_outcome(row: Ints, shares: Floats) -> None:
    """Write each side's share of a round that is over: all, nothing, or an even part of a draw."""
    sides = row[SIDES]
    for side in range(sides):
        if row[WINNER] == NOBODY:
            shares[side] = 1.0 / sides
        else:
            shares[side] = 1.0 if row[WINNER] == side else 0.0


def add_reward(row: Ints, points: bool, reward: Floats) -> None:
    """Add what a round is worth to each seat: nothing before it ends.

    What the winning side gets, the other sides lose in equal parts.
    """
    if row[WINNER] == NOBODY:
        return
    worth = float(row[POINTS]) if points else 1.0
    for seat in range(row[SEATS]):
        if row[WINNER] == side_of(row, seat):
            reward[seat] += worth
        else:
            reward[seat] -= worth / (row[SIDES] - 1)
