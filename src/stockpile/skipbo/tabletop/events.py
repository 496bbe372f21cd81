"""What happens where people draw by hand and can err, beyond what the rules know."""

from __future__ import annotations

from dataclasses import dataclass

from stockpile.core.event import Covered, Event
from stockpile.skipbo.events import EVENTS as RULES_EVENTS


@dataclass(frozen=True, slots=True)
class DrawnByHand(Event):
    """A seat reached for so many cards of the draw pile; what it got follows."""

    seat: int
    count: int


@dataclass(frozen=True, slots=True)
class ExtraSlipped(Event):
    """A seat had drawn too many: these, the last drawn, went under its stock pile (S25)."""

    seat: int
    cards: Covered


@dataclass(frozen=True, slots=True)
class OffenderCaught(Event):
    """A seat caught another that played out of turn; the rightful turn goes on (S26)."""

    seat: int
    offender: int


@dataclass(frozen=True, slots=True)
class TurnStood(Event):
    """A turn out of turn was finished uncaught: it stands, and ``rightful`` has lost its own."""

    seat: int
    rightful: int


@dataclass(frozen=True, slots=True)
class AdviceCalled(Event):
    """A seat said that another had given its partner advice (S24)."""

    seat: int
    accused: int


@dataclass(frozen=True, slots=True)
class AdviceJudged(Event):
    """A seat that was asked said whether it was advice, or one of the accused's side owned up."""

    seat: int
    agrees: bool


@dataclass(frozen=True, slots=True)
class AdviceSettled(Event):
    """It was advice, by those who were asked or because somebody owned up; or it was none."""

    accused: int
    confirmed: bool


@dataclass(frozen=True, slots=True)
class AdviceLapsed(Event):
    """The turn was over before it was settled whether it was advice."""

    accused: int


@dataclass(frozen=True, slots=True)
class PenaltyTaken(Event):
    """Cards of the draw pile went under a seat's stock pile, in this order, unseen by all."""

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
