"""How playouts choose: by the same values as `skilled_policy`, but only one card ahead.

The exception is a way straight to a stock card.
"""

from __future__ import annotations

from typing import Any

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
    TARGETS,
    WILD,
    Array,
)
from stockpile.kernel.skipbo.skilled_policy import lay_out
from stockpile.kernel.skipbo.turn_value import (
    HEIGHTS,
    HELD,
    HOLD,
    HOLD_HIGH,
    HOLD_TWICE,
    MEMBERS,
    SEAT_AT,
    STOCKS,
    TOPS,
    Scratch,
    Weights,
    after_discard,
    end_of_turn,
    lying_on,
    missing,
)

_NONE = -1


@compiled
def _from_pile(scratch: Scratch, member: int, pile: int) -> Any:
    """The source of a move: a pile of a member of the side, 0 its stock pile."""
    return FIRST_PILE + scratch[SEAT_AT + member] * PILES + pile


@compiled
def _find(state: Array, scratch: Scratch, number: int) -> Any:
    """Where a number can be had: a discard pile first, then the hand."""
    for pile in range(scratch[MEMBERS] * DISCARD_PILES):
        if state[CARD + scratch[TOPS + pile]] == number:
            return _from_pile(scratch, pile // DISCARD_PILES, 1 + pile % DISCARD_PILES)
    if scratch[HELD + number]:
        return number
    return _NONE


@compiled
def _to_stock(state: Array, scratch: Scratch) -> Any:
    """A lay of a stock card, or the first on the way to one with the wilds that are held."""
    wilds = scratch[HELD + WILD]
    fewest = wilds + 1
    chosen = _NONE
    for member in range(scratch[MEMBERS]):
        stock = scratch[STOCKS + member]
        if stock == 0:
            continue
        for target in range(BUILDING_PILES):
            if stock in (WILD, scratch[HEIGHTS + target] + 1):
                return _from_pile(scratch, member, 0) * TARGETS + target
    for member in range(scratch[MEMBERS]):
        stock = scratch[STOCKS + member]
        if stock:
            way = missing(state, scratch, stock, 0, True)
            lacking = way & 7
            if lacking < fewest:
                fewest = lacking
                target = way >> 3 & 3
                source = _find(state, scratch, scratch[HEIGHTS + target] + 1)
                chosen = (WILD if source == _NONE else source) * TARGETS + target
    return chosen


@compiled
def playout_move(state: Array, weights: Weights, scratch: Scratch) -> Any:
    """A move for the seat on turn that is not bad."""
    lay_out(state, scratch)
    chosen = _to_stock(state, scratch)
    if chosen != _NONE:
        return chosen
    now = end_of_turn(state, weights, scratch)
    best = 0.0
    # A stock card that can be laid has been chosen by now.
    forced = state[LAYING] == FORCED
    for target in range(BUILDING_PILES):
        height = scratch[HEIGHTS + target]
        source = _find(state, scratch, height + 1)
        if source == _NONE:
            continue
        scratch[HEIGHTS + target] = 0 if height + 1 == HIGHEST else height + 1
        value = end_of_turn(state, weights, scratch) - now
        scratch[HEIGHTS + target] = height
        if source < FIRST_PILE:
            value -= weights[HOLD] + weights[HOLD_HIGH] * source
            if scratch[HELD + source] > 1:
                value -= weights[HOLD_TWICE]
        else:
            pile = source - FIRST_PILE
            below = 0
            for member in range(scratch[MEMBERS]):
                if scratch[SEAT_AT + member] == pile // PILES:
                    node = scratch[TOPS + member * DISCARD_PILES + pile % PILES - 1]
                    below = state[CARD + state[BELOW + node]]
            value -= lying_on(weights, height + 1, below)
        if value > best or (forced and chosen == _NONE):
            best = value
            chosen = source * TARGETS + target
    if chosen != _NONE:
        return chosen
    if forced:
        for pile in range(scratch[MEMBERS] * DISCARD_PILES):
            if state[CARD + scratch[TOPS + pile]] == WILD:
                source = _from_pile(scratch, pile // DISCARD_PILES, 1 + pile % DISCARD_PILES)
                return source * TARGETS
    if scratch[HELD] == 0:
        return PASS
    if scratch[HELD + WILD] and (forced or scratch[HELD + WILD] == scratch[HELD]):
        return WILD * TARGETS
    _, chosen = after_discard(state, weights, scratch, False)
    return chosen
