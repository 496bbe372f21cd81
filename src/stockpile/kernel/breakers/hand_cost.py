"""The cheapest way to sort a hand into sets: what it still costs to go out.

Dynamic programming over the numbers from 1 to 15. All that matters about the numbers so far is
which sets are still open and how many jokers are left; of all ways to the same point, only the
cheapest is kept. Singles, sequences of two, runs, pairs and pair runs can be open; a sequence of
two must be continued. For every number, the cheapest ways to reach each point and to go on from it
are kept, so that a hand without a set has to be sorted again only where that set was.
"""

from __future__ import annotations

import numpy as np

from stockpile.kernel.breakers.hold_chance import CERTAIN, form_at
from stockpile.kernel.breakers.layout import (
    COPIES,
    COST_BREAKER,
    COST_JOKER,
    COST_LONE,
    COST_PAIR,
    COST_PAIR_RUN,
    COST_PAIR_WIDER,
    COST_RUN,
    COST_SINGLE,
    COST_WIDER,
    DTYPE,
    HIGHEST,
    JOKER,
    LAYER,
    LAYERS_AHEAD,
    LAYERS_BEHIND,
    LAYERS_WORK,
    OPEN_PAIR,
    OPEN_PAIR_RUN,
    OPEN_RUN,
    OPEN_SETS,
    OPEN_SINGLE,
    OPEN_TILES,
    OPEN_TWO,
    ROW,
    SHORTEST_PAIR_RUN,
    SHORTEST_RUN,
    SORTED_HAND,
    WAYS,
    jokers_at,
    jokers_of,
    low_of,
    thick_of,
    width_of,
)
from stockpile.kernel.compile import compiled
from stockpile.kernel.types import Ints

