"""Server and terminal agree on who is waited for, and on what may be done; so does the page."""

from __future__ import annotations

from typing import Any

import pytest

from stockpile.core.seats import seat_letter
from stockpile.table import commands as ask
from stockpile.table.commands import BotMove, NextRound
from stockpile.table.duties import LetBotMove
from stockpile.terminal.client.asking import awaited, awaits_people, next_step
from tests.contracts.playthrough import FIXTURE, Situation, fixture, situations
from tests.contracts.seeing import terminal

SITUATIONS = {one.name: one for one in situations()}
every_situation = pytest.mark.parametrize("situation", SITUATIONS.values(), ids=SITUATIONS)

COMMANDS: dict[str, type[Any]] = {
    "back": ask.Back,
    "pause": ask.Pause,
    "ready": ask.Ready,
    "rematch": ask.Rematch,
    "start": ask.Start,
}


def people_at(situation: Situation) -> list[int]:
    return [at for at, one in enumerate(situation.sitting.table.chairs) if one.person is not None]


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
def test_the_terminal_waits_for_whom_the_server_waits_for(situation: Situation) -> None:
    for viewer in situation.viewers:
        side = terminal(situation, viewer)
        assert [seat_letter(at) for at in awaited(side)] == situation.waited_for()


@every_situation
def test_a_script_that_plays_by_the_terminal_stays_while_the_table_goes_on(
    situation: Situation,
) -> None:
    phase, paused = situation.sitting.phase(), situation.sitting.table.state.paused
    for seat in people_at(situation):
        others = set(situation.waited_for()) - {seat_letter(seat)}
        stands_still = paused is not None or phase == "gathering"
        assert awaits_people(terminal(situation, seat)) == (stands_still or bool(others))


@every_situation
def test_the_terminal_offers_the_moves_that_the_server_would_take(situation: Situation) -> None:
    for seat in people_at(situation):
        assert terminal(situation, seat).moves == situation.moves(seat)


@every_situation
def test_the_step_that_the_terminal_offers_would_be_taken(situation: Situation) -> None:
    for seat in people_at(situation):
        step = next_step(terminal(situation, seat))
        if step is None:
            continue
        command = COMMANDS[step.command](**step.fields)
        waits = step.command == "start" and situation.waited_for()
        allowed = {None, "not-everybody-ready"} if waits else {None}
        assert situation.may(situation.sitting.at(seat), command) in allowed


@every_situation
def test_whoever_is_waited_for_is_offered_something(situation: Situation) -> None:
    for seat in people_at(situation):
        side = terminal(situation, seat)
        if seat_letter(seat) in situation.waited_for():
            assert side.on_turn or next_step(side) is not None


def test_the_page_is_asked_about_the_same_situations() -> None:
    """`python -m tests.contracts.playthrough` writes them again."""
    assert FIXTURE.read_text(encoding="utf-8") == fixture()


def test_every_phase_and_every_way_not_to_play_is_among_the_situations() -> None:
    tables = [one.sitting.table for one in SITUATIONS.values()]
    assert {table.state.phase for table in tables} == {"gathering", "playing", "between", "over"}
    chairs = [chair for table in tables for chair in table.chairs]
    assert any(chair.conceded for chair in chairs)
    assert any(chair.stand_in for chair in chairs)
    assert any(chair.bot for chair in chairs)
    assert any(table.state.paused for table in tables)
    assert any(table.state.out_of_turn is not None for table in tables)
