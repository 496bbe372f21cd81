"""Paths to stock cards: how many cards a side lacks on the way from a building pile to one.

They read what `turn_value.lay_out` writes into scratch.
"""

from __future__ import annotations

from stockpile.kernel.compile import compiled
from stockpile.kernel.skipbo.layout import (
    BELOW,
    BUILDING_PILES,
    CARD,
    DISCARD_PILES,
    HIGHEST,
    PATH_NODE,
    PLAN_DISCARD_TOP,
    PLAN_HAND,
    PLAN_HEIGHT,
    PLAN_LACKING,
    PLAN_SIDE_SEATS,
    PLAN_STOCK_TOP,
    WILD,
)
from stockpile.kernel.types import Ints

OUT_OF_REACH = 4
"""A stock card is out of reach if this many cards, or more, are lacking."""

_UNKNOWN = 7
"""What three bits hold if nobody has worked out how many cards are lacking."""

_PATH_TARGET_AT = 3
_PATH_WAYS_AT = 5
_PATH_PILES_AT = 14


@compiled
def path_to_stock(state: Ints, scratch: Ints, stock: int) -> int:
    """The best path to laying a stock card of the side on turn: where the fewest cards are lacking.

    A path uses the cards of the side's discard piles, those below them, and the hand, but no wilds.
    Building piles of equal height count once. The functions below read it.
    """
    if stock == WILD:
        return 0
    best = OUT_OF_REACH
    best_used = 0
    best_target = 0
    ways = 0  # by the number of cards lacking
    for target in range(BUILDING_PILES):
        height = scratch[PLAN_HEIGHT + target]
        if _is_equal_to_an_earlier(scratch, target, height):
            continue
        lacking, used = lacking_from(state, scratch, stock, height, 0, True)
        ways += _way(lacking)
        if lacking < best:
            best = lacking
            best_used = used
            best_target = target
            if best == 0:
                break
    return (
        best | best_target << _PATH_TARGET_AT | ways << _PATH_WAYS_AT | best_used << _PATH_PILES_AT
    )


@compiled
def path_without_hand(state: Ints, scratch: Ints, place: int) -> int:
    """The same for the stock card of a seat whose hand is unknown, by its place in scratch.

    Neither the building pile nor the discard piles of the path are told.
    """
    if scratch[PLAN_STOCK_TOP + place] == WILD:
        return 0
    best = OUT_OF_REACH
    ways = 0
    for target in range(BUILDING_PILES):
        height = scratch[PLAN_HEIGHT + target]
        if _is_equal_to_an_earlier(scratch, target, height):
            continue
        lacking = lacking_without_hand(state, scratch, place, height)
        ways += _way(lacking)
        best = min(best, lacking)
        if best == 0:
            break
    return best | ways << _PATH_WAYS_AT


@compiled
def _is_equal_to_an_earlier(scratch: Ints, target: int, height: int) -> bool:
    """Whether an earlier building pile has this height, too."""
    equal = False
    for other in range(target):
        equal |= scratch[PLAN_HEIGHT + other] == height
    return equal


@compiled
def _way(lacking: int) -> int:
    """What a building pile adds to the ways of a path."""
    return 1 << 3 * (lacking - 1) if 0 < lacking < OUT_OF_REACH else 0


@compiled
def lacking_without_hand(state: Ints, scratch: Ints, place: int, height: int) -> int:
    """How many cards a seat lacks from a height on. It is worked out once, until `lay_out`.

    The discard piles of the seat must not change until then.
    """
    shift = 3 * height
    lacking = scratch[PLAN_LACKING + place] >> shift & _UNKNOWN
    if lacking == _UNKNOWN:
        stock = scratch[PLAN_STOCK_TOP + place]
        side = place // scratch[PLAN_SIDE_SEATS]
        lacking, _ = lacking_from(state, scratch, stock, height, side, False)
        scratch[PLAN_LACKING + place] ^= (lacking ^ _UNKNOWN) << shift
    return lacking


@compiled
def lacking_from(
    state: Ints, scratch: Ints, stock: int, height: int, side: int, with_hand: bool
) -> tuple[int, int]:
    """How many cards a side lacks on the way from a height to a stock card; its discard piles used.

    At most `OUT_OF_REACH` are counted. The piles are bits.
    """
    piles = scratch[PLAN_SIDE_SEATS] * DISCARD_PILES
    tops = PLAN_DISCARD_TOP + side * piles
    length = stock - 1 - height
    if length < 0:
        length += HIGHEST
    lacking = 0
    used = 0
    number = height
    for _ in range(length):
        number = 1 if number == HIGHEST else number + 1
        found = False
        for pile in range(piles):
            node = scratch[(PATH_NODE if used >> pile & 1 else tops) + pile]
            if state[CARD + node] == number:
                found = True
                used |= 1 << pile
                scratch[PATH_NODE + pile] = state[BELOW + node]
                break
        if not found and not (with_hand and scratch[PLAN_HAND + number]):
            lacking += 1
            if lacking == OUT_OF_REACH:
                break
    return lacking, used


@compiled
def cards_lacking(path: int) -> int:
    """How many cards a path lacks; `OUT_OF_REACH` stands for that many or more."""
    return path & 7


@compiled
def path_target(path: int) -> int:
    """The building pile that a path leads to."""
    return path >> _PATH_TARGET_AT & 3


@compiled
def ways_lacking(path: int, cards: int) -> int:
    """On how many building piles this many cards are lacking, from 1 to below `OUT_OF_REACH`."""
    return path >> _PATH_WAYS_AT + 3 * (cards - 1) & 7


@compiled
def piles_used(path: int) -> int:
    """The discard piles that a path takes cards from, as bits."""
    return path >> _PATH_PILES_AT
