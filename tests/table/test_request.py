"""A table as it is asked for over the wire."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import ValidationError

from stockpile.core.option import LATEST_READINGS
from stockpile.core.refusal import Unreadable
from stockpile.games import TableRequest
from stockpile.table.request import NewTable, Rules, read_rules
from stockpile.table.settings import Clock, Settings

ASKED: dict[str, Any] = {
    "game": "skipbo",
    "edition": "skipbo-2003",
    "seats": 4,
    "teams": ("AC", "BD"),
    "options": {"stock": 10, "laying": "forced"},
    "readings": 1,
}


def test_rules_can_be_written_in_an_address() -> None:
    written = {
        **{name: str(ASKED[name]) for name in ("game", "edition", "seats", "readings")},
        "teams": "AC,BD",
        "options": "stock:10,laying:forced",
    }
    assert read_rules(written) == Rules(**ASKED)
    assert read_rules({}) == Rules()
    assert Rules(**ASKED).request() == TableRequest(**ASKED)


def test_teams_can_be_a_number() -> None:
    assert read_rules({"seats": "4", "teams": "2"}).request().setup().teams == ((0, 2), (1, 3))
    assert NewTable(seats=6, teams=2).settings().teams == ("ACE", "BDF")
    with pytest.raises(Unreadable, match="teams"):
        NewTable(seats=4, teams=3).settings()
    with pytest.raises(Unreadable, match="teams"):
        NewTable(game="breakers", seats=4, teams=2).settings()


@pytest.mark.parametrize("written", [{"seats": "many"}, {"stock": "10"}, {"teams": "A" * 9}])
def test_an_address_that_means_nothing_is_refused(written: dict[str, str]) -> None:
    with pytest.raises(ValidationError):
        read_rules(written)


def test_a_new_table_plays_as_usual_but_for_what_is_said() -> None:
    assert NewTable(guest="ann").settings() == Settings()
    rules = {name: ASKED[name] for name in ("edition", "seats", "teams", "options")}
    said: dict[str, Any] = {
        "target": 300,
        "youngest": "B",
        "listed": True,
        "bots": "random",
        "pace": "fast",
        "clock": Clock(30, 5),
        "grace": 10,
        "hints": False,
        "chat": True,
    }
    assert NewTable(**ASKED, **said).settings() == Settings(
        **rules, **said, readings=LATEST_READINGS
    )


def test_a_match_is_played_to_the_target_of_its_edition_unless_another_is_said() -> None:
    usual = Settings().game().target
    assert usual is not None
    assert NewTable(match=True).settings().target == usual
    assert NewTable(match=True, target=None).settings().target == usual
    assert NewTable(match=True, target=120).settings().target == 120
    assert NewTable(target=None).settings().target is None


def test_an_edition_brings_its_game_and_a_game_its_edition() -> None:
    assert NewTable(game="breakers", seats=3).settings() == Settings(
        edition="breakers-2010", seats=3
    )
    with pytest.raises(Unreadable):
        NewTable(game="breakers", edition="skipbo-2003").settings()
    with pytest.raises(ValidationError):
        NewTable(grace=1).settings()
