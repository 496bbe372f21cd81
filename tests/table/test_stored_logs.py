"""Logs of earlier versions: whatever was once written is read to the same end, for ever."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from stockpile.core.option import LATEST_READINGS
from stockpile.games import read_record
from stockpile.store import Row
from stockpile.table import commands as ask
from stockpile.table.facts import Undone
from stockpile.table.fold import fold
from stockpile.table.history import PlayedMatch, read_match_summary
from stockpile.table.log import ROW_FORMAT, read_row, upgrade_settings
from stockpile.table.settings import Settings
from stockpile.table.show import encode
from stockpile.table.state import new_table
from tests.table.sitting import Sitting, truth

LOGS = sorted((Path(__file__).parent / "logs").glob("format-*.json"))

Log = dict[str, Any]


@pytest.fixture(params=LOGS, ids=lambda path: path.stem)
def log(request: pytest.FixtureRequest) -> Log:
    return read_log(request.param)


def read_log(path: Path) -> Log:
    read: Log = json.loads(path.read_text("utf-8"))
    return {**read, "format": int(path.stem.split("-")[1])}


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
        for version in range(1, ROW_FORMAT + 1)
        for game in ("skipbo", "breakers")
    }


def test_a_stored_log_is_read_to_where_it_led(log: Log) -> None:
    table = new_table(log["table"])
    for row in rows_of(log):
        table = fold(table, read_row(table, row))
    end = truth(table)
    shown = log["shown"]
    # What a table could not decide then is as usual; what it did not write, as it was then.
    upgrade_settings(shown["settings"])
    shown["settings"] = json.loads(encode(msgspec.convert(shown["settings"], Settings)))
    now_shown = json.loads(end.shown)
    if log["format"] < 3:
        del now_shown["waiting_for"]
    # Nobody has chosen a colour: every seat has its own.
    assert [one.pop("colour") for one in now_shown["chairs"]] == [*range(len(shown["chairs"]))]
    assert now_shown == shown
    assert [_as_then(json.loads(side)) for side in end.sides] == [*map(_as_now, log["sides"])]


def _as_now(side: Any) -> Any:
    """A side without what is told elsewhere by now: what one could do."""
    return side and {name: one for name, one in side.items() if name not in ("undo", "silent")}


def _as_then(side: Any) -> Any:
    """A side without what it was not told when the log was written: who is asked about advice."""
    conduct = side["view"].get("tabletop") if side else None
    if conduct and conduct["advice"]:
        assert conduct["advice"].pop("asked") == ["C"]
    return side


def test_the_matches_of_a_stored_log_are_read_back_and_proved(log: Log) -> None:
    rows = rows_of(log)
    for finished in log["finished"]:
        summary = read_match_summary(json.dumps(finished["summary"]))
        past = PlayedMatch(log["table"], summary, rows[finished["first"] - 1 : finished["last"]])
        game, record = read_record(past.record())
        record.verify(game)
        then_game, then = read_record(finished["record"])
        assert record.rounds == then.rounds
        assert game.options == then_game.options
        assert (
            game.setup.readings == then_game.setup.readings == min(log["format"], LATEST_READINGS)
        )
        assert record.rounds[0].proof is not None
        assert any(record.rounds[0].proof.contributions)
        assert past.statistics().rounds == summary.rounds
        for number in range(1, summary.rounds + 1):
            assert past.replay(number, 0)


def test_something_was_taken_back_in_a_stored_log() -> None:
    log = read_log(next(path for path in LOGS if path.stem == "format-1-skipbo"))
    facts = [fact["type"] for row in log["rows"] for fact in row["body"].get("facts", ())]
    assert facts.count(Undone.__name__) > 2


@pytest.mark.parametrize("name", ["skipbo-2011", "skipbo-tabletop", "breakers-kept-back"])
def test_a_match_goes_on_under_the_readings_it_began_with_and_the_next_under_todays(
    name: str,
) -> None:
    log = read_log(next(path for path in LOGS if path.stem == f"format-1-{name}"))
    table = new_table(log["table"])
    for row in rows_of(log):
        table = fold(table, read_row(table, row))
    assert table.match.playing
    assert table.game.setup.readings == 1
    sitting = Sitting(table=table)
    for name in ("ann", "cleo") if table.game.seats == 4 else ("ann",):
        sitting.do(name, ask.Concede())
    sitting.do("ann", ask.Rematch())
    sitting.start()
    assert sitting.table.game.setup.readings == LATEST_READINGS
    assert sitting.table.settings.options.items() >= log["shown"]["settings"]["options"].items()
