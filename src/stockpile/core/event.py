"""Events: past-tense facts, one for each visible change. Folding them gives the State."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any, NamedTuple

from stockpile.core.seats import seat_letter


@dataclass(frozen=True, slots=True)
class Hidden:
    """Cards or tiles that the reader may not see, only count.

    >>> from stockpile import new_match
    >>> match = new_match("breakers", seed=1)
    >>> dealt = match.start_round()
    >>> match.observe(0).view.hands[1]
    Hidden(count=20)
    """

    count: int


Cards = tuple[int, ...]
"""Cards or tiles, by their numbers."""
Covered = Cards | Hidden
"""Cards or tiles that the reader sees, or may only count."""


# Equal counts are interchangeable, and every View has several.
_hidden = cache(Hidden)


def cover(cards: Covered) -> Hidden:
    """The same cards face down."""
    return cards if isinstance(cards, Hidden) else _hidden(len(cards))


class Outcome(NamedTuple):
    """How a round ended: the seats of the winning side (none: a draw), its points, and why.

    >>> from stockpile import Outcome
    >>> outcome = Outcome(winners=(0, 2), points=45, ending="stock-empty")
    """

    winners: tuple[int, ...]
    points: int
    ending: str

    def to_json(self) -> dict[str, Any]:
        """The form that the command line prints.

        >>> outcome.to_json()
        {'winners': ['A', 'C'], 'points': 45, 'ending': 'stock-empty'}
        """
        winners = [seat_letter(seat) for seat in self.winners]
        return {"winners": winners, "points": self.points, "ending": self.ending}


class Event:
    """What happened. Subclasses are frozen dataclasses named in the past tense.

    >>> from stockpile import Event, new_match
    >>> happened = new_match("breakers", seed=1).start_round()
    >>> [type(event).__name__ for event in happened]
    ['LeadCardDrawn', 'LeadCardDrawn', 'LeadDecided', 'Dealt', 'TurnStarted']
    >>> all(isinstance(event, Event) for event in happened)
    True
    """

    __slots__ = ("_json",)
    _json: tuple[object, str]
    """The `EventForms` that wrote its JSON text, and the text; unset until one has."""

    def __getstate__(self) -> dict[str, Any] | None:
        # Copies start without a text: a frozen event cannot have it restored.
        return getattr(self, "__dict__", None)


def actor_of(event: Event) -> int:
    """The seat whose move led to this event. Only for events that a move led to."""
    seat = getattr(event, "seat", None)
    assert isinstance(seat, int)
    return seat


@dataclass(frozen=True, slots=True)
class LeadCardDrawn(Event):
    """Before the first round, a seat drew a card (a tile) for the lead and showed it.

    >>> from stockpile import new_match
    >>> new_match("breakers", seed=1).start_round()[0]
    LeadCardDrawn(seat=0, card=1)
    """

    seat: int
    card: int


@dataclass(frozen=True, slots=True)
class LeadDecided(Event):
    """A seat got the lead of the next round (it deals, starts or opens), and why.

    >>> from stockpile import new_match
    >>> new_match("breakers", seed=1).start_round()[2]
    LeadDecided(seat=1, by='highest')
    """

    seat: int
    by: str


@dataclass(frozen=True, slots=True)
class TurnStarted(Event):
    """A seat's turn started.

    >>> from stockpile import new_match
    >>> new_match("breakers", seed=1).start_round()[-1]
    TurnStarted(seat=1)
    """

    seat: int


@dataclass(frozen=True, slots=True)
class SeatPassed(Event):
    """A seat passed.

    >>> from stockpile import SeatPassed, make_game
    >>> str(make_game("breakers").move_of(SeatPassed(seat=0)))
    'pass'
    """

    seat: int


@dataclass(frozen=True, slots=True)
class RoundEnded(Event):
    """A round was won or drawn.

    >>> from stockpile import make_bot, new_match, play_round
    >>> from stockpile.bots import generators
    >>> match = new_match("breakers", seed=1)
    >>> played = play_round(match, [make_bot("baseline", "breakers")] * 2, generators(1, 2))
    >>> match.events[-2]
    RoundEnded(winners=(1,), points=2, ending='hand-empty')
    """

    winners: tuple[int, ...]
    points: int
    ending: str


@dataclass(frozen=True, slots=True)
class MatchEnded(Event):
    """The match was decided (a single round counts as one).

    >>> from stockpile import make_bot, new_match, play_round
    >>> from stockpile.bots import generators
    >>> match = new_match("breakers", seed=1)
    >>> played = play_round(match, [make_bot("baseline", "breakers")] * 2, generators(1, 2))
    >>> match.events[-1]
    MatchEnded(winners=(1,))
    """

    winners: tuple[int, ...]


turn_started = cache(TurnStarted)
"""The event that a seat's turn started, one shared object for each seat."""

seat_passed = cache(SeatPassed)
"""The event that a seat passed, one shared object for each seat."""

MATCH_EVENTS: tuple[type[Event], ...] = (LeadCardDrawn, LeadDecided, MatchEnded)
"""The events of a match around its rounds. Folding one leaves the State of a round as it is."""
COMMON_EVENTS: tuple[type[Event], ...] = (
    LeadCardDrawn,
    LeadDecided,
    TurnStarted,
    SeatPassed,
    RoundEnded,
    MatchEnded,
)
"""The events that every game has. They hide nothing from anybody."""