_FIND = np.zeros((COPIES + 1,) * 3 + (COPIES // 2 + 1,) * 2, DTYPE)
for _index, _way in enumerate(OPEN_SETS.tolist()):
    _FIND[tuple(_way[:OPEN_TILES])] = _index

IMPOSSIBLE_COST = 1 << 28
"""More than any hand costs."""

# The weights are what sets cost; a thousand is about one lead. The first eight are two each for
# singles, pairs, runs and pair runs: the cost of one, and how much more if it is sure to be beaten.
WIDER = 8
"""What each number beyond the shortest adds to a run. The next weight is for pair runs."""
BREAKER = 10
"""The cost of a Breaker of three of any number. The next weight is for four."""
LONE_JOKERS = 12
"""The cost of one to four jokers in no set."""
FILLING = 16
"""What a joker adds to the set that it is in."""
HAND_WEIGHTS = 17
"""The number of these weights."""


@compiled
def _layer(base: int, number: int) -> int:
    """Where the layer before a number starts."""
    return base + number * LAYER


@compiled
def price_sets(weights: Ints, scratch: Ints) -> None:
    """Set the cost of each set, given the chances from `reckon_holding`."""
    for height in range(1, JOKER + 1):
        for kind in range(4):
            thick = 1 + kind % 2
            width = 1 if kind < 2 else SHORTEST_RUN if thick == 1 else SHORTEST_PAIR_RUN
            beaten = CERTAIN - scratch[form_at(thick, width) + height]
            scratch[COST_SINGLE + kind * ROW + height] = (
                weights[2 * kind] + weights[2 * kind + 1] * beaten // CERTAIN
            )
        scratch[COST_BREAKER + height] = weights[BREAKER]
        scratch[COST_BREAKER + ROW + height] = weights[BREAKER + 1]
    scratch[COST_LONE] = 0
    for jokers in range(1, COPIES + 1):
        scratch[COST_LONE + jokers] = weights[LONE_JOKERS + jokers - 1]
    scratch[COST_WIDER] = weights[WIDER]
    scratch[COST_PAIR_WIDER] = weights[WIDER + 1]
    scratch[COST_JOKER] = weights[FILLING]


@compiled
def _continue(
    scratch: Ints, number: int, way: int, left: int, cost: int, back: bool, layer: int
) -> int:
    """Continue a way past a number in every sensible manner, with this many jokers left.

    Forwards, ``cost`` is the cost so far, and the entries of the next layer are lowered. Backwards,
    ``layer`` has the cost of everything beyond, and the cheapest total is returned.
    """
    held = scratch[SORTED_HAND + number]
    single = OPEN_SETS[way, OPEN_SINGLE]
    two = OPEN_SETS[way, OPEN_TWO]
    run = OPEN_SETS[way, OPEN_RUN]
    pair = OPEN_SETS[way, OPEN_PAIR]
    pairs = OPEN_SETS[way, OPEN_PAIR_RUN]
    best = IMPOSSIBLE_COST
    for jokers in range(min(left, COPIES - held) + 1):
        spare = held + jokers - two
        if spare < 0:
            continue
        paid = cost + jokers * scratch[COST_JOKER]
        for more in range(min(single, spare) + 1):
            for on in range(min(run, spare - more) + 1):
                spare_now = spare - more - on
                ended = (
                    paid
                    + (single - more) * scratch[COST_SINGLE + number - 1]
                    + (run - on) * scratch[COST_RUN + number - 1]
                    + on * scratch[COST_WIDER]
                )
                for second in range(min(pair, spare_now // 2) + 1):
                    for wider in range(min(pairs, spare_now // 2 - second) + 1):
                        rest = spare_now - 2 * (second + wider)
                        closed = (
                            ended
                            + (pair - second) * scratch[COST_PAIR + number - 1]
                            + (pairs - wider) * scratch[COST_PAIR_RUN + number - 1]
                            + wider * scratch[COST_PAIR_WIDER]
                        )
                        taken = two + more + on + 2 * (second + wider)
                        for breaker in range(3):
                            size = 0 if breaker == 0 else breaker + 2
                            if size > held or size > rest:
                                break
                            total = closed
                            if size:
                                total += scratch[COST_BREAKER + (breaker - 1) * ROW + number]
                            for twin in range((rest - size) // 2 + 1):
                                # A joker continues a set or makes a pair; it starts a run only
                                # below 14-15.
                                if jokers > taken + twin and number != HIGHEST - 2:
                                    continue
                                to = (
                                    _FIND[
                                        rest - size - 2 * twin, more, two + on, twin, second + wider
                                    ]
                                    * (COPIES + 1)
                                    + left
                                    - jokers
                                )
                                if back:
                                    best = min(best, total + scratch[layer + to])
                                else:
                                    scratch[layer + to] = min(scratch[layer + to], total)
    return best


@compiled
def _end(scratch: Ints, way: int, left: int) -> int:
    """The cost of closing everything after the highest number."""
    if OPEN_SETS[way, OPEN_TWO]:
        return IMPOSSIBLE_COST
    total: int = scratch[COST_LONE + left]
    total += OPEN_SETS[way, OPEN_SINGLE] * scratch[COST_SINGLE + HIGHEST]
    total += OPEN_SETS[way, OPEN_RUN] * scratch[COST_RUN + HIGHEST]
    total += OPEN_SETS[way, OPEN_PAIR] * scratch[COST_PAIR + HIGHEST]
    total += OPEN_SETS[way, OPEN_PAIR_RUN] * scratch[COST_PAIR_RUN + HIGHEST]
    return total


@compiled
def _forwards(scratch: Ints, number: int, jokers: int, source: int, target: int) -> None:
    """Fill the layer after a number from the one before it."""
    for at in range(LAYER):
        scratch[target + at] = IMPOSSIBLE_COST
    for way in range(WAYS):
        for left in range(jokers + 1):
            cost = scratch[source + way * (COPIES + 1) + left]
            if cost < IMPOSSIBLE_COST:
                _continue(scratch, number, way, left, cost, False, target)


@compiled
def sort_hand(state: Ints, hand: int, scratch: Ints) -> int:
    """Sort a hand, and return its cost. Call `price_sets` first."""
    for tile in range(ROW):
        scratch[SORTED_HAND + tile] = state[hand + tile]
    jokers = scratch[SORTED_HAND + JOKER]
    first = _layer(LAYERS_BEHIND, 1)
    for at in range(LAYER):
        scratch[first + at] = IMPOSSIBLE_COST
    scratch[first + jokers] = 0
    for number in range(1, HIGHEST + 1):
        here = _layer(LAYERS_BEHIND, number)
        _forwards(scratch, number, jokers, here, here + LAYER)
    last = _layer(LAYERS_AHEAD, HIGHEST + 1)
    for way in range(WAYS):
        for left in range(COPIES + 1):
            scratch[last + way * (COPIES + 1) + left] = _end(scratch, way, left)
    for number in range(HIGHEST, 0, -1):
        here = _layer(LAYERS_AHEAD, number)
        beyond = here + LAYER
        most_open = jokers + (scratch[SORTED_HAND + number - 1] if number > 1 else 0)
        for way in range(WAYS):
            if OPEN_SETS[way, OPEN_TILES] <= most_open:
                for left in range(jokers + 1):
                    scratch[here + way * (COPIES + 1) + left] = _continue(
                        scratch, number, way, left, 0, True, beyond
                    )
    return scratch[_layer(LAYERS_AHEAD, 1) + jokers]


@compiled
def cost_without(move: int, scratch: Ints) -> int:
    """The cost of the sorted hand without a set that it can lay."""
    thick = thick_of(move)
    width = width_of(move)
    low = low_of(move)
    mask = jokers_of(move)
    jokers = scratch[SORTED_HAND + JOKER]
    if low == JOKER:
        return scratch[_layer(LAYERS_AHEAD, 1) + jokers - thick]
    used = 0
    for place in range(width):
        here = jokers_at(mask, thick, place)
        scratch[SORTED_HAND + low + place] -= thick - here
        used += here
    source = _layer(LAYERS_BEHIND, low)
    target = LAYERS_WORK
    if used:
        # The same ways, with fewer jokers left in each.
        for way in range(WAYS):
            for left in range(COPIES + 1):
                at = way * (COPIES + 1) + left
                fewer = left + used <= jokers
                cost = scratch[source + at + used] if fewer else IMPOSSIBLE_COST
                scratch[LAYERS_WORK + at] = cost
        source = LAYERS_WORK
        target = LAYERS_WORK + LAYER
    for number in range(low, low + width):
        _forwards(scratch, number, jokers - used, source, target)
        source = target
        target = LAYERS_WORK if source == LAYERS_WORK + LAYER else LAYERS_WORK + LAYER
    beyond = _layer(LAYERS_AHEAD, low + width)
    best = IMPOSSIBLE_COST
    for way in range(WAYS):
        for left in range(jokers - used + 1):
            at = way * (COPIES + 1) + left
            if scratch[source + at] < IMPOSSIBLE_COST:
                best = min(best, scratch[source + at] + scratch[beyond + at])
    for place in range(width):
        here = jokers_at(mask, thick, place)
        scratch[SORTED_HAND + low + place] += thick - here
    return best


@compiled
def leaves_one_set(move: int, scratch: Ints) -> bool:
    """Whether the sorted hand without this set is a single set, or nothing."""
    thick = thick_of(move)
    low = low_of(move)
    high = low + width_of(move) - 1
    mask = jokers_of(move)
    jokers = scratch[SORTED_HAND + JOKER] - (thick if low == JOKER else 0)
    first = 0
    last = 0
    thickest = 0
    tiles = 0
    for number in range(1, HIGHEST + 1):
        held = scratch[SORTED_HAND + number]
        if low <= number <= high:
            place = number - low
            used = jokers_at(mask, thick, place)
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
