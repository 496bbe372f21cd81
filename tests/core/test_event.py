"""Events as JSON: every type has one form, which reads back, and nothing else is an event."""

from __future__ import annotations

import pickle
from copy import copy, deepcopy
from dataclasses import FrozenInstanceError, dataclass
from typing import Any

import pytest

from stockpile.core.event import (
    COMMON_EVENTS,
    Event,
    Hidden,
    LeadCardDrawn,
    LeadDecided,
    MatchEnded,
    Outcome,
    RoundEnded,
    SeatPassed,
    TurnStarted,
    cover,
)
from stockpile.core.forms import EventForms, JsonForm
from stockpile.core.readers import shown
from stockpile.core.refusal import Refusal, Unreadable
from stockpile.core.seats import seat_letter, seat_number
from stockpile.skipbo.events import (
    EVENTS,
    AsideShuffled,
    CardDiscarded,
    CardLaid,
    CardsDrawn,
    Dealt,
    PileCompleted,
    StockTurned,
    StuckRedealt,
    card_discarded,
)
from stockpile.skipbo.notation import CARD, FIELDS, FORMS

WRITTEN: tuple[tuple[Event, dict[str, Any]], ...] = (
    (LeadCardDrawn(0, 13), {"type": "LeadCardDrawn", "seat": "A", "card": "S"}),
    (LeadDecided(1, "highest"), {"type": "LeadDecided", "seat": "B", "by": "highest"}),
    (TurnStarted(2), {"type": "TurnStarted", "seat": "C"}),
    (SeatPassed(7), {"type": "SeatPassed", "seat": "H"}),
    (
        RoundEnded((0, 2), 45, "stock-empty"),
        {"type": "RoundEnded", "winners": ["A", "C"], "points": 45, "ending": "stock-empty"},
    ),
    (MatchEnded(()), {"type": "MatchEnded", "winners": []}),
    (
        Dealt(0, (0, 25), ((1, 13), (2, 3)), (4,)),
        {
            "type": "Dealt",
            "lead": "A",
            "scores": [0, 25],
            "stocks": [["1", "S"], ["2", "3"]],
            "draw": ["4"],
        },
    ),
    (
        Dealt(1, None, (Hidden(2), Hidden(2)), Hidden(158)),
        {
            "type": "Dealt",
            "lead": "B",
            "scores": None,
            "stocks": [{"hidden": 2}, {"hidden": 2}],
            "draw": {"hidden": 158},
        },
    ),
    (StockTurned(0, 12), {"type": "StockTurned", "seat": "A", "card": "12"}),
    (CardsDrawn(0, (1, 13)), {"type": "CardsDrawn", "seat": "A", "cards": ["1", "S"]}),
    (CardsDrawn(0, Hidden(5)), {"type": "CardsDrawn", "seat": "A", "cards": {"hidden": 5}}),
    (
        CardLaid(0, 13, "discard", 2, 3, 0, 4),
        {
            "type": "CardLaid",
            "seat": "A",
            "card": "S",
            "source": "discard",
            "owner": "C",
            "discard": 4,
            "pile": 1,
            "number": 4,
        },
    ),
    (
        CardLaid(0, 7, "hand", 0, None, 3, 7),
        {
            "type": "CardLaid",
            "seat": "A",
            "card": "7",
            "source": "hand",
            "owner": "A",
            "discard": None,
            "pile": 4,
            "number": 7,
        },
    ),
    (PileCompleted(2, (1, 2)), {"type": "PileCompleted", "pile": 3, "cards": ["1", "2"]}),
    (
        CardDiscarded(1, 9, 0),
        {"type": "CardDiscarded", "seat": "B", "card": "9", "discard": 1},
    ),
    (AsideShuffled((1, 13)), {"type": "AsideShuffled", "draw": ["1", "S"]}),
    (AsideShuffled(Hidden(12)), {"type": "AsideShuffled", "draw": {"hidden": 12}}),
    (StuckRedealt(()), {"type": "StuckRedealt", "draw": []}),
)


@pytest.mark.parametrize(("event", "written"), WRITTEN, ids=map(str, range(len(WRITTEN))))
def test_an_event_is_written_and_read(event: Event, written: dict[str, Any]) -> None:
    assert FORMS.write(event) == written
    assert next(iter(FORMS.write(event))) == "type"
    assert FORMS.read(written) == event


def test_every_type_of_event_is_among_the_written_ones() -> None:
    assert {type(event) for event, _ in WRITTEN} == {*COMMON_EVENTS, *EVENTS}


@pytest.mark.parametrize(
    "written",
    [
        {},
        {"type": []},
        {"type": {}},
        {"type": None},
        {"type": "Event"},
        {"type": "turnstarted", "seat": "A"},
        {"type": "TurnStarted"},
        {"type": "TurnStarted", "seat": "A", "colour": "red"},
        {"seat": "A"},
    ],
)
def test_what_is_no_event_is_unreadable(written: Any) -> None:
    with pytest.raises(Unreadable) as wrong:
        FORMS.read(written)
    assert wrong.value.refusal == Refusal("not-an-event", value=shown(written.get("type")))


