"""Many rounds at once, each played on from its current state: the loops of `stockpile.simulator`.

Every round has its own random numbers, so that none depends on another.

Each game's `simulation` binds the loops to its own functions.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from stockpile.kernel.chance import Rng
from stockpile.kernel.types import FloatRows, IntRows, Ints

if TYPE_CHECKING:
    from stockpile.kernel.skipbo.layout import OVER
    from stockpile.kernel.skipbo.playout_policy import playout_move as choose
    from stockpile.kernel.skipbo.rules import apply
    from stockpile.kernel.skipbo.tensors import write_outcome
    from stockpile.kernel.skipbo.worlds import sample


def sample_all(known: Ints, rounds: IntRows, rng: Rng, count: int) -> None:
    """Set each round to a world that fits what a seat knows."""
    for number in range(count):
        sample(known, rounds[number], rng)


def apply_to_all(rounds: IntRows, move: int, rngs: Any, count: int) -> None:
    """Make a move in every round that is not over."""
    for number in range(count):
        if not rounds[number, OVER]:
            apply(rounds[number], move, rngs[number])


def share_all(rounds: IntRows, shares: FloatRows, count: int) -> None:
    """Write each side's share of every round that is over: the same for all in a draw."""
    for number in range(count):
        if rounds[number, OVER]:
            write_outcome(rounds[number], shares[number])


def play_out(rounds: IntRows, rngs: Any, scratch: Ints, most: int, count: int) -> None:
    """Play each round to its end, or for ``most`` moves."""
    for number in range(count):
        left = most
        while left and not rounds[number, OVER]:
            move = choose(rounds[number], rngs[number], scratch)
            apply(rounds[number], move, rngs[number])
            left -= 1
