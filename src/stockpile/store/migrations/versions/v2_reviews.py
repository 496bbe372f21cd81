"""Reviews of finished matches."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "2"
down_revision = "1"


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("number", sa.BigInteger, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", name="reviews_pk"),
        sa.ForeignKeyConstraint(
            ["table_id", "number"],
            ["finished.table_id", "finished.number"],
            name="reviews_of",
            ondelete="CASCADE",
        ),
    )
