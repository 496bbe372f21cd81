"""The tables of a store: the log, what makes it findable, and the nodes that share it.

The schema is what the migrations below leave behind, one after the other. Statements are written in
the SQL that both databases read, with ``$1``, ``$2`` … for values, and BLOB for bytes.
"""

from __future__ import annotations

from stockpile.core.refusal import Refusal, Refused

# The log has no id of its own: SQLite's rowid keeps rows in the order they came, so that a commit
# touches few pages. A table's last row says when the table was touched last, so that adding a row
# is a single insert. `finished.guests` is an ordered JSON list; `finished_guests` only indexes it.
_THE_LOG = """
CREATE TABLE tables (
    id TEXT PRIMARY KEY NOT NULL,
    created BIGINT NOT NULL,
    listed BOOLEAN NOT NULL,
    summary BLOB NOT NULL
);
CREATE INDEX tables_listed ON tables (listed) WHERE listed;
CREATE TABLE log (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seq BIGINT NOT NULL,
    at BIGINT NOT NULL,
    author TEXT NOT NULL,
    command TEXT,
    body BLOB NOT NULL,
    CONSTRAINT log_seq UNIQUE (table_id, seq)
);
CREATE UNIQUE INDEX log_command ON log (table_id, author, command) WHERE command IS NOT NULL;
CREATE TABLE snapshots (
    table_id TEXT PRIMARY KEY NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seq BIGINT NOT NULL,
    body BLOB NOT NULL
);
CREATE TABLE members (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    guest TEXT NOT NULL,
    CONSTRAINT members_pk PRIMARY KEY (table_id, guest)
);
CREATE INDEX members_guest ON members (guest);
CREATE TABLE finished (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number BIGINT NOT NULL,
    first BIGINT NOT NULL,
    last BIGINT NOT NULL,
    ended BIGINT NOT NULL,
    guests TEXT NOT NULL,
    summary BLOB NOT NULL,
    CONSTRAINT finished_pk PRIMARY KEY (table_id, number)
);
CREATE TABLE finished_guests (
    guest TEXT NOT NULL,
    ended BIGINT NOT NULL,
    table_id TEXT NOT NULL,
    number BIGINT NOT NULL,
    CONSTRAINT finished_guests_pk PRIMARY KEY (table_id, number, guest),
    CONSTRAINT finished_guests_of FOREIGN KEY (table_id, number)
        REFERENCES finished (table_id, number) ON DELETE CASCADE
);
CREATE INDEX finished_guests_ended ON finished_guests (guest, ended);
CREATE TABLE guests (
    id TEXT PRIMARY KEY NOT NULL,
    token_hash BLOB NOT NULL,
    name TEXT NOT NULL,
    created BIGINT NOT NULL,
    seen BIGINT NOT NULL,
    CONSTRAINT guests_token UNIQUE (token_hash)
);
CREATE TABLE nodes (id TEXT PRIMARY KEY NOT NULL, until BIGINT NOT NULL);
CREATE TABLE leases (
    table_id TEXT PRIMARY KEY NOT NULL,
    node TEXT NOT NULL,
    until BIGINT NOT NULL
);
CREATE INDEX leases_node ON leases (node)
"""

_REVIEWS = """
CREATE TABLE reviews (
    table_id TEXT NOT NULL,
    number BIGINT NOT NULL,
    body BLOB NOT NULL,
    CONSTRAINT reviews_pk PRIMARY KEY (table_id, number),
    CONSTRAINT reviews_of FOREIGN KEY (table_id, number)
        REFERENCES finished (table_id, number) ON DELETE CASCADE
)
"""

# A node is alive while its count of heartbeats grows, whatever any clock says. A lease lasts as
# long as its node.
_HEARTBEATS = """
ALTER TABLE nodes RENAME COLUMN until TO beats;
ALTER TABLE leases DROP COLUMN until
"""

MIGRATIONS = (_THE_LOG, _REVIEWS, _HEARTBEATS)
SCHEMA_VERSION = str(len(MIGRATIONS))
"""The version of a store that is up to date."""

# Alembic's name: the first versions of this program used it, and still recognize a newer store.
READ_VERSION = "SELECT version_num FROM alembic_version"
_MAKE_VERSION = "CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL PRIMARY KEY)"


def missing_migrations(version: str | None, blob: str) -> list[str]:
    """The statements that bring a store of a version (None: an empty one) up to date.

    ``blob`` is what the database calls a column of bytes. Raises Refused for a store that a later
    version of this program has written.
    """
    known = [str(number) for number in range(1, len(MIGRATIONS) + 1)]
    if version == SCHEMA_VERSION:
        return []
    if version is not None and version not in known:
        raise Refused(Refusal("store-too-new", version=version, known=SCHEMA_VERSION))
    done = 0 if version is None else int(version)
    scripts = ";".join(MIGRATIONS[done:]).replace("BLOB", blob)
    note = (
        f"{_MAKE_VERSION}; INSERT INTO alembic_version VALUES ('{SCHEMA_VERSION}')"
        if version is None
        else f"UPDATE alembic_version SET version_num = '{SCHEMA_VERSION}'"
    )
    return f"{scripts};{note}".split(";")
