"""The whole truth of a round of Skip-Bo."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from stockpile.core.event import Cards, Outcome


class State(NamedTuple):
    """Immutable. Piles run from bottom to top. Hands are sorted: their order means nothing."""

    hands: tuple[Cards, ...]
    stocks: tuple[Cards, ...]
    discards: tuple[tuple[Cards, ...], ...]
    building: tuple[Cards, ...]
    aside: Cards
    draw: Cards
    turn: int
    drawn: bool = False
    """Whether the seat on turn has filled its hand for this turn."""
    laid: bool = False
    """Whether the seat on turn has laid a card this turn."""
    passes: int = 0
    """How many seats in a row have passed without laying anything."""
    redealt: bool = False
    """Whether a stuck round was redealt, and no stock card has been laid since."""
    shuffles: int = 0
    """How many times cards were shuffled since the deal."""
    dealer: int | None = None
    scores: tuple[int, ...] | None = None
    """The score of each side, including this round once it is over."""
    outcome: Outcome | None = None

    def cards(self) -> Iterator[int]:
        """Every card of the round."""
        for hand, stock, piles in zip(self.hands, self.stocks, self.discards, strict=True):
            yield from hand
            yield from stock
            for pile in piles:
                yield from pile
        for pile in self.building:
            yield from pile
        yield from self.aside
        yield from self.draw
