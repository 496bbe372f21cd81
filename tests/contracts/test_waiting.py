"""Whom a table waits for, what may be done, what is final: what is told is what the server does.

The terminal goes by it, and so does the page (`web/src/table/waiting.test.ts`).
"""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import pytest

from stockpile.core.seats import seat_letter
from stockpile.table import commands as ask
from stockpile.table.commands import BotMove, NextRound
from stockpile.table.duties import LetBotMove
from stockpile.terminal.client.connection import Connection
from stockpile.terminal.client.next_step import awaited_seats, awaits_people, next_step
from tests.contracts.playthrough import (
    FIXTURE,
    NOT_YET,
    REFUSALS,
    Situation,
    fixture,
    refusals,
    situations,
)
from tests.contracts.seeing import terminal

# Every process that runs tests reads which there are; only those play them that need one.
NAMES = [one["name"] for one in json.loads(FIXTURE.read_text(encoding="utf-8"))]
every_situation = pytest.mark.parametrize("situation", NAMES, indirect=True)


@cache
def known() -> dict[str, Situation]:
    """All situations, by name."""
    return {one.name: one for one in situations()}


@pytest.fixture
def situation(request: pytest.FixtureRequest) -> Situation:
    return known()[request.param]


COMMANDS: dict[str, type[Any]] = {
    "back": ask.Back,
    "pause": ask.Pause,
    "ready": ask.Ready,
    "rematch": ask.Rematch,
    "start": ask.Start,
}


@every_situation
def test_a_table_that_waits_for_nobody_goes_on_by_itself(situation: Situation) -> None:
    """What the playthrough says of the server is what the server does."""
    table = situation.sitting.table
    if table.state.phase not in ("playing", "between") or table.state.paused:
        return
    duty = situation.sitting.duty()
    goes_on = duty is not None and isinstance(duty.what, LetBotMove | BotMove | NextRound)
    assert goes_on == (not situation.waited_for())


@every_situation
def test_everybody_is_told_whom_the_server_waits_for(situation: Situation) -> None:
    for who in situation.everybody:
        assert situation.told(who)["table"]["waiting_for"] == situation.waited_for()


@every_situation
def test_everybody_is_told_what_the_server_would_do_for_them(situation: Situation) -> None:
    for who in situation.everybody:
        deeds = situation.told(who)["deeds"]
        assert len(deeds) == len({*deeds})
        assert {*deeds} == situation.done_for(who), who


@every_situation
def test_the_terminal_waits_for_whom_the_server_waits_for(situation: Situation) -> None:
    for who in situation.everybody:
        side = terminal(situation, who)
        assert [seat_letter(at) for at in awaited_seats(side)] == situation.waited_for()


@every_situation
def test_a_script_that_plays_by_the_terminal_stays_while_the_table_goes_on(
    situation: Situation,
) -> None:
    phase, paused = situation.sitting.phase(), situation.sitting.table.state.paused
    for who in situation.seated:
        side = terminal(situation, who)
        others = set(situation.waited_for()) - {seat_letter(side.seat)}
        assert awaits_people(side) == (paused or phase == "gathering" or bool(others))


@every_situation
def test_the_terminal_offers_the_moves_that_the_server_would_take(situation: Situation) -> None:
    for who in situation.everybody:
        assert terminal(situation, who).moves == situation.moves(who)


@every_situation
def test_the_step_that_the_terminal_offers_would_be_taken(situation: Situation) -> None:
    for who in situation.everybody:
        step = next_step(terminal(situation, who))
        if step is not None:
            command = COMMANDS[step.command](**step.fields)
            assert situation.may(who, command) in (None, *NOT_YET)


@every_situation
def test_whoever_is_waited_for_is_offered_something(situation: Situation) -> None:
    for who in situation.seated:
        side = terminal(situation, who)
        if seat_letter(side.seat) in situation.waited_for():
            assert side.on_turn or next_step(side) is not None


@pytest.mark.parametrize("message", refusals(), ids=lambda one: one["code"])
def test_the_terminal_gives_up_where_the_server_says_that_it_is_final(message: Any) -> None:
    server: Any = None
    connection = Connection(server, "TABLE2", "token", lambda frame: None)
    connection.hear(message)
    assert (connection.ended is not None) == message.get("final", False)


def test_the_page_is_asked_about_the_same_situations() -> None:
    """`python -m tests.contracts.playthrough` writes them again."""
    assert FIXTURE.read_text(encoding="utf-8") == fixture()
    assert json.loads(REFUSALS.read_text(encoding="utf-8")) == refusals()


def test_every_phase_and_every_way_not_to_play_is_among_the_situations() -> None:
    tables = [one.sitting.table for one in known().values()]
    assert {table.state.phase for table in tables} == {"gathering", "playing", "between", "over"}
    chairs = [chair for table in tables for chair in table.chairs]
    assert any(chair.conceded for chair in chairs)
    assert any(chair.stand_in for chair in chairs)
    assert any(chair.bot for chair in chairs)
    assert any(table.state.paused for table in tables)
    assert any(table.state.out_of_turn is not None for table in tables)
    assert any(table.state.call is not None for table in tables)
    assert any(table.silent for table in tables)


def test_every_deed_is_there_somewhere_and_not_everywhere() -> None:
    told = [{*one.told(who)["deeds"]} for one in known().values() for who in one.everybody]
    always = {"leave"}
    never = {"take-seat"}  # A seat that is offered by link changes nothing for anybody else.
    named = {str(kind.__struct_config__.tag) for kind in ask.COMMANDS} | {"hint"}
    assert set.union(*told) == named - never
    assert set.intersection(*told) == always
