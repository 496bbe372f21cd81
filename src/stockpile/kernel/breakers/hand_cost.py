"""The cheapest way to sort a hand into sets: what it would still cost to go out.

Numbers are gone through from 1 to 15. What matters of those behind is which runs and pair runs are
still open, and how many jokers are left: of all ways that come to the same, the cheapest is kept.
Open are singles, sequences of two, runs, pairs and pair runs, at most four tiles wide together; a
sequence of two has to go on. Both the cheapest way to get to each of these and the cheapest way on
from there are kept for every number, so that a hand without some set is only sorted anew where the
set lay.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from stockpile.kernel.breakers.hold_chance import CERTAIN, CHANCES, form_at
from stockpile.kernel.breakers.layout import (
    DTYPE,
    EDITION,
    HIGHEST,
    JOKER,
    ROW,
    SECOND,
    SHORTEST_PAIR_RUN,
    SHORTEST_RUN,
    Flat,
    jokers_of,
    low_of,
    thick_of,
    width_of,
)
from stockpile.kernel.compile import compiled

_MOST = EDITION.copies
_WIDE = [
    (single, two, run, pair, pairs, single + two + run + 2 * (pair + pairs))
    for single in range(_MOST + 1)
    for two in range(_MOST + 1)
    for run in range(_MOST + 1)
    for pair in range(_MOST // 2 + 1)
    for pairs in range(_MOST // 2 + 1)
    if single + two + run + 2 * (pair + pairs) <= _MOST
]
OPEN = np.array(_WIDE, DTYPE)
"""What can be open: how many singles, sequences of two, runs, pairs and pair runs; and how many
tiles of one number that takes."""
_WIDTH = 5
WAYS = len(_WIDE)
_FIND = np.zeros((_MOST + 1,) * 3 + (_MOST // 2 + 1,) * 2, DTYPE)
for _index, _way in enumerate(_WIDE):
    _FIND[_way[:_WIDTH]] = _index

_LAYER = WAYS * (_MOST + 1)
_FAR = 1 << 28
"""More than any hand costs."""

# What sets cost, in the order of the weights: a thousand is about one lead.
SINGLE = 0
PAIR = 2
RUN = 4
PAIR_RUN = 6
"""These have two weights each: what one costs, and how much more if it is sure to be beaten."""
WIDER = 8
"""What each number more than the shortest adds to a run, and next to a pair run."""
BREAKER = 10
"""A Breaker of three, and next one of four: what it costs, whatever its number."""
LONE_JOKERS = 12
"""What one to four jokers cost that are in no set."""
FILLING = 16
"""What a joker adds to the set that it is in."""
PLAN_WEIGHTS = 17

# In the scratch array, behind the chances: the hand, what closing a set at each number costs,
COUNTS = CHANCES
_COST_SINGLE = COUNTS + ROW
_COST_PAIR = _COST_SINGLE + ROW
_COST_RUN = _COST_PAIR + ROW
_COST_PAIR_RUN = _COST_RUN + ROW
_COST_BREAKER = _COST_PAIR_RUN + ROW
_COST_LONE = _COST_BREAKER + 2 * ROW
_COST_STEP = _COST_LONE + _MOST + 1
# the cheapest ways from both ends, and three layers to work with.
_BEHIND = _COST_STEP + 3
_AHEAD = _BEHIND + (HIGHEST + 2) * _LAYER
_WORK = _AHEAD + (HIGHEST + 2) * _LAYER
PLANNING = _WORK + 2 * _LAYER
"""How much of the scratch array this takes."""


@compiled
def _layer(base: int, number: int) -> Any:
    """Where the layer before a number begins."""
    return base + number * _LAYER


@compiled
def price_sets(weights: Flat, scratch: Flat) -> None:
    """Set what sets cost, now that the chances to beat them are known."""
    for height in range(1, JOKER + 1):
        for kind in range(4):
            thick = 1 + kind % 2
            width = 1 if kind < 2 else SHORTEST_RUN if thick == 1 else SHORTEST_PAIR_RUN
            beaten = CERTAIN - scratch[form_at(thick, width) + height]
            scratch[_COST_SINGLE + kind * ROW + height] = (
                weights[2 * kind] + weights[2 * kind + 1] * beaten // CERTAIN
            )
        scratch[_COST_BREAKER + height] = weights[BREAKER]
        scratch[_COST_BREAKER + ROW + height] = weights[BREAKER + 1]
    scratch[_COST_LONE] = 0
    for jokers in range(1, _MOST + 1):
        scratch[_COST_LONE + jokers] = weights[LONE_JOKERS + jokers - 1]
    scratch[_COST_STEP] = weights[WIDER]
    scratch[_COST_STEP + 1] = weights[WIDER + 1]
    scratch[_COST_STEP + 2] = weights[FILLING]


@compiled
def _go(scratch: Flat, number: int, way: int, left: int, cost: int, back: bool, layer: int) -> Any:
    """Go on from a way with so many jokers left over a number, in every sensible manner.

    Forwards, ``cost`` was paid so far, and the entries of the next layer are lowered. Backwards,
    ``layer`` has what everything beyond costs, and the cheapest total is given back.
    """
    held = scratch[COUNTS + number]
    single = OPEN[way, 0]
    two = OPEN[way, 1]
    run = OPEN[way, 2]
    pair = OPEN[way, 3]
    pairs = OPEN[way, 4]
    best = _FAR
    for jokers in range(min(left, _MOST - held) + 1):
        spare = held + jokers - two
        if spare < 0:
            continue
        paid = cost + jokers * scratch[_COST_STEP + 2]
        for more in range(min(single, spare) + 1):
            for on in range(min(run, spare - more) + 1):
                spare_now = spare - more - on
                ended = (
                    paid
                    + (single - more) * scratch[_COST_SINGLE + number - 1]
                    + (run - on) * scratch[_COST_RUN + number - 1]
                    + on * scratch[_COST_STEP]
                )
                for second in range(min(pair, spare_now // 2) + 1):
                    for wider in range(min(pairs, spare_now // 2 - second) + 1):
                        rest = spare_now - 2 * (second + wider)
                        closed = (
                            ended
                            + (pair - second) * scratch[_COST_PAIR + number - 1]
                            + (pairs - wider) * scratch[_COST_PAIR_RUN + number - 1]
                            + wider * scratch[_COST_STEP + 1]
                        )
                        taken = two + more + on + 2 * (second + wider)
                        for breaker in range(3):
                            size = 0 if breaker == 0 else breaker + 2
                            if size > held or size > rest:
                                break
                            total = closed
                            if size:
                                total += scratch[_COST_BREAKER + (breaker - 1) * ROW + number]
                            for twin in range((rest - size) // 2 + 1):
                                # A joker goes on with something, or makes a pair; it begins a run
                                # only below 14-15.
                                if jokers > taken + twin and number != HIGHEST - 2:
                                    continue
                                to = (
                                    _FIND[
                                        rest - size - 2 * twin, more, two + on, twin, second + wider
                                    ]
                                    * (_MOST + 1)
                                    + left
                                    - jokers
                                )
                                if back:
                                    best = min(best, total + scratch[layer + to])
                                else:
                                    scratch[layer + to] = min(scratch[layer + to], total)
    return best


@compiled
def _end(scratch: Flat, way: int, left: int) -> Any:
    """What it costs to close everything behind the highest number."""
    if OPEN[way, 1]:
        return _FAR
    total = scratch[_COST_LONE + left]
    total += OPEN[way, 0] * scratch[_COST_SINGLE + HIGHEST]
    total += OPEN[way, 2] * scratch[_COST_RUN + HIGHEST]
    total += OPEN[way, 3] * scratch[_COST_PAIR + HIGHEST]
    total += OPEN[way, 4] * scratch[_COST_PAIR_RUN + HIGHEST]
    return total


@compiled
def _forwards(scratch: Flat, number: int, jokers: int, source: int, target: int) -> None:
    """From the layer before a number to the one behind it."""
    for at in range(_LAYER):
        scratch[target + at] = _FAR
    for way in range(WAYS):
        for left in range(jokers + 1):
            cost = scratch[source + way * (_MOST + 1) + left]
            if cost < _FAR:
                _go(scratch, number, way, left, cost, False, target)


@compiled
def sort_hand(state: Flat, hand: int, scratch: Flat) -> Any:
    """Sort a hand, and tell what it costs. `price` has to come first."""
    for tile in range(ROW):
        scratch[COUNTS + tile] = state[hand + tile]
    jokers = scratch[COUNTS + JOKER]
    first = _layer(_BEHIND, 1)
    for at in range(_LAYER):
        scratch[first + at] = _FAR
    scratch[first + jokers] = 0
    for number in range(1, HIGHEST + 1):
        _forwards(scratch, number, jokers, _layer(_BEHIND, number), _layer(_BEHIND, number + 1))
    last = _layer(_AHEAD, HIGHEST + 1)
    for way in range(WAYS):
        for left in range(_MOST + 1):
            scratch[last + way * (_MOST + 1) + left] = _end(scratch, way, left)
    for number in range(HIGHEST, 0, -1):
        here = _layer(_AHEAD, number)
        beyond = _layer(_AHEAD, number + 1)
        for way in range(WAYS):
            # No part of this hand leaves more open than this.
            if OPEN[way, _WIDTH] <= scratch[COUNTS + number - 1] * (number > 1) + jokers:
                for left in range(jokers + 1):
                    scratch[here + way * (_MOST + 1) + left] = _go(
                        scratch, number, way, left, 0, True, beyond
                    )
    return scratch[_layer(_AHEAD, 1) + jokers]


@compiled
def cost_without(move: int, scratch: Flat) -> Any:
    """What the hand that was sorted costs without a set that it can lay."""
    thick = thick_of(move)
    width = width_of(move)
    low = low_of(move)
    mask = jokers_of(move)
    jokers = scratch[COUNTS + JOKER]
    if low == JOKER:
        return scratch[_layer(_AHEAD, 1) + jokers - thick]
    used = 0
    for place in range(width):
        here = (mask >> place & 1) + (mask >> place + SECOND & 1 if thick == 2 else 0)
        scratch[COUNTS + low + place] -= thick - here
        used += here
    source = _layer(_BEHIND, low)
    target = _WORK
    if used:
        # The same ways, with fewer jokers left in each.
        for way in range(WAYS):
            for left in range(_MOST + 1):
                at = way * (_MOST + 1) + left
                fewer = left + used <= jokers
                scratch[_WORK + at] = scratch[source + at + used] if fewer else _FAR
        source = _WORK
        target = _WORK + _LAYER
    for number in range(low, low + width):
        _forwards(scratch, number, jokers - used, source, target)
        source = target
        target = _WORK if source == _WORK + _LAYER else _WORK + _LAYER
    beyond = _layer(_AHEAD, low + width)
    best = _FAR
    for way in range(WAYS):
        for left in range(jokers - used + 1):
            at = way * (_MOST + 1) + left
            if scratch[source + at] < _FAR:
                best = min(best, scratch[source + at] + scratch[beyond + at])
    for place in range(width):
        here = (mask >> place & 1) + (mask >> place + SECOND & 1 if thick == 2 else 0)
        scratch[COUNTS + low + place] += thick - here
    return best


@compiled
def leaves_one_set(move: int, scratch: Flat) -> Any:
    """Whether the hand that was sorted is one set without this one."""
    thick = thick_of(move)
    low = low_of(move)
    high = low + width_of(move) - 1
    mask = jokers_of(move)
    jokers = scratch[COUNTS + JOKER] - (thick if low == JOKER else 0)
    first = 0
    last = 0
    thickest = 0
    tiles = 0
    for number in range(1, HIGHEST + 1):
        held = scratch[COUNTS + number]
        if low <= number <= high:
            place = number - low
            used = (mask >> place & 1) + (mask >> place + SECOND & 1 if thick == 2 else 0)
            held -= thick - used
            jokers -= used
        if held:
            first = first or number
            last = number
            thickest = max(thickest, held)
            tiles += held
    if tiles == 0 or (first == last and (jokers == 0 or tiles + jokers == 2)):
        return True
    width = last - first + 1
    spare = jokers - (thickest * width - tiles)
    if thickest > 2 or spare < 0 or spare % thickest:
        return False
    width += spare // thickest
    return (SHORTEST_RUN if thickest == 1 else SHORTEST_PAIR_RUN) <= width <= HIGHEST
