"""What a seat or a spectator may know of a round. Everything that is shown passes through here."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from stockpile.core.display import Displayed
from stockpile.core.event import COMMON_EVENTS, Cards, Covered, Event, Hidden, Outcome, cover
from stockpile.core.seats import seat_letter
from stockpile.skipbo.events import (
    AsideShuffled,
    CardDiscarded,
    CardLaid,
    CardsDrawn,
    Dealt,
    PileCompleted,
    StockTurned,
    StuckRedealt,
    cards_hidden,
)
from stockpile.skipbo.state import State


class SeatView(NamedTuple):
    """One seat as the viewer sees it.

    >>> from stockpile import new_match
    >>> match = new_match("skipbo", stock=5, seed=1)
    >>> dealt = match.start_round()
    >>> match.observe(0).view.seats[0]
    SeatView(hand=(), stock_top=1, stock=Hidden(count=5), discards=((), (), (), ()))
    """

    hand: Covered
    """The viewer's own hand as sorted cards, the others' as Hidden."""
    stock_top: int | None
    """The open card on the stock pile; None if the pile is empty."""
    stock: Hidden
    """All cards of the stock pile, including the top one."""
    discards: tuple[Cards, ...]
    """The discard piles from the bottom up, so that the last card of each is the open one."""


@dataclass(frozen=True, slots=True, repr=False)
class View(Displayed):
    """A round as one seat (or a spectator: ``viewer`` is None) sees it.

    >>> from stockpile import new_match
    >>> match = new_match("skipbo", stock=5, seed=1)
    >>> dealt = match.start_round()
    >>> view = match.observe(0).view
    >>> view, view.draw
    (<View of seat A: turn B>, Hidden(count=147))
    """

    viewer: int | None
    """The seat that sees this; None for a spectator."""
    seats: tuple[SeatView, ...]
    """Every seat, from A on."""
    building: tuple[Cards, ...]
    """The building piles from the bottom up: a pile of n cards needs n + 1, or a wild."""
    aside: Cards
    """The cards of completed building piles, which become the draw pile when that is empty."""
    draw: Hidden
    """The draw pile."""
    turn: int
    """The seat on turn."""
    drawn: bool
    """Whether it has drawn."""
    laid: bool
    """Whether it has laid a card in this turn."""
    passes: int
    """How many seats in a row have passed and could not draw: when all have, the round is stuck."""
    redealt: bool
    """Whether the round was stuck and has been dealt again since the last stock card was laid."""
    dealer: int | None
    """The seat that dealt, in editions that have a dealer."""
    scores: tuple[int, ...] | None
    """The points of each side so far; None if a single round is played."""
    outcome: Outcome | None
    """How the round ended: winners, points and ending; None while it goes on."""

    def __repr__(self) -> str:
        who = "a spectator" if self.viewer is None else f"seat {seat_letter(self.viewer)}"
        return f"<View of {who}: turn {seat_letter(self.turn)}>"


def view(state: State, viewer: int | None) -> View:
    """What the viewer may know. Anything not named here stays hidden."""
    seats = [
        SeatView(
            hand=hand if seat == viewer else cover(hand),
            stock_top=stock[-1] if stock else None,
            stock=cover(stock),
            discards=discards,
        )
        for seat, hand, stock, discards in zip(
            range(len(state.hands)), state.hands, state.stocks, state.discards, strict=True
        )
    ]
    return View(
        viewer=viewer,
        seats=tuple(seats),
        building=state.building,
        aside=state.aside,
        draw=cover(state.draw),
        turn=state.turn,
        drawn=state.drawn,
        laid=state.laid,
        passes=state.passes,
        redealt=state.redealt,
        dealer=state.dealer,
        scores=state.scores,
        outcome=state.outcome,
    )


_OPEN = frozenset({*COMMON_EVENTS, StockTurned, CardLaid, PileCompleted, CardDiscarded})
"""Events that everybody at the table sees whole."""


def redact(event: Event, viewer: int | None) -> Event:
    """The event as the viewer may know it. An event that is not named here raises."""
    if type(event) in _OPEN:
        return event
    match event:
        case CardsDrawn(seat=seat):
            return event if seat == viewer else cards_hidden(seat, cover(event.cards))
        case Dealt():
            return Dealt(
                event.lead,
                event.scores,
                tuple(cover(stock) for stock in event.stocks),
                cover(event.draw),
            )
        case AsideShuffled():
            return AsideShuffled(cover(event.draw))
        case StuckRedealt():
            return StuckRedealt(cover(event.draw))
        case _:
            raise TypeError(f"nobody has decided who may see {type(event).__name__}")
