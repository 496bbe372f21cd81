"""Rounds of Skip-Bo played on inside the kernel.

To the end, worlds would mostly tell luck. So the search plays only some turns, and what lies on the
table then is turned into each side's chance to win.
"""

from __future__ import annotations

from typing import Any

from stockpile.kernel.chance import Rng
from stockpile.kernel.compile import compiled
from stockpile.kernel.skipbo.baseline_policy import baseline_move
from stockpile.kernel.skipbo.layout import OVER, SEATS, SIZE, TURN, Array
from stockpile.kernel.skipbo.playout_policy import playout_move
from stockpile.kernel.skipbo.rules import apply, deal
from stockpile.kernel.skipbo.skilled_policy import best_move
from stockpile.kernel.skipbo.turn_value import WEIGHTS, Scratch
from stockpile.kernel.skipbo.win_chance import Floats, win_chances
from stockpile.kernel.skipbo.worlds import sample

FIRST_LOOKS = 200
"""How many positions are looked at to finish the turn in question."""


@compiled
def playout(state: Array, seat: int, turns: int, rng: Rng, scratch: Scratch) -> None:
    """Finish a seat's turn as `skilled` does, then play some turns more."""
    while not state[OVER] and state[TURN] == seat:
        apply(state, best_move(state, WEIGHTS, FIRST_LOOKS, scratch), rng)
    for _ in range(turns):
        seat = state[TURN]
        while not state[OVER] and state[TURN] == seat:
            apply(state, playout_move(state, WEIGHTS, scratch), rng)


@compiled
def evaluate(
    known: Array,
    moves: Array,
    count: int,
    worlds: int,
    turns: int,
    rng: Rng,
    shares: Floats,
    world: Array,
    trial: Array,
    scratch: Scratch,
    seen: Floats,
) -> None:
    """What each side has after each of the first ``count`` moves, in each of so many worlds.

    All moves are tried in the same worlds, with the same random numbers to come.
    """
    for row in range(worlds):
        sample(known, world, rng)
        to_come = rng[0]
        for column in range(count):
            rng[0] = to_come
            for at in range(SIZE):
                trial[at] = world[at]
            seat = trial[TURN]
            apply(trial, moves[column], rng)
            playout(trial, seat, turns, rng, scratch)
            win_chances(trial, scratch, seen, shares[row, column])


@compiled
def play_many(state: Array, stock: int, rounds: int, rng: Rng) -> Any:
    """Deal and play so many rounds at a table, and say how many moves that took.

    Everybody plays as the baseline bot does; the seats start in turn.
    """
    made = 0
    for number in range(rounds):
        deal(state, stock, number % state[SEATS], rng)
        while not state[OVER]:
            apply(state, baseline_move(state, rng), rng)
            made += 1
    return made
