"""How each event changes the State of a round under tabletop conduct."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from stockpile.core.event import Event, RoundEnded, SeatPassed, TurnStarted
from stockpile.skipbo.events import CardDiscarded, CardLaid
from stockpile.skipbo.fold import put, take
from stockpile.skipbo.state import State as Round
from stockpile.skipbo.tabletop.events import (
    AdviceCalled,
    AdviceJudged,
    AdviceLapsed,
    AdviceSettled,
    DrawnByHand,
    ExtraSlipped,
    OffenderCaught,
    PenaltyTaken,
    TurnStood,
)
from stockpile.skipbo.tabletop.readings import Readings
from stockpile.skipbo.tabletop.state import Call, Interrupted, State, resumed


def playing(state: State, seat: int) -> State:
    """The State as a seat starts to play, in turn or out of turn."""
    round_ = state.round
    if seat == round_.turn:
        return state
    return state._replace(
        round=round_._replace(turn=seat, drawn=False, laid=False),
        interrupted=Interrupted(round_.turn, round_.drawn, round_.laid),
    )


def _slipped(round_: Round, seat: int, cards: Any) -> Round:
    """The round with cards slipped under a stock pile, each under the one before."""
    return round_._replace(stocks=put(round_.stocks, seat, cards[::-1] + round_.stocks[seat]))


def _drawn_by_hand(state: State, event: DrawnByHand) -> State:
    return playing(state, event.seat)


def _extra_slipped(state: State, event: ExtraSlipped) -> State:
    assert isinstance(event.cards, tuple)
    hand = state.round.hands[event.seat]
    for card in event.cards:
        hand = take(hand, card)
    round_ = state.round._replace(hands=put(state.round.hands, event.seat, hand))
    return state._replace(round=_slipped(round_, event.seat, event.cards))


def _penalty_taken(state: State, event: PenaltyTaken) -> State:
    assert isinstance(event.cards, tuple)
    draw = state.round.draw
    round_ = state.round._replace(draw=draw[: len(draw) - len(event.cards)])
    return state._replace(round=_slipped(round_, event.seat, event.cards))


def _offender_caught(state: State, event: OffenderCaught) -> State:
    assert state.interrupted is not None
    return state._replace(
        round=resumed(state.round, state.interrupted),
        interrupted=None,
        banned=tuple(sorted({*state.banned, event.offender})),
    )


def _turn_stood(state: State, event: TurnStood) -> State:
    return state._replace(interrupted=None, banned=_without(state.banned, event.rightful))


def _without(seats: tuple[int, ...], seat: int) -> tuple[int, ...]:
    return tuple(one for one in seats if one != seat)


def _advice_called(state: State, event: AdviceCalled) -> State:
    called = tuple(sorted({*state.called, event.accused}))
    return state._replace(call=Call(event.seat, event.accused), called=called)


def _advice_judged(state: State, event: AdviceJudged) -> State:
    call = state.call
    assert call is not None
    if event.agrees:
        return state._replace(call=call._replace(agree=(*call.agree, event.seat)))
    return state._replace(call=call._replace(disagree=(*call.disagree, event.seat)))


def _advice_ended(state: State, _event: AdviceSettled | AdviceLapsed) -> State:
    return state._replace(call=None)


FOLDS: Mapping[type[Event], Callable[[State, Any], State]] = {
    DrawnByHand: _drawn_by_hand,
    ExtraSlipped: _extra_slipped,
    PenaltyTaken: _penalty_taken,
    OffenderCaught: _offender_caught,
    TurnStood: _turn_stood,
    AdviceCalled: _advice_called,
    AdviceJudged: _advice_judged,
    AdviceSettled: _advice_ended,
    AdviceLapsed: _advice_ended,
}
"""For the events that the rules do not know."""


def before(state: State, event: Event) -> State:
    """What changes before the rules fold one of their events: a lay may be out of turn."""
    return playing(state, event.seat) if isinstance(event, CardLaid) else state


def after(state: State, event: Event, readings: Readings) -> State:
    """What changes after the rules have folded one of their events: a ban ends with its turn."""
    match event:
        case CardDiscarded(seat=seat) | SeatPassed(seat=seat):
            if state.offender is not None and readings.rightful_spends_ban:
                return state
            return state._replace(banned=_without(state.banned, seat))
        case TurnStarted():
            return state._replace(called=())
        case RoundEnded():
            return state._replace(banned=(), call=None, called=())
        case _:
            return state
