"""The whole truth of a round of Skip-Bo."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from stockpile.core.event import Cards, Outcome


class State(NamedTuple):
    """Immutable. Piles run from bottom to top; hands are sorted: their order means nothing."""

    hands: tuple[Cards, ...]
    stocks: tuple[Cards, ...]
    discards: tuple[tuple[Cards, ...], ...]
    building: tuple[Cards, ...]
    aside: Cards
    draw: Cards
    turn: int
    drawn: bool = False
    """Whether the seat on turn has drawn up for this turn."""
    laid: bool = False
    """Whether the seat on turn has laid a card in this turn."""
    passes: int = 0
    """How many seats in succession have passed in a turn in which they laid nothing."""
    redealt: bool = False
    """Whether a stuck round was dealt again, and no stock card has been laid since."""
    shuffles: int = 0
    """How often cards were shuffled since the deal."""
    dealer: int | None = None
    scores: tuple[int, ...] | None = None
    """The score of each side, this round's points included once it is over."""
    outcome: Outcome | None = None

    def cards(self) -> Iterator[int]:
        """Every card, wherever it lies."""
        for hand, stock, piles in zip(self.hands, self.stocks, self.discards, strict=True):
            yield from hand
            yield from stock
            for pile in piles:
                yield from pile
        for pile in self.building:
            yield from pile
        yield from self.aside
        yield from self.draw
