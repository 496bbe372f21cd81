"""A game of one's own: the same in the app and in plain lines, from a seed, with a record."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from stockpile.bots import plugins
from stockpile.games import resume
from tests.terminal.app import driving
from tests.terminal.app.driving import at_table, opened, play_round, screen_text, table_of, until
from tests.terminal.driving import NAMES, OwnGame, player

TABLE: dict[str, Any] = {"edition": "skipbo-2003", "options": {"stock": 3}, "pace": "instant"}


def test_a_game_left_in_lines_goes_on_in_the_app_and_back(tmp_path: Path) -> None:
    game = OwnGame(tmp_path, "skipbo-2003", stock=3, seed=4)
    game.sit_down(player(), most=8)
    before = game.record
    kept: list[str] = []

    async def go_on() -> None:
        async with opened(tmp_path, resume=game.code, save_record=kept.append) as (app, pilot):
            await until(pilot, lambda: at_table(app) and table_of(app).client.on_turn)
            side = table_of(app).client
            assert side.connection.code == game.code
            assert side.names == ["Ann", "Ben"]
            assert "Ben" in screen_text(app)
            move = side.moves[0]
            await driving.press_move(app, pilot, move)

    driving.run(go_on())
    assert len(resume(kept[0]).events) > len(resume(before).events)
    said = game.sit_down()
    assert "You carry on where you left off." in said
    made = [str(event) for event in resume(game.record).events]
    assert made[: len(resume(kept[0]).events)] == [str(one) for one in resume(kept[0]).events]


def test_the_same_seed_gives_the_same_cards_in_the_app(tmp_path: Path) -> None:
    game = OwnGame(tmp_path / "lines", "skipbo-2003", stock=3, seed=4, level="baseline")
    game.sit_down()
    kept: list[str] = []

    async def play() -> None:
        table = {**TABLE, "bots": "baseline"}
        more: dict[str, Any] = {"names": NAMES[:2], "seed": "4", "save_record": kept.append}
        async with opened(tmp_path / "app", table=table, **more) as (app, pilot):
            await until(pilot, lambda: at_table(app) and table_of(app).client.on_turn)

    driving.run(play())
    assert kept == [game.record]


def test_a_whole_round_in_the_app_leaves_a_record_that_verifies(tmp_path: Path) -> None:
    kept: list[str] = []

    async def play() -> None:
        table = {**TABLE, "bots": "baseline", "options": {"stock": 1}}
        async with opened(tmp_path, table=table, seed="1", save_record=kept.append) as (app, pilot):
            await until(pilot, lambda: at_table(app))
            await play_round(app, pilot)

    driving.run(play())
    assert resume(kept[0]).over


def test_a_record_that_cannot_be_written_is_told_of(tmp_path: Path) -> None:
    def full(_: str) -> None:
        raise OSError(28, "No space left on device")

    async def play() -> None:
        async with opened(tmp_path, table=TABLE, save_record=full) as (app, pilot):
            await until(pilot, lambda: at_table(app) and table_of(app).client.on_turn)
        assert "The record cannot be saved" in app.farewell

    driving.run(play())


def test_a_saved_game_that_there_is_not_is_said_to_be_none(tmp_path: Path) -> None:
    async def look() -> None:
        async with opened(tmp_path, resume="ABCDEF") as (app, pilot):
            await until(pilot, lambda: "There is no saved game ABCDEF" in screen_text(app))

    driving.run(look())


FAILS = """
class Fails:
    def choose(self, observation, rng):
        raise RuntimeError
"""


@pytest.mark.long
def test_a_bot_from_a_file_plays_in_the_app_and_its_failing_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(plugins.OFFERED_BOTS_VARIABLE, "{}")
    (tmp_path / "fails.py").write_text(FAILS, encoding="utf-8")
    plugins.offer(f"{tmp_path / 'fails.py'}:Fails")
    # With so many cards nobody wins in the first turn.
    table = {**TABLE, "edition": "skipbo-2011", "youngest": "B", "options": {"stock": 30}}
    table["bots"] = f"{tmp_path / 'fails.py'}:Fails"

    async def play() -> None:
        async with opened(tmp_path, table=table, names=NAMES[:2]) as (app, pilot):
            await until(pilot, lambda: at_table(app) and table_of(app).client.on_turn)
            told = [one for one in table_of(app).client.log() if "Ben’s bot gave no move" in one]
            assert len(told) == 1
            assert "(RuntimeError (fails.py, line 4, in choose))" in told[0]

    driving.run(play())
