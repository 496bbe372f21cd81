"""Copies of a store: taken while servers use it, and restored into an empty one.

A copy is a SQLite store in one file, whichever store it was taken from.
"""

from __future__ import annotations

import contextlib
import os
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from stockpile.core.refusal import Refusal, Refused
from stockpile.store.location import open_store
from stockpile.store.sqlite import SqliteStore
from stockpile.store.sqlite_writer import connect
from stockpile.store.store import Store
from stockpile.store.types import Row, Unsaved

COPIED = {
    "tables": ("id", "created", "listed", "summary"),
    "log": ("table_id", "seq", "at", "author", "command", "body"),
    "snapshots": ("table_id", "seq", "body"),
    "members": ("table_id", "guest"),
    "finished": ("table_id", "number", "first", "last", "ended", "guests", "summary"),
    "finished_guests": ("guest", "ended", "table_id", "number"),
    "reviews": ("table_id", "number", "body"),
    "guests": ("id", "token_hash", "name", "created", "seen"),
}
"""What is copied, in the order in which it can be written. Which nodes run is left out."""
BATCH_ROWS = 1000

Batch = list[tuple[Any, ...]]


async def back_up(url: str | None, data: Path, copy: Path) -> None:
    """Write a copy of a store into a new file that only its owner can read.

    Raises Refused: ``file-is-there``, or ``store-unusable`` if the store cannot be read.
    """
    store = open_store(url, data)
    try:
        os.close(os.open(copy, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, 0o600))
    except FileExistsError:
        raise Refused(Refusal("file-is-there", file=str(copy))) from None
    except OSError as wrong:
        raise _unusable(wrong) from wrong
    try:
        if isinstance(store, SqliteStore):
            _copy_file(store.path, copy)
        else:
            await _migrate(copy)
            await _copy_rows(str(url), copy)
        await _bring_up_to_date(copy)
    except BaseException:
        remove_copy(copy)
        raise


def remove_copy(copy: Path) -> None:
    """Delete a copy, and the files that SQLite and the lock put beside it."""
    for ending in ("", "-wal", "-shm", "-journal", ".lock"):
        Path(f"{copy}{ending}").unlink(missing_ok=True)


def _unusable(wrong: Exception) -> Refused:
    why = getattr(wrong, "strerror", None) or str(wrong) or type(wrong).__name__
    return Refused(Refusal("store-unusable", why=why))


def _copy_file(path: Path, copy: Path) -> None:
    """Let SQLite copy the file, page by page, as it is at one moment."""
    if not path.exists():
        raise Refused(Refusal("store-unusable", why=f"{path} is not there"))
    try:
        with contextlib.closing(connect(path, writing=False)) as source:
            with contextlib.closing(sqlite3.connect(copy)) as target:
                source.backup(target, pages=BATCH_ROWS)
    except sqlite3.Error as wrong:
        raise _unusable(wrong) from wrong


async def _migrate(copy: Path) -> None:
    """Give a copy today's schema."""
    store = SqliteStore(copy)
    await store.open()
    await store.close()


async def _copy_rows(url: str, copy: Path) -> None:
    """Read everything from PostgreSQL, as it is at one moment."""
    from stockpile.store import postgres_connect

    trouble = (*postgres_connect.TROUBLE, sqlite3.Error)
    try:
        with contextlib.closing(_plain(copy)) as target:
            connection = await postgres_connect.connect(url, patient=True)
            try:
                async with connection.transaction(isolation="repeatable_read", readonly=True):
                    for table, columns in COPIED.items():
                        found = await connection.cursor(f"SELECT {', '.join(columns)} FROM {table}")
                        while batch := await found.fetch(BATCH_ROWS):
                            _insert(target, table, [tuple(row) for row in batch])
                target.execute("COMMIT")
            finally:
                await connection.close()
    except trouble as wrong:
        raise _unusable(wrong) from wrong


