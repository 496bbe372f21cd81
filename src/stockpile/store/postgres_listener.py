"""Hears what other nodes write, over a connection that is restored whenever it breaks."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable

import asyncpg

from stockpile.store.postgres_connect import TROUBLE, connect
from stockpile.store.queries import CHANNEL

RECONNECT_SECONDS = 0.5
CHECK_SECONDS = 10.0
"""How often to check that a silent connection still works."""


class PostgresListener:
    """Calls ``hear(table, seq)`` for what other nodes announce; an empty table means a new node."""

    def __init__(self, url: str, me: str, hear: Callable[[str, int], None]) -> None:
        self._url = url
        self._me = me
        self._hear = hear
        self._task = asyncio.create_task(self._listen())

    async def close(self) -> None:
        self._task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._task

    async def _listen(self) -> None:
        while True:
            with contextlib.suppress(*TROUBLE):
                await self._listen_once()
            await asyncio.sleep(RECONNECT_SECONDS)

    async def _listen_once(self) -> None:
        connection = await connect(self._url)
        broken = asyncio.Event()
        try:
            connection.add_termination_listener(lambda _: broken.set())
            await connection.add_listener(CHANNEL, self._heard)
            while not broken.is_set():
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(broken.wait(), CHECK_SECONDS)
                    break
                await connection.execute("SELECT 1")
        finally:
            connection.terminate()

    def _heard(self, _connection: asyncpg.Connection, _pid: int, _channel: str, told: str) -> None:
        match told.rsplit(":", 2):
            case [table, seq, who] if who != self._me and seq.isdecimal():
                self._hear(table, int(seq))
