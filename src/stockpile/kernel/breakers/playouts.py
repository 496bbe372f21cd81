"""Rounds of Breakers played to their end inside the kernel."""

from __future__ import annotations

from stockpile.kernel.breakers.baseline_policy import baseline_move
from stockpile.kernel.breakers.beliefs import Past, sample_likely
from stockpile.kernel.breakers.layout import OVER, PASS, SEATS, TURN, WINNER
from stockpile.kernel.breakers.playout_policy import playout_move
from stockpile.kernel.breakers.rules import apply, copy, deal, legal
from stockpile.kernel.chance import Rng, below
from stockpile.kernel.compile import compiled
from stockpile.kernel.types import Ints, Shares


@compiled
def playout(state: Ints, seat: int, rng: Rng, scratch: Ints) -> bool:
    """Play to the end, and return whether anybody but this seat laid a set on the way."""
    contested = False
    while not state[OVER]:
        move = playout_move(state, rng, scratch)
        contested |= move != PASS and state[TURN] != seat
        apply(state, move, rng)
    return contested


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
    spare: Ints,
    past: Past,
    contested_win: float,
) -> None:
    """Try each of the first ``count`` moves in each of ``worlds`` sampled worlds, to the end.

    ``shares[world, move]`` becomes each seat's share of the win. All moves are tried in the same
    worlds with the same random numbers to come, so that luck cancels out of their differences.
    ``world``, ``trial`` and ``spare`` are states to work in. A win of the seat in question counts
    as ``contested_win`` if anybody else laid a set on the way: playouts are too hopeful then.
    """
    seats = known[SEATS]
    seat = known[TURN]
    for row in range(worlds):
        sample_likely(known, past, world, trial, spare, rng, scratch)
        to_come = rng[0]
        for column in range(count):
            rng[0] = to_come
            copy(world, trial)
            apply(trial, moves[column], rng)
            contested = playout(trial, seat, rng, scratch)
            won = contested_win if contested and trial[WINNER] == seat else 1.0
            for other in range(seats):
                shares[row, column, other] = (1.0 - won) / (seats - 1)
            shares[row, column, trial[WINNER]] = won


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


@compiled
def play_many_at_random(state: Ints, rounds: int, rng: Rng, moves: Ints) -> int:
    """The same with random canonical moves; ``moves`` is a list to work in."""
    made = 0
    for number in range(rounds):
        deal(state, number % state[SEATS], rng)
        while not state[OVER]:
            apply(state, moves[below(rng, legal(state, moves))], rng)
            made += 1
    return made
