"""How playouts choose: fast, looking one card ahead.

Only a path to a stock card is followed further. A small network judges every other lay (see
`lays`); discards have values like those that `skilled` plans with. Looking less far needs other
values: ``tools/tuning_playouts.py`` says how `QUICK_WEIGHTS` were found.
"""

from __future__ import annotations

import numpy as np

from stockpile.kernel.chance import Rng
from stockpile.kernel.compile import compiled
from stockpile.kernel.skipbo.layout import (
    BELOW,
    BUILDING_PILES,
    CARD,
    DISCARD_PILES,
    FIRST_PILE,
    FORCED,
    HIGHEST,
    KINDS,
    LAYING,
    PASS,
    PILES,
    PLAN_DISCARD_TOP,
    PLAN_HAND,
    PLAN_HEIGHT,
    PLAN_SEAT,
    PLAN_SIDE_SEATS,
    PLAN_STOCK_TOP,
    TARGETS,
    WILD,
)
from stockpile.kernel.skipbo.lays import (
    LAYS,
    sum_place,
    unplayable,
    worth,
    write_from_hand,
    write_from_pile,
    write_place,
)
from stockpile.kernel.skipbo.paths import (
    OUT_OF_REACH,
    cards_lacking,
    path_target,
    path_to_stock,
    piles_used,
)
from stockpile.kernel.skipbo.turn_value import (
    ASCENDS,
    ASCENDS_GAP,
    COVERS_NEEDED,
    DESCENDS,
    DESCENDS_GAP,
    DISCARDED,
    DISCARDED_WILD,
    EMPTY_PILE,
    EQUAL,
    HOLD,
    HOLD_HIGH,
    HOLD_TWICE,
    OWN_0,
    OWN_1,
    OWN_2,
    OWN_3,
    SPEND_WILD,
    THREAT_0,
    THREAT_1,
    THREAT_2,
    THREAT_3,
    THREAT_LATE,
    WEIGHTS,
    lay_out,
    lying_on,
    own_paths,
    threats,
)
from stockpile.kernel.types import Floats, Ints

_NONE = -1
"""No source, or no move."""

# Values besides those of `turn_value`.
NEXT_IN_HAND = len(WEIGHTS)
NEXT_ON_PILE = NEXT_IN_HAND + 1
"""What it adds to a wild if the next number can follow from the hand, or else from a discard
pile."""
SOON = NEXT_ON_PILE + 1
"""What it adds to discard a number for which 0, 1, 2 or more cards have to be laid first."""
COVERS_SOON = SOON + 4
"""What it costs to cover such a number."""
_SIZE = COVERS_SOON + 4

_TUNED = {
    SPEND_WILD: 0.344,
    HOLD: -0.377,
    HOLD_TWICE: -0.685,
    HOLD_HIGH: -0.036,
    OWN_0: 0.733,
    OWN_1: 0.268,
    OWN_2: 0.784,
    OWN_3: 0.38,
    THREAT_0: 5.209,
    THREAT_1: 4.15,
    THREAT_2: 1.52,
    THREAT_3: -0.063,
    THREAT_LATE: 0.652,
    EMPTY_PILE: -0.589,
    EQUAL: 1.159,
    DESCENDS: 0.064,
    DESCENDS_GAP: 0.003,
    ASCENDS: -0.666,
    ASCENDS_GAP: 0.051,
    DISCARDED: 0.201,
    DISCARDED_WILD: -0.105,
    COVERS_NEEDED: 0.317,
    NEXT_IN_HAND: 1.071,
    NEXT_ON_PILE: 0.631,
    SOON: 0.042,
    SOON + 1: -0.05,
    SOON + 2: -0.193,
    SOON + 3: -0.115,
    COVERS_SOON: -0.017,
    COVERS_SOON + 1: 0.026,
    COVERS_SOON + 2: 0.109,
    COVERS_SOON + 3: 0.08,
}
QUICK_WEIGHTS = np.array(
    [_TUNED.get(at, WEIGHTS[at] if at < len(WEIGHTS) else 0.0) for at in range(_SIZE)]
)
QUICK_WEIGHTS.setflags(write=False)


