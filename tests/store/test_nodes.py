"""Several nodes on one store: who is alive, who has a table's duties, and who hears of what."""

from __future__ import annotations

import asyncio
import contextlib

import pytest

from stockpile.store import Listing, SeqTaken, Store
from stockpile.store.postgres import PostgresStore
from stockpile.store.postgres_teller import PostgresTeller
from tests.store.looping import Opener, in_loop, opener, row
from tests.store.watching import watched
from tests.waiting import until

pytestmark = pytest.mark.long

LONG = 600_000


class StoppedClock:
    """Seconds that pass when a test says so."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> StoppedClock:
    return StoppedClock()


@pytest.fixture
def shares(postgres_url: str, clock: StoppedClock) -> Opener:
    """Opens one more node's store on the same database."""
    return opener(lambda: PostgresStore(postgres_url, clock))


async def fall_silent(clock: StoppedClock, watching: Store, me: str) -> frozenset[str]:
    """Let others be silent for as long as nobody alive is; who is alive then."""
    clock.now += LONG / 2000
    await watching.beat(me, LONG)
    clock.now += LONG / 2000
    return await watching.beat(me, LONG)


@in_loop
async def test_a_node_on_its_own_has_every_table(opens: Opener) -> None:
    async with opens() as store:
        assert await store.beat("north", LONG) == {"north"}
        assert await store.hold(["oak"], "north")
        assert await store.hold(["elm"], "north")
        assert await store.hold(["oak"], "north")
        assert await store.held("north") == {"oak", "elm"}
        await store.release("oak", "north")
        assert await store.held("north") == {"elm"}
        await store.leave("north")
        assert await store.held("north") == set()


@in_loop
async def test_whether_others_may_use_a_store(store_url: str, opens: Opener) -> None:
    async with opens() as store:
        assert store.shared == store_url.startswith("postgres")


@in_loop
async def test_the_nodes_that_beat_are_alive(clock: StoppedClock, shares: Opener) -> None:
    async with shares() as one, shares() as two:
        assert await one.beat("north", LONG) == {"north"}
        assert await two.beat("south", LONG) == {"north", "south"}
        assert await one.beat("north", LONG) == {"north", "south"}
        clock.now += LONG / 2000
        assert await one.beat("north", LONG) == {"north", "south"}
        clock.now += LONG / 2000
        assert await one.beat("north", LONG) == {"north"}
        assert await two.beat("south", LONG) == {"north", "south"}
        assert await one.beat("north", LONG) == {"north", "south"}
        await two.leave("south")
        assert await one.beat("north", LONG) == {"north"}


@in_loop
async def test_nobody_is_dead_because_a_node_or_the_database_stood_still(
    clock: StoppedClock, shares: Opener
) -> None:
    async with shares() as one, shares() as two:
        await two.beat("south", LONG)
        await one.beat("north", LONG)
        # Neither could beat, and the first to do so again finds the other silent since long ago.
        clock.now += 100 * LONG / 1000
        assert await one.beat("north", LONG) == {"north", "south"}
        assert await one.hold(["oak"], "north") == {"oak"}
        assert await two.hold(["oak"], "south") == frozenset()


@in_loop
async def test_no_clock_of_the_database_says_who_is_alive(
    postgres_url: str, clock: StoppedClock, shares: Opener
) -> None:
    async with shares() as one, shares() as two, watched(postgres_url) as db:
        await two.beat("south", LONG)
        assert await two.hold(["oak"], "south")
        for table in ("nodes", "leases"):
            columns = await db.fetch(
                "SELECT column_name FROM information_schema.columns WHERE table_name = $1", table
            )
            assert {name for (name,) in columns} <= {"id", "beats", "table_id", "node"}
        await one.beat("north", LONG)
        assert await fall_silent(clock, one, "north") == {"north"}
        assert await one.hold(["oak"], "north") == {"oak"}


@in_loop
async def test_one_node_at_a_time_has_a_tables_duties(shares: Opener) -> None:
    async with shares() as one, shares() as two:
        await one.beat("north", LONG)
        await two.beat("south", LONG)
        assert await one.hold(["oak"], "north")
        assert not await two.hold(["oak"], "south")
        assert await two.hold(["elm"], "south")
        assert await one.held("north") == {"oak"}
        # Only its holder can give it back.
        await two.release("oak", "south")
        assert not await two.hold(["oak"], "south")
        await one.release("oak", "north")
        assert await two.hold(["oak"], "south")
        assert await two.held("south") == {"oak", "elm"}


@in_loop
async def test_of_many_nodes_that_want_a_table_exactly_one_gets_it(shares: Opener) -> None:
    async with shares() as one, shares() as two:
        for number in range(40):
            await one.beat(f"node{number}", LONG)
        tries = [(one, two)[n % 2].hold(["oak"], f"node{n}") for n in range(40)]
        got = [held for held in await asyncio.gather(*tries) if held]
        assert got == [frozenset({"oak"})]


@in_loop
async def test_the_duties_of_a_dead_node_can_be_taken(clock: StoppedClock, shares: Opener) -> None:
    async with shares() as one, shares() as two:
        await one.beat("north", LONG)
        await two.beat("south", LONG)
        assert await one.hold(["oak", "elm"], "north") == {"oak", "elm"}
        assert not await two.hold(["oak"], "south")
        await fall_silent(clock, two, "south")
        assert await two.hold(["oak"], "south")
        # What nobody else took is still its own, should it come back.
        assert await one.held("north") == {"elm"}
        await one.beat("north", LONG)
        await two.beat("south", LONG)
        assert not await two.hold(["elm"], "south")
        assert not await one.hold(["oak"], "north")


