"""Tells other nodes what has been written."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

import asyncpg

from stockpile.store.postgres_connect import TROUBLE, connect
from stockpile.store.queries import TELL
from stockpile.store.types import Row


class PostgresTeller:
    """Tells other nodes about rows, over a connection of its own, all waiting ones in one go.

    PostgreSQL commits only one transaction with a NOTIFY at a time. If each row's own commit
    announced it, every node would wait for every other node's disk.
    """

    def __init__(self, url: str, me: str) -> None:
        self._url = url
        self._me = me
        self._waiting: list[str] = []
        self._working: asyncio.Task[None] | None = None
        self._connection: asyncpg.Connection | None = None

    def tell(self, rows: Iterable[Row]) -> None:
        """Announce rows soon. Nodes find what could not be announced by polling `Store.latest`."""
        self._waiting += (f"{row.table}:{row.seq}:{self._me}" for row in rows)
        if self._working is None:
            self._working = asyncio.create_task(self._work())

    async def close(self) -> None:
        """Announce the rows that are waiting, and close the connection."""
        if self._working is not None:
            await asyncio.wait([self._working])
        self._drop()

    async def _work(self) -> None:
        try:
            while self._waiting:
                told, self._waiting = self._waiting, []
                # An idle connection may have broken unnoticed.
                if not await self.send(told):
                    await self.send(told)
        finally:
            self._working = None

    async def send(self, told: list[str]) -> bool:
        """Notify the other nodes; False if the connection does not work."""
        try:
            if self._connection is None:
                self._connection = await connect(self._url)
            await self._connection.execute(TELL, told)
        except TROUBLE:
            self._drop()
            return False
        return True

    def _drop(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.terminate()
