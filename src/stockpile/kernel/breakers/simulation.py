"""Many rounds of Breakers at once, each played from where it stands: behind `stockpile.simulator`.

Every round has random numbers of its own, so that what happens in one depends on no other.
"""

from __future__ import annotations

from typing import Any

from stockpile.kernel.breakers.baseline_policy import baseline_move
from stockpile.kernel.breakers.layout import OVER
from stockpile.kernel.breakers.playout_policy import playout_move
from stockpile.kernel.breakers.rules import apply
from stockpile.kernel.breakers.skilled_policy import skilled_move
from stockpile.kernel.breakers.tensors import write_outcome
from stockpile.kernel.breakers.worlds import sample
from stockpile.kernel.chance import Rng
from stockpile.kernel.compile import compiled
from stockpile.kernel.types import FloatRows, IntRows, Ints


@compiled
def sample_all(known: Ints, rounds: IntRows, rng: Rng, count: int) -> None:
    """Make each round a world that fits what a seat knows."""
    for number in range(count):
        sample(known, rounds[number], rng)


@compiled
def apply_to_all(rounds: IntRows, move: int, rngs: Any, count: int) -> None:
    """Make a move in every round that is not over."""
    for number in range(count):
        if not rounds[number, OVER]:
            apply(rounds[number], move, rngs[number])


@compiled
def share_all(rounds: IntRows, shares: FloatRows, count: int) -> None:
    """Write each side's share of every round that is over: the same for all in a draw."""
    for number in range(count):
        if rounds[number, OVER]:
            write_outcome(rounds[number], shares[number])


# Each policy by itself, so that nobody waits until one is compiled that is not used.


@compiled
def play_out_baseline(rounds: IntRows, rngs: Any, scratch: Ints, most: int, count: int) -> None:  # noqa: ARG001 - as for every policy
    """Play each round to its end, but at most this many moves of it."""
    for number in range(count):
        left = most
        while left and not rounds[number, OVER]:
            apply(rounds[number], baseline_move(rounds[number], rngs[number]), rngs[number])
            left -= 1


@compiled
def play_out_playout(rounds: IntRows, rngs: Any, scratch: Ints, most: int, count: int) -> None:
    """The same with the policy of playouts."""
    for number in range(count):
        left = most
        while left and not rounds[number, OVER]:
            move = playout_move(rounds[number], rngs[number], scratch)
            apply(rounds[number], move, rngs[number])
            left -= 1


@compiled
def play_out_skilled(rounds: IntRows, rngs: Any, scratch: Ints, most: int, count: int) -> None:
    """The same with `skilled`."""
    for number in range(count):
        left = most
        while left and not rounds[number, OVER]:
            move = skilled_move(rounds[number], rngs[number], scratch)
            apply(rounds[number], move, rngs[number])
            left -= 1
