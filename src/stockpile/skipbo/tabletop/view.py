"""What a seat or a spectator may know under tabletop conduct, which is open to everybody."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace

from stockpile.core.event import Event, cover
from stockpile.skipbo import view as rules_view
from stockpile.skipbo.tabletop.advice import Court
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
from stockpile.skipbo.tabletop.state import State


@dataclass(frozen=True, slots=True)
class OutOfTurn:
    """A seat that plays out of turn."""

    seat: int
    drawn: bool
    laid: bool


@dataclass(frozen=True, slots=True)
class OpenCall:
    """An open call of advice: who accused whom, and who has said what about it."""

    seat: int
    accused: int
    agree: tuple[int, ...]
    disagree: tuple[int, ...]
    asked: tuple[int, ...]
    """The seats that judge it, including those that have."""


@dataclass(frozen=True, slots=True)
class Conduct:
    """What has gone wrong at the table and is not settled yet."""

    banned: tuple[int, ...]
    out_of_turn: OutOfTurn | None
    advice: OpenCall | None


@dataclass(frozen=True, slots=True, repr=False)
class View(rules_view.View):
    """A round under tabletop conduct as one seat (or a spectator: ``viewer`` is None) sees it.

    ``turn``, ``drawn`` and ``laid`` are those of the rightful seat.

    >>> from stockpile import new_match
    >>> match = new_match("skipbo", conduct="tabletop", seed=1)
    >>> dealt = match.start_round()
    >>> drawn = match.play("A:draw5")
    >>> match.observe(1).view.tabletop.out_of_turn
    OutOfTurn(seat=0, drawn=True, laid=False)
    """

    tabletop: Conduct


def view(state: State, viewer: int | None, court: Court) -> View:
    """What the viewer may know. Anything not named here stays hidden."""
    seen = rules_view.view(state.rightful, viewer)
    known = {field.name: getattr(seen, field.name) for field in fields(seen)}
    return View(**known, tabletop=unsettled(state, court))


def unsettled(state: State, court: Court) -> Conduct:
    """What has gone wrong at the table, which everybody may know."""
    call = None if state.call is None else OpenCall(*state.call, court.judges(state.call))
    return Conduct(state.banned, out_of_turn(state), call)


def out_of_turn(state: State) -> OutOfTurn | None:
    """The seat that plays out of turn, if one does."""
    if state.offender is None:
        return None
    return OutOfTurn(state.offender, state.round.drawn, state.round.laid)


_OPEN = frozenset(
    {
        DrawnByHand,
        OffenderCaught,
        TurnStood,
        AdviceCalled,
        AdviceJudged,
        AdviceSettled,
        AdviceLapsed,
    }
)
"""Events that everybody at the table sees whole."""


def redact(event: Event, viewer: int | None) -> Event:
    """The event as the viewer may know it. An event that is not named here raises."""
    if type(event) in _OPEN:
        return event
    match event:
        case ExtraSlipped(seat=seat):
            # The seat has seen what it drew.
            return event if seat == viewer else replace(event, cards=cover(event.cards))
        case PenaltyTaken():
            return replace(event, cards=cover(event.cards))
        case _:
            return rules_view.redact(event, viewer)
