"""The whole truth of a round of Skip-Bo Breakers."""

from __future__ import annotations

from typing import NamedTuple

from stockpile.breakers.moves import Set
from stockpile.core.display import board_svg, board_text
from stockpile.core.event import Cards, Outcome
from stockpile.core.seats import seat_letter

Laid = tuple[int, Set]
"""A set in the trick, and the seat that laid it."""


class State(NamedTuple):
    """Immutable. Tiles whose order means nothing are sorted, so that equal rounds compare equal.

    >>> from stockpile import new_match
    >>> match = new_match("breakers", seed=1)
    >>> dealt = match.start_round()
    >>> state = match.state
    >>> state.turn, state.trick, len(state.unused)
    (1, (), 24)
    """

    hands: tuple[Cards, ...]
    unused: Cards
    turn: int
    trick: tuple[Laid, ...] = ()
    """The current trick, from its lead on; empty if the seat on turn leads."""
    passes: int = 0
    """How many seats have passed since the last set."""
    played: Cards = ()
    """The tiles of finished tricks."""
    scores: tuple[int, ...] | None = None
    """The score of each seat, including this round once it is over."""
    outcome: Outcome | None = None

    def __repr__(self) -> str:
        sizes = " ".join(str(len(one)) for one in self.hands)
        return f"<State: turn {seat_letter(self.turn)}, hands {sizes}>"

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

    @property
    def top(self) -> Set | None:
        """The set to answer; None if the seat on turn leads.

        >>> state.top is None
        True
        """
        return self.trick[-1][1] if self.trick else None

    def tiles(self) -> Cards:
        """Every tile of the round.

        >>> len(state.tiles())
        64
        """
        hands = [tile for hand in self.hands for tile in hand]
        laid = [tile for _, one in self.trick for tile in one.tiles]
        return (*hands, *laid, *self.played, *self.unused)
