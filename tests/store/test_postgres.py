"""What only a server can suffer: killed, restarted, frozen, while rows are on their way."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest

from stockpile.store import Listing, SeqTaken, Store, Unsaved, Unsure, open_store
from stockpile.store.postgres_connect import ANSWER_SECONDS, connect
from tests.postgres import PostgresServer
from tests.store.looping import in_loop, row
from tests.store.test_nodes import LONG, connected, hearing
from tests.store.watching import (
    end_connections,
    somebody_waits_for_a_lock,
    watched,
    without_connections,
)
from tests.virtual_time import expire, running_loop
from tests.waiting import until

pytestmark = pytest.mark.long


class Players:
    """Tables at which rows are written without a pause, whatever happens to the database."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.saved: dict[str, set[int]] = {}
        self.trouble: list[Exception] = []
        self._tasks = [asyncio.create_task(self._play(f"t{n}")) for n in range(30)]

    async def _play(self, table: str) -> None:
        saved = self.saved.setdefault(table, set())
        seq = 1
        while True:
            try:
                await self.store.append(
                    row(table, seq, author=table, command=str(seq), body=b"x" * 200),
                    [Listing(True, b"%d" % seq)] if seq % 20 == 0 else (),
                )
            except Unsaved as error:
                self.trouble.append(error)
                await asyncio.sleep(0.02)
                continue
            except Unsure as error:
                self.trouble.append(error)
                if not await self._found(table, seq):
                    continue
            saved.add(seq)
            seq += 1

    async def _found(self, table: str, seq: int) -> bool:
        while True:
            try:
                return await self.store.find_command(table, table, str(seq)) is not None
            except Unsaved:
                await asyncio.sleep(0.02)

    async def more(self) -> None:
        """Wait until every table has got on."""
        wanted = {table: len(saved) + 3 for table, saved in self.saved.items()}

        def all_have() -> bool:
            for task in self._tasks:
                assert not task.done(), task.exception()
            return all(len(self.saved[table]) >= most for table, most in wanted.items())

        await until(all_have, "the next rows")

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def test_rows_outlive_a_server_that_is_killed(
    durable_postgres: PostgresServer, tmp_path: Path
) -> None:
    server = durable_postgres
    url = server.new_database()

    async def story() -> None:
        store = open_store(url, tmp_path)
        await store.open()
        assert await store.durable() == {"synchronous_commit": "on", "fsync": "on"}
        players = Players(store)
        await until(lambda: len(players.saved) == 30)
        await players.more()
        for _ in range(3):
            # Before: everybody may hear of it at once, and then only look for their row.
            players.trouble.clear()
            await asyncio.to_thread(server.kill)
            await until(lambda: players.trouble)
            # While it is away, asking says so.
            with pytest.raises(Unsaved):
                await store.rows("t1")
            with pytest.raises(Unsaved):
                await store.beat("north", 1000)
            await asyncio.to_thread(server.start)
            await players.more()
        server.stop()
        await asyncio.to_thread(server.start)
        await players.more()
        await players.stop()
        # What is still on its way has come by then.
        await store.close()
        await store.open()
        for table, saved in players.saved.items():
            rows = await store.rows(table)
            assert [one.seq for one in rows] == list(range(1, len(rows) + 1))
            assert saved <= {one.seq for one in rows}
            # What stands beside a row came and went with it.
            found = await store.table(table)
            assert found is not None
            assert int(found.summary or b"0") == len(rows) // 20 * 20
        await store.close()

    asyncio.run(story())


def test_nodes_hear_each_other_again_after_a_restart(
    durable_postgres: PostgresServer, tmp_path: Path
) -> None:
    server = durable_postgres
    url = server.new_database()

    async def story() -> None:
        one, two = open_store(url, tmp_path), open_store(url, tmp_path)
        await one.open()
        await two.open()
        heard = hearing(one)
        await one.beat("north", LONG)
        await two.beat("south", LONG)
        await connected(two, "before", heard)
        await asyncio.to_thread(server.restart)
        assert await two.beat("south", LONG) == {"north", "south"}
        assert await one.held("north") == set()
        await connected(two, "after", heard)
        await one.close()
        await two.close()

    asyncio.run(story())


