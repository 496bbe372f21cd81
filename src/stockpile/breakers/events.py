"""What happens in a round of Breakers, beyond what every game has (`stockpile.core.event`)."""

from __future__ import annotations

from dataclasses import dataclass

from stockpile.breakers.moves import Set
from stockpile.core.event import Cards, Covered, Event


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """A round was dealt: the hands and the unused tiles, sorted, and the scores so far.

    >>> from stockpile import new_match
    >>> dealt = new_match("breakers", seed=1).start_round()
    >>> next(event.lead for event in dealt if isinstance(event, Dealt))
    1
    """

    lead: int
    scores: tuple[int, ...] | None
    hands: tuple[Covered, ...]
    unused: Covered


@dataclass(frozen=True, slots=True)
class SetLaid(Event):
    """A seat led or answered with a set.

    >>> from stockpile import new_match
    >>> match = new_match("breakers", seed=1)
    >>> dealt = match.start_round()
    >>> match.play(match.legal_moves().canonical[0])[0]
    SetLaid(seat=1, set=<single 1>)
    """

    seat: int
    set: Set


@dataclass(frozen=True, slots=True)
class TrickWon(Event):
    """All others passed: the seat that laid last won the trick, and its tiles were put aside.

    >>> from stockpile import new_match
    >>> match = new_match("breakers", passing="free", seed=1)
    >>> dealt = match.start_round()
    >>> laid = match.play(match.legal_moves().canonical[0])
    >>> match.play("pass")[1]
    TrickWon(seat=1, tiles=(1,))
    """

    seat: int
    tiles: Cards


EVENTS: tuple[type[Event], ...] = (Dealt, SetLaid, TrickWon)
