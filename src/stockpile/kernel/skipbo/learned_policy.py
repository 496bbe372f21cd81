"""How the learned network chooses in Skip-Bo.

It judges the plans for the rest of the turn that `skilled` values most, each up to the point where
something new is seen: the next stock card, a refilled hand, or the end of the turn. The value that
`skilled` gives a plan also counts a little. To say how good each move is, it also judges every
discard.
"""

from __future__ import annotations

from stockpile.kernel.compile import compiled
from stockpile.kernel.judge import Network, Space, judge, judge_all
from stockpile.kernel.skipbo.layout import (
    BUILDING_PILES,
    FIRST_PLAN,
    HAND,
    KINDS,
    MOVES,
    PLAN_MOVES,
    PLAN_ROW,
    PLAN_VALUE,
    SEATS,
    SIDES,
    TARGETS,
    TURN,
)
from stockpile.kernel.skipbo.network import PLANNED_POSITIONS, list_plans, write_move
from stockpile.kernel.skipbo.turn_value import NOTE_UNIT
from stockpile.kernel.types import Floats, Ints

SHARE_PER_VALUE = 0.012
"""How much a unit of value, as `skilled` gives it, adds to the chance to win."""
PRIOR_PER_VALUE = 0.004
"""The same where the network does not choose, but says how good a move probably is."""


@compiled
def judge_plans(
    row: Ints, network: Network, scratch: Ints, space: Space, share_per_value: float
) -> int:
    """Judge what the plans worth judging lead to, in ``space`` and scratch, and count them."""
    most = len(space.fields)
    count = list_plans(row, most, PLANNED_POSITIONS, scratch, space.moves, space.won, space.fields)
    judge_all(count, row[SEATS], row[SEATS] // row[SIDES], network, space)
    top = scratch[FIRST_PLAN + PLAN_VALUE]
    for one in range(count):
        top = max(top, scratch[FIRST_PLAN + one * PLAN_ROW + PLAN_VALUE])
    for one in range(count):
        if not space.won[one]:
            behind = (top - scratch[FIRST_PLAN + one * PLAN_ROW + PLAN_VALUE]) / NOTE_UNIT
            space.judged[one, 0] -= share_per_value * behind
    return count


@compiled
def learned_move(row: Ints, network: Network, scratch: Ints, space: Space) -> int:
    """The first move of the plan that leads to what the network judges best."""
    best = 0
    for one in range(judge_plans(row, network, scratch, space, SHARE_PER_VALUE)):
        if space.judged[one, 0] > space.judged[best, 0]:
            best = one
    return int(scratch[FIRST_PLAN + best * PLAN_ROW + PLAN_MOVES])


@compiled
def judge_moves(
    row: Ints, network: Network, scratch: Ints, space: Space, shares: Floats, plans: Ints
) -> None:
    """Set the chance to win after each move by the best plan that starts with it; −1 if none does.

    ``plans`` is set to where in scratch that plan is. `skilled` plans to lay more often than is
    good, so every discard is judged, even if no plan starts with it; its place is 0.
    """
    for move in range(MOVES):
        shares[move] = -1.0
        plans[move] = 0
    for one in range(judge_plans(row, network, scratch, space, PRIOR_PER_VALUE)):
        at = FIRST_PLAN + one * PLAN_ROW
        move = scratch[at + PLAN_MOVES]
        if space.judged[one, 0] > shares[move]:
            shares[move] = space.judged[one, 0]
            plans[move] = at
    hand = HAND + row[TURN] * KINDS
    for card in range(1, KINDS):
        if row[hand + card]:
            for target in range(BUILDING_PILES, TARGETS):
                move = card * TARGETS + target
                if shares[move] < 0:
                    shares[move] = _judge_discard(row, move, network, scratch, space)


@compiled
def _judge_discard(row: Ints, move: int, network: Network, scratch: Ints, space: Space) -> float:
    fields, judged = space.fields[0], space.judged[0]
    write_move(row, move, scratch, fields)
    judge(fields, row[SEATS], row[SEATS] // row[SIDES], network, space.work, judged)
    return float(judged[0])