@pytest.mark.parametrize("written", [None, [], "TurnStarted", 7])
def test_an_event_is_an_object(written: Any) -> None:
    with pytest.raises(Unreadable) as wrong:
        FORMS.read(written)
    assert wrong.value.refusal == Refusal("not-an-object")


@pytest.mark.parametrize(
    ("kind", "field", "value", "code"),
    [
        ("TurnStarted", "seat", "I", "not-a-seat"),
        ("TurnStarted", "seat", 0, "not-a-text"),
        ("LeadCardDrawn", "card", "13", "not-a-card"),
        ("LeadDecided", "by", 1, "not-a-text"),
        ("RoundEnded", "winners", "A", "not-a-list"),
        ("RoundEnded", "points", -5, "not-a-count"),
        ("CardsDrawn", "cards", {"hidden": -1}, "not-a-count"),
        ("CardsDrawn", "cards", {"hidden": 1, "shown": 2}, "not-a-list"),
        ("CardLaid", "pile", 0, "not-a-pile"),
        ("CardLaid", "discard", 0, "not-a-pile"),
        ("CardLaid", "pile", None, "not-a-count"),
        ("Dealt", "scores", [None], "not-a-count"),
    ],
)
def test_a_field_of_an_event_is_read_strictly(kind: str, field: str, value: Any, code: str) -> None:
    good = next(written for event, written in WRITTEN if type(event).__name__ == kind)
    with pytest.raises(Unreadable) as wrong:
        FORMS.read({**good, field: value})
    assert wrong.value.refusal.code == code


def test_the_place_in_an_event_is_named() -> None:
    with pytest.raises(Unreadable) as wrong:
        FORMS.read({"type": "PileCompleted", "pile": 1, "cards": ["1", "x"]})
    assert wrong.value.where == "cards[1]"


def test_cards_put_aside_are_never_hidden() -> None:
    with pytest.raises(Unreadable):
        FORMS.read({"type": "PileCompleted", "pile": 1, "cards": {"hidden": 12}})


@pytest.mark.parametrize("source", ["sky", "", None, ["hand"]])
def test_a_card_is_laid_from_a_known_source(source: Any) -> None:
    good = FORMS.write(CardLaid(0, 7, "hand", 0, None, 3, 7))
    with pytest.raises(Unreadable) as wrong:
        FORMS.read({**good, "source": source})
    assert wrong.value.where == "source"


def test_covering_keeps_the_count_and_nothing_else() -> None:
    assert cover((1, 2, 13)) == Hidden(3)
    assert cover(()) == Hidden(0)
    assert cover(Hidden(4)) == Hidden(4)


def test_events_cannot_be_changed() -> None:
    with pytest.raises(FrozenInstanceError):
        TurnStarted(1).seat = 2  # type: ignore[misc]


@dataclass(frozen=True)
class Shuffled(Event):
    """An event of somebody else's game, without slots."""

    card: int


def test_the_text_of_an_event_is_its_json_in_each_game() -> None:
    mine, theirs = (
        EventForms([Shuffled], {"card": form})
        for form in (CARD, JsonForm(int, int, {"type": "integer"}))
    )
    event = Shuffled(13)
    for _ in range(2):
        assert mine.text(event) == '{"type":"Shuffled","card":"S"}'
        assert theirs.text(event) == '{"type":"Shuffled","card":13}'


@pytest.mark.parametrize("event", [Shuffled(1), CardsDrawn(1, (1, 2)), card_discarded(0, 7, 1)])
def test_an_event_that_keeps_its_text_is_copied_as_any_other(event: Event) -> None:
    forms = EventForms([Shuffled, CardsDrawn, CardDiscarded], FIELDS)
    text = forms.text(event)
    for again in (copy(event), deepcopy(event), pickle.loads(pickle.dumps(event))):
        assert again == event
        assert forms.text(again) == text


def test_an_outcome_as_the_command_line_shows_it() -> None:
    assert Outcome((0, 2), 45, "stock-empty").to_json() == {
        "winners": ["A", "C"],
        "points": 45,
        "ending": "stock-empty",
    }
    assert Outcome((), 0, "stalemate").to_json()["winners"] == []


def test_seats_have_letters() -> None:
    assert [seat_letter(seat) for seat in range(8)] == list("ABCDEFGH")
    assert [seat_number(letter) for letter in "ABCDEFGH"] == list(range(8))
    for letter in ("", "I", "a", "AB", "1"):
        with pytest.raises(Unreadable, match=f"“{letter}” is not a seat"):
            seat_number(letter)
