"""Somebody sets a machine's clock, forward or back: nobody who plays notices."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import pytest

from stockpile.store import IndexRow, Row, Store, open_store
from stockpile.table import commands as ask
from stockpile.table.node import TICK_S, NodeTables
from stockpile.table.room import Room
from stockpile.table.settings import PACES_MS, Clock, Settings
from stockpile.table.time import CLOCK_STEP_MS, NodeTime, SystemTime
from tests.table.running import (
    Bots,
    Eyes,
    Faulty,
    a_move,
    go_by,
    on_turn,
    opened_tables,
    seated,
    start,
    table_of,
    until,
)
from tests.table.sitting import guest
from tests.virtual_time import START, VirtualTime, everybody_waits, in_loop, running_loop

ANN, BOB = guest("ann"), guest("bob")
STEPS = [sign * size for size in (1, 60, 3600, 86_400) for sign in (1, -1)]
PACE_S = PACES_MS["normal"] / 1000
GRACE_S = 60
WITH_BOT = Settings(options={"stock": 10}, seats=2, grace=GRACE_S, clock=Clock(30, 10))

every_step = pytest.mark.parametrize("step", STEPS)


def clock() -> VirtualTime:
    return running_loop().virtual_time


async def bots_turn(room: Room) -> int:
    """Have the person move until it is the bot's turn; the row then."""
    while on_turn(room) == ANN:
        await room.do(ANN, a_move(room))
    return room.table.seq


@every_step
@in_loop
async def test_a_bot_moves_at_its_pace(tmp_path: Path, step: int) -> None:
    async with opened_tables(tmp_path) as (tables, _):
        room = await table_of(tables, WITH_BOT)
        await seated(room, "ann")
        await start(room)
        for _ in range(3):
            seq = await bots_turn(room)
            clock().set_wall_clock(step)
            await go_by(PACE_S - 0.01)
            assert room.table.seq == seq
            await go_by(0.02)
            assert room.table.seq == seq + 1
            await until(lambda: on_turn(room) == ANN)


@every_step
@in_loop
async def test_somebody_away_is_stood_in_for_after_the_grace(tmp_path: Path, step: int) -> None:
    async with opened_tables(tmp_path) as (tables, _):
        room = await table_of(tables, WITH_BOT)
        eyes = await seated(room, "ann", "bob")
        await room.leave(eyes["bob"])
        clock().set_wall_clock(step)
        await go_by(GRACE_S - 0.01)
        assert room.table.chairs[1].stand_in is None
        await go_by(0.02)
        assert room.table.chairs[1].stand_in == "away"


@every_step
@in_loop
async def test_a_turn_lasts_as_long_as_the_table_says(tmp_path: Path, step: int) -> None:
    async with opened_tables(tmp_path) as (tables, _):
        room = await table_of(tables, WITH_BOT)
        eyes = await seated(room, "ann", "bob")
        await start(room)
        turn = room.table.match.turn
        assert turn is not None
        clock().set_wall_clock(step)
        await go_by(39.99)
        assert room.table.chairs[turn].stand_in is None
        # Whoever comes now is told a time that fits the countdowns.
        late = Eyes("eve")
        await room.enter(late, "Eve", None)
        welcome = late.frames[0]
        assert welcome["round"]["clock"]["reserve_ends"] - welcome["now"] == 10
        assert eyes["ann"].round["clock"] == welcome["round"]["clock"]
        await go_by(0.02)
        assert room.table.chairs[turn].stand_in == "clock"


@every_step
@in_loop
async def test_a_table_goes_on_after_a_restart_with_another_clock(
    tmp_path: Path, step: int
) -> None:
    async with opened_tables(tmp_path) as (tables, _):
        room = await table_of(tables, WITH_BOT)
        await seated(room, "ann")
        await start(room)
        await bots_turn(room)
        code, before = room.table.code, room.table.at_ms
    clock().set_wall_clock(step)
    async with opened_tables(tmp_path) as (tables, _):
        room = await tables.room(code)
        await room.enter(Eyes("ann"), "Ann", None)
        seq = room.table.seq
        await go_by(PACE_S + 0.01)
        assert room.table.seq > seq
        # People read the time of the wall clock, unless it would go back.
        assert room.table.at_ms == pytest.approx(max(before, clock().wall_ms()), abs=2000)


@every_step
@in_loop
async def test_a_table_that_slept_follows_the_clock_forward_only(tmp_path: Path, step: int) -> None:
    async with opened_tables(tmp_path) as (tables, _):
        room = await table_of(tables, WITH_BOT)
        eyes = await seated(room, "ann")
        await start(room)
        await bots_turn(room)
        await room.leave(eyes["ann"])
        before = room.table.at_ms
        clock().set_wall_clock(step)
        await go_by(30)
        await room.enter(Eyes("ann"), "Ann", None)
        assert room.table.at_ms == max(before + 30_000, clock().wall_ms())
        seq = room.table.seq
        await go_by(PACE_S + 0.01)
        assert room.table.seq > seq


@every_step
@in_loop
async def test_a_step_is_logged(
    tmp_path: Path, step: int, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)
    async with opened_tables(tmp_path):
        await go_by(3 * TICK_S)
        assert caplog.messages == []
        clock().set_wall_clock(CLOCK_STEP_MS / 2000)
        await go_by(3 * TICK_S)
        assert caplog.messages == []
        clock().set_wall_clock(step)
        await go_by(3 * TICK_S)
        assert caplog.messages == [f"the machine's clock was set by {step:+.1f} s"]


# Several nodes


