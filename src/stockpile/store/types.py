"""What a store keeps, and what can go wrong.

A table is its log. One accepted command is one `Row`, committed before anybody is told about it.
The pair (table, seq) is unique, and so is a guest's command id at a table. Whatever makes the log
findable (who belongs to a table, what the lobby shows, which matches are finished) is an
`IndexRow`, written in the same transaction as the row that changes it.

Times are whole milliseconds since 1970. Bodies are bytes that a store never interprets.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

from stockpile.core.refusal import Refusal, Refused


class Row(NamedTuple):
    """One accepted command, with everything that followed from it.

    ``author`` is the guest who gave it, empty for what a table does by itself. ``command`` is the
    id that the author's client gave it, if any.
    """

    table: str
    seq: int
    at: int
    author: str
    command: str | None
    body: bytes


class Member(NamedTuple):
    """Written with a row: from now on, a guest belongs to the table (perhaps they already did)."""

    guest: str


class Listing(NamedTuple):
    """Written with a row: what people looking for a table are told about it from now on.

    ``listed`` says whether the lobby shows it to everybody; its members always find it.
    """

    listed: bool
    summary: bytes


class Finished(NamedTuple):
    """Written with a row: a match of the table is over. Rows ``first`` to ``last`` hold it.

    If a match is resumed and ends again, only its last ending counts.
    """

    number: int
    first: int
    last: int
    ended: int
    guests: tuple[str, ...]
    summary: bytes


IndexRow = Member | Listing | Finished


class Guest(NamedTuple):
    """Somebody's browser, known by the SHA-256 of a token that only the browser has."""

    id: str
    token_hash: bytes
    name: str
    created: int
    seen: int


class StoreTable(NamedTuple):
    """A table in a list: the lobby's, or a guest's own."""

    table: str
    created: int
    touched: int
    """When its last row was written."""
    listed: bool
    summary: bytes


class SeqTaken(Exception):
    """The row is not the next of its table: somebody else was quicker and wrote this (table, seq),
    or the table was deleted and the row before it is gone. Nothing was written; reading the log
    again shows which.
    """


class CommandTaken(Exception):
    """This author's command is already in the table's log. Nothing was written."""

    def __init__(self, seq: int) -> None:
        super().__init__(seq)
        self.seq = seq


class Unsaved(Exception):
    """The disk is full or read-only, or the database cannot be reached. An `append` that raises it
    has certainly written nothing; anything else that raises it can be tried again.
    """


class Unsure(Exception):
    """The connection broke while a row was being committed. The row may have been written, or may
    still be, if the database is still working on it.
    """


@contextmanager
def unsaved_refused() -> Iterator[None]:
    """Raise Refused (``cannot-save``) instead of Unsaved."""
    try:
        yield
    except Unsaved:
        raise Refused(Refusal("cannot-save")) from None
