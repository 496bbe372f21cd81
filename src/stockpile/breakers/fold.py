"""How each event changes the State. Nothing else makes one State out of another."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from stockpile.breakers.events import Dealt, SetLaid, TrickWon
from stockpile.breakers.state import State
from stockpile.core.deal import uncovered
from stockpile.core.event import (
    MATCH_EVENTS,
    Event,
    Outcome,
    RoundEnded,
    SeatPassed,
    TurnStarted,
)


def _dealt(_state: State | None, event: Dealt) -> State:
    hands = tuple(tuple(sorted(uncovered(hand))) for hand in event.hands)
    unused = tuple(sorted(uncovered(event.unused)))
    return State(hands, unused, event.lead, scores=event.scores)


def _set_laid(state: State, event: SetLaid) -> State:
    seat, laid = event.seat, event.set
    hand = list(state.hands[seat])
    for tile in laid.tiles:
        hand.remove(tile)
    hands = (*state.hands[:seat], tuple(hand), *state.hands[seat + 1 :])
    return state._replace(hands=hands, trick=(*state.trick, (seat, laid)), passes=0)


def _turn_started(state: State, event: TurnStarted) -> State:
    return state._replace(turn=event.seat)


def _seat_passed(state: State, _event: SeatPassed) -> State:
    return state._replace(passes=state.passes + 1)


def _trick_won(state: State, event: TrickWon) -> State:
    played = tuple(sorted(state.played + event.tiles))
    return state._replace(trick=(), passes=0, played=played)


def _round_ended(state: State, event: RoundEnded) -> State:
    scores = state.scores
    if scores is not None:
        scores = tuple(
            score + event.points if seat in event.winners else score
            for seat, score in enumerate(scores)
        )
    outcome = Outcome(event.winners, event.points, event.ending)
    return state._replace(scores=scores, outcome=outcome)


def _unchanged(state: State, _event: Event) -> State:
    return state


# Events of the match may come before any deal, and leave a missing State missing.
FOLDS: Mapping[type[Event], Callable[[Any, Any], State]] = {
    Dealt: _dealt,
    SetLaid: _set_laid,
    TurnStarted: _turn_started,
    SeatPassed: _seat_passed,
    TrickWon: _trick_won,
    RoundEnded: _round_ended,
    **dict.fromkeys(MATCH_EVENTS, _unchanged),
}