def test_a_server_that_does_not_answer_is_not_waited_for(
    durable_postgres: PostgresServer, tmp_path: Path
) -> None:
    server = durable_postgres
    url = server.new_database()

    async def unanswered(*asked: Coroutine[Any, Any, Any]) -> list[type]:
        """What comes of it when nobody answers for as long as anybody waits."""
        asking = asyncio.gather(*asked, return_exceptions=True)
        began = running_loop().time()
        await expire(asking)
        assert running_loop().time() - began < 5 * ANSWER_SECONDS
        return [type(outcome) for outcome in asking.result()]

    @in_loop
    async def story() -> None:
        store = open_store(url, tmp_path)
        await store.open()
        await store.append(row())
        await store.rows("oak")
        with server.frozen():
            came = await unanswered(store.append(row(seq=2)), store.rows("oak"))
            assert came == [Unsure, Unsaved]
            assert await unanswered(store.append(row("elm", 1))) == [Unsaved]
            assert await unanswered(store.beat("north", LONG)) == [Unsaved]
        # The row that nobody was sure of may still come; then it is there, and only once.
        seq = 2
        while seq < 5:
            with contextlib.suppress(Unsaved, Unsure):
                with contextlib.suppress(SeqTaken):
                    await store.append(row(seq=seq))
                seq += 1
        assert await store.latest(["oak"]) == {"oak": 4}
        assert await store.latest(["elm"]) == {}
        await store.close()

    story()


@in_loop
async def test_a_server_that_is_not_there_is_unsaved(tmp_path: Path) -> None:
    store = open_store(f"postgresql://stockpile@/none?host={tmp_path}", tmp_path)
    with pytest.raises(Unsaved):
        await store.open()


@in_loop
async def test_a_read_only_database_refuses_rows_until_it_is_writable(
    postgres: PostgresServer, postgres_url: str, tmp_path: Path
) -> None:
    name = postgres_url.partition("@/")[2].partition("?")[0]
    store = open_store(postgres_url, tmp_path)
    await store.open()
    await store.append(row())

    async def change(setting: str) -> None:
        sql = f"ALTER DATABASE {name} SET default_transaction_read_only = {setting}"
        await asyncio.to_thread(postgres.execute, "postgres", sql)
        # Connections have the setting from their beginning.
        await end_connections(postgres, name)

    await change("on")
    for _ in range(2):
        with pytest.raises(Unsaved):
            await store.append(row(seq=2))
    assert len(await store.rows("oak")) == 1
    await asyncio.to_thread(
        postgres.execute,
        "postgres",
        f"ALTER DATABASE {name} SET default_transaction_read_only = off",
    )
    await store.append(row(seq=2))
    await store.close()


@in_loop
async def test_pruning_spares_a_table_whose_row_is_on_its_way(
    postgres_url: str, tmp_path: Path
) -> None:
    store = open_store(postgres_url, tmp_path)
    await store.open()
    await store.append(row("oak", 1, at=1))
    await store.append(row("elm", 1, at=1))
    another = await connect(postgres_url)
    async with another.transaction():
        await another.execute("INSERT INTO log VALUES ('oak', 2, 1000, '', NULL, '')")
        pruning = asyncio.create_task(store.prune(500, 0))
        async with watched(postgres_url) as db:
            await somebody_waits_for_a_lock(db)
        assert not pruning.done()
    await another.close()
    assert await pruning == 1
    assert await store.latest(["oak", "elm"]) == {"oak": 2}
    await store.close()


@in_loop
async def test_a_row_and_the_end_of_its_table_at_once(postgres_url: str, tmp_path: Path) -> None:
    one, two = open_store(postgres_url, tmp_path), open_store(postgres_url, tmp_path)
    await one.open()
    await two.open()
    for turn in range(20):
        table = f"t{turn}"
        await one.append(row(table, 1, at=1))
        came = await asyncio.gather(
            two.append(row(table, 2, at=1000)), one.prune(500, 0), return_exceptions=True
        )
        left = await two.latest([table])
        # Either it was pruned and the row refused, or the row is there.
        assert (came[0] is None and left == {table: 2}) or (
            isinstance(came[0], SeqTaken) and left == {}
        ), came
    await one.close()
    await two.close()


@in_loop
async def test_a_database_that_went_away_is_unsaved(
    postgres: PostgresServer, postgres_url: str, tmp_path: Path
) -> None:
    name = postgres_url.partition("@/")[2].partition("?")[0]
    store = open_store(postgres_url, tmp_path)
    await store.open()
    await store.append(row())
    drop = f"DROP DATABASE {name} WITH (FORCE)"
    await asyncio.to_thread(postgres.execute, "postgres", drop)
    await without_connections(postgres, name)
    for _ in range(2):
        with pytest.raises(Unsaved):
            await store.append(row(seq=2, author="ann", command="c"))
        with pytest.raises(Unsaved):
            await store.rows("oak")
    await store.close()
