"""Tables of a real server process, joined and watched from the terminal."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterator
from pathlib import Path

import pytest
from textual.widgets import Input

from examples import bot as outside
from stockpile.core.refusal import Unreadable
from stockpile.terminal.app.dialogs import InputDialog
from stockpile.terminal.app.setup_screen import SetupScreen
from stockpile.terminal.client.preferences import Preferences
from stockpile.terminal.client.remote_server import DEFAULT_ADDRESS, read_address, read_link
from stockpile.terminal.client.seat_client import NOBODY
from tests.server.running import Running
from tests.terminal.app import driving
from tests.terminal.app.driving import (
    at_table,
    keys_of,
    moves_told,
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
    Preferences(data).keep_token(server.url, token)
    return f"{server.url}/t/{server.table(token, pace='instant', **settings)}"


def test_a_round_is_played_at_a_joined_table(server: Running, tmp_path: Path) -> None:
    # The person sits at A and begins, so that nobody is done before.
    first = {"edition": "skipbo-2011", "youngest": "A"}
    link = opened_table(server, tmp_path, seats=3, options={"stock": 2}, **first)

    async def play() -> None:
        async with opened(tmp_path, link=link) as (app, pilot):
            await until(pilot, lambda: at_table(app))
            side = table_of(app).client
            await until(pilot, lambda: side.seat == 0)
            other = asyncio.create_task(outside.run(link, "Ben", "0"))
            try:
                await until(pilot, lambda: sum(1 for one in side.chairs if "person" in one) == 2)
                ben = next(one for one in side.chairs if one.get("person") not in (None, 1))
                await until(pilot, lambda: side.chairs["ABC".index(ben["seat"])].get("ready"))
                await pilot.press("n")
                await until(pilot, lambda: side.phase == "playing")
                assert "Ben" in screen_text(app)
                made = await play_round(app, pilot)
                assert side.phase == "over"
                assert made == await moves_told(app)
                assert made > 0
            finally:
                other.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await other

    driving.run(play())


@pytest.mark.slow  # plain lines do so in `make test`, by the same client
def test_a_lost_server_is_found_again(tmp_path: Path) -> None:
    with Running() as server:
        link = opened_table(server, tmp_path, options={"stock": 30})

        async def play() -> None:
            async with opened(tmp_path, link=link) as (app, pilot):
                await until(pilot, lambda: at_table(app))
                screen = table_of(app)
                side = screen.client
                await until(pilot, lambda: side.seat != NOBODY)
                await pilot.press("n")
                await until(pilot, lambda: side.moves)
                view = side.view
                await asyncio.to_thread(server.kill)
                await until(pilot, lambda: "Connection lost" in screen_text(app))
                # What is pressed meanwhile is not lost either; but only the first thing is taken.
                first, second = [one for one in side.moves if ">d" in one][:2]
                for key in keys_of(screen, first):
                    await pilot.press(key)
                await until(pilot, lambda: "Your move will be made" in screen_text(app))
                for key in keys_of(screen, second):
                    await pilot.press(key)
                await until(pilot, lambda: "Nothing more is accepted" in screen_text(app))
                await asyncio.to_thread(server.start)
                await until(pilot, lambda: side.connection.status == "open")
                await until(pilot, lambda: side.view != view)
                await until(pilot, lambda: "onnection" not in screen_text(app))
                # The bot may have played since, and taken all the lines that are shown.
                await until(pilot, lambda: "You discard" in " ".join(side.log()))

        driving.run(play())


def test_who_watches_has_no_seat_and_no_hand(server: Running, tmp_path: Path) -> None:
    link = opened_table(server, tmp_path / "host", options={"stock": 30})

    async def watch() -> None:
        async with opened(tmp_path / "host", link=link) as (host, pilot):
            await until(pilot, lambda: at_table(host))
            await until(pilot, lambda: table_of(host).client.seat != NOBODY)
            await pilot.press("n")
            await until(pilot, lambda: table_of(host).client.phase == "playing")
        async with opened(tmp_path / "guest", link=link, watch=True) as (guest, pilot):
            # Nobody knows yet what to call them.
            await until(pilot, lambda: "What is your name?" in screen_text(guest))
            await pilot.press(*"Cleo", "enter")
            await until(pilot, lambda: at_table(guest))
            side = table_of(guest).client
            assert side.seat == NOBODY
            assert "Cleo" in [one["name"] for one in side.table["people"]]
            assert Preferences(tmp_path / "guest").get("name", "") == "Cleo"
            assert all("hidden" in one["hand"] for one in side.view["seats"])  # type: ignore[index]
            assert "You are watching" in screen_text(guest)
            await pilot.press("a", "1")
            assert side.seat == NOBODY
        back = "To come back to the table: stockpile play --join"
        assert guest.farewell == f"{back} {link} --watch --lang en"
        assert host.farewell == f"{back} {link} --lang en"

    driving.run(watch())


def test_who_has_a_seat_stands_up_to_watch(server: Running, tmp_path: Path) -> None:
    link = opened_table(server, tmp_path)

    async def watch() -> None:
        async with opened(tmp_path, link=link) as (app, pilot):
            await until(pilot, lambda: at_table(app) and table_of(app).client.seat != NOBODY)
        async with opened(tmp_path, link=link, watch=True) as (app, pilot):
            await until(pilot, lambda: "You have a seat at this table" in screen_text(app))
            await pilot.press("down", "enter")
            await until(pilot, lambda: "You are watching" in screen_text(app))
            assert table_of(app).client.seat == NOBODY

    driving.run(watch())


def test_who_rather_says_no_name_stays_away(server: Running, tmp_path: Path) -> None:
    link = opened_table(server, tmp_path / "host")

    async def look() -> None:
        async with opened(tmp_path / "guest", link=link) as (app, pilot):
            await until(pilot, lambda: "What is your name?" in screen_text(app))
            await pilot.press("escape")
            await pilot.pause()
            assert isinstance(app.screen, SetupScreen)
        assert Preferences(tmp_path / "guest").token(server.url) is None

    driving.run(look())


def test_a_table_for_friends_is_opened_from_the_first_screen(
    server: Running, tmp_path: Path
) -> None:
    Preferences(tmp_path).keep(name="Ann", table={"game": "breakers", "seats": 3})

    async def open_it() -> None:
        async with opened(tmp_path) as (app, pilot):
            await until(pilot, lambda: "Enter: play" in screen_text(app))
            await pilot.press("down", "down", "enter")
            await until(pilot, lambda: isinstance(app.screen, InputDialog))
            app.screen.query_one(Input).value = "nobody knows"
            await pilot.press("enter")
            await until(pilot, lambda: "is not an address" in screen_text(app))
            await pilot.press("enter")
            await until(pilot, lambda: isinstance(app.screen, InputDialog))
            app.screen.query_one(Input).value = server.url.removeprefix("http://") + "/"
            await pilot.press("enter")
            await until(pilot, lambda: at_table(app) and table_of(app).client.seat == 0)
            client = table_of(app).client
            assert client.table["game"] == "breakers"
            assert len(client.chairs) == 3
            link = client.connection.link
            assert link in screen_text(app)
            assert app.words("page-link-only-here")[:40] in screen_text(app)
            other = asyncio.create_task(outside.run(link, "Ben", "0"))
            try:
                await until(pilot, lambda: "Ben" in screen_text(app))
            finally:
                other.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await other
        # The next time the same server is proposed.
        assert Preferences(tmp_path).get("server", "") == server.url

    driving.run(open_it())


@pytest.mark.parametrize(
    ("typed", "address"),
    [
        ("http://127.0.0.1:8420/", "http://127.0.0.1:8420"),
        (" cards.example.org ", "http://cards.example.org"),
        ("https://example.org/cards/", "https://example.org/cards"),
    ],
)
def test_an_address_is_read(typed: str, address: str) -> None:
    assert read_address(typed) == address


@pytest.mark.parametrize("typed", ["", "http://", "ftp://h", "h:port", "two words", "h?x"])
def test_what_is_no_address_is_refused(typed: str) -> None:
    with pytest.raises(Unreadable):
        read_address(typed)


def test_the_way_back_to_a_table_left_for_good_is_not_told(server: Running, tmp_path: Path) -> None:
    link = opened_table(server, tmp_path)

    async def leave() -> None:
        async with opened(tmp_path, link=link) as (app, pilot):
            await until(pilot, lambda: at_table(app) and table_of(app).client.seat != NOBODY)
            await pilot.press("m", "end", "up", "up", "enter")
            await until(pilot, lambda: "Leave the table?" in screen_text(app))
            await pilot.press("down", "enter")
            await until(pilot, lambda: isinstance(app.screen, SetupScreen))
        assert app.farewell == ""

    driving.run(leave())


@pytest.mark.parametrize(
    "answer",
    [
        b"220 Welcome to a mail server\r\n",
        b"HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello",
        b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}",
        b"HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n",
    ],
    ids=["mail", "text", "empty", "not-found"],
)
def test_what_is_no_server_of_the_game_is_said_so(answer: bytes, tmp_path: Path) -> None:
    Preferences(tmp_path).keep(name="Ann")

    async def reply(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(answer)
        await writer.drain()
        writer.close()

    async def look() -> None:
        stranger = await asyncio.start_server(reply, "127.0.0.1", 0)
        port = stranger.sockets[0].getsockname()[1]
        async with (
            stranger,
            opened(tmp_path, link=f"http://127.0.0.1:{port}/t/AAAAAA") as (
                app,
                pilot,
            ),
        ):
            await until(pilot, lambda: "not a Stockpile server" in screen_text(app))
            assert isinstance(app.screen, SetupScreen)

    driving.run(look())


def test_a_table_that_is_not_there_is_said_so(server: Running, tmp_path: Path) -> None:
    Preferences(tmp_path).keep(name="Ann")

    async def look() -> None:
        async with opened(tmp_path, link=f"{server.url}/t/AAAAAA") as (app, pilot):
            await until(pilot, lambda: "There is no table AAAAAA" in screen_text(app))
        async with opened(tmp_path, link="http://127.0.0.1:9/t/AAAAAA") as (app, pilot):
            await until(pilot, lambda: "http://127.0.0.1:9 cannot be reached" in screen_text(app))
            assert isinstance(app.screen, SetupScreen)

    driving.run(look())


@pytest.mark.parametrize(
    ("link", "base", "code", "seat"),
    [
        ("http://192.168.1.5:8420/t/93ZCAQ", "http://192.168.1.5:8420", "93ZCAQ", None),
        ("https://example.org/cards/t/93zcaq/", "https://example.org/cards", "93ZCAQ", None),
        ("http://h/t/93ZCAQ#seat=ab12", "http://h", "93ZCAQ", "ab12"),
        ("93z-caq", DEFAULT_ADDRESS, "93ZCAQ", None),
        ("192.168.1.5:8420/t/93ZCAQ", "http://192.168.1.5:8420", "93ZCAQ", None),
        ("localhost:8420/t/93ZCAQ", "http://localhost:8420", "93ZCAQ", None),
        (" example.org/cards/t/93ZCAQ#seat=ab12 ", "http://example.org/cards", "93ZCAQ", "ab12"),
    ],
)
def test_a_link_or_a_code_is_read(link: str, base: str, code: str, seat: str | None) -> None:
    assert read_link(link) == (base, code, seat)


@pytest.mark.parametrize(
    "link",
    [
        "",
        "http://h/93ZCAQ",
        "ftp://h/t/93ZCAQ",
        "what is this",
        "what is this/t/93ZCAQ",
        "/t/93ZCAQ",
        "localhost:8420",
        "localhost:8420/93ZCAQ",
        "http:///t/93ZCAQ",
        "http://[/t/93ZCAQ",
        "http://h:abc/t/93ZCAQ",
        "http://h:99999/t/93ZCAQ",
    ],
)
def test_what_is_no_link_is_refused(link: str) -> None:
    with pytest.raises(Unreadable, match="neither a link to a table"):
        read_link(link)
