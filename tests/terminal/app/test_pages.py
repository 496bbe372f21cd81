"""Pages beside the board: the log, the scores, the review."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from textual.content import Content
from textual.pilot import Pilot

from stockpile.bots.review import REVIEW_VERSION
from stockpile.store import open_store
from stockpile.terminal.app import review
from stockpile.terminal.app.app import StockpileApp
from stockpile.terminal.app.boards.board import board_of
from stockpile.terminal.app.dialogs import TextPage
from stockpile.terminal.app.table_screen import TableScreen
from stockpile.terminal.app.wrapped_text import WrappedText
from stockpile.terminal.client.transport import Answer
from tests.terminal.app import driving
from tests.terminal.app.driving import (
    at_table,
    opened,
    play_round,
    screen_text,
    settings,
    table_of,
    until,
)
from tests.terminal.app.showing import show
from tests.terminal.app.test_screens import played
from tests.terminal.app.test_table import looked


def answered(status: int, body: dict[str, Any]) -> Answer:
    return Answer(status, json.dumps(body).encode())


def test_a_review_that_is_not_ready_can_be_left_and_asked_for_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(review, "REVIEW_POLL_S", 0.01)

    async def look(app: StockpileApp, pilot: Pilot[None]) -> None:
        slowly, asked = asyncio.Event(), []

        async def get(path: str, **_: Any) -> Answer:
            asked.append(path)
            if len(asked) > 1 and not slowly.is_set():
                await slowly.wait()
            if len(asked) < 4:
                return answered(202, {"progress": 0.25})
            return answered(200, {"sides": ["A", "B"], "rounds": [], "players": []})

        screen, connection = await show(app, pilot, played("skipbo-2003", 40, stock=10), "over")
        connection.get = get  # type: ignore[method-assign]
        await pilot.press("v")
        await until(pilot, lambda: len(asked) == 2)
        assert "25" in screen_text(app)
        await pilot.press("escape")
        await pilot.pause()
        assert isinstance(app.screen, TableScreen)
        slowly.set()
        await pilot.press("v")
        await until(pilot, lambda: "How everybody played" in screen_text(app))
        # Faces with names under them stand above it.
        seen = screen_text(app)
        above = seen[: seen.index("How everybody played")]
        for seat, name in enumerate(screen.client.names):
            assert board_of(screen.client.game)(screen.client, screen.signs).face(seat)[2] in above
            assert name in above
        assert set(asked) == {"/matches/1/review"}

    looked(tmp_path, look)


def test_a_page_shows_what_it_was_given_before_it_was_there(tmp_path: Path) -> None:
    async def look(app: StockpileApp, pilot: Pilot[None]) -> None:
        page = TextPage("Page", ["first"], app.words)
        page.show(["second"])
        waiting = app.push_screen(page)
        page.show(["third"])
        await waiting
        await pilot.pause()
        assert "third" in screen_text(app)
        _ = page.dismiss()
        await pilot.pause()
        page.show(["fourth"])
        await pilot.pause()
        assert "fourth" not in screen_text(app)

    looked(tmp_path, look)


def test_the_review_of_a_finished_match_is_there_the_next_day(tmp_path: Path) -> None:
    # As if it had been made: that takes the kernel.
    player = {"seat": "A", "accuracy": 77.0, "decisions": 3, "loss": 0.1, "error": 0.01}
    written = {"version": REVIEW_VERSION, "sides": ["A", "B"], "rounds": [], "players": [player]}

    async def play() -> None:
        table = settings(edition="skipbo-2011", youngest="A", options={"stock": 1})
        async with opened(tmp_path, table=table, seed="1") as (app, pilot):
            await until(pilot, lambda: at_table(app))
            await play_round(app, pilot)
            code = table_of(app).client.connection.code
        store = open_store(None, tmp_path)
        await store.open()
        await store.save_review(code, 1, json.dumps(written).encode())
        await store.close()
        async with opened(tmp_path) as (app, pilot):
            await until(pilot, lambda: "Review the match" in screen_text(app))
            await pilot.press(*["down"] * 4, "enter")
            await until(pilot, lambda: "77" in screen_text(app))
            await pilot.press("escape")
            await until(pilot, lambda: at_table(app))
            assert table_of(app).client.phase == "over"
            await pilot.press("v")
            await until(pilot, lambda: "77" in screen_text(app))

    driving.run(play())


def test_the_log_has_what_happened_the_latest_in_sight(tmp_path: Path) -> None:
    async def look(app: StockpileApp, pilot: Pilot[None]) -> None:
        screen, _ = await show(app, pilot, played("skipbo-2003", 40, stock=10))
        latest, first = screen.client.log()[-1], screen.client.log()[0]
        await pilot.press("l")
        await pilot.pause()
        assert isinstance(app.screen, TextPage)
        assert latest in screen_text(app)
        await pilot.press("home")
        await pilot.pause()
        assert first in screen_text(app)

    looked(tmp_path, look)


def test_the_scores_name_everybody(tmp_path: Path) -> None:
    async def look(app: StockpileApp, pilot: Pilot[None]) -> None:
        match = played("skipbo-2003", 40, seats=4, teams=["AC", "BD"], stock=10, target=500)
        _, connection = await show(app, pilot, match)
        assert connection.table is not None
        connection.table["match"]["scores"] = [125, 40]
        await pilot.press("m", "enter")
        await pilot.pause()
        lines = [" ".join(line.split()) for line in screen_text(app).splitlines()]
        assert [one for one in lines if one.endswith(" 125")]
        assert [one for one in lines if one.endswith(" 40")]
        assert "A Ann" in lines
        assert "D Archie" in lines

    looked(tmp_path, look)


@pytest.mark.parametrize(("lines", "scrolls"), [(5, False), (50, True)])
def test_a_page_that_is_longer_than_the_screen_says_how_to_go_on(
    tmp_path: Path, lines: int, scrolls: bool
) -> None:
    async def look(app: StockpileApp, pilot: Pilot[None]) -> None:
        await app.push_screen(TextPage("Page", [f"line {at}" for at in range(lines)], app.words))
        await pilot.pause()
        last = screen_text(app).splitlines()[-1]
        assert "Esc Back" in last
        assert ("Up/Down" in last) is scrolls
        await pilot.press("end")
        await pilot.pause()
        assert f"line {lines - 1}" in screen_text(app)

    looked(tmp_path, look)


@pytest.mark.parametrize(
    ("text", "width", "folded"),
    [
        ("about 30\u00a0%", 9, ["about", "30\u00a0%"]),
        ("  list: one two", 12, ["  list: one", "two"]),
        ("one\n\ntwo", 10, ["one", "", "two"]),
        ("abcdefghij kl", 4, ["abcd", "efgh", "ij", "kl"]),
        ("abcdefgh ij", 4, ["abcd", "efgh", "ij"]),
        ("ab cdefghij", 4, ["ab", "cdef", "ghij"]),
        ("Skip-Bo", 7, ["Skip-Bo"]),
    ],
)
def test_prose_is_folded_at_its_spaces_alone(text: str, width: int, folded: list[str]) -> None:
    shown = WrappedText(Content(text)).folded(width).plain
    assert [one.rstrip() for one in shown.split("\n")] == folded
    assert WrappedText(text).get_height({}, width) == len(folded)
