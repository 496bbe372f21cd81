"""What PostgreSQL is doing, seen from a connection beside the store's."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import asyncpg

from tests.postgres import PostgresServer
from tests.virtual_time import everybody_waits

_LOCKED = """
SELECT count(*) FROM pg_stat_activity
WHERE wait_event_type = 'Lock' AND datname = current_database()
"""
_CONNECTED = "SELECT count(*) FROM pg_stat_activity WHERE datname = $1"
_END = "SELECT pid, pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1"
_STILL_THERE = "SELECT count(*) FROM pg_stat_activity WHERE pid = ANY($1)"


@asynccontextmanager
async def watched(url: str) -> AsyncIterator[asyncpg.Connection]:
    """A connection to look on with."""
    connection = await asyncpg.connect(url)
    try:
        yield connection
    finally:
        await connection.close()


async def somebody_waits_for_a_lock(connection: asyncpg.Connection) -> None:
    """Wait until a statement in this database has to wait for another."""
    while not await connection.fetchval(_LOCKED):
        await asyncio.sleep(0.01)


async def without_connections(server: PostgresServer, name: str) -> None:
    """Wait until all connections to a database are gone, and whoever had one has noticed."""
    async with watched(server.url("postgres")) as db:
        while await db.fetchval(_CONNECTED, name):
            await asyncio.sleep(0.01)
    await everybody_waits()


async def end_connections(server: PostgresServer, name: str) -> None:
    """End all connections to a database, and wait until whoever had one has noticed.

    New ones may take their places meanwhile.
    """
    async with watched(server.url("postgres")) as db:
        ended = [row["pid"] for row in await db.fetch(_END, name)]
        while await db.fetchval(_STILL_THERE, ended):
            await asyncio.sleep(0.01)
    await everybody_waits()
