"""A deal as the rows of a record: what each seat was dealt (``deal A``), and the rest."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from stockpile.core.event import Cards, Covered
from stockpile.core.refusal import Unreadable
from stockpile.core.seats import seat_letter


def _row(seat: int) -> str:
    return f"deal {seat_letter(seat)}"


def write_rows(dealt: Sequence[Covered], rest_name: str, rest: Covered) -> dict[str, Cards]:
    """The rows of a deal; the rest has a name of its own in each game."""
    rows = {_row(seat): uncovered(cards) for seat, cards in enumerate(dealt)}
    return {**rows, rest_name: uncovered(rest)}


def read_rows(
    rows: Mapping[str, Cards], seats: int, rest_name: str
) -> tuple[tuple[Cards, ...], Cards]:
    """What each seat was dealt, and the rest; Unreadable if rows are missing or strange."""
    names = [*map(_row, range(seats)), rest_name]
    for name in names:
        if name not in rows:
            raise Unreadable("missing-field", name=name)
    for name in rows:
        if name not in names:
            raise Unreadable("unknown-field", name=name, known=", ".join(names))
    *dealt, rest = (rows[name] for name in names)
    return tuple(dealt), rest


def uncovered(cards: Covered) -> Cards:
    """Cards that are known to be face up: those of an event that nobody has redacted."""
    assert isinstance(cards, tuple)
    return cards
