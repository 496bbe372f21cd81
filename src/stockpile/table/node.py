"""All tables of this node: opened, found, kept going, and dropped when nobody needs them."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Awaitable, Callable, Coroutine, Mapping, Sequence
from time import perf_counter
from typing import Any, Protocol

from stockpile.core.refusal import Refusal, Refused
from stockpile.store import IndexRow, Row, SeqTaken, Store, Unsaved, Unsure, unsaved_refused
from stockpile.table import commands as ask
from stockpile.table.decide import open_table
from stockpile.table.decide.asked import Entropy
from stockpile.table.fold import fold
from stockpile.table.hints import Hints
from stockpile.table.history import index_rows
from stockpile.table.log import write_row, write_snapshot
from stockpile.table.restore import DamagedTable, read_table
from stockpile.table.room import Room
from stockpile.table.settings import Settings
from stockpile.table.state import Table, new_table
from stockpile.table.time import NodeTime, StepWatch, SystemTime
from stockpile.workers.pool import THINKING_MS, Wanted

CODE_LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
"""What a table's code is made of: nothing that is easily confused."""
CODE_LENGTH = 6
LEASE_MS = 6000
"""How long a node that has ended may seem alive."""
TICK_S = LEASE_MS / 3000
"""Seconds between two checks for anything that was missed."""
IDLE_S = 60.0
"""Seconds that a table stays in memory after everybody has left."""

_log = logging.getLogger(__name__)


class Thinker(Protocol):
    """Has bots choose moves and give advice. Both may raise ThinkingFailed."""

    async def choose(
        self, level: str, game: str, observation: bytes, *, who: str, seed: str | None
    ) -> str:
        """The move, as text; with a ``seed`` the same on every machine."""
        ...

    async def advise(
        self, game: str, observation: bytes, *, wanted: Wanted, seed: str | None
    ) -> Sequence[Mapping[str, Any]]:
        """The moves, the best first: ``move``, ``win``, ``error`` and ``why``."""
        ...


