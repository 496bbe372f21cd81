"""A tables over a real SQLite store, bots that think right here, and a store that can fail."""

from __future__ import annotations

import asyncio
import functools
import inspect
import json
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any, Literal, cast

from stockpile.bots import make_bot
from stockpile.core.refusal import Refusal, Refused
from stockpile.store import (
    CommandTaken,
    IndexRow,
    Row,
    SeqTaken,
    Store,
    Unsaved,
    Unsure,
    open_store,
)
from stockpile.table import commands as ask
from stockpile.table.facts import FACTS
from stockpile.table.node import NodeTables, Thinker
from stockpile.table.restore import read_table
from stockpile.table.room import Room
from stockpile.table.settings import Settings
from stockpile.table.state import Table
from stockpile.workers.codec import decode
from stockpile.workers.pool import ThinkingFailed
from tests.table.sitting import guest, thrown, truth
from tests.virtual_time import at_work, running_loop

QUICK = Settings(options={"stock": 3}, target=500, pace="instant")

Fault = Literal["unsaved", "unsure, written", "unsure, lost", "unsure, late"]
FAULTS: tuple[Fault, ...] = ("unsaved", "unsure, written", "unsure, lost", "unsure, late")


class Bots:
    """Chooses at once, in this process."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.random = Random(1)

    async def choose(
        self, level: str, game: str, observation: bytes, *, who: str = "", seed: str | None = None
    ) -> str:
        self.asked.append(level)
        return str(make_bot(level, game).choose(decode(observation), self.random))

    async def advise(
        self, game: str, observation: bytes, *, wanted: Callable[[], bool], seed: object = None
    ) -> list[dict[str, Any]]:
        raise ThinkingFailed("nobody here knows better")


class Faulty:
    """A real store whose appends fail when a test says so, or wait at a gate."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.shared = store.shared
        self.faults: list[Fault | None] = []
        self.written: list[Row] = []
        """What is in the log for sure."""
        self.unreadable = False
        self.open_gate()
        self.reading = asyncio.Event()
        self.reading.set()
        self._late: tuple[Row, Sequence[IndexRow]] | None = None

    def __getattr__(self, name: str) -> Any:
        found = getattr(self._store, name)
        if not inspect.iscoroutinefunction(found):
            return found

        @functools.wraps(found)
        async def work(*args: Any, **named: Any) -> Any:
            with at_work():
                return await found(*args, **named)

        return work

    def listen(self, hear: Callable[[str, int], None]) -> None:
        self.hear = hear
        """Says that another node has written a row."""

    @property
    def as_store(self) -> Store:
        return cast(Store, self)

    def close_gate(self) -> None:
        """From now on appends wait."""
        self._gate = asyncio.Event()
        self.waiting = asyncio.Event()

    def open_gate(self) -> None:
        if hasattr(self, "_gate"):
            self._gate.set()
        self._gate = asyncio.Event()
        self._gate.set()
        self.waiting = asyncio.Event()

    async def append(self, row: Row, index: Sequence[IndexRow] = ()) -> None:
        # Whoever gives up waiting does not keep it from being written.
        writing = asyncio.ensure_future(self._try(row, index))
        try:
            await asyncio.shield(writing)
        except asyncio.CancelledError:
            writing.add_done_callback(lambda done: done.cancelled() or done.exception())
            raise

    async def _try(self, row: Row, index: Sequence[IndexRow]) -> None:
        self.waiting.set()
        await self._gate.wait()
        if self._late is not None:
            late, self._late = self._late, None
            with suppress(SeqTaken, CommandTaken):
                await self.write(*late)
        fault = self.faults.pop(0) if self.faults else None
        if fault == "unsaved":
            raise Unsaved("the disk is full")
        if fault == "unsure, late":
            self._late = row, index
        elif fault != "unsure, lost":
            await self.write(row, index)
        if fault is not None:
            raise Unsure("the connection broke")

    async def write(self, row: Row, index: Sequence[IndexRow] = ()) -> None:
        """Append, whatever gates and faults there are: another node does."""
        with at_work():
            await self._store.append(row, index)
        self.written.append(row)

    async def rows(self, table: str, after: int = 0, last: int | None = None) -> list[Row]:
        await self.reading.wait()
        if self.unreadable:
            raise Unsaved("the disk is gone")
        with at_work():
            return await self._store.rows(table, after, last)


