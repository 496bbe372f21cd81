"""Rounds of Skip-Bo played inside the kernel.

Played to the end, a round would mostly tell luck. So the search plays a few turns, and then asks
the learned network what the table is worth to each side.
"""

from __future__ import annotations

from stockpile.kernel.chance import Rng
from stockpile.kernel.compile import compiled
from stockpile.kernel.judge import Network, Space, judge
from stockpile.kernel.skipbo.baseline_policy import baseline_move
from stockpile.kernel.skipbo.layout import (
    BUILDING_PILES,
    OVER,
    PASS,
    PLAN_SEAT,
    SEATS,
    SIDE,
    SIDES,
    TARGETS,
    TURN,
)
from stockpile.kernel.skipbo.network import write_move
from stockpile.kernel.skipbo.playout_policy import playout_move
from stockpile.kernel.skipbo.rules import apply, copy, deal
from stockpile.kernel.skipbo.tensors import count_public, write_outcome
from stockpile.kernel.skipbo.worlds import sample
from stockpile.kernel.types import Floats, IntRows, Ints, Shares

ROUND_OVER = -1


@compiled
def ends_turn(move: int) -> bool:
    """Whether a move ends the turn."""
    return move == PASS or move % TARGETS >= BUILDING_PILES


@compiled
def judge_end(
    state: Ints, move: int, scratch: Ints, network: Network, room: Space, shares: Floats
) -> None:
    """Set each side's share to its chance to win after a move that ends a turn."""
    count_public(state)
    write_move(state, move, scratch, room.fields[0])
    side_seats = state[SEATS] // state[SIDES]
    judge(room.fields[0], state[SEATS], side_seats, network, room.work, room.shares)
    for at in range(state[SIDES]):
        shares[state[SIDE + scratch[PLAN_SEAT + at * side_seats]]] = room.shares[at]


@compiled
def play_turns(state: Ints, seat: int, rng: Rng, scratch: Ints, turns: int) -> int:
    """Finish a seat's turn and play some turns more, all but the move that ends the last one.

    Returns the move that is left, or `ROUND_OVER` if there is none.
    """
    for turn in range(turns + 1):
        while not state[OVER] and state[TURN] == seat:
            move = playout_move(state, rng, scratch)
            if turn == turns and ends_turn(move):
                return move
            apply(state, move, rng)
        seat = state[TURN]
    return ROUND_OVER


@compiled
def playout(
    state: Ints,
    seat: int,
    rng: Rng,
    scratch: Ints,
    network: Network,
    room: Space,
    turns: int,
    shares: Floats,
) -> None:
    """Finish a seat's turn, play some turns more, and judge how the last one ends.

    ``shares`` becomes each side's chance to win, or what it has won if the round ended.
    """
    move = play_turns(state, seat, rng, scratch, turns)
    if move == ROUND_OVER:
        write_outcome(state, shares)
    else:
        judge_end(state, move, scratch, network, room, shares)


@compiled
def evaluate(
    known: Ints,
    plans: IntRows,
    count: int,
    worlds: int,
    rng: Rng,
    shares: Shares,
    world: Ints,
    trial: Ints,
    scratch: Ints,
    network: Network,
    room: Space,
    turns: int,
) -> None:
    """Try each of the first ``count`` plans in each of ``worlds`` sampled worlds, for some turns.

    A plan is a row: how many moves, and the moves, of which the last may show something new.
    ``shares[world, plan]`` becomes each side's chance to win. All plans are tried in the same
    worlds with the same random numbers to come, so that luck cancels out of their differences.
    ``world`` and ``trial`` are rows to work in, ``room`` is space for the network.
    """
    seat = known[TURN]
    for row in range(worlds):
        sample(known, world, rng)
        to_come = rng[0]
        for column in range(count):
            rng[0] = to_come
            copy(world, trial)
            for index in range(plans[column, 0]):
                apply(trial, plans[column, 1 + index], rng)
            playout(trial, seat, rng, scratch, network, room, turns, shares[row, column])


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
