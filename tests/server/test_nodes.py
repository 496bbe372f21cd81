"""Three server processes on one PostgreSQL: any node serves any seat, and one may be killed."""

from __future__ import annotations

import asyncio
import contextlib
import re
from collections.abc import AsyncIterator, Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from statistics import median
from typing import Any

import asyncpg
import pytest

from stockpile.store import Row
from stockpile.table.facts import Came, NodesLost, StoodIn
from stockpile.table.fold import fold
from stockpile.table.log import Entry, read_row
from stockpile.table.node import LEASE_MS, TICK_S
from stockpile.table.state import new_table
from tests.postgres import PostgresServer, postgres
from tests.processes import PATIENCE_S
from tests.server.playing import FREE, Evening, Player, check_all, evening, in_loop, opened
from tests.server.running import Running, ask
from tests.waiting import until

__all__ = ["postgres"]

SHORT: dict[str, Any] = {"options": {"stock": 5}, "bots": "baseline"}
SOON = 2 * LEASE_MS / 1000 + PATIENCE_S
"""Seconds within which living nodes have surely noticed that one is dead."""

pytestmark = pytest.mark.long


class Nodes:
    """Three nodes, and the database that they share."""

    def __init__(self, url: str) -> None:
        self.url = url
        with ThreadPoolExecutor(3) as pool:
            self.all = list(pool.map(lambda _: Running(*FREE, "--store", url), range(3)))

    def start(self) -> None:
        """Have all of them running."""
        with ThreadPoolExecutor(3) as pool:
            list(pool.map(lambda node: node.process or node.start(), self.all))

    def close(self) -> None:
        """End all of them."""
        with ThreadPoolExecutor(3) as pool:
            list(pool.map(Running.close, self.all))


@pytest.fixture(scope="module")
def running(postgres: PostgresServer) -> Iterator[Nodes]:
    nodes = Nodes(postgres.new_database())
    try:
        yield nodes
    finally:
        nodes.close()


@pytest.fixture
def nodes(running: Nodes) -> Nodes:
    """Three nodes, all running."""
    running.start()
    return running


@contextlib.asynccontextmanager
async def database(nodes: Nodes) -> AsyncIterator[asyncpg.Connection]:
    connection = await asyncpg.connect(nodes.url)
    try:
        yield connection
    finally:
        await connection.close()


async def entries(nodes: Nodes, code: str) -> list[Entry]:
    """The log of a table, understood."""
    async with database(nodes) as db:
        found = await db.fetch(
            "SELECT table_id, seq, at, author, command, body FROM log"
            " WHERE table_id = $1 ORDER BY seq",
            code,
        )
    table = new_table(code)
    read = []
    for row in found:
        read.append(read_row(table, Row(*row)))
        table = fold(table, read[-1])
    return read


async def holder(nodes: Nodes, code: str) -> str | None:
    """The node that has a table's duties."""
    async with database(nodes) as db:
        held: str | None = await db.fetchval("SELECT node FROM leases WHERE table_id = $1", code)
        return held


async def node_of(nodes: Nodes, code: str, player: Player) -> str:
    """The name of the node that somebody came to last."""
    came = [
        fact.node
        for entry in await entries(nodes, code)
        for fact in entry.facts
        if isinstance(fact, Came) and fact.person == player.person
    ]
    return came[-1]


async def bot_moves(nodes: Nodes, code: str) -> int:
    """How many rows of the game a table has written by itself."""
    return sum(1 for one in await entries(nodes, code) if not one.author and one.events)


async def check(nodes: Nodes, everybody: Evening) -> None:
    """Hold everything against the log."""
    async with opened(nodes.url, nodes.all[0].data) as store:
        print(await check_all(store, everybody))


@contextlib.asynccontextmanager
async def deaf(nodes: Nodes) -> AsyncIterator[None]:
    """While no node hears from another."""
    begun = asyncio.Event()

    async def keep_deaf() -> None:
        async with database(nodes) as db:
            while True:
                await db.execute(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                    " WHERE datname = current_database() AND query ILIKE 'LISTEN%'"
                )
                begun.set()
                await asyncio.sleep(0.02)

    keeping = asyncio.create_task(keep_deaf())
    await begun.wait()
    try:
        yield
    finally:
        keeping.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await keeping


def leases(node: Running) -> int:
    """How many tables' duties a node says that it has."""
    found = re.search(r"^stockpile_leases_held ([0-9.]+)", node.get("/metrics").text, re.MULTILINE)
    assert found is not None
    return int(float(found[1]))


