"""What alembic runs: the migrations, on the connection and in the transaction it was given."""

from __future__ import annotations

from alembic import context

from stockpile.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    # SQLite changes a table only by making it anew.
    render_as_batch=True,
)
context.run_migrations()
