"""The one thread that writes to a SQLite store.

Everything requested in one turn of the event loop, or while the last commit ran, goes into the next
commit, so that all of it shares one flush to the disk.
"""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import threading
from bisect import bisect_left
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any, NamedTuple

from stockpile.store.queries import FIND_COMMAND, Statement, index_statements
from stockpile.store.types import CommandTaken, IndexRow, Row, SeqTaken, Unsaved, Unsure

COMMIT_ROWS = 1000
"""Rows in one commit: enough to share the cost, few enough to be quick."""
STATEMENT_ROWS = (*range(1, 33), 48, 64, 96, 128, 192, 256, 384, 512, 1024)
"""How many rows a statement has room for; some may stay unused. There are only a few sizes, so that
all statements stay prepared."""
BUSY_SECONDS = 3.0
"""How long to wait for another tool that has locked the file."""
CHECKPOINT_SECONDS = 0.5
"""How often to check how much is only in the write-ahead log."""
CHECKPOINT_ROWS = 4000
"""How much may stay there, since commits are slower while it is moved."""
CHECKPOINT_PAGES = 40_000
"""The size at which the writer itself moves it during a commit, if all else fails."""
LOG_BYTES = 1 << 26
"""The size the write-ahead log is cut back to after a long-running reader has let it grow."""

_BEGUN = (
    "INSERT INTO tables (id, created, listed, summary) VALUES (?, ?, 0, x'') ON CONFLICT DO NOTHING"
)

# The fault lies with a row, not with the disk.
_ROWS_FAULT = (
    sqlite3.IntegrityError,
    sqlite3.DataError,
    sqlite3.InterfaceError,
    sqlite3.ProgrammingError,
    OverflowError,
    TypeError,
    ValueError,
)


class _Append(NamedTuple):
    row: Row
    index_rows: Sequence[IndexRow]
    future: asyncio.Future[None]


class _Query(NamedTuple):
    statements: Sequence[Statement]
    future: asyncio.Future[list[Any]]


class _NotAllWritten(Exception):
    """Some rows of a batch are not the next of their table."""


_Job = _Append | _Query
Answer = BaseException | None


@cache
def _append(places: int) -> str:
    """The statement that appends as many rows as its last value says, or none.

    It appends only at the end of a log, so that a deleted table never comes back in part.
    """
    values = ", ".join(["(?, ?, ?, ?, ?, ?)"] * places)
    return (
        "INSERT INTO log (table_id, seq, at, author, command, body)"
        f" WITH new (t, s, a, u, c, b) AS (VALUES {values})"
        " SELECT * FROM new WHERE t IS NOT NULL AND ? = ("
        "SELECT count(*) FROM new WHERE s = 1"
        " OR EXISTS (SELECT 1 FROM log WHERE table_id = t AND seq = s - 1))"
    )


def connect(path: Path, *, writing: bool = True, cascading: bool = True) -> sqlite3.Connection:
    """A connection, set up as a store needs it."""
    # Without an isolation level, the code begins transactions itself.
    db = sqlite3.connect(path, BUSY_SECONDS, isolation_level=None, check_same_thread=False)
    try:
        db.execute(f"PRAGMA foreign_keys = {'ON' if cascading else 'OFF'}")
        if writing:
            db.execute("PRAGMA journal_mode = WAL")
            db.execute("PRAGMA synchronous = FULL")
            db.execute(f"PRAGMA wal_autocheckpoint = {CHECKPOINT_PAGES}")
            db.execute(f"PRAGMA journal_size_limit = {LOG_BYTES}")
        else:
            db.execute("PRAGMA query_only = ON")
    except sqlite3.Error:
        db.close()
        raise
    return db


def execute(db: sqlite3.Connection, sql: str, values: Sequence[Any]) -> list[Any]:
    """Run a statement whose values are ``$1``, ``$2`` …, and return what it finds."""
    return db.execute(sql, {str(at): one for at, one in enumerate(values, start=1)}).fetchall()


class _Checkpointer(threading.Thread):
    """Moves what has been committed from the write-ahead log to its place in the database.

    SQLite would otherwise do this within a commit, and everybody would have to wait. What has not
    been moved yet is just as durable.
    """

    def __init__(self, path: Path, written: Callable[[], int]) -> None:
        super().__init__(name="stockpile-store-checkpoint", daemon=True)
        self._path = path
        self._written = written
        self._stopping = threading.Event()

    def stop(self) -> None:
        """End. Nothing is lost by it."""
        self._stopping.set()

    def run(self) -> None:
        moved = 0
        while not self._stopping.wait(CHECKPOINT_SECONDS):
            written = self._written()
            if written - moved >= CHECKPOINT_ROWS:
                # If this fails, the writer's own limit still applies.
                with contextlib.suppress(sqlite3.Error):
                    with contextlib.closing(sqlite3.connect(self._path, BUSY_SECONDS)) as db:
                        db.execute("PRAGMA wal_checkpoint(PASSIVE)")
                    moved = written


