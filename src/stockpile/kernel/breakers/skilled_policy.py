"""How a good player chooses: `skilled`, and `quick`, which playouts use.

Both use nothing but what the seat on turn may know, although they are handed a whole state: its own
hand, what was laid, and how many tiles the others have.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from stockpile.kernel.breakers.hand_cost import (
    PLAN_WEIGHTS,
    PLANNING,
    cost_without,
    leaves_one_set,
    price_sets,
    sort_hand,
)
from stockpile.kernel.breakers.hold_chance import CERTAIN, NO_BREAKER, hold_chance, reckon_holding
from stockpile.kernel.breakers.layout import (
    DTYPE,
    MOST_MOVES,
    PASS,
    SEATS,
    TURN,
    Flat,
    hand_of,
    thick_of,
    width_of,
)
from stockpile.kernel.breakers.rules import legal
from stockpile.kernel.chance import Rng
from stockpile.kernel.compile import compiled

# More weights, behind those of the plan: what it costs if others get the lead, how much of that is
# added with an opponent about to go out, and how readily others spend a Breaker.
LEAD = PLAN_WEIGHTS
DANGER = PLAN_WEIGHTS + 1
BREAKING = PLAN_WEIGHTS + 2
WEIGHTS = PLAN_WEIGHTS + 3

# fmt: off
SKILL = np.array(
    [
        [250, 373, 426, 266, 349, 554, 421, 452, 1, 60,
         -295, -194, -73, -68, -387, -201, -218, 133, 665, 49],
        [235, 387, 494, 312, 425, 518, 401, 498, 19, 125,
         -295, -218, -32, -96, -371, -193, -260, 101, 666, 46],
        [229, 405, 421, 261, 396, 460, 434, 448, 8, 76,
         -372, -217, -108, -71, -390, -160, -166, 38, 603, 25],
    ],
    DTYPE,
)
# fmt: on
"""The weights for two, three and four seats, as ``tools/tuning_breakers.py`` finds them."""

GOES_OUT = -(1 << 20)
"""What it costs to go out: less than anything else."""

# In the scratch array, behind the plans: the canonical moves, and what each of them costs.
MOVES = PLANNING
COSTS = MOVES + MOST_MOVES
SCRATCH = COSTS + MOST_MOVES
"""How long the scratch array has to be."""


@compiled
def best_move(state: Flat, weights: Flat, scratch: Flat) -> Any:
    """The best move: what the hand costs without it, and what losing the lead would."""
    moves = scratch[MOVES:COSTS]
    count = legal(state, moves)
    scratch[COSTS] = 0
    if count == 1:
        return moves[0]
    hand = hand_of(state[TURN])
    fewest = 64
    for seat in range(state[SEATS]):
        if seat != state[TURN]:
            fewest = min(fewest, state[hand_of(seat)])
    reckon_holding(state, scratch)
    price_sets(weights, scratch)
    whole = sort_hand(state, hand, scratch)
    lead = weights[LEAD] + weights[DANGER] // fewest
    broken = (CERTAIN - scratch[NO_BREAKER]) * weights[BREAKING] // 1000
    best = moves[0]
    least = 1 << 30
    for index in range(count):
        move = moves[index]
        if move == PASS:
            cost = whole + lead
        else:
            thick = thick_of(move)
            kept = hold_chance(state, move, scratch)
            if thick <= 2:
                kept = kept * (CERTAIN - broken) // CERTAIN
            lost = CERTAIN - kept
            cost = cost_without(move, scratch)
            if leaves_one_set(move, scratch):
                # Who wins the trick goes out.
                cost = cost * lost // CERTAIN
            cost += lead * lost // CERTAIN
            if thick * width_of(move) == state[hand]:
                cost = GOES_OUT
        scratch[COSTS + index] = cost
        if cost < least:
            least = cost
            best = move
    return best


@compiled
def skilled_move(state: Flat, rng: Rng, scratch: Flat) -> Any:  # noqa: ARG001 - as in every game
    """What a good player does on turn."""
    return best_move(state, SKILL[state[SEATS] - 2], scratch)