@in_loop()
async def test_everybody_is_told_the_same_wherever_they_are(nodes: Nodes) -> None:
    async with evening(31) as everybody:
        everybody.table(nodes.all, 3, seats=3, **SHORT)
        everybody.table(nodes.all[1:], 2, **SHORT)
        everybody.table(nodes.all[::-1], 2, seats=4, **SHORT)
        watched = everybody.table(nodes.all, 1, seats=3, game="breakers", bots="baseline")
        await everybody.more(25)
        await everybody.end()
        assert all(one.connections == 1 for one in everybody.players)
        assert watched[0].chair is not None
    await check(nodes, everybody)
    # One heard from the other long before it would have looked by itself.
    for code in everybody.codes[:2]:
        log = [one for one in await entries(nodes, code) if one.events]
        gaps = [
            (two.at_ms - one.at_ms) / 1000 for one, two in pairwise(log) if one.author != two.author
        ]
        assert len(gaps) > 10
        assert median(gaps) < TICK_S / 2


@pytest.mark.slow
@in_loop()
async def test_bots_move_once_however_many_nodes_look_on(nodes: Nodes) -> None:
    async with evening(32) as everybody:
        before = sum(map(leases, nodes.all))
        tables = [
            everybody.table([*nodes.all[at:], *nodes.all[:at]], 0, watching=3, seats=3, **SHORT)
            for at in range(3)
        ]
        await everybody.until(
            lambda: all(
                one.table.get("match", {}).get("number", 0) > 2 for one in everybody.players
            ),
            "two matches of bots",
        )
        for code in everybody.codes:
            assert await holder(nodes, code) is not None
        assert sum(map(leases, nodes.all)) - before <= len(tables)
        await everybody.end()
    await check(nodes, everybody)


@in_loop()
async def test_of_two_moves_at_once_on_two_nodes_one_is_made(nodes: Nodes) -> None:
    async with evening(33) as everybody:
        (here,) = everybody.table(nodes.all, 1, seats=2, **SHORT)
        there = Player(here.name + "2", here.token, here.addresses[1:], None)
        there.plays = False
        everybody.join(there)
        await everybody.until(lambda: here.phase == there.phase == "playing", "the first round")
        here.plays = False
        await everybody.until(lambda: here.idle, "an answer")
        contests = 0
        while contests < 15:
            await everybody.until(
                lambda: (
                    here.phase == "over"
                    or (here.round and here.round.get("moves") and here.round == there.round)
                ),
                "our turn",
            )
            if here.phase == "over":
                assert await here.do({"type": "rematch"}) == "done"
                assert await here.do({"type": "start", "contribution": "ab" * 8}) == "done"
                continue
            assert here.round is not None
            moves, version = here.round["moves"], here.round["version"]
            answers = await asyncio.gather(
                here.do({"type": "move", "move": moves[0], "version": version}),
                there.do({"type": "move", "move": moves[-1], "version": version}),
            )
            # A move that wins leaves no round to be stale in.
            assert sorted(answers) in (["done", "stale"], ["done", "match-over"])
            contests += 1
        # What does not depend on the round is simply done, one after the other.
        emotes = [{"type": "emote", "emote": one} for one in ("nice", "oops")]
        assert {*await asyncio.gather(here.do(emotes[0]), there.do(emotes[1]))} == {"done"}
    async with opened(nodes.url, nodes.all[0].data) as store:
        await check_all(store, everybody)


@in_loop()
async def test_a_command_that_is_sent_again_to_another_node_is_done_once(nodes: Nodes) -> None:
    async with evening(34) as everybody:
        here, _ = everybody.table(nodes.all, 2, **SHORT)
        await everybody.more(3)
        for _ in range(60):
            # Cut off in the middle of whatever it is doing; the next node is asked the same again.
            here.cut_off()
            await everybody.more(1)
            if len(here.twice) > 3:
                break
        assert len(here.twice) > 3
        await everybody.end()
    await check(nodes, everybody)


