"""The screens as text, at both sizes, as they are stored beside this file.

``STOCKPILE_WRITE_SCREENS=1 python -m pytest tests/terminal/app/test_screens.py`` writes them anew.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.scrollbar import ScrollBarRender

from stockpile.games import AnyMatch, new_match
from stockpile.lessons import LESSONS
from stockpile.terminal.app.app import StockpileApp
from stockpile.terminal.app.dialogs import TextPage
from stockpile.terminal.app.lesson_screen import LessonScreen
from stockpile.terminal.app.review import review_text
from stockpile.terminal.replay.replay import Replay
from stockpile.terminal.replay.screen import ReplayScreen
from tests.terminal.app import driving
from tests.terminal.app.driving import LARGE, SMALL, screen_text, strips, worth
from tests.terminal.app.showing import show, still

SCREENS = Path(__file__).parent / "screens"
WRITING = os.environ.get("STOCKPILE_WRITE_SCREENS") == "1"

Look = Callable[[StockpileApp, Pilot[None]], Coroutine[Any, Any, None]]


def played(edition: str, moves: int, **more: Any) -> AnyMatch:
    """A match, so many moves on, and then up to the person's turn."""
    match = new_match(edition, seed="screens", **more)
    match.start_round()
    while match.turn is not None and (moves > 0 or match.turn != 0):
        legal = match.legal_moves()
        match.play(max(map(str, getattr(legal, "canonical", legal)), key=worth))
        moves -= 1
    return match


async def setup(app: StockpileApp, pilot: Pilot[None]) -> None:
    await pilot.pause()


async def skipbo(app: StockpileApp, pilot: Pilot[None]) -> None:
    await show(app, pilot, played("skipbo-2003", 40, stock=10))
    await pilot.press("a")


async def skipbo_eight(app: StockpileApp, pilot: Pilot[None]) -> None:
    await show(app, pilot, played("skipbo-2011", 90, seats=8, target=500))


async def skipbo_teams(app: StockpileApp, pilot: Pilot[None]) -> None:
    match = played("skipbo-2003", 60, seats=6, teams=["ACE", "BDF"])
    _, connection = await show(app, pilot, match)
    connection.answers["hint"] = {
        "move": connection.round["moves"][0],  # type: ignore[index]
        "win": 0.61,
        "error": 0.013,
        "why": ["lays-stock", "keeps-wild", "only-move"],
    }
    await pilot.press("h")
    await pilot.pause()


async def skipbo_over(app: StockpileApp, pilot: Pilot[None]) -> None:
    match = new_match("skipbo-2003", seed="over", stock=2, target=500)
    match.start_round()
    while match.turn is not None:
        match.play(max(map(str, match.legal_moves()), key=worth))
    await show(app, pilot, match, "between")


async def skipbo_won(app: StockpileApp, pilot: Pilot[None]) -> None:
    match = new_match("skipbo-2003", seed="won 1", stock=2, seats=4, teams=["AC", "BD"])
    match.start_round()
    while match.turn is not None:
        match.play(max(map(str, match.legal_moves()), key=worth))
    await show(app, pilot, match, "over")


async def breakers(app: StockpileApp, pilot: Pilot[None]) -> None:
    _, connection = await show(app, pilot, played("breakers-2010", 6, seats=3))
    hand = connection.round["view"]["hands"][0]  # type: ignore[index]
    sets = [{"set": hand[0], "kind": "single", "refused": "too-low"}]
    connection.answers["classified"] = {}
    connection.answers["classify"] = {"candidates": sets}
    await pilot.press(hand[0] if len(hand[0]) == 1 else "0")
    await pilot.pause()


async def lesson(app: StockpileApp, pilot: Pilot[None]) -> None:
    await app.push_screen(LessonScreen(app, LESSONS["skipbo"]))
    await pilot.press("t", "1", "a", "q")
    await pilot.pause()


async def replay(app: StockpileApp, pilot: Pilot[None]) -> None:
    match = played("skipbo-2003", 60, seats=6, teams=["ACE", "BDF"], target=500)
    await app.push_screen(ReplayScreen(Replay(match, 2, app.words), app.signs))
    await pilot.press("e", "up", "up", "right")


async def replay_watched(app: StockpileApp, pilot: Pilot[None]) -> None:
    match = played("breakers-2010", 9, seats=3, names=["Ann", "Ben", "Zoë"])
    await app.push_screen(ReplayScreen(Replay(match, None, app.words), app.signs))
    await pilot.press("e", "up")


async def gathering_table(app: StockpileApp, pilot: Pilot[None]) -> None:
    match = new_match("skipbo-2003", seed="screens", seats=4, teams=["AC", "BD"], target=500)
    people = [
        {"person": 1, "name": "Ann", "present": True, "seat": "A"},
        {"person": 2, "name": "Zoë", "present": True, "seat": "B"},
        {"person": 3, "name": "Max", "present": True, "seat": None},
    ]
    chairs = [
        {"seat": "A", "person": 1},
        {"seat": "B", "person": 2, "ready": True},
        {"seat": "C"},
        {"seat": "D", "bot": "expert"},
    ]
    await show(app, pilot, match, "gathering", solo=False, people=people, chairs=chairs)


async def help_page(app: StockpileApp, pilot: Pilot[None]) -> None:
    await skipbo(app, pilot)
    await pilot.press("escape", "?")
    await pilot.pause()


async def help_end(app: StockpileApp, pilot: Pilot[None]) -> None:
    await help_page(app, pilot)
    await pilot.press("end")
    await pilot.pause()


async def rules_page(app: StockpileApp, pilot: Pilot[None]) -> None:
    await breakers(app, pilot)
    await pilot.press("b")
    await pilot.pause()


