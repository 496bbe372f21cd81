"""How the learned network chooses in Skip-Bo.

It judges the plans for the rest of the turn that `skilled` values most, each up to the point where
something new is seen: the next stock card, a refilled hand, or the end of the turn. The value that
`skilled` gives a plan also counts a little.
"""

from __future__ import annotations

from stockpile.kernel.compile import compiled
from stockpile.kernel.judge import Network, Space, judge
from stockpile.kernel.skipbo.layout import (
    FIRST_PLAN,
    MOVES,
    PLAN_LENGTH,
    PLAN_MOVES,
    PLAN_ROW,
    PLAN_VALUE,
    PLANS,
    SEATS,
    SIDES,
)
from stockpile.kernel.skipbo.network import enter_plan, leave_plan, wins, write_move
from stockpile.kernel.skipbo.skilled_policy import plan
from stockpile.kernel.skipbo.turn_value import NOTE_UNIT, WEIGHTS
from stockpile.kernel.types import Floats, Ints

PLANNED_POSITIONS = 200
"""How many positions it looks at to find plans."""
SHARE_PER_VALUE = 0.03
"""How much a unit of value, as `skilled` gives it, adds to the chance to win."""


@compiled
def judge_plan(
    row: Ints, at: int, top: int, network: Network, scratch: Ints, space: Space
) -> float:
    """The chance to win after a plan in scratch, less a little if its value is below ``top``."""
    length = scratch[at + PLAN_LENGTH]
    moves = scratch[at + PLAN_MOVES : at + PLAN_MOVES + length]
    enter_plan(row, moves, length, scratch)
    write_move(row, moves[length - 1], scratch, space.fields[0])
    leave_plan(row, moves, length, scratch)
    side_seats = row[SEATS] // row[SIDES]
    judge(space.fields[0], row[SEATS], side_seats, network, space.work, space.shares)
    behind = (scratch[at + PLAN_VALUE] - top) / NOTE_UNIT
    return float(space.shares[0] + SHARE_PER_VALUE * behind)


@compiled
def learned_move(row: Ints, network: Network, scratch: Ints, space: Space) -> int:
    """The first move of the plan that leads to what the network judges best."""
    chosen = plan(row, WEIGHTS, scratch, PLANNED_POSITIONS, True)
    end = FIRST_PLAN + scratch[PLANS] * PLAN_ROW
    choice = False
    top = scratch[FIRST_PLAN + PLAN_VALUE]
    for at in range(FIRST_PLAN, end, PLAN_ROW):
        top = max(top, scratch[at + PLAN_VALUE])
        choice |= scratch[at + PLAN_MOVES] != scratch[FIRST_PLAN + PLAN_MOVES]
        if scratch[at + PLAN_LENGTH] == 1 and wins(row, scratch[at + PLAN_MOVES]):
            return scratch[at + PLAN_MOVES]
    if not choice:
        return chosen
    best = -1e9
    for at in range(FIRST_PLAN, end, PLAN_ROW):
        share = judge_plan(row, at, top, network, scratch, space)
        if share > best:
            best = share
            chosen = scratch[at + PLAN_MOVES]
    return chosen


@compiled
def judge_moves(
    row: Ints, network: Network, scratch: Ints, space: Space, shares: Floats, plans: Ints
) -> None:
    """Set the chance to win after each move by the best plan that starts with it; −1 if none does.

    ``plans`` is set to where in scratch that plan is.
    """
    plan(row, WEIGHTS, scratch, PLANNED_POSITIONS, True)
    end = FIRST_PLAN + scratch[PLANS] * PLAN_ROW
    top = scratch[FIRST_PLAN + PLAN_VALUE]
    for at in range(FIRST_PLAN, end, PLAN_ROW):
        top = max(top, scratch[at + PLAN_VALUE])
    for move in range(MOVES):
        shares[move] = -1.0
    for at in range(FIRST_PLAN, end, PLAN_ROW):
        move = scratch[at + PLAN_MOVES]
        if scratch[at + PLAN_LENGTH] == 1 and wins(row, move):
            share = 1.0
        else:
            share = judge_plan(row, at, top, network, scratch, space)
        if share > shares[move]:
            shares[move] = share
            plans[move] = at
