"""The value of a turn to the seat on turn: midway, when it sees something new, and at the end.

Values are roughly in stock cards: each is a weighted sum of what the seat sees at the table.
``tools/tuning_skipbo.py`` says how `WEIGHTS` were found.
"""

from __future__ import annotations

import numpy as np

from stockpile.kernel.compile import compiled
from stockpile.kernel.skipbo.layout import (
    BUILDING_PILES,
    CARD,
    DISCARD_PILES,
    DISCARD_VALUES,
    HAND,
    HEIGHT,
    KINDS,
    NOTES,
    PILE_SIZE,
    PILE_TOP,
    PILES,
    PLAN_COMPLETED,
    PLAN_DISCARD_TOP,
    PLAN_DISTANCE,
    PLAN_HAND,
    PLAN_HEIGHT,
    PLAN_LACKING,
    PLAN_LAYS,
    PLAN_SEAT,
    PLAN_SIDE_SEATS,
    PLAN_STOCK_TOP,
    PLAN_WILDS_LAID,
    SEATS,
    SIDE,
    SIDES,
    TARGETS,
    TURN,
    WILD,
)
from stockpile.kernel.skipbo.paths import (
    OUT_OF_REACH,
    cards_lacking,
    path_to_stock,
    path_without_hand,
    piles_used,
    ways_lacking,
)
from stockpile.kernel.types import Floats, Ints

(
    STOCK,
    REFILL,
    LAY,
    SPEND_WILD,
    HOLD,
    HOLD_TWICE,
    HOLD_HIGH,
    OWN_0,
    OWN_1,
    OWN_2,
    OWN_3,
    PARTNER,
    THREAT_0,
    THREAT_1,
    THREAT_2,
    THREAT_3,
    THREAT_LATE,
    THREAT_MIDWAY,
    LATER,
    EMPTY_PILE,
    EQUAL,
    DESCENDS,
    DESCENDS_GAP,
    ASCENDS,
    ASCENDS_GAP,
    DISCARDED,
    DISCARDED_WILD,
    COVERS_NEEDED,
) = range(28)

WIN_VALUE = 1e6
"""More than any other value."""

_TUNED = {
    # Midway: a stock card is laid and the next one turned; the hand is emptied and refilled; and
    # the cost of each card laid before that.
    STOCK: 7.0,
    REFILL: 1.0,
    LAY: 0.2,
    # The hand: a wild laid, a number kept, each duplicate, each step up in number.
    SPEND_WILD: 0.9,
    HOLD: -0.06,
    HOLD_TWICE: -0.12,
    HOLD_HIGH: -0.002,
    # The seat's own stock card, by the number of cards lacking; a partner's counts for less.
    OWN_0: 1.2,
    OWN_1: 1.0,
    OWN_2: 0.7,
    OWN_3: 0.2,
    PARTNER: 0.653,
    # An opponent's: more when few cards are left, less midway, less for each turn away.
    THREAT_0: 3.5,
    THREAT_1: 1.2,
    THREAT_2: 0.5,
    THREAT_3: 0.35,
    THREAT_LATE: 1.3,
    THREAT_MIDWAY: 0.4,
    LATER: 0.546,
    # What a discarded card covers: nothing, its equal, a higher or a lower card, and each number
    # in between; and the cost of covering a card that is needed.
    EMPTY_PILE: -0.251,
    EQUAL: 0.12,
    DESCENDS: 0.15,
    DESCENDS_GAP: -0.03,
    ASCENDS: -0.2,
    ASCENDS_GAP: -0.024,
    DISCARDED: 0.017,
    DISCARDED_WILD: 0.009,
    COVERS_NEEDED: 0.8,
}
WEIGHTS = np.array([_TUNED[at] for at in range(len(_TUNED))])
# Numba compiles for read-only and writable arrays separately, and constants are read-only.
WEIGHTS.setflags(write=False)

NOTE_ZERO = 1 << 50
NOTE_UNIT = 1 << 20
"""A noted value is ``NOTE_ZERO + value * NOTE_UNIT``, so that 0 means none."""


@compiled
def lay_out(state: Ints, scratch: Ints) -> None:
    """Copy what the seat on turn sees into scratch, side by side, its own first."""
    seats = state[SEATS]
    seat = state[TURN]
    scratch[PLAN_SIDE_SEATS] = seats // state[SIDES]
    at = 0
    for step in range(seats):
        first = (seat + step) % seats
        # A side comes where the first of its seats to play would come.
        new = True
        for earlier in range(at):
            if state[SIDE + scratch[PLAN_SEAT + earlier]] == state[SIDE + first]:
                new = False
        if new:
            for further in range(step, seats):
                one = (seat + further) % seats
                if state[SIDE + one] == state[SIDE + first]:
                    scratch[PLAN_SEAT + at] = one
                    scratch[PLAN_DISTANCE + at] = further
                    scratch[PLAN_STOCK_TOP + at] = state[CARD + state[PILE_TOP + one * PILES]]
                    scratch[PLAN_LACKING + at] = -1  # all unknown
                    for pile in range(DISCARD_PILES):
                        scratch[PLAN_DISCARD_TOP + at * DISCARD_PILES + pile] = state[
                            PILE_TOP + one * PILES + 1 + pile
                        ]
                    at += 1
    for target in range(BUILDING_PILES):
        scratch[PLAN_HEIGHT + target] = state[HEIGHT + target]
    for card in range(KINDS):
        scratch[PLAN_HAND + card] = state[HAND + seat * KINDS + card]
    scratch[PLAN_WILDS_LAID] = 0
    scratch[PLAN_LAYS] = 0
    scratch[PLAN_COMPLETED] = 0


@compiled
def noted(value: float) -> int:
    """A value in the form in which it is noted."""
    return NOTE_ZERO + int(value * NOTE_UNIT)