class Eyes:
    """Somebody who looks on."""

    def __init__(self, name: str, store: Faulty | None = None) -> None:
        self.name = name
        self.guest = guest(name)
        self.frames: list[Any] = []
        self.raw: list[bytes] = []
        self.dismissed: list[str] = []
        self._store = store

    def tell(self, frame: bytes) -> None:
        told = json.loads(frame)
        if self._store is not None and told["type"] == "update":
            # What people are told is in the log already.
            assert told["seq"] <= max(row.seq for row in self._store.written)
        self.raw.append(frame)
        self.frames.append(told)

    def dismiss(self, refusal: Refusal) -> None:
        self.dismissed.append(refusal.code)

    @property
    def seqs(self) -> list[int]:
        """The entries they were told of, as they happened."""
        return [frame["seq"] for frame in self.frames if frame["type"] == "update"]

    @property
    def events_of_round(self) -> int:
        """How many events there are of the round, as far as they know."""
        counts: list[int] = []
        for frame in self.frames[1:]:
            happened = [one["type"] for one in frame.get("happened", ())]
            kinds = [one for one in happened if one not in FACTS]
            if "Dealt" in kinds:
                counts = [len(kinds) - kinds.index("Dealt")]
            elif kinds:
                counts.append(len(kinds))
            elif "Undone" in happened:
                counts.pop()
        return sum(counts)

    @property
    def round(self) -> Any:
        """The round as they were shown it last."""
        return next(frame["round"] for frame in reversed(self.frames) if frame.get("round"))


@asynccontextmanager
async def opened_tables(
    folder: Path,
    *,
    thinkers: Thinker | None = None,
    seed: int = 1,
    **how: Any,
) -> AsyncIterator[tuple[NodeTables, Faulty]]:
    """A tables with its store on virtual time, opened and in the end closed."""
    time = running_loop().virtual_time
    store = open_store(None, folder)
    await store.open()
    faulty = Faulty(store)
    tables = NodeTables(
        faulty.as_store,
        thinkers or Bots(),
        node="node-1",
        time=time,
        entropy=Random(seed).randbytes,
        **how,
    )
    await tables.open()
    try:
        yield tables, faulty
    finally:
        faulty.open_gate()
        faulty.reading.set()
        await tables.close()
        await store.close()


async def table_of(tables: NodeTables, settings: Settings = QUICK) -> Room:
    """Ann's table, where nobody is yet."""
    return await tables.room(await tables.open_table(guest("ann"), "Ann", settings))


async def seated(
    room: Room, *names: str, store: Faulty | None = None, watching: Sequence[str] = ()
) -> dict[str, Eyes]:
    """Everybody comes, and those named first sit down."""
    eyes = {name: Eyes(name, store) for name in (*names, *watching)}
    for name, one in eyes.items():
        await room.enter(one, name.title(), None)
    for seat, name in zip("ABCDEFGH", names, strict=False):
        await room.do(guest(name), ask.Sit(seat=seat))
    return eyes


async def start(room: Room) -> None:
    """Everybody is ready, and the host starts."""
    around = room.table.state
    for chair in list(around.chairs):
        if chair.person is not None and chair.person != around.host:
            one = around.people[chair.person].guest
            await room.do(one, ask.Ready(contribution=thrown(one)))
    host = around.people[around.host].guest
    await room.do(host, ask.Start(contribution=thrown(host)))


def on_turn(room: Room) -> str:
    """The guest who has to move; empty if a bot has to."""
    turn = room.table.match.turn
    assert turn is not None
    person = room.table.chairs[turn].person
    return "" if person is None else room.table.state.people[person].guest


def a_move(room: Room, command: str | None = None, which: int = -1) -> ask.Move:
    moves = room.table.match.legal_moves()
    return ask.Move(
        move=str(getattr(moves, "canonical", moves)[which]),
        version=room.table.state.version,
        id=command,
    )


async def refused(work: Awaitable[object]) -> str:
    try:
        await work
    except Refused as no:
        return no.refusal.code
    raise AssertionError("it was allowed")


async def as_logged(room: Room) -> Table:
    """The table as its log has it."""
    return await read_table(room.tables.store, room.table.code)


async def same_as_logged(room: Room) -> bool:
    return truth(await as_logged(room)) == truth(room.table)


async def until(true: Callable[[], Any]) -> None:
    """Let time go by until something is so."""
    await running_loop().virtual_time.until(true)


async def go_by(seconds: float) -> None:
    """Let time go by, and everybody do what they have to do in it."""
    await running_loop().virtual_time.go_by(seconds)
