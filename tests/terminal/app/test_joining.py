"""Tables of a real server process, joined and watched from the terminal."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterator
from pathlib import Path

import pytest

from examples import bot as outside
from stockpile.core.refusal import Unreadable
from stockpile.terminal.app.keeping import Kept
from stockpile.terminal.app.remote import USUAL, read_link
from stockpile.terminal.app.setup import SetupScreen
from stockpile.terminal.app.tableside import NOBODY
from tests.server.running import Running
from tests.terminal.app.driving import (
    at_table,
    opened,
    play_round,
    screen_text,
    table_of,
    until,
)


@pytest.fixture(scope="module")
def server() -> Iterator[Running]:
    with Running("--guests-per-minute", "0") as running:
        yield running


def opened_table(server: Running, data: Path, **settings: object) -> str:
    """The link of a table whose host is whoever opens the app with this data."""
    token = server.guest("Ann")
    Kept(data).keep_token(server.url, token)
    return f"{server.url}/t/{server.table(token, pace='instant', **settings)}"


def test_a_round_is_played_at_a_joined_table(server: Running, tmp_path: Path) -> None:
    link = opened_table(server, tmp_path, seats=3, options={"stock": 2})

    async def play() -> None:
        other = asyncio.create_task(outside.run(link, "Ben", "0"))
        try:
            async with opened(tmp_path, link=link) as (app, pilot):
                await until(pilot, lambda: at_table(app))
                side = table_of(app).side
                await until(pilot, lambda: side.seat != NOBODY)
                await until(pilot, lambda: sum(1 for one in side.chairs if "person" in one) == 2)
                ben = next(one for one in side.chairs if one.get("person") not in (None, 1))
                await until(pilot, lambda: side.chairs["ABC".index(ben["seat"])].get("ready"))
                await pilot.press("n")
                await until(pilot, lambda: side.phase == "playing")
                assert "Ben" in screen_text(app)
                await play_round(app, pilot)
                assert side.phase == "over"
        finally:
            other.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await other

    asyncio.run(play())


def test_a_lost_server_is_found_again(tmp_path: Path) -> None:
    with Running() as server:
        link = opened_table(server, tmp_path, options={"stock": 30})

        async def play() -> None:
            async with opened(tmp_path, link=link) as (app, pilot):
                await until(pilot, lambda: at_table(app))
                screen = table_of(app)
                side = screen.side
                await until(pilot, lambda: side.seat != NOBODY)
                await pilot.press("n")
                await until(pilot, lambda: side.moves)
                view = side.view
                await asyncio.to_thread(server.kill)
                await until(pilot, lambda: "Connection lost" in screen_text(app))
                # What is pressed meanwhile is not lost either.
                move = next(one for one in side.moves if ">d" in one)
                screen._move(move)
                await asyncio.to_thread(server.start)
                await until(pilot, lambda: side.connection.status == "open")
                await until(pilot, lambda: side.view != view)
                assert "Connection lost" not in screen_text(app)
                await until(pilot, lambda: "You discard" in screen_text(app))

        asyncio.run(play())


def test_who_watches_has_no_seat_and_no_hand(server: Running, tmp_path: Path) -> None:
    link = opened_table(server, tmp_path / "host", options={"stock": 30})

    async def watch() -> None:
        async with opened(tmp_path / "host", link=link) as (host, pilot):
            await until(pilot, lambda: at_table(host))
            await until(pilot, lambda: table_of(host).side.seat != NOBODY)
            await pilot.press("n")
            await until(pilot, lambda: table_of(host).side.phase == "playing")
        async with opened(tmp_path / "guest", link=link, watch=True) as (guest, pilot):
            await until(pilot, lambda: at_table(guest))
            side = table_of(guest).side
            assert side.seat == NOBODY
            assert all("hidden" in one["hand"] for one in side.view["seats"])  # type: ignore[index]
            assert "You are watching" in screen_text(guest)
            await pilot.press("a", "1")
            assert side.seat == NOBODY

    asyncio.run(watch())


def test_a_table_that_is_not_there_is_said_so(server: Running, tmp_path: Path) -> None:
    async def look() -> None:
        async with opened(tmp_path, link=f"{server.url}/t/AAAAAA") as (app, pilot):
            await until(pilot, lambda: "There is no table AAAAAA" in screen_text(app))
        async with opened(tmp_path, link="http://127.0.0.1:9/t/AAAAAA") as (app, pilot):
            await until(pilot, lambda: "cannot be reached" in screen_text(app))
            assert isinstance(app.screen, SetupScreen)

    asyncio.run(look())


@pytest.mark.parametrize(
    ("link", "base", "code", "seat"),
    [
        ("http://192.168.1.5:8420/t/93ZCAQ", "http://192.168.1.5:8420", "93ZCAQ", None),
        ("https://example.org/cards/t/93zcaq/", "https://example.org/cards", "93ZCAQ", None),
        ("http://h/t/93ZCAQ#seat=ab12", "http://h", "93ZCAQ", "ab12"),
        ("93z-caq", USUAL, "93ZCAQ", None),
    ],
)
def test_a_link_or_a_code_is_read(link: str, base: str, code: str, seat: str | None) -> None:
    assert read_link(link) == (base, code, seat)


@pytest.mark.parametrize(
    "link", ["", "http://h/93ZCAQ", "ftp://h/t/93ZCAQ", "what is this", "http:///t/93ZCAQ"]
)
def test_what_is_no_link_is_refused(link: str) -> None:
    with pytest.raises(Unreadable, match="not-a-link"):
        read_link(link)
