"""However often a server or its database is killed, nothing that was acknowledged is lost."""

from __future__ import annotations

import asyncio
import random
from collections import Counter

import pytest

from tests.postgres import PostgresServer, durable_postgres
from tests.server.playing import FREE, Checked, Evening, check_all, evening, in_loop, opened
from tests.server.running import Running

__all__ = ["durable_postgres"]


def sit_down(everybody: Evening, server: Running) -> None:
    """Five tables: two and four people, people and bots, both games, a match and single rounds."""
    short = {"options": {"stock": 5}}
    everybody.table([server], 2, **short)
    everybody.table([server], 2, match=True, target=60, **short)
    everybody.table([server], 4, teams=["AC", "BD"], **short)
    everybody.table([server], 1, seats=3, bots="baseline", **short)
    everybody.table([server], 2, game="breakers", seats=3, bots="baseline")


async def play_and_kill(kills: int, seed: int) -> Checked:
    rng = random.Random(seed)
    with Running(*FREE) as server:
        async with evening(seed) as everybody:
            sit_down(everybody, server)
            await everybody.more(2)
            for kill in range(kills):
                # Sometimes in the middle of everybody's coming back.
                if kill % 4:
                    await everybody.more(rng.randrange(1, 4))
                await asyncio.sleep(rng.random() * 0.4)
                server.kill()
                await asyncio.to_thread(server.start)
            await everybody.more(5)
            await everybody.end()
        strange = {code for player in everybody.players for code in player.refused}
        assert strange <= {"stale", "cannot-save"}
        log = server.log
        server.stop()
        assert "Traceback" not in log
        async with opened(None, server.data) as store:
            return await check_all(store, everybody)


@pytest.mark.long
@in_loop(180)
async def test_a_server_killed_again_and_again_loses_nothing() -> None:
    checked = await play_and_kill(5, 11)
    print(checked)


@pytest.mark.slow
@in_loop(1800)
async def test_a_hundred_kills_lose_nothing() -> None:
    checked = await play_and_kill(100, 12)
    print(checked)


async def play_and_kill_postgres(postgres: PostgresServer, kills: int, seed: int) -> Checked:
    rng = random.Random(seed)
    url = await asyncio.to_thread(postgres.new_database)
    with Running(*FREE, "--store", url) as server:
        async with evening(seed) as everybody:
            sit_down(everybody, server)
            await everybody.more(2)
            for _ in range(kills):
                await everybody.more(rng.randrange(1, 4))
                await asyncio.sleep(rng.random() * 0.3)
                await asyncio.to_thread(postgres.kill)
                # Somebody who looks for a table now is told so, and nobody is promised anything.
                before = everybody.promises
                await asyncio.sleep(rng.random())
                health = await asyncio.to_thread(server.get, "/healthz")
                assert (health.status, health.json["store"]) == (503, "unavailable")
                assert everybody.promises - before <= len(everybody.players)
                await asyncio.to_thread(postgres.start)
            await everybody.more(5)
            await everybody.end()
        refused = sum((player.refused for player in everybody.players), Counter())
        print(
            [p.denied for p in everybody.players if p.denied],
            refused,
            Counter(x for p in everybody.players for x in p.dismissed),
        )
        log = server.log
        server.stop()
        assert "Traceback" not in log
        async with opened(url, server.data) as store:
            return await check_all(store, everybody)


@pytest.mark.long
@in_loop(180)
async def test_a_database_killed_again_and_again_loses_nothing(
    durable_postgres: PostgresServer,
) -> None:
    checked = await play_and_kill_postgres(durable_postgres, 3, 21)
    print(checked)
