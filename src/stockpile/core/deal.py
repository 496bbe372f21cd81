"""A deal as the rows of a record: what each seat was dealt (``deal A``), and the rest.

The event of a deal has four fields: the lead, the scores, what each seat was dealt, and the rest.
The row of the rest is named after its field.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from typing import Any

from stockpile.core.event import Cards, Covered, Event
from stockpile.core.refusal import Unreadable
from stockpile.core.seats import seat_letter


def _row(seat: int) -> str:
    return f"deal {seat_letter(seat)}"


def write_rows(dealt: Event) -> dict[str, Cards]:
    """The rows of a deal."""
    _, _, seated, rest = fields(dealt)  # type: ignore[arg-type]
    rows = {_row(seat): uncovered(one) for seat, one in enumerate(getattr(dealt, seated.name))}
    return {**rows, rest.name: uncovered(getattr(dealt, rest.name))}


def read_rows(
    kind: type[Event],
    rows: Mapping[str, Cards],
    seats: int,
    lead: int,
    scores: tuple[int, ...] | None,
) -> Event:
    """The deal that these rows describe; Unreadable if one is missing or unknown."""
    names = [*map(_row, range(seats)), fields(kind)[-1].name]  # type: ignore[arg-type]
    for name in names:
        if name not in rows:
            raise Unreadable("missing-field", name=name)
    for name in rows:
        if name not in names:
            raise Unreadable("unknown-field", name=name, known=", ".join(names))
    *seated, rest = (rows[name] for name in names)
    make: Any = kind
    dealt: Event = make(lead, scores, tuple(seated), rest)
    return dealt


def uncovered(cards: Covered) -> Cards:
    """The cards of an event that has not been redacted, or of the viewer's own hand."""
    assert isinstance(cards, tuple)
    return cards