async def menu(app: StockpileApp, pilot: Pilot[None]) -> None:
    await skipbo(app, pilot)
    await pilot.press("m")
    await pilot.pause()


async def review_page(app: StockpileApp, pilot: Pilot[None]) -> None:
    moments = [
        {
            "ply": ply,
            "seat": "AB"[ply % 2],
            "move": "h7>1",
            "best": "stock>1",
            "before": {"A": 0.5 + ply / 100, "B": 0.5 - ply / 100},
            "after": {"A": 0.45 + ply / 100, "B": 0.55 - ply / 100},
            "loss": 0.05 if ply == 8 else 0.0,
            "error": 0.011,
            "why": ["lays-stock", "of-another-server"],
            "forced": False,
        }
        for ply in range(30)
    ]
    review = {
        "sides": ["A", "B"],
        "rounds": [{"number": 1, "moments": moments, "result": {"A": 1.0, "B": 0.0}}],
        "players": [
            {"seat": "A", "accuracy": 88.0, "decisions": 15, "loss": 0.05, "error": 0.02},
            {"seat": "B", "accuracy": None, "decisions": 0, "loss": 0.0, "error": 0.0},
        ],
    }
    game = new_match("skipbo-2003").game
    text = review_text(review, game, app.words, app.signs, ["Ann", "Oscar"])
    await app.push_screen(TextPage(app.words("review-title"), text, app.words))
    await pilot.pause()


LOOKS: dict[str, tuple[Look, dict[str, Any]]] = {
    "setup": (setup, {}),
    "setup-de": (setup, {"language": "de"}),
    "setup-ascii-fr": (setup, {"language": "fr", "ascii_only": True}),
    "skipbo": (skipbo, {}),
    "skipbo-ascii-de": (skipbo, {"language": "de", "ascii_only": True}),
    "skipbo-nl": (skipbo, {"language": "nl", "theme": "light"}),
    "skipbo-eight": (skipbo_eight, {}),
    "skipbo-teams": (skipbo_teams, {}),
    "skipbo-teams-it": (skipbo_teams, {"language": "it"}),
    "skipbo-over": (skipbo_over, {}),
    "skipbo-won": (skipbo_won, {}),
    "skipbo-won-ascii-de": (skipbo_won, {"language": "de", "ascii_only": True}),
    "breakers": (breakers, {}),
    "breakers-de": (breakers, {"language": "de", "theme": "contrast"}),
    "breakers-ascii": (breakers, {"ascii_only": True}),
    "lesson": (lesson, {}),
    "lesson-ascii-fr": (lesson, {"language": "fr", "ascii_only": True}),
    "replay": (replay, {}),
    "replay-ascii-fr": (replay, {"language": "fr", "ascii_only": True}),
    "replay-watched-de": (replay_watched, {"language": "de", "theme": "light"}),
    "gathering": (gathering_table, {}),
    "gathering-ascii-it": (gathering_table, {"language": "it", "ascii_only": True}),
    "help": (help_page, {}),
    "help-end": (help_end, {}),
    "rules": (rules_page, {}),
    "menu-fr": (menu, {"language": "fr"}),
    "review": (review_page, {}),
    "review-ascii-de": (review_page, {"language": "de", "ascii_only": True}),
}

VAST = (200, 60)
SEEN_FROM_AFAR = {"skipbo", "skipbo-eight", "breakers"}


FIRST = {look: name for name, (look, _) in reversed(LOOKS.items())}
"""Each screen as `make test` looks at it; `make slow` does in other languages and themes, too."""


@pytest.mark.parametrize(
    "name",
    [
        pytest.param(name, marks=() if FIRST[look] == name else pytest.mark.slow)
        for name, (look, _) in LOOKS.items()
    ],
)
def test_a_screen_looks_as_it_is_stored(name: str, tmp_path: Path) -> None:
    look, options = LOOKS[name]
    sizes = [SMALL, LARGE, *([VAST] if name in SEEN_FROM_AFAR else [])]

    async def seen() -> list[str]:
        app = still(tmp_path, **options)
        async with driving.driven(app, SMALL) as pilot:
            await look(app, pilot)
            texts = [screen_text(app)]
            for size in sizes[1:]:
                await pilot.resize_terminal(*size)
                await pilot.pause()
                texts.append(screen_text(app))
            return texts

    for (width, height), text in zip(sizes, driving.run(seen()), strict=True):
        if options.get("ascii_only"):
            assert text.isascii(), [line for line in text.splitlines() if not line.isascii()]
        stored = SCREENS / f"{name}-{width}x{height}.txt"
        if WRITING:
            SCREENS.mkdir(exist_ok=True)
            stored.write_text(text, encoding="utf-8")
        assert text == stored.read_text(encoding="utf-8")


def test_an_app_leaves_the_scrollbars_of_others_alone(tmp_path: Path) -> None:
    before = [*ScrollBarRender.VERTICAL_BARS]
    still(tmp_path, ascii_only=True)
    assert before == ScrollBarRender.VERTICAL_BARS


@pytest.mark.parametrize("wanted", [True, False])
def test_no_color_means_none(wanted: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    if not wanted:
        monkeypatch.setenv("NO_COLOR", "1")

    async def seen() -> set[str]:
        app = still(tmp_path)
        async with driving.driven(app, SMALL) as pilot:
            await skipbo(app, pilot)
            styles = [
                segment.style
                for strip in strips(app)
                for segment in strip
                if segment.style is not None
            ]
            return {
                one.name
                for style in styles
                for one in (style.color, style.bgcolor)
                if one is not None and not one.is_default
            }

    assert bool(driving.run(seen())) is wanted
