"""The log, and what stands beside it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "1"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("summary", sa.LargeBinary, nullable=False),
    )
    op.create_index(
        "tables_listed",
        "tables",
        ["listed"],
        sqlite_where=sa.text("listed"),
        postgresql_where=sa.text("listed"),
    )
    op.create_table(
        "log",
        sa.Column("table_id", sa.Text, _of_a_table(), nullable=False),
        sa.Column("seq", sa.BigInteger, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("author", sa.Text, nullable=False),
        sa.Column("command", sa.Text),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.UniqueConstraint("table_id", "seq", name="log_seq"),
    )
    op.create_index(
        "log_command",
        "log",
        ["table_id", "author", "command"],
        unique=True,
        sqlite_where=sa.text("command IS NOT NULL"),
        postgresql_where=sa.text("command IS NOT NULL"),
    )
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.Text, _of_a_table(), primary_key=True),
        sa.Column("seq", sa.BigInteger, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "members",
        sa.Column("table_id", sa.Text, _of_a_table(), nullable=False),
        sa.Column("guest", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "guest", name="members_pk"),
    )
    op.create_index("members_guest", "members", ["guest"])
    op.create_table(
        "finished",
        sa.Column("table_id", sa.Text, _of_a_table(), nullable=False),
        sa.Column("number", sa.BigInteger, nullable=False),
        sa.Column("first", sa.BigInteger, nullable=False),
        sa.Column("last", sa.BigInteger, nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.Column("guests", sa.Text, nullable=False),
        sa.Column("summary", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", name="finished_pk"),
    )
    op.create_table(
        "finished_guests",
        sa.Column("guest", sa.Text, nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("number", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", "guest", name="finished_guests_pk"),
        sa.ForeignKeyConstraint(
            ["table_id", "number"],
            ["finished.table_id", "finished.number"],
            name="finished_guests_of",
            ondelete="CASCADE",
        ),
    )
    op.create_index("finished_guests_ended", "finished_guests", ["guest", "ended"])
    op.create_table(
        "guests",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("token_hash", sa.LargeBinary, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.UniqueConstraint("token_hash", name="guests_token"),
    )
    op.create_table(
        "nodes",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "leases",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("node", sa.Text, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_index("leases_node", "leases", ["node"])


def _of_a_table() -> sa.ForeignKey:
    return sa.ForeignKey("tables.id", ondelete="CASCADE")
