"""How each event changes the State. Nothing else makes one State out of another."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from stockpile.core.deal import uncovered
from stockpile.core.event import (
    MATCH_EVENTS,
    Cards,
    Event,
    Outcome,
    RoundEnded,
    SeatPassed,
    TurnStarted,
)
from stockpile.skipbo.editions import Edition
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

T = TypeVar("T")


def put(items: tuple[T, ...], at: int, item: T) -> tuple[T, ...]:
    """The tuple with one item replaced."""
    changed = [*items]
    changed[at] = item
    return tuple(changed)


def take(cards: Cards, card: int) -> Cards:
    """The cards without one of this kind."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def dealt(event: Dealt, edition: Edition, starter: int, dealer: int | None) -> State:
    """The State that a round starts with."""
    seats = len(event.stocks)
    return State(
        hands=((),) * seats,
        stocks=tuple(map(uncovered, event.stocks)),
        discards=(((),) * edition.discard_piles,) * seats,
        building=((),) * edition.building_piles,
        aside=(),
        draw=uncovered(event.draw),
        turn=starter,
        dealer=dealer,
        scores=event.scores,
    )


def _turn_started(state: State, event: TurnStarted) -> State:
    return state._replace(turn=event.seat, drawn=False, laid=False)


def _cards_drawn(state: State, event: CardsDrawn) -> State:
    assert isinstance(event.cards, tuple)
    if not event.cards:
        return state._replace(drawn=True)
    hand = tuple(sorted(state.hands[event.seat] + event.cards))
    return state._replace(
        hands=put(state.hands, event.seat, hand),
        draw=state.draw[: -len(event.cards)],
        drawn=True,
    )


def _card_laid(state: State, event: CardLaid) -> State:
    owner, hands, stocks, discards = event.owner, state.hands, state.stocks, state.discards
    redealt = state.redealt
    if event.source == "hand":
        hands = put(hands, owner, take(hands[owner], event.card))
    elif event.source == "stock":
        stocks, redealt = put(stocks, owner, stocks[owner][:-1]), False
    else:
        assert event.discard is not None
        piles = discards[owner]
        discards = put(discards, owner, put(piles, event.discard, piles[event.discard][:-1]))
    pile = (*state.building[event.pile], event.card)
    # Written out, since most moves lead here, and `_replace` is slower.
    return State(
        hands,
        stocks,
        discards,
        put(state.building, event.pile, pile),
        state.aside,
        state.draw,
        state.turn,
        state.drawn,
        True,
        0,
        redealt,
        state.shuffles,
        state.dealer,
        state.scores,
        state.outcome,
    )


def _pile_completed(state: State, event: PileCompleted) -> State:
    return state._replace(
        building=put(state.building, event.pile, ()), aside=state.aside + event.cards
    )


def _card_discarded(state: State, event: CardDiscarded) -> State:
    seat = event.seat
    piles = state.discards[seat]
    pile = (*piles[event.discard], event.card)
    return state._replace(
        hands=put(state.hands, seat, take(state.hands[seat], event.card)),
        discards=put(state.discards, seat, put(piles, event.discard, pile)),
        passes=0,
    )


def _seat_passed(state: State, _event: SeatPassed) -> State:
    # The round is not stuck as long as anybody can draw.
    moves_on = state.laid or state.draw or state.aside
    return state._replace(passes=0 if moves_on else state.passes + 1)


def _aside_shuffled(state: State, event: AsideShuffled) -> State:
    return state._replace(draw=uncovered(event.draw), aside=(), shuffles=state.shuffles + 1)


def _stuck_redealt(state: State, event: StuckRedealt) -> State:
    return state._replace(
        hands=((),) * len(state.hands),
        discards=(((),) * len(state.discards[0]),) * len(state.discards),
        building=((),) * len(state.building),
        draw=uncovered(event.draw),
        passes=0,
        redealt=True,
        shuffles=state.shuffles + 1,
    )


def _round_ended(state: State, event: RoundEnded) -> State:
    return state._replace(outcome=Outcome(event.winners, event.points, event.ending))


def _unchanged(state: State, _event: Event) -> State:
    return state


# Events of the match may come before any deal, and leave a missing State missing.
FOLDS: Mapping[type[Event], Callable[[Any, Any], State]] = {
    TurnStarted: _turn_started,
    CardsDrawn: _cards_drawn,
    CardLaid: _card_laid,
    PileCompleted: _pile_completed,
    CardDiscarded: _card_discarded,
    SeatPassed: _seat_passed,
    AsideShuffled: _aside_shuffled,
    StuckRedealt: _stuck_redealt,
    RoundEnded: _round_ended,
    StockTurned: _unchanged,
    **dict.fromkeys(MATCH_EVENTS, _unchanged),
}
