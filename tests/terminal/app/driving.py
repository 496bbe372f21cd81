"""The app driven by keys, as a person would: through Textual's pilot."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine, Mapping
from contextlib import asynccontextmanager
from dataclasses import fields
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, TypeVar

from textual.pilot import Pilot
from textual.strip import Strip
from textual.widgets import Static

from stockpile.terminal.app.app import StockpileApp
from stockpile.terminal.app.boards.breakers import KEYS, BreakersBoard
from stockpile.terminal.app.boards.skipbo import BUILDING, DISCARDS, SkipBoBoard
from stockpile.terminal.app.lesson_screen import LessonScreen
from stockpile.terminal.app.table_screen import TableScreen
from stockpile.terminal.client.local_server import LocalServer
from stockpile.terminal.client.remote_server import read_link
from stockpile.terminal.play_request import PlayRequest
from stockpile.words import Words
from tests.processes import PATIENCE_S
from tests.server.driving import usual_entropy
from tests.virtual_time import VirtualLoop, everybody_waits

T = TypeVar("T")
SMALL = (80, 24)
LARGE = (120, 40)


def request_of(language: str, more: dict[str, Any]) -> PlayRequest:
    """What is wanted of the app; taken out of ``more``, the rest of which is about its look."""
    said = {one.name: more.pop(one.name) for one in fields(PlayRequest) if one.name in more}
    if isinstance(said.get("link"), str):
        said["link"] = read_link(said["link"])
    return PlayRequest(words=Words(language), language_chosen=True, **said)


@asynccontextmanager
async def opened(
    data: Path, size: tuple[int, int] = SMALL, language: str = "en", **more: Any
) -> AsyncIterator[tuple[StockpileApp, Pilot[None]]]:
    """The app, open. Unless a test has it otherwise, the cards are the same whenever it runs.

    The process in which strong bots think starts when one has to: no test waits for the first hint.
    """
    more.setdefault("make_server", partial(LocalServer, entropy=usual_entropy(), awake=False))
    app = StockpileApp(request_of(language, more), data=data, **more)
    async with driven(app, size) as pilot:
        yield app, pilot


class Fingers(Pilot[None]):
    """A pilot that goes on when everything that a key led to has been done."""

    async def press(self, *keys: str) -> None:
        await super().press(*keys)
        await everybody_waits()

    async def pause(self, delay: float | None = None) -> None:
        await super().pause(delay)
        await everybody_waits()

    async def resize_terminal(self, width: int, height: int) -> None:
        await super().resize_terminal(width, height)
        # Textual tells the screen a moment later, and keeps the event until then.
        while self.app._resize_event is not None:
            await self.pause(0.01)
        await self.pause(0)


@asynccontextmanager
async def driven(app: StockpileApp, size: tuple[int, int] = SMALL) -> AsyncIterator[Fingers]:
    """An app, running."""
    async with app.run_test(size=size):
        pilot = Fingers(app)
        await pilot.pause()
        yield pilot


def run(test: Coroutine[Any, Any, T]) -> T:
    """Run a test of the app to its end."""
    with asyncio.Runner(loop_factory=VirtualLoop) as runner:
        return runner.run(test)


async def until(pilot: Pilot[None], true: Callable[[], Any]) -> None:
    """Wait for something, and until the screen shows it: the app hears of it before it draws."""
    async with asyncio.timeout(PATIENCE_S):
        while not true():
            await pilot.pause(0.01)
    # What is new on the screen is put there in one step, and drawn in the next.
    await pilot.pause(0)
    await pilot.pause(0)


def table_of(app: StockpileApp) -> TableScreen:
    """The table that is shown, or lies under what is shown."""
    return next(one for one in reversed(app.screen_stack) if isinstance(one, TableScreen))


def at_table(app: StockpileApp) -> bool:
    """Whether a table is shown, and known."""
    screen = app.screen
    return isinstance(screen, TableScreen) and screen.client.connection.table is not None


def strips(app: StockpileApp) -> list[Strip]:
    """The lines of the screen."""
    # Textual has no other way to them but a picture.
    return app.screen._compositor.render_strips()


def screen_text(app: StockpileApp) -> str:
    """What can be read on the screen."""
    lines = (strip.text.rstrip() for strip in strips(app))
    return "\n".join(lines).rstrip() + "\n"


def keys_of(screen: TableScreen | LessonScreen, move: str) -> list[str]:
    """The keys that make a move."""
    if move == "pass":
        return ["p"]
    if isinstance(screen.board, SkipBoBoard):
        source, _, target = move.partition(">")
        key = next(key for key, one in screen.board.sources().items() if one == source)
        into = DISCARDS[int(target[1:]) - 1] if target[0] == "d" else BUILDING[int(target) - 1]
        return [key, into]
    return [KEYS[tile] for tile in move.replace("+", "-").split("-")]


def worth(move: str) -> tuple[bool, bool, int]:
    """Rather the stock card; rather any lay than a discard or a pass; rather more tiles."""
    return "stock>" in move, ">d" not in move and move != "pass", move.count("-") + move.count("+")


async def press_move(app: StockpileApp, pilot: Pilot[None], move: str) -> None:
    """Make a move by its keys, and wait until it is made."""
    screen = table_of(app)
    # The cards may be known a moment before they are drawn.
    await until(pilot, lambda: isinstance(screen.board, (SkipBoBoard, BreakersBoard)))
    version = screen.client.round["version"]  # type: ignore[index]
    for key in keys_of(screen, move):
        await pilot.press(key)
    if screen.client.game.name == "breakers" and move != "pass":
        board = screen.board
        assert isinstance(board, BreakersBoard)
        await until(pilot, lambda: board.choice is not None)
        first = board.choice
        while board.choice != move:
            await pilot.press("down")
            assert board.choice != first, "it cannot be laid so"
        await pilot.press("enter")
    await until(pilot, lambda: changed(screen, version))


def changed(screen: TableScreen, version: int) -> bool:
    """Whether the round is another than it was."""
    assert not notice(screen), notice(screen)
    return bool(screen.client.round and screen.client.round["version"] != version)


def notice(screen: TableScreen) -> str:
    """What is said below the board, if anything is."""
    shown = screen.query_one("#notice", Static)
    return str(shown.content) if shown.display else ""


async def play_round(app: StockpileApp, pilot: Pilot[None], seed: int = 1) -> int:
    """Play until the round is over; how many moves the person made."""
    screen, chance, made = table_of(app), Random(seed), 0
    await until(pilot, lambda: screen.client.round is not None)
    while screen.client.phase == "playing":
        if screen.client.moves:
            moves = screen.client.moves
            best = max(map(worth, moves))
            await press_move(app, pilot, chance.choice([m for m in moves if worth(m) == best]))
            made += 1
        else:
            await pilot.pause(0.01)
    await pilot.pause()
    return made


async def moves_told(app: StockpileApp) -> int:
    """How many moves the server counted for the person in the match that is over."""
    side = table_of(app).client
    answer = await side.connection.get(f"/matches/{side.table['match']['number']}")
    return int(answer.body["statistics"]["seats"][side.seat]["moves"])


def settings(**more: Any) -> Mapping[str, Any]:
    """A table that does not take long."""
    return {"pace": "instant", "bots": "baseline", **more}
