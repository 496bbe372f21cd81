"""How playouts choose: the habits of a careful player, a microsecond per move.

A hand is sorted as people do it: Breakers first, then the longest run or pair run while there is
one, then pairs and singles; jokers are kept apart. Masks have a bit for each number.
"""

from __future__ import annotations

from stockpile.kernel.breakers.layout import (
    HIGHEST,
    JOKER,
    LAID,
    PASS,
    SECOND_JOKER,
    SHORTEST_PAIR_RUN,
    SHORTEST_RUN,
    TOP_THICK,
    TOP_WIDTH,
    TURN,
    hand_of,
    set_id,
)
from stockpile.kernel.breakers.rules import (
    breaks,
    count_bits,
    fewest_tiles,
    fill,
    lacks,
    lone_answers,
    lowest_answer,
    obliges,
)
from stockpile.kernel.chance import Rng
from stockpile.kernel.compile import compiled
from stockpile.kernel.types import Ints

CLOSE_TILES = 5
"""With this many tiles or fewer an opponent is close to going out."""


@compiled
def held_at_least(state: Ints, hand: int, times: int) -> int:
    """The numbers of which a hand has at least this many."""
    mask = 0
    for number in range(1, HIGHEST + 1):
        mask |= (state[hand + number] >= times) << number
    return mask


@compiled
def _longest(mask: int) -> int:
    """The width of the longest sequence in a mask."""
    width = 0
    while mask:
        mask &= mask >> 1
        width += 1
    return width


@compiled
def _lowest(mask: int, width: int) -> int:
    """The number that the lowest sequence of a width begins with."""
    for _ in range(width - 1):
        mask &= mask >> 1
    number = 0
    while not mask >> number & 1:
        number += 1
    return number


@compiled
def sets_of(once: int, twice: int, thrice: int) -> int:
    """How many sets a hand without jokers is sorted into."""
    count = count_bits(thrice)
    once &= ~thrice
    twice &= ~thrice
    while True:
        pairs = _longest(twice)
        run = _longest(once)
        if pairs >= SHORTEST_PAIR_RUN and 2 * pairs >= run:
            block = ((1 << pairs) - 1) << _lowest(twice, pairs)
            once &= ~block
        elif run >= SHORTEST_RUN:
            block = ((1 << run) - 1) << _lowest(once, run)
            once = once & ~block | twice & block
        else:
            return count + count_bits(once)
        twice &= ~block
        count += 1


@compiled
def _lead(state: Ints, hand: int) -> int:
    """The longest set, the lowest of these, Breakers last; with jokers if that empties the hand."""
    jokers = state[hand + JOKER]
    tiles = state[hand]
    once = held_at_least(state, hand, 1)
    twice = held_at_least(state, hand, 2)
    if jokers and jokers < tiles:
        for thick in range(1, 3):
            width = tiles // thick
            if width * thick == tiles and (width == 1 or width >= 4 - thick):
                lacking = lacks(state, hand, thick)
                for low in range(HIGHEST - width + 1, 0, -1):
                    mask = fill(lacking, jokers, thick, width, low)
                    if mask >= 0 and count_bits(mask) == jokers:
                        return set_id(thick, width, low, mask)
    thrice = held_at_least(state, hand, 3)
    once &= ~thrice
    twice &= ~thrice
    pairs = _longest(twice)
    run = _longest(once)
    if pairs >= SHORTEST_PAIR_RUN and 2 * pairs >= run:
        return set_id(2, pairs, _lowest(twice, pairs), 0)
    if run >= SHORTEST_RUN:
        return set_id(1, run, _lowest(once, run), 0)
    if pairs:
        return set_id(2, 1, _lowest(twice, 1), 0)
    if run:
        if fewest_tiles(state) > 1 or once & (once - 1) == 0:
            return set_id(1, 1, _lowest(once, 1), 0)
        if jokers:
            return set_id(1, 1, JOKER, 0)
        if thrice == 0:
            highest = HIGHEST
            while not once >> highest & 1:
                highest -= 1
            return set_id(1, 1, highest, 0)
    if thrice:
        number = _lowest(thrice, 1)
        return set_id(state[hand + number], 1, number, 0)
    return set_id(jokers, 1, JOKER, 0)


@compiled
def _answer(state: Ints, hand: int) -> int:
    """The set that leaves the fewest sets; a joker spent counts as one more, a Breaker as two."""
    jokers = state[hand + JOKER]
    once = held_at_least(state, hand, 1)
    twice = held_at_least(state, hand, 2)
    thrice = held_at_least(state, hand, 3)
    four = held_at_least(state, hand, 4)
    close = fewest_tiles(state) <= CLOSE_TILES
    dear = 0 if close else 1
    before = sets_of(once, twice, thrice)
    thick = state[TOP_THICK]
    width = state[TOP_WIDTH]
    best = PASS
    least = 64
    matches = False
    if thick <= 2:
        lacking = lacks(state, hand, thick)
        for low in range(lowest_answer(state), HIGHEST - width + 2):
            mask = fill(lacking, jokers, thick, width, low)
            if mask < 0:
                continue
            if thick * width == state[hand]:
                return set_id(thick, width, low, mask)
            matches = True
            block = ((1 << width) - 1) << low
            if thick == 1:
                gone = block & ~(mask << low)
                cost = sets_of(
                    once & ~gone | twice & gone,
                    twice & ~gone | thrice & gone,
                    thrice & ~gone | four & gone,
                )
            else:
                one = (mask & (1 << SECOND_JOKER) - 1) << low
                gone = block & ~one
                half = one & ~(mask >> SECOND_JOKER << low)
                cost = sets_of(
                    once & ~gone & ~half | thrice & gone | twice & half,
                    twice & ~gone & ~half | four & gone | thrice & half,
                    thrice & ~gone & ~half | four & half,
                )
            cost += dear * count_bits(mask)
            if cost < least:
                least = cost
                best = set_id(thick, width, low, mask)
        lone = lone_answers(state)
        if lone and jokers >= lone:
            if lone == state[hand]:
                return set_id(lone, 1, JOKER, 0)
            matches = True
            cost = before + dear * lone
            if cost < least:
                least = cost
                best = set_id(lone, 1, JOKER, 0)
    for size in range(3, 5):
        for tile in range(1, JOKER + 1):
            if state[hand + tile] >= size and breaks(state, size, tile):
                if size == state[hand]:
                    return set_id(size, 1, tile, 0)
                matches |= thick > 2
                cost = before + 2 * dear
                if tile < JOKER:
                    gone = 1 << tile
                    left = state[hand + tile] > size
                    cost += (
                        sets_of(once & ~gone | left * gone, twice & ~gone, thrice & ~gone) - before
                    )
                if cost < least:
                    least = cost
                    best = set_id(size, 1, tile, 0)
    may_pass = not (matches and obliges(state))
    return PASS if may_pass and not close and least >= before else best


@compiled
def playout_move(state: Ints, rng: Rng, scratch: Ints) -> int:  # noqa: ARG001 - as in every game
    """A fair move for the seat on turn, found fast."""
    hand = hand_of(state[TURN])
    if state[LAID] == 0:
        return _lead(state, hand)
    return _answer(state, hand)
