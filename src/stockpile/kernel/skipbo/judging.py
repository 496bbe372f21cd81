"""Who wins from here, by what lies on the table: each side's chance to win."""

from __future__ import annotations

import math
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from stockpile.kernel.compiling import compiled
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
from stockpile.kernel.skipbo.planning import lay_out
from stockpile.kernel.skipbo.standing import FOUND
from stockpile.kernel.skipbo.valuing import (
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

STANDING = np.zeros((MOST_SEATS // 2, MOST_SEATS + 1, SEEN))
"""What each thing seen is worth: by how many seats a side has, less one, and how many sides."""
for (_members, _sides), _worth in FOUND.items():
    STANDING[_members - 1, _sides] = _worth


@compiled
def look(state: Array, scratch: Scratch, at: int, seen: Floats) -> None:
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
def judge(state: Array, scratch: Scratch, seen: Floats, shares: Floats) -> None:
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
        look(state, scratch, at, seen)
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