@pytest.mark.slow
@in_loop()
async def test_a_killed_node_is_done_without(nodes: Nodes) -> None:
    async with evening(35) as everybody:
        table = everybody.table(nodes.all, 3, watching=3, seats=4, **SHORT)
        # Long enough not to be over just then: a new match would wait for whoever is lost.
        longer = {**SHORT, "target": 600}
        waiting = everybody.table(nodes.all, 3, seats=3, grace=5, **longer)
        everybody.table(nodes.all, 0, watching=3, seats=2, **SHORT)
        await everybody.more(5)
        first, *_ = everybody.codes
        dead = await holder(nodes, first)
        at = [await node_of(nodes, first, one) for one in table[:3]].index(str(dead))
        player, watcher, stuck = table[at], table[3 + at], waiting[at]
        # These two know one node only.
        for one in (watcher, stuck):
            one.addresses = one.addresses[:1]
        assert table[at - 1].present(watcher.person)
        connections = player.connections
        nodes.all[at].kill()
        moves = len(player.promises)
        before = {code: await bot_moves(nodes, code) for code in everybody.codes}
        # Who knows another node goes on there at once.
        await everybody.until(lambda: player.connections > connections, "another connection")
        # In a moment another node has all the duties.
        for code in everybody.codes:
            async with asyncio.timeout(SOON):
                while await holder(nodes, code) == dead:
                    await asyncio.sleep(0.1)
        await everybody.until(lambda: len(player.promises) > moves + 3, "the next moves", SOON)
        await everybody.until(
            lambda: not table[at - 1].present(watcher.person), "that somebody was lost", SOON
        )
        chair = "ABC"[at]
        others = [one for one in waiting if one is not stuck]
        await everybody.until(
            lambda: any(
                one["seat"] == chair and one.get("stand_in") == "away"
                for one in others[0].table["chairs"]
            ),
            "the bot that stands in",
            SOON,
        )
        for code, earlier in before.items():
            async with asyncio.timeout(SOON):
                while await bot_moves(nodes, code) <= earlier + 3:
                    await asyncio.sleep(0.1)
        # Once the node is back, so are they.
        await asyncio.to_thread(nodes.start)
        await everybody.until(
            lambda: (
                table[at - 1].present(watcher.person)
                and not any("stand_in" in one for one in others[0].table["chairs"])
            ),
            "everybody's return",
            SOON,
        )
        await everybody.more(3)
        await everybody.end()
        for code in everybody.codes:
            facts = [fact for entry in await entries(nodes, code) for fact in entry.facts]
            assert [one.nodes for one in facts if isinstance(one, NodesLost)] == [(dead,)]
            stood_in = [one.seat for one in facts if isinstance(one, StoodIn)]
            assert stood_in == ([chair] if code == everybody.codes[1] else [])
    await check(nodes, everybody)


@in_loop()
async def test_a_node_that_is_stopped_hands_over_at_once(nodes: Nodes) -> None:
    async with evening(36) as everybody:
        players = everybody.table(nodes.all, 3, seats=4, **SHORT)
        code = everybody.codes[0]
        await everybody.more(5)
        first = await holder(nodes, code)
        at = [await node_of(nodes, code, one) for one in players].index(str(first))
        status = await asyncio.to_thread(nodes.all[at].stop)
        assert status == 0
        assert await holder(nodes, code) != first
        async with database(nodes) as db:
            assert await db.fetchval("SELECT count(*) FROM nodes WHERE id = $1", first) == 0
        assert players[at].dismissed == ["closing"]
        async with asyncio.timeout(SOON):
            while await holder(nodes, code) is None:
                await asyncio.sleep(0.05)
        await everybody.more(5)
        await everybody.end()
        facts = [fact for entry in await entries(nodes, code) for fact in entry.facts]
        assert not any(isinstance(one, NodesLost) for one in facts)
    await check(nodes, everybody)


@pytest.mark.parametrize("hearing", [True, False], ids=["hearing", "deaf"])
@in_loop()
async def test_a_deleted_table_is_gone_everywhere(nodes: Nodes, hearing: bool) -> None:
    async with evening(37) as everybody:
        players = everybody.table(nodes.all, 3, seats=3, **SHORT)
        (code,) = everybody.codes
        await everybody.more(3)
        async with contextlib.nullcontext() if hearing else deaf(nodes):
            url = f"{nodes.all[0].url}/api/tables/{code}"
            gone = await asyncio.to_thread(ask, "DELETE", url, token=players[0].token)
            assert gone.status == 204
            await until(
                lambda: all(one.dismissed[-1:] == ["no-such-table"] for one in players),
                "the end of the table",
            )
        for node in nodes.all:
            assert (await asyncio.to_thread(node.get, f"/api/tables/{code}")).status == 404


@in_loop()
async def test_who_is_removed_is_removed_everywhere(nodes: Nodes) -> None:
    async with evening(38) as everybody:
        host, guest, _ = everybody.table(nodes.all, 3, seats=3, **SHORT)
        await everybody.more(3)
        host.plays = False
        assert await host.do({"type": "remove", "person": guest.person}) == "done"
        await until(lambda: guest.dismissed == ["removed"], "the dismissal")
        # They have tried no other node: this is what it says.
        again = Player("again", guest.token, guest.addresses[1:], None)
        await asyncio.wait_for(again.run(), PATIENCE_S)
        assert again.dismissed == ["removed"]


@in_loop()
async def test_nodes_that_do_not_hear_each_other_look_by_themselves(nodes: Nodes) -> None:
    async with evening(39) as everybody:
        everybody.table(nodes.all, 3, seats=3, **SHORT)
        await everybody.more(3)
        async with deaf(nodes):
            await everybody.more(2)
        await everybody.end()
    await check(nodes, everybody)
