"""The whole truth of a round of Skip-Bo."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from stockpile.core.display import board_svg, board_text
from stockpile.core.event import Cards, Outcome
from stockpile.core.seats import seat_letter


class State(NamedTuple):
    """Immutable. Piles run from bottom to top. Hands are sorted: their order means nothing.

    >>> from stockpile import new_match
    >>> match = new_match("skipbo", stock=5, seed=1)
    >>> dealt = match.start_round()
    >>> state = match.state
    >>> state.turn, state.stocks[0], state.building
    (1, (12, 3, 8, 13, 1), ((), (), (), ()))
    """

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

    def __repr__(self) -> str:
        sizes = " ".join(str(len(one)) for one in self.stocks)
        return f"<State: turn {seat_letter(self.turn)}, stocks {sizes}>"

    def __str__(self) -> str:
        return board_text(self)

    def svg(self) -> str:
        """The board as an SVG picture, with every hand.

        >>> state.svg()[:4]
        '<svg'
        """
        return board_svg(self)

    def _repr_html_(self) -> str:
        return board_svg(self)

    def cards(self) -> Iterator[int]:
        """Every card of the round.

        >>> len(list(state.cards()))
        162
        """
        for hand, stock, piles in zip(self.hands, self.stocks, self.discards, strict=True):
            yield from hand
            yield from stock
            for pile in piles:
                yield from pile
        for pile in self.building:
            yield from pile
        yield from self.aside
        yield from self.draw
