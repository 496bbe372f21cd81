"""A recorded match, step by step."""

from __future__ import annotations

from random import Random

import pytest

from stockpile.core.event import RoundEnded
from stockpile.games import new_match, read_record, write_record
from stockpile.terminal.client.seat_client import NOBODY
from stockpile.terminal.replay.replay import Replay, steps_of
from stockpile.words import Words
from tests.matches import SETTINGS, play_on, played
from tests.terminal.driving import match_of

MATCH = played(SETTINGS[1], seed=8)


def test_the_steps_are_the_whole_match() -> None:
    steps = steps_of(MATCH)
    assert [event for step in steps for event in step.events] == MATCH.events
    moves = sum(MATCH.game.move_of(event) is not None for event in MATCH.events)
    assert len(steps) == moves + MATCH.round
    assert steps[-1].state == MATCH.state
    assert sum(isinstance(event, RoundEnded) for one in steps for event in one.events) == (
        MATCH.round
    )


def test_an_unfinished_match_can_be_stepped_through() -> None:
    match = match_of(**SETTINGS[0], seed=1)
    play_on(match, Random(1), 5)
    assert len(steps_of(match)) == 6


def test_a_turn_is_what_one_seat_does_before_another_does_something() -> None:
    replay = Replay(MATCH, None, Words("en"))
    assert len(replay.rounds) == MATCH.round > 1
    assert set(replay.rounds) < set(replay.turns)
    for start, following in zip(replay.turns, [*replay.turns[1:], None], strict=True):
        seats = {step.mover for step in replay.steps[start:following]}
        assert len(seats) == 1
        if following is not None:
            assert replay.steps[following].mover not in seats


def test_the_table_is_shown_as_it_was() -> None:
    replay = Replay(MATCH, 0, Words("en"))
    hands = [replay.table_after(at).view["seats"][0]["hand"] for at in range(len(replay.steps))]
    assert all(isinstance(hand, list) for hand in hands)
    assert hands[0] != hands[-1]
    assert replay.table_after(0).turn == replay.steps[1].mover
    assert replay.table_after(0).scores() == [("you and C", 0), ("B and D", 0)]
    end = replay.table_after(len(replay.steps) - 1)
    assert (end.turn, end.phase) == (NOBODY, "over")
    assert tuple(points for _, points in end.scores()) == MATCH.scores


def test_a_spectator_sees_nobody_s_hand() -> None:
    moment = Replay(MATCH, None, Words("en")).table_after(0)
    assert moment.seat == NOBODY
    assert all("hidden" in one["hand"] for one in moment.view["seats"])


@pytest.mark.parametrize("viewer", [None, 1])
def test_a_name_cannot_steer_the_terminal(viewer: int | None) -> None:
    match = new_match(**SETTINGS[0], seed=1, names=["Ann", "B\x1b[31mn"])
    play_on(match, Random(1), 5)
    game, written = read_record(write_record(match))
    replay = Replay(written.replay(game), viewer, Words("en"))
    assert replay.table_after(0).names[1] == "B[31mn"
    assert not any("\x1b" in line for line in replay.text())


@pytest.mark.parametrize(
    ("recorded", "language", "shown"),
    [
        (["Ann", "casual"], "en", ["Ann", "Oscar"]),
        (["Ann", "casual"], "de", ["Ann", "Oskar"]),
        (["master", "casual"], "de", ["master", "casual"]),
        (["casual", "casual"], "en", ["casual (A)", "casual (B)"]),
    ],
)
def test_bots_have_names_among_people_and_levels_among_themselves(
    recorded: list[str], language: str, shown: list[str]
) -> None:
    match = new_match(**SETTINGS[0], seed=1, names=recorded)
    match.start_round()
    table = Replay(match, None, Words(language)).table_after(0)
    assert [*table.names] == shown
    assert [*table.bots] == [name if name != "Ann" else "" for name in recorded]
