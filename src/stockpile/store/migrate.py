"""Bringing a store's schema up to date when it is opened."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, func, insert, inspect, select

from stockpile.core.refusal import Refusal, Refused
from stockpile.store import schema

_MIGRATIONS = Path(__file__).with_name("migrations")
MIGRATING = 0x53544F434B
"""The advisory lock that a node holds while it migrates: any number, the same for all."""


def bring_up_to_date(connection: Connection) -> None:
    """Give a new store its schema, and run the migrations that an old one lacks.

    Works in the transaction that the caller has begun. Several nodes may do so at once: one does
    it, the others wait. Raises Refused for a store that a later version of this program has
    written.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(MIGRATING)))
    version = _version(connection)
    if version is None:
        schema.metadata.create_all(connection, checkfirst=False)
        schema.alembic_version.create(connection)
        connection.execute(insert(schema.alembic_version).values(version_num=schema.VERSION))
    elif version != schema.VERSION:
        migrate(connection, version)


def migrate(connection: Connection, version: str | None) -> None:
    """Run the migrations after this one, or all of them."""
    # Alembic takes its time to load, and most starts have nothing to migrate.
    from alembic import command
    from alembic.config import Config
    from alembic.script import ScriptDirectory

    config = Config()
    # Percent signs are interpolated by the reader of options.
    config.set_main_option("script_location", str(_MIGRATIONS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    if version is not None and version not in known:
        raise Refused(Refusal("store-too-new", version=version, known=schema.VERSION))
    command.upgrade(config, "head")


def _version(connection: Connection) -> str | None:
    if not inspect(connection).has_table(schema.alembic_version.name):
        return None
    found = connection.scalar(select(schema.alembic_version.c.version_num))
    return None if found is None else str(found)
