"""What seats know of rounds of Breakers, while these are played."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from random import Random
from typing import NamedTuple

from stockpile.breakers import Breakers
from stockpile.breakers.events import SetLaid, TrickWon
from stockpile.breakers.moves import Move, Set
from stockpile.breakers.sets import Sets, count_hand
from stockpile.breakers.state import State
from stockpile.breakers.view import View
from stockpile.core.chance import KeyedChance
from stockpile.core.event import Event, SeatPassed
from stockpile.core.observation import Observation

Seen = Observation[View, Move]


class Moment(NamedTuple):
    """A truth, and what a seat knows of it."""

    state: State
    seen: Seen


def observe(game: Breakers, state: State, seat: int, events: Iterable[Event]) -> Seen:
    """What a seat knows of this truth and of the events that led to it."""
    seen = tuple(game.redact(event, seat) for event in events)
    return Observation(
        game.setup, seat, game.view(state, seat), seen, game.legal_moves(state, seat)
    )


def moments(game: Breakers, seed: int) -> Iterator[Moment]:
    """A round played with any canonical moves, as a seat sees it that is drawn each time."""
    rng, chance = Random(seed), KeyedChance.from_seed(seed)
    state, past = game.start(game.deal(seed % game.seats, (7,) * game.seats, chance), chance)
    events = list(past)
    while state.outcome is None:
        yield Moment(state, observe(game, state, rng.randrange(game.seats), events))
        move = rng.choice(game.legal_moves(state, state.turn).canonical)
        state, more = game.apply(state, state.turn, move, chance)
        events.extend(more)
    yield Moment(state, observe(game, state, rng.randrange(game.seats), events))


def could_have_answered(sets: Sets, state: State, events: Sequence[Event]) -> list[Event]:
    """The passes that could not have been made if this were the truth."""
    tops: list[Set | None] = [None]
    for event in events:
        match event:
            case SetLaid():
                tops.append(event.set)
            case TrickWon():
                tops.append(None)
            case _:
                tops.append(tops[-1])
    hands = [list(hand) for hand in state.hands]
    wrong: list[Event] = []
    # Backwards: what was laid comes back into the hands.
    for event, top in zip(reversed(events), reversed(tops[:-1]), strict=True):
        match event:
            case SetLaid():
                hands[event.seat].extend(event.set.tiles)
            case SeatPassed() if top is not None and sets.obliges(top):
                if sets.can_match(count_hand(tuple(hands[event.seat])), top):
                    wrong.append(event)
    return wrong
