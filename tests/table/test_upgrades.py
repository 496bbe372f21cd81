"""Formats can change: what older versions wrote is taken one format further at a time."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

import pytest

from stockpile.core import record_text
from stockpile.core.event import Event
from stockpile.core.forms import NUMBER, EventForms, unchanged
from stockpile.core.refusal import Unreadable
from stockpile.games import new_match, read_record, write_record
from stockpile.table import log
from stockpile.table.facts import FACTS
from stockpile.table.fold import fold
from stockpile.table.log import read_row
from stockpile.table.state import new_table
from tests.table.sitting import in_phase, truth


def test_rows_of_an_older_format_are_upgraded_step_by_step(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A format before the first one, in which facts were called otherwise."""

    def renamed(body: dict[str, Any]) -> dict[str, Any]:
        return {"facts": body["news"], "events": body.get("events", []), "format": 1}

    monkeypatch.setitem(log.UPGRADES, 0, renamed)
    sitting = in_phase("between")
    table = new_table(sitting.table.code)
    for row in sitting.rows:
        happened = json.loads(row.body)["happened"]
        news = [one for one in happened if one["type"] in FACTS]
        events = [one for one in happened if one["type"] not in FACTS]
        body = json.dumps({"format": 0, "news": news, "events": events}).encode()
        table = fold(table, read_row(table, row._replace(body=body)))
    assert truth(table) == truth(sitting.table)


@pytest.mark.parametrize("version", [-1, 0, log.ROW_FORMAT + 1])
def test_a_format_without_an_upgrade_is_refused(version: int) -> None:
    row = in_phase("gathering").rows[0]
    body = json.dumps({**json.loads(row.body), "format": version}).encode()
    with pytest.raises(Unreadable, check=lambda wrong: wrong.refusal.code == "record-version"):
        read_row(new_table("TABLE2"), row._replace(body=body))


@dataclass(frozen=True, slots=True)
class Shuffled(Event):
    """An event of a game of tomorrow: ``times`` was added, ``count`` was called ``cards``."""

    count: int
    times: int = 1


FORMS = {"card": NUMBER, "count": NUMBER, "times": NUMBER}


def test_a_field_that_was_added_has_its_default_in_what_was_written_before() -> None:
    forms = EventForms((Shuffled,), FORMS)
    assert forms.read({"type": "Shuffled", "count": 7}) == Shuffled(7, 1)
    assert forms.read(forms.write(Shuffled(7, 2))) == Shuffled(7, 2)
    for wrong in ({"type": "Shuffled"}, {"type": "Shuffled", "count": 7, "of": 1}):
        with pytest.raises(Unreadable):
            forms.read(wrong)


def test_events_of_an_older_format_are_upgraded() -> None:
    def renamed(written: dict[str, Any]) -> dict[str, Any]:
        return {{"cards": "count"}.get(name, name): value for name, value in written.items()}

    forms = EventForms((Shuffled,), FORMS, (unchanged, renamed))
    assert forms.format == 3
    for version in (1, 2):
        assert forms.read({"type": "Shuffled", "cards": 7}, version) == Shuffled(7)
    assert forms.read(forms.write(Shuffled(7)), forms.format) == Shuffled(7)
    with pytest.raises(Unreadable):
        forms.read({"type": "Shuffled", "cards": 7}, 3)


def test_records_of_an_older_format_are_upgraded(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if tomorrow's format called the table by another name."""
    match = new_match("skipbo-2003", seats=3, seed="upgrade")
    match.start_round()
    text = write_record(match)
    assert text.splitlines()[0].endswith(" 2")
    monkeypatch.setattr(record_text, "RECORD_FORMAT", 3)
    read: list[str] = []

    def seen(headers: Any, title: Any) -> None:
        read.append(title.text)

    monkeypatch.setitem(record_text.HEADER_UPGRADES, 2, seen)
    game, record = read_record(text)
    assert len(read) == 1
    assert record.replay(game).state == match.state
