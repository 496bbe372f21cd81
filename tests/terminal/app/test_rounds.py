"""Whole rounds of both games, played with keys; left and resumed."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest
from textual.widgets import OptionList

from stockpile.games import resume
from stockpile.terminal.app.dialogs import Menu
from stockpile.terminal.app.setup_screen import SetupScreen
from tests.cli.run import stockpile
from tests.terminal.app import driving
from tests.terminal.app.driving import (
    LARGE,
    SMALL,
    at_table,
    moves_told,
    notice,
    opened,
    play_round,
    press_move,
    screen_text,
    settings,
    table_of,
    until,
)

FIRST = {"edition": "skipbo-2011", "youngest": "A"}
"""The person begins, so that no bot is done before."""


# The seeds are those of short rounds.
@pytest.mark.parametrize(
    ("asked", "size", "seed"),
    [
        (settings(**FIRST, options={"stock": 2}), SMALL, "6"),
        (settings(game="breakers", seats=3), LARGE, "3"),
        pytest.param(
            *(settings(**FIRST, teams=["AC", "BD"], options={"stock": 1}), SMALL, "1"),
            marks=pytest.mark.slow,
        ),
    ],
    ids=["skipbo", "breakers", "teams"],
)
def test_a_round_is_played_with_keys(
    tmp_path: Path, asked: dict[str, object], size: tuple[int, int], seed: str
) -> None:
    async def play() -> None:
        async with opened(tmp_path, size, table=asked, seed=seed) as (app, pilot):
            await until(pilot, lambda: at_table(app))
            made = await play_round(app, pilot)
            side = table_of(app).client
            assert side.phase == "over"
            assert made == await moves_told(app) > 0
            assert "n Play again" in screen_text(app)
            assert any(one in screen_text(app) for one in (" wins.", " win."))
            await pilot.press("n")
            # The bots may be done with it before one looks.
            await until(pilot, lambda: side.table["match"]["number"] == 2)
            await until(pilot, lambda: side.phase != "gathering")

    driving.run(play())


def test_a_match_goes_from_round_to_round(tmp_path: Path) -> None:
    asked = settings(match=True, options={"stock": 1})

    async def play() -> None:
        async with opened(tmp_path, table=asked, seed="1") as (app, pilot):
            await until(pilot, lambda: at_table(app))
            await play_round(app, pilot)
            side = table_of(app).client
            assert side.phase == "between"
            assert "n Next round" in screen_text(app)
            await pilot.press("n")
            await until(pilot, lambda: side.table["match"]["round"] == 2)

    driving.run(play())


def test_moves_are_typed_taken_back_and_refused(tmp_path: Path) -> None:
    async def play() -> None:
        asked = settings(options={"stock": 30})
        async with opened(tmp_path, table=asked, seed="1") as (app, pilot):
            await until(pilot, lambda: at_table(app))
            screen = table_of(app)
            side = screen.client
            await until(pilot, lambda: side.moves)
            # Until there is a hand that can be laid from, which nothing is drawn after.
            while not any(one[0] == "h" and ">d" not in one for one in side.moves):
                await press_move(app, pilot, next(one for one in side.moves if ">d" in one))
                await until(pilot, lambda: side.moves)
            move = next(one for one in side.moves if one[0] == "h" and ">d" not in one)
            hand = side.view["seats"][0]["hand"]  # type: ignore[index]
            await pilot.press(":", *[_KEYS.get(sign, sign) for sign in move], "enter")
            await until(pilot, lambda: side.view["seats"][0]["hand"] != hand)  # type: ignore[index]
            assert side.may("undo")
            await pilot.press("u")
            await until(pilot, lambda: side.view["seats"][0]["hand"] == hand)  # type: ignore[index]
            await pilot.press(":", "h", "5", "0", "greater_than_sign", "1", "enter")
            await until(pilot, lambda: notice(screen))
            assert "50" in screen_text(app)

    driving.run(play())


_KEYS = {">": "greater_than_sign"}


def test_a_game_that_was_left_is_gone_on_with(tmp_path: Path) -> None:
    async def play() -> None:
        asked = settings(options={"stock": 30})
        called: dict[str, Any] = {"program": "./stockpile", "ascii_only": True}
        async with opened(tmp_path, table=asked, **called) as (app, pilot):
            await until(pilot, lambda: at_table(app))
            side = table_of(app).client
            await until(pilot, lambda: side.moves)
            await press_move(app, pilot, next(one for one in side.moves if ">d" in one))
            await until(pilot, lambda: side.moves)
            left = side.view
            await pilot.press("ctrl+c")
        assert app.farewell == "The game is saved. To continue: ./stockpile play --ascii --lang en"
        async with opened(tmp_path) as (app, pilot):
            await until(pilot, lambda: "Continue playing" in screen_text(app))
            assert isinstance(app.screen, SetupScreen)
            await pilot.press("enter")
            await until(pilot, lambda: at_table(app) and table_of(app).client.moves)
            assert table_of(app).client.view == left
            await until(pilot, lambda: "discard" in screen_text(app))

    driving.run(play())


def test_every_saved_game_is_told_apart_and_gone_on_with(tmp_path: Path) -> None:
    async def begun(asked: Mapping[str, Any]) -> None:
        async with opened(tmp_path, table=asked) as (app, pilot):
            await until(pilot, lambda: at_table(app) and table_of(app).client.moves)

    async def play() -> None:
        await begun(settings(**FIRST, options={"stock": 11}))
        await begun(settings(game="breakers", seats=3, match=True))
        await begun(settings(**FIRST, options={"stock": 15}))
        async with opened(tmp_path) as (app, pilot):
            await until(pilot, lambda: "All saved games" in screen_text(app))
            assert screen_text(app).count("Continue playing") == 1
            assert "Stock piles 15 : 15" in screen_text(app)
            await pilot.press("down", "enter")
            await until(pilot, lambda: isinstance(app.screen, Menu))
            await pilot.pause()
            labels = [str(one.prompt) for one in app.screen.query_one(OptionList).options]
            assert len(set(labels)) == 3
            assert all(f"{datetime.now().astimezone():%Y-%m-}" in one for one in labels)
            assert "Breakers with 2 bots" in labels[1]
            assert "Round 1 · Score 0 : 0 : 0 · Tiles" in labels[1]
            await pilot.press("end", "enter")
            await until(pilot, lambda: at_table(app) and table_of(app).client.moves)
            seats = table_of(app).client.view["seats"]  # type: ignore[index]
            assert [one["stock"]["hidden"] for one in seats] == [11, 11]

    driving.run(play())


def test_the_record_of_a_finished_match_is_saved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)

    async def play() -> None:
        asked = settings(**FIRST, options={"stock": 1})
        async with opened(tmp_path / "data", table=asked, seed="1") as (app, pilot):
            await until(pilot, lambda: at_table(app))
            await play_round(app, pilot)
            code = table_of(app).client.connection.code
            assert "k Save the record" in screen_text(app)
            await pilot.press("k")
            await until(pilot, lambda: "The record is saved" in screen_text(app))
        file = tmp_path / f"stockpile-{code}-1.txt"
        assert app.farewell == f"The record is saved. To see it again: stockpile replay {file}"
        assert resume(file.read_text()).over
        assert stockpile("replay", str(file)).status == 0

    driving.run(play())