async def _bring_up_to_date(copy: Path) -> None:
    """Migrate a copy of an older store, and make sure that this version can open it."""
    try:
        await _migrate(copy)
        with contextlib.closing(_plain(copy)) as db:
            db.execute("DELETE FROM nodes")
            db.execute("DELETE FROM leases")
            db.execute("COMMIT")
            # One file, with nothing beside it.
            db.execute("PRAGMA journal_mode = DELETE")
    except (sqlite3.Error, Unsaved) as wrong:
        raise _unusable(wrong) from wrong
    Path(f"{copy}.lock").unlink(missing_ok=True)


def _plain(copy: Path) -> sqlite3.Connection:
    """A connection to a copy, with a transaction begun."""
    db = sqlite3.connect(copy, isolation_level=None)
    db.execute("PRAGMA foreign_keys = OFF")
    db.execute("BEGIN IMMEDIATE")
    return db


def _insert(db: sqlite3.Connection, table: str, batch: Batch) -> None:
    marks = ", ".join("?" * len(COPIED[table]))
    columns = ", ".join(COPIED[table])
    db.executemany(f"INSERT INTO {table} ({columns}) VALUES ({marks})", batch)


# Back again


async def restore(copy: Path, url: str | None, data: Path) -> None:
    """Restore a copy into a store that has no tables and no guests yet.

    Raises Refused: ``store-not-empty``, ``data-in-use``, ``not-a-backup`` or ``store-unusable``.
    """
    store = open_store(url, data)
    await _require_empty(store)
    with contextlib.closing(open_copy(copy)) as source:
        try:
            if isinstance(store, SqliteStore):
                _restore_file(source, store.path)
            else:
                await _restore_rows(source, str(url))
        except sqlite3.IntegrityError:
            raise Refused(Refusal("store-not-empty")) from None
        except sqlite3.Error as wrong:
            raise _unusable(wrong) from wrong


def open_copy(copy: Path) -> sqlite3.Connection:
    """A copy, opened read-only. Raises Refused (``not-a-backup``)."""
    if not copy.is_file():
        raise Refused(Refusal("not-a-backup", file=str(copy)))
    source = sqlite3.connect(f"{copy.absolute().as_uri()}?mode=ro", uri=True)
    try:
        source.execute("SELECT count(*) FROM log")
    except sqlite3.Error:
        source.close()
        raise Refused(Refusal("not-a-backup", file=str(copy))) from None
    return source


async def _require_empty(store: Store) -> None:
    try:
        await store.open()
    except Unsaved as wrong:
        raise _unusable(wrong) from wrong
    try:
        if not await store.is_empty():
            raise Refused(Refusal("store-not-empty"))
    finally:
        await store.close()


def _batches(source: sqlite3.Connection, table: str) -> Iterator[Batch]:
    found = source.execute(f"SELECT {', '.join(COPIED[table])} FROM {table}")
    while batch := found.fetchmany(BATCH_ROWS):
        yield batch


def _restore_file(source: sqlite3.Connection, path: Path) -> None:
    with contextlib.closing(_plain(path)) as target:
        for table in COPIED:
            for batch in _batches(source, table):
                _insert(target, table, batch)
        target.execute("COMMIT")


async def _restore_rows(source: sqlite3.Connection, url: str) -> None:
    from stockpile.store import postgres_connect

    try:
        connection = await postgres_connect.connect(url, patient=True)
        try:
            async with connection.transaction():
                for table, columns in COPIED.items():
                    for batch in _batches(source, table):
                        await connection.copy_records_to_table(
                            table, records=_typed(table, batch), columns=columns
                        )
        finally:
            await connection.close()
    except postgres_connect.TROUBLE as wrong:
        raise _unusable(wrong) from wrong


def _typed(table: str, batch: Batch) -> Batch:
    """The same rows with booleans in place of SQLite's numbers."""
    if table != "tables":
        return batch
    return [(code, created, bool(listed), summary) for code, created, listed, summary in batch]


def tables_in(source: sqlite3.Connection) -> list[str]:
    """The codes of all tables."""
    return [code for (code,) in source.execute("SELECT id FROM tables ORDER BY id")]


def rows_of(source: sqlite3.Connection, code: str) -> Iterator[Row]:
    """The rows of a table, in order."""
    columns = ", ".join(COPIED["log"])
    found = source.execute(f"SELECT {columns} FROM log WHERE table_id = ? ORDER BY seq", (code,))
    return (Row(*one) for one in found)
