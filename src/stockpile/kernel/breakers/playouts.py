"""Rounds of Breakers played to their end inside the kernel."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from stockpile.kernel.breakers.layout import OVER, WINNER, Flat
from stockpile.kernel.breakers.light import light
from stockpile.kernel.breakers.quick import quick
from stockpile.kernel.breakers.rules import apply, legal
from stockpile.kernel.breakers.worlds import copy, sample
from stockpile.kernel.chance import Rng, below
from stockpile.kernel.compiling import compiled


@compiled
def playout(state: Flat, rng: Rng, scratch: Flat) -> Any:
    """Play on to the end, and say which seat won."""
    while not state[OVER]:
        apply(state, quick(state, rng, scratch), rng)
    return state[WINNER]


@compiled
def evaluate(
    known: Flat,
    moves: Flat,
    count: int,
    worlds: int,
    rng: Rng,
    winners: npt.NDArray[np.int16],
    world: Flat,
    trial: Flat,
    scratch: Flat,
) -> None:
    """Try each of the first ``count`` moves in each of ``worlds`` sampled worlds, to the end.

    ``winners[world, move]`` becomes the seat that won. All moves are tried in the same worlds, with
    the same random numbers to come, so that they differ by what they do and less by luck. ``world``
    and ``trial`` are arrays of a State to work in.
    """
    for row in range(worlds):
        sample(known, world, rng)
        to_come = rng[0]
        for column in range(count):
            rng[0] = to_come
            copy(world, trial)
            apply(trial, moves[column], rng)
            winners[row, column] = playout(trial, rng, scratch)


@compiled
def play_many(table: Flat, rounds: int, rng: Rng, state: Flat) -> Any:
    """Deal and play so many rounds at a table, and say how many moves that took.

    Everybody plays as the baseline bot does. ``table`` is what is known before a deal
    (`encoding.fresh`), and ``state`` an array of a State to work in.
    """
    made = 0
    for _ in range(rounds):
        sample(table, state, rng)
        while not state[OVER]:
            apply(state, light(state, rng), rng)
            made += 1
    return made


@compiled
def play_many_at_random(table: Flat, rounds: int, rng: Rng, state: Flat, moves: Flat) -> Any:
    """The same with any canonical moves; ``moves`` is an array for a list of them to work in."""
    made = 0
    for _ in range(rounds):
        sample(table, state, rng)
        while not state[OVER]:
            apply(state, moves[below(rng, legal(state, moves))], rng)
            made += 1
    return made
