"""Tables that several nodes share: what another has written, and who has a table's duties.

The other node is played by whoever writes to the same store without telling.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from stockpile.core.refusal import Refused
from stockpile.store import Unsaved
from stockpile.table import commands as ask
from stockpile.table.decide import decide
from stockpile.table.fold import fold
from stockpile.table.history import index_rows
from stockpile.table.log import write_row
from stockpile.table.node import IDLE_S, TICK_S, NodeTables, read_code
from stockpile.table.room import Room
from stockpile.table.settings import PACES_MS, Settings
from stockpile.table.show import show_round
from tests.table.running import (
    Bots,
    Faulty,
    a_move,
    go_by,
    on_turn,
    opened_tables,
    refused,
    seated,
    start,
    table_of,
)
from tests.table.sitting import BREAKERS, guest
from tests.virtual_time import everybody_waits, in_loop

ANN, BOB, EVE = guest("ann"), guest("bob"), guest("eve")


@asynccontextmanager
async def shared_tables(
    folder: Path, bots: Bots | None = None
) -> AsyncIterator[tuple[NodeTables, Faulty]]:
    async with opened_tables(folder, thinkers=bots) as (tables, store):
        store.shared = True
        yield tables, store


async def elsewhere(store: Faulty, room: Room, who: str, command: ask.Command) -> int:
    """Somebody does something on another node; this one is not told. The row."""
    table = room.table
    drafted = decide(table, who, command, table.at_ms, bytes)
    entry = drafted.entry(table, table.at_ms, who, None)
    await store.write(write_row(table, entry), index_rows(fold(table, entry), entry))
    return entry.seq


@in_loop
async def test_what_nobody_told_is_found_at_the_next_look(tmp_path: Path) -> None:
    async with shared_tables(tmp_path) as (tables, store):
        room = await table_of(tables)
        eyes = await seated(room, "ann", "bob")
        row = await elsewhere(store, room, BOB, ask.Emote(emote="hello"))
        await everybody_waits()
        assert room.table.seq == row - 1
        await go_by(TICK_S)
        assert eyes["ann"].seqs[-1] == room.table.seq == row


@in_loop
async def test_a_table_deleted_elsewhere_is_found_gone_at_the_next_look(tmp_path: Path) -> None:
    async with shared_tables(tmp_path) as (tables, _):
        room = await table_of(tables)
        eyes = await seated(room, "ann")
        await tables.store.delete(room.table.code)
        await go_by(TICK_S)
        assert eyes["ann"].dismissed == ["no-such-table"]
        await go_by(TICK_S)
        assert tables.rooms == {}


@in_loop
async def test_only_who_is_the_host_everywhere_deletes_a_table(tmp_path: Path) -> None:
    async with shared_tables(tmp_path) as (tables, store):
        room = await table_of(tables)
        await seated(room, "ann", "bob")
        await elsewhere(store, room, ANN, ask.MakeHost(person=2))
        assert await refused(tables.delete(room.table.code, ANN)) == "not-the-host"
        await tables.delete(room.table.code, BOB)
        assert await tables.store.count_tables() == 0


def has_duties(room: Room) -> bool:
    """Whether this node does what the table has to do by itself."""
    return room.duties.holding


class Leases:
    """Says which tables' duties the node has."""

    def __init__(self, store: Any) -> None:
        self.mine: set[str] = set()
        self.asked: list[tuple[str, ...]] = []
        self.released: list[tuple[str, str]] = []
        self.works = True
        store.hold = self.hold
        store.held = self.held
        store.release = self.release

    async def hold(self, wanted: Sequence[str], node: str) -> frozenset[str]:
        assert node == "node-1"
        if not self.works:
            raise Unsaved("the database is gone")
        self.asked.append(tuple(wanted))
        return frozenset(self.mine & {*wanted})

    async def held(self, node: str) -> frozenset[str]:
        assert node == "node-1"
        return frozenset(self.mine)

    async def release(self, table: str, node: str) -> None:
        self.released.append((table, node))