class Skewed:
    """The clocks of a machine whose wall clock is wrong."""

    def __init__(self, time: VirtualTime, seconds: float) -> None:
        self._time = time
        self.wrong_s = seconds
        self.seconds = time.seconds

    def wall_ms(self) -> int:
        return self._time.wall_ms() + round(self.wrong_s * 1000)

    def sleep(self, seconds: float) -> Awaitable[None]:
        return self._time.sleep(seconds)


class Together:
    """What nodes on one database tell each other."""

    def __init__(self) -> None:
        self.alive: set[str] = set()
        self.leases: dict[str, str] = {}
        self.hear: dict[str, Callable[[str, int], None]] = {}


class SharedStore(Faulty):
    """One node's end of a store that several share."""

    shared = True

    def __init__(self, store: Store, node: str, together: Together) -> None:
        super().__init__(store)
        self._node = node
        self._together = together

    async def write(self, row: Row, index: Sequence[IndexRow] = ()) -> None:
        await super().write(row, index)
        for node, hear in self._together.hear.items():
            if node != self._node:
                hear(row.table, row.seq)

    def listen(self, hear: Callable[[str, int], None]) -> None:
        self._together.hear[self._node] = hear

    async def beat(self, node: str, _ttl_ms: int) -> frozenset[str]:
        self._together.alive.add(node)
        return frozenset(self._together.alive)

    async def leave(self, node: str) -> None:
        self.die()

    def die(self) -> None:
        self._together.alive.discard(self._node)
        self._together.hear.pop(self._node, None)

    async def hold(self, wanted: Sequence[str], node: str) -> frozenset[str]:
        for code in wanted:
            if self._together.leases.get(code) not in self._together.alive:
                self._together.leases[code] = node
        return await self.held(node) & frozenset(wanted)

    async def held(self, node: str) -> frozenset[str]:
        return frozenset(code for code, its in self._together.leases.items() if its == node)

    async def release(self, table: str, node: str) -> None:
        self._together.leases.pop(table, None)


class Node:
    def __init__(self, store: Store, name: str, together: Together, time: NodeTime) -> None:
        self.store = SharedStore(store, name, together)
        self.tables = NodeTables(
            self.store.as_store, Bots(), node=name, time=time, entropy=Random(name).randbytes
        )

    async def die(self) -> None:
        """End without a word to anybody."""
        self.store.die()
        await self.tables.close()


@asynccontextmanager
async def two_nodes(folder: Path, wrong_s: float) -> AsyncIterator[tuple[Node, Node]]:
    store, together = open_store(None, folder), Together()
    await store.open()
    one = Node(store, "north", together, Skewed(clock(), 0))
    two = Node(store, "south", together, Skewed(clock(), wrong_s))
    await one.tables.open()
    await two.tables.open()
    try:
        yield one, two
    finally:
        for node in (one, two):
            await node.tables.close()
        await store.close()


async def settle() -> None:
    await go_by(0)
    await everybody_waits()


@every_step
@in_loop
async def test_nodes_whose_clocks_differ_play_at_one_table(tmp_path: Path, step: int) -> None:
    settings = Settings(options={"stock": 20}, seats=3, clock=Clock(30, 10))
    async with two_nodes(tmp_path, step) as (one, two):
        here = await table_of(one.tables, settings)
        await seated(here, "ann")
        there = await two.tables.room(here.table.code)
        await there.enter(Eyes("bob"), "Bob", None)
        await there.do(BOB, ask.Sit(seat="B"))
        await settle()
        await there.do(BOB, ask.Ready())
        await settle()
        await here.do(ANN, ask.Start())
        await settle()
        rooms = {ANN: here, BOB: there}
        before, began = here.table.at_ms, clock().now()
        for _ in range(12):
            await until(lambda: on_turn(here) and here.table.seq == there.table.seq)
            await rooms[on_turn(here)].do(on_turn(here), a_move(here))
            await settle()
            await go_by(0.3)
        # The table's time is as much later as it took them, and nobody's time was up.
        assert here.table.at_ms - before == pytest.approx(clock().now() - began, abs=500)
        assert not any(chair.stand_in for chair in here.table.chairs)
        # Countdowns are the same on both nodes, near enough.
        assert there.now_ms() == pytest.approx(here.now_ms(), abs=500)


@every_step
@in_loop
async def test_a_bot_moves_on_after_its_node_has_died(tmp_path: Path, step: int) -> None:
    async with two_nodes(tmp_path, step) as (one, two):
        here = await table_of(one.tables, WITH_BOT)
        await seated(here, "bob")
        await start(here)
        there = await two.tables.room(here.table.code)
        await there.enter(Eyes("ann"), "Ann", None)
        await settle()
        while on_turn(here):
            await here.do(on_turn(here), a_move(here))
        await settle()
        seq = there.table.seq
        await one.die()
        # Within two looks around the other node has noticed, and then it takes as long as ever.
        await go_by(2 * TICK_S + PACE_S + 0.1)
        assert there.table.seq > seq + 1
        assert there.table.at_ms - START < 60_000


def test_a_node_goes_by_the_clocks_of_its_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    machine = SystemTime()
    monkeypatch.setattr(time, "time_ns", lambda: 1_700_000_000_123_999_999)
    monkeypatch.setattr(time, "monotonic", lambda: 5.5)
    assert machine.wall_ms() == 1_700_000_000_123
    assert machine.seconds() == 5.5
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    monkeypatch.setattr(asyncio, "sleep", sleep)
    asyncio.run(machine.sleep(0.25))
    assert slept == [0.25]
