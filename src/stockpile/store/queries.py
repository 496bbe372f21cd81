"""What is asked of a store off the hot path: plain functions, the same for both databases.

Each takes a connection in a transaction that its caller begins and ends.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from sqlalchemy import (
    Connection,
    RowMapping,
    Select,
    delete,
    func,
    insert,
    literal,
    select,
    update,
)
from sqlalchemy.dialects import sqlite

from stockpile.store.schema import (
    finished,
    finished_guests,
    guests,
    leases,
    log,
    members,
    reviews,
    snapshots,
    tables,
)
from stockpile.store.store import Finished, Guest, Row, StoreTable

CHANNEL = "stockpile"
"""Where nodes tell each other what they wrote (PostgreSQL's NOTIFY)."""

_AT_ONCE = 500  # How many codes go into one statement; both databases have a limit.

# --------------------------------------------------------------------------------------- the log


def rows(connection: Connection, table: str, after: int, last: int | None) -> list[Row]:
    wanted = select(log).where(log.c.table_id == table, log.c.seq > after).order_by(log.c.seq)
    if last is not None:
        wanted = wanted.where(log.c.seq <= last)
    return [Row(*row) for row in connection.execute(wanted)]


def latest(connection: Connection, codes: Sequence[str]) -> dict[str, int]:
    highest = select(func.max(log.c.seq)).where(log.c.table_id == tables.c.id).scalar_subquery()
    return {
        code: seq
        for some in _parts(codes)
        for code, seq in connection.execute(
            select(tables.c.id, highest).where(tables.c.id.in_(some))
        )
    }


def find_command(connection: Connection, table: str, author: str, command: str) -> int | None:
    return connection.scalar(
        select(log.c.seq).where(
            log.c.table_id == table, log.c.author == author, log.c.command == command
        )
    )


def _insert_or_update(connection: Connection) -> Any:
    """The insert that knows what to do on a conflict, which each database has its own of."""
    if connection.dialect.name != "postgresql":
        return sqlite.insert
    # Whoever has no such database does not wait until this is loaded.
    from sqlalchemy.dialects import postgresql

    return postgresql.insert


def save_snapshot(connection: Connection, table: str, seq: int, body: bytes) -> None:
    # A table that was deleted in the meantime stays away, and a later snapshot stays.
    there = select(tables.c.id, literal(seq), literal(body)).where(tables.c.id == table)
    make = _insert_or_update(connection)
    saved = make(snapshots).from_select(["table_id", "seq", "body"], there)
    connection.execute(
        saved.on_conflict_do_update(
            index_elements=["table_id"],
            set_={"seq": saved.excluded.seq, "body": saved.excluded.body},
            where=snapshots.c.seq < saved.excluded.seq,
        )
    )


def snapshot(connection: Connection, table: str) -> tuple[int, bytes] | None:
    found = connection.execute(
        select(snapshots.c.seq, snapshots.c.body).where(snapshots.c.table_id == table)
    ).first()
    return None if found is None else (found.seq, found.body)


# --------------------------------------------------------------------------- looking for tables

_TOUCHED = (
    select(log.c.at)
    .where(log.c.table_id == tables.c.id)
    .order_by(log.c.seq.desc())
    .limit(1)
    .scalar_subquery()
)


def _tables() -> Select[Any]:
    return select(
        tables.c.id, tables.c.created, _TOUCHED.label("touched"), tables.c.listed, tables.c.summary
    )


def _latest_first(wanted: Select[Any], most: int) -> Select[Any]:
    return wanted.order_by(wanted.selected_columns.touched.desc(), tables.c.id).limit(most)


def table(connection: Connection, code: str) -> StoreTable | None:
    found = connection.execute(_tables().where(tables.c.id == code)).first()
    return None if found is None else StoreTable(*found)


def listed(connection: Connection, most: int) -> list[StoreTable]:
    wanted = _latest_first(_tables().where(tables.c.listed), most)
    return [StoreTable(*row) for row in connection.execute(wanted)]


def tables_of(connection: Connection, guest: str, most: int) -> list[StoreTable]:
    wanted = _latest_first(
        _tables().join(members, members.c.table_id == tables.c.id).where(members.c.guest == guest),
        most,
    )
    return [StoreTable(*row) for row in connection.execute(wanted)]


def _finished(row: RowMapping) -> Finished:
    return Finished(
        row["number"],
        row["first"],
        row["last"],
        row["ended"],
        tuple(json.loads(row["guests"])),
        row["summary"],
    )


def finished_of(
    connection: Connection, guest: str, most: int, before: int | None
) -> list[tuple[str, Finished]]:
    mine = finished_guests.c
    wanted = (
        select(finished)
        .join(
            finished_guests,
            (mine.table_id == finished.c.table_id) & (mine.number == finished.c.number),
        )
        .where(mine.guest == guest)
        .order_by(mine.ended.desc(), mine.table_id, mine.number.desc())
        .limit(most)
    )
    if before is not None:
        wanted = wanted.where(mine.ended < before)
    return [(row["table_id"], _finished(row)) for row in connection.execute(wanted).mappings()]


def finished_match(connection: Connection, code: str, number: int) -> Finished | None:
    wanted = select(finished).where(finished.c.table_id == code, finished.c.number == number)
    found = connection.execute(wanted).mappings().first()
    return None if found is None else _finished(found)


def save_review(connection: Connection, table: str, number: int, body: bytes) -> None:
    # A table that was deleted in the meantime stays away.
    there = select(finished.c.table_id, finished.c.number, literal(body)).where(
        finished.c.table_id == table, finished.c.number == number
    )
    make = _insert_or_update(connection)
    saved = make(reviews).from_select(["table_id", "number", "body"], there)
    connection.execute(
        saved.on_conflict_do_update(
            index_elements=["table_id", "number"], set_={"body": saved.excluded.body}
        )
    )


def review(connection: Connection, table: str, number: int) -> bytes | None:
    return connection.scalar(
        select(reviews.c.body).where(reviews.c.table_id == table, reviews.c.number == number)
    )


def count_tables(connection: Connection) -> int:
    return connection.scalar(select(func.count()).select_from(tables)) or 0


def delete_tables(connection: Connection, codes: Sequence[str], tell: str | None) -> None:
    """Take tables away; what belongs to them goes with them. ``tell`` is who says so."""
    for some in _parts(codes):
        connection.execute(delete(tables).where(tables.c.id.in_(some)))
        connection.execute(delete(leases).where(leases.c.table_id.in_(some)))
        if tell is not None:
            for code in some:
                connection.execute(select(func.pg_notify(CHANNEL, f"{code}:0:{tell}")))


def prune_tables(connection: Connection, before: int, most: int, tell: str | None) -> int:
    """Delete some of the tables untouched since a time; how many, so that one can go on."""
    untouched = select(tables.c.id).where(_TOUCHED.op("<")(before))
    found = connection.scalars(untouched.order_by(tables.c.id).limit(most)).all()
    # A row may be on its way to one of them: with the tables locked, none can come any more, and
    # the second look is the true one.
    chosen = tables.c.id.in_(found)
    connection.execute(select(tables.c.id).where(chosen).order_by(tables.c.id).with_for_update())
    still = connection.scalars(untouched.where(chosen)).all()
    delete_tables(connection, still, tell)
    return len(still)


def prune_guests(connection: Connection, before: int) -> None:
    connection.execute(delete(guests).where(guests.c.seen < before))


# ---------------------------------------------------------------------------------------- guests


def add_guest(connection: Connection, guest: Guest) -> None:
    connection.execute(insert(guests).values(guest._asdict()))


def guest(connection: Connection, token_hash: bytes) -> Guest | None:
    found = connection.execute(select(guests).where(guests.c.token_hash == token_hash)).first()
    return None if found is None else Guest(*found)


def see_guest(connection: Connection, guest_id: str, at: int, name: str | None) -> None:
    noted: dict[str, Any] = {"seen": at} if name is None else {"seen": at, "name": name}
    connection.execute(update(guests).where(guests.c.id == guest_id).values(noted))


def _parts(codes: Iterable[str]) -> Iterator[list[str]]:
    every = list(codes)
    for start in range(0, len(every), _AT_ONCE):
        yield every[start : start + _AT_ONCE]
