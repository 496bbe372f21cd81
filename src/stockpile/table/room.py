"""A table in use: commands come in one at a time, are written, and everybody is told.

A Room knows no sockets. Its onlookers are `Watcher`s: a connection of the server, or a terminal.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Coroutine, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from stockpile.core.refusal import Refusal, Refused
from stockpile.store import CommandTaken, Row, SeqTaken, Unsaved, Unsure, unsaved_refused
from stockpile.table import commands as ask
from stockpile.table.decide import decide, offer_seat
from stockpile.table.duty_runner import DutyRunner
from stockpile.table.facts import Left, Removed, RoundStarted
from stockpile.table.fold import fold
from stockpile.table.frames import FrameWriter
from stockpile.table.history import MatchSummary, index_rows, so_far
from stockpile.table.log import Draft, Entry, read_row, write_row
from stockpile.table.restore import DamagedTable, next_entry
from stockpile.table.seat_logs import SeatLogs
from stockpile.table.show import ShownLimits, encode, show_welcome
from stockpile.table.state import Table
from stockpile.table.time import TableTime

if TYPE_CHECKING:
    from stockpile.table.node import NodeTables

MAX_MISSED = 200
"""How many missed entries somebody who comes back is told."""
COMMANDS_REMEMBERED = 8
"""How many recent commands are recognized without asking the log."""
MAX_WRITE_ATTEMPTS = 8
"""How often a command is decided again because another node was quicker."""
LOOK_AGAIN_S = 1.0
"""Seconds before the log is checked for a row that may or may not have been written."""


class Watcher(Protocol):
    """One connection through which somebody watches a table."""

    guest: str

    def tell(self, frame: bytes) -> None:
        """Send a message; never waits."""
        ...

    def dismiss(self, refusal: Refusal) -> None:
        """End the connection, saying why."""
        ...


class CommandResult(NamedTuple):
    """The row that a command became; ``fresh`` if it was written, and announced, just now."""

    seq: int
    fresh: bool


class InDoubt(Refused):
    """The command may or may not have been done; sending it again with the same id will tell."""


class Room:
    """One table on this node."""

    def __init__(self, table: Table, tables: NodeTables) -> None:
        self.table = table
        self.tables = tables
        self.entropy = tables.entropy
        """What the secrets of later matches, and codes of offered seats, are drawn from."""
        self._time = TableTime(tables.time, table.at_ms)
        self.gone = False
        """Whether the table was deleted."""
        self._lock = asyncio.Lock()
        self._last: tuple[Any, ...] = ()
        """What identifies the last row (`Entry.origin`)."""
        self._done: dict[tuple[str, str], int] = {}
        """The last commands by author and id, with the row each became; the log has them all."""
        self._behind = False
        self._watchers: dict[str, list[Watcher]] = {}
        self._coming = 0
        self._frames = FrameWriter()
        self.seat_logs = SeatLogs()
        self.duties = DutyRunner(self)
        self.idle_since = tables.time.seconds()

    @property
    def watched(self) -> bool:
        """Whether anybody is watching here, or about to."""
        return bool(self._watchers or self._coming)

    def now_ms(self) -> int:
        """What time it is at the table."""
        if not self.table.awake:
            # Nobody's time runs while everybody is away, so it may follow the wall clock.
            self._time.catch_up(self.tables.time.wall_ms())
        return self._time.now_ms()

    def catch_up(self, at_ms: int) -> None:
        """Move the table's time on to this, unless it is already past."""
        self._time.catch_up(at_ms)

    def watchers_of(self, guest: str) -> list[Watcher]:
        """The connections of a guest."""
        return self._watchers.get(guest, [])

    # Commands

    async def do(self, author: str, command: ask.Command | ask.TableCommand) -> CommandResult:
        """Do what is asked, and return the row it became, now or earlier.

        Raises Refused or Unreadable. When this returns, the row is in the log, durably, and
        everybody here has been told. If it raises InDoubt, the row may be there, or may still come.
        """
        async with self._lock:
            await self._up_to_date()
            try:
                return await self._obey(author, command)
            except InDoubt:
                raise
            except Refused:
                # It may have been done so long ago that only the log knows.
                seq = await self._done_before(author, getattr(command, "id", None))
                if seq is None:
                    raise
                return CommandResult(seq, fresh=False)

    def _obey(
        self, author: str, command: ask.Command | ask.TableCommand
    ) -> Coroutine[Any, Any, CommandResult]:
        """Write what a command leads to. The lock has to be held, and the table up to date."""
        return self._write(
            author,
            getattr(command, "id", None),
            lambda now: decide(self.table, author, command, now, self.entropy),
        )

    async def offer_seat(self, author: str) -> str:
        """A code that moves the guest's seat to another device."""
        made: list[str] = []

        def draft(now: int) -> Draft:
            written, code = offer_seat(self.table, author, now, self.entropy)
            made.append(code)
            return written

        async with self._lock:
            await self._up_to_date()
            await self._write(author, None, draft)
        return made[-1]

    async def so_far(self, number: int) -> tuple[MatchSummary, list[Row]] | None:
        """For `PlayedMatch`: the finished rounds of the match under way, if it is this one."""
        async with self._lock:
            await self._up_to_date()
            table = self.table
            summary = so_far(table) if number == table.state.number else None
            first, last = table.state.match_row, table.seq
        return None if summary is None else (summary, await self._rows(first - 1, last))

    def classify(self, author: str, cards: Sequence[str]) -> Sequence[Any]:
        """What some of a seat's own cards could be laid as, in games where that is ambiguous."""
        game, state = self.table.game, self.table.match.state
        seat = self.table.viewer(author)
        if state is None or seat is None:
            raise Refused(Refusal("nothing-to-classify"))
        return game.classify(state, seat, map(game.read_card, cards))

    async def _done_before(self, author: str, command_id: str | None) -> int | None:
        if command_id is None:
            return None
        try:
            return await self.tables.store.find_command(self.table.code, author, command_id)
        except Unsaved:
            return None

    async def _up_to_date(self) -> None:
        """With the lock held, make sure that the table exists and is as its log has it."""
        if self.gone:
            raise Refused(Refusal("no-such-table", table=self.table.code))
        if self._behind:
            await self._catch_up()

    async def _write(
        self, author: str, command_id: str | None, draft: Callable[[int], Draft]
    ) -> CommandResult:
        """Decide, write, fold, tell; and start over whenever another node was quicker."""
        tables = self.tables
        no: type[Refused] = Refused
        for _ in range(MAX_WRITE_ATTEMPTS):
            if command_id is not None and (author, command_id) in self._done:
                return CommandResult(self._done[author, command_id], fresh=False)
            now_ms = self.now_ms()
            try:
                drafted = draft(now_ms)
            except Refused:
                if await self._read_news():
                    continue
                raise
            if not drafted.happened:
                seq = await self._done_before(author, command_id)
                return CommandResult(self.table.seq if seq is None else seq, fresh=False)
            entry = drafted.entry(self.table, now_ms, author, command_id)
            after = fold(self.table, entry)
            # If this is cancelled, or its outcome is unknown, the log is read before all else.
            self._behind = True
            try:
                await tables.append(write_row(self.table, entry), index_rows(after, entry))
            except SeqTaken:
                await self._catch_up()
                if self.table.seq < entry.seq:
                    # Nobody was quicker: the log is gone.
                    gone = Refusal("no-such-table", table=self.table.code)
                    self.close(gone)
                    raise Refused(gone) from None
            except CommandTaken as taken:
                await self._catch_up()
                return CommandResult(taken.seq, fresh=False)
            except Unsaved:
                self._behind = no is InDoubt
                raise no(Refusal("cannot-save")) from None
            except Unsure:
                no = InDoubt
                try:
                    await self._catch_up()
                except Refused as refused:
                    raise InDoubt(refused.refusal) from None
                if self._last == entry.origin:
                    return CommandResult(entry.seq, fresh=True)
            except asyncio.CancelledError:
                # It may be written all the same, and then the others have to hear of it.
                if not tables.closing:
                    _ = tables.spawn(self._look_again())
                raise
            else:
                self._behind = False
                self._happened(entry, after)
                return CommandResult(entry.seq, fresh=True)
        raise Refused(Refusal("too-busy"))

    async def _read_news(self) -> bool:
        """Whether another node had written something that this one had not heard of yet.

        Nobody is refused because of that: somebody who was told by one node that all are ready can
        start on another that has not heard yet.
        """
        seq = self.table.seq
        if self.tables.store.shared:
            with contextlib.suppress(Refused):
                await self._catch_up()
        return self.table.seq > seq

    async def _look_again(self) -> None:
        await self.tables.time.sleep(LOOK_AGAIN_S)
        with contextlib.suppress(Refused):
            async with self._lock:
                await self._up_to_date()

    async def _catch_up(self) -> None:
        """Read from the log what this node has missed."""
        rows = await self._rows(self.table.seq)
        self._behind = False
        for row in rows:
            try:
                entry, after = next_entry(self.table, row)
            except DamagedTable as damaged:
                self.tables.note_damage(damaged)
                self.close(damaged.refusal)
                raise
            self.catch_up(entry.at_ms)
            self._happened(entry, after)

    async def _rows(self, after: int, last: int | None = None) -> list[Row]:
        """Rows of the log. Raises Refused if it cannot be read now."""
        with unsaved_refused():
            return await self.tables.store.rows(self.table.code, after, last)

    async def hear(self, seq: int) -> None:
        """Another node has written something (0: the table is deleted)."""
        if seq == 0:
            self.close(Refusal("no-such-table", table=self.table.code))
        elif seq > self.table.seq:
            with contextlib.suppress(Refused):
                async with self._lock:
                    if seq > self.table.seq:
                        await self._catch_up()

    def _happened(self, entry: Entry, after: Table) -> None:
        """An entry is in the log: adopt the table after it, and tell everybody here."""
        before, self.table = self.table, after
        self._last = entry.origin
        self._remember(entry)
        self._frames.see(entry)
        self.seat_logs.see(after, entry)
        if self._watchers:
            frames = self._frames.frames(before, after, entry)
            if frames is not None:
                for guest, watchers in self._watchers.items():
                    frame = frames.frame_for(guest)
                    for watcher in watchers:
                        watcher.tell(frame)
        for fact in entry.facts:
            if isinstance(fact, RoundStarted):
                self.tables.save_snapshot(before)
            elif isinstance(fact, Removed | Left):
                why = Refusal("removed") if isinstance(fact, Removed) else Refusal("left")
                guest = after.state.people[fact.person].guest
                for watcher in self._watchers.pop(guest, []):
                    watcher.dismiss(why)
        self.duties.schedule()

    def _remember(self, entry: Entry) -> None:
        if entry.command is not None:
            self._done[entry.author, entry.command] = entry.seq
            if len(self._done) > COMMANDS_REMEMBERED:
                del self._done[next(iter(self._done))]

    # Coming and going

    async def enter(
        self,
        watcher: Watcher,
        name: str,
        after: int | None,
        limits: ShownLimits | None = None,
    ) -> None:
        """Let somebody watch: they are told how everything stands, and then what happens."""
        self._coming += 1
        try:
            async with self._lock:
                await self._up_to_date()
                await self._obey(watcher.guest, ask.Arrive(self.tables.node, name))
                if self.table.person_of(watcher.guest) is None:
                    raise Refused(Refusal("not-let-in-yet"))
                if after is not None and after > self.table.seq:
                    # They come from another node, and know more than this one.
                    await self._read_news()
                frame = await self._welcome(watcher.guest, after, limits)
                self._watchers.setdefault(watcher.guest, []).append(watcher)
                watcher.tell(frame)
        finally:
            self._coming -= 1
        self.duties.schedule()

    async def _welcome(self, guest: str, after: int | None, limits: ShownLimits | None) -> bytes:
        table = self.table
        start = table.seq if after is None else max(0, min(after, table.seq))
        told_from = max(start, table.seq - MAX_MISSED, table.state.settings_row - 1)
        rows = await self._rows(told_from, table.seq) if told_from < table.seq else []
        missed = [read_row(table, row) for row in rows]
        more = start < told_from
        return encode(show_welcome(table, guest, self.now_ms(), missed, more, limits))

    async def leave(self, watcher: Watcher) -> None:
        """Somebody's connection is gone."""
        watchers = self._watchers.get(watcher.guest, [])
        if watcher in watchers:
            watchers.remove(watcher)
        if not watchers:
            self._watchers.pop(watcher.guest, None)
            self.idle_since = self.tables.time.seconds()
            # What cannot be written now is noticed by `reconcile` later.
            with contextlib.suppress(Refused):
                await self._depart(watcher.guest)

    async def reconcile(self, alive: frozenset[str]) -> None:
        """Note in the log whose connections have ended without notice."""
        people = self.table.state.people.values()
        known = {node for person in people for node in person.nodes}
        with contextlib.suppress(Refused):
            # A node says that it is alive before it writes anything, so asking now finds it.
            if known - alive and (lost := known - await self.tables.who_is_alive()):
                await self.do("", ask.ForgetNodes(frozenset(lost)))
            for person in list(people):
                if self.tables.node in person.nodes and person.guest not in self._watchers:
                    await self._depart(person.guest)
            for guest in list(self._watchers):
                await self._arrive_again(guest)

    async def _arrive_again(self, guest: str) -> None:
        """Note in the log that somebody is here whom another node believes to be gone."""
        number = self.table.person_of(guest)
        if number is not None:
            person = self.table.state.people[number]
            if self.tables.node not in person.nodes and guest in self._watchers:
                await self.do(guest, ask.Arrive(self.tables.node, person.name))

    async def _depart(self, guest: str) -> None:
        """Note in the log that somebody has no connection here, if they have not come back."""
        async with self._lock:
            await self._up_to_date()
            if guest not in self._watchers:
                await self._obey(guest, ask.Depart(self.tables.node))

    def close(self, refusal: Refusal) -> None:
        """End all activity here, and tell everybody why."""
        self.gone = True
        self.duties.stop()
        self.dismiss_all(refusal)

    def dismiss_all(self, refusal: Refusal) -> None:
        """End every connection, saying why."""
        for watchers in list(self._watchers.values()):
            for watcher in list(watchers):
                watcher.dismiss(refusal)

    async def observe(self, seat: int, version: int) -> bytes:
        """What this seat may know, as bytes. Raises Refused if the round has moved on."""
        async with self._lock:
            await self._up_to_date()
            table = self.table
            if table.state.version != version or table.match.state is None:
                raise Refused(Refusal("stale", version=table.state.version))
            if not self.seat_logs.has(seat):
                rows = await self._rows(table.state.dealt_row - 1, table.seq)
                self.seat_logs.read_up(table, seat, [read_row(table, row) for row in rows])
            return self.seat_logs.observation(table, seat)
