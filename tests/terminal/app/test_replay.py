"""A recorded match on the board of the app."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from stockpile.cli import replay as command
from stockpile.games import AnyMatch, write_record
from stockpile.terminal import app as opening
from stockpile.terminal.app.app import StockpileApp
from stockpile.terminal.play_request import PlayRequest
from stockpile.terminal.replay.replay import Replay
from stockpile.terminal.replay.screen import ReplayScreen
from stockpile.words import Words, languages
from tests.cli.run import call
from tests.matches import PEOPLE, SETTINGS, played
from tests.terminal.app import driving
from tests.terminal.app.driving import SMALL, screen_text, strips

MATCH = played(SETTINGS[1], seed=8)
STEPS = Replay(MATCH, None, Words("en"))
LAST = len(STEPS.steps)


def replaying(
    data: Path, match: AnyMatch = MATCH, viewer: int | None = None, language: str = "en"
) -> StockpileApp:
    replay = Replay(match, viewer, Words(language))
    request = PlayRequest(words=replay.words, language_chosen=True)
    return StockpileApp(request, data=data, first=lambda app: ReplayScreen(replay, app.signs))


def places(data: Path, *keys: str) -> list[str]:
    """What the bar says at first, and after each key."""

    async def seen() -> list[str]:
        app = replaying(data)
        async with driving.driven(app) as pilot:
            said = [screen_text(app).splitlines()[0]]
            for key in keys:
                await pilot.press(key)
                said.append(screen_text(app).splitlines()[0])
            return said

    return driving.run(seen())


def place(at: int) -> str:
    """How a step is called, counted from 0."""
    step = STEPS.steps[at]
    return f"Round {step.round} of {MATCH.round} · Step {at + 1} of {LAST}"


SECOND = STEPS.rounds[1]
TURNS = STEPS.turns


@pytest.mark.sampled(2)
@pytest.mark.parametrize(
    ("keys", "at"),
    [
        ("", 0),
        ("right", 1),
        ("n space enter left", 2),
        ("n n b", 1),
        ("left", 0),
        ("down", TURNS[1]),
        ("down down down right up", TURNS[3]),
        ("down down down up", TURNS[2]),
        ("right_square_bracket", SECOND),
        ("pagedown right left_square_bracket", SECOND),
        ("pagedown pageup", 0),
        ("pagedown up", TURNS[TURNS.index(SECOND) - 1]),
        ("e", LAST - 1),
        ("end right", LAST - 1),
        ("end down", LAST - 1),
        ("end pagedown", LAST - 1),
        ("e g", 0),
        ("e home", 0),
        ("2 enter", SECOND),
        ("7 7 enter", 0),
        ("0 enter", 0),
        ("2 n", 1),
    ],
)
def test_keys_lead_through_the_match(keys: str, at: int, tmp_path: Path) -> None:
    assert place(at) in places(tmp_path, *keys.split())[-1]


@pytest.mark.parametrize("key", ["q", "escape", "ctrl+c", "ctrl+d"])
def test_a_replay_is_left(key: str, tmp_path: Path) -> None:
    async def left() -> StockpileApp:
        app = replaying(tmp_path)
        async with driving.driven(app) as pilot:
            await pilot.press(key)
        return app

    app = driving.run(left())
    assert not app.is_running
    assert (app.return_code, app.farewell) == (0, "")


def test_the_keys_can_be_clicked_and_the_board_cannot(tmp_path: Path) -> None:
    async def seen() -> None:
        app = replaying(tmp_path, viewer=0)
        async with driving.driven(app, SMALL) as pilot:
            lines = screen_text(app).splitlines()
            led = {"↓": TURNS[1], "]": SECOND, "e": LAST - 1, "g": 0, "→": 1, "←": 0}
            for key, at in led.items():
                await pilot.click("#keys", offset=(lines[-1].index(f" {key} ") + 1, 0))
                assert place(at) in screen_text(app)
            rows = [
                row
                for row, strip in enumerate(strips(app))
                if any(one.style and "@click" in one.style.meta for one in strip)
            ]
            assert rows == [len(lines) - 1]

    driving.run(seen())


def test_what_happened_stands_beside_the_board(tmp_path: Path) -> None:
    async def seen(size: tuple[int, int]) -> str:
        app = replaying(tmp_path, viewer=0)
        async with driving.driven(app, size) as pilot:
            await pilot.press("end")
            return screen_text(app)

    for size in (SMALL, (120, 40)):
        text = driving.run(seen(size))
        assert "Final scores" in text
        assert "seen by" in text
        assert "┌1──────┐" in text
        assert "Hand" in text


@pytest.mark.sampled(8)
@pytest.mark.long
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(
    "settings",
    [*SETTINGS, PEOPLE],
    ids=lambda one: f"{one['edition']}-{one['seats']}{one.get('conduct', '')}",
)
def test_every_step_fits_into_24_lines_of_80(
    settings: dict[str, Any], language: str, tmp_path: Path
) -> None:
    match = played(settings, seed=2, moves=60)
    replay = Replay(match, 0, Words(language))
    last = len(replay.steps) - 1

    async def seen() -> None:
        app = replaying(tmp_path, match, 0, language)
        async with driving.driven(app, SMALL) as pilot:
            for at, key in ((0, "right"), (1, "right"), (2, "end"), (last, "left"), (last - 1, "")):
                lines = screen_text(app).splitlines()
                assert len(lines) == 24
                assert replay.words("replay-step", step=at + 1, steps=last + 1) in lines[0]
                assert replay.words("replay-keys-quit") in lines[-1]
                shown = " ".join(" ".join(lines).split())
                assert all(" ".join(one.split()) in shown for one in replay.happened(at)[-1:])
                await pilot.press(*filter(None, [key]))

    driving.run(seen())


def test_the_command_opens_it_at_a_terminal(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    opened: list[dict[str, Any]] = []
    monkeypatch.setattr(command, "at_terminal", lambda: True)
    monkeypatch.setattr(opening, "run", lambda request, **look: opened.append(look))
    ran = call("replay", "-", "--seat", "B", stdin=write_record(MATCH))
    assert (ran.status, ran.out) == (0, "")
    assert "replay exactly as the record says" in ran.err
    [said] = opened
    screen = said["first"](StockpileApp(PlayRequest(words=Words()), data=tmp_path))
    assert isinstance(screen, ReplayScreen)
    assert (screen.replay.viewer, len(screen.replay.steps)) == (1, LAST)
    assert said["ascii_only"] is False
