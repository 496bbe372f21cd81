"""What happens in a round of Breakers, beyond what every game has (`stockpile.core.event`)."""

from __future__ import annotations

from dataclasses import dataclass

from stockpile.breakers.moves import Set
from stockpile.core.event import Cards, Covered, Event


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """A round was dealt: the hands and the unused tiles, sorted, and the scores so far."""

    lead: int
    scores: tuple[int, ...] | None
    hands: tuple[Covered, ...]
    unused: Covered


@dataclass(frozen=True, slots=True)
class SetLaid(Event):
    """A seat led or answered with a set."""

    seat: int
    set: Set


@dataclass(frozen=True, slots=True)
class TrickWon(Event):
    """All others passed: the seat that laid last won the trick, and its tiles were put aside."""

    seat: int
    tiles: Cards


EVENTS: tuple[type[Event], ...] = (Dealt, SetLaid, TrickWon)
