"""How long a bot takes: its pace, and never more or less for the cards that it holds."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from stockpile.table import commands as ask
from stockpile.table.duty_runner import RETRY_DUTY_S
from stockpile.table.settings import PACES_MS, Pace, Settings
from stockpile.workers.pool import (
    LIGHT_ANSWER_MS,
    MASTER_ANSWER_MS,
    THINKING_MS,
    ThinkingFailed,
    lighter,
)
from tests.table.running import (
    Bots,
    Eyes,
    go_by,
    opened_tables,
    seated,
    start,
    table_of,
    until,
)
from tests.virtual_time import everybody_waits, in_loop, running_loop

TABLE = Settings(options={"stock": 8})


class Thinkers(Bots):
    """Take as long as the moves they can choose from are worth thinking about."""

    def __init__(self, forced_ms: float, choice_ms: tuple[float, float]) -> None:
        super().__init__()
        self._forced_ms = forced_ms
        self._choice_ms = choice_ms
        self._luck = Random(5)
        self.took: set[float] = set()

    async def choose(
        self, level: str, game: str, observation: bytes, *, who: str = "", seed: str | None = None
    ) -> str:
        move = await super().choose("baseline", game, observation)
        thinks = move.startswith("h")
        took = self._luck.uniform(*self._choice_ms) if thinks else self._forced_ms
        self.took.add(took)
        await running_loop().virtual_time.sleep(took / 1000)
        return move


async def gaps(folder: Path, settings: Settings, thinkers: Thinkers) -> set[int]:
    """The times between the moves of two bots, in milliseconds."""
    async with opened_tables(folder, thinkers=thinkers) as (tables, _):
        room = await table_of(tables, settings)
        eyes = await seated(room, watching=["ann"])
        await start(room)
        await until(lambda: room.table.state.phase == "over")
        told = [one for one in eyes["ann"].frames if one["type"] == "update" and "round" in one]
        return {two["at"] - one["at"] for one, two in pairwise(told)}


@pytest.mark.parametrize("pace", PACES_MS)
@in_loop
async def test_an_expert_takes_as_long_for_a_forced_move_as_for_a_choice(
    tmp_path: Path, pace: Pace
) -> None:
    thinkers = Thinkers(1, (THINKING_MS + 8, 1.8 * THINKING_MS))
    found = await gaps(tmp_path, replace(TABLE, bots="expert", pace=pace), thinkers)
    assert len(thinkers.took) > 20
    assert found == {max(PACES_MS[pace], 2 * THINKING_MS)}


@pytest.mark.parametrize("pace", PACES_MS)
@pytest.mark.parametrize(
    ("level", "answer_ms"), [("casual", LIGHT_ANSWER_MS), ("master", MASTER_ANSWER_MS)]
)
@in_loop
async def test_light_bots_keep_their_pace_to_the_millisecond(
    tmp_path: Path, pace: Pace, level: str, answer_ms: int
) -> None:
    thinkers = Thinkers(0.5, (1, answer_ms - 5))
    found = await gaps(tmp_path, replace(TABLE, bots=level, pace=pace), thinkers)
    assert len(thinkers.took) > 20
    assert found == {max(PACES_MS[pace], answer_ms)}


@in_loop
async def test_one_that_takes_even_longer_shows_it_in_whole_steps(tmp_path: Path) -> None:
    thinkers = Thinkers(1, (3 * THINKING_MS, 3.5 * THINKING_MS))
    found = await gaps(tmp_path, replace(TABLE, bots="expert", pace="fast"), thinkers)
    assert found == {2 * THINKING_MS, 4 * THINKING_MS}


class Recorder(Bots):
    """Remembers whom it was asked to think for."""

    def __init__(self) -> None:
        super().__init__()
        self.thought: list[tuple[str, str | None]] = []

    async def choose(
        self, level: str, game: str, observation: bytes, *, who: str = "", seed: str | None = None
    ) -> str:
        self.thought.append((who, seed))
        return await super().choose(level, game, observation)


@in_loop
async def test_bots_think_for_one_seat_of_one_round_by_chance_or_by_the_tables_seed(
    tmp_path: Path,
) -> None:
    recorder = Recorder()
    async with opened_tables(tmp_path, thinkers=recorder) as (tables, _):
        room = await table_of(tables, replace(TABLE, pace="instant"))
        await seated(room, watching=["ann"])
        await start(room)
        await until(lambda: len(recorder.thought) > 20)
        code = room.table.code
        assert {*recorder.thought} == {(f"{code}/1 1 {seat}", None) for seat in (0, 1)}

        recorder.thought.clear()
        settings = replace(TABLE, seats=3, pace="instant")
        opened = await tables.open_table("guest-bob", "Bob", settings, bots=("", ""), seed="7")
        room = await tables.room(opened)
        await room.enter(Eyes("bob"), "Bob", None)
        await start(room)
        await room.do("guest-bob", ask.Stand())
        await until(lambda: len(recorder.thought) > 40)
        seeds: dict[str, list[int]] = {}
        for who, seed in recorder.thought:
            if who.startswith("table "):
                assert seed is not None
                seat = who[-1]
                before, _, seen = seed.rpartition(" ")
                assert (who, before) == (f"table 1 {seat}", f"stockpile 7 {seat} 1")
                seeds.setdefault(seat, []).append(int(seen))
        # Each thinks from what it has seen so far, and that is more each time.
        assert [*sorted(seeds)] == ["0", "1", "2"]
        assert all(seen == sorted({*seen}) for seen in seeds.values())


@in_loop
async def test_bots_that_used_up_their_time_play_like_lighter_ones(
    tmp_path: Path,
) -> None:
    thinkers = Thinkers(1000, (1000, 1000))
    asked: list[str] = []
    choose = thinkers.choose

    async def heard(level: str, *args: Any, **named: Any) -> str:
        asked.append(level)
        return await choose(level, *args, **named)

    thinkers.choose = heard  # type: ignore[method-assign]
    async with opened_tables(tmp_path, thinkers=thinkers) as (tables, _):
        tables.thinking_per_minute = 3.0
        room = await table_of(tables, replace(TABLE, bots="expert", pace="instant"))
        await seated(room, watching=["ann"])
        await start(room)
        await until(lambda: len(asked) > 5)
        # A little was given back while they were thinking.
        assert asked[:6] == ["expert"] * 4 + [lighter("expert")] * 2


@in_loop
async def test_a_bot_that_fails_is_asked_again_after_a_while_and_whoever_runs_the_server_is_told(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    failures: list[Exception] = [ThinkingFailed("too busy"), ZeroDivisionError()]
    thinkers = Bots()
    choose = thinkers.choose

    async def fails(*args: Any, **named: Any) -> str:
        if failures:
            raise failures.pop(0)
        return await choose(*args, **named)

    thinkers.choose = fails  # type: ignore[method-assign]
    async with opened_tables(tmp_path, thinkers=thinkers) as (tables, _):
        room = await table_of(tables, replace(TABLE, pace="instant"))
        await seated(room, watching=["ann"])
        await start(room)
        dealt = room.table.state.version
        told = ["no bot could choose a move", "a duty failed"]
        for tries in (1, 2):
            await everybody_waits()
            assert caplog.messages == told[:tries]
            assert room.table.state.version == dealt
            await go_by(RETRY_DUTY_S)
        assert room.table.state.version > dealt
        assert caplog.messages == told