class Writer:
    """Writes in its own thread, and answers in the event loop that was running when it started."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._loop = asyncio.get_running_loop()
        self._gathered: list[_Job] = []
        self._asked: SimpleQueue[list[_Job] | None] = SimpleQueue()
        self._db: sqlite3.Connection | None = None
        self._thread = threading.Thread(target=self._work, name="stockpile-store", daemon=True)
        self._open = True
        self._written = 0
        self._checkpointer = _Checkpointer(path, lambda: self._written)
        self._thread.start()
        self._checkpointer.start()

    def append(self, row: Row, index: Sequence[IndexRow]) -> asyncio.Future[None]:
        """Completes when the row is on the disk, or fails with the reason."""
        future: asyncio.Future[None] = self._loop.create_future()
        return self._ask(_Append(row, index, future), future)

    def run(self, statements: Sequence[Statement]) -> asyncio.Future[list[Any]]:
        """Completes, with what the last statement found, when all changes are on the disk."""
        future: asyncio.Future[list[Any]] = self._loop.create_future()
        return self._ask(_Query(statements, future), future)

    async def stop(self) -> None:
        """Write what was requested, and end."""
        if self._open:
            self._open = False
            self._hand_over()
            self._asked.put(None)
            self._checkpointer.stop()
        await asyncio.to_thread(self._thread.join)
        await asyncio.to_thread(self._checkpointer.join)

    def _ask(self, job: _Job, future: asyncio.Future[Any]) -> asyncio.Future[Any]:
        if not self._open:
            future.set_exception(Unsaved("the store is closed"))
            return future
        if not self._gathered:
            # Wait for the end of this turn of the loop: otherwise the first of several would be
            # committed alone, and the others would wait for two flushes.
            self._loop.call_soon(self._hand_over)
        self._gathered.append(job)
        return future

    def _hand_over(self) -> None:
        if self._gathered:
            self._asked.put(self._gathered)
            self._gathered = []

    # In the thread

    def _work(self) -> None:
        try:
            while self._one_batch():
                pass
        finally:
            self._disconnect()

    def _one_batch(self) -> bool:
        """Commit everything requested so far; False if that was the last batch."""
        appends: list[_Append] = []
        queries: list[_Query] = []
        jobs = self._asked.get()
        try:
            while jobs is not None:
                for job in jobs:
                    # Skip callers that have given up in the meantime.
                    if not job.future.cancelled():
                        appends.append(job) if isinstance(job, _Append) else queries.append(job)
                if len(appends) + len(queries) >= COMMIT_ROWS:
                    break
                jobs = self._asked.get_nowait()
        except Empty:
            pass
        if appends:
            answers = self._commit(appends)
            self._answer(
                [(job.future, answer, None) for job, answer in zip(appends, answers, strict=True)]
            )
        if queries:
            outcomes = self._run(queries)
            self._answer(
                [(query.future, *outcome) for query, outcome in zip(queries, outcomes, strict=True)]
            )
        return jobs is not None

    def _answer(self, answers: list[tuple[asyncio.Future[Any], Answer, Any]]) -> None:
        # The loop may have ended without closing the store; then there is nobody left to tell.
        with contextlib.suppress(RuntimeError):
            self._loop.call_soon_threadsafe(_settle, answers)

    def _commit(self, batch: list[_Append]) -> list[Answer]:
        try:
            db = self._connected()
            answers = self._write_at_once(db, batch) or self._write_together(db, batch)
            self._written += len(batch)
        except sqlite3.Error as error:
            return self._failed(error, len(batch))
        return answers

    def _write_at_once(self, db: sqlite3.Connection, batch: list[_Append]) -> list[Answer] | None:
        """Write rows that have no index rows by a single statement, which commits by itself.

        Every call into SQLite hands the interpreter to the event loop and waits to get it back, and
        a transaction of one statement needs no journal for it. None if that does not work.
        """
        if len(batch) > STATEMENT_ROWS[-1] or any(
            job.index_rows or job.row.seq == 1 for job in batch
        ):
            return None
        try:
            _append_rows(db, batch)
        except (*_ROWS_FAULT, _NotAllWritten):
            return None
        return [None] * len(batch)

    def _write_together(self, db: sqlite3.Connection, batch: list[_Append]) -> list[Answer]:
        """Write rows and their index rows in one transaction."""
        db.execute("BEGIN IMMEDIATE")
        answers: list[Answer] = [None] * len(batch)
        try:
            self._write(db, batch)
        except (*_ROWS_FAULT, _NotAllWritten):
            db.execute("ROLLBACK")
            db.execute("BEGIN IMMEDIATE")
            answers = [self._write_one(db, job) for job in batch]
        db.execute("COMMIT")
        return answers

    def _failed(self, error: sqlite3.Error, waiting: int) -> list[Answer]:
        """Clean up, so that the next batch can be written as soon as the disk allows it."""
        try:
            if self._db is not None and self._db.in_transaction:
                self._db.execute("ROLLBACK")
        except sqlite3.Error:
            self._disconnect()
        code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR)
        if code & 0xFF == sqlite3.SQLITE_FULL and self._db is not None:
            # Moving the write-ahead log to its place in the database may free some space.
            with contextlib.suppress(sqlite3.Error):
                self._db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        # A full disk is temporary. In other cases (the file was moved, or is not SQLite's) it is
        # better to open whatever is there now.
        if code & 0xFF not in (sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_BUSY):
            self._disconnect()
        # The rows are in the file but may not be on the disk: the next start may find them.
        unsure = code in (sqlite3.SQLITE_IOERR_FSYNC, sqlite3.SQLITE_IOERR_DIR_FSYNC)
        return [(Unsure if unsure else Unsaved)(str(error)) for _ in range(waiting)]

    def _write(self, db: sqlite3.Connection, batch: Sequence[_Append]) -> None:
        begun = [(job.row.table, job.row.at) for job in batch if job.row.seq == 1]
        if begun:
            db.executemany(_BEGUN, begun)
        for start in range(0, len(batch), STATEMENT_ROWS[-1]):
            _append_rows(db, batch[start : start + STATEMENT_ROWS[-1]])
        for job in batch:
            for sql, bound in index_statements(job.row, job.index_rows):
                execute(db, sql, bound)

    def _write_one(self, db: sqlite3.Connection, job: _Append) -> Answer:
        """Write one row without affecting the others; returns what to answer."""
        db.execute("SAVEPOINT one")
        try:
            self._write(db, [job])
        except (*_ROWS_FAULT, _NotAllWritten) as error:
            db.execute("ROLLBACK TO one")
            db.execute("RELEASE one")
            return self._why(db, job.row, error)
        db.execute("RELEASE one")
        return None

    def _why(self, db: sqlite3.Connection, row: Row, error: Exception) -> Answer:
        if not isinstance(error, sqlite3.IntegrityError | _NotAllWritten):
            return error
        if row.command is not None:
            found = execute(db, FIND_COMMAND, (row.table, row.author, row.command))
            if found:
                return CommandTaken(found[0][0])
        return SeqTaken(row.table, row.seq)

    def _run(self, queries: list[_Query]) -> list[tuple[Answer, Any]]:
        try:
            db = self._connected()
            db.execute("BEGIN IMMEDIATE")
            outcomes = [self._run_one(db, query.statements) for query in queries]
            db.execute("COMMIT")
        except sqlite3.Error as error:
            self._failed(error, 0)
            return [(Unsaved(str(error)), None) for _ in queries]
        return outcomes

    def _run_one(
        self, db: sqlite3.Connection, statements: Sequence[Statement]
    ) -> tuple[Answer, Any]:
        found: list[Any] = []
        db.execute("SAVEPOINT one")
        try:
            for sql, values in statements:
                found = execute(db, sql, values)
        except _ROWS_FAULT as error:
            db.execute("ROLLBACK TO one")
            db.execute("RELEASE one")
            known = isinstance(error, sqlite3.IntegrityError)
            return Unsaved(str(error)) if known else error, None
        db.execute("RELEASE one")
        return None, found

    def _connected(self) -> sqlite3.Connection:
        if self._db is None:
            self._db = connect(self._path)
        return self._db

    def _disconnect(self) -> None:
        db, self._db = self._db, None
        if db is not None:
            with contextlib.suppress(sqlite3.Error):
                db.close()


def _append_rows(db: sqlite3.Connection, batch: Sequence[_Append]) -> None:
    """Append all of these rows, or none. Raises _NotAllWritten."""
    rows = len(batch)
    places = STATEMENT_ROWS[bisect_left(STATEMENT_ROWS, rows)]
    values: list[Any] = [value for job in batch for value in job.row]
    values += [None] * ((places - rows) * len(Row._fields))
    if db.execute(_append(places), (*values, rows)).rowcount != rows:
        raise _NotAllWritten


def _settle(answers: Iterable[tuple[asyncio.Future[Any], Answer, Any]]) -> None:
    for future, error, answer in answers:
        if future.done():
            continue
        if error is not None:
            future.set_exception(error)
        else:
            future.set_result(answer)
