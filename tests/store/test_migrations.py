"""The schema: every version of a store becomes the same one, and loses nothing on the way."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from stockpile.core.refusal import Refused
from stockpile.store import Finished, Member, Unsaved, open_store
from stockpile.store.postgres import MIGRATION_LOCK
from stockpile.store.postgres_connect import connect
from stockpile.store.schema import MIGRATIONS, SCHEMA_VERSION, missing_migrations
from tests.store.looping import Opener, in_loop, opener, row
from tests.store.watching import somebody_waits_for_a_lock

_SHAPE = """
SELECT 'column', table_name, column_name, data_type || is_nullable || coalesce(column_default, '')
FROM information_schema.columns WHERE table_schema = 'public'
UNION ALL SELECT 'index', tablename, indexname, indexdef FROM pg_indexes WHERE schemaname = 'public'
UNION ALL SELECT 'constraint', conrelid::regclass::text, conname, pg_get_constraintdef(oid)
FROM pg_constraint WHERE connamespace = 'public'::regnamespace
"""


@pytest.fixture
def opens_shared(postgres_url: str, tmp_path: Path) -> Opener:
    return opener(lambda: open_store(postgres_url, tmp_path))


async def on_database(url: str, *statements: str) -> list[Any]:
    """What the last of some statements finds on the bare database of a store."""
    if url.startswith("sqlite"):
        path = Path(url.removeprefix("sqlite:///"))
        with contextlib.closing(sqlite3.connect(path)) as db, db:
            return [db.execute(one).fetchall() for one in statements][-1]
    connection = await asyncpg.connect(url)
    try:
        found: list[list[Any]] = [await connection.fetch(one) for one in statements]
        return found[-1]
    finally:
        await connection.close()


async def shape(url: str) -> set[Any]:
    """All that a database says of its own schema, in its own words."""
    if url.startswith("sqlite"):
        found = await on_database(url, "SELECT type, name, tbl_name, sql FROM sqlite_master")
    else:
        found = await on_database(url, _SHAPE)
    return {tuple(one) for one in found}


@in_loop
async def test_a_store_opened_again_is_left_as_it_is(store_url: str, opens: Opener) -> None:
    async with opens() as store:
        await store.append(row(body=b"kept"))
    before = await shape(store_url)
    async with opens() as store:
        assert [one.body for one in await store.rows("oak")] == [b"kept"]
    assert await shape(store_url) == before


@pytest.mark.parametrize("version", range(1, len(MIGRATIONS)))
@in_loop
async def test_a_store_of_an_earlier_version_keeps_what_it_has(
    version: int, store_url: str, opens: Opener, monkeypatch: pytest.MonkeyPatch
) -> None:
    over = Finished(1, 1, 1, 100, ("ann",), b"summary")
    monkeypatch.setattr("stockpile.store.schema.MIGRATIONS", MIGRATIONS[:version])
    monkeypatch.setattr("stockpile.store.schema.SCHEMA_VERSION", str(version))
    async with opens() as store:
        await store.append(row(body=b"kept"), [Member("ann"), over])
    monkeypatch.undo()
    async with opens() as store:
        assert [one.body for one in await store.rows("oak")] == [b"kept"]
        assert await store.finished("oak", 1) == over
        await store.save_review("oak", 1, b"new")
        assert await store.review("oak", 1) == b"new"
    now = await shape(store_url)
    tables = [name for kind, name, *_ in now if kind in ("table", "column")]
    drop = "DROP TABLE {}" if store_url.startswith("sqlite") else "DROP TABLE IF EXISTS {} CASCADE"
    await on_database(store_url, *(drop.format(name) for name in dict.fromkeys(tables)))
    async with opens():
        assert await shape(store_url) == now


def test_a_version_says_how_many_migrations_it_has_had() -> None:
    assert str(len(MIGRATIONS)) == SCHEMA_VERSION
    assert missing_migrations(SCHEMA_VERSION, "BLOB") == []
    assert len(missing_migrations(None, "BLOB")) > len(missing_migrations("1", "BLOB")) > 0


@in_loop
async def test_a_store_of_a_later_version_is_refused(store_url: str, opens: Opener) -> None:
    async with opens() as store:
        await store.append(row())
    await on_database(store_url, "UPDATE alembic_version SET version_num = '999'")
    before = await shape(store_url)
    with pytest.raises(Refused) as refused:
        async with opens():
            pass
    assert refused.value.refusal.to_json() == {
        "refused": "store-too-new",
        "version": "999",
        "known": SCHEMA_VERSION,
    }
    assert await shape(store_url) == before


@in_loop
async def test_nodes_that_start_at_once_make_the_schema_once(
    postgres_url: str, opens_shared: Opener
) -> None:
    async def start() -> None:
        async with opens_shared():
            pass

    another = await connect(postgres_url)
    try:
        await another.execute(f"SELECT pg_advisory_lock({MIGRATION_LOCK})")
        node = asyncio.create_task(start())
        await somebody_waits_for_a_lock(another)
        assert not node.done()
        assert await another.fetchval("SELECT to_regclass('log')") is None
    finally:
        await another.close()
    await node


@in_loop
async def test_a_migration_that_fails_leaves_nothing_behind(
    store_url: str, opens: Opener, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("stockpile.store.schema.MIGRATIONS", (*MIGRATIONS, "SELECT nonsense"))
    with pytest.raises(Unsaved):
        async with opens():
            pass
    monkeypatch.undo()
    assert await shape(store_url) == set()
    async with opens():
        pass
