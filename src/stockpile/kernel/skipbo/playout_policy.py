"""How playouts choose: by the values that `skilled` plans with, but looking one card ahead.

Only a path to a stock card is followed further.
"""

from __future__ import annotations

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
from stockpile.kernel.skipbo.paths import cards_lacking, path_target, path_to_stock
from stockpile.kernel.skipbo.turn_value import (
    HOLD,
    HOLD_HIGH,
    HOLD_TWICE,
    WEIGHTS,
    after_discard,
    end_of_turn,
    lay_out,
    lying_on,
)
from stockpile.kernel.types import Ints

_NONE = -1
"""No source, or no move."""


@compiled
def _from_pile(scratch: Ints, member: int, pile: int) -> int:
    """The source that stands for a pile of a member of the side; pile 0 is the stock pile."""
    return FIRST_PILE + scratch[PLAN_SEAT + member] * PILES + pile


@compiled
def _find(state: Ints, scratch: Ints, number: int) -> int:
    """Where a number can be taken from: a discard pile first, then the hand."""
    for pile in range(scratch[PLAN_SIDE_SEATS] * DISCARD_PILES):
        if state[CARD + scratch[PLAN_DISCARD_TOP + pile]] == number:
            return _from_pile(scratch, pile // DISCARD_PILES, 1 + pile % DISCARD_PILES)
    if scratch[PLAN_HAND + number]:
        return number
    return _NONE


@compiled
def _to_stock(state: Ints, scratch: Ints) -> int:
    """The lay of a stock card, or the first on a path to one that the wilds held can close."""
    wilds = scratch[PLAN_HAND + WILD]
    fewest = wilds + 1
    chosen = _NONE
    for member in range(scratch[PLAN_SIDE_SEATS]):
        stock = scratch[PLAN_STOCK_TOP + member]
        if stock == 0:
            continue
        for target in range(BUILDING_PILES):
            if stock in (WILD, scratch[PLAN_HEIGHT + target] + 1):
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
def playout_move(state: Ints, rng: Rng, scratch: Ints) -> int:  # noqa: ARG001 - as in every game
    """A fair move for the seat on turn, found fast."""
    lay_out(state, scratch)
    chosen = _to_stock(state, scratch)
    if chosen != _NONE:
        return chosen
    now = end_of_turn(state, WEIGHTS, scratch)
    best = 0.0
    # A stock card that could be laid has been chosen above.
    forced = state[LAYING] == FORCED
    for target in range(BUILDING_PILES):
        height = scratch[PLAN_HEIGHT + target]
        source = _find(state, scratch, height + 1)
        if source == _NONE:
            continue
        scratch[PLAN_HEIGHT + target] = 0 if height + 1 == HIGHEST else height + 1
        value = end_of_turn(state, WEIGHTS, scratch) - now
        scratch[PLAN_HEIGHT + target] = height
        if source < FIRST_PILE:
            value -= WEIGHTS[HOLD] + WEIGHTS[HOLD_HIGH] * source
            if scratch[PLAN_HAND + source] > 1:
                value -= WEIGHTS[HOLD_TWICE]
        else:
            pile = source - FIRST_PILE
            below = 0
            for member in range(scratch[PLAN_SIDE_SEATS]):
                if scratch[PLAN_SEAT + member] == pile // PILES:
                    node = scratch[PLAN_DISCARD_TOP + member * DISCARD_PILES + pile % PILES - 1]
                    below = state[CARD + state[BELOW + node]]
            value -= lying_on(WEIGHTS, height + 1, below)
        if value > best or (forced and chosen == _NONE):
            best = value
            chosen = source * TARGETS + target
    if chosen != _NONE:
        return chosen
    if forced:
        for pile in range(scratch[PLAN_SIDE_SEATS] * DISCARD_PILES):
            if state[CARD + scratch[PLAN_DISCARD_TOP + pile]] == WILD:
                source = _from_pile(scratch, pile // DISCARD_PILES, 1 + pile % DISCARD_PILES)
                return source * TARGETS
    if scratch[PLAN_HAND] == 0:
        return PASS
    if scratch[PLAN_HAND + WILD] and (forced or scratch[PLAN_HAND + WILD] == scratch[PLAN_HAND]):
        return WILD * TARGETS
    _, chosen = after_discard(state, WEIGHTS, scratch, False, False)
    return chosen
