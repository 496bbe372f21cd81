"""Rounds of Skip-Bo played inside the kernel.

Played to the end, a round would mostly tell luck. So the search plays a few turns, and then asks
`win_chance` what the table is worth to each side.
"""

from __future__ import annotations

from stockpile.kernel.chance import Rng
from stockpile.kernel.compile import compiled
from stockpile.kernel.skipbo.baseline_policy import baseline_move
from stockpile.kernel.skipbo.layout import OVER, SEATS, TURN
from stockpile.kernel.skipbo.playout_policy import playout_move
from stockpile.kernel.skipbo.rules import apply, copy, deal
from stockpile.kernel.skipbo.skilled_policy import best_move
from stockpile.kernel.skipbo.turn_value import WEIGHTS
from stockpile.kernel.skipbo.win_chance import win_chances
from stockpile.kernel.skipbo.worlds import sample
from stockpile.kernel.types import Floats, Ints, Shares

FIRST_TURN_POSITIONS = 200
"""How many positions each move of the turn in question is planned with."""


@compiled
def playout(state: Ints, seat: int, rng: Rng, scratch: Ints, turns: int) -> None:
    """Finish a seat's turn as `skilled` would, then play some turns more."""
    while not state[OVER] and state[TURN] == seat:
        apply(state, best_move(state, WEIGHTS, scratch, FIRST_TURN_POSITIONS), rng)
    for _ in range(turns):
        seat = state[TURN]
        while not state[OVER] and state[TURN] == seat:
            apply(state, playout_move(state, rng, scratch), rng)


@compiled
def evaluate(
    known: Ints,
    moves: Ints,
    count: int,
    worlds: int,
    rng: Rng,
    shares: Shares,
    world: Ints,
    trial: Ints,
    scratch: Ints,
    features: Floats,
    turns: int,
) -> None:
    """Try each of the first ``count`` moves in each of ``worlds`` sampled worlds, for some turns.

    ``shares[world, move]`` becomes each side's chance to win. All moves are tried in the same
    worlds with the same random numbers to come, so that luck cancels out of their differences.
    ``world`` and ``trial`` are states to work in, ``features`` is space for `win_chances`.
    """
    seat = known[TURN]
    for row in range(worlds):
        sample(known, world, rng)
        to_come = rng[0]
        for column in range(count):
            rng[0] = to_come
            copy(world, trial)
            apply(trial, moves[column], rng)
            playout(trial, seat, rng, scratch, turns)
            win_chances(trial, scratch, features, shares[row, column])


@compiled
def play_many(state: Ints, rounds: int, rng: Rng) -> int:
    """Deal and play this many rounds at a table as the baseline bot does, and count the moves.

    The seats take turns to start.
    """
    made = 0
    for number in range(rounds):
        deal(state, number % state[SEATS], rng)
        while not state[OVER]:
            apply(state, baseline_move(state, rng), rng)
            made += 1
    return made
