"""The store in one file: SQLite, for one server at a time."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sqlite3
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from stockpile.store import queries
from stockpile.store.file_lock import FileLock
from stockpile.store.queries import Statement
from stockpile.store.schema import READ_VERSION, missing_migrations
from stockpile.store.sqlite_writer import Writer, connect, execute
from stockpile.store.store import PRUNED_AT_ONCE, Store
from stockpile.store.types import IndexRow, Row, Unsaved

READER_THREADS = 4

_MAGIC = b"SQLite format 3\x00"
_SYNCHRONOUS = ("off", "normal", "full", "extra")


class SqliteStore(Store):
    """A store in a file, for one process at a time; another is Refused (``data-in-use``)."""

    shared = False
    codes_given = queries.SQLITE_CODES

    def __init__(self, path: Path) -> None:
        self.path = path
        self._lock = FileLock(path.with_name(path.name + ".lock"))
        self._held: set[str] = set()
        self._writer: Writer
        self._threads: ThreadPoolExecutor
        self._readers: _Readers

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
        self._readers = _Readers(self.path)
        self._threads = ThreadPoolExecutor(READER_THREADS, "stockpile-store-reader")
        self._writer = Writer(self.path)

    def _migrate(self) -> None:
        try:
            _keep_private(self.path)
            # A migration may rebuild a table and drop the old one: rows that refer to it must stay.
            with contextlib.closing(connect(self.path, cascading=False)) as db:
                db.execute("BEGIN IMMEDIATE")
                for sql in missing_migrations(_version(db), "BLOB"):
                    db.execute(sql)
                db.execute("COMMIT")
        except (sqlite3.Error, OSError) as error:
            raise Unsaved(str(error)) from error

    async def close(self) -> None:
        await self._writer.stop()
        await asyncio.to_thread(self._threads.shutdown)
        self._readers.close()
        self._lock.release()

    async def append(self, row: Row, index: Sequence[IndexRow] = ()) -> None:
        await self._writer.append(row, index)

    async def durable(self) -> dict[str, str]:
        [[journal]] = await self._write(("PRAGMA journal_mode", ()))
        [[synchronous]] = await self._write(("PRAGMA synchronous", ()))
        return {"journal_mode": journal, "synchronous": _SYNCHRONOUS[synchronous]}

    async def find_damage(self) -> str | None:
        try:
            [[found]] = await self._read("PRAGMA quick_check(1)")
        except Unsaved as error:
            return str(error)
        return None if found == "ok" else str(found).replace("\n", " ")

    async def _read(self, sql: str, *values: Any) -> list[Any]:
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._threads, self._readers.read, sql, values)
        except RuntimeError as error:
            raise Unsaved("the store is closed") from error

    async def _write(self, *statements: Statement) -> list[Any]:
        return await self._writer.run(statements)

    async def delete(self, table: str) -> None:
        await self._write((queries.DELETE_TABLE, (table,)))

    async def _prune_some(self, before: int) -> int:
        return len(await self._write((queries.PRUNE_TABLES, (before, PRUNED_AT_ONCE))))

    # One node has every table.

    async def beat(self, node: str, ttl_ms: int) -> frozenset[str]:
        return frozenset({node})

    async def leave(self, node: str) -> None:
        self._held.clear()

    async def hold(self, wanted: Sequence[str], node: str) -> frozenset[str]:
        self._held.update(wanted)
        return frozenset(wanted)

    async def held(self, node: str) -> frozenset[str]:
        return frozenset(self._held)

    async def release(self, table: str, node: str) -> None:
        self._held.discard(table)

    def listen(self, hear: Callable[[str, int], None]) -> None:
        """There is no other node to hear of."""


def _keep_private(path: Path) -> None:
    """Make the files private, even in an open folder: they hold the secrets of rounds."""
    descriptor = os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
    try:
        ours = os.read(descriptor, len(_MAGIC)) in (b"", _MAGIC)
    finally:
        os.close(descriptor)
    if ours:
        # SQLite gives new files beside it the same mode.
        for name in (str(path), f"{path}-wal", f"{path}-shm"):
            with contextlib.suppress(FileNotFoundError):
                Path(name).chmod(0o600)


def _version(db: sqlite3.Connection) -> str | None:
    if not db.execute("SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'").fetchone():
        return None
    found = db.execute(READ_VERSION).fetchone()
    return None if found is None else str(found[0])


class _Readers:
    """Connections that only read, one for each thread."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._own = threading.local()
        self._all: list[sqlite3.Connection] = []

    def read(self, sql: str, values: Sequence[Any]) -> list[Any]:
        """The rows that a statement finds. Raises Unsaved."""
        try:
            db = getattr(self._own, "db", None)
            if db is None:
                db = self._own.db = connect(self.path, writing=False)
                self._all.append(db)
            return execute(db, sql, values)
        except sqlite3.Error as error:
            # The file may have been replaced: connect again next time.
            if (db := self._own.__dict__.pop("db", None)) is not None:
                self._all.remove(db)
                db.close()
            raise Unsaved(str(error)) from error

    def close(self) -> None:
        for db in self._all:
            db.close()
