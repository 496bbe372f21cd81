"""Rounds of Skip-Bo played to their end inside the kernel."""

from __future__ import annotations

from typing import Any

from stockpile.kernel.chance import Rng
from stockpile.kernel.compiling import compiled
from stockpile.kernel.skipbo.layout import NOBODY, OVER, SEATS, SIZE, WINNER, Array
from stockpile.kernel.skipbo.light import light
from stockpile.kernel.skipbo.rules import apply, deal
from stockpile.kernel.skipbo.valuing import Scratch
from stockpile.kernel.skipbo.worlds import sample

LONGEST = 10_000
"""A playout with more moves than this counts as a draw: a policy might go round in circles."""


@compiled
def playout(state: Array, rng: Rng, scratch: Scratch) -> Any:  # noqa: ARG001
    """Play on to the end, and say which side won; `NOBODY` in a draw."""
    for _ in range(LONGEST):
        if state[OVER]:
            return state[WINNER]
        apply(state, light(state, rng), rng)
    return NOBODY


@compiled
def evaluate(
    known: Array,
    moves: Array,
    count: int,
    worlds: int,
    rng: Rng,
    winners: Array,
    world: Array,
    trial: Array,
    scratch: Scratch,
) -> None:
    """Try each of the first ``count`` moves in each of ``worlds`` sampled worlds, to the end.

    ``winners[world, move]`` becomes the side that won. All moves are tried in the same worlds, with
    the same random numbers to come, so that they differ by what they do and less by luck. ``world``
    and ``trial`` are arrays of a State to work in.
    """
    for row in range(worlds):
        sample(known, world, rng)
        to_come = rng[0]
        for column in range(count):
            rng[0] = to_come
            for at in range(SIZE):
                trial[at] = world[at]
            apply(trial, moves[column], rng)
            winners[row, column] = playout(trial, rng, scratch)


@compiled
def play_many(state: Array, stock: int, rounds: int, rng: Rng) -> Any:
    """Deal and play so many rounds at a table, and say how many moves that took.

    Everybody plays as the baseline bot does; the seats start in turn.
    """
    made = 0
    for number in range(rounds):
        deal(state, stock, number % state[SEATS], rng)
        while not state[OVER]:
            apply(state, light(state, rng), rng)
            made += 1
    return made
