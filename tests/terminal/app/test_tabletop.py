"""A table where people draw by hand and can err, played with keys."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from textual.pilot import Pilot

from stockpile.games import new_match
from stockpile.terminal.app.app import StockpileApp
from stockpile.terminal.app.boards.skipbo import BUILDING, CATCH, DISCARDS, DRAW, HAND, JUDGE
from stockpile.terminal.app.signs import ASCII
from stockpile.terminal.client.local_server import LocalServer
from tests.terminal.app import driving
from tests.terminal.app.driving import (
    at_table,
    opened,
    press_move,
    screen_text,
    settings,
    table_of,
    until,
)
from tests.terminal.app.showing import show
from tests.virtual_time import VirtualTime

TABLETOP = settings(
    edition="skipbo-2011",
    youngest="A",
    seats=3,
    pace="instant",
    options={"stock": 5, "conduct": "tabletop"},
)


def hand(app: StockpileApp) -> list[str]:
    side = table_of(app).client
    assert side.view is not None
    cards: list[str] = side.view["seats"][side.seat]["hand"]
    return cards


def version(app: StockpileApp) -> int:
    number: int = (table_of(app).client.round or {})["version"]
    return number


def pile(app: StockpileApp) -> int:
    side = table_of(app).client
    assert side.view is not None
    left: int = side.view["draw"]["hidden"]
    return left


async def one_of(pilot: Pilot[None], choices: Callable[[], list[str]]) -> str:
    """The first of some moves, once there are any."""
    await until(pilot, choices)
    return choices()[0]


async def draw(app: StockpileApp, pilot: Pilot[None], cards: int) -> None:
    """Faster than it can be answered."""
    left = pile(app) - cards
    await pilot.press(*"x" * cards)
    await until(pilot, lambda: pile(app) == left)


def test_cards_are_drawn_by_hand_and_too_many_go_under_the_stock_pile(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path, table=TABLETOP) as (app, pilot):
            await until(pilot, lambda: at_table(app) and table_of(app).client.on_turn)
            assert "Draw with x." in screen_text(app)
            await draw(app, pilot, 5)
            assert len(hand(app)) == 5
            assert "Draw with x." not in screen_text(app)
            await draw(app, pilot, 1)
            assert len(hand(app)) == 5
            side = table_of(app).client
            assert side.view is not None
            assert side.view["seats"][0]["stock"] == {"hidden": 6}
            assert "Too many: 1 card goes face down under your stock pile." in " ".join(side.log())

    driving.run(play())


def test_a_wrong_catch_is_taken_with_a_smile(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path, table=TABLETOP) as (app, pilot):
            await until(pilot, lambda: at_table(app) and table_of(app).client.on_turn)
            before = version(app)
            await pilot.press("!")
            words = table_of(app).client.words
            smile = words("refusal-nobody-to-catch")
            await until(pilot, lambda: smile.split(":")[0] in screen_text(app))
            assert version(app) == before

    driving.run(play())


def test_conduct_is_typed_and_very_many_cards_are_asked_for_twice(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path, table=TABLETOP) as (app, pilot):
            await until(pilot, lambda: at_table(app) and table_of(app).client.on_turn)
            await pilot.press(":", *"catch", "space", "z", "enter")
            assert "“catch z” is not a move." in screen_text(app)
            assert "catch B" in screen_text(app)
            left = pile(app)
            await pilot.press(":", *"draw11", "enter")
            assert "Type “draw11” once more if you mean it." in " ".join(screen_text(app).split())
            assert pile(app) == left
            await pilot.press(":", *"draw11", "enter")
            await until(pilot, lambda: pile(app) == left - 11)

    driving.run(play())


def test_who_plays_out_of_turn_against_bots_is_caught(tmp_path: Path) -> None:
    light = {**TABLETOP, "pace": "fast", "bots": "casual"}
    # The bots wait until time goes by: they are no faster than the keys, however long those take.
    # And they think no longer than a moment, however busy the machine is.
    time = VirtualTime()
    own = partial(LocalServer, time=time, awake=False)

    async def play() -> None:
        async with opened(tmp_path, table=light, make_server=own) as (app, pilot):

            async def later(true: Callable[[], Any]) -> None:
                def so() -> bool:
                    time.forward(0.1)
                    return bool(true())

                await until(pilot, so)

            await until(pilot, lambda: at_table(app) and table_of(app).client.on_turn)
            await draw(app, pilot, 5)
            side = table_of(app).client

            def choices() -> list[str]:
                """What ends the turn; before that, what the edition has one lay first."""
                discards = [one for one in side.moves if one[0] == "h" and ">d" in one]
                return discards or [one for one in side.moves if one.startswith("stock>")]

            while ">d" not in (move := await one_of(pilot, choices)):
                await press_move(app, pilot, move)
            await press_move(app, pilot, move)
            await until(pilot, lambda: side.turn == 1)
            await pilot.press("x")
            await later(lambda: side.view and side.view["tabletop"]["banned"] == ["A"])
            told = " ".join(side.log())
            assert "catches you playing out of turn. In your next turn, you draw nothing." in told
            await later(lambda: side.on_turn)
            await pilot.press("x")
            banned = side.words("refusal-banned-from-drawing")
            await until(pilot, lambda: banned[:30] in screen_text(app))

    driving.run(play())


def test_in_teams_the_help_says_how_advice_is_called_and_judged(tmp_path: Path) -> None:
    teams = {**TABLETOP, "seats": 4, "teams": ["AC", "BD"]}

    async def look() -> None:
        async with opened(tmp_path, table=teams) as (app, pilot):
            await until(pilot, lambda: at_table(app) and table_of(app).client.on_turn)
            await pilot.press("?")
            await until(pilot, lambda: "Caught!" in screen_text(app))
            told = " ".join(screen_text(app).split())
            assert ":advice B Typed: seat B gave a partner advice" in told
            assert "+ - Was it advice?" in told

    driving.run(look())


def test_whose_turn_was_taken_is_told_why_nothing_can_be_laid(tmp_path: Path) -> None:
    match = new_match("skipbo-2011", seed="jump", youngest="A", stock=5, conduct="tabletop")
    match.start_round()
    match.play("A:draw5")
    match.play("B:draw1")

    async def look() -> None:
        async with opened(tmp_path) as (app, pilot):
            await show(app, pilot, match)
            await pilot.press("a")
            told = table_of(app).client.words("refusal-interrupted", seat="B")
            await until(pilot, lambda: told[:40] in screen_text(app))

    driving.run(look())


def test_s25_nothing_is_chosen_before_the_hand_is_full(tmp_path: Path) -> None:
    match = new_match("skipbo-2011", seed="jump", youngest="A", stock=5, conduct="tabletop")
    match.start_round()
    match.play("A:draw4")

    async def look() -> None:
        async with opened(tmp_path) as (app, pilot):
            await show(app, pilot, match)
            assert "Draw with x." in screen_text(app)
            await pilot.press("a")
            told = table_of(app).client.words("refusal-draw-first")
            await until(pilot, lambda: told in screen_text(app))

    driving.run(look())


def asked(tmp_path: Path, teams: list[str], call: str) -> tuple[str, list[str]]:
    """What Ann, at seat A, is asked about advice in her turn, and what may be answered."""
    match = new_match(
        "skipbo-2011", seats=6, teams=teams, seed="a", youngest="A", stock=5, conduct="tabletop"
    )
    match.start_round()
    match.play("A:draw5")
    match.play(call)
    found: list[str] = []

    async def look() -> None:
        async with opened(tmp_path) as (app, pilot):
            _, connection = await show(app, pilot, match)
            await until(pilot, lambda: "advice" in screen_text(app))
            found.append(" ".join(screen_text(app).split()))
            await pilot.press("-", "+")
            found.extend(one["move"] for one in connection.sent)

    driving.run(look())
    return found[0], found[1:]


def test_s24_between_two_teams_one_may_own_up_or_deny_it(tmp_path: Path) -> None:
    shown, moves = asked(tmp_path, ["ACE", "BDF"], "B:advice C")
    assert "from your team has given advice. Do you own up? + Own up, - Deny it" in shown
    assert moves == ["disagree", "agree"]


def test_s24_where_others_judge_one_may_still_own_up(tmp_path: Path) -> None:
    shown, moves = asked(tmp_path, ["AD", "BE", "CF"], "B:advice D")
    assert "Do you own up? + Own up" in shown
    assert "Deny it" not in shown
    assert moves == ["agree"]


def test_no_key_looks_like_the_mark_of_a_card_that_can_be_laid() -> None:
    assert ASCII.playable not in {DRAW, CATCH, *JUDGE, *HAND, *BUILDING, *DISCARDS}
