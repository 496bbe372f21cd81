"""The text forms of Breakers: tiles, moves, events and Views."""

from __future__ import annotations

from typing import NamedTuple

from stockpile.breakers.editions import EDITIONS, JOKER, JOKER_SIGN, Edition
from stockpile.breakers.events import EVENTS, SetLaid
from stockpile.breakers.moves import PASS, Kind, Move, Set, set_of, tile_text
from stockpile.breakers.sets import flaw
from stockpile.breakers.view import View
from stockpile.core.event import Event, SeatPassed
from stockpile.core.forms import (
    NUMBER,
    OUTCOME,
    SCORES,
    SEAT,
    EventForms,
    JsonForm,
    coverable,
    many,
    optional,
    remembered,
    whole,
)
from stockpile.core.readers import a_text
from stockpile.core.refusal import Unreadable

# A joker is written `*`; the printed sign is understood, too.
_TILES = {tile_text(tile): tile for tile in range(1, JOKER + 1)} | {JOKER_SIGN: JOKER}

# By the number of tiles in a group, if it stands alone or in a sequence.
_ALONE = {1: Kind.SINGLE, 2: Kind.PAIR}
_IN_SEQUENCE = {1: Kind.RUN, 2: Kind.PAIR_RUN}


def read_tile(text: str) -> int:
    """The tile that a text names: ``1`` to ``15``, or ``*``."""
    try:
        return _TILES[text]
    except KeyError:
        raise Unreadable("not-a-tile", value=text) from None


def read_set(text: str, *editions: Edition) -> Set:
    """The set that a text names, if one of the editions has it.

    >>> read_set("*+7-8+8", *EDITIONS.values())
    <pair-run 7+*-8+8>
    """
    groups = [[read_tile(tile) for tile in group.split("+")] for group in text.split("-")]
    if len({len(group) for group in groups}) != 1:
        raise Unreadable("not-a-set", set=text)
    size = len(groups[0])
    if len(groups) == 1:
        kind = _ALONE.get(size, Kind.BREAKER)
    elif size in _IN_SEQUENCE:
        kind = _IN_SEQUENCE[size]
    else:
        raise Unreadable("not-a-set", set=text)
    if size == 2:
        groups = [sorted(pair) for pair in groups]  # the number comes first
    laid = set_of(kind, tuple(tile for group in groups for tile in group))
    flaws = [wrong for edition in editions if (wrong := flaw(laid, edition))]
    if len(flaws) == len(editions):
        raise Unreadable(flaws[0], set=text)
    return laid


def read_move(text: str, edition: Edition) -> Move:
    """The move that a text names, legal or not."""
    return PASS if text == "pass" else read_set(text, edition)


def move_of(event: Event) -> Move | None:
    """The move that this event is the first consequence of, if it is one."""
    match event:
        case SetLaid():
            return event.set
        case SeatPassed():
            return PASS
        case _:
            return None


TILE = JsonForm(
    tile_text,
    lambda value: read_tile(a_text(value)),
    {"enum": [tile_text(tile) for tile in range(1, JOKER + 1)]},
)
TILES = many(TILE)
COVERED = coverable(TILES)
# An event does not say which edition it is from.
SET = JsonForm(str, lambda value: read_set(a_text(value), *EDITIONS.values()), {"type": "string"})

FORMS = EventForms(
    EVENTS,
    {
        "card": TILE,
        "hands": many(COVERED),
        "set": SET,
        "tiles": TILES,
        "unused": COVERED,
    },
)


class _Laid(NamedTuple):
    """`state.Laid` with names for its parts."""

    seat: int
    set: Set


_LAID = whole(_Laid, {"seat": SEAT, "set": SET})
LAID = JsonForm(
    lambda laid: _LAID.write(_Laid(*laid)), lambda value: (*_LAID.read(value),), _LAID.schema
)
_SHOWN = remembered(COVERED)
VIEW = whole(
    View,
    {
        "viewer": optional(SEAT),
        "hands": many(_SHOWN),
        "trick": many(LAID),
        "passes": NUMBER,
        "played": _SHOWN,
        "unused": COVERED,
        "turn": SEAT,
        "scores": SCORES,
        "outcome": optional(OUTCOME),
    },
)
