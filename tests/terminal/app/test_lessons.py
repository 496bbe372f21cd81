"""The lessons, on the app's board."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual.pilot import Pilot

from stockpile.lessons import LESSONS
from stockpile.terminal.app.app import StockpileApp
from stockpile.terminal.app.boards.breakers import BreakersBoard
from stockpile.terminal.app.lesson_screen import LessonScreen
from stockpile.terminal.app.setup_screen import SetupScreen
from tests.terminal.app import driving
from tests.terminal.app.driving import at_table, keys_of, opened, screen_text, table_of, until


async def begin(app: StockpileApp, pilot: Pilot[None], at: int) -> None:
    """Choose a lesson on the first screen."""
    await until(pilot, lambda: "Enter: play" in screen_text(app))
    await pilot.press("down", "down", "down", "enter")
    await until(pilot, lambda: "Your first round" in screen_text(app))
    await pilot.press(*["down"] * at, "enter")
    await until(pilot, lambda: isinstance(app.screen, LessonScreen))


async def make(app: StockpileApp, pilot: Pilot[None], move: str) -> None:
    assert isinstance(app.screen, LessonScreen)
    board = app.screen.board
    await pilot.press(*keys_of(app.screen, move))
    if isinstance(board, BreakersBoard) and move != "pass":
        while board.choice != move:
            await pilot.press("down")
        await pilot.press("enter")


@pytest.mark.sampled(2)
@pytest.mark.parametrize("game", LESSONS)
def test_a_lesson_is_taken_from_its_first_step_to_a_real_game(game: str, tmp_path: Path) -> None:
    lesson = LESSONS[game]

    async def learn() -> None:
        async with opened(tmp_path) as (app, pilot):
            await begin(app, pilot, [*LESSONS].index(game))
            for at, step in enumerate(lesson.steps, 1):
                said = screen_text(app)
                assert f"{at} of {len(lesson.steps)}" in said
                await make(app, pilot, step.moves[0])
            assert "won the round" in " ".join(screen_text(app).split())
            await pilot.press("n")
            await until(pilot, lambda: at_table(app) and table_of(app).client.view is not None)
            assert table_of(app).client.game.name == game

    driving.run(learn())


def test_another_move_is_explained_and_changes_nothing(tmp_path: Path) -> None:
    async def err() -> None:
        async with opened(tmp_path) as (app, pilot):
            await begin(app, pilot, 0)
            await pilot.press("a", "1")
            assert "needs 3" in screen_text(app)
            await pilot.press("a", "q")
            text = " ".join(screen_text(app).split())
            assert "there is still something good to lay" in text
            assert "1 of 11" in text
            await pilot.press("escape")
            await until(pilot, lambda: isinstance(app.screen, SetupScreen))

    driving.run(err())
