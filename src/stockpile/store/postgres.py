"""The store that several nodes share: PostgreSQL."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from typing import Concatenate, ParamSpec, TypeVar

import asyncpg
from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from stockpile.store import leases
from stockpile.store.base import BaseStore
from stockpile.store.migrate import bring_up_to_date
from stockpile.store.postgres_appender import Appender
from stockpile.store.postgres_connect import CONNECT_SECONDS, TROUBLE, connect
from stockpile.store.postgres_listener import Listener
from stockpile.store.store import IndexRow, Row, Unsaved

P = ParamSpec("P")
T = TypeVar("T")


class PostgresStore(BaseStore):
    """A store in a PostgreSQL database, which must be there; its tables are made when missing."""

    shared = True

    def __init__(self, url: str, connections: int = 5) -> None:
        """``connections``: how many may ask at once; one more appends, and one more listens."""
        self._url = url
        self._connections = connections
        self._me = secrets.token_hex(6)
        # Until the first heartbeat has looked, there may be others.
        self._others = True
        self._engine: AsyncEngine
        self._appender: Appender
        self._listener: Listener | None = None

    async def open(self) -> None:
        await self._migrate()
        self._engine = create_async_engine(
            "postgresql+asyncpg://",
            async_creator=self._connect,
            pool_size=self._connections,
            max_overflow=0,
            pool_timeout=CONNECT_SECONDS,
            # A server that was restarted has forgotten the connections of before.
            pool_pre_ping=True,
        )
        self._appender = Appender(self._url, self._tell)

    async def close(self) -> None:
        if self._listener is not None:
            await self._listener.close()
        await self._appender.close()
        await self._engine.dispose()

    async def append(self, row: Row, index: Sequence[IndexRow] = ()) -> None:
        await self._appender.append(row, index)

    async def durable(self) -> dict[str, str]:
        try:
            return {
                name: await self._appender.setting(name) for name in ("synchronous_commit", "fsync")
            }
        except TROUBLE as error:
            raise _unsaved(error) from error

    async def _connect(self) -> asyncpg.Connection:
        return await connect(self._url)

    async def _migrate(self) -> None:
        async def patiently() -> asyncpg.Connection:
            return await connect(self._url, patient=True)

        engine = create_async_engine(
            "postgresql+asyncpg://", async_creator=patiently, poolclass=NullPool
        )
        try:
            async with engine.begin() as connection:
                await connection.run_sync(bring_up_to_date)
        except TROUBLE as error:
            raise _unsaved(error) from error
        finally:
            await engine.dispose()

    async def _read(
        self, query: Callable[Concatenate[Connection, P], T], *args: P.args, **named: P.kwargs
    ) -> T:
        try:
            async with self._engine.connect() as connection:
                return await connection.run_sync(query, *args, **named)
        except TROUBLE as error:
            raise _unsaved(error) from error

    async def _write(
        self, query: Callable[Concatenate[Connection, P], T], *args: P.args, **named: P.kwargs
    ) -> T:
        try:
            async with self._engine.begin() as connection:
                return await connection.run_sync(query, *args, **named)
        except TROUBLE as error:
            raise _unsaved(error) from error

    # Several nodes

    def _tell(self) -> str | None:
        return self._me if self._others else None

    async def beat(self, node: str, ttl_ms: int) -> frozenset[str]:
        alive = await self._write(leases.beat, node, ttl_ms, self._me)
        self._others = bool(alive - {node})
        return alive

    async def leave(self, node: str) -> None:
        await self._write(leases.leave, node)

    async def hold(self, wanted: Sequence[str], node: str, ttl_ms: int) -> frozenset[str]:
        return await self._write(leases.hold, wanted, node, ttl_ms)

    async def keep(self, node: str, ttl_ms: int) -> frozenset[str]:
        return await self._write(leases.keep, node, ttl_ms)

    async def release(self, table: str, node: str) -> None:
        await self._write(leases.release, table, node)

    def listen(self, hear: Callable[[str, int], None]) -> None:
        def heard(table: str, seq: int) -> None:
            self._others = True
            if table:
                hear(table, seq)

        self._listener = Listener(self._url, self._me, heard)


def _unsaved(error: BaseException) -> Unsaved:
    return Unsaved(str(getattr(error, "orig", None) or error) or type(error).__name__)
