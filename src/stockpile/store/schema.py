"""The tables of a store: the log, what stands beside it, and the nodes that share it.

A new store is made in this shape; migrations bring an old one to it. A test holds the two together.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    UniqueConstraint,
    text,
)

VERSION = "2"
"""The migration that leads here: what a store says that it is."""

metadata = MetaData()

# As Alembic makes it, which keeps the version here.
alembic_version = Table(
    "alembic_version",
    MetaData(),
    Column("version_num", String(32), nullable=False),
    PrimaryKeyConstraint("version_num", name="alembic_version_pkc"),
)

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("created", BigInteger, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("summary", LargeBinary, nullable=False),
    Index("tables_listed", "listed", sqlite_where=text("listed"), postgresql_where=text("listed")),
)

# No id of its own: SQLite's rowid keeps rows in the order they came, so that a commit touches few
# pages. When a table was touched last is read off its last row, so that a row is one insert.
log = Table(
    "log",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seq", BigInteger, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("author", Text, nullable=False),
    Column("command", Text),
    Column("body", LargeBinary, nullable=False),
    UniqueConstraint("table_id", "seq", name="log_seq"),
    Index(
        "log_command",
        "table_id",
        "author",
        "command",
        unique=True,
        sqlite_where=text("command IS NOT NULL"),
        postgresql_where=text("command IS NOT NULL"),
    ),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", BigInteger, nullable=False),
    Column("body", LargeBinary, nullable=False),
)

members = Table(
    "members",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("guest", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "guest", name="members_pk"),
    Index("members_guest", "guest"),
)

finished = Table(
    "finished",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("number", BigInteger, nullable=False),
    Column("first", BigInteger, nullable=False),
    Column("last", BigInteger, nullable=False),
    Column("ended", BigInteger, nullable=False),
    # A JSON list: in order, where `finished_guests` only finds.
    Column("guests", Text, nullable=False),
    Column("summary", LargeBinary, nullable=False),
    PrimaryKeyConstraint("table_id", "number", name="finished_pk"),
)

finished_guests = Table(
    "finished_guests",
    metadata,
    Column("guest", Text, nullable=False),
    Column("ended", BigInteger, nullable=False),
    Column("table_id", Text, nullable=False),
    Column("number", BigInteger, nullable=False),
    PrimaryKeyConstraint("table_id", "number", "guest", name="finished_guests_pk"),
    ForeignKeyConstraint(
        ["table_id", "number"],
        ["finished.table_id", "finished.number"],
        name="finished_guests_of",
        ondelete="CASCADE",
    ),
    Index("finished_guests_ended", "guest", "ended"),
)

reviews = Table(
    "reviews",
    metadata,
    Column("table_id", Text, nullable=False),
    Column("number", BigInteger, nullable=False),
    Column("body", LargeBinary, nullable=False),
    PrimaryKeyConstraint("table_id", "number", name="reviews_pk"),
    ForeignKeyConstraint(
        ["table_id", "number"],
        ["finished.table_id", "finished.number"],
        name="reviews_of",
        ondelete="CASCADE",
    ),
)

guests = Table(
    "guests",
    metadata,
    Column("id", Text, primary_key=True),
    Column("token_hash", LargeBinary, nullable=False),
    Column("name", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    UniqueConstraint("token_hash", name="guests_token"),
)

# Times of the two below are by the database's clock.
nodes = Table(
    "nodes",
    metadata,
    Column("id", Text, primary_key=True),
    Column("until", BigInteger, nullable=False),
)

leases = Table(
    "leases",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("node", Text, nullable=False),
    Column("until", BigInteger, nullable=False),
    Index("leases_node", "node"),
)
