"""Logs of earlier versions: whatever was once written is read to the same end, for ever."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from stockpile.core.event import FORMAT
from stockpile.games import read_record
from stockpile.store import Row
from stockpile.table.facts import Undone
from stockpile.table.history import Past, read_match_summary
from stockpile.table.settings import Settings
from stockpile.table.showing import encode
from stockpile.table.table import Table
from tests.table.sitting import truth

LOGS = sorted((Path(__file__).parent / "logs").glob("format-*.json"))

Log = dict[str, Any]


@pytest.fixture(params=LOGS, ids=lambda path: path.stem)
def log(request: pytest.FixtureRequest) -> Log:
    read: Log = json.loads(request.param.read_text("utf-8"))
    return read


def rows_of(log: Log) -> list[Row]:
    return [
        Row(
            log["table"],
            row["seq"],
            row["at"],
            row["author"],
            row["command"],
            json.dumps(row["body"]).encode(),
        )
        for row in log["rows"]
    ]


def test_there_is_a_log_of_every_format_and_both_games() -> None:
    names = {path.stem for path in LOGS}
    assert names >= {
        f"format-{version}-{game}"
        for version in range(1, FORMAT + 1)
        for game in ("skipbo", "breakers")
    }


def test_a_stored_log_is_read_to_where_it_led(log: Log) -> None:
    table = Table(log["table"])
    for row in rows_of(log):
        table.fold(table.entry(row))
    end = truth(table)
    shown = log["shown"]
    # What a table could not decide then is as usual.
    shown["settings"] = json.loads(encode(Settings())) | shown["settings"]
    assert json.loads(end.shown) == shown
    assert [json.loads(side) for side in end.sides] == log["sides"]


def test_the_matches_of_a_stored_log_are_read_back_and_proved(log: Log) -> None:
    rows = rows_of(log)
    for finished in log["finished"]:
        summary = read_match_summary(json.dumps(finished["summary"]))
        past = Past(log["table"], summary, rows[finished["first"] - 1 : finished["last"]])
        assert past.record() == finished["record"]
        game, record = read_record(past.record())
        record.verify(game)
        assert record.rounds[0].proof is not None
        assert any(record.rounds[0].proof.contributions)
        assert past.statistics().rounds == summary.rounds
        for number in range(1, summary.rounds + 1):
            assert past.replay(number, 0)


def test_something_was_taken_back_in_a_stored_log() -> None:
    path = next(path for path in LOGS if "skipbo" in path.name)
    log = json.loads(path.read_text("utf-8"))
    facts = [fact["type"] for row in log["rows"] for fact in row["body"].get("facts", ())]
    assert facts.count(Undone.__name__) > 2