class NodeTables:
    """All tables of one node. Whatever they do by themselves follows its ``time``."""

    def __init__(
        self,
        store: Store,
        thinkers: Thinker,
        *,
        node: str | None = None,
        time: NodeTime | None = None,
        entropy: Entropy = secrets.token_bytes,
        most_tables: int = 100_000,
        thinking_per_minute: float = 30.0,
        thinking_ms: int = THINKING_MS,
        on_commit: Callable[[float], None] | None = None,
        hurry: bool = False,
    ) -> None:
        self.store = store
        self.thinkers = thinkers
        self.node = node or entropy(6).hex()
        self.entropy = entropy
        self.time = time or SystemTime()
        self._clock_steps = StepWatch(self.time)
        self.most_tables = most_tables
        self.thinking_per_minute = thinking_per_minute
        self.thinking_ms = thinking_ms
        self.hurry = hurry
        """Whether bots move at once, regardless of the pace of their table."""
        self.hints = Hints()
        self.rooms: dict[str, Room] = {}
        self.damaged: set[str] = set()
        """Tables whose log could not be read."""
        self.alive: frozenset[str] = frozenset({self.node})
        self._seen_alive = self.alive
        self._loading: dict[str, asyncio.Future[Room]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._on_commit = on_commit
        self.store_works = True
        """Whether the last row could be written."""
        self.closing = False

    # Running

    async def open(self) -> None:
        """Start. The store has to be open."""
        self.store.listen(self._hear)
        await self._beat()
        # The heartbeat must not wait for anything slow: a node that is late is taken for dead.
        _ = self.spawn(self._every_tick(self._beat))
        _ = self.spawn(self._every_tick(self._look_around))

    async def close(self) -> None:
        """Stop everything that a table does by itself, and say that this node has ended."""
        self.closing = True
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with contextlib.suppress(Unsaved):
            await self.store.leave(self.node)

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Run something in the background."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            _log.error("a task of a table failed", exc_info=error)

    async def append(self, row: Row, also: Sequence[IndexRow]) -> None:
        """Write one row, durably."""
        began = perf_counter()
        try:
            await self.store.append(row, also)
        except (Unsaved, Unsure):
            self._store_is(working=False)
            raise
        self._store_is(working=True)
        if self._on_commit is not None:
            self._on_commit(perf_counter() - began)

    def _store_is(self, *, working: bool) -> None:
        """Tell the operator when nothing can be saved, and when it can again."""
        if working != self.store_works:
            self.store_works = working
            if working:
                _log.warning("the store can be used again")
            else:
                _log.error("the store cannot be used: nothing is accepted until it can")

    def save_snapshot(self, table: Table) -> None:
        """Keep the table as it stands between two rounds, so that it can be restored quickly."""
        seq, body = table.seq, write_snapshot(table)
        _ = self.spawn(self._save_snapshot(table.code, seq, body))

    async def _save_snapshot(self, code: str, seq: int, body: bytes) -> None:
        # It only saves time: the log has everything.
        with contextlib.suppress(Unsaved):
            await self.store.save_snapshot(code, seq, body)

    # Tables

    async def open_table(
        self,
        guest: str,
        name: str,
        settings: Settings,
        *,
        bots: Sequence[str] = (),
        seed: str | None = None,
    ) -> str:
        """Open a table (`decide.open_table`), and return its code. Raises Refused or Unreadable."""
        draft = open_table(settings, name, self.entropy, bots=bots, seed=seed)
        with unsaved_refused():
            if await self.store.count_tables() >= self.most_tables:
                raise Refused(Refusal("too-many-tables", most=self.most_tables))
            while True:
                table = new_table(self._code())
                entry = draft.entry(table, self.time.wall_ms(), guest, None)
                # If it is not certain that it was opened, nobody has its code: open another.
                with contextlib.suppress(SeqTaken, Unsure):
                    index = index_rows(fold(table, entry), entry)
                    await self.append(write_row(table, entry), index)
                    return table.code

    def _code(self) -> str:
        letters = len(CODE_LETTERS)
        number = int.from_bytes(self.entropy(16), "big")
        return "".join(CODE_LETTERS[number // letters**at % letters] for at in range(CODE_LENGTH))

    async def room(self, code: str) -> Room:
        """The table of this code, read from the log if need be. Raises Refused."""
        room = self.rooms.get(code)
        if room is not None and not room.gone:
            return room
        loading = self._loading.get(code)
        if loading is None:
            loading = self._loading[code] = asyncio.ensure_future(self._load(code))
            loading.add_done_callback(lambda _: self._loading.pop(code, None))
        return await asyncio.shield(loading)

    async def _load(self, code: str) -> Room:
        try:
            with unsaved_refused():
                table = await read_table(self.store, code)
        except DamagedTable as damaged:
            self.note_damage(damaged)
            raise
        room = self.rooms[code] = Room(table, self)
        here = {node for person in table.state.people.values() for node in person.nodes}
        if not here & self.alive - {self.node}:
            # While people play on another node, only the table's own rows tell its time.
            room.catch_up(self.time.wall_ms())
        await room.reconcile(self.alive)
        await self._hold(room)
        return room

    def note_damage(self, damaged: DamagedTable) -> None:
        """Tell the operator, once, that a table cannot be read."""
        code, row = damaged.table.code, damaged.refusal.args["row"]
        if code not in self.damaged:
            self.damaged.add(code)
            _log.error("table %s cannot be read: row %s is damaged (%s)", code, row, damaged.why)

    async def delete(self, code: str, guest: str) -> None:
        """Delete a table at its host's request. Raises Refused."""
        try:
            room = await self.room(code)
        except DamagedTable as damaged:
            await self._delete_damaged(damaged.table, guest)
            return
        with unsaved_refused():
            if self.store.shared:
                # Somebody else may have become the host on another node.
                await room.hear((await self.store.latest([code])).get(code, 0))
            await room.do(guest, ask.Abandon())
            await self.store.delete(code)
        room.close(Refusal("no-such-table", table=code))
        self.rooms.pop(code, None)

    async def _delete_damaged(self, table: Table, guest: str) -> None:
        """Delete a table that can be read only this far, if its host at that point asks for it."""
        host = table.state.people.get(table.state.host)
        if host is None or host.guest != guest:
            raise Refused(Refusal("not-the-host"))
        with unsaved_refused():
            await self.store.delete(table.code)
        self.damaged.discard(table.code)

    # Several nodes

    def _hear(self, code: str, seq: int) -> None:
        room, loading = self.rooms.get(code), self._loading.get(code)
        if room is not None:
            _ = self.spawn(room.hear(seq))
        elif loading is not None:
            _ = self.spawn(self._hear_loaded(loading, seq))

    async def _hear_loaded(self, loading: asyncio.Future[Room], seq: int) -> None:
        """The table was being read when another node wrote: the row may have come too late."""
        with contextlib.suppress(Refused):
            await (await asyncio.shield(loading)).hear(seq)

    async def _beat(self) -> None:
        self.alive = await self.store.beat(self.node, LEASE_MS) | {self.node}

    async def who_is_alive(self) -> frozenset[str]:
        """The nodes that are alive at this moment. Raises Refused if that cannot be known."""
        with unsaved_refused():
            await self._beat()
        return self.alive

    async def _hold(self, room: Room) -> None:
        if self.store.shared:
            with contextlib.suppress(Unsaved):
                code = room.table.code
                room.duties.hold(code in await self.store.hold([code], self.node))

    async def _every_tick(self, do: Callable[[], Awaitable[None]]) -> None:
        while True:
            await self.time.sleep(TICK_S)
            # Whether rows can be written only shows when one is.
            with contextlib.suppress(Unsaved):
                await do()
                if self.store.shared:
                    self._store_is(working=True)

    async def _look_around(self) -> None:
        if step_ms := self._clock_steps.step_ms():
            _log.warning("the machine's clock was set by %+.1f s", step_ms / 1000)
        alive = self.alive
        if self.store.shared:
            codes = list(self.rooms)
            latest = await self.store.latest(codes)
            for code in codes:
                # A table that has no rows was deleted.
                self._hear(code, latest.get(code, 0))
            wanted = [code for code in codes if code in self.rooms and self.rooms[code].watched]
            held = await self.store.hold(wanted, self.node) | await self.store.held(self.node)
            for code in codes:
                if code in self.rooms:
                    self.rooms[code].duties.hold(code in held)
        now = self.time.seconds()
        for code, room in list(self.rooms.items()):
            if room.gone:
                self.rooms.pop(code, None)
            elif room.watched or alive != self._seen_alive:
                try:
                    await room.reconcile(alive)
                except Exception:  # noqa: BLE001 - the other tables are looked after all the same
                    _log.exception("a table could not be looked after")
                # There may be thousands: let other tasks run in between.
                await asyncio.sleep(0)
            elif now - room.idle_since > IDLE_S:
                await self._let_go(room)
        self._seen_alive = alive

    async def _let_go(self, room: Room) -> None:
        """Drop a table that nobody is watching here; its log stays."""
        await room.reconcile(self.alive)
        if not room.watched:
            room.close(Refusal("no-such-table", table=room.table.code))
            self.rooms.pop(room.table.code, None)
            if self.store.shared and room.duties.holding:
                await self.store.release(room.table.code, self.node)


def read_code(code: str) -> str:
    """A table's code in one form, however it was typed."""
    return code.strip().upper().replace("-", "").replace(" ", "")[:32]
