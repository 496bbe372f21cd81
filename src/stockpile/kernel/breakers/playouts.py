"""Rounds of Breakers played to their end inside the kernel."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from stockpile.kernel.breakers.baseline_policy import baseline_move
from stockpile.kernel.breakers.layout import OVER, PASS, SEATS, TURN, WINNER, Flat
from stockpile.kernel.breakers.playout_policy import playout_move
from stockpile.kernel.breakers.rules import apply, legal
from stockpile.kernel.breakers.worlds import copy, sample
from stockpile.kernel.chance import Rng, below
from stockpile.kernel.compile import compiled

WON = np.array([0.0, 0.0, 0.72, 0.72, 0.79])
"""What a round counts that the seat in question wins in a playout, by how many seats there are,
unless nobody else lays a set on the way. Hidden tiles are dealt at random, but whoever has laid
their low sets has kept the better ones. Found by how rounds ended in which `skilled` played itself:
``tools/tuning_breakers.py``."""


@compiled
def playout(state: Flat, seat: int, rng: Rng, scratch: Flat) -> Any:
    """Play on to the end, and say whether anybody but this seat laid a set on the way."""
    contested = False
    while not state[OVER]:
        move = playout_move(state, rng, scratch)
        contested |= move != PASS and state[TURN] != seat
        apply(state, move, rng)
    return contested


@compiled
def evaluate(
    known: Flat,
    moves: Flat,
    count: int,
    worlds: int,
    rng: Rng,
    shares: npt.NDArray[np.float64],
    world: Flat,
    trial: Flat,
    scratch: Flat,
) -> None:
    """Try each of the first ``count`` moves in each of ``worlds`` sampled worlds, to the end.

    ``shares[world, move]`` is what each seat has of the round then. All moves are tried in the same
    worlds, with the same random numbers to come, so that they differ by what they do and less by
    luck. ``world`` and ``trial`` are arrays of a State to work in.
    """
    seats = known[SEATS]
    seat = known[TURN]
    for row in range(worlds):
        sample(known, world, rng)
        to_come = rng[0]
        for column in range(count):
            rng[0] = to_come
            copy(world, trial)
            apply(trial, moves[column], rng)
            contested = playout(trial, seat, rng, scratch)
            won = WON[seats] if contested and trial[WINNER] == seat else 1.0
            for other in range(seats):
                shares[row, column, other] = (1.0 - won) / (seats - 1)
            shares[row, column, trial[WINNER]] = won


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
            apply(state, baseline_move(state, rng), rng)
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
