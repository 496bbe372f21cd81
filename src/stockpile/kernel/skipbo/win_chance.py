"""Who wins from here, by what lies on the table: each side's chance to win."""

from __future__ import annotations

import math
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

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
    SEATS,
    SIDE,
    SIDES,
    WILD,
    WINNER,
    Array,
)
from stockpile.kernel.skipbo.skilled_policy import lay_out
from stockpile.kernel.skipbo.turn_value import (
    FAR,
    HELD,
    MEMBERS,
    SEAT_AT,
    STOCKS,
    TOPS,
    Scratch,
    missing,
)

Floats: TypeAlias = npt.NDArray[np.float64]

# What is seen of one seat.
STOCK_CARDS = 0
REACHES = 1
"""From here on, for each number of cards that it lacks to its stock card, wilds counted on."""
REACHES_ON_TURN = REACHES + FAR + 1
"""The same for the seat on turn, which has drawn."""
WILDS = REACHES_ON_TURN + FAR + 1
"""How many wilds it holds."""
SPARE_WILDS = WILDS + 1
"""How many of them it does not need for its stock card."""
WAITING_CARDS = SPARE_WILDS + 1
"""How many numbers a seat holds that is not on turn: the more, the fewer it will draw."""
HELD_HIGH = WAITING_CARDS + 1
"""The sum of the numbers that it holds: high ones are longer in coming."""
DISCARDS = HELD_HIGH + 1
DISCARDED_WILDS = DISCARDS + 1
STOCK_GONE = DISCARDED_WILDS + 1
SEEN = STOCK_GONE + 1

FADING = 0.6
"""The more stock cards are left, the less all that counts."""

FOUND: dict[tuple[int, int], tuple[float, ...]] = {
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

STANDING = np.zeros((MOST_SEATS // 2, MOST_SEATS + 1, SEEN))
"""What each thing seen is worth: by how many seats a side has, less one, and how many sides."""
for (_members, _sides), _worth in FOUND.items():
    STANDING[_members - 1, _sides] = _worth


@compiled
def look_at_seat(state: Array, scratch: Scratch, at: int, seen: Floats) -> None:
    """See what there is of one seat, after `lay_out`."""
    for number in range(SEEN):
        seen[number] = 0.0
    seat = scratch[SEAT_AT + at]
    hand = HAND + seat * KINDS
    members = scratch[MEMBERS]
    stock = scratch[STOCKS + at]
    wilds = state[hand + WILD]
    seen[STOCK_CARDS] = state[PILE_SIZE + seat * PILES]
    seen[WILDS] = wilds
    if stock:
        for card in range(KINDS):
            scratch[HELD + card] = state[hand + card]
        lacks = (missing(state, scratch, stock, at // members, True) & 7) - wilds
        seen[(REACHES if at else REACHES_ON_TURN) + max(0, lacks)] = 1.0
        seen[SPARE_WILDS] = max(0, -lacks)
    else:
        seen[STOCK_GONE] = 1.0
        seen[SPARE_WILDS] = wilds
    if at:
        seen[WAITING_CARDS] = state[hand] - wilds
    for card in range(1, WILD):
        seen[HELD_HIGH] += card * state[hand + card]
    for pile in range(DISCARD_PILES):
        node = scratch[TOPS + at * DISCARD_PILES + pile]
        while node:
            seen[DISCARDS] += 1.0
            if state[CARD + node] == WILD:
                seen[DISCARDED_WILDS] += 1.0
            node = state[BELOW + node]


@compiled
def win_chances(state: Array, scratch: Scratch, seen: Floats, shares: Floats) -> None:
    """Each side's chance to win, when a turn has just begun."""
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
    members = scratch[MEMBERS]
    left = 0.0
    for at in range(state[SEATS]):
        look_at_seat(state, scratch, at, seen)
        left += seen[STOCK_CARDS]
        side = state[SIDE + scratch[SEAT_AT + at]]
        for number in range(SEEN):
            shares[side] += STANDING[members - 1, sides, number] * seen[number]
    steepness = (sides / left) ** FADING
    highest = shares[0]
    for side in range(1, sides):
        highest = max(highest, shares[side])
    total = 0.0
    for side in range(sides):
        shares[side] = math.exp(steepness * (shares[side] - highest))
        total += shares[side]
    for side in range(sides):
        shares[side] /= total
