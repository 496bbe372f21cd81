"""What a bot sees when it is asked."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from stockpile.core.event import Event
from stockpile.core.option import Setup
from stockpile.core.seats import seat_letter

Move_co = TypeVar("Move_co", covariant=True)
View_co = TypeVar("View_co", covariant=True)


@dataclass(frozen=True, slots=True, repr=False)
class Observation(Generic[View_co, Move_co]):
    """All that a bot, or the advice, ever gets.

    ``events`` are the events of the round so far as the seat may know them; ``moves`` are its legal
    moves, empty when it is not on turn.

    >>> from stockpile import new_match
    >>> match = new_match("skipbo", stock=5, seed=1)
    >>> dealt = match.start_round()
    >>> seen = match.observe(match.turn)
    >>> seen
    <Observation of seat B: 24 legal moves>
    >>> seen.view.turn, str(seen.moves[0])
    (1, 'stock>1')
    """

    setup: Setup
    seat: int
    view: View_co
    events: Sequence[Event]
    moves: Sequence[Move_co]

    def __repr__(self) -> str:
        return f"<Observation of seat {seat_letter(self.seat)}: {len(self.moves)} legal moves>"

    def __str__(self) -> str:
        return str(self.view)
