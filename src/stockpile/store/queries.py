"""The statements of a store, the same for both databases: values are ``$1``, ``$2`` …

``{CODES}`` stands for a database's own way to read its first value, a JSON list of table codes.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from stockpile.store.types import Finished, IndexRow, Listing, Member, Row

Statement = tuple[str, tuple[Any, ...]]
"""SQL, and its values."""

SQLITE_CODES = "(SELECT value FROM json_each($1))"
POSTGRES_CODES = "(SELECT json_array_elements_text(CAST($1 AS json)))"

# The log

ROWS = """
SELECT table_id, seq, at, author, command, body FROM log
WHERE table_id = $1 AND seq > $2 AND seq <= $3 ORDER BY seq
"""
LATEST = """
SELECT id, (SELECT max(seq) FROM log WHERE table_id = id) FROM tables WHERE id IN {CODES}
"""
FIND_COMMAND = "SELECT seq FROM log WHERE table_id = $1 AND author = $2 AND command = $3"
# Neither brings back a table deleted in the meantime, nor replaces a later snapshot.
SAVE_SNAPSHOT = """
INSERT INTO snapshots (table_id, seq, body) SELECT id, $2, $3 FROM tables WHERE id = $1
ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq, body = excluded.body
WHERE snapshots.seq < excluded.seq
"""
SNAPSHOT = "SELECT seq, body FROM snapshots WHERE table_id = $1"

# Looking for tables

_TOUCHED = "(SELECT at FROM log WHERE table_id = id ORDER BY seq DESC LIMIT 1)"
_TABLES = f"SELECT id, created, {_TOUCHED} AS touched, listed, summary FROM tables"
TABLE = f"{_TABLES} WHERE id = $1"
LISTED = f"{_TABLES} WHERE listed ORDER BY touched DESC, id LIMIT $1"
TABLES_OF = f"""
{_TABLES} WHERE id IN (SELECT table_id FROM members WHERE guest = $1)
ORDER BY touched DESC, id LIMIT $2
"""
MEMBER = "SELECT 1 FROM members WHERE table_id = $1 AND guest = $2"
ANYTHING = "SELECT 1 FROM tables UNION ALL SELECT 1 FROM guests LIMIT 1"
COUNT_TABLES = "SELECT count(*) FROM tables"
_UNTOUCHED = f"SELECT id FROM tables WHERE {_TOUCHED} < $1 ORDER BY id LIMIT $2"
PRUNE_TABLES = f"DELETE FROM tables WHERE id IN ({_UNTOUCHED}) RETURNING id"
DELETE_TABLE = "DELETE FROM tables WHERE id = $1"

_FINISHED = """
SELECT finished.table_id, finished.number, first, last, finished.ended, guests, summary
FROM finished
"""
FINISHED = f"{_FINISHED} WHERE table_id = $1 AND number = $2"
FINISHED_OF = f"""
{_FINISHED} JOIN finished_guests AS mine
ON mine.table_id = finished.table_id AND mine.number = finished.number
WHERE mine.guest = $1 AND mine.ended < $3
ORDER BY mine.ended DESC, mine.table_id, mine.number DESC LIMIT $2
"""
# Only a finished match that still exists can have a review.
SAVE_REVIEW = """
INSERT INTO reviews (table_id, number, body)
SELECT table_id, number, $3 FROM finished WHERE table_id = $1 AND number = $2
ON CONFLICT (table_id, number) DO UPDATE SET body = excluded.body
"""
REVIEW = "SELECT body FROM reviews WHERE table_id = $1 AND number = $2"

# Guests

ADD_GUEST = "INSERT INTO guests (id, token_hash, name, created, seen) VALUES ($1, $2, $3, $4, $5)"
GUEST = "SELECT id, token_hash, name, created, seen FROM guests WHERE token_hash = $1"
SEE_GUEST = "UPDATE guests SET seen = $2, name = coalesce($3, name) WHERE id = $1"
PRUNE_GUESTS = "DELETE FROM guests WHERE seen < $1"

# What several nodes on one PostgreSQL need

CHANNEL = "stockpile"
"""Where nodes tell each other what they wrote (NOTIFY): table, seq and sender."""
# A row may be on its way to one of them. Once the tables are locked, no more can come.
LOCK_UNTOUCHED = f"{_UNTOUCHED} FOR UPDATE"
DELETE_AND_TELL = f"""
WITH gone AS (DELETE FROM tables WHERE id IN {POSTGRES_CODES} AND {_TOUCHED} < $2 RETURNING id),
released AS (DELETE FROM leases WHERE table_id IN {POSTGRES_CODES})
SELECT id, CASE WHEN CAST($3 AS text) IS NOT NULL
    THEN pg_notify('{CHANNEL}', id || ':0:' || $3) END FROM gone
