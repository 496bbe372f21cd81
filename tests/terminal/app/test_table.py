"""What a table's screen does with keys, clicks and what others do, on cards that never change."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from textual.events import Paste
from textual.pilot import Pilot
from textual.widgets import OptionList

from stockpile.games import new_match
from stockpile.table.request import NewTable
from stockpile.terminal.app.app import StockpileApp
from stockpile.terminal.app.boards.breakers import KEYS
from stockpile.terminal.app.boards.skipbo import HAND, SkipBoBoard
from stockpile.terminal.app.dialogs import Menu
from stockpile.terminal.app.setup_screen import SetupScreen
from stockpile.terminal.app.table_draft import TableDraft
from stockpile.terminal.app.table_screen import TableScreen
from stockpile.terminal.client.connection import Frame
from stockpile.terminal.client.local_server import SavedGame
from stockpile.terminal.client.preferences import Preferences
from stockpile.terminal.client.remote_server import RemoteServer
from stockpile.terminal.text import to_ascii
from tests.terminal.app import driving
from tests.terminal.app.driving import SMALL, screen_text, settings, table_of, until
from tests.terminal.app.showing import StillConnection, show, still
from tests.terminal.app.test_screens import played, skipbo_won


def looked(
    data: Path, look: Callable[[StockpileApp, Pilot[None]], Awaitable[None]], **more: Any
) -> None:
    async def run() -> None:
        app = still(data, **more)
        async with driving.driven(app, SMALL) as pilot:
            await look(app, pilot)

    driving.run(run())


def moves(connection: StillConnection) -> list[str]:
    return [one["move"] for one in connection.sent if one["type"] == "move"]


def where(app: StockpileApp, text: str) -> tuple[int, int]:
    """The place of a text on the screen."""
    for y, line in enumerate(screen_text(app).splitlines()):
        if text in line:
            return line.index(text), y
    raise AssertionError(f"{text} is not there")


def test_cards_are_laid_by_clicks(tmp_path: Path) -> None:
    async def look(app: StockpileApp, pilot: Pilot[None]) -> None:
        _, connection = await show(app, pilot, played("skipbo-2011", 90, seats=8))
        await pilot.click(offset=where(app, "a•"))
        await pilot.click(offset=where(app, "2━━━"))
        await pilot.pause()
        assert moves(connection) == ["h3>2"]

    looked(tmp_path, look)


def test_the_same_key_lets_go_of_a_card(tmp_path: Path) -> None:
    async def look(app: StockpileApp, pilot: Pilot[None]) -> None:
        _, connection = await show(app, pilot, played("skipbo-2003", 40, stock=10))
        await pilot.press("a")
        assert "╔a" in screen_text(app)
        await pilot.press("a")
        assert "╔" not in screen_text(app)
        await pilot.press("a", "escape", "q")
        assert not moves(connection)

    looked(tmp_path, look)


def test_a_card_keeps_its_key_until_new_ones_are_drawn(tmp_path: Path) -> None:
    async def look(app: StockpileApp, pilot: Pilot[None]) -> None:
        screen, connection = await show(app, pilot, played("skipbo-2003", 40, stock=10))
        board = screen.board
        assert isinstance(board, SkipBoBoard)
        assert connection.round is not None
        own = connection.round["view"]["seats"][0]

        def keys(*hand: str) -> dict[str, str]:
            own["hand"] = [*hand]
            return {key: one for key, one in board.sources().items() if key in HAND}

        a, s, d, f, g = [*HAND[:5]]
        assert keys("2", "5", "8", "8", "S") == {a: "h2", s: "h5", d: "h8", f: "h8", g: "hS"}
        assert keys("5", "8", "8", "S") == {s: "h5", d: "h8", f: "h8", g: "hS"}
        assert keys("8", "8", "S") == {d: "h8", f: "h8", g: "hS"}
        assert keys("1", "8", "8", "S") == {a: "h1", s: "h8", d: "h8", f: "hS"}
        assert keys() == {}
        # Of two equal cards, the one whose key was pressed has gone.
        assert keys("2", "5", "8", "8", "S") == {a: "h2", s: "h5", d: "h8", f: "h8", g: "hS"}
        connection.round["moves"] = ["h8>d1"]
        for key in (d, "q"):
            board.press(key)
        assert keys("2", "5", "8", "S") == {a: "h2", s: "h5", f: "h8", g: "hS"}

    looked(tmp_path, look)


def test_nothing_is_begun_before_it_is_known_what_can_be_gone_on_with(tmp_path: Path) -> None:
    async def run() -> None:
        known, begun = asyncio.Event(), []
        app = still(tmp_path)

        async def saved() -> list[SavedGame]:
            await known.wait()
            return []

        async def play(asked: Any, *, review: bool = False) -> None:
            begun.append(asked)

        app.local.saved, app.play = saved, play  # type: ignore[method-assign, assignment]
        async with driving.driven(app, SMALL) as pilot:
            await pilot.press("enter")
            assert not begun
            known.set()
            await pilot.pause()
            await pilot.press("enter")
            await pilot.pause()
            assert begun

    driving.run(run())


def test_a_move_that_rules_forbid_is_sent_and_refused_in_words(tmp_path: Path) -> None:
    async def look(app: StockpileApp, pilot: Pilot[None]) -> None:
        _, connection = await show(app, pilot, played("skipbo-2003", 40, stock=10))
        await pilot.press("a", "1")
        assert moves(connection) == ["h8>1"]

    looked(tmp_path, look)


def test_stars_over_a_win_change_places_unless_nothing_may_move(tmp_path: Path) -> None:
    async def look(app: StockpileApp, pilot: Pilot[None]) -> None:
        await skipbo_won(app, pilot)
        screen, before = table_of(app), screen_text(app)
        screen._tick()
        await pilot.pause()
        assert screen_text(app) == before
        app.animation_level = "full"
        screen._tick()
        await pilot.pause()
        assert screen_text(app) != before

    looked(tmp_path, look)


def test_nobody_moves_out_of_turn(tmp_path: Path) -> None:
    async def look(app: StockpileApp, pilot: Pilot[None]) -> None:
        screen, connection = await show(app, pilot, played("skipbo-2003", 40, stock=10))
        assert connection.round is not None
        connection.round = {**connection.round, "version": 999}
        del connection.round["moves"]
        connection.round["view"]["turn"] = "B"
        screen.hear(None)
        await pilot.pause()
        await pilot.press("a")
        assert "It is Oscar’s turn." in screen_text(app)
        assert "▶●B Oscar" in screen_text(app)
        assert not moves(connection)

    looked(tmp_path, look)


def test_the_language_changes_during_a_game(tmp_path: Path) -> None:
    async def look(app: StockpileApp, pilot: Pilot[None]) -> None:
        await show(app, pilot, played("skipbo-2003", 40, stock=10))
        assert "You draw 8." in screen_text(app)
        await pilot.press("m", "down", "enter")
        await pilot.pause()
        await pilot.press("home", "enter")
        await pilot.pause()
        assert "Du ziehst 8." in screen_text(app)
        assert "Ablegestapel" in screen_text(app)

    looked(tmp_path, look)
    assert Preferences(tmp_path).get("language", "") == "de"


def test_the_menu_leads_to_the_first_screen(tmp_path: Path) -> None:
    async def look(app: StockpileApp, pilot: Pilot[None]) -> None:
        await show(app, pilot, played("skipbo-2003", 40, stock=10))
        await pilot.press("m", "end", "up", "enter")
        await pilot.pause()
        assert isinstance(app.screen, SetupScreen)

    looked(tmp_path, look)


@pytest.mark.parametrize(
    ("typed", "meant"), [("H8 > D1", "h8>d1"), ("hs>1", "hS>1"), ("c.stock>2", "C.stock>2")]
)
def test_moves_are_typed_as_one_likes(tmp_path: Path, typed: str, meant: str) -> None:
    async def look(app: StockpileApp, pilot: Pilot[None]) -> None:
        _, connection = await show(app, pilot, played("skipbo-2003", 40, stock=10))
        app.post_message(Paste(typed))
        await pilot.pause()
        await pilot.press("enter")
        await pilot.pause()
        assert moves(connection) == [meant]

    looked(tmp_path, look)


def test_tiles_are_taken_and_the_way_to_lay_them_is_chosen(tmp_path: Path) -> None:
    async def look(app: StockpileApp, pilot: Pilot[None]) -> None:
        _, connection = await show(app, pilot, played("breakers-2010", 0, seats=2))
        sets = [
            {"set": "*-8-9", "kind": "run", "refused": "not-higher"},
            {"set": "8-9-*", "kind": "run"},
            {"set": "8-*-10", "kind": "run"},
        ]
        connection.answers["classify"] = {"candidates": sets}
        assert connection.round is not None
        tile = connection.round["view"]["hands"][0][0]
        await pilot.press("j" if tile == "*" else tile)
        await pilot.pause()
        assert "▸ 8-9-∞  run of 3 up to 10" in screen_text(app)
        assert "(not now)" in screen_text(app)
        await pilot.press("down", "enter")
        await pilot.pause()
        assert moves(connection) == ["8-*-10"]

    looked(tmp_path, look)


@pytest.mark.parametrize(("sets", "made"), [([{"set": "7", "kind": "single"}], ["7"]), ([], [])])
def test_tiles_are_laid_once_it_is_known_what_they_are(
    tmp_path: Path, sets: list[dict[str, Any]], made: list[str]
) -> None:
    async def look(app: StockpileApp, pilot: Pilot[None]) -> None:
        _, connection = await show(app, pilot, played("breakers-2010", 0, seats=2))
        known, usual = asyncio.Event(), connection.send

        async def slowly(type_: str, **fields: Any) -> dict[str, Any]:
            if type_ == "classify":
                await known.wait()
                return {"candidates": sets}
            return await usual(type_, **fields)

        connection.send = slowly  # type: ignore[method-assign]
        assert connection.round is not None
        tile = connection.round["view"]["hands"][0][0]
        await pilot.press(KEYS[tile], "enter")
        await pilot.pause()
        assert not moves(connection)
        assert app.words("breakers-no-set") not in screen_text(app)
        known.set()
        await pilot.pause()
        await pilot.pause()
        assert moves(connection) == made
        assert (app.words("breakers-no-set") in screen_text(app)) is not bool(made)

    looked(tmp_path, look)


def test_tiles_are_laid_by_clicks(tmp_path: Path) -> None:
    async def look(app: StockpileApp, pilot: Pilot[None]) -> None:
        _, connection = await show(app, pilot, played("breakers-2010", 0, seats=2))
        assert connection.round is not None
        tile = next(one for one in connection.round["view"]["hands"][0] if one in "3456789")
        connection.answers["classify"] = {"candidates": [{"set": tile, "kind": "single"}]}
        await pilot.click(offset=where(app, f"┌{tile}─"))
        await pilot.pause()
        assert {"type": "classify", "tiles": (tile,)} in connection.sent
        await pilot.click(offset=where(app, f"▸ {tile}  single"))
        await pilot.pause()
        assert moves(connection) == [tile]

    looked(tmp_path, look)


def test_a_single_key_passes(tmp_path: Path) -> None:
    async def look(app: StockpileApp, pilot: Pilot[None]) -> None:
        _, connection = await show(app, pilot, played("breakers-2010", 6, seats=3))
        await pilot.press("p")
        await pilot.pause()
        assert moves(connection) == ["pass"]

    looked(tmp_path, look)


def test_what_a_stranger_is_called_does_not_steer_the_terminal(tmp_path: Path) -> None:
    async def look(app: StockpileApp, pilot: Pilot[None]) -> None:
        match = new_match("skipbo-2003", seed="screens")
        people = [{"person": 1, "name": "Ann\x1b[2J[bold]", "present": True, "seat": "A"}]
        screen, _ = await show(app, pilot, match, "gathering", solo=False, people=people)
        assert isinstance(screen, TableScreen)
        assert "Ann[2J[bold]" in screen_text(app)

    looked(tmp_path, look)


@pytest.mark.parametrize(
    "kept",
    [
        {},
        {"game": "chess", "edition": "x", "seats": "many", "teams": ["AB"], "bots": 7},
        {"game": "breakers", "edition": "skipbo-2003", "seats": 8, "options": {"laying": "forced"}},
        {"game": "skipbo", "seats": 2, "options": {"stock": 10_000, "laying": "no"}},
    ],
)
def test_whatever_was_kept_gives_a_table(kept: dict[str, Any]) -> None:

    asked = {**TableDraft(kept).asked(), **settings()}

    msgspec.convert(asked, NewTable).settings().check()


def test_a_draft_keeps_only_what_departs_from_its_edition() -> None:
    options = {"stock": 30, "laying": "free", "conduct": "enforced", "stalemate": "draw"}
    draft = TableDraft({"options": options})
    assert draft.options == {"stalemate": "draw"}
    draft.options["laying"] = "stock-first"
    draft.settle()
    assert draft.options == {"stalemate": "draw", "laying": "stock-first"}
    draft.edition = "skipbo-2011"  # where it is usual
    draft.settle()
    assert draft.options == {"stalemate": "draw"}
    draft.options["laying"] = "free"
    draft.settle()
    assert draft.options == {"stalemate": "draw", "laying": "free"}


def test_words_in_ascii() -> None:
    assert to_ascii("Größe – “à côté” ∞ ± 2 …") == 'Groesse - "a cote" * +/- 2 ...'


def test_a_window_that_is_too_small_says_so(tmp_path: Path) -> None:
    async def look(app: StockpileApp, pilot: Pilot[None]) -> None:
        await show(app, pilot, played("skipbo-2003", 40, stock=10))
        await pilot.resize_terminal(70, 20)
        await pilot.pause()
        assert "80 columns and 24 lines" in screen_text(app)
        await pilot.resize_terminal(*SMALL)
        await pilot.pause()
        assert "columns" not in screen_text(app)

    looked(tmp_path, look)


def test_a_newer_server_may_tell_more(tmp_path: Path) -> None:
    async def look(app: StockpileApp, pilot: Pilot[None]) -> None:
        match = played("skipbo-2003", 40, stock=10)
        screen, connection = await show(app, pilot, match)
        assert connection.table is not None
        connection.table["settings"]["of-tomorrow"] = 1
        news = {"type": "OfTomorrow", "seat": "A"}
        screen.hear(Frame(None, (news, news)))
        await pilot.pause()
        assert "You draw 8." in screen_text(app)

    looked(tmp_path, look)


def test_the_widest_rack_and_the_longest_set_fit(tmp_path: Path) -> None:
    async def look(app: StockpileApp, pilot: Pilot[None]) -> None:
        screen, connection = await show(app, pilot, played("breakers-2010", 6, seats=2))
        assert connection.round is not None
        view = connection.round["view"]
        view["hands"][0] = [*map(str, range(1, 16)), "*"]
        longest = "-".join(f"{one}+{one}" for one in range(5, 13))
        view["trick"] = [{"seat": "B", "set": longest}]
        screen.hear(None)
        await pilot.pause()
        text = screen_text(app)
        assert "pair run of 8 pairs up to 12" in text
        rack = next(line for line in text.splitlines() if "j" in line and "t" in line)
        assert rack.count("┐") == 16
        tiles = next(line for line in text.splitlines() if " 5│ 5│" in line)
        assert tiles.endswith("12│12│")

    looked(tmp_path, look)


def test_a_clock_is_shown_and_then_its_reserve(tmp_path: Path) -> None:
    async def look(app: StockpileApp, pilot: Pilot[None]) -> None:
        screen, connection = await show(app, pilot, played("skipbo-2003", 40, stock=10))
        assert connection.round is not None
        now = connection.now()
        clock = {"seat": "A", "turn_ends": now + 45_900, "reserve_ends": now + 100_000}
        connection.round["clock"] = clock
        screen.redraw()
        await pilot.pause()
        assert "(0:45 left)" in screen_text(app)
        clock["turn_ends"] = now - 1
        screen.redraw()
        await pilot.pause()
        assert "(reserve, 1:3" in screen_text(app)

    looked(tmp_path, look)


def test_friends_are_shown_a_feeling(tmp_path: Path) -> None:
    async def look(app: StockpileApp, pilot: Pilot[None]) -> None:
        match = played("skipbo-2003", 40, stock=10)
        screen, connection = await show(app, pilot, match, solo=False)
        await pilot.press("m", "down", "enter")
        await pilot.pause()
        await pilot.press("down", "enter")
        await pilot.pause()
        assert connection.sent == [{"type": "emote", "emote": "thanks"}]
        screen.hear(Frame(1, ({"type": "Emoted", "person": 1, "emote": "nice"},)))
        await pilot.pause()
        assert "You: Nice one!" in screen_text(app)

    looked(tmp_path, look)


def test_s22_who_has_to_be_silent_is_offered_neither_feelings_nor_talk(tmp_path: Path) -> None:
    async def look(app: StockpileApp, pilot: Pilot[None]) -> None:
        match = played("skipbo-2003", 40, stock=10)
        screen, connection = await show(app, pilot, match, solo=False)
        assert connection.table is not None
        assert connection.round is not None
        connection.table["settings"]["chat"] = True
        words = screen.client.words
        for silent in (True, False):
            connection.deeds = () if silent else ("emote", "say")
            await pilot.press("m")
            await pilot.pause()
            assert (words("table-emotes") in screen_text(app)) == (not silent)
            await pilot.press("escape", "c")
            await pilot.pause()
            assert screen.has_class("typing") == (not silent)
            if silent:
                why = words("refusal-partners-stay-silent").split(",")[0]
                assert why in screen_text(app)

    looked(tmp_path, look)


@pytest.mark.parametrize("language", ["de", "en", "fr", "it", "nl"])
def test_the_keys_fit_one_line(tmp_path: Path, language: str) -> None:
    async def look(app: StockpileApp, pilot: Pilot[None]) -> None:
        screen, connection = await show(app, pilot, played("skipbo-2003", 40, stock=10))
        assert connection.round is not None
        connection.round["moves"].append("pass")
        for stand_in, phase in ((None, "playing"), ("clock", "playing"), (None, "over")):
            connection.table["phase"] = phase  # type: ignore[index]
            connection.deeds = ("undo", "back") if phase == "playing" else ("rematch",)
            connection.table["chairs"][0]["stand_in"] = stand_in  # type: ignore[index]
            screen.redraw()
            await pilot.pause()
            assert app.words("app-help") in screen_text(app).splitlines()[-1]

    looked(tmp_path, look, language=language)


def test_a_second_h_puts_the_hint_away(tmp_path: Path) -> None:
    async def look(app: StockpileApp, pilot: Pilot[None]) -> None:
        screen, connection = await show(app, pilot, played("skipbo-2003", 40, stock=10))
        move = screen.client.moves[0]
        connection.answers["hint"] = {"move": move, "win": 0.5, "error": 0.01, "why": []}
        await pilot.press("h")
        await pilot.pause()
        assert f"[{move}]" in screen_text(app)
        assert "50\N{NO-BREAK SPACE}%" in screen_text(app)
        await pilot.press("h")
        await pilot.pause()
        assert f"[{move}]" not in screen_text(app)
        assert [one["type"] for one in connection.sent] == ["hint"]

    looked(tmp_path, look)


def test_a_percentage_is_never_torn_apart(tmp_path: Path) -> None:
    async def look(app: StockpileApp, pilot: Pilot[None]) -> None:
        screen, connection = await show(app, pilot, played("skipbo-2003", 40, stock=10))
        move = screen.client.moves[0]
        connection.answers["hint"] = {"move": move, "win": 0.5, "error": 0.01, "why": []}
        await pilot.press("h")
        # Words break elsewhere at every width; a few of them break right here.
        for width in range(50, 90, 3):
            await pilot.resize_terminal(width, 30)
            await pilot.pause()
            assert "50\N{NO-BREAK SPACE}%" in screen_text(app), width

    looked(tmp_path, look)


def test_a_table_that_is_not_known_yet_takes_any_key(tmp_path: Path) -> None:
    async def look(app: StockpileApp, pilot: Pilot[None]) -> None:
        screen, connection = await show(app, pilot, played("skipbo-2003", 40, stock=10))
        connection.table = connection.round = None
        for key in "?cbhulnvk:p1a":
            await pilot.press(key)
        screen.post_message(Paste("h7>1"))
        await pilot.pause()
        assert app.screen is screen
        assert not screen.has_class("typing")
        await pilot.press("m")
        await pilot.pause()
        assert isinstance(app.screen, Menu)
        assert not connection.sent

    looked(tmp_path, look)


@pytest.mark.sampled(3)
@pytest.mark.parametrize("language", ["de", "en", "fr", "it", "nl"])
@pytest.mark.parametrize("scores", [[125, 40], [40, 125]])
def test_the_score_of_the_others_is_in_the_title(
    tmp_path: Path, language: str, scores: list[int]
) -> None:
    async def look(app: StockpileApp, pilot: Pilot[None]) -> None:
        match = played("skipbo-2003", 40, seats=4, teams=["AC", "BD"], stock=10, target=500)
        screen, connection = await show(app, pilot, match, solo=False)
        assert connection.table is not None
        connection.table["match"]["scores"] = scores
        screen.redraw()
        await pilot.pause()
        title = screen_text(app).splitlines()[0]
        assert all(str(one) in title for one in scores)

    looked(tmp_path, look, language=language)


def test_something_is_said_to_the_others_where_that_is_allowed(tmp_path: Path) -> None:
    async def look(app: StockpileApp, pilot: Pilot[None]) -> None:
        match = played("skipbo-2003", 40, stock=10)
        screen, connection = await show(app, pilot, match, solo=False)
        assert connection.table is not None
        await pilot.press("c")
        await pilot.pause()
        assert not screen.has_class("typing")
        assert app.words("refusal-no-chat") in screen_text(app)
        connection.table["settings"]["chat"] = True
        await pilot.press("c", "h", "i", "enter")
        await pilot.pause()
        assert connection.sent == [{"type": "say", "text": "hi"}]

    looked(tmp_path, look)


def test_the_host_pauses_and_goes_on(tmp_path: Path) -> None:
    async def look(app: StockpileApp, pilot: Pilot[None]) -> None:
        match = played("skipbo-2003", 40, stock=10)
        _, connection = await show(app, pilot, match, solo=False)
        assert connection.table is not None
        for paused in (False, True):
            connection.table["paused"] = paused
            await pilot.press("m")
            await pilot.pause()
            options = app.screen.query_one(OptionList)
            at = options.get_option_index("pause")
            await pilot.press("home", *["down"] * at, "enter")
            await pilot.pause()
        assert connection.sent == [
            {"type": "pause", "pause": True},
            {"type": "pause", "pause": False},
        ]

    looked(tmp_path, look)


def test_a_link_with_the_code_of_a_seat_takes_it(tmp_path: Path) -> None:
    async def look(app: StockpileApp, pilot: Pilot[None]) -> None:
        match = played("skipbo-2003", 40, stock=10)
        # Somebody who has no seat.
        screen, connection = await show(app, pilot, match, solo=False, person=7, seat_code="ab12")
        screen.hear(None)
        await pilot.pause()
        assert connection.sent == [{"type": "take-seat", "code": "ab12"}]

    looked(tmp_path, look)


def test_a_table_where_one_cannot_come_in_leads_back(tmp_path: Path) -> None:
    async def look(app: StockpileApp, pilot: Pilot[None]) -> None:
        class Closed(RemoteServer):
            @asynccontextmanager
            async def connect(self, code: str) -> AsyncIterator[Any]:
                yield Answering(
                    {"type": "refused", "code": "table-full", "args": {}, "final": True}
                )

        app.sit_down(Closed("http://192.168.1.5:8420"), "93ZCAQ", "token", app.request)
        await until(pilot, lambda: isinstance(app.screen, SetupScreen))
        await pilot.pause()
        assert app.words("refusal-table-full") in screen_text(app)
        assert not app.farewell

    looked(tmp_path, look)


class Answering:
    """A line on which one thing is said."""

    def __init__(self, told: dict[str, Any]) -> None:
        self._told = told

    async def send(self, text: str) -> None:
        pass

    async def __aiter__(self) -> AsyncIterator[str]:
        yield json.dumps(self._told)
