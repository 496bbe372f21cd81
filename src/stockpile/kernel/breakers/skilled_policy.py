"""How `skilled` chooses: by what the hand would still cost without a set, and by who gets the lead.

It is given a state but reads only what the seat on turn may know: its hand, what was laid, and how
many tiles the others have.
"""

from __future__ import annotations

import numpy as np

from stockpile.kernel.breakers.hand_cost import (
    HAND_WEIGHTS,
    cost_without,
    leaves_one_set,
    price_sets,
    sort_hand,
)
from stockpile.kernel.breakers.hold_chance import CERTAIN, hold_chance, reckon_holding
from stockpile.kernel.breakers.layout import (
    DTYPE,
    LEGAL_MOVES,
    MOVE_COSTS,
    NO_BREAKER,
    PASS,
    SEATS,
    TURN,
    hand_of,
    thick_of,
    width_of,
)
from stockpile.kernel.breakers.rules import fewest_tiles, legal
from stockpile.kernel.chance import Rng
from stockpile.kernel.compile import compiled
from stockpile.kernel.types import Ints

# More weights, after those of `hand_cost`.
LEAD = HAND_WEIGHTS
"""The cost of losing the lead."""
DANGER = HAND_WEIGHTS + 1
"""Added to that cost, divided by the fewest tiles that another seat has."""
BREAKING = HAND_WEIGHTS + 2
"""How readily others spend a Breaker, in thousandths."""

# fmt: off
WEIGHTS = np.array(
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
"""The weights for two, three and four seats, found by ``tools/tuning_breakers.py``."""

GOING_OUT_COST = -(1 << 20)
"""Less than any other cost."""


@compiled
def best_move(state: Ints, weights: Ints, scratch: Ints) -> int:
    """The cheapest move: what the hand costs without it, plus the risk of losing the lead."""
    moves = scratch[LEGAL_MOVES:MOVE_COSTS]
    count = legal(state, moves)
    scratch[MOVE_COSTS] = 0
    if count == 1:
        return moves[0]
    hand = hand_of(state[TURN])
    reckon_holding(state, scratch)
    price_sets(weights, scratch)
    whole = sort_hand(state, hand, scratch)
    lead = weights[LEAD] + weights[DANGER] // fewest_tiles(state)
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
                # The winner of the trick goes out.
                cost = cost * lost // CERTAIN
            cost += lead * lost // CERTAIN
            if thick * width_of(move) == state[hand]:
                cost = GOING_OUT_COST
        scratch[MOVE_COSTS + index] = cost
        if cost < least:
            least = cost
            best = move
    return best


@compiled
def skilled_move(state: Ints, rng: Rng, scratch: Ints) -> int:  # noqa: ARG001 - as in every game
    """The move of `skilled` for the seat on turn."""
    return best_move(state, WEIGHTS[state[SEATS] - 2], scratch)
