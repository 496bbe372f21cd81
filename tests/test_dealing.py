"""Programs that tests start deal the same cards in every run, whatever else they are asked for."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from stockpile.store import open_store
from stockpile.table import commands as ask
from stockpile.table.settings import Settings
from tests import dealing, steady
from tests.contracts.evening import LIMITS, Evening, Player
from tests.dealing import dealt_to
from tests.server.driving import Eager, in_loop
from tests.server.running import Running
from tests.table.sitting import guest


@pytest.fixture(scope="module")
def shared() -> str:
    return dealt_to()


def test_cards_are_dealt_to_a_test_and_to_a_fixture_that_others_share(
    request: pytest.FixtureRequest, shared: str
) -> None:
    assert dealt_to() == request.node.nodeid
    assert shared.endswith("test_dealing.py::shared[0]")
    # Programs are told so, too.
    assert dealing.DEALT_TO == steady.DEALT_TO
    assert steady.dealt_to() == dealing.digest().decode()


async def opened(
    folder: Path, *tables: tuple[str, int], whose: str = "somebody"
) -> dict[tuple[str, int], list[tuple[str, str, str]]]:
    """Some people open tables with so many seats; their codes, and the secrets of two matches."""
    folder.mkdir(exist_ok=True)
    store = open_store(None, folder)
    await store.open()
    made = steady.SteadyTables(store, Eager(), whose=lambda: whose)
    found: dict[tuple[str, int], list[tuple[str, str, str]]] = {}
    for table in tables:
        name, seats = table
        code = await made.open_table(
            guest(name), name, Settings(seats=seats), bots=[""] * (seats - 1)
        )
        room = await made.room(code)
        secret = room.table.state.secret
        for command in (ask.Start(), ask.Concede(), ask.Rematch()):
            await room.do(guest(name), command)
        found.setdefault(table, []).append((code, secret, room.table.state.secret))
    await made.close()
    await store.close()
    return found


@in_loop
async def test_whoever_opens_a_table_is_dealt_the_same_cards_in_any_order(tmp_path: Path) -> None:
    ann, bob, three = ("ann", 2), ("bob", 2), ("ann", 3)
    one = await opened(tmp_path / "1", ann, bob, ann, three)
    assert one == await opened(tmp_path / "2", three, ann, ann, bob)
    assert len({part for tables in one.values() for table in tables for part in table}) == 4 * 3
    # The same people in another test are dealt other cards.
    other = await opened(tmp_path / "3", ann, whose="somebody else")
    assert other[ann] != one[ann][:1]
    # A server that comes back does not give anybody a code that is taken.
    again = await opened(tmp_path / "1", ann)
    assert again[ann][0][0] not in {code for code, *_ in one[ann]}


@pytest.mark.long
def test_a_server_deals_the_same_and_its_bots_play_the_same() -> None:
    async def play(server: Running) -> str:
        ann = Player(Evening(server), "Ann")
        code = server.table(ann.token, options={"stock": 2}, bots="random", pace="instant")
        await ann.come(code)
        await ann.ask("sit", seat="A")
        await ann.ask("start", contribution="ab" * 16)
        await ann.play()
        await ann.go()
        return server.get(f"/api/tables/{code}/matches/1/record").text

    def record() -> str:
        with Running(*LIMITS) as server:
            return asyncio.run(play(server))

    assert record() == record()
