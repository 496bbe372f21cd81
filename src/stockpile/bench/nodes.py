"""What several nodes on one PostgreSQL cost: tables whose two players sit on different nodes.

Besides moves per second: how much processor time all nodes used for a move, how many rows and
NOTIFYs it took, how long the database worked on it, and how many of its sessions waited for a lock.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable, Iterator, Sequence
from statistics import mean
from typing import Any, NamedTuple

import asyncpg
import uvloop

from stockpile.bench.driver import Drive, LoadClient, Measured, MeasuredServer, measured, sit_down
from stockpile.core.refusal import Refusal, Refused
from stockpile.store.postgres_connect import TROUBLE
from stockpile.store.queries import CHANNEL

SAMPLE_S = 0.05
"""Seconds between two looks at which sessions wait for a lock."""
AT_ONCE = 20

_COUNTED = """
SELECT (SELECT max(xact_commit) FROM pg_stat_database WHERE datname = current_database()),
       (SELECT max(active_time) FROM pg_stat_database WHERE datname = current_database()),
       (SELECT count(*) FROM log)
"""
_WAITING = "SELECT count(*) FROM pg_locks WHERE NOT granted"


class NodesMeasured(NamedTuple):
    """One measurement. Figures are for one move."""

    result: Measured
    cpu_us: float
    """Processor time of all nodes together; the database's own is not in it."""
    rows: float
    notifies: float
    transactions: float
    database_ms: float
    """How long its sessions were busy, including waits for the disk."""
    lock_waits: float
    """How many sessions waited for a lock, on average, at any moment."""

    def to_json(self) -> dict[str, Any]:
        """The forms of the command line."""
        figures = {
            "cpu_us_per_move": self.cpu_us,
            "rows_per_move": self.rows,
            "notifies_per_move": self.notifies,
            "transactions_per_move": self.transactions,
            "database_ms_per_move": self.database_ms,
            "lock_waits": self.lock_waits,
        }
        rounded = {name: round(value, 3) for name, value in figures.items()}
        return {**self.result.to_json(), **rounded}


def measure(
    nodes: Sequence[int],
    tables: int,
    store: str,
    seconds: float,
    progress: Callable[[str, int, int], None],
) -> Iterator[NodesMeasured]:
    """Measure each number of nodes, one after the other, at full speed."""
    for at, count in enumerate(nodes):
        name = f"nodes/postgresql/closed/{tables}/{count}"
        progress(name, at, len(nodes))
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            yield runner.run(_run(name, store, count, tables, seconds))


class _Database:
    """What the database counts, and what nodes tell each other through it."""

    def __init__(self, connection: asyncpg.Connection) -> None:
        self._connection = connection
        self.notifies = 0
        self.waiting: list[int] = []

    async def listen(self) -> None:
        await self._connection.add_listener(CHANNEL, self._heard)

    def _heard(self, *_: Any) -> None:
        self.notifies += 1

    async def counted(self) -> tuple[int, float, int]:
        """Transactions, milliseconds and rows so far."""
        # Sessions report what they did about once a second.
        await asyncio.sleep(1.2)
        row = await self._connection.fetchrow(_COUNTED)
        assert row is not None
        return int(row[0]), float(row[1]), int(row[2])

    async def watch(self, url: str) -> None:
        """Keep sampling how many sessions wait."""
        own = await asyncpg.connect(url)
        try:
            while True:
                self.waiting.append(await own.fetchval(_WAITING))
                await asyncio.sleep(SAMPLE_S)
        finally:
            own.terminate()


async def _run(name: str, store: str, nodes: int, tables: int, seconds: float) -> NodesMeasured:
    servers: list[MeasuredServer] = []
    clients: list[LoadClient] = []
    try:
        connection = await asyncpg.connect(store)
    except TROUBLE as wrong:
        raise Refused(Refusal("store-unusable", why=str(wrong))) from None
    try:
        for _ in range(nodes):
            servers.append(MeasuredServer(store))  # noqa: PERF401 - those that started are stopped
        database = _Database(connection)
        await database.listen()
        drive = Drive("closed")
        names = ("Ann", "Bob")
        tokens = [servers[0].ask("/api/guests", {"name": one})["token"] for one in names]
        before = sum(server.memory() for server in servers)
        slots = asyncio.Semaphore(AT_ONCE)

        async def seat(at: int) -> None:
            async with slots:
                pair = [servers[at % nodes], servers[(at + 1) % nodes]]
                clients.extend(await sit_down(pair, drive, tokens))

        await asyncio.gather(*(seat(at) for at in range(tables)))
        for one in clients[::2]:
            one.command({"type": "start"})
        await drive.patience.until(client.dealt for client in clients)
        watching = asyncio.create_task(database.watch(store))
        commits, busy_ms, rows = await database.counted()
        told, own = database.notifies, time.process_time()
        cpu, began = sum(server.cpu() for server in servers), time.perf_counter()
        database.waiting.clear()
        drive.counting = True
        await drive.patience.go_on(seconds)
        drive.counting = False
        drive.stopped = True
        passed = time.perf_counter() - began
        used = sum(server.cpu() for server in servers) - cpu
        own = time.process_time() - own
        waits = mean(database.waiting or [0])
        watching.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await watching
        told = database.notifies - told
        counted = await database.counted()
        memory = sum(server.memory() for server in servers) - before
        result = measured(name, drive.took, passed, memory / tables / 1024, used, own)
        moves = len(drive.took)
        return NodesMeasured(
            result,
            used / moves * 1e6,
            (counted[2] - rows) / moves,
            told / moves,
            (counted[0] - commits) / moves,
            (counted[1] - busy_ms) / moves,
            waits,
        )
    finally:
        for client in clients:
            client.close()
        await connection.close()
        for server in servers:
            server.stop()
