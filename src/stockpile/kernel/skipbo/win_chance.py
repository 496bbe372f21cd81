"""Each side's chance to win, from what is on the table when a turn begins.

A softmax over the sides of weighted features of their seats.
"""

from __future__ import annotations

import math

import numpy as np

from stockpile.kernel.compile import compiled
from stockpile.kernel.skipbo.layout import (
    BELOW,
    CARD,
    DISCARD_PILES,
    HAND,
    KINDS,
    MOST_SEATS,
    NOBODY,
    OVER,
    PILE_SIZE,
    PILES,
    PLAN_DISCARD_TOP,
    PLAN_HAND,
    PLAN_SEAT,
    PLAN_SIDE_SEATS,
    PLAN_STOCK_TOP,
    SEATS,
    SIDE,
    SIDES,
    WILD,
    WINNER,
)
from stockpile.kernel.skipbo.turn_value import OUT_OF_REACH, cards_lacking, lay_out, path_to_stock
from stockpile.kernel.types import Floats, Ints

# The features of one seat.
STOCK_LEFT = 0
LACKING = 1
"""One feature for each number of cards lacking to lay its stock card, wilds used: 1 or 0."""
LACKING_ON_TURN = LACKING + OUT_OF_REACH + 1
"""The same for the seat on turn, which has drawn."""
HELD_WILDS = LACKING_ON_TURN + OUT_OF_REACH + 1
SPARE_WILDS = HELD_WILDS + 1
"""How many of them it does not need for its stock card."""
WAITING_CARDS = SPARE_WILDS + 1
"""How many numbers it holds while others are on turn: the more, the fewer it will draw."""
HELD_SUM = WAITING_CARDS + 1
"""The sum of the numbers it holds: high ones take longer to lay."""
DISCARDS = HELD_SUM + 1
DISCARDED_WILDS = DISCARDS + 1
STOCK_GONE = DISCARDED_WILDS + 1
FEATURES = STOCK_GONE + 1

STOCK_EXPONENT = 0.6
"""The more stock cards are left on the table, the less the features tell, by this power."""

# Fitted to how self-played rounds ended: ``tools/tuning_skipbo.py``.
_FITTED: dict[tuple[int, int], tuple[float, ...]] = {
    (1, 2): (
        -1.013,
        *(1.299, 0.761, 0.153, -0.192, -0.704),
        *(1.466, 0.059, -0.526, -0.915, -1.401),
        *(0.176, 0.884, -0.167, -0.002, 0.034, -0.276, 0.0),
    ),
    (1, 3): (
        -1.13,
        *(1.457, 0.813, 0.117, -0.189, -0.658),
        *(1.594, -0.07, -0.705, -0.871, -1.488),
        *(0.309, 0.872, -0.197, -0.003, 0.037, -0.112, 0.0),
    ),
    (1, 4): (
        -1.22,
        *(1.652, 0.902, 0.2, -0.148, -0.483),
        *(1.603, -0.202, -0.818, -1.147, -1.559),
        *(0.435, 0.903, -0.249, -0.001, 0.049, -0.5, 0.0),
    ),
    (1, 5): (
        -1.286,
        *(1.575, 0.796, 0.129, -0.244, -0.725),
        *(1.909, -0.099, -0.672, -0.985, -1.684),
        *(0.415, 0.842, -0.22, -0.013, 0.072, -0.31, 0.0),
    ),
    (1, 6): (
        -1.317,
        *(1.628, 0.843, 0.198, -0.212, -0.78),
        *(2.009, -0.137, -0.713, -1.095, -1.74),
        *(0.479, 0.784, -0.242, -0.011, 0.071, -0.167, 0.0),
    ),
    (1, 7): (
        -1.387,
        *(1.654, 0.801, 0.147, -0.29, -0.866),
        *(2.206, -0.192, -0.71, -1.139, -1.61),
        *(0.5, 0.745, -0.235, -0.013, 0.085, -0.522, 0.0),
    ),
    (1, 8): (
        -1.403,
        *(1.632, 0.795, 0.12, -0.243, -0.879),
        *(2.275, -0.269, -0.76, -1.112, -1.56),
        *(0.544, 0.658, -0.251, -0.012, 0.089, 0.085, 0.0),
    ),
    (2, 2): (
        -0.804,
        *(1.151, 0.468, 0.03, -0.298, -0.721),
        *(1.501, 0.158, -0.34, -0.611, -0.935),
        *(0.261, 0.457, -0.101, -0.014, 0.096, -0.267, -0.402),
    ),
    (2, 3): (
        -0.891,
        *(1.272, 0.542, 0.12, -0.293, -0.785),
        *(1.684, 0.108, -0.44, -0.869, -1.255),
        *(0.362, 0.322, -0.137, -0.008, 0.093, -0.216, -0.083),
    ),
    (2, 4): (
        -0.975,
        *(1.297, 0.603, 0.125, -0.221, -0.736),
        *(1.875, -0.019, -0.49, -0.89, -1.425),
        *(0.437, 0.339, -0.169, -0.008, 0.107, -0.077, -0.119),
    ),
    (3, 2): (
        -0.689,
        *(0.948, 0.34, -0.001, -0.317, -0.674),
        *(1.395, 0.202, -0.205, -0.56, -0.959),
        *(0.219, 0.301, -0.082, -0.01, 0.079, -0.071, -0.17),
    ),
    (4, 2): (
        -0.62,
        *(0.872, 0.396, 0.039, -0.266, -0.64),
        *(1.326, 0.221, -0.263, -0.646, -1.094),
        *(0.168, 0.202, -0.085, -0.003, 0.08, -0.107, 0.055),
    ),
}

