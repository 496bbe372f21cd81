"""The methods that every store has in common: those whose speed does not matter."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Concatenate, ParamSpec, TypeVar

from sqlalchemy import Connection

from stockpile.store import queries
from stockpile.store.store import Finished, Guest, Row, StoreTable

P = ParamSpec("P")
T = TypeVar("T")

_PRUNED_AT_ONCE = 100  # Rows of living tables get their turn in between.


class BaseStore(ABC):
    """Reads and writes by the functions of `queries`; a store says how they are run."""

    @abstractmethod
    async def _read(
        self, query: Callable[Concatenate[Connection, P], T], *args: P.args, **named: P.kwargs
    ) -> T:
        """What a query answers. Raises Unsaved if the database cannot."""

    @abstractmethod
    async def _write(
        self, query: Callable[Concatenate[Connection, P], T], *args: P.args, **named: P.kwargs
    ) -> T:
        """What a query answers, once all that it wrote is committed. Raises Unsaved."""

    def _tell(self) -> str | None:
        """As whom to tell other nodes of tables that went away, if there are others."""
        return None

    async def rows(self, table: str, after: int = 0, last: int | None = None) -> list[Row]:
        return await self._read(queries.rows, table, after, last)

    async def latest(self, tables: Sequence[str]) -> dict[str, int]:
        return await self._read(queries.latest, tables)

    async def find_command(self, table: str, author: str, command: str) -> int | None:
        return await self._read(queries.find_command, table, author, command)

    async def save_snapshot(self, table: str, seq: int, body: bytes) -> None:
        await self._write(queries.save_snapshot, table, seq, body)

    async def snapshot(self, table: str) -> tuple[int, bytes] | None:
        return await self._read(queries.snapshot, table)

    async def table(self, table: str) -> StoreTable | None:
        return await self._read(queries.table, table)

    async def listed(self, most: int) -> list[StoreTable]:
        return await self._read(queries.listed, most)

    async def tables_of(self, guest: str, most: int) -> list[StoreTable]:
        return await self._read(queries.tables_of, guest, most)

    async def finished_of(
        self, guest: str, most: int, before: int | None = None
    ) -> list[tuple[str, Finished]]:
        return await self._read(queries.finished_of, guest, most, before)

    async def finished(self, table: str, number: int) -> Finished | None:
        return await self._read(queries.finished_match, table, number)

    async def save_review(self, table: str, number: int, body: bytes) -> None:
        await self._write(queries.save_review, table, number, body)

    async def review(self, table: str, number: int) -> bytes | None:
        return await self._read(queries.review, table, number)

    async def count_tables(self) -> int:
        return await self._read(queries.count_tables)

    async def delete(self, table: str) -> None:
        await self._write(queries.delete_tables, [table], self._tell())

    async def prune(self, tables_before: int, guests_before: int) -> int:
        gone = 0
        while some := await self._write(
            queries.prune_tables, tables_before, _PRUNED_AT_ONCE, self._tell()
        ):
            gone += some
        await self._write(queries.prune_guests, guests_before)
        return gone

    async def add_guest(self, guest: Guest) -> None:
        await self._write(queries.add_guest, guest)

    async def guest(self, token_hash: bytes) -> Guest | None:
        return await self._read(queries.guest, token_hash)

    async def see_guest(self, guest: str, at: int, name: str | None = None) -> None:
        await self._write(queries.see_guest, guest, at, name)
