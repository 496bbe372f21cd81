"""How events and Views are written as JSON and read back, and the schema of that JSON.

A field name means the same in every event of a game: `COMMON_FORMS` and the game's own additions
say how its values are written. So an event has one JSON form and reads back to itself.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import MISSING, fields
from functools import lru_cache
from operator import attrgetter
from typing import Any, NamedTuple

from stockpile.core.event import COMMON_EVENTS, Event, Hidden, Outcome
from stockpile.core.readers import (
    Fields,
    a_count,
    a_flag,
    a_seat,
    a_text,
    an_object,
    at,
    each,
    nullable,
    shown,
)
from stockpile.core.refusal import Unreadable
from stockpile.core.seats import SEAT_LETTERS, seat_letter

to_json = json.JSONEncoder(separators=(",", ":")).encode
"""A value as JSON text, without spaces."""

ViewWriter = Callable[[int | None], str]
"""Writes what a viewer (a seat, or None for a spectator) may know of one State, as JSON text.

It may have a method ``following(state)``, which returns the writer of a later State and reuses the
text of everything that has not changed.
"""


class JsonForm(NamedTuple):
    """How the values of a field are written as JSON and read back, and the schema of that JSON."""

    write: Callable[[Any], Any]
    read: Callable[[Any], Any]
    schema: Mapping[str, Any]
    """A JSON Schema of what is written."""


def many(form: JsonForm) -> JsonForm:
    """The form of a list of such values."""
    schema = {"type": "array", "items": form.schema}
    return JsonForm(lambda values: [form.write(value) for value in values], each(form.read), schema)


def remembered(form: JsonForm) -> JsonForm:
    """The same form for values that recur: each is written once and then remembered.

    Callers must not change what it returns, because they share it.
    """
    return form._replace(write=lru_cache(maxsize=1 << 12)(form.write))


def an_object_schema(properties: Mapping[str, Any]) -> dict[str, Any]:
    """The JSON Schema of an object with exactly these fields."""
    return {
        "type": "object",
        "properties": dict(properties),
        "required": list(properties),
        "additionalProperties": False,
    }


def whole(kind: type, forms: Mapping[str, JsonForm]) -> JsonForm:
    """The form of a dataclass or a NamedTuple: an object with its fields, each in its form."""
    items = tuple(forms.items())
    as_it_is = (NUMBER, TEXT, FLAG)
    writers = tuple((name, None if form in as_it_is else form.write) for name, form in items)
    parts = attrgetter(*forms)

    def write(value: Any) -> Any:
        return {
            name: part if write_part is None else write_part(part)
            for (name, write_part), part in zip(writers, parts(value), strict=True)
        }

    def read(value: Any) -> Any:
        given = Fields(value)
        made = [given.need(name, form.read) for name, form in items]
        given.done()
        return kind(*made)

    schema = an_object_schema({name: form.schema for name, form in items})
    return JsonForm(write, read, schema)


def coverable(form: JsonForm) -> JsonForm:
    """The form of cards that may be face down: themselves, or ``{"hidden": 5}``."""

    def write(value: Any) -> Any:
        return {"hidden": value.count} if isinstance(value, Hidden) else form.write(value)

    def read(value: Any) -> Any:
        if isinstance(value, dict) and set(value) == {"hidden"}:
            return Hidden(a_count(value["hidden"]))
        return form.read(value)

    return JsonForm(
        write, read, {"anyOf": [form.schema, an_object_schema({"hidden": NUMBER.schema})]}
    )


def optional(form: JsonForm) -> JsonForm:
    """The form of a value that may be None (null)."""
    return JsonForm(
        lambda value: None if value is None else form.write(value),
        nullable(form.read),
        {"anyOf": [form.schema, {"type": "null"}]},
    )


def one_of(*texts: str) -> JsonForm:
    """The form of a text that is one of a few."""

    def read(value: Any) -> str:
        if value not in texts:
            raise Unreadable("unknown-choice", value=shown(value), known=", ".join(texts))
        return a_text(value)

    return JsonForm(str, read, {"enum": list(texts)})


def _read_pile(value: Any) -> int:
    pile = a_count(value)
    if pile == 0:
        raise Unreadable("not-a-pile", value=shown(value))
    return pile - 1


NUMBER = JsonForm(int, a_count, {"type": "integer", "minimum": 0})
TEXT = JsonForm(str, a_text, {"type": "string"})
FLAG = JsonForm(bool, a_flag, {"type": "boolean"})
SEAT = JsonForm(
    seat_letter,
    a_seat(len(SEAT_LETTERS)),
    {"type": "string", "pattern": f"^[{SEAT_LETTERS[0]}-{SEAT_LETTERS[-1]}]$"},
)
PILE = JsonForm(lambda pile: pile + 1, _read_pile, {"type": "integer", "minimum": 1})
SCORES = optional(many(NUMBER))
OUTCOME = whole(Outcome, {"winners": many(SEAT), "points": NUMBER, "ending": TEXT})

COMMON_FORMS: Mapping[str, JsonForm] = {
    "seat": SEAT,
    "winners": many(SEAT),
    "points": NUMBER,
    "by": TEXT,
    "ending": TEXT,
    "lead": SEAT,
    "scores": SCORES,
}
"""The fields of `COMMON_EVENTS`, and those that every deal starts with."""

Upgrade = Callable[[dict[str, Any]], dict[str, Any]]
"""Turns an event written in one format into the next format."""


def unchanged(written: dict[str, Any]) -> dict[str, Any]:
    """The upgrade of a format that does not differ from the next."""
    return written


class EventForms:
    """Writes and reads the events of one game as JSON.

    ``forms`` has the form of a field by its name, or by ``Event.field`` if one event needs its own.
    ``upgrades`` has one entry for each earlier format. A new field with a default needs none.
    """

    def __init__(
        self,
        events: Iterable[type[Event]],
        forms: Mapping[str, JsonForm],
        upgrades: Sequence[Upgrade] = (unchanged,),
    ) -> None:
        self._upgrades = tuple(upgrades)
        self._types = {event.__name__: event for event in (*COMMON_EVENTS, *events)}
        named = {**COMMON_FORMS, **forms}
        self._forms = {
            kind: {
                name: named.get(f"{kind.__name__}.{name}") or named[name]
                for name in (one.name for one in fields(kind))  # type: ignore[arg-type]
            }
            for kind in self._types.values()
        }
        self._needed = {
            kind: {one.name for one in fields(kind) if one.default is MISSING}  # type: ignore[arg-type]
            for kind in self._types.values()
        }

    @property
    def format(self) -> int:
        """The format that events are written in."""
        return len(self._upgrades) + 1

    def schemas(self) -> dict[str, Any]:
        """The JSON Schema of each event, by its type."""
        return {
            kind.__name__: an_object_schema(
                {
                    "type": {"const": kind.__name__},
                    **{name: form.schema for name, form in forms.items()},
                }
            )
            for kind, forms in self._forms.items()
        }

    def write(self, event: Event) -> dict[str, Any]:
        """The JSON object of an event: its type, then its fields."""
        written: dict[str, Any] = {"type": type(event).__name__}
        for name, form in self._forms[type(event)].items():
            written[name] = form.write(getattr(event, name))
        return written

    def text(self, event: Event) -> str:
        """The JSON text of an event, which keeps it because it goes to many and may recur."""
        try:
            forms, text = event._json
            if forms is self:
                return text
        except AttributeError:
            pass
        text = to_json(self.write(event))
        object.__setattr__(event, "_json", (self, text))
        return text

    def read(self, written: Any, version: int | None = None) -> Event:
        """The event that `write` wrote, in this format or in ``version``; otherwise Unreadable."""
        event: dict[str, Any] = {**an_object(written)}
        for upgrade in self._upgrades[(version or self.format) - 1 :]:
            event = upgrade(event)
        kind = self._types.get(str(event.get("type")))
        if kind is None:
            raise Unreadable("not-an-event", value=shown(event.get("type")))
        forms, given = self._forms[kind], event.keys() - {"type"}
        if not self._needed[kind] <= given <= forms.keys():
            raise Unreadable("not-an-event", value=shown(event.get("type")))
        return kind(**{name: at(name, forms[name].read, event[name]) for name in given})