@compiled
def _to_stock(state: Ints, weights: Floats, scratch: Ints) -> int:
    """The lay of a stock card, or the first on a path to one that the wilds held can close."""
    wilds = scratch[PLAN_HAND + WILD]
    fewest = wilds + 1
    chosen = _NONE
    for member in range(scratch[PLAN_SIDE_SEATS]):
        stock = scratch[PLAN_STOCK_TOP + member]
        if stock == 0:
            continue
        if stock == WILD:
            return _from_pile(scratch, member, 0) * TARGETS + _for_wild(state, weights, scratch)
        for target in range(BUILDING_PILES):
            if stock == scratch[PLAN_HEIGHT + target] + 1:
                return _from_pile(scratch, member, 0) * TARGETS + target
    for member in range(scratch[PLAN_SIDE_SEATS]):
        stock = scratch[PLAN_STOCK_TOP + member]
        if stock:
            path = path_to_stock(state, scratch, stock)
            if cards_lacking(path) < fewest:
                fewest = cards_lacking(path)
                target = path_target(path)
                source = _find(state, scratch, scratch[PLAN_HEIGHT + target] + 1)
                chosen = (WILD if source == _NONE else source) * TARGETS + target
    return chosen


@compiled
def _for_wild(state: Ints, weights: Floats, scratch: Ints) -> int:
    """The building pile on which a wild helps most."""
    best = -1e9
    chosen = 0
    for target in range(BUILDING_PILES):
        height = scratch[PLAN_HEIGHT + target]
        after = 0 if height + 1 == HIGHEST else height + 1
        scratch[PLAN_HEIGHT + target] = after
        value = -threats(state, weights, scratch)
        scratch[PLAN_HEIGHT + target] = height
        if scratch[PLAN_HAND + after + 1]:
            value += weights[NEXT_IN_HAND]
        elif _on_a_pile(state, scratch, after + 1):
            value += weights[NEXT_ON_PILE]
        if value > best:
            best = value
            chosen = target
    return chosen


@compiled
def _from_pile(scratch: Ints, member: int, pile: int) -> int:
    """The source that stands for a pile of a member of the side; pile 0 is the stock pile."""
    return FIRST_PILE + scratch[PLAN_SEAT + member] * PILES + pile


