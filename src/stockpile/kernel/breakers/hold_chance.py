"""The chance that no other hand can beat a set: unseen tiles, spread over hands by their size.

Chances are whole numbers; `CERTAIN` stands for 1. Tiles are treated as independent of each other,
which is nearly true while most of them are unseen, and takes a few microseconds to compute.
"""

from __future__ import annotations

from stockpile.kernel.breakers.layout import (
    COPIES,
    EQUAL,
    HAS_TIMES,
    HIGHEST,
    HOLDS,
    HOLDS_BREAKER,
    HOLDS_FORM,
    HOLDS_THICK,
    JOKER,
    LONE,
    NO_BREAKER,
    PLAYED,
    ROW,
    RUNNING,
    SEATS,
    TURN,
    hand_of,
    low_of,
    thick_of,
    width_of,
)
from stockpile.kernel.compile import compiled
from stockpile.kernel.types import Ints

_BITS = 14
CERTAIN = 1 << _BITS


@compiled
def form_at(thick: int, width: int) -> int:
    """Where the chances of blocks of this form start, by height."""
    return HOLDS + (thick - 1) * HOLDS_THICK + width * HOLDS_FORM


@compiled
def unseen(state: Ints, tile: int) -> int:
    """How many copies of a tile the seat on turn has not seen."""
    return (
        COPIES - state[hand_of(state[TURN]) + tile] - state[PLAYED + tile] - state[RUNNING + tile]
    )


@compiled
def _times(state: Ints, share: float, scratch: Ints) -> None:
    """Write the chances that a hand has each tile at least n times, by its share of the unseen."""
    for tile in range(1, ROW):
        left = unseen(state, tile)
        more = 0.0
        for times in range(COPIES, 0, -1):
            if times <= left:
                ways = 1.0
                for step in range(times):
                    ways *= (left - step) / (step + 1) * share
                for _ in range(left - times):
                    ways *= 1.0 - share
                more += ways
            scratch[HAS_TIMES + times * ROW + tile] = int(more * CERTAIN)


@compiled
def _lower(scratch: Ints, at: int, chance: int) -> None:
    """Multiply a chance by the chance that one hand does not have something."""
    scratch[at] = scratch[at] * (CERTAIN - chance) >> _BITS


@compiled
def _one_hand(state: Ints, tiles: int, scratch: Ints) -> None:
    """Take one hand of this many tiles into account in all chances."""
    once = HAS_TIMES + ROW
    twice = once + ROW
    for thick in range(1, 3):
        exactly = once if thick == 1 else twice
        for low in range(1, HIGHEST + 1):
            # The chance that no joker is needed, one, or two.
            none, one, two = CERTAIN, 0, 0
            for width in range(1, min(HIGHEST - low + 1, tiles // thick) + 1):
                number = low + width - 1
                enough = scratch[exactly + number]
                short = scratch[once + number] - enough if thick == 2 else CERTAIN - enough
                bare = CERTAIN - enough - short
                two = (two * enough + one * short + none * bare) >> _BITS
                one = (one * enough + none * short) >> _BITS
                none = none * enough >> _BITS
                chance = none
                if thick * width > 1:
                    chance += one * scratch[once + JOKER] >> _BITS
                if thick * width > 2:
                    chance += two * scratch[twice + JOKER] >> _BITS
                if chance == 0:
                    break
                _lower(scratch, form_at(thick, width) + number, chance)
        if tiles >= thick:
            _lower(scratch, form_at(thick, 1) + state[LONE], scratch[exactly + JOKER])
    for size in range(3, COPIES + 1):
        if tiles >= size:
            for tile in range(1, ROW):
                chance = scratch[HAS_TIMES + size * ROW + tile]
                _lower(scratch, HOLDS_BREAKER + (size - 3) * ROW + tile, chance)


@compiled
def reckon_holding(state: Ints, scratch: Ints) -> None:
    """Work out what the other seats can beat, for `hold_chance`."""
    for at in range(HOLDS, NO_BREAKER + 1):
        scratch[at] = CERTAIN
    hidden = 0
    for tile in range(1, ROW):
        hidden += unseen(state, tile)
    for seat in range(state[SEATS]):
        tiles = state[hand_of(seat)]
        if seat != state[TURN] and hidden > 0:
            _times(state, min(1.0, tiles / hidden), scratch)
            _one_hand(state, tiles, scratch)
    # From chances at each height to chances above each height.
    equal = state[EQUAL]
    for form in range(HOLDS, HOLDS_BREAKER, HOLDS_FORM):
        above = CERTAIN
        for height in range(JOKER, 0, -1):
            here = above * scratch[form + height] >> _BITS
            scratch[form + height] = here if equal else above
            above = here
    above = CERTAIN
    for size in range(COPIES, 2, -1):
        row = HOLDS_BREAKER + (size - 3) * ROW
        for tile in range(JOKER, 0, -1):
            here = above * scratch[row + tile] >> _BITS
            scratch[row + tile] = above
            above = here
    scratch[NO_BREAKER] = above


@compiled
def hold_chance(state: Ints, move: int, scratch: Ints) -> int:
    """The chance that no other hand has a higher set of the same kind."""
    thick = thick_of(move)
    height = low_of(move) + width_of(move) - 1
    if thick > 2:
        return scratch[HOLDS_BREAKER + (thick - 3) * ROW + height]
    if height == JOKER:
        height = state[LONE]
    return scratch[form_at(thick, width_of(move)) + height]
