"""The first screen: what is chosen there, and what it opens."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from stockpile.core.refusal import Refusal, Refused
from stockpile.terminal.app.app import StockpileApp
from stockpile.terminal.app.dialogs import InputDialog
from stockpile.terminal.app.setup_screen import SetupScreen
from stockpile.terminal.app.themes import THEME_NAMES
from stockpile.terminal.client.local_server import LocalServer, SavedGame
from stockpile.terminal.client.preferences import Preferences
from stockpile.terminal.play_request import PlayRequest
from stockpile.words import languages
from tests.terminal.app import driving
from tests.terminal.app.driving import at_table, opened, screen_text, settings, until
from tests.terminal.app.showing import still
from tests.terminal.app.test_table import looked


async def go_to(pilot: Pilot[None], app: StockpileApp, name: str) -> None:
    """Be at a line of the form."""
    screen = app.screen
    assert isinstance(screen, SetupScreen)
    await pilot.press("home")
    while screen.row.name != name:
        await pilot.press("down")


def test_what_is_chosen_is_opened_and_remembered(tmp_path: Path) -> None:
    opened: list[Any] = []

    async def look(app: StockpileApp, pilot: Pilot[None]) -> None:
        async def play(request: PlayRequest, *, review: bool = False) -> None:
            opened.append(request.table)

        app.play = play  # type: ignore[method-assign]
        await pilot.pause()
        for name, keys in (
            ("game", ["right"]),
            ("seats", ["right"]),
            ("match", ["left"]),
            ("bots", ["right", "right", "left"]),
            ("pace", ["left"]),
            ("option passing", ["right"]),
        ):
            await go_to(pilot, app, name)
            await pilot.press(*keys)
        await go_to(pilot, app, "play")
        await pilot.press("enter")
        await pilot.pause()

    looked(tmp_path, look)
    [table] = opened
    chosen = {name: table[name] for name in ("game", "edition", "seats", "match", "options")}
    assert chosen == {
        "game": "breakers",
        "edition": "breakers-2010",
        "seats": 3,
        "match": True,
        "options": {"passing": "free"},
    }
    assert (table["bots"], table["pace"]) == ("skilled", "fast")
    assert Preferences(tmp_path).table() == table


def test_every_theme_looks_different(tmp_path: Path) -> None:
    async def look(app: StockpileApp, pilot: Pilot[None]) -> None:
        seen = set()
        for theme in THEME_NAMES:
            await go_to(pilot, app, "theme")
            assert app.chosen_theme == theme
            await pilot.pause()
            seen.add((app.screen.styles.background.hex, app.screen.styles.color.hex))
            await pilot.press("right")
        assert len(seen) == len(THEME_NAMES)

    looked(tmp_path, look)
    assert Preferences(tmp_path).get("theme", "") == next(iter(THEME_NAMES))


@pytest.mark.parametrize("theme", THEME_NAMES)
def test_a_theme_can_be_asked_for(tmp_path: Path, theme: str) -> None:
    assert still(tmp_path, theme=theme).theme == f"stockpile-{theme}"


def test_in_a_small_window_the_line_one_is_at_is_shown(tmp_path: Path) -> None:
    async def look(app: StockpileApp, pilot: Pilot[None]) -> None:
        screen = app.screen
        assert isinstance(screen, SetupScreen)
        await pilot.resize_terminal(50, 12)
        await pilot.pause()
        assert "80 columns" in screen_text(app)
        for row in screen.rows():
            await pilot.pause()
            assert f"▸ {row.label[:20]}" in screen_text(app), row.name
            await pilot.press("down")
        await pilot.resize_terminal(80, 24)
        await pilot.pause()
        assert "80 columns" not in screen_text(app)
        assert all(row.label[:20] in screen_text(app) for row in screen.rows())

    looked(tmp_path, look)


def test_a_small_window_is_said_to_be_small_and_can_be_left(tmp_path: Path) -> None:
    async def look() -> None:
        async with opened(tmp_path, (60, 20)) as (app, pilot):
            await until(pilot, lambda: "quit" in screen_text(app))
            for language in languages():
                app.speak(language)
                await pilot.pause()
                quitting = app.words("app-setup-keys").split("  ")[-1].strip()
                assert quitting in screen_text(app).replace("\xa0", " ")
                assert app.words("app-too-small", width=80, height=24) in screen_text(app)
            await app.play(PlayRequest(words=app.words, table=settings()))
            await until(pilot, lambda: at_table(app) and "80" in screen_text(app).splitlines()[0])
            for language in languages():
                app.speak(language)
                await pilot.pause()
                first = screen_text(app).splitlines()[0]
                assert app.words("app-too-small", width=80, height=24) in first

    driving.run(look())


def test_what_was_typed_is_on_the_form_if_it_cannot_be_opened_yet(tmp_path: Path) -> None:
    asked = {
        "game": "breakers",
        "edition": "breakers-2010",
        "seats": 4,
        "teams": None,
        "options": {"passing": "free"},
        "bots": "expert",
        "match": False,
        "target": 300,
    }

    async def run() -> None:
        class InUse(LocalServer):
            async def start(self) -> None:
                raise Refused(Refusal("data-in-use"))

        app = still(tmp_path, table=asked, make_server=InUse)
        async with driving.driven(app, (80, 24)) as pilot:
            await until(pilot, lambda: "another window" in screen_text(app))
            screen = app.screen
            assert isinstance(screen, SetupScreen)
            told = screen.draft.asked()
            assert told == {**asked, "match": True, "pace": "normal"}
            assert "300" in screen_text(app)

    driving.run(run())


def test_until_something_can_be_chosen_it_is_said_that_it_starts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    read, began = asyncio.Event(), list[str]()
    saved, play = LocalServer.saved, StockpileApp.play

    async def saved_later(server: LocalServer) -> list[SavedGame]:
        await read.wait()
        return await saved(server)

    async def playing(app: StockpileApp, request: PlayRequest) -> None:
        began.append("play")
        await play(app, request)

    monkeypatch.setattr(LocalServer, "saved", saved_later)
    monkeypatch.setattr(StockpileApp, "play", playing)

    async def start() -> None:
        async with opened(tmp_path) as (app, pilot):
            await pilot.pause()
            assert screen_text(app).endswith("Just a moment…\n")
            await pilot.press("enter")
            assert began == []
            read.set()
            await until(pilot, lambda: "q: quit" in screen_text(app))
            await pilot.press("enter", "enter")
            await until(pilot, lambda: at_table(app))
            assert began == ["play"]  # not twice

    driving.run(start())


def test_what_is_no_link_is_said_to_be_none(tmp_path: Path) -> None:
    async def join() -> None:
        async with opened(tmp_path) as (app, pilot):
            await until(pilot, lambda: "q: quit" in screen_text(app))
            await go_to(pilot, app, "join")
            await pilot.press("enter")
            await until(pilot, lambda: isinstance(app.screen, InputDialog))
            await pilot.press(*"foo", "enter")
            await until(pilot, lambda: "“foo” is neither a link to a table" in screen_text(app))

    driving.run(join())


def test_who_goes_to_a_table_of_others_needs_no_server_of_their_own(tmp_path: Path) -> None:
    async def run() -> None:
        going, tried, own = asyncio.Event(), [], list[LocalServer]()

        class Noted(LocalServer):
            async def start(self) -> None:
                own.append(self)
                await super().start()

        app = still(tmp_path, link="127.0.0.1:9/t/93ZCAQ", make_server=Noted)

        async def join(request: PlayRequest) -> None:
            tried.append(request.link)
            await going.wait()

        app.join = join  # type: ignore[method-assign]
        async with driving.driven(app, (80, 24)) as pilot:
            await until(pilot, lambda: tried)
            assert own == []
            going.set()
            screen = app.screen
            assert isinstance(screen, SetupScreen)
            # Whoever does not get there can play alone.
            await until(pilot, lambda: own and "q: quit" in screen_text(app))

    driving.run(run())
