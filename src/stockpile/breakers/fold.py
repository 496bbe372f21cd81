"""How each event changes the State. Nothing else makes one State out of another."""

from __future__ import annotations

from typing import cast

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


def fold(state: State | None, event: Event) -> State:
    """The State after one more event. A deal starts a new round."""
    if isinstance(event, Dealt):
        hands = tuple(tuple(sorted(uncovered(hand))) for hand in event.hands)
        unused = tuple(sorted(uncovered(event.unused)))
        return State(hands, unused, event.lead, scores=event.scores)
    if isinstance(event, MATCH_EVENTS):
        return cast(State, state)
    assert state is not None, "a round starts with its deal"
    match event:
        case SetLaid(seat, laid):
            hand = list(state.hands[seat])
            for tile in laid.tiles:
                hand.remove(tile)
            hands = (*state.hands[:seat], tuple(hand), *state.hands[seat + 1 :])
            trick = (*state.trick, (seat, laid))
            return state._replace(hands=hands, trick=trick, passes=0)
        case TurnStarted(seat):
            return state._replace(turn=seat)
        case SeatPassed():
            return state._replace(passes=state.passes + 1)
        case TrickWon():
            played = tuple(sorted(state.played + event.tiles))
            return state._replace(trick=(), passes=0, played=played)
        case RoundEnded():
            scores = state.scores
            if scores is not None:
                scores = tuple(
                    score + event.points if seat in event.winners else score
                    for seat, score in enumerate(scores)
                )
            outcome = Outcome(event.winners, event.points, event.ending)
            return state._replace(scores=scores, outcome=outcome)
        case _:
            raise TypeError(f"{type(event).__name__} does not happen in a round of Breakers")
