"""What happens in a round of Skip-Bo, beyond what every game has (`stockpile.core.event`)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache

from stockpile.core.event import Cards, Covered, Event


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """A round was dealt: stock piles and draw pile, bottom to top, and the scores so far.

    >>> from stockpile import new_match
    >>> dealt = new_match("skipbo", stock=5, seed=1).start_round()
    >>> next(event.lead for event in dealt if isinstance(event, Dealt))
    0
    """

    lead: int
    scores: tuple[int, ...] | None
    stocks: tuple[Covered, ...]
    draw: Covered


@dataclass(frozen=True, slots=True)
class StockTurned(Event):
    """The top of a seat's stock pile was turned up.

    >>> from stockpile import new_match
    >>> dealt = new_match("skipbo", stock=5, seed=1).start_round()
    >>> [event for event in dealt if isinstance(event, StockTurned)]
    [StockTurned(seat=0, card=1), StockTurned(seat=1, card=13)]
    """

    seat: int
    card: int


@dataclass(frozen=True, slots=True)
class CardsDrawn(Event):
    """A seat drew these cards, in this order; none if there was nothing to draw, or no room.

    >>> from stockpile import new_match
    >>> match = new_match("skipbo", stock=5, seed=1)
    >>> match.start_round()[-1]
    CardsDrawn(seat=1, cards=(9, 4, 13, 6, 4))
    >>> match.seen(0)[-1]
    CardsDrawn(seat=1, cards=Hidden(count=5))
    """

    seat: int
    cards: Covered


@dataclass(frozen=True, slots=True)
class CardLaid(Event):
    """A seat laid a card on a building pile.

    ``source`` is ``stock``, ``discard`` or ``hand``; ``owner`` is the seat it was taken from (its
    own or a partner's); ``discard`` is the number of the owner's discard pile; ``number`` is what
    the card stands for.

    >>> from stockpile import new_match
    >>> match = new_match("skipbo", stock=5, seed=1)
    >>> dealt = match.start_round()
    >>> match.play("stock>1")[0]
    CardLaid(seat=1, card=13, source='stock', owner=1, discard=None, pile=0, number=1)
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
    """A full building pile was put aside. Its wilds are wilds again.

    >>> PileCompleted(pile=0, cards=(1, 2, 13, 4, 5, 6, 7, 8, 9, 10, 11, 12)).pile
    0
    """

    pile: int
    cards: Cards


@dataclass(frozen=True, slots=True)
class CardDiscarded(Event):
    """A seat discarded, which ended its turn.

    >>> from stockpile import new_match
    >>> match = new_match("skipbo", stock=5, seed=1)
    >>> dealt = match.start_round()
    >>> match.play(match.legal_moves()[-1])[0]
    CardDiscarded(seat=1, card=13, discard=3)
    """

    seat: int
    card: int
    discard: int


@dataclass(frozen=True, slots=True)
class AsideShuffled(Event):
    """The cards put aside were shuffled into a new draw pile, bottom to top.

    >>> from stockpile import Hidden
    >>> AsideShuffled(draw=Hidden(24))
    AsideShuffled(draw=Hidden(count=24))
    """

    draw: Covered


@dataclass(frozen=True, slots=True)
class StuckRedealt(Event):
    """The round was stuck: everything but the stock piles was shuffled into a new draw pile.

    >>> from stockpile import Hidden
    >>> StuckRedealt(draw=Hidden(120))
    StuckRedealt(draw=Hidden(count=120))
    """

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

# There are few different events, and most recur from round to round. Equal ones are
# interchangeable, so one object of each is enough, and it keeps its text (`Event`).
card_laid = cache(CardLaid)
card_discarded = cache(CardDiscarded)
stock_turned = cache(StockTurned)
cards_drawn = lru_cache(maxsize=1 << 12)(CardsDrawn)
"""Cards drawn, as the seat itself sees it. Mostly a few, which is why four of five recur."""
cards_hidden = cache(CardsDrawn)
"""Cards drawn, as the other seats see it."""
