"""Matches in figures, step by step and as records, while they are played and afterwards."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from stockpile.core.event import TurnStarted
from stockpile.core.seats import seat_letter
from stockpile.games import read_record
from stockpile.table import commands as ask
from stockpile.table.decide import open_table
from stockpile.table.facts import FACTS
from stockpile.table.fold import fold
from stockpile.table.history import PlayedMatch, record_of, so_far
from stockpile.table.log import write_row
from stockpile.table.state import new_table
from tests.table.sitting import SINGLE, SMALL, START, Sitting, guest, truth


@pytest.fixture(scope="module")
def played() -> Sitting:
    """A match of Ann and Bob with a move taken back, played to its end; a second for each move."""
    sitting = Sitting(SINGLE)
    sitting.sit("ann", "bob")
    sitting.start()
    sitting.later(5)
    sitting.play_until_undoable()
    sitting.later(5)
    sitting.undo()
    sitting.play_until("over")
    return sitting


def told(sitting: Sitting, viewer: int | None) -> Iterator[dict[str, Any]]:
    """What one side was told of the round, message by message."""
    for frame in sitting.frames[viewer]:
        message = json.loads(frame) if frame else {}
        happened = message.get("happened", ())
        events = [one for one in happened if one["type"] not in FACTS]
        if events or any(one["type"] == "Undone" for one in happened):
            yield {**message, "events": events}


def test_a_replay_shows_each_seat_what_it_was_shown(played: Sitting) -> None:
    past = played.past()
    for viewer in (None, 0, 1):
        steps = past.replay(1, viewer)
        messages = [*told(played, viewer)]
        assert [one.seq for one in steps] == [one["seq"] for one in messages]
        for step, message in zip(steps, messages, strict=True):
            assert step.at == message["at"]
            assert json.loads(json.dumps(step.events)) == message["events"]
            assert json.loads(json.dumps(step.view)) == message["round"]["view"]
            assert step.undone == (not message["events"])
    assert sum(one.undone for one in past.replay(1, None)) == 1
    assert past.replay(0, None) == past.replay(2, None) == []


def test_a_match_in_figures(played: Sitting) -> None:
    figures = played.past().statistics()
    state = played.table.state
    undone = next(entry.seq for entry in played.entries if "Undone" in str(entry.facts))
    kept = [entry for entry in played.entries if entry.events and entry.seq != undone - 1]
    events = [event for entry in kept for event in entry.events]
    assert figures.rounds == 1
    assert figures.seconds == (played.now - state.match_began_ms) / 1000
    [winner] = played.table.state.closed.winners if played.table.state.closed else ()
    assert figures.rounds_won == tuple(int(seat_letter(seat) == winner) for seat in (0, 1))
    moves = [sum(entry.author == guest(name) for entry in kept[1:]) for name in ("ann", "bob")]
    assert figures.moves == sum(moves)
    for seat, one in enumerate(figures.seats):
        its = [event for event in events if getattr(event, "seat", None) == seat]
        assert one.seat == seat_letter(seat)
        assert one.moves == moves[seat]
        assert one.turns == sum(isinstance(event, TurnStarted) for event in its)
        assert one.events == Counter(
            type(event).__name__ for event in its if not isinstance(event, TurnStarted)
        )
    took = dict.fromkeys((0, 1), 0)
    turn, since = None, 0
    for entry in played.entries:
        for event in entry.events:
            if isinstance(event, TurnStarted):
                if turn is not None:
                    took[turn] += entry.at_ms - since
                turn, since = event.seat, entry.at_ms
    assert turn is not None
    took[turn] += played.now - since
    assert [one.seconds for one in figures.seats] == [took[0] / 1000, took[1] / 1000]


def test_of_a_match_under_way_the_finished_rounds_can_be_read() -> None:
    sitting = Sitting(SMALL)
    sitting.sit("ann", "bob")
    sitting.start()
    assert so_far(sitting.table) is None
    sitting.play_until("between")
    scores = sitting.table.match.scores
    sitting.start()
    sitting.later(3)
    sitting.move()
    table = sitting.table
    assert truth(sitting.read_back(snapshot=True)) == truth(table)
    summary = so_far(table)
    assert summary is not None
    assert (summary.rounds, summary.scores, summary.closed) == (1, scores, None)
    assert (summary.winners, summary.ended) == ((), sitting.now)
    rows = sitting.rows[table.state.match_row - 1 :]
    past = PlayedMatch(table.code, summary, rows)
    assert past.match().round == 1
    assert past.replay(2, None) == []
    # Whoever has the table to themselves may see the rest as well.
    game, record = read_record(record_of(table, rows))
    match = record.replay(game)
    assert (match.round, match.state) == (2, table.match.state)
    assert record.names == ("Ann", "Bob")


def test_the_record_of_a_table_with_a_seed_says_which() -> None:
    opened = open_table(SINGLE, "Ann", Random(1).randbytes, bots=("",), seed="7")
    before = new_table("TABLE2")
    entry = opened.entry(before, START, guest("ann"), None)
    sitting = Sitting(table=fold(before, entry))
    sitting.arrive("ann")
    sitting.start()
    first = write_row(before, entry)
    rows = [first, *sitting.rows][sitting.table.state.match_row - 1 :]
    text = record_of(sitting.table, rows)
    game, record = read_record(text)
    assert record.seed == "7"
    assert record.names == ("Ann", "casual")
    assert record.replay(game).state == sitting.table.match.state
    sitting.do("ann", ask.Concede())
    rows.append(sitting.rows[-1])
    assert read_record(record_of(sitting.table, rows))[1].seed == "7"
