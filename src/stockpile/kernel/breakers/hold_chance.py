"""How likely others can beat a set: what a seat has not seen, spread over hands by their size.

Chances are whole numbers, `CERTAIN` being one. Tiles are taken to lie independently of each other,
which is nearly so as long as most of them are unseen, and costs a few microseconds.
"""

from __future__ import annotations

from typing import Any

from stockpile.kernel.breakers.layout import (
    EDITION,
    EQUAL,
    HIGHEST,
    JOKER,
    LONE,
    PLAYED,
    ROW,
    RUNNING,
    SEATS,
    TURN,
    Flat,
    hand_of,
    low_of,
    thick_of,
    width_of,
)
from stockpile.kernel.compile import compiled

_BITS = 14
CERTAIN = 1 << _BITS
_COPIES = EDITION.copies

# In the scratch array: the chance that nobody has a higher block of a form, by thick and width,
HOLDS = 0
_FORM = ROW
_FORMS = _FORM * (HIGHEST + 1)
# that nobody has a higher Breaker, by its size, or any at all;
HOLDS_BREAKER = HOLDS + 2 * _FORMS
NO_BREAKER = HOLDS_BREAKER + 2 * ROW
# and to work with: the chance that one hand has a tile once, twice, … or more.
_TIMES = NO_BREAKER + 1
CHANCES = _TIMES + (_COPIES + 1) * ROW
"""How much of the scratch array this takes."""


@compiled
def form_at(thick: int, width: int) -> Any:
    """Where the chances of a form of block begin, by height."""
    return HOLDS + (thick - 1) * _FORMS + width * _FORM


@compiled
def unseen(state: Flat, tile: int) -> Any:
    """How many of a kind the seat on turn has not seen."""
    return (
        _COPIES - state[hand_of(state[TURN]) + tile] - state[PLAYED + tile] - state[RUNNING + tile]
    )


@compiled
def _times(state: Flat, share: float, scratch: Flat) -> None:
    """The chance that a hand with such a share of the unseen has each tile so often or more."""
    for tile in range(1, ROW):
        left = unseen(state, tile)
        more = 0.0
        for times in range(_COPIES, 0, -1):
            if times <= left:
                ways = 1.0
                for step in range(times):
                    ways *= (left - step) / (step + 1) * share
                for _ in range(left - times):
                    ways *= 1.0 - share
                more += ways
            scratch[_TIMES + times * ROW + tile] = int(more * CERTAIN)


@compiled
def _lower(scratch: Flat, at: int, chance: int) -> None:
    """Take another hand's chance to have something into account."""
    scratch[at] = scratch[at] * (CERTAIN - chance) >> _BITS


@compiled
def _one_hand(state: Flat, tiles: int, scratch: Flat) -> None:
    """Take the chances of a hand of so many tiles into account."""
    once = _TIMES + ROW
    twice = once + ROW
    for thick in range(1, 3):
        exactly = once if thick == 1 else twice
        for low in range(1, HIGHEST + 1):
            # How likely no joker would be needed, one, or two.
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
    for size in range(3, _COPIES + 1):
        if tiles >= size:
            for tile in range(1, ROW):
                chance = scratch[_TIMES + size * ROW + tile]
                _lower(scratch, HOLDS_BREAKER + (size - 3) * ROW + tile, chance)


@compiled
def reckon_holding(state: Flat, scratch: Flat) -> None:
    """Reckon what the other seats can beat, and keep it in the scratch array."""
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
    # From the chances for every height to those for everything above it.
    equal = state[EQUAL]
    for form in range(HOLDS, HOLDS_BREAKER, _FORM):
        above = CERTAIN
        for height in range(JOKER, 0, -1):
            here = above * scratch[form + height] >> _BITS
            scratch[form + height] = here if equal else above
            above = here
    above = CERTAIN
    for size in range(_COPIES, 2, -1):
        row = HOLDS_BREAKER + (size - 3) * ROW
        for tile in range(JOKER, 0, -1):
            here = above * scratch[row + tile] >> _BITS
            scratch[row + tile] = above
            above = here
    scratch[NO_BREAKER] = above


@compiled
def hold_chance(state: Flat, move: int, scratch: Flat) -> Any:
    """The chance that nobody has a higher set of the same kind, or a higher Breaker for one."""
    thick = thick_of(move)
    height = low_of(move) + width_of(move) - 1
    if thick > 2:
        return scratch[HOLDS_BREAKER + (thick - 3) * ROW + height]
    if height == JOKER:
        height = state[LONE]
    return scratch[form_at(thick, width_of(move)) + height]