@in_loop
async def test_bots_move_on_the_node_that_has_the_tables_duties(tmp_path: Path) -> None:
    bots = Bots()
    async with shared_tables(tmp_path, bots) as (tables, store):
        leases = Leases(store)
        room = await table_of(tables, Settings(pace="slow"))
        code = room.table.code
        assert leases.asked == [(code,)]
        await seated(room, watching=["ann"])
        await room.do(ANN, ask.Start())
        await go_by(10 * TICK_S)
        assert not has_duties(room)
        assert bots.asked == []
        leases.mine = {code}
        await go_by(TICK_S)
        assert has_duties(room)
        await go_by(PACES_MS["slow"] / 1000)
        assert bots.asked
        leases.mine = set()
        await go_by(TICK_S)
        asked = len(bots.asked)
        await go_by(60)
        assert len(bots.asked) == asked


@in_loop
async def test_a_node_asks_for_the_duties_of_tables_that_somebody_here_looks_at(
    tmp_path: Path,
) -> None:
    async with shared_tables(tmp_path) as (tables, store):
        leases = Leases(store)
        room = await table_of(tables)
        code = leases.mine = {room.table.code}
        eyes = await seated(room, "ann")
        leases.asked.clear()
        await go_by(TICK_S)
        assert leases.asked == [tuple(code)]
        await room.leave(eyes["ann"])
        leases.asked.clear()
        await go_by(TICK_S)
        assert leases.asked == [()]
        # It keeps those that it has until the table is let go.
        assert has_duties(room)
        assert leases.released == []
        await go_by(IDLE_S + TICK_S)
        assert tables.rooms == {}
        assert leases.released == [(room.table.code, "node-1")]


@in_loop
async def test_a_table_opens_though_nobody_can_say_who_has_its_duties(tmp_path: Path) -> None:
    async with shared_tables(tmp_path) as (tables, store):
        leases = Leases(store)
        leases.works = False
        room = await table_of(tables)
        assert not has_duties(room)
        leases.works, leases.mine = True, {room.table.code}
        await seated(room, "ann")
        await go_by(TICK_S)
        assert has_duties(room)


# What a room can be asked


@in_loop
async def test_the_finished_rounds_of_the_match_under_way_can_be_asked_for(tmp_path: Path) -> None:
    async with opened_tables(tmp_path) as (tables, _):
        room = await table_of(tables)
        await seated(room, "ann", "bob")
        await start(room)
        assert await room.so_far(1) is None
        while room.table.state.phase == "playing":
            await room.do(on_turn(room), a_move(room, which=0))
        await start(room)
        found = await room.so_far(1)
        assert found is not None
        summary, rows = found
        assert (summary.number, summary.rounds) == (1, 1)
        assert [row.seq for row in rows] == [*range(room.table.state.match_row, room.table.seq + 1)]
        assert await room.so_far(2) is None


@in_loop
async def test_somebody_who_plays_may_ask_what_cards_could_be_laid_as(tmp_path: Path) -> None:
    async with opened_tables(tmp_path) as (tables, _):
        room = await table_of(tables, BREAKERS)
        await seated(room, "ann", "bob", watching=["eve"])

        def code(who: str) -> str:
            with pytest.raises(Refused) as no:
                room.classify(who, ["1"])
            return no.value.refusal.code

        assert code(ANN) == "nothing-to-classify"
        await start(room)
        assert code(EVE) == "nothing-to-classify"
        shown = show_round(room.table, 1)
        assert shown is not None
        card = shown.view["hands"][1][0]
        [single] = room.classify(BOB, [card])
        assert (
            single
            == room.table.game.classify(
                room.table.match.state, 1, [room.table.game.read_card(card)]
            )[0]
        )
        assert room.classify(BOB, [card, card, card, "1", "15"]) == ()


def test_a_code_is_read_however_it_was_typed() -> None:
    assert read_code(" abc-d ef\n") == "ABCDEF"
    assert read_code("a" * 99) == "A" * 32
