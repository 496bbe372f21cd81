"""How long a bot takes: its pace, and never more or less for the cards that it holds."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from stockpile.table.settings import PACES_MS, Pace, Settings
from stockpile.workers.pool import LIGHT_ANSWER_MS, MASTER_ANSWER_MS, THINKING_MS
from tests.table.running import Bots, opened_tables, seated, start, table_of, until
from tests.virtual_time import in_loop, running_loop

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
