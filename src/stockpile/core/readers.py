"""Readers of untrusted JSON: strict, and precise about what is wrong and where."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, TypeVar

from stockpile.core.option import TeamsRequest, Value
from stockpile.core.refusal import Unreadable
from stockpile.core.seats import seat_number

T = TypeVar("T")
Read = Callable[[Any], T]


def shown(value: Any) -> str:
    """A value as it was written, to be quoted in a complaint; lists and objects abbreviated."""
    match value:
        case str():
            return value
        case list():
            return "[…]"
        case dict():
            return "{…}"
        case _:
            return json.dumps(value, default=str)


def an_object(value: Any) -> Mapping[str, Any]:
    """A JSON object, or Unreadable."""
    if not isinstance(value, dict):
        raise Unreadable("not-an-object")
    return value


def a_list(value: Any) -> Sequence[Any]:
    """A JSON list, or Unreadable."""
    if not isinstance(value, list):
        raise Unreadable("not-a-list", value=shown(value))
    return value


def a_text(value: Any) -> str:
    """A JSON string that can be encoded again (no lone surrogates), or Unreadable."""
    if not isinstance(value, str) or any("\ud800" <= sign <= "\udfff" for sign in value):
        raise Unreadable("not-a-text", value=shown(value))
    return value


def a_flag(value: Any) -> bool:
    """A JSON truth value, or Unreadable."""
    if not isinstance(value, bool):
        raise Unreadable("not-a-flag", value=shown(value))
    return value


def a_count(value: Any) -> int:
    """A whole number, 0 or more; or Unreadable."""
    if type(value) is not int or value < 0:
        raise Unreadable("not-a-count", value=shown(value))
    return value


def a_seat(seats: int) -> Read[int]:
    """A reader of seat letters, at a table with this many seats."""

    def read(value: Any) -> int:
        seat = seat_number(a_text(value))
        if seat >= seats:
            raise Unreadable("no-such-seat", seat=shown(value))
        return seat

    return read


def read_actor(move: str, seats: int) -> tuple[int | None, str]:
    """The seat named in front of a move (``B:h7>1``), or None, and the move."""
    letter, colon, text = move.partition(":")
    return (a_seat(seats)(letter), text) if colon else (None, move)


def nullable(read: Read[T]) -> Read[T | None]:
    """The same reader, which also reads null as None."""
    return lambda value: None if value is None else read(value)


def each(read: Read[T], length: int | None = None) -> Read[tuple[T, ...]]:
    """A reader of a list, of a given length if there is one."""

    def read_all(value: Any) -> tuple[T, ...]:
        values = a_list(value)
        if length is not None and len(values) != length:
            raise Unreadable("wrong-length", expected=length, found=len(values))
        return tuple(at(f"[{index}]", read, one) for index, one in enumerate(values))

    return read_all


def at(where: str, read: Read[T], value: Any) -> T:
    """Read a value, and prefix any complaint with the place."""
    try:
        return read(value)
    except Unreadable as wrong:
        raise wrong.at(where) from None


class Fields:
    """The fields of a JSON object: each is taken once, and none may be left over."""

    def __init__(self, value: Any) -> None:
        self._left = dict(an_object(value))
        self._known: list[str] = []

    def need(self, name: str, read: Read[T]) -> T:
        """A required field."""
        self._known.append(name)
        if name not in self._left:
            raise Unreadable("missing-field", name=name)
        return at(name, read, self._left.pop(name))

    def get(self, name: str, read: Read[T], default: T) -> T:
        """A field with a default."""
        self._known.append(name)
        if name not in self._left:
            return default
        return at(name, read, self._left.pop(name))

    def done(self) -> None:
        """Unreadable if a field is left over."""
        for name in self._left:
            raise Unreadable("unknown-field", name=name, known=", ".join(sorted(self._known)))


def an_option(value: Any) -> Value:
    """The value of an option: a text or a whole number."""
    if isinstance(value, str) or type(value) is int:
        return value
    raise Unreadable("not-an-option-value", value=shown(value))


def options_from(value: Any) -> dict[str, Value]:
    """The options of a position or record."""
    return {name: at(name, an_option, one) for name, one in an_object(value).items()}


def _a_team(value: Any) -> Sequence[str]:
    return a_text(value) if isinstance(value, str) else each(a_text)(value)


def some_teams(value: Any) -> TeamsRequest:
    """Teams by the letters of their seats, or how many; or Unreadable."""
    return a_count(value) if type(value) is int else each(_a_team)(value)


def table_fields(value: Any) -> dict[str, Any]:
    """What a position says about its table: edition, number of seats, teams, options."""
    written, names = an_object(value), ("edition", "options", "teams", "seats")
    fields = Fields({name: written[name] for name in names if name in written})
    return {
        "edition": fields.need("edition", a_text),
        "seats": len(fields.need("seats", a_list)),
        "teams": fields.get("teams", nullable(some_teams), None),
        "options": fields.get("options", options_from, dict[str, Value]()),
    }


def check_box(cards: Iterable[int], pack: Iterable[int], write: Callable[[int], str]) -> None:
    """Unreadable if there are more cards of a kind than the box has."""
    box = Counter(pack)
    for card, count in sorted(Counter(cards).items()):
        if count > box[card]:
            raise Unreadable("too-many-of-a-kind", card=write(card), count=count, box=box[card])
