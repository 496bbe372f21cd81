"""What stands beside a row, as statements that a database driver runs itself.

The hot path goes around SQLAlchemy; its statements are still written once, here, and spelt for
each database.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from sqlalchemy import Delete, Dialect, Insert, bindparam, delete
from sqlalchemy.dialects import postgresql, sqlite

from stockpile.store.schema import finished, finished_guests, members, tables
from stockpile.store.store import Finished, IndexRow, Listing, Member, Row


class Statement(NamedTuple):
    """SQL as a driver reads it, and which values it wants in which order."""

    sql: str
    names: tuple[str, ...]


class Statements:
    """How one database is told what stands beside a row."""

    def __init__(self, dialect: Dialect) -> None:
        make = postgresql.insert if dialect.name == "postgresql" else sqlite.insert

        def spelt(statement: Insert | Delete) -> Statement:
            compiled = statement.compile(dialect=dialect)
            names = getattr(compiled, "positiontup", None)
            assert names is not None, "both drivers take values by position"
            return Statement(str(compiled), tuple(names))

        listing = make(tables).values(_bound("id", "created", "listed", "summary"))
        self._listing = spelt(
            listing.on_conflict_do_update(
                index_elements=["id"],
                set_={"listed": listing.excluded.listed, "summary": listing.excluded.summary},
            )
        )
        member = make(members).values(_bound("table_id", "guest"))
        self._member = spelt(member.on_conflict_do_nothing())
        # A match that was taken up again ends again: its first end goes, with its guests.
        self._unfinished = spelt(
            delete(finished).where(
                finished.c.table_id == bindparam("table_id"),
                finished.c.number == bindparam("number"),
            )
        )
        self._finished = spelt(
            make(finished).values(
                _bound("table_id", "number", "first", "last", "ended", "guests", "summary")
            )
        )
        self._finished_guests = spelt(
            make(finished_guests).values(_bound("table_id", "number", "guest", "ended"))
        )

    def statements_for(
        self, row: Row, index: Sequence[IndexRow]
    ) -> Iterator[tuple[str, tuple[Any, ...]]]:
        """The statements, with their values, that write what stands beside a row."""
        for thing in index:
            for statement, values in self._statement_for(row, thing):
                yield statement.sql, tuple(values[name] for name in statement.names)

    def _statement_for(
        self, row: Row, thing: IndexRow
    ) -> Iterator[tuple[Statement, dict[str, Any]]]:
        match thing:
            case Member(guest):
                yield self._member, {"table_id": row.table, "guest": guest}
            case Listing(listed, summary):
                yield (
                    self._listing,
                    {"id": row.table, "created": row.at, "listed": listed, "summary": summary},
                )
            case Finished(number=number, ended=ended, guests=guests):
                match_of = {"table_id": row.table, "number": number, "ended": ended}
                yield self._unfinished, match_of
                yield (
                    self._finished,
                    {**thing._asdict(), **match_of, "guests": json.dumps(guests)},
                )
                for guest in dict.fromkeys(guests):
                    yield self._finished_guests, {**match_of, "guest": guest}


def _bound(*names: str) -> dict[str, Any]:
    return {name: bindparam(name) for name in names}
