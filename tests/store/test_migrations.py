"""The schema: what the migrations make is what the code believes."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool

import stockpile.store.migrations
from stockpile.core.refusal import Refused
from stockpile.store import Finished, Member, open_store
from stockpile.store.migrate import MIGRATING, bring_up_to_date, migrate
from stockpile.store.postgres_connect import connect
from stockpile.store.schema import VERSION, alembic_version, metadata
from stockpile.store.sqlite_writer import make_engine
from tests.store.looping import Opener, in_loop, opener, row
from tests.store.watching import somebody_waits_for_a_lock

T = TypeVar("T")


@pytest.fixture
def opens_shared(postgres_url: str, tmp_path: Path) -> Opener:
    return opener(lambda: open_store(postgres_url, tmp_path))


async def on_database(url: str, query: Callable[[Connection], T]) -> T:
    """Run something on the bare database of a store, in a transaction."""
    if url.startswith("sqlite"):
        engine = make_engine(Path(url.removeprefix("sqlite:///")), writing=True)
        try:
            with engine.begin() as connection:
                return query(connection)
        finally:
            engine.dispose()
    shared = create_async_engine(
        "postgresql+asyncpg://", async_creator=lambda: connect(url), poolclass=NullPool
    )
    try:
        async with shared.begin() as connection:
            return await connection.run_sync(query)
    finally:
        await shared.dispose()


def shape(connection: Connection) -> set[Any]:
    """All that a database says of its own schema, in its own words."""
    if connection.dialect.name == "sqlite":
        wanted = "SELECT type, name, tbl_name, sql FROM sqlite_master"
    else:
        wanted = """
            SELECT 'column', table_name, column_name, data_type || is_nullable
                || coalesce(column_default, '')
            FROM information_schema.columns WHERE table_schema = 'public'
            UNION ALL SELECT 'index', tablename, indexname, indexdef
            FROM pg_indexes WHERE schemaname = 'public'
            UNION ALL SELECT 'constraint', conrelid::regclass::text, conname,
                pg_get_constraintdef(oid)
            FROM pg_constraint WHERE connamespace = 'public'::regnamespace
        """
    return {tuple(found) for found in connection.execute(text(wanted))}


@in_loop
async def test_the_migrations_make_the_schema_of_a_new_store(store_url: str, opens: Opener) -> None:
    async with opens():
        pass

    def version(connection: Connection) -> str | None:
        return MigrationContext.configure(connection).get_current_revision()

    new = await on_database(store_url, shape)
    assert await on_database(store_url, version) == VERSION

    def make_anew(connection: Connection) -> None:
        metadata.drop_all(connection)
        alembic_version.drop(connection)
        migrate(connection, None)

    def differences(connection: Connection) -> list[Any]:
        found: list[Any] = compare_metadata(MigrationContext.configure(connection), metadata)
        return found

    await on_database(store_url, make_anew)
    assert await on_database(store_url, differences) == []
    assert await on_database(store_url, version) == VERSION
    assert await on_database(store_url, shape) == new


def test_the_newest_migration_is_the_version() -> None:
    config = Config()
    config.set_main_option("path_separator", "os")
    folder = Path(stockpile.store.migrations.__file__).parent
    config.set_main_option("script_location", str(folder))
    assert ScriptDirectory.from_config(config).get_heads() == [VERSION]


@in_loop
async def test_a_store_opened_again_is_left_as_it_is(store_url: str, opens: Opener) -> None:
    async with opens() as store:
        await store.append(row(body=b"kept"))
    before = await on_database(store_url, shape)
    async with opens() as store:
        assert [one.body for one in await store.rows("oak")] == [b"kept"]
    assert await on_database(store_url, shape) == before
    await on_database(store_url, bring_up_to_date)
    assert await on_database(store_url, shape) == before


@in_loop
async def test_a_store_of_an_earlier_version_keeps_what_it_has(
    store_url: str, opens: Opener
) -> None:
    over = Finished(1, 1, 1, 100, ("ann",), b"summary")
    async with opens() as store:
        await store.append(row(body=b"kept"), [Member("ann"), over])
    now = await on_database(store_url, shape)

    def go_back(connection: Connection) -> None:
        connection.execute(text("DROP TABLE reviews"))
        connection.execute(text("UPDATE alembic_version SET version_num = '1'"))

    await on_database(store_url, go_back)
    async with opens() as store:
        assert [one.body for one in await store.rows("oak")] == [b"kept"]
        assert await store.finished("oak", 1) == over
        await store.save_review("oak", 1, b"new")
        assert await store.review("oak", 1) == b"new"
    assert await on_database(store_url, shape) == now


@in_loop
async def test_a_store_of_a_later_version_is_refused(store_url: str, opens: Opener) -> None:
    async with opens() as store:
        await store.append(row())

    def come_from_the_future(connection: Connection) -> None:
        connection.execute(text("UPDATE alembic_version SET version_num = '999'"))

    await on_database(store_url, come_from_the_future)
    before = await on_database(store_url, shape)
    with pytest.raises(Refused) as refused:
        async with opens():
            pass
    assert refused.value.refusal.to_json() == {
        "refused": "store-too-new",
        "version": "999",
        "known": VERSION,
    }
    assert await on_database(store_url, shape) == before


@in_loop
async def test_nodes_that_start_at_once_make_the_schema_once(
    postgres_url: str, opens_shared: Opener
) -> None:
    async def start() -> None:
        async with opens_shared():
            pass

    another = await connect(postgres_url)
    try:
        await another.execute(f"SELECT pg_advisory_lock({MIGRATING})")
        node = asyncio.create_task(start())
        await somebody_waits_for_a_lock(another)
        assert not node.done()
        assert await another.fetchval("SELECT to_regclass('log')") is None
    finally:
        await another.close()
    await node


@in_loop
async def test_a_migration_that_fails_leaves_nothing_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "store.sqlite3"

    def fail(connection: Connection) -> None:
        bring_up_to_date(connection)
        raise sqlite3.OperationalError("the power went")

    monkeypatch.setattr("stockpile.store.sqlite.bring_up_to_date", fail)
    with pytest.raises(sqlite3.OperationalError):
        await open_store(f"sqlite:///{path}", tmp_path).open()
    monkeypatch.undo()
    assert await on_database(f"sqlite:///{path}", shape) == set()
    store = open_store(f"sqlite:///{path}", tmp_path)
    await store.open()
    await store.close()
