"""How people look to each other: one of a few faces, which clients draw, and a colour."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated

from msgspec import Meta

FACES = 24
COLOURS = 8
"""One for each seat of the largest table."""
Face = Annotated[int, Meta(ge=0, lt=FACES)]
Colour = Annotated[int, Meta(ge=0, lt=COLOURS)]


def share_colours(wanted: Iterable[int | None]) -> tuple[int, ...]:
    """A colour for each seat, no two alike: the one that is wanted, or the seat's own.

    If two want the same colour, the one at the earlier seat gets it.

    >>> share_colours([None, 0, 0])
    (1, 0, 2)
    """
    shared: dict[int, int] = {}
    wishes = tuple(wanted)
    for seat, colour in enumerate(wishes):
        if colour is not None and colour not in shared.values():
            shared[seat] = colour
    rest = [seat for seat in range(len(wishes)) if seat not in shared]
    for seat in rest:
        if seat not in shared.values():
            shared[seat] = seat
    for seat in rest:
        if seat not in shared:
            shared[seat] = next(one for one in range(COLOURS) if one not in shared.values())
    return tuple(shared[seat] for seat in range(len(wishes)))
