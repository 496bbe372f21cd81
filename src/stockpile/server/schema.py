"""The JSON Schema of all that goes between a client and a server.

It is made from the types that the server itself reads and writes, so the two cannot differ.
``python -m stockpile.server.schema docs/protocol.schema.json`` writes it.
"""

from __future__ import annotations

import inspect
import json
import re
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from stockpile.core import forms as core
from stockpile.core.event import COMMON_EVENTS
from stockpile.core.option import Mark
from stockpile.games import GAMES
from stockpile.games.entry import GameSchema
from stockpile.server import http_types, messages
from stockpile.table import facts, history, settings, show
from stockpile.table.commands import EmoteName, Seat
from stockpile.table.state import Phase

SCHEMA_DIALECT = "https://json-schema.org/draft/2020-12/schema"
DEFINITIONS = "#/$defs/"


Schema = dict[str, Any]


def protocol_schema() -> Schema:
    """One document with a definition for every message, every HTTP body, every event and view.

    What a client sends has exactly these fields. What it is told may get more of them.
    """
    parts = _named_parts()
    asked, told = _components([messages.Hello, *messages.ASKED, *http_types.ASKED]), _told()
    taken = {name: f"New{name}" for name in asked.keys() & told.keys()}
    definitions = {
        **{taken.get(name, name): _renamed(one, taken) for name, one in asked.items()},
        **told,
        **_events_and_views(),
    }
    definitions["ServerMessage"] = _any_of(_names(messages.Told.__args__))
    definitions["ClientMessage"] = _any_of(["Hello", *_names(messages.ASKED)])
    definitions["HttpRequest"] = _any_of(_names(http_types.ASKED))
    definitions["HttpAnswer"] = _any_of(_names(http_types.ANSWERS))
    definitions = {name: _with_names(one, parts) for name, one in definitions.items()}
    definitions.update({name: _inside(one, parts) for name, one in parts.items()})
    return {
        "$schema": SCHEMA_DIALECT,
        "title": "StockpileProtocol",
        "description": f"Protocol {messages.PROTOCOL} of Stockpile, described in docs/protocol.md.",
        "anyOf": [
            {"$ref": DEFINITIONS + name}
            for name in ("ClientMessage", "ServerMessage", "HttpRequest", "HttpAnswer")
        ],
        "$defs": {
            name: {"title": name, **{key: one for key, one in body.items() if key != "title"}}
            for name, body in sorted(definitions.items())
        },
    }


# Parts


def _told() -> dict[str, Schema]:
    kinds = {
        kind.__name__: kind
        for module in (messages, http_types, show, facts, history, settings)
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, Struct)
    }
    components = _components([messages.Told, facts.ShownFact, *http_types.ANSWERS])
    for name, component in components.items():
        if name not in kinds or not kinds[name].__struct_config__.omit_defaults:
            # Fields with defaults are always written.
            component["required"] = list(component["properties"])
            for one in component["properties"].values():
                one.pop("default", None)
    return {name: _opened(component) for name, component in components.items()}


def _components(kinds: Iterable[Any]) -> dict[str, Schema]:
    _, components = msgspec.json.schema_components(kinds, ref_template=DEFINITIONS + "{name}")
    return {
        name: {**component, "description": _plain(component.get("description", ""))}
        for name, component in components.items()
    }


def _events_and_views() -> dict[str, Schema]:
    games = {(of := entry.schema()).prefix: (of, entry.events) for entry in GAMES.values()}
    schemas = {prefix: _events_of(*game) for prefix, game in games.items()}
    made: dict[str, Schema] = {}
    every: dict[str, None] = {}
    for game, events in schemas.items():
        others = [other for name, other in schemas.items() if name != game]
        # An event that is the same in all games has one name; others carry their game's.
        names = {
            name: game + name
            if any(name in other and other[name] != one for other in others)
            else name
            for name, one in events.items()
        }
        made.update({names[name]: one for name, one in events.items()})
        made[f"{game}Event"] = _any_of(names.values())
        every |= dict.fromkeys(names.values())
    views = {name: view for of, _ in games.values() for name, view in of.views.items()}
    for name, (form, kind) in views.items():
        made[name] = {"description": _plain(kind.__doc__ or ""), **_opened(form.schema)}
    made["Event"] = _any_of(every)
    made["Happened"] = _any_of(["Fact", "Event"])
    made["View"] = _any_of(views)
    return made


