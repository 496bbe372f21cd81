"""What a store is: an append-only log for each table, and the few things looked up beside it.

A table is its log. One accepted command is one `Row`, committed before anybody is told of it; the
pair (table, seq) is unique, and so is a guest's command id at a table. What stands beside the log
(who belongs to a table, what the lobby shows, which matches are finished) only makes it findable:
it is written in the same transaction as the row that changes it.

Times are whole milliseconds since 1970. Bodies are bytes that a store never looks into.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol


class Row(NamedTuple):
    """One accepted command, with all that followed from it.

    ``author`` is the guest who gave it, empty for what a table does by itself. ``command`` is the
    id that the author's client gave it, None if it has none.
    """

    table: str
    seq: int
    at: int
    author: str
    command: str | None
    body: bytes


class Member(NamedTuple):
    """Written with a row: a guest belongs to the table from now on (again: changes nothing)."""

    guest: str


class Listing(NamedTuple):
    """Written with a row: what is told of the table from now on to those who look for one.

    ``listed`` says whether the lobby shows it to everybody; its members always find it.
    """

    listed: bool
    summary: bytes


class Finished(NamedTuple):
    """Written with a row: a match of the table is over. Rows ``first`` to ``last`` hold it.

    A match that is taken up again and ends again counts as it ended last.
    """

    number: int
    first: int
    last: int
    ended: int
    guests: tuple[str, ...]
    summary: bytes


IndexRow = Member | Listing | Finished


class Guest(NamedTuple):
    """Somebody's browser: known by the SHA-256 of a token that only the browser has."""

    id: str
    token_hash: bytes
    name: str
    created: int
    seen: int


class StoreTable(NamedTuple):
    """A table as it is found: in the lobby, or among one's own."""

    table: str
    created: int
    touched: int
    """When its last row was written."""
    listed: bool
    summary: bytes


class SeqTaken(Exception):
    """The row is not the next of its table: another has this (table, seq), because somebody else
    was quicker, or the one before it is not there, because the table was deleted. Nothing was
    written; reading the log again shows which.
    """


class CommandTaken(Exception):
    """This author's command is in the table's log already. Nothing was written."""

    def __init__(self, seq: int) -> None:
        super().__init__(seq)
        self.seq = seq


class Unsaved(Exception):
    """The disk is full or read-only, or the database cannot be reached. An `append` that raises it
    wrote nothing, surely; anything else that does may be tried again.
    """


class Unsure(Exception):
    """The connection broke while a row was being committed: it may be there or not, or even come
    a moment later, while the database still works at it.
    """


class Store(Protocol):
    """The log of every table. All methods may raise Unsaved; only `append` raises the others.

    A table begins with its row 1, and each row follows the one before it.
    """

    shared: bool
    """Whether other nodes may use it at the same time."""

    async def open(self) -> None:
        """Connect, and bring the schema up to date.

        Raises Refused: ``store-too-new`` for a store that a later version of this program has
        written, ``data-in-use`` for a file that another process has.
        """
        ...

    async def close(self) -> None:
        """Finish what is being written, and let go."""
        ...

    async def durable(self) -> dict[str, str]:
        """The settings, as the connection that appends has them now, on which it depends that a
        committed row outlives a power cut.
        """
        ...

    # The log

    async def append(self, row: Row, index: Sequence[IndexRow] = ()) -> None:
        """Commit one row, durably, with what stands beside it; many at once share one commit.

        Raises SeqTaken, CommandTaken, Unsaved or Unsure.
        """
        ...

    async def rows(self, table: str, after: int = 0, last: int | None = None) -> list[Row]:
        """The rows with ``after < seq`` and ``seq <= last``, in order; empty for no such table."""
        ...

    async def latest(self, tables: Sequence[str]) -> dict[str, int]:
        """The highest seq of each of these tables that is there."""
        ...

    async def find_command(self, table: str, author: str, command: str) -> int | None:
        """The seq of the row that this command became, if it did."""
        ...

    async def save_snapshot(self, table: str, seq: int, body: bytes) -> None:
        """Keep what the table was after row ``seq``; a later one that is kept already stays."""
        ...

    async def snapshot(self, table: str) -> tuple[int, bytes] | None:
        """The snapshot of a table, if one was kept."""
        ...

    # Looking for tables

    async def table(self, table: str) -> StoreTable | None:
        """One table, if there is one of this code."""
        ...

    async def listed(self, most: int) -> list[StoreTable]:
        """The tables that the lobby shows, the one touched last first."""
        ...

    async def tables_of(self, guest: str, most: int) -> list[StoreTable]:
        """The tables a guest belongs to, the one touched last first."""
        ...

    async def finished_of(
        self, guest: str, most: int, before: int | None = None
    ) -> list[tuple[str, Finished]]:
        """A guest's finished matches with their table, the latest first; those that ended before
        a time, if one is given.
        """
        ...

    async def finished(self, table: str, number: int) -> Finished | None:
        """One finished match."""
        ...

    async def save_review(self, table: str, number: int, body: bytes) -> None:
        """Keep the review of a finished match, in place of an earlier one; of no other."""
        ...

    async def review(self, table: str, number: int) -> bytes | None:
        """The review of a finished match, if one was kept."""
        ...

    async def count_tables(self) -> int:
        """How many tables there are."""
        ...

    async def delete(self, table: str) -> None:
        """Take a table away with all that belongs to it. Other nodes are told (seq 0)."""
        ...

    async def prune(self, tables_before: int, guests_before: int) -> int:
        """Delete tables untouched, and guests unseen, since these times; how many tables went."""
        ...

    # Guests

    async def add_guest(self, guest: Guest) -> None:
        """Keep a new guest."""
        ...

    async def guest(self, token_hash: bytes) -> Guest | None:
        """The guest with this token, if there is one."""
        ...

    async def see_guest(self, guest: str, at: int, name: str | None = None) -> None:
        """Note that a guest was here, and their new name if they have one."""
        ...

    # Several nodes on one store (with one node, it has every table)

    async def beat(self, node: str, ttl_ms: int) -> frozenset[str]:
        """Say that a node is alive for the next ``ttl_ms`` by the database's clock; which are."""
        ...

    async def leave(self, node: str) -> None:
        """Say that a node has ended, and give back all that it holds."""
        ...

    async def hold(self, wanted: Sequence[str], node: str, ttl_ms: int) -> frozenset[str]:
        """Take or keep the duties of tables that no other living node holds; of which it has."""
        ...

    async def keep(self, node: str, ttl_ms: int) -> frozenset[str]:
        """Keep all tables that the node holds for another ``ttl_ms``; which those are."""
        ...

    async def release(self, table: str, node: str) -> None:
        """Give back the duties of a table."""
        ...

    def listen(self, hear: Callable[[str, int], None]) -> None:
        """Have ``hear(table, seq)`` called (in the event loop) when another node wrote a row.

        It may miss some: ask `latest` now and then.
        """
        ...
