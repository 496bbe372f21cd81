"""What a store is: an append-only log for each table, and the few things that make it findable."""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, ClassVar

from stockpile.store import queries
from stockpile.store.queries import Statement
from stockpile.store.types import Finished, Guest, IndexRow, Row, StoreTable

MAX_BIGINT = 2**63 - 1
PRUNED_AT_ONCE = 100
"""Tables deleted in one transaction, so that other tables get to write their rows in between."""


class Store(ABC):
    """The log of every table. All methods may raise Unsaved; only `append` raises the others.

    A table begins with its row 1, and each row follows the one before it. Each database has its
    own hot path, `append`; everything less frequent is written once, here.
    """

    shared: ClassVar[bool]
    """Whether other nodes may use it at the same time."""
    codes_given: ClassVar[str]
    """The SQL that reads table codes from the first value, a JSON list."""

    @abstractmethod
    async def open(self) -> None:
        """Connect, and bring the schema up to date.

        Raises Refused: ``store-too-new`` if a later version of this program has written it,
        ``data-in-use`` if another process has the file.
        """

    @abstractmethod
    async def close(self) -> None:
        """Finish what is being written, and close it."""

    @abstractmethod
    async def durable(self) -> dict[str, str]:
        """The settings that make a committed row survive a power cut, as the connection that
        appends has them now.
        """

    async def find_damage(self) -> str | None:
        """What is wrong with the store's files, as far as it can tell; None if nothing is."""
        return None

    @abstractmethod
    async def append(self, row: Row, index: Sequence[IndexRow] = ()) -> None:
        """Commit one row durably, with its index rows. Concurrent appends share one commit.

        Raises SeqTaken, CommandTaken, Unsaved or Unsure.
        """

    @abstractmethod
    async def _read(self, sql: str, *values: Any) -> Sequence[Any]:
        """The rows that a statement finds."""

    @abstractmethod
    async def _write(self, *statements: Statement) -> Sequence[Any]:
        """Run statements in one transaction; returns what the last one found, once committed."""

    # The log

    async def rows(self, table: str, after: int = 0, last: int | None = None) -> list[Row]:
        """The rows with ``after < seq`` and ``seq <= last``, in order."""
        found = await self._read(queries.ROWS, table, after, MAX_BIGINT if last is None else last)
        return [Row(*one) for one in found]

    async def latest(self, tables: Sequence[str]) -> dict[str, int]:
        """The highest seq of each of these tables that exists."""
        sql = queries.LATEST.replace("{CODES}", self.codes_given)
        return dict(await self._read(sql, json.dumps(list(tables))))

    async def find_command(self, table: str, author: str, command: str) -> int | None:
        """The seq of the row that this command became, if it did."""
        found = await self._read(queries.FIND_COMMAND, table, author, command)
        return found[0][0] if found else None

    async def save_snapshot(self, table: str, seq: int, body: bytes) -> None:
        """Keep the table as it was after row ``seq``, unless a later snapshot is kept already."""
        await self._write((queries.SAVE_SNAPSHOT, (table, seq, body)))

    async def snapshot(self, table: str) -> tuple[int, bytes] | None:
        """The snapshot of a table, if one was kept."""
        found = await self._read(queries.SNAPSHOT, table)
        return tuple(found[0]) if found else None

    # Looking for tables

    async def table(self, table: str) -> StoreTable | None:
        """The table with this code, if there is one."""
        found = await self._read(queries.TABLE, table)
        return _store_table(found[0]) if found else None

    async def listed(self, most: int) -> list[StoreTable]:
        """The tables that the lobby shows, most recently touched first."""
        return [_store_table(one) for one in await self._read(queries.LISTED, most)]

    async def tables_of(self, guest: str, most: int) -> list[StoreTable]:
        """The tables a guest belongs to, most recently touched first."""
        return [_store_table(one) for one in await self._read(queries.TABLES_OF, guest, most)]

    async def is_member(self, table: str, guest: str) -> bool:
        """Whether a guest belongs to a table."""
        return bool(await self._read(queries.MEMBER, table, guest))

    async def is_empty(self) -> bool:
        """Whether there are neither tables nor guests."""
        return not await self._read(queries.ANYTHING)

    async def finished_of(
        self, guest: str, most: int, before: int | None = None
    ) -> list[tuple[str, Finished]]:
        """A guest's finished matches with their table, latest first; if ``before`` is given, only
        those that ended before it.
        """
        until = MAX_BIGINT if before is None else before
        found = await self._read(queries.FINISHED_OF, guest, most, until)
        return [queries.read_finished(one) for one in found]

    async def finished(self, table: str, number: int) -> Finished | None:
        """One finished match."""
        found = await self._read(queries.FINISHED, table, number)
        return queries.read_finished(found[0])[1] if found else None

    async def save_review(self, table: str, number: int, body: bytes) -> None:
        """Keep the review of a match if it is finished, replacing an earlier one."""
        await self._write((queries.SAVE_REVIEW, (table, number, body)))

    async def review(self, table: str, number: int) -> bytes | None:
        """The review of a finished match, if one was kept."""
        found = await self._read(queries.REVIEW, table, number)
        return found[0][0] if found else None

    async def count_tables(self) -> int:
        """How many tables there are."""
        count: int = (await self._read(queries.COUNT_TABLES))[0][0]
        return count

    @abstractmethod
    async def delete(self, table: str) -> None:
        """Delete a table and everything that belongs to it. Other nodes are told (seq 0)."""

    async def prune(self, tables_before: int, guests_before: int) -> int:
        """Delete tables untouched, and guests unseen, since these times; counts the tables."""
        gone = 0
        while some := await self._prune_some(tables_before):
            gone += some
        await self._write((queries.PRUNE_GUESTS, (guests_before,)))
        return gone

    @abstractmethod
    async def _prune_some(self, before: int) -> int:
        """Delete some of the tables not touched since a time; returns how many, 0 at the end."""

    # Guests

    async def add_guest(self, guest: Guest) -> None:
        """Keep a new guest."""
        await self._write((queries.ADD_GUEST, guest))

    async def guest(self, token_hash: bytes) -> Guest | None:
        """The guest with this token, if there is one."""
        found = await self._read(queries.GUEST, token_hash)
        return Guest(*found[0]) if found else None

    async def see_guest(self, guest: str, at: int, name: str | None = None) -> None:
        """Note that a guest was here, and their new name if they have one."""
        await self._write((queries.SEE_GUEST, (guest, at, name)))

    # Several nodes on one store (a single node has every table)

    @abstractmethod
    async def beat(self, node: str, ttl_ms: int) -> frozenset[str]:
        """Say that a node is alive. Returns the nodes that have done so in the last ``ttl_ms``, by
        this process's own clock.
        """

    @abstractmethod
    async def leave(self, node: str) -> None:
        """Say that a node has ended, and release everything it holds."""

    @abstractmethod
    async def hold(self, wanted: Sequence[str], node: str) -> frozenset[str]:
        """Take or keep the duties of tables that no other living node holds; returns all it has."""

    @abstractmethod
    async def held(self, node: str) -> frozenset[str]:
        """The tables whose duties a node holds."""

    @abstractmethod
    async def release(self, table: str, node: str) -> None:
        """Release the duties of a table."""

    @abstractmethod
    def listen(self, hear: Callable[[str, int], None]) -> None:
        """Call ``hear(table, seq)`` (in the event loop) when another node has written a row.

        It may miss some, so poll `latest` as well.
        """


def _store_table(found: Sequence[Any]) -> StoreTable:
    table, created, touched, listed, summary = found
    return StoreTable(table, created, touched, bool(listed), summary)