def _events_of(game: GameSchema, events: Iterable[type]) -> dict[str, Schema]:
    says = {kind.__name__: _plain(kind.__doc__ or "") for kind in (*COMMON_EVENTS, *events)}
    return {
        name: {"description": says[name], **_opened(schema)}
        for name, schema in game.forms.schemas().items()
    }


def _named_parts() -> dict[str, Schema]:
    """Schemas that occur in many places, and the name that each goes by."""
    (fact,), _ = msgspec.json.schema_components(
        [facts.ShownFact], ref_template=DEFINITIONS + "{name}"
    )
    parts: dict[str, tuple[Mapping[str, Any], str]] = {
        "Fact": (fact, "What happened at the table."),
        "Seat": (msgspec.json.schema(Seat), "A seat: A, B, C … clockwise."),
        **{name: part for entry in GAMES.values() for name, part in entry.schema().parts.items()},
        "Outcome": (core.OUTCOME.schema, "How a round ended. No winners: a draw."),
        "Hidden": (
            core.an_object_schema({"hidden": core.NUMBER.schema}),
            "Cards or tiles face down: how many.",
        ),
        "Phase": (msgspec.json.schema(Phase), "What a table is doing."),
        "Pace": (msgspec.json.schema(settings.Pace), "How fast bots move."),
        "EmoteName": (msgspec.json.schema(EmoteName), "A feeling to show."),
        "Mark": (
            msgspec.json.schema(Mark),
            "How a rule of a table relates to the printed sheets.",
        ),
    }
    return {
        name: {"description": says, **_opened(schema)} for name, (schema, says) in parts.items()
    }


# Working on schemas


def _any_of(names: Iterable[str]) -> Schema:
    return {"anyOf": [{"$ref": DEFINITIONS + name} for name in names]}


def _names(kinds: Iterable[type]) -> list[str]:
    return [kind.__name__ for kind in kinds]


def _renamed(schema: Any, names: Mapping[str, str]) -> Any:
    """The same schema with its references to some definitions going to others."""
    if isinstance(schema, list):
        return [_renamed(one, names) for one in schema]
    if not isinstance(schema, dict):
        return schema
    name = str(schema.get("$ref", "")).removeprefix(DEFINITIONS)
    if name in names:
        return {**schema, "$ref": DEFINITIONS + names[name]}
    return {key: _renamed(one, names) for key, one in schema.items()}


def _opened(schema: Any) -> Any:
    """The same schema, but open to unknown fields, and without the name of its dialect."""
    if isinstance(schema, list | tuple):
        return [_opened(one) for one in schema]
    if not isinstance(schema, Mapping):
        return schema
    return {
        key: _opened(one)
        for key, one in schema.items()
        if key != "$schema" and not (key == "additionalProperties" and one is False)
    }


def _with_names(schema: Any, parts: Mapping[str, Schema]) -> Any:
    """The same schema with a reference wherever one of the parts is spelled out."""
    if isinstance(schema, list):
        return [_with_names(one, parts) for one in schema]
    if not isinstance(schema, dict):
        return schema
    default = {"default": schema["default"]} if "default" in schema else {}
    bare = {key: one for key, one in schema.items() if key not in ("default", "description")}
    for name, part in parts.items():
        spelled = {key: one for key, one in part.items() if key != "description"}
        # The games have their own schema for a seat.
        if bare == spelled or (name == "Seat" and bare == core.SEAT.schema):
            reference = {"$ref": DEFINITIONS + name}
            # With a default next to the reference, some generators would make another type.
            return {"anyOf": [reference], **default} if default else reference
    return _inside(schema, parts)


def _inside(schema: Schema, parts: Mapping[str, Schema]) -> Schema:
    return {key: _with_names(one, parts) for key, one in schema.items()}


def _plain(text: str) -> str:
    """A docstring as people read it elsewhere, without its examples in Python."""
    told, _, _ = inspect.cleandoc(text).partition("\n\n>>> ")
    return re.sub(r"\bNone\b", "null", told.replace("``", "`"))


def write() -> str:
    """The document as it is stored."""
    return json.dumps(protocol_schema(), indent=1, ensure_ascii=False) + "\n"


def main(arguments: list[str]) -> int:
    """Write the document to a file, or to standard output."""
    if len(arguments) > 1:
        print("usage: python -m stockpile.server.schema [FILE]", file=sys.stderr)
        return 2
    if arguments:
        Path(arguments[0]).write_text(write(), encoding="utf-8")
    else:
        sys.stdout.write(write())
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
