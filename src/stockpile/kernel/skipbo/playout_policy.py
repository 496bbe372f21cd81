"""How playouts choose: by values like those that `skilled` plans with, but looking one card ahead.

Only a path to a stock card is followed further. Whoever looks less far needs other values: those in
`LOOKING` won most when this policy played against itself (``tools/tuning_playouts.py``).
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
from stockpile.kernel.skipbo.paths import (
    OUT_OF_REACH,
    cards_lacking,
    path_target,
    path_to_stock,
    piles_used,
)
from stockpile.kernel.skipbo.turn_value import (
    COVERS_NEEDED,
    HOLD,
    HOLD_HIGH,
    HOLD_TWICE,
    SPEND_WILD,
    WEIGHTS,
    end_of_turn,
    lay_out,
    lying_on,
)
from stockpile.kernel.types import Floats, Ints

_NONE = -1
"""No source, or no move."""

FROM_HAND = len(WEIGHTS)
"""What a lay from the hand adds, by the number of cards that stay there, up to 4."""
FROM_PILE = FROM_HAND + 5
NEXT_IN_HAND = FROM_PILE + 1
NEXT_ON_PILE = NEXT_IN_HAND + 1
SOON = NEXT_ON_PILE + 1
"""What it adds to discard a number that is missing on a building pile next, or in 1 or more."""
COVERS_SOON = SOON + 4
"""What it costs to cover such a number."""
SIZE = COVERS_SOON + 4


LOOKING = np.array([7.0, 1.0, 0.2, 0.394, -0.291, -0.67, -0.043, 0.493, 0.321, 0.622, 0.416, 0.472, 4.657, 3.584, 1.333, -0.005, 1.082, 0.092, 0.436, -0.389, 0.95, -0.012, -0.068, -0.712, 0.027, 0.163, -0.091, 0.38, 0.154, -0.269, 0.378, 0.094, -0.038, 0.571, 0.68, 0.195, 0.088, 0.034, -0.273, -0.106, -0.005, -0.11, 0.202, 0.027])
LOOKING.setflags(write=False)


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
def _on_a_pile(state: Ints, scratch: Ints, number: int) -> bool:
    """Whether a number is on top of a discard pile of the side."""
    found = False
    for pile in range(scratch[PLAN_SIDE_SEATS] * DISCARD_PILES):
        found |= state[CARD + scratch[PLAN_DISCARD_TOP + pile]] == number
    return found


@compiled
def _lay(state: Ints, weights: Floats, scratch: Ints) -> int:
    """The best lay of a number that frees no stock card, or `_NONE` if none is worth it."""
    held = 0
    for card in range(1, KINDS):
        held += scratch[PLAN_HAND + card]
    now = end_of_turn(state, weights, scratch)
    # A stock card that could be laid has been chosen already.
    forced = state[LAYING] == FORCED
    best = 0.0
    chosen = _NONE
    for target in range(BUILDING_PILES):
        height = scratch[PLAN_HEIGHT + target]
        number = height + 1
        on_pile = _on_a_pile(state, scratch, number)
        if not on_pile and scratch[PLAN_HAND + number] == 0:
            continue
        scratch[PLAN_HEIGHT + target] = 0 if number == HIGHEST else number
        gained = end_of_turn(state, weights, scratch) - now
        scratch[PLAN_HEIGHT + target] = height
        following = 1 if number == HIGHEST else number + 1
        if scratch[PLAN_HAND + following]:
            gained += weights[NEXT_IN_HAND]
        elif _on_a_pile(state, scratch, following):
            gained += weights[NEXT_ON_PILE]
        if scratch[PLAN_HAND + number]:
            value = gained + weights[FROM_HAND + min(4, held - 1)]
            value -= weights[HOLD] + weights[HOLD_HIGH] * number
            if scratch[PLAN_HAND + number] > 1:
                value -= weights[HOLD_TWICE]
            if value > best or (forced and chosen == _NONE):
                best = value
                chosen = number * TARGETS + target
        if on_pile:
            for pile in range(scratch[PLAN_SIDE_SEATS] * DISCARD_PILES):
                node = scratch[PLAN_DISCARD_TOP + pile]
                if state[CARD + node] == number:
                    below = state[CARD + state[BELOW + node]]
                    value = gained + weights[FROM_PILE] - lying_on(weights, number, below)
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
                return source * TARGETS
    return chosen


@compiled
def _missing(scratch: Ints, number: int) -> int:
    """How many cards must be laid before this number can be, at least; 3 means 3 or more."""
    fewest = 3
    for target in range(BUILDING_PILES):
        cards = number - 1 - scratch[PLAN_HEIGHT + target]
        if cards < 0:
            cards += HIGHEST
        fewest = min(fewest, cards)
    return fewest


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
    best = -1e9
    chosen = PASS
    for pile in range(DISCARD_PILES):
        top = state[CARD + scratch[PLAN_DISCARD_TOP + pile]]
        on_top = 0.0
        if used >> pile & 1:
            on_top -= weights[COVERS_NEEDED]
        if 0 < top < WILD:
            on_top -= weights[COVERS_SOON + _missing(scratch, top)]
        for card in range(1, KINDS):
            if scratch[PLAN_HAND + card]:
                value = on_top + lying_on(weights, card, top)
                if card == WILD:
                    value -= weights[SPEND_WILD]
                else:
                    value += weights[SOON + _missing(scratch, card)]
                    value -= weights[HOLD] + weights[HOLD_HIGH] * card
                    if scratch[PLAN_HAND + card] > 1:
                        value -= weights[HOLD_TWICE]
                if value > best:
                    best = value
                    chosen = card * TARGETS + BUILDING_PILES + pile
    return chosen


@compiled
def quick_move(state: Ints, weights: Floats, scratch: Ints) -> int:
    """The move of this policy with other values."""
    lay_out(state, scratch)
    chosen = _to_stock(state, scratch)
    if chosen != _NONE:
        return chosen
    chosen = _lay(state, weights, scratch)
    if chosen != _NONE:
        return chosen
    if scratch[PLAN_HAND] == 0:
        return PASS
    wilds = scratch[PLAN_HAND + WILD]
    if wilds and (state[LAYING] == FORCED or wilds == scratch[PLAN_HAND]):
        return WILD * TARGETS
    return _discard(state, weights, scratch)


@compiled
def playout_move(state: Ints, rng: Rng, scratch: Ints) -> int:  # noqa: ARG001 - as in every game
    """A fair move for the seat on turn, found fast."""
    return quick_move(state, LOOKING, scratch)
