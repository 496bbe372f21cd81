"""However often a server, its database or a node is killed, nothing acknowledged is lost."""

from __future__ import annotations

import asyncio
import os
import random
import signal
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
import psutil
import pytest
from websockets.asyncio.client import connect

from tests.postgres import PostgresServer, durable_postgres
from tests.processes import PATIENCE_S
from tests.server.playing import (
    FREE,
    Checked,
    Evening,
    check_all,
    evening,
    in_loop,
    opened,
)
from tests.server.running import Running
from tests.waiting import wait_until

pytestmark = pytest.mark.long

__all__ = ["durable_postgres"]


def sit_down(everybody: Evening, nodes: Sequence[Running]) -> None:
    """Five tables: two and four people, people and bots, both games, a match and single rounds."""
    short: dict[str, Any] = {"options": {"stock": 5}, "bots": "baseline"}
    everybody.table(nodes, 2, **short)
    everybody.table(nodes[::-1], 2, match=True, target=60, **short)
    everybody.table(nodes, 4, teams=["AC", "BD"], **short)
    everybody.table(nodes[::-1], 1, seats=3, **short)
    everybody.table(nodes, 2, game="breakers", seats=3, bots="baseline")


def refused(everybody: Evening) -> Counter[str]:
    """What players were refused, all together."""
    return sum((player.refused for player in everybody.players), Counter())


async def finish(
    everybody: Evening, nodes: Sequence[Running], url: str | None, acceptable: set[str]
) -> Checked:
    """Play everything to its end, leave, and hold it against the log."""
    await everybody.more(5)
    await everybody.end()
    await everybody.go()
    assert set(refused(everybody)) <= acceptable
    assert not any(player.denied for player in everybody.players)
    for node in nodes:
        assert node.stop() == 0
        assert "Traceback" not in node.log
    async with opened(url, nodes[0].data) as store:
        checked = await check_all(store, everybody)
    # Every table came to an end, and went on after the last kill.
    assert checked.matches >= len(everybody.codes)
    assert checked.promises >= 7 * len(everybody.players)
    return checked


# The server


async def kill_the_server(kills: int, seed: int) -> Checked:
    rng = random.Random(seed)
    with Running(*FREE) as server:
        async with evening(seed) as everybody:
            sit_down(everybody, [server])
            await everybody.more(2)
            for kill in range(kills):
                # Sometimes in the middle of everybody's coming back.
                if kill % 4:
                    await everybody.more(rng.randrange(1, 4))
                await asyncio.sleep(rng.random() * 0.4)
                server.kill()
                await asyncio.to_thread(server.start)
            return await finish(everybody, [server], None, set())


@in_loop()
async def test_a_server_killed_again_and_again_loses_nothing() -> None:
    print(await kill_the_server(2, 11))


@pytest.mark.slow
@in_loop(1800)
async def test_a_hundred_kills_of_the_server_lose_nothing() -> None:
    print(await kill_the_server(100, 12))


@in_loop()
async def test_a_killed_server_leaves_nothing_in_the_way_of_the_next() -> None:
    with Running(*FREE) as server:
        async with evening(13) as everybody:
            everybody.table([server], 1, seats=2, options={"stock": 5})
            await everybody.more(1)
            assert server.process is not None
            workers = psutil.Process(server.process.pid).children(recursive=True)
            assert workers
            # Only the server itself: nobody tells its bots.
            os.kill(server.process.pid, signal.SIGKILL)
            server.process.wait()
            server.process = None
            await asyncio.to_thread(server.start)
            await everybody.more(1)
            _, left = await asyncio.to_thread(psutil.wait_procs, workers, PATIENCE_S)
            assert left == []


@pytest.mark.parametrize("times", [50, pytest.param(500, marks=pytest.mark.slow)])
@in_loop()
async def test_who_changes_connections_is_never_taken_for_gone(times: int) -> None:
    rng = random.Random(14)
    with Running(*FREE) as server:
        async with evening(14) as everybody:
            player, watcher = everybody.table([server], 1, watching=1, seats=2)
            player.plays = False
            await everybody.until(lambda: player.table and watcher.table, "both of them")
            (url,) = player.addresses
            hello = {"type": "hello", "protocol": 2, "token": player.token, "after": 0}
            earlier = await connect(url, proxy=None, open_timeout=PATIENCE_S)
            await earlier.send(msgspec.json.encode(hello), text=True)
            await everybody.go()
            everybody.tasks = [asyncio.create_task(watcher.run())]
            for _ in range(times):
                later = await connect(url, proxy=None, open_timeout=PATIENCE_S)
                await later.send(msgspec.json.encode(hello), text=True)
                # The old one ends while the new one is being let in.
                await asyncio.sleep(rng.random() * 0.003)
                earlier.transport.abort()
                await later.recv()
                earlier = later
                await asyncio.sleep(0.01)
                await everybody.until(lambda: watcher.present(player.person), "the player")
            await earlier.close()


# Its database


def is_unsaved(server: Running) -> bool:
    """Whether a server says that it can keep nothing."""
    health = server.get("/healthz")
    return (health.status, health.json["store"]) == (503, "unavailable")


async def kill_the_database(postgres: PostgresServer, kills: int, seed: int) -> Checked:
    rng = random.Random(seed)
    url = await asyncio.to_thread(postgres.new_database)
    with Running(*FREE, "--store", url) as server:
        async with evening(seed) as everybody:
            sit_down(everybody, [server])
            await everybody.more(2)
            for _ in range(kills):
                await everybody.more(rng.randrange(1, 4))
                await asyncio.sleep(rng.random() * 0.3)
                await asyncio.to_thread(postgres.kill)
                # What is promised without it is not in the log, and missed there in the end.
                await asyncio.sleep(rng.random())
                await asyncio.to_thread(wait_until, lambda: is_unsaved(server), "the bad news")
                await asyncio.to_thread(postgres.start)
            return await finish(everybody, [server], url, {"cannot-save"})


@pytest.mark.slow
@in_loop()
async def test_a_database_killed_again_and_again_loses_nothing(
    durable_postgres: PostgresServer,
) -> None:
    print(await kill_the_database(durable_postgres, 2, 21))


@pytest.mark.slow
@in_loop(1800)
async def test_fifty_kills_of_the_database_lose_nothing(durable_postgres: PostgresServer) -> None:
    print(await kill_the_database(durable_postgres, 50, 22))


# One of several nodes


@pytest.mark.slow
@in_loop(1800)
async def test_fifty_kills_of_nodes_lose_nothing(durable_postgres: PostgresServer) -> None:
    rng = random.Random(31)
    url = await asyncio.to_thread(durable_postgres.new_database)
    make: Callable[[], Running] = lambda: Running(*FREE, "--store", url)  # noqa: E731
    with make() as one, make() as two, make() as three:
        nodes = [one, two, three]
        async with evening(31) as everybody:
            sit_down(everybody, nodes)
            await everybody.more(2)
            for _ in range(50):
                await everybody.more(rng.randrange(1, 3))
                await asyncio.sleep(rng.random() * 0.4)
                node = rng.choice(nodes)
                node.kill()
                # The others play on, whether or not they know yet.
                await everybody.more(1)
                await asyncio.to_thread(node.start)
            print(await finish(everybody, nodes, url, {"stale"}))
