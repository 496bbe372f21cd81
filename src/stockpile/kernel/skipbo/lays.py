"""What a lay is worth to the playout policy, as a network of sixteen units judges it.

A lay is described by small numbers, the fields, each of which picks a row of weights, and by three
gains, each of which multiplies a row. The rows are summed, negative sums become 0, and the rest is
summed once more. Above 0 the lay is better than ending the turn. All of this is done in whole
numbers. ``tools/learning_lays.py`` says how the weights were found.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np

from stockpile.kernel.compile import compiled
from stockpile.kernel.skipbo.layout import (
    BELOW,
    BUILDING_PILES,
    CARD,
    DISCARD_PILES,
    HIGHEST,
    LAY_FIELDS,
    LAY_GAINS,
    LAY_SUMS,
    LAY_UNITS,
    PILE_SIZE,
    PILES,
    PLAN_DISCARD_TOP,
    PLAN_HAND,
    PLAN_HEIGHT,
    PLAN_SEAT,
    PLAN_SIDE_SEATS,
    PLAN_STOCK_TOP,
    WILD,
)
from stockpile.kernel.types import Ints

_LEFT = 5
"""Cards left in the hand, or those among them that could not be laid: 0 to 4, or more."""

# Fields that only the place decides.
FOLLOWING = 0
OPPONENT = FOLLOWING + 6
OPPONENT_BEFORE = OPPONENT + HIGHEST + 1
OPPONENT_AFTER = OPPONENT_BEFORE + 3 * 4
OPPONENT_HAS = OPPONENT_AFTER + 3 * 4
OWN = OPPONENT_HAS + 4
SAME = OWN + HIGHEST + 1
PLACE_FIELDS = 7

# Fields of a lay from the hand.
HAND_LEFT = SAME + 4
HAND_NUMBER = HAND_LEFT + _LEFT * _LEFT * 2
HAND_FREED = HAND_NUMBER + HIGHEST
HAND_AGAIN = HAND_FREED + _LEFT * _LEFT

# Fields of a lay from a discard pile.
PILE_LEFT = HAND_AGAIN + 4
PILE_NUMBER = PILE_LEFT + (_LEFT + 1) * _LEFT * 2
PILE_FREED = PILE_NUMBER + HIGHEST
PILE_BELOW = PILE_FREED + _LEFT * _LEFT
PILE_AGAIN = PILE_BELOW + HIGHEST + 2
SOURCE_FIELDS = 4

FIELDS = PILE_AGAIN + 4
GAIN_OWN, GAIN_THREATS, GAIN_LYING = range(3)
GAINS = 3
UNIT = 64
"""A gain of 1, in whole numbers; a field counts as much."""

LAYS = np.load(Path(__file__).with_name("lays.npy"))
"""The weights in use: a row for each field and gain, and what each unit starts with and counts for.
The last number is what a lay is worth if no unit says anything."""
LAYS.setflags(write=False)
_BIAS = (FIELDS + GAINS) * LAY_UNITS
_SCORE = _BIAS + LAY_UNITS


@compiled
def unplayable(state: Ints, scratch: Ints) -> int:
    """About how many cards of the hand, besides wilds, no row of lays without wilds can reach."""
    there = 0
    for pile in range(scratch[PLAN_SIDE_SEATS] * DISCARD_PILES):
        there |= 1 << state[CARD + scratch[PLAN_DISCARD_TOP + pile]]
    held = 0
    count = 0
    for card in range(1, WILD):
        if scratch[PLAN_HAND + card]:
            held |= 1 << card
            count += scratch[PLAN_HAND + card]
    there |= held
    reached = 0
    for target in range(BUILDING_PILES):
        number = scratch[PLAN_HEIGHT + target]
        for _ in range(6):
            number = 1 if number == HIGHEST else number + 1
            if not there >> number & 1:
                break
            reached |= 1 << number
    reached &= held
    while reached:
        reached &= reached - 1
        count -= 1
    return count


@compiled
def _distance(stock: int, height: int) -> int:
    """How many cards have to be laid before a stock card can be; `HIGHEST` if that is unknown."""
    if stock == 0 or stock == WILD:
        return HIGHEST
    return (stock - 1 - height + HIGHEST) % HIGHEST


@compiled
def write_place(
    state: Ints, scratch: Ints, target: int, following_on_pile: bool, own: float, threats: float
) -> None:
    """Write what laying the next number on a building pile leads to, from wherever it comes.

    ``own`` and ``threats`` are what it gains for the side's paths and against the threats of
    others.
    """
    fields = LAY_FIELDS
    height = scratch[PLAN_HEIGHT + target]
    number = height + 1
    after = 0 if number == HIGHEST else number
    following = after + 1
    next_but_one = 1 if following == HIGHEST else following + 1
    how = 0 if scratch[PLAN_HAND + following] else 1 if following_on_pile else 2
    later = how < 2 and scratch[PLAN_HAND + next_but_one] > 0
    scratch[fields] = FOLLOWING + how * 2 + later
    opponent = scratch[PLAN_SIDE_SEATS]
    stock = scratch[PLAN_STOCK_TOP + opponent]
    distance = _distance(stock, after)
    cards = state[PILE_SIZE + scratch[PLAN_SEAT + opponent] * PILES]
    late = 0 if cards > 8 else 1 if cards > 3 else 2
    scratch[fields + 1] = OPPONENT + distance
    scratch[fields + 2] = OPPONENT_BEFORE + late * 4 + min(3, _distance(stock, height))
    scratch[fields + 3] = OPPONENT_AFTER + late * 4 + min(3, distance)
    has = 0
    for pile in range(opponent * DISCARD_PILES, (opponent + 1) * DISCARD_PILES):
        top = state[CARD + scratch[PLAN_DISCARD_TOP + pile]]
        has |= (top == following) | (top == number) << 1
    scratch[fields + 4] = OPPONENT_HAS + has
    scratch[fields + 5] = OWN + _distance(scratch[PLAN_STOCK_TOP], after)
    same = 0
    for other in range(BUILDING_PILES):
        if other != target:
            beside = scratch[PLAN_HEIGHT + other]
            same |= (beside == height) | (beside == after) << 1
    scratch[fields + 6] = SAME + same
    scratch[LAY_GAINS + GAIN_OWN] = int(own * UNIT)
    scratch[LAY_GAINS + GAIN_THREATS] = int(threats * UNIT)
    scratch[LAY_GAINS + GAIN_LYING] = 0


@compiled
def write_from_hand(state: Ints, scratch: Ints, target: int, before: int, on_pile: bool) -> None:
    """Write the rest for a card from the hand; ``before`` is how many were `unplayable`."""
    fields = LAY_FIELDS + PLACE_FIELDS
    height = scratch[PLAN_HEIGHT + target]
    number = height + 1
    scratch[PLAN_HAND + number] -= 1
    scratch[PLAN_HEIGHT + target] = 0 if number == HIGHEST else number
    left = unplayable(state, scratch)
    scratch[PLAN_HEIGHT + target] = height
    again = scratch[PLAN_HAND + number] > 0
    scratch[PLAN_HAND + number] += 1
    held = min(4, scratch[PLAN_HAND] - 1)
    wilds = scratch[PLAN_HAND + WILD] > 0
    left = min(4, left)
    scratch[fields] = HAND_LEFT + (held * _LEFT + left) * 2 + wilds
    scratch[fields + 1] = HAND_NUMBER + number - 1
    scratch[fields + 2] = HAND_FREED + min(4, before) * _LEFT + left
    scratch[fields + 3] = HAND_AGAIN + again * 2 + on_pile


@compiled
def write_from_pile(
    state: Ints, scratch: Ints, target: int, before: int, pile: int, lying: float
) -> None:
    """Write the rest for the top of a discard pile, whose place there is worth ``lying``."""
    fields = LAY_FIELDS + PLACE_FIELDS
    height = scratch[PLAN_HEIGHT + target]
    number = height + 1
    node = scratch[PLAN_DISCARD_TOP + pile]
    below = state[CARD + state[BELOW + node]]
    fits = False
    scratch[PLAN_DISCARD_TOP + pile] = state[BELOW + node]
    scratch[PLAN_HEIGHT + target] = 0 if number == HIGHEST else number
    left = unplayable(state, scratch)
    for other in range(BUILDING_PILES):
        fits |= scratch[PLAN_HEIGHT + other] + 1 == below
    scratch[PLAN_HEIGHT + target] = height
    scratch[PLAN_DISCARD_TOP + pile] = node
    held = min(5, scratch[PLAN_HAND])
    wilds = scratch[PLAN_HAND + WILD] > 0
    left = min(4, left)
    scratch[fields] = PILE_LEFT + (held * _LEFT + left) * 2 + wilds
    scratch[fields + 1] = PILE_NUMBER + number - 1
    scratch[fields + 2] = PILE_FREED + min(4, before) * _LEFT + left
    beneath = HIGHEST + (below == WILD)
    if 0 < below < WILD:
        beneath = (below - number + HIGHEST) % HIGHEST
    scratch[fields + 3] = PILE_BELOW + beneath
    # One more field than from the hand has: it shares its place with nothing else.
    scratch[fields + SOURCE_FIELDS] = PILE_AGAIN + (scratch[PLAN_HAND + number] > 0) * 2 + fits
    scratch[LAY_GAINS + GAIN_LYING] = int(lying * UNIT)


@compiled
def sum_place(scratch: Ints, weights: Ints) -> None:
    """Sum the rows of `write_place`."""
    for unit in range(LAY_UNITS):
        scratch[LAY_SUMS + unit] = weights[_BIAS + unit] * UNIT
    _add(scratch, weights, LAY_SUMS, LAY_FIELDS, PLACE_FIELDS)
    for gain in range(GAIN_LYING):
        times = scratch[LAY_GAINS + gain]
        for unit in range(LAY_UNITS):
            scratch[LAY_SUMS + unit] += times * weights[(FIELDS + gain) * LAY_UNITS + unit]


@compiled
def _add(scratch: Ints, weights: Ints, sums: int, first: int, count: int) -> None:
    for field in range(first, first + count):
        row = scratch[field] * LAY_UNITS
        for unit in range(LAY_UNITS):
            scratch[sums + unit] += weights[row + unit] * UNIT


@compiled
def worth(scratch: Ints, weights: Ints, from_pile: bool) -> int:
    """What the lay is worth, given `sum_place` and what was written of its source."""
    sums = LAY_SUMS + LAY_UNITS
    for unit in range(LAY_UNITS):
        scratch[sums + unit] = scratch[LAY_SUMS + unit]
    _add(scratch, weights, sums, LAY_FIELDS + PLACE_FIELDS, SOURCE_FIELDS + from_pile)
    if from_pile:
        times = scratch[LAY_GAINS + GAIN_LYING]
        for unit in range(LAY_UNITS):
            scratch[sums + unit] += times * weights[(FIELDS + GAIN_LYING) * LAY_UNITS + unit]
    total: int = weights[_SCORE + LAY_UNITS] * UNIT * UNIT
    for unit in range(LAY_UNITS):
        total += max(0, scratch[sums + unit]) * weights[_SCORE + unit]
    return total
