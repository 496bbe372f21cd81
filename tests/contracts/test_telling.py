"""Every fact and every event is folded, shown and told by everyone, or silent on purpose."""

from __future__ import annotations

import pytest

from stockpile.games import EDITIONS, events_of
from stockpile.table.facts import FACTS as KINDS
from stockpile.table.facts import (
    SHOWN,
    Came,
    ChainMade,
    DoorSet,
    KnockAnswered,
    Knocked,
    NodesLost,
    SeatOffered,
    Went,
)
from stockpile.table.fold.registry import FOLDS
from tests.contracts.telling import FIXTURE, Told, events, facts, fixture, one_of_each_event

SILENT_FACTS = {
    "Opened": "whoever is told of it has just come",
    "SeatCleared": "whoever made room is told of",
    "LookChosen": "it is shown",
    "MatchStarted": "its first round is told",
    "LinkRevealed": "the fairness check needs it",
}
SILENT_EVENTS = {
    "TurnStarted": "the turn is shown",
    "StockTurned": "the card is shown, and what was laid is told",
    "CardsDrawn": "drawing up is a matter of course, unless it is a refill",
    "DrawnByHand": "told with the card that is drawn",
}
FACTS = {one.kind: one for one in facts()}
EVENTS = [(edition, one) for edition in EDITIONS for one in events(edition)]


def test_every_fact_is_told_to_everybody_or_kept() -> None:
    kept = {ChainMade, SeatOffered, Came, Went, NodesLost, DoorSet, Knocked, KnockAnswered}
    assert {*SHOWN} == {*KINDS.values()} - kept


def test_every_fact_is_folded() -> None:
    assert {*FOLDS} == {*KINDS.values()}


@pytest.mark.parametrize("told", FACTS.values(), ids=FACTS)
def test_the_terminal_has_words_for_every_fact(told: Told) -> None:
    assert bool(told.said) != (told.kind in SILENT_FACTS)


@pytest.mark.parametrize(("edition", "told"), EVENTS, ids=[f"{e} {t.kind}" for e, t in EVENTS])
def test_the_terminal_has_words_for_every_event(edition: str, told: Told) -> None:
    assert bool(told.said) != (told.kind in SILENT_EVENTS)


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_events_of_an_edition_are_all_there(edition: str) -> None:
    made = {type(event) for event in one_of_each_event(edition)}
    assert {*events_of(edition)} <= made


def test_the_page_is_asked_about_the_same_ones() -> None:
    """`python -m tests.contracts.telling` writes them again."""
    assert FIXTURE.read_text(encoding="utf-8") == fixture()
