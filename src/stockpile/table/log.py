"""The log of a table: one row for each accepted command, with all that followed, in order.

Rows of every earlier format can be read: `UPGRADES` brings them forward, one format at a time.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
from msgspec import Struct

from stockpile.core.event import Event
from stockpile.core.game import Step
from stockpile.core.refusal import Unreadable
from stockpile.games import first_options
from stockpile.store import Row
from stockpile.table.facts import FACTS, Fact, LinkRevealed, MatchClosed
from stockpile.table.state import Table, TableState, resumed_table

ROW_FORMAT = 3
"""The format of rows. 1 named no readings; 1 and 2 had facts and events in two lists."""
SNAPSHOT_FORMAT = 1

Happened = tuple[Fact | Event, ...]


class Entry(Struct, frozen=True, gc=False):
    """One row of the log, decoded: an accepted command and all that followed.

    ``happened`` is in order, and the events of the game are next to each other in it. ``step`` is
    there if they were decided here; events from the log are folded one by one instead.
    """

    seq: int
    at_ms: int
    author: str
    command: str | None
    happened: Happened
    texts: tuple[str, ...]
    """What happened, as JSON: written once for the row and for everybody who is told."""
    facts: tuple[Fact, ...]
    """What happened at the table."""
    events: tuple[Event, ...]
    """What happened in the game."""
    step: Step[Any] | None = None

    @property
    def origin(self) -> tuple[int, int, str, str | None]:
        """What identifies the row: its seq, time, author and command."""
        return self.seq, self.at_ms, self.author, self.command

    def has(self, *kinds: type[Fact]) -> bool:
        """Whether any of these facts is part of it."""
        return any(isinstance(one, kinds) for one in self.facts)


class Draft(Struct, frozen=True, gc=False):
    """The contents of a row to be written: all that happens, in order."""

    happened: Happened = ()
    step: Step[Any] | None = None

    def entry(self, table: Table, at_ms: int, author: str, command: str | None) -> Entry:
        """The next entry of the table's log."""
        at_ms = max(at_ms, table.at_ms)
        return _entry(table, table.seq + 1, at_ms, author, command, self.happened, self.step)


def _entry(
    table: Table,
    seq: int,
    at_ms: int,
    author: str,
    command: str | None,
    happened: Happened,
    step: Step[Any] | None = None,
) -> Entry:
    write = table.game.forms.text
    texts: list[str] = []
    facts: list[Fact] = []
    events: list[Event] = []
    for one in happened:
        if isinstance(one, Event):
            events.append(one)
            texts.append(write(one))
        else:
            facts.append(one)
            texts.append(_encode(one).decode())
    return Entry(
        seq, at_ms, author, command, happened, tuple(texts), tuple(facts), tuple(events), step
    )


# Rows


class _Body(Struct):
    format: int
    events: int
    """The format of the events among what happened."""
    happened: tuple[dict[str, Any], ...]


class _Version(Struct):
    format: int = 1


_encode = msgspec.json.Encoder().encode
_decode_body = msgspec.json.Decoder(_Body).decode
_decode_version = msgspec.json.Decoder(_Version).decode


def write_row(table: Table, entry: Entry) -> Row:
    """The row of an entry."""
    body = (
        f'{{"format":{ROW_FORMAT},"events":{table.game.forms.format},'
        f'"happened":[{",".join(entry.texts)}]}}'
    )
    return Row(table.code, *entry.origin, body.encode())


def read_row(table: Table, row: Row) -> Entry:
    """The entry in a row. Raises Unreadable if a newer version wrote it (``record-version``), or if
    it makes no sense (``table-damaged``).
    """
    try:
        return _read_row(table, row)
    except Unreadable as wrong:
        if wrong.refusal.code == "record-version":
            raise
        cause: Exception = wrong
    except (msgspec.MsgspecError, ValueError, LookupError, TypeError) as wrong:
        cause = wrong
    raise Unreadable("table-damaged", table=row.table, row=row.seq) from cause


def _read_row(table: Table, row: Row) -> Entry:
    version = _decode_version(row.body).format
    if version == ROW_FORMAT:
        body = _decode_body(row.body)
    elif version in UPGRADES:
        older = msgspec.json.decode(row.body)
        for one in range(version, ROW_FORMAT):
            older = UPGRADES[one](older)
        body = msgspec.convert(older, _Body)
    else:
        raise Unreadable("record-version", version=str(version), known=ROW_FORMAT)
    forms = table.game.forms
    happened: Happened = tuple(
        forms.read(one, body.events) if kind is None else msgspec.convert(one, kind)
        for one in body.happened
        for kind in [FACTS.get(one["type"])]
    )
    return _entry(table, row.seq, row.at, row.author, row.command, happened)


def _with_readings(body: dict[str, Any]) -> dict[str, Any]:
    """Format 1: settings left out options that had their defaults, and named no readings."""
    for fact in body.get("facts", ()):
        if "settings" in fact:
            upgrade_settings(fact["settings"])
    return {**body, "format": 2}


def _in_order(body: dict[str, Any]) -> dict[str, Any]:
    """Format 2: facts and events in two lists. What the end of a round reveals comes after it."""
    last = {LinkRevealed.__name__, MatchClosed.__name__}
    facts, events = body.get("facts", ()), body.get("events", ())
    before = [one for one in facts if not events or one["type"] not in last]
    after = [one for one in facts if events and one["type"] in last]
    return {"format": 3, "events": 2, "happened": [*before, *events, *after]}


UPGRADES: dict[int, Callable[[dict[str, Any]], dict[str, Any]]] = {
    1: _with_readings,
    2: _in_order,
}
"""By format, the function that upgrades a body to the next format."""


def upgrade_settings(settings: dict[str, Any]) -> None:
    """Add to settings, as JSON, what older versions left out."""
    if "readings" not in settings:
        options = first_options(settings.get("edition", "skipbo-2003"), settings.get("options", {}))
        settings.update(options=dict(options), readings=1)


# Snapshots


class _Snapshot(Struct):
    format: int
    state: TableState


_decode_snapshot = msgspec.json.Decoder(_Snapshot).decode


def write_snapshot(table: Table) -> bytes:
    """All that is needed to resume from here; only between rounds."""
    assert not table.match.playing
    return _encode(_Snapshot(SNAPSHOT_FORMAT, table.state))


def read_snapshot(code: str, seq: int, snapshot: bytes) -> Table | None:
    """The table after row ``seq``; None if another version wrote it, since the log has it all."""
    try:
        read = _decode_snapshot(snapshot)
    except msgspec.DecodeError:
        return None
    return resumed_table(code, read.state, seq) if read.format == SNAPSHOT_FORMAT else None
