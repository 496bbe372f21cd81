"""What a seat and a spectator are shown, field by field."""

from __future__ import annotations

from dataclasses import fields

import pytest

from stockpile.core.event import (
    Event,
    Hidden,
    LeadCardDrawn,
    LeadDecided,
    MatchEnded,
    Outcome,
    RoundEnded,
    SeatPassed,
    TurnStarted,
)
from stockpile.skipbo.events import (
    AsideShuffled,
    CardDiscarded,
    CardLaid,
    CardsDrawn,
    Dealt,
    PileCompleted,
    StockTurned,
    StuckRedealt,
)
from stockpile.skipbo.state import State
from stockpile.skipbo.view import SeatView, View
from tests.chances import cards
from tests.skipbo.build import position, skipbo


def test_a_view_shows_all_that_is_public_and_the_own_hand() -> None:
    table = position(
        "7 S | 9 3 5 | 1, 2 8", "2 3 4 | 8 | 6", "| 10 | ", "12 | 11 11", teams="AD BC", turn="B",
        building="1 2, S", draw="5 5 6", aside="7 S", laid=True, redealt=True, scores=[10, 20],
    )  # fmt: skip
    state = table.state._replace(dealer=2, shuffles=3)
    for viewer in (None, 0, 1, 2, 3):
        hands = [
            hand if viewer == seat else Hidden(len(hand)) for seat, hand in enumerate(state.hands)
        ]
        assert table.game.view(state, viewer) == View(
            viewer=viewer,
            seats=(
                SeatView(hands[0], 5, Hidden(3), (cards("1"), cards("2 8"), (), ())),
                SeatView(hands[1], 8, Hidden(1), (cards("6"), (), (), ())),
                SeatView(hands[2], 10, Hidden(1), ((), (), (), ())),
                SeatView(hands[3], 11, Hidden(2), ((), (), (), ())),
            ),
            building=(cards("1 2"), cards("S"), (), ()),
            aside=cards("7 S"),
            draw=Hidden(3),
            turn=1,
            drawn=True,
            laid=True,
            passes=0,
            redealt=True,
            dealer=2,
            scores=(10, 20),
            outcome=None,
        )


def test_an_empty_stock_pile_has_no_top() -> None:
    table = position(" | ", " | 9 9")
    view = table.game.view(table.state, 1)
    assert view.seats[0].stock_top is None
    assert view.seats[0].stock == Hidden(0)
    assert view.outcome == Outcome((0,), 35, "stock-empty")


def test_a_view_names_what_it_shows() -> None:
    shown = {field.name for field in fields(View)}
    kept = set(State._fields) - shown
    assert kept == {"hands", "stocks", "discards", "shuffles"}


PUBLIC: tuple[Event, ...] = (
    TurnStarted(1),
    StockTurned(1, 7),
    CardLaid(1, 7, "stock", 1, None, 0, 7),
    PileCompleted(0, tuple(range(1, 13))),
    CardDiscarded(1, 9, 2),
    SeatPassed(1),
    RoundEnded((1,), 40, "stock-empty"),
    LeadCardDrawn(1, 9),
    LeadDecided(1, "highest"),
    MatchEnded((1,)),
)


@pytest.mark.parametrize("event", PUBLIC, ids=lambda event: type(event).__name__)
def test_what_everybody_sees_is_shown_as_it_is(event: Event) -> None:
    for viewer in (None, 0, 1, 2):
        assert skipbo(seats=3).redact(event, viewer) == event


def test_only_the_drawer_sees_the_cards_drawn() -> None:
    game = skipbo(seats=4, teams="AC BD")
    drawn = CardsDrawn(2, (3, 4, 13))
    assert game.redact(drawn, 2) == drawn
    for viewer in (None, 0, 1, 3):
        assert game.redact(drawn, viewer) == CardsDrawn(2, Hidden(3))
    assert game.redact(CardsDrawn(2, ()), None) == CardsDrawn(2, Hidden(0))


def test_nobody_sees_the_order_of_a_pile_that_was_shuffled() -> None:
    game = skipbo()
    for viewer in (None, 0, 1):
        assert game.redact(AsideShuffled((1, 2, 3)), viewer) == AsideShuffled(Hidden(3))
        assert game.redact(StuckRedealt((1, 2)), viewer) == StuckRedealt(Hidden(2))
        assert game.redact(Dealt(1, (5, 0), ((1, 2), (3,)), (4, 5, 6)), viewer) == Dealt(
            1, (5, 0), (Hidden(2), Hidden(1)), Hidden(3)
        )


def test_an_event_that_was_redacted_can_be_redacted_again() -> None:
    game = skipbo()
    for event in (CardsDrawn(0, (1, 2)), AsideShuffled((1, 2)), Dealt(0, None, ((1,), (2,)), (3,))):
        once = game.redact(event, 1)
        assert game.redact(once, 1) == once


def test_an_event_that_nobody_thought_of_goes_to_nobody() -> None:
    class CardsSwapped(Event):
        pass

    with pytest.raises(TypeError, match="CardsSwapped"):
        skipbo().redact(CardsSwapped(), 0)
