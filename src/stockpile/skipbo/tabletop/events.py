"""What happens under tabletop conduct, beyond the events of the rules."""

from __future__ import annotations

from dataclasses import dataclass

from stockpile.core.event import Covered, Event
from stockpile.skipbo.events import EVENTS as RULES_EVENTS


@dataclass(frozen=True, slots=True)
class DrawnByHand(Event):
    """A seat reached for ``count`` cards; the events that follow say what it got."""

    seat: int
    count: int


@dataclass(frozen=True, slots=True)
class ExtraSlipped(Event):
    """A seat drew too many: these, the last it drew, went under its stock pile (S25)."""

    seat: int
    cards: Covered


@dataclass(frozen=True, slots=True)
class OffenderCaught(Event):
    """A seat caught another that played out of turn; the rightful turn goes on (S26)."""

    seat: int
    offender: int


@dataclass(frozen=True, slots=True)
class TurnStood(Event):
    """A turn out of turn went uncaught: it stands, and ``rightful`` loses its own (S27)."""

    seat: int
    rightful: int


@dataclass(frozen=True, slots=True)
class AdviceCalled(Event):
    """A seat accused another of giving its partner advice (S24)."""

    seat: int
    accused: int


@dataclass(frozen=True, slots=True)
class AdviceJudged(Event):
    """A judge said whether it was advice, or somebody on the side of the accused owned up."""

    seat: int
    agrees: bool


@dataclass(frozen=True, slots=True)
class AdviceSettled(Event):
    """The call is settled: it was advice, or it was not."""

    accused: int
    confirmed: bool


@dataclass(frozen=True, slots=True)
class AdviceLapsed(Event):
    """The turn ended before the call was settled."""

    accused: int


@dataclass(frozen=True, slots=True)
class PenaltyTaken(Event):
    """Cards of the draw pile went under a seat's stock pile, in this order and unseen."""

    seat: int
    cards: Covered


EVENTS: tuple[type[Event], ...] = (
    *RULES_EVENTS,
    DrawnByHand,
    ExtraSlipped,
    OffenderCaught,
    TurnStood,
    AdviceCalled,
    AdviceJudged,
    AdviceSettled,
    AdviceLapsed,
    PenaltyTaken,
)