@compiled
def note(scratch: Ints, move: int, value: float) -> None:
    """Note the value of a plan, unless a better one starts with the same move."""
    scratch[NOTES + move] = max(scratch[NOTES + move], noted(value))


@compiled
def _path_value(weights: Floats, path: int, first: int) -> float:
    """The value of a path. Other ways to the same stock card add to it."""
    if cards_lacking(path) == 0:
        return weights[first]
    fails = 1.0
    for cards in range(1, OUT_OF_REACH):
        fail = 1 - weights[first + cards] / weights[first]
        for _ in range(ways_lacking(path, cards)):
            fails *= fail
    return weights[first] * (1 - fails)


@compiled
def lying_on(weights: Floats, card: int, below: int) -> float:
    """The value of a card on the seat's own discard pile, on top of ``below`` (0: nothing)."""
    if card == WILD:
        return weights[DISCARDED_WILD]
    value = weights[DISCARDED]
    if below == 0:
        return value - weights[EMPTY_PILE]
    if below == WILD:
        return value - weights[SPEND_WILD]
    if below == card:
        return value + weights[EQUAL]
    if below > card:
        return value + weights[DESCENDS] + weights[DESCENDS_GAP] * (below - card - 1)
    return value + weights[ASCENDS] + weights[ASCENDS_GAP] * (card - below)


@compiled
def threats(state: Ints, weights: Floats, scratch: Ints) -> float:
    """The cost of opponents getting close to laying their stock cards."""
    side_seats = scratch[PLAN_SIDE_SEATS]
    value = 0.0
    for at in range(side_seats, state[SEATS]):
        stock = scratch[PLAN_STOCK_TOP + at]
        if stock:
            path = path_without_hand(state, scratch, at)
            if cards_lacking(path) < OUT_OF_REACH:
                size = state[PILE_SIZE + scratch[PLAN_SEAT + at] * PILES]
                threat = _path_value(weights, path, THREAT_0) * (1 + weights[THREAT_LATE] / size)
                for _ in range(1, scratch[PLAN_DISTANCE + at]):
                    threat *= weights[LATER]
                value += threat
    return value


@compiled
def _hand_value(weights: Floats, scratch: Ints) -> float:
    value = -weights[SPEND_WILD] * scratch[PLAN_WILDS_LAID]
    for card in range(1, WILD):
        number = scratch[PLAN_HAND + card]
        if number:
            value += (weights[HOLD] + weights[HOLD_HIGH] * card) * number
            value += weights[HOLD_TWICE] * (number - 1)
    return value


@compiled
def own_paths(state: Ints, weights: Floats, scratch: Ints, laid: int) -> tuple[float, int]:
    """The value of the side's paths to its stock cards, and the discard piles used, as bits.

    The member ``laid`` has just laid its stock card and will see another one (−1: nobody has).
    """
    value = 0.0
    used = 0
    for member in range(scratch[PLAN_SIDE_SEATS]):
        stock = scratch[PLAN_STOCK_TOP + member]
        if stock and member != laid:
            path = path_to_stock(state, scratch, stock)
            if cards_lacking(path) < OUT_OF_REACH:
                used |= piles_used(path)
                value += _path_value(weights, path, OWN_0) * (weights[PARTNER] if member else 1.0)
    return value, used


@compiled
def midway(state: Ints, weights: Floats, scratch: Ints, laid: int) -> float:
    """The value of seeing something new: a refilled hand, or the next stock card of ``laid``.

    −1 stands for the hand.
    """
    own, _ = own_paths(state, weights, scratch, laid)
    return (
        (weights[REFILL] if laid < 0 else weights[STOCK])
        + own
        + _hand_value(weights, scratch)
        - weights[LAY] * scratch[PLAN_LAYS]
        - weights[THREAT_MIDWAY] * threats(state, weights, scratch)
    )


@compiled
def end_of_turn(state: Ints, weights: Floats, scratch: Ints) -> float:
    """The value of ending the turn now, before the discard."""
    own, _ = own_paths(state, weights, scratch, -1)
    return own + _hand_value(weights, scratch) - threats(state, weights, scratch)


@compiled
def _discard_value(state: Ints, weights: Floats, scratch: Ints, card: int, pile: int) -> float:
    """What moving a card from the hand to a discard pile adds."""
    value = lying_on(weights, card, state[CARD + scratch[PLAN_DISCARD_TOP + pile]])
    if card == WILD:
        return value - weights[SPEND_WILD]
    value -= weights[HOLD] + weights[HOLD_HIGH] * card
    if scratch[PLAN_HAND + card] > 1:
        value -= weights[HOLD_TWICE]
    return value


@compiled
def after_discard(
    state: Ints, weights: Floats, scratch: Ints, noting: bool, listing: bool
) -> tuple[float, int]:
    """The value of ending the turn with the best discard, and that discard.

    ``noting`` notes the value of every discard, ``listing`` lists it in `DISCARD_VALUES`.
    """
    own, used = own_paths(state, weights, scratch, -1)
    same = own + _hand_value(weights, scratch) - threats(state, weights, scratch)
    best = -WIN_VALUE
    chosen = 0
    for card in range(1, KINDS):
        if scratch[PLAN_HAND + card]:
            for pile in range(DISCARD_PILES):
                move = card * TARGETS + BUILDING_PILES + pile
                value = same + _discard_value(state, weights, scratch, card, pile)
                if used >> pile & 1:
                    value -= weights[COVERS_NEEDED]
                if noting:
                    note(scratch, move, value)
                if listing:
                    scratch[DISCARD_VALUES + card * DISCARD_PILES + pile] = noted(value)
                if value > best:
                    best = value
                    chosen = move
    return best, chosen
