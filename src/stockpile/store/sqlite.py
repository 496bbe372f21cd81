"""The store in one file: SQLite, for one server at a time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Concatenate, ParamSpec, TypeVar, cast

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError

from stockpile.store.base import BaseStore
from stockpile.store.file_lock import FileLock
from stockpile.store.migrate import bring_up_to_date
from stockpile.store.sqlite_writer import READERS, Writer, make_engine
from stockpile.store.store import IndexRow, Row, Unsaved

P = ParamSpec("P")
T = TypeVar("T")

_SYNCHRONOUS = {"0": "off", "1": "normal", "2": "full", "3": "extra"}


class SqliteStore(BaseStore):
    """A store in a file. One process at a time has it; a second is Refused (``data-in-use``)."""

    shared = False

    def __init__(self, path: Path) -> None:
        self._path = path
        self._lock = FileLock(path.with_name(path.name + ".lock"))
        self._held: set[str] = set()
        self._writer: Writer
        self._readers: ThreadPoolExecutor
        self._engine: Engine

    async def open(self) -> None:
        try:
            self._lock.take()
        except OSError as error:
            raise Unsaved(str(error)) from error
        try:
            await asyncio.to_thread(self._migrate)
        except BaseException:
            self._lock.release()
            raise
        self._engine = make_engine(self._path, writing=False)
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="stockpile-store-reader")
        self._writer = Writer(self._path)

    def _migrate(self) -> None:
        # A migration makes tables anew and drops the old: rows that belong to one must stay.
        engine = make_engine(self._path, writing=True, cascading=False)
        try:
            with engine.begin() as connection:
                bring_up_to_date(connection)
        except DBAPIError as error:
            raise Unsaved(str(error.orig)) from error
        finally:
            engine.dispose()

    async def close(self) -> None:
        await self._writer.stop()
        await asyncio.to_thread(self._readers.shutdown)
        self._engine.dispose()
        self._lock.release()

    async def append(self, row: Row, index: Sequence[IndexRow] = ()) -> None:
        await self._writer.append(row, index)

    async def durable(self) -> dict[str, str]:
        synchronous = await self._writer.pragma("synchronous")
        return {
            "journal_mode": await self._writer.pragma("journal_mode"),
            "synchronous": _SYNCHRONOUS[synchronous],
        }

    async def _read(
        self, query: Callable[Concatenate[Connection, P], T], *args: P.args, **named: P.kwargs
    ) -> T:
        def read() -> T:
            try:
                with self._engine.connect() as connection:
                    return query(connection, *args, **named)
            except DBAPIError as error:
                raise Unsaved(str(error.orig)) from error

        try:
            return await asyncio.get_running_loop().run_in_executor(self._readers, read)
        except RuntimeError as error:
            raise Unsaved("the store is closed") from error

    async def _write(
        self, query: Callable[Concatenate[Connection, P], T], *args: P.args, **named: P.kwargs
    ) -> T:
        def write(connection: Connection) -> T:
            return query(connection, *args, **named)

        return cast(T, await self._writer.run(write))

    # One node has every table.

    async def beat(self, node: str, ttl_ms: int) -> frozenset[str]:
        return frozenset({node})

    async def leave(self, node: str) -> None:
        self._held.clear()

    async def hold(self, wanted: Sequence[str], node: str, ttl_ms: int) -> frozenset[str]:
        self._held.update(wanted)
        return frozenset(wanted)

    async def keep(self, node: str, ttl_ms: int) -> frozenset[str]:
        return frozenset(self._held)

    async def release(self, table: str, node: str) -> None:
        self._held.discard(table)

    def listen(self, hear: Callable[[str, int], None]) -> None:
        """There is no other node to hear of."""