@compiled
def _find(state: Ints, scratch: Ints, number: int) -> int:
    """Where a number can be taken from: the hand first, which is refilled, then a discard pile."""
    if scratch[PLAN_HAND + number]:
        return number
    for pile in range(scratch[PLAN_SIDE_SEATS] * DISCARD_PILES):
        if state[CARD + scratch[PLAN_DISCARD_TOP + pile]] == number:
            return _from_pile(scratch, pile // DISCARD_PILES, 1 + pile % DISCARD_PILES)
    return _NONE


@compiled
def _on_a_pile(state: Ints, scratch: Ints, number: int) -> bool:
    """Whether a number is on top of a discard pile of the side."""
    found = False
    for pile in range(scratch[PLAN_SIDE_SEATS] * DISCARD_PILES):
        found |= state[CARD + scratch[PLAN_DISCARD_TOP + pile]] == number
    return found


@compiled
def _lay(state: Ints, weights: Floats, lays: Ints, scratch: Ints) -> int:
    """The best lay that is on no path to a stock card, or `_NONE` if none is worth it."""
    known = False
    own = cost = 0.0
    before = 0
    # A stock card that could be laid has been chosen already.
    forced = state[LAYING] == FORCED
    best = 0
    chosen = _NONE
    done = 0
    for target in range(BUILDING_PILES):
        height = scratch[PLAN_HEIGHT + target]
        number = height + 1
        on_pile = _on_a_pile(state, scratch, number)
        held = scratch[PLAN_HAND + number] > 0
        if done >> height & 1 or not (on_pile or held):
            continue
        done |= 1 << height
        if not known:
            known = True
            own, _ = own_paths(state, weights, scratch, -1)
            cost = threats(state, weights, scratch)
            before = unplayable(state, scratch)
        after = 0 if number == HIGHEST else number
        scratch[PLAN_HEIGHT + target] = after
        own_then, _ = own_paths(state, weights, scratch, -1)
        cost_then = threats(state, weights, scratch)
        scratch[PLAN_HEIGHT + target] = height
        following = _on_a_pile(state, scratch, after + 1)
        write_place(state, scratch, target, following, own_then - own, cost - cost_then)
        sum_place(scratch, lays)
        if held:
            write_from_hand(state, scratch, target, before, on_pile)
            value = worth(scratch, lays, False)
            if value > best or (forced and chosen == _NONE):
                best = value
                chosen = number * TARGETS + target
        if on_pile:
            for pile in range(scratch[PLAN_SIDE_SEATS] * DISCARD_PILES):
                node = scratch[PLAN_DISCARD_TOP + pile]
                if state[CARD + node] == number:
                    below = state[CARD + state[BELOW + node]]
                    lying = lying_on(weights, number, below)
                    write_from_pile(state, scratch, target, before, pile, lying)
                    value = worth(scratch, lays, True)
                    if value > best or (forced and chosen == _NONE):
                        best = value
                        source = _from_pile(
                            scratch, pile // DISCARD_PILES, 1 + pile % DISCARD_PILES
                        )
                        chosen = source * TARGETS + target
    if chosen == _NONE and forced:
        for pile in range(scratch[PLAN_SIDE_SEATS] * DISCARD_PILES):
            if state[CARD + scratch[PLAN_DISCARD_TOP + pile]] == WILD:
                source = _from_pile(scratch, pile // DISCARD_PILES, 1 + pile % DISCARD_PILES)
                return source * TARGETS + _for_wild(state, weights, scratch)
    return chosen


@compiled
def _missing(heights: int, number: int) -> int:
    """How many cards must be laid before this number can be, at least; 3 means 3 or more.

    ``heights`` has a bit for each height of a building pile.
    """
    height = number - 1
    for cards in range(3):
        if heights >> height & 1:
            return cards
        height = HIGHEST - 1 if height == 0 else height - 1
    return 3


@compiled
def _discard(state: Ints, weights: Floats, scratch: Ints) -> int:
    """The best discard."""
    used = 0
    for member in range(scratch[PLAN_SIDE_SEATS]):
        stock = scratch[PLAN_STOCK_TOP + member]
        if stock:
            path = path_to_stock(state, scratch, stock)
            if cards_lacking(path) < OUT_OF_REACH:
                used |= piles_used(path)
    heights = 0
    for target in range(BUILDING_PILES):
        heights |= 1 << scratch[PLAN_HEIGHT + target]
    best = -1e9
    chosen = PASS
    for pile in range(DISCARD_PILES):
        top = state[CARD + scratch[PLAN_DISCARD_TOP + pile]]
        on_top = 0.0
        if used >> pile & 1:
            on_top -= weights[COVERS_NEEDED]
        if 0 < top < WILD:
            on_top -= weights[COVERS_SOON + _missing(heights, top)]
        for card in range(1, KINDS):
            if scratch[PLAN_HAND + card]:
                value = on_top + lying_on(weights, card, top)
                if card == WILD:
                    value -= weights[SPEND_WILD]
                else:
                    value += weights[SOON + _missing(heights, card)]
                    value -= weights[HOLD] + weights[HOLD_HIGH] * card
                    if scratch[PLAN_HAND + card] > 1:
                        value -= weights[HOLD_TWICE]
                if value > best:
                    best = value
                    chosen = card * TARGETS + BUILDING_PILES + pile
    return chosen


@compiled
def quick_move(state: Ints, weights: Floats, lays: Ints, scratch: Ints) -> int:
    """The move of this policy with these values, and these weights of `lays`."""
    lay_out(state, scratch)
    chosen = _to_stock(state, weights, scratch)
    if chosen != _NONE:
        return chosen
    chosen = _lay(state, weights, lays, scratch)
    if chosen != _NONE:
        return chosen
    if scratch[PLAN_HAND] == 0:
        return PASS
    wilds = scratch[PLAN_HAND + WILD]
    if wilds and (state[LAYING] == FORCED or wilds == scratch[PLAN_HAND]):
        return WILD * TARGETS + _for_wild(state, weights, scratch)
    return _discard(state, weights, scratch)


@compiled
def playout_move(state: Ints, rng: Rng, scratch: Ints) -> int:  # noqa: ARG001 - as in every game
    """A fair move for the seat on turn, found fast."""
    return quick_move(state, QUICK_WEIGHTS, LAYS, scratch)
