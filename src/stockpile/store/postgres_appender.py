"""Appending to a log in PostgreSQL: one connection, and one commit for all waiting rows."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

import asyncpg
from asyncpg import exceptions

from stockpile.store.postgres_connect import TROUBLE, connect, unsaved
from stockpile.store.queries import FIND_COMMAND, first_column, index_statements
from stockpile.store.types import CommandTaken, IndexRow, Row, SeqTaken, Unsaved, Unsure

COMMIT_ROWS = 1000

# One statement, so that it takes a single round trip. It goes in the order of the key, like
# everything that locks more than one table, so that there are no deadlocks. The subquery is written
# so that it always uses the index.
_APPEND = """
WITH given AS (
    SELECT * FROM unnest(
        $1::text[], $2::bigint[], $3::bigint[], $4::text[], $5::text[], $6::bytea[]
    ) AS given (table_id, seq, at, author, command, body)
    ORDER BY table_id
), begun AS (
    INSERT INTO tables (id, created, listed, summary)
    SELECT table_id, at, false, '' FROM given WHERE seq = 1
    ON CONFLICT DO NOTHING
), written AS (
    INSERT INTO log (table_id, seq, at, author, command, body)
    SELECT * FROM given
    WHERE coalesce(
        (SELECT true FROM log WHERE log.table_id = given.table_id AND log.seq = given.seq - 1),
        given.seq = 1
    )
    ON CONFLICT DO NOTHING
    RETURNING table_id
)
SELECT table_id FROM written
"""

# The connection can no longer be used.
_LOST = (
    OSError,
    exceptions.PostgresConnectionError,
    exceptions.AdminShutdownError,
    exceptions.CrashShutdownError,
    exceptions.IdleInTransactionSessionTimeoutError,
    exceptions.InternalClientError,
)
# The database cannot write anything now.
_UNABLE = (
    exceptions.InsufficientResourcesError,
    exceptions.OperatorInterventionError,
    exceptions.PostgresSystemError,
    exceptions.ReadOnlySQLTransactionError,
    exceptions.LockNotAvailableError,
)


class _Waiting(NamedTuple):
    row: Row
    index_rows: Sequence[IndexRow]
    future: asyncio.Future[None]


class PostgresAppender:
    """Commits rows; while one commit runs, rows gather for the next.

    ``tell`` is called with every row that is in the log, or may be.
    """

    def __init__(self, url: str, tell: Callable[[Iterable[Row]], None]) -> None:
        self._url = url
        self._tell = tell
        self._waiting: list[_Waiting] = []
        self._working: asyncio.Task[None] | None = None
        self._connection: asyncpg.Connection | None = None
        self._open = True

    async def append(self, row: Row, index: Sequence[IndexRow]) -> None:
        if not self._open:
            raise Unsaved("the store is closed")
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(_Waiting(row, index, future))
        if self._working is None:
            self._working = asyncio.create_task(self._work())
        await future

    async def close(self) -> None:
        """Write the rows that are waiting, and close the connection."""
        self._open = False
        while self._working is not None:
            await asyncio.wait([self._working])
        connection, self._connection = self._connection, None
        if connection is not None:
            try:
                await connection.close(timeout=1)
            except TROUBLE:
                connection.terminate()

    async def setting(self, name: str) -> str:
        """A setting of the connection that appends."""
        while self._working is not None:
            await asyncio.wait([self._working])
        return str(await (await self._connected()).fetchval("SELECT current_setting($1)", name))

    async def _work(self) -> None:
        try:
            while self._waiting:
                await self._commit(self._next_batch())
        finally:
            self._working = None

    def _next_batch(self) -> list[_Waiting]:
        """One row of each table that has any waiting, since the next may build on it."""
        batch: dict[str, _Waiting] = {}
        later: list[_Waiting] = []
        for waiting in self._waiting:
            if waiting.future.cancelled():
                continue
            if waiting.row.table in batch or len(batch) >= COMMIT_ROWS:
                later.append(waiting)
            else:
                batch[waiting.row.table] = waiting
        self._waiting = later
        return list(batch.values())

    async def _commit(self, batch: list[_Waiting]) -> None:
        """Commit a batch, and answer everybody in it."""
        sent = False

        def sending() -> None:
            nonlocal sent
            sent = True

        try:
            connection = await self._connected()
            written = await self._write(connection, batch, sending)
        except Unsaved as error:
            _answer_all(batch, Unsaved, error)
        except _LOST as error:
            self._drop()
            self._break_off(batch, error, sent=sent)
        except _UNABLE as error:
            # By now, another server may be the one to write to.
            self._drop()
            _answer_all(batch, Unsaved, error)
        except exceptions.ForeignKeyViolationError as error:
            # A table was deleted just now.
            await self._one_by_one(batch, SeqTaken(str(error)))
        except Exception as error:  # noqa: BLE001 - an invalid row: its writer is told
            if self._connection is not None and self._connection.is_closed():
                self._drop()
                self._break_off(batch, error, sent=sent)
            else:
                await self._one_by_one(batch, error)
        else:
            self._tell(waiting.row for waiting in batch if waiting.row.table in written)
            for waiting in batch:
                if waiting.row.table in written:
                    _answer(waiting, None)
                else:
                    _answer(waiting, await self._why(waiting.row))

    def _break_off(self, batch: list[_Waiting], error: Exception, *, sent: bool) -> None:
        """Answer everybody in a batch whose connection broke."""
        if sent:
            # Other nodes have to hear of any row that was written after all.
            self._tell(waiting.row for waiting in batch)
        _answer_all(batch, Unsure if sent else Unsaved, error)

    async def _one_by_one(self, batch: list[_Waiting], error: Exception) -> None:
        """Find out which row caused the error, so that the others are written."""
        if len(batch) == 1:
            _answer(batch[0], error)
        else:
            for waiting in batch:
                await self._commit([waiting])

    async def _write(
        self, connection: asyncpg.Connection, batch: list[_Waiting], sending: Callable[[], None]
    ) -> frozenset[str]:
        """Returns the tables whose row was written. Calls ``sending`` before it may commit."""
        columns = [list(column) for column in zip(*(waiting.row for waiting in batch), strict=True)]
        if not any(waiting.index_rows for waiting in batch):
            sending()
            return first_column(await connection.fetch(_APPEND, *columns))
        transaction = connection.transaction()
        await transaction.start()
        try:
            written = first_column(await connection.fetch(_APPEND, *columns))
            # In the order of the key again, because listings lock their tables.
            for waiting in sorted(batch):
                if waiting.row.table in written:
                    for sql, values in index_statements(waiting.row, waiting.index_rows):
                        await connection.execute(sql, *values)
        except BaseException:
            with contextlib.suppress(Exception):
                await transaction.rollback()
            raise
        sending()
        await transaction.commit()
        return written

    async def _why(self, row: Row) -> Exception:
        """Why a row was not written."""
        if row.command is not None:
            try:
                connection = await self._connected()
                seq = await connection.fetchval(FIND_COMMAND, row.table, row.author, row.command)
            except Unsaved as error:
                return error
            except TROUBLE as error:
                self._drop()
                return unsaved(error)
            if seq is not None:
                return CommandTaken(seq)
        return SeqTaken(row.table, row.seq)

    async def _connected(self) -> asyncpg.Connection:
        if self._connection is not None and self._connection.is_closed():
            self._drop()
        if self._connection is None:
            # A plan made while the log is small has to serve when it is large.
            try:
                self._connection = await connect(self._url, enable_seqscan="off")
            except TROUBLE as error:
                raise unsaved(error) from error
        return self._connection

    def _drop(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.terminate()


def _answer(waiting: _Waiting, error: Exception | None) -> None:
    if waiting.future.done():
        return
    if error is None:
        waiting.future.set_result(None)
    else:
        waiting.future.set_exception(error)


def _answer_all(batch: list[_Waiting], kind: type[Exception], error: Exception) -> None:
    for waiting in batch:
        _answer(waiting, kind(str(error) or type(error).__name__))
