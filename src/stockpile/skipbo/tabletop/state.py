"""The whole truth of a round under tabletop conduct."""

from __future__ import annotations

from typing import NamedTuple

from stockpile.core.display import board_svg, board_text
from stockpile.core.event import Outcome
from stockpile.core.seats import seat_letter
from stockpile.skipbo.state import State as Round


class Interrupted(NamedTuple):
    """The interrupted turn of the rightful seat, which continues when the offender is caught."""

    turn: int
    drawn: bool
    laid: bool


class Call(NamedTuple):
    """``seat`` accuses ``accused`` of advice; others judge it, or its side owns up."""

    seat: int
    accused: int
    agree: tuple[int, ...] = ()
    disagree: tuple[int, ...] = ()


class State(NamedTuple):
    """A round of the rules, and what has gone wrong with it. Immutable.

    >>> from stockpile import new_match
    >>> match = new_match("skipbo", conduct="tabletop", seed=1)
    >>> dealt = match.start_round()
    >>> drawn = match.play("A:draw5")
    >>> state = match.state
    >>> state
    <State: turn B, stocks 30 30>
    """

    round: Round
    """Its turn is that of the seat that plays now, in turn or out of turn."""
    interrupted: Interrupted | None = None
    """The rightful turn, while somebody plays out of turn."""
    banned: tuple[int, ...] = ()
    """Seats that were caught and draw nothing in their next turn."""
    call: Call | None = None
    """The open call of advice, if there is one."""
    called: tuple[int, ...] = ()
    """Seats that were accused of advice in this turn."""

    def __repr__(self) -> str:
        sizes = " ".join(str(len(one)) for one in self.round.stocks)
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

    @property
    def turn(self) -> int:
        """The seat whose turn it is by right.

        >>> state.turn
        1
        """
        return self.round.turn if self.interrupted is None else self.interrupted.turn

    @property
    def offender(self) -> int | None:
        """The seat that plays out of turn, if one does.

        >>> state.offender
        0
        """
        return None if self.interrupted is None else self.round.turn

    @property
    def rightful(self) -> Round:
        """The round with the turn of the rightful seat.

        >>> state.round.turn, state.rightful.turn
        (0, 1)
        """
        return self.round if self.interrupted is None else resumed(self.round, self.interrupted)

    @property
    def scores(self) -> tuple[int, ...] | None:
        """The score of each side.

        >>> state.scores is None
        True
        """
        return self.round.scores

    @property
    def outcome(self) -> Outcome | None:
        """How the round ended, once it has.

        >>> state.outcome is None
        True
        """
        return self.round.outcome


def resumed(round_: Round, interrupted: Interrupted) -> Round:
    """The round with its interrupted turn restored."""
    return round_._replace(turn=interrupted.turn, drawn=interrupted.drawn, laid=interrupted.laid)
