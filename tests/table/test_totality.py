"""Nothing is forgotten: every fact is folded, every command decided, and strangers are errors."""

from __future__ import annotations

import pytest

from stockpile.table import commands as ask
from stockpile.table.decide import DECISIONS, decide
from stockpile.table.facts import FACTS, Fact
from stockpile.table.fold import fold
from stockpile.table.fold.registry import FOLDS
from stockpile.table.log import Draft
from tests.table.sitting import in_phase


def test_every_kind_of_fact_is_folded_and_known_by_its_name() -> None:
    assert set(FOLDS) == set(FACTS.values())
    assert all(kind.__name__ == name for name, kind in FACTS.items())


def test_facts_and_events_never_have_the_same_name() -> None:
    sitting = in_phase("playing")
    breakers = in_phase("gathering").table
    for table in (sitting.table, breakers):
        assert FACTS.keys().isdisjoint(table.game.forms.schemas())


def test_every_command_is_decided() -> None:
    assert set(DECISIONS) == {*ask.COMMANDS, *ask.TableCommand.__args__}


def test_a_fact_that_nobody_knows_is_an_error() -> None:
    table = in_phase("playing").table
    entry = Draft((Fact(),)).entry(table, 0, "", None)
    with pytest.raises(KeyError):
        fold(table, entry)


def test_a_command_that_nobody_decides_about_is_an_error() -> None:
    table = in_phase("playing").table
    with pytest.raises(KeyError):
        decide(table, "guest-ann", object(), 0, bytes)  # type: ignore[arg-type]