@in_loop
async def test_a_node_that_leaves_gives_back_all_it_holds(shares: Opener) -> None:
    async with shares() as one, shares() as two:
        await one.beat("north", LONG)
        assert await one.hold(["oak"], "north")
        assert not await two.hold(["oak"], "south")
        await one.leave("north")
        assert await two.hold(["oak"], "south")


def hearing(store: Store) -> list[tuple[str, int]]:
    heard: list[tuple[str, int]] = []
    store.listen(lambda table, seq: heard.append((table, seq)))
    return heard


async def connected(writer: Store, table: str, heard: list[tuple[str, int]]) -> None:
    """Wait until one who listens hears what another writes."""
    seq = 0

    def said() -> bool:
        return (table, seq) in heard

    while not any(one == table for one, _ in heard):
        seq += 1
        await writer.append(row(table, seq))
        with contextlib.suppress(AssertionError):
            await until(said, seconds=0.2)
    # Nothing of it is still to come.
    await until(said)
    heard.clear()


@in_loop
async def test_nodes_hear_what_others_write_and_nothing_of_their_own(shares: Opener) -> None:
    async with shares() as one, shares() as two:
        north, south = hearing(one), hearing(two)
        await one.beat("north", LONG)
        await two.beat("south", LONG)
        await one.beat("north", LONG)
        await connected(two, "to north", north)
        await connected(one, "to south", south)
        north.clear()
        await one.append(row("oak:1", 1), [Listing(True, b"")])
        await asyncio.gather(two.append(row("elm", 1)), two.append(row("elm", 2)))
        await until(lambda: len(north) == 2 and len(south) == 1)
        assert (north, south) == ([("elm", 1), ("elm", 2)], [("oak:1", 1)])
        await two.delete("oak:1")
        await one.prune(10**15, 0)
        await until(lambda: len(north) == 3 and len(south) == 4)
        assert north[2:] == [("oak:1", 0)]
        assert sorted(south[1:]) == [("elm", 0), ("to north", 0), ("to south", 0)]


@in_loop
async def test_nobody_waits_until_the_others_have_been_told(
    shares: Opener, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One NOTIFY at a time is committed, by all nodes together: a row does not wait for it."""
    async with shares() as one, shares() as two:
        south = hearing(two)
        await two.beat("south", LONG)
        await one.beat("north", LONG)
        await connected(one, "to south", south)
        telling = asyncio.Event()
        send = PostgresTeller.send

        async def held_up(teller: PostgresTeller, told: list[str]) -> bool:
            await telling.wait()
            return await send(teller, told)

        monkeypatch.setattr(PostgresTeller, "send", held_up)
        for seq in (1, 2, 3):
            await one.append(row("oak", seq))
        telling.set()
        await until(lambda: len(south) == 3)
        assert south == [("oak", 1), ("oak", 2), ("oak", 3)]


@in_loop
async def test_a_node_on_its_own_tells_nobody_until_another_comes(
    shares: Opener,
) -> None:
    async with shares() as one, shares() as two:
        south = hearing(two)
        await connected(one, "to south", south)
        hearing(one)
        await one.beat("north", LONG)
        await one.append(row("oak", 1))
        await one.append(row("oak", 2), [Listing(True, b"")])
        await one.delete("oak")
        # The first heartbeat of another tells it at once that somebody is there now.
        seq = 0
        while not south:
            await two.leave("south")
            await two.beat("south", LONG)
            seq += 1
            await one.append(row("elm", seq))
            with contextlib.suppress(AssertionError):
                await until(lambda: south, seconds=0.2)
        # What is told is heard in the order of telling: there was nothing before.
        assert south[0][0] == "elm"


@in_loop
async def test_the_unique_key_is_the_fence_between_nodes(shares: Opener) -> None:
    async with shares() as one, shares() as two:
        await one.append(row("oak", 1))

        async def play(store: Store, name: str) -> int:
            mine = 0
            for seq in range(2, 60):
                with contextlib.suppress(SeqTaken):
                    await store.append(row("oak", seq, body=name.encode()))
                    mine += 1
            return mine

        shares_of = await asyncio.gather(play(one, "n"), play(two, "s"), play(two, "t"))
        rows = await one.rows("oak", 1)
        assert [one.seq for one in rows] == list(range(2, 60))
        assert list(shares_of) == [
            sum(one.body == name for one in rows) for name in (b"n", b"s", b"t")
        ]


@in_loop
async def test_nodes_that_write_to_the_same_tables_do_not_block_each_other(
    shares: Opener,
) -> None:
    """Batches over many tables, appended and deleted from two sides in opposite orders."""
    names = [f"t{n}" for n in range(30)]
    async with shares() as one, shares() as two:
        for turn in range(5):
            tries = [one.append(row(name, 1), [Listing(True, b"")]) for name in names]
            tries += [two.append(row(name, 1), [Listing(True, b"")]) for name in reversed(names)]
            came = await asyncio.gather(*tries, return_exceptions=True)
            assert [type(error).__name__ for error in came if error] == ["SeqTaken"] * 30, turn
            mixed = [one.append(row(name, 2)) for name in names]
            mixed += [two.delete(name) for name in reversed(names)]
            came = await asyncio.gather(*mixed, return_exceptions=True)
            assert {type(error).__name__ for error in came if error} <= {"SeqTaken"}
            for name in names:
                assert await two.rows(name) == []
            assert await two.count_tables() == 0


@in_loop
async def test_many_tables_are_taken_at_once_but_for_those_that_another_has(shares: Opener) -> None:
    async with shares() as one, shares() as two:
        await one.beat("north", LONG)
        assert await one.hold(["oak", "elm"], "north") == {"oak", "elm"}
        assert await two.hold(["yew", "oak", "ash"], "south") == {"yew", "ash"}
        assert await two.hold([], "south") == frozenset()