"""
BEAT = """
INSERT INTO nodes (id, beats) VALUES ($1, 1)
ON CONFLICT (id) DO UPDATE SET beats = nodes.beats + 1 RETURNING beats
"""
TELL = f"SELECT pg_notify('{CHANNEL}', told) FROM unnest(CAST($1 AS text[])) AS told"
TELL_NEW_NODE = f"SELECT pg_notify('{CHANNEL}', ':0:' || $1)"
NODES = "SELECT id, beats FROM nodes"
FORGET_NODES = "DELETE FROM nodes WHERE id = ANY($1)"
FORGET_LEASES = "DELETE FROM leases WHERE node = ANY($1)"
# Ordered, so that two nodes that want the same tables do not deadlock. $3 has the nodes whose
# heartbeats have stopped, as far as the asking node can see.
HOLD = """
INSERT INTO leases (table_id, node)
SELECT code, $2 FROM unnest(CAST($1 AS text[])) AS code ORDER BY code
ON CONFLICT (table_id) DO UPDATE SET node = excluded.node
WHERE leases.node = excluded.node OR leases.node = ANY($3)
    OR NOT EXISTS (SELECT 1 FROM nodes WHERE id = leases.node)
RETURNING table_id
"""
HELD = "SELECT table_id FROM leases WHERE node = $1"
RELEASE = "DELETE FROM leases WHERE table_id = $1 AND node = $2"

# With a row

_MEMBER = "INSERT INTO members (table_id, guest) VALUES ($1, $2) ON CONFLICT DO NOTHING"
_LISTING = """
INSERT INTO tables (id, created, listed, summary) VALUES ($1, $2, $3, $4)
ON CONFLICT (id) DO UPDATE SET listed = excluded.listed, summary = excluded.summary
"""
# A resumed match ends again: its earlier ending is deleted, along with its guests.
_UNFINISHED = "DELETE FROM finished WHERE table_id = $1 AND number = $2"
_FINISH = """
INSERT INTO finished (table_id, number, first, last, ended, guests, summary)
VALUES ($1, $2, $3, $4, $5, $6, $7)
"""
_FINISH_GUEST = """
INSERT INTO finished_guests (table_id, number, guest, ended) VALUES ($1, $2, $3, $4)
"""


def index_statements(row: Row, index: Sequence[IndexRow]) -> Iterator[Statement]:
    """The statements that make a row findable."""
    for one in index:
        match one:
            case Member(guest):
                yield _MEMBER, (row.table, guest)
            case Listing(listed, summary):
                yield _LISTING, (row.table, row.at, listed, summary)
            case Finished(number, first, last, ended, guests, summary):
                yield _UNFINISHED, (row.table, number)
                written = json.dumps(guests)
                yield _FINISH, (row.table, number, first, last, ended, written, summary)
                for guest in dict.fromkeys(guests):
                    yield _FINISH_GUEST, (row.table, number, guest, ended)


def first_column(found: Iterable[Sequence[str]]) -> frozenset[str]:
    """The values of rows that have only one."""
    return frozenset(value for (value,) in found)


def read_finished(found: Sequence[Any]) -> tuple[str, Finished]:
    """The table and the match in a row that `FINISHED` or `FINISHED_OF` found."""
    table, number, first, last, ended, guests, summary = found
    return table, Finished(number, first, last, ended, tuple(json.loads(guests)), summary)
