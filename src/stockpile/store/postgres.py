"""The store that several nodes share: PostgreSQL."""

from __future__ import annotations

import json
import secrets
import time
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from contextlib import asynccontextmanager
from typing import Any

import asyncpg

from stockpile.store import queries
from stockpile.store.postgres_appender import PostgresAppender
from stockpile.store.postgres_connect import CONNECT_SECONDS, TROUBLE, connect, settings, unsaved
from stockpile.store.postgres_listener import PostgresListener
from stockpile.store.postgres_teller import PostgresTeller
from stockpile.store.queries import Statement, first_column
from stockpile.store.schema import READ_VERSION, missing_migrations
from stockpile.store.store import MAX_BIGINT, PRUNED_AT_ONCE, Store
from stockpile.store.types import IndexRow, Row

CONNECTIONS = 5
"""Connections for queries. There are three more: to append, to notify other nodes, to listen."""
MIGRATION_LOCK = 0x53544F434B
"""The advisory lock held during a migration: an arbitrary number, the same on every node."""
FORGET_AFTER_MS = 3_600_000
"""How long a node is remembered after its heartbeats have stopped."""


class PostgresStore(Store):
    """A store in an existing PostgreSQL database; missing tables are created."""

    shared = True
    codes_given = queries.POSTGRES_CODES

    def __init__(self, url: str, clock: Callable[[], float] = time.monotonic) -> None:
        self._url = url
        self._me = secrets.token_hex(6)
        self._pool: asyncpg.Pool
        self._appender: PostgresAppender
        self._teller = PostgresTeller(url, self._me)
        self._listener: PostgresListener | None = None
        self._nodes = _Heartbeats(clock)

    async def open(self) -> None:
        try:
            await self._migrate()
            self._pool = await asyncpg.create_pool(
                self._url, min_size=0, max_size=CONNECTIONS, **settings()
            )
        except TROUBLE as error:
            raise unsaved(error) from error
        self._appender = PostgresAppender(self._url, self._tell_rows)

    async def _migrate(self) -> None:
        connection = await connect(self._url, patient=True)
        try:
            async with connection.transaction():
                # Several nodes may start at once: one migrates, the others wait.
                await connection.execute("SELECT pg_advisory_xact_lock($1)", MIGRATION_LOCK)
                found = await connection.fetchval("SELECT to_regclass('alembic_version')")
                version = None if found is None else await connection.fetchval(READ_VERSION)
                for sql in missing_migrations(version, "BYTEA"):
                    await connection.execute(sql)
        finally:
            connection.terminate()

    async def close(self) -> None:
        if self._listener is not None:
            await self._listener.close()
        await self._appender.close()
        await self._teller.close()
        self._pool.terminate()

    async def append(self, row: Row, index: Sequence[IndexRow] = ()) -> None:
        await self._appender.append(row, index)

    async def durable(self) -> dict[str, str]:
        try:
            return {
                name: await self._appender.setting(name) for name in ("synchronous_commit", "fsync")
            }
        except TROUBLE as error:
            raise unsaved(error) from error

    @asynccontextmanager
    async def _connection(self) -> AsyncIterator[asyncpg.Connection]:
        try:
            async with self._pool.acquire(timeout=CONNECT_SECONDS) as connection:
                yield connection
        except TROUBLE as error:
            raise unsaved(error) from error

    async def _read(self, sql: str, *values: Any) -> list[Any]:
        async with self._connection() as connection:
            found: list[Any] = await connection.fetch(sql, *values)
        return found

    async def _write(self, *statements: Statement) -> list[Any]:
        found: list[Any] = []
        async with self._connection() as connection, connection.transaction():
            for sql, values in statements:
                found = await connection.fetch(sql, *values)
        return found

    async def delete(self, table: str) -> None:
        told = json.dumps([table]), MAX_BIGINT, self._tell()
        await self._write((queries.DELETE_AND_TELL, told))

    async def _prune_some(self, before: int) -> int:
        async with self._connection() as connection, connection.transaction():
            found = await connection.fetch(queries.LOCK_UNTOUCHED, before, PRUNED_AT_ONCE)
            # Check again, now that no more rows can come.
            codes = json.dumps([code for (code,) in found])
            gone = await connection.fetch(queries.DELETE_AND_TELL, codes, before, self._tell())
        return len(gone)

    # Several nodes

    def _tell_rows(self, rows: Iterable[Row]) -> None:
        if self._nodes.others:
            self._teller.tell(rows)

    def _tell(self) -> str | None:
        """The sender to name when telling other nodes that a table is gone, if there are any."""
        return self._me if self._nodes.others else None

    async def beat(self, node: str, ttl_ms: int) -> frozenset[str]:
        [[beats]] = await self._write((queries.BEAT, (node,)))
        if beats == 1:
            # Let the others know at once that a new node is listening.
            await self._write((queries.TELL_NEW_NODE, (self._me,)))
        self._nodes.see(dict(await self._read(queries.NODES)), node, ttl_ms)
        if self._nodes.forgotten:
            await self._forget(self._nodes.forgotten)
        return self._nodes.alive

    async def leave(self, node: str) -> None:
        await self._forget([node])

    async def _forget(self, nodes: list[str]) -> None:
        await self._write((queries.FORGET_LEASES, (nodes,)), (queries.FORGET_NODES, (nodes,)))

    async def hold(self, wanted: Sequence[str], node: str) -> frozenset[str]:
        asked = list(wanted), node, self._nodes.dead
        return first_column(await self._write((queries.HOLD, asked))) if wanted else frozenset()

    async def held(self, node: str) -> frozenset[str]:
        return first_column(await self._read(queries.HELD, node))

    async def release(self, table: str, node: str) -> None:
        await self._write((queries.RELEASE, (table, node)))

    def listen(self, hear: Callable[[str, int], None]) -> None:
        def heard(table: str, seq: int) -> None:
            self._nodes.others = True
            if table:
                hear(table, seq)

        self._listener = PostgresListener(self._url, self._me, heard)


class _Heartbeats:
    """Which nodes are alive: those whose count of heartbeats still grows.

    Only this process's own clock counts, so it does not matter if another one is set. Silence
    hardly counts while nobody could look, because the database or this node stood still.
    """

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._looked = clock()
        self._counts: dict[str, int] = {}
        self._silence_ms: dict[str, float] = {}
        self.alive: frozenset[str] = frozenset()
        self.dead: list[str] = []
        self.forgotten: list[str] = []
        self.others = True
        """Whether another node may be listening; assumed until the first look."""

    def see(self, counts: dict[str, int], me: str, ttl_ms: int) -> None:
        """Note each node's current count of heartbeats."""
        now = self._clock()
        passed_ms, self._looked = (now - self._looked) * 1000, now
        self._silence_ms = {
            node: self._silence_ms[node] + min(passed_ms, ttl_ms / 2)
            if self._counts.get(node) == count
            else 0.0
            for node, count in counts.items()
        }
        self._counts = counts
        self.dead = [node for node, ms in self._silence_ms.items() if ms >= ttl_ms]
        self.forgotten = [node for node, ms in self._silence_ms.items() if ms >= FORGET_AFTER_MS]
        self.alive = frozenset(counts) - {*self.dead}
        self.others = bool(self.alive - {me})
