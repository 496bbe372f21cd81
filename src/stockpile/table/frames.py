"""What the viewers of a table are told of each entry. Whatever stays the same is written once."""

from __future__ import annotations

from typing import Any, NamedTuple

from msgspec import Raw

from stockpile.core.forms import ViewWriter
from stockpile.table import show
from stockpile.table.decide import deeds
from stockpile.table.log import Entry
from stockpile.table.show import Update, encode
from stockpile.table.state import Table


class Viewer(NamedTuple):
    """Where a guest is at a table."""

    person: int | None
    seat: int | None
    host: bool


class FrameWriter:
    """Writes what the viewers of one table are told.

    As long as only moves happen, most of a table stays as it was last shown.
    """

    def __init__(self) -> None:
        self._tables: dict[tuple[int, ...], Raw] = {}
        """The table, by the seats that it waits for."""
        self._deeds: dict[tuple[int | None, bool, int | None, bool], Raw] = {}
        """What a viewer could do, by seat, whether they are the host, the turn, and whether a move
        can be taken back."""
        self._views: ViewWriter | None = None
        self._viewers: dict[str, Viewer] = {}

    def see(self, entry: Entry) -> None:
        """Forget what may have changed with an entry."""
        if entry.facts:
            self._tables.clear()
            self._deeds.clear()
            self._viewers.clear()
            self._views = None

    def frames(self, before: Table, table: Table, entry: Entry) -> EntryFrames | None:
        """An entry, just seen and folded, for each viewer; None if nobody has to hear of it."""
        facts, match = entry.facts, table.match
        turned = before.match.turn != match.turn
        changed = (turned or bool(facts)) and (
            before.waiting_for != table.waiting_for or any(fact.changes_table for fact in facts)
        )
        if not (changed or entry.events or any(fact.shown for fact in facts)):
            return None
        with_round = table.state.version == entry.seq or changed
        if with_round and match.state is not None:
            following = getattr(self._views, "following", match.game.view_writer)
            self._views = following(match.state)
        return EntryFrames(
            self,
            table,
            entry,
            self._table_text(table) if changed else None,
            self._views,
            with_round=with_round,
            with_deeds=turned
            or bool(facts)
            or bool(before.undoable) != bool(table.undoable)
            or match.game.conduct is not None,
        )

    def viewer(self, table: Table, guest: str) -> Viewer:
        """Where a guest is."""
        viewer = self._viewers.get(guest)
        if viewer is None:
            person = table.person_of(guest)
            viewer = Viewer(person, table.seat_of(person), person == table.state.host)
            self._viewers[guest] = viewer
        return viewer

    def _table_text(self, table: Table) -> Raw:
        waiting = table.waiting_for
        text = self._tables.get(waiting)
        if text is None:
            text = self._tables[waiting] = Raw(encode(show.show_table(table)))
        return text

    def deeds_text(self, table: Table, seat: int | None, host: bool) -> Raw:
        """The `deeds` of a viewer."""
        if table.game.conduct is not None:
            # They depend on what somebody is thought to have done.
            return Raw(encode(deeds(table, seat, host=host)))
        key = (seat, host, table.match.turn, bool(table.undoable))
        text = self._deeds.get(key)
        if text is None:
            text = self._deeds[key] = Raw(encode(deeds(table, seat, host=host)))
        return text


class EntryFrames:
    """One entry, just folded, as each viewer is told it."""

    __slots__ = (
        "_by", "_entry", "_frames", "_open", "_table", "_table_text", "_views", "_with_deeds",
        "_with_round", "_writer",
    )  # fmt: skip

    def __init__(
        self,
        writer: FrameWriter,
        table: Table,
        entry: Entry,
        table_text: Raw | None,
        views: ViewWriter | None,
        *,
        with_round: bool,
        with_deeds: bool,
    ) -> None:
        self._writer = writer
        self._table = table
        self._entry = entry
        self._by = writer.viewer(table, entry.author).person if entry.author else None
        self._open = show.show_openly(table, entry)
        self._table_text = table_text
        self._views = views
        self._with_round = with_round
        self._with_deeds = with_deeds
        self._frames: dict[tuple[int | None, bool], bytes] = {}

    def frame_for(self, guest: str) -> bytes:
        """The message for a guest. Whoever asked for it finds the id of their command there."""
        entry = self._entry
        viewer = self._writer.viewer(self._table, guest)
        frame = self.frame(viewer.seat, viewer.host)
        if guest != entry.author or entry.command is None:
            return frame
        # It differs by one field from what others who see this side get.
        return b'{"command":' + encode(entry.command) + b"," + frame[1:]

    def frame(self, seat: int | None, host: bool = False) -> bytes:
        """The message for one seat, or for spectators. The host may do more than others."""
        frame = self._frames.get((seat, host))
        if frame is None:
            entry, table, happened = self._entry, self._table, self._open
            # Parts that are already written take the place of what they stand for.
            parts: tuple[Any, ...] = (
                show.show_happened(table, entry, seat) if happened is None else happened,
                self._table_text,
                show.show_round(table, seat, self._views) if self._with_round else None,
                self._writer.deeds_text(table, seat, host) if self._with_deeds else None,
            )
            frame = encode(Update(entry.seq, entry.at_ms, self._by, None, *parts))
            self._frames[seat, host] = frame
        return frame
