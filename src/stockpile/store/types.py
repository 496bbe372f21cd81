"""What a store keeps, and what can go wrong.

A table is its log. One accepted command is one `Row`, committed before anybody is told of it; the
pair (table, seq) is unique, and so is a guest's command id at a table. Whatever makes the log
findable (who belongs to a table, what the lobby shows, which matches are finished) is an
`IndexRow`, written in the same transaction as the row that changes it.

Times are whole milliseconds since 1970. Bodies are bytes that a store never looks into.
"""

from __future__ import annotations

from typing import NamedTuple


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
    """Written with a row: what people looking for a table are told of it from now on.

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
    """A table as it is found: in the lobby, or among a guest's own."""

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
