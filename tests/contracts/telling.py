"""One of every fact and every event there can be: each is folded, shown and told, or silent.

Terminal and page are asked about the same ones; `python -m tests.contracts.telling` writes them for
the page (`web/src/words/happened.test.ts`), with whether the terminal says anything of them.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from stockpile.breakers.editions import EDITIONS as BREAKERS_EDITIONS
from stockpile.breakers.notation import read_set
from stockpile.core.event import COMMON_EVENTS, Event
from stockpile.games import EDITIONS, events_of, make_game
from stockpile.table.facts import SHOWN, Fact
from stockpile.table.settings import Settings
from stockpile.table.show import encode
from stockpile.terminal.client.connection import Frame
from stockpile.terminal.tellers.teller import TableWords, teller_of
from stockpile.words import Words
from tests.contracts.playthrough import TABLETOP, Situation
from tests.contracts.seeing import terminal
from tests.table.sitting import Sitting

FIXTURE = Path(__file__).parents[2] / "web" / "src" / "words" / "happened.fixtures.json"

FACT_FIELDS: dict[str, Any] = {
    "settings": Settings(),
    "person": 2,
    "name": "Bob",
    "face": 5,
    "colour": 3,
    "seat": "B",
    "level": "casual",
    "ready": True,
    "contribution": "00" * 16,
    "number": 1,
    "names": ("Ann", "Bob", "Cleo"),
    "readings": 2,
    "round": 2,
    "row": 0,
    "contributions": (None, None, None),
    "link": "00" * 32,
    "why": "away",
    "emote": "hello",
    "text": "Well played",
    "agrees": True,
    "by": "concession",
    "winners": ("B",),
}
"""By its name, a value for every field of a fact."""

EVENT_FIELDS: dict[str, Any] = {
    "seat": 1,
    "card": 5,
    "by": "highest",
    "winners": (1,),
    "points": 25,
    "ending": "stock-empty",
    "lead": 1,
    "scores": (0, 0, 0),
    "stocks": ((1, 2), (3, 4), (5, 6)),
    "draw": (7, 8, 9),
    "cards": (3, 4),
    "source": "hand",
    "owner": 1,
    "discard": 0,
    "pile": 0,
    "number": 5,
    "count": 2,
    "offender": 2,
    "rightful": 0,
    "accused": 2,
    "agrees": True,
    "confirmed": True,
    "hands": ((1, 2), (3, 4), (5, 6)),
    "unused": (7, 8),
    "tiles": (3, 3),
}
"""By its name, a value for every field of an event."""


class Told(NamedTuple):
    """A fact or an event as it is on the wire, and what the terminal says of it."""

    kind: str
    written: dict[str, Any]
    said: list[str]


def one_of_each_fact() -> list[Fact]:
    made = []
    for kind in SHOWN:
        named = [one.name for one in msgspec.structs.fields(kind)]
        made.append(kind(**{name: FACT_FIELDS[name] for name in named}))
    return made


def one_of_each_event(edition: str) -> list[Event]:
    values = EVENT_FIELDS
    if edition in BREAKERS_EDITIONS:
        seven = read_set("7+7", BREAKERS_EDITIONS[edition])
        values = {**values, "set": seven, "ending": "hand-empty"}
    made: list[Event] = []
    for kind in (*COMMON_EVENTS, *events_of(edition)):
        named = [one.name for one in fields(kind)]  # type: ignore[arg-type]
        made.append(kind(**{name: values[name] for name in named}))
    return made


def facts() -> Iterator[Told]:
    """What the terminal tells Ann of each fact, all of which are about Bob."""
    sitting = Sitting(TABLETOP)
    sitting.sit("ann", "bob", "cleo")
    sitting.start()
    for fact in one_of_each_fact():
        side = terminal(Situation("", sitting), "ann")
        written = json.loads(encode(fact))
        yield Told(type(fact).__name__, written, side.hear(Frame(None, (written,))))


def events(edition: str) -> Iterator[Told]:
    """What the terminal tells seat A of each event, all of which are about other seats."""
    conduct: dict[str, Any] = {} if edition in BREAKERS_EDITIONS else {"conduct": "tabletop"}
    game = make_game(edition, seats=3, **conduct)
    for event in one_of_each_event(edition):
        seen = game.redact(event, 0)
        telling = TableWords(Words("en"), game, 0, ("Ann", "Bob", "Cleo"), True)
        said = list(teller_of(game).happened(telling, iter([seen])))
        yield Told(type(event).__name__, game.forms.write(seen), said)


def fixture() -> str:
    """What the page is asked about."""
    told = {
        "facts": [{"of": one.written, "told": bool(one.said)} for one in facts()],
        "events": {
            edition: [{"of": one.written, "told": bool(one.said)} for one in events(edition)]
            for edition in EDITIONS
        },
    }
    return json.dumps(told, indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    FIXTURE.write_text(fixture(), encoding="utf-8")
