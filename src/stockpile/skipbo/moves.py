"""What the seat on turn can do. Piles are counted from 0 here and from 1 in every text."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any, NamedTuple, Self

from stockpile.core.event import Cards
from stockpile.core.seats import seat_letter
from stockpile.skipbo.editions import WILD

_TEXTS = ("", *map(str, range(1, WILD)), "S")


def card_text(card: int) -> str:
    """A card as text: ``7``, or ``S`` for a wild."""
    return _TEXTS[card] if 0 < card <= WILD else str(card)


def card_texts(cards: Cards) -> list[str]:
    """Cards as texts."""
    return [*map(_TEXTS.__getitem__, cards)]


def _pile_of(owner: int | None, pile: str) -> str:
    return pile if owner is None else f"{seat_letter(owner)}.{pile}"


class _Spoken:
    """A move that keeps its text: there are only a few hundred, each written again and again."""

    __slots__ = ("_text",)
    __match_args__: tuple[str, ...]
    _text: str

    def _say(self, text: str) -> None:
        object.__setattr__(self, "_text", text)

    def __str__(self) -> str:
        return self._text

    def __reduce__(self) -> tuple[type[Self], tuple[Any, ...]]:
        return type(self), tuple(getattr(self, name) for name in self.__match_args__)


@dataclass(frozen=True, slots=True)
class LayStock(_Spoken):
    """Lay the top of a stock pile: the seat's own, or that of its partner ``owner``.

    >>> from stockpile.skipbo import LayStock
    >>> str(LayStock(pile=0)), str(LayStock(pile=0, owner=2))
    ('stock>1', 'C.stock>1')
    """

    pile: int
    owner: int | None = None

    def __post_init__(self) -> None:
        self._say(f"{_pile_of(self.owner, 'stock')}>{self.pile + 1}")


@dataclass(frozen=True, slots=True)
class LayDiscard(_Spoken):
    """Lay the top of a discard pile: the seat's own, or one of its partner ``owner``.

    >>> from stockpile.skipbo import LayDiscard
    >>> str(LayDiscard(discard=0, pile=2))
    'd1>3'
    """

    discard: int
    pile: int
    owner: int | None = None

    def __post_init__(self) -> None:
        self._say(f"{_pile_of(self.owner, f'd{self.discard + 1}')}>{self.pile + 1}")


@dataclass(frozen=True, slots=True)
class LayHand(_Spoken):
    """Lay a card from the hand.

    >>> from stockpile.skipbo import WILD, LayHand
    >>> str(LayHand(7, pile=1)), str(LayHand(WILD, pile=1))
    ('h7>2', 'hS>2')
    """

    card: int
    pile: int

    def __post_init__(self) -> None:
        self._say(f"h{card_text(self.card)}>{self.pile + 1}")


@dataclass(frozen=True, slots=True)
class Discard(_Spoken):
    """Put a card from the hand on one of the seat's own discard piles, which ends the turn.

    >>> from stockpile.skipbo import Discard
    >>> str(Discard(7, discard=3))
    'h7>d4'
    """

    card: int
    discard: int

    def __post_init__(self) -> None:
        self._say(f"h{card_text(self.card)}>d{self.discard + 1}")


@dataclass(frozen=True, slots=True)
class Pass(_Spoken):
    """End the turn with an empty hand and nothing to draw (S28).

    >>> from stockpile.skipbo import Pass
    >>> str(Pass())
    'pass'
    """

    def __post_init__(self) -> None:
        self._say("pass")


Lay = LayStock | LayDiscard | LayHand
Move = LayStock | LayDiscard | LayHand | Discard | Pass

PASS = Pass()


def owner_of(seat: int, move: LayStock | LayDiscard) -> int:
    """The seat whose pile a lay takes from: the actor's, unless it names a partner."""
    return seat if move.owner is None else move.owner


def move_texts(moves: Iterable[Move]) -> list[str]:
    """The texts of moves. Taken as they are kept, since calling `str` takes longer."""
    return [move._text for move in moves]


# Equal moves are interchangeable, so one of each is enough, and lists of them are cheap.
lay_stock = cache(LayStock)
lay_discard = cache(LayDiscard)
lay_hand = cache(LayHand)
discard = cache(Discard)


Piles = tuple[int, ...]


# Not bounded: four piles have some 20,000 combinations of heights, and a large table sees many.
@cache
def piles_wanting(heights: tuple[int, ...]) -> Mapping[int, Piles]:
    """Which building piles take which card, given the heights of the piles."""
    wanted: dict[int, Piles] = {WILD: tuple(range(len(heights)))}
    for pile, height in enumerate(heights):
        wanted[height + 1] = (*wanted.get(height + 1, ()), pile)
    return wanted


class MoveGroup(NamedTuple):
    """Moves that are always listed together, and their texts as JSON.

    There are only a few thousand groups, so each is made and written once.
    """

    moves: tuple[Move, ...]
    texts: str


def _group(moves: Iterable[Move]) -> MoveGroup:
    listed = tuple(moves)
    return MoveGroup(listed, ",".join([f'"{move}"' for move in listed]))


ONLY_PASS = _group((PASS,))


@cache
def lays_from_stock(piles: Piles, owner: int | None) -> MoveGroup:
    """Every way to lay the top of a stock pile on these building piles."""
    return _group(lay_stock(pile, owner) for pile in piles)


@cache
def lays_from_discard(source: int, piles: Piles, owner: int | None) -> MoveGroup:
    """Every way to lay the top of a discard pile on these building piles."""
    return _group(lay_discard(source, pile, owner) for pile in piles)


@cache
def lays_from_hand(card: int, piles: Piles) -> MoveGroup:
    """Every way to lay a card of the hand on these building piles."""
    return _group(lay_hand(card, pile) for pile in piles)


# A hand has some 10,000 combinations of five cards or fewer.
@lru_cache(maxsize=1 << 14)
def discards(hand: Cards, piles: int) -> MoveGroup:
    """Every way to discard a card of a hand, which is sorted."""
    return _group(discard(card, pile) for card in dict.fromkeys(hand) for pile in range(piles))