FEATURE_WEIGHTS = np.zeros((MOST_SEATS // 2, MOST_SEATS + 1, FEATURES))
"""The weights by the number of seats of a side, less one, and the number of sides."""
for (_side_seats, _sides), _weights in _FITTED.items():
    FEATURE_WEIGHTS[_side_seats - 1, _sides] = _weights


@compiled
def seat_features(state: Ints, scratch: Ints, at: int, features: Floats) -> None:
    """Set the features of one seat, by its place in the order of `lay_out`."""
    for feature in range(FEATURES):
        features[feature] = 0.0
    seat = scratch[PLAN_SEAT + at]
    hand = HAND + seat * KINDS
    side_seats = scratch[PLAN_SIDE_SEATS]
    stock = scratch[PLAN_STOCK_TOP + at]
    wilds = state[hand + WILD]
    features[STOCK_LEFT] = state[PILE_SIZE + seat * PILES]
    features[HELD_WILDS] = wilds
    if stock:
        for card in range(KINDS):
            scratch[PLAN_HAND + card] = state[hand + card]
        path = path_to_stock(state, scratch, stock, at // side_seats, True)
        lacking = cards_lacking(path) - wilds
        features[(LACKING if at else LACKING_ON_TURN) + max(0, lacking)] = 1.0
        features[SPARE_WILDS] = max(0, -lacking)
    else:
        features[STOCK_GONE] = 1.0
        features[SPARE_WILDS] = wilds
    if at:
        features[WAITING_CARDS] = state[hand] - wilds
    for card in range(1, WILD):
        features[HELD_SUM] += card * state[hand + card]
    for pile in range(DISCARD_PILES):
        node = scratch[PLAN_DISCARD_TOP + at * DISCARD_PILES + pile]
        while node:
            features[DISCARDS] += 1.0
            if state[CARD + node] == WILD:
                features[DISCARDED_WILDS] += 1.0
            node = state[BELOW + node]


@compiled
def win_chances(state: Ints, scratch: Ints, features: Floats, shares: Floats) -> None:
    """Set each side's share to its chance to win; ``features`` is space to work in."""
    sides = state[SIDES]
    for side in range(sides):
        shares[side] = 0.0
    if state[OVER]:
        for side in range(sides):
            if state[WINNER] == NOBODY:
                shares[side] = 1.0 / sides
            elif state[WINNER] == side:
                shares[side] = 1.0
        return
    lay_out(state, scratch)
    side_seats = scratch[PLAN_SIDE_SEATS]
    left = 0.0
    for at in range(state[SEATS]):
        seat_features(state, scratch, at, features)
        left += features[STOCK_LEFT]
        side = state[SIDE + scratch[PLAN_SEAT + at]]
        for feature in range(FEATURES):
            weight = FEATURE_WEIGHTS[side_seats - 1, sides, feature]
            shares[side] += weight * features[feature]
    steepness = (sides / left) ** STOCK_EXPONENT
    highest = shares[0]
    for side in range(1, sides):
        highest = max(highest, shares[side])
    total = 0.0
    for side in range(sides):
        shares[side] = math.exp(steepness * (shares[side] - highest))
        total += shares[side]
    for side in range(sides):
        shares[side] /= total
