"""What happens in a round of Skip-Bo, beyond what every game has (`stockpile.core.event`)."""

from __future__ import annotations

from dataclasses import dataclass

from stockpile.core.event import Cards, Covered, Event


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """A round was dealt: stock piles and draw pile, bottom to top, and the scores so far."""

    lead: int
    scores: tuple[int, ...] | None
    stocks: tuple[Covered, ...]
    draw: Covered


@dataclass(frozen=True, slots=True)
class StockTurned(Event):
    """The top of a seat's stock pile was turned up."""

    seat: int
    card: int


@dataclass(frozen=True, slots=True)
class CardsDrawn(Event):
    """A seat drew these cards, in this order; none if there was nothing to draw, or no room."""

    seat: int
    cards: Covered


@dataclass(frozen=True, slots=True)
class CardLaid(Event):
    """A seat laid a card on a building pile.

    ``source`` is ``stock``, ``discard`` or ``hand``; ``owner`` is the seat it was taken from (its
    own or a partner's); ``discard`` is the number of the owner's discard pile; ``number`` is what
    the card stands for.
    """

    seat: int
    card: int
    source: str
    owner: int
    discard: int | None
    pile: int
    number: int


@dataclass(frozen=True, slots=True)
class PileCompleted(Event):
    """A full building pile was put aside. Its wilds are wilds again."""

    pile: int
    cards: Cards


@dataclass(frozen=True, slots=True)
class CardDiscarded(Event):
    """A seat discarded, which ended its turn."""

    seat: int
    card: int
    discard: int


@dataclass(frozen=True, slots=True)
class AsideShuffled(Event):
    """The cards put aside were shuffled into a new draw pile, bottom to top."""

    draw: Covered


@dataclass(frozen=True, slots=True)
class StuckRedealt(Event):
    """The round was stuck: everything but the stock piles was shuffled into a new draw pile."""

    draw: Covered


EVENTS: tuple[type[Event], ...] = (
    Dealt,
    StockTurned,
    CardsDrawn,
    CardLaid,
    PileCompleted,
    CardDiscarded,
    AsideShuffled,
    StuckRedealt,
)
