"""Why a move in Skip-Bo is worth making: what is true of it, the most important first."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from stockpile.bots.advice import REASONS_AGAINST
from stockpile.bots.skipbo import Seen, look
from stockpile.core.event import Cards
from stockpile.skipbo.editions import EDITIONS, WILD
from stockpile.skipbo.moves import Discard, Lay, LayDiscard, LayHand, LayStock, Move, Pass
from stockpile.skipbo.view import SeatView

MOST_REASONS = 3
"""More reasons than this are not given."""
_OF_THE_CARD = {
    "lays-stock",
    "helps-partner",
    "empties-hand",
    "uncovers-discard",
    "spends-wild",
}
"""Reasons that hold on every building pile: none counts if no other card can be played."""


def reasons(observation: Seen, move: Move) -> tuple[str, ...]:
    """Reason codes for a legal move of the observing seat."""
    if len(observation.moves) == 1:
        return ("only-move",)
    match move:
        case Pass():
            return ()
        case Discard():
            return tuple(_of_discard(observation, move))[:MOST_REASONS]
        case _:
            found = tuple(_of_lay(observation, move))
            if "wins-round" not in found and _has_to_lay(observation, move):
                found = ("must-lay", *(code for code in found if code not in _OF_THE_CARD))
            found = found[:MOST_REASONS]
            if (
                isinstance(move, LayHand)
                and move.card != WILD
                and REASONS_AGAINST.issuperset(found)
            ):
                return "makes-room", *found
            return found


def _has_to_lay(observation: Seen, lay: Lay) -> bool:
    """Whether only this card can be played, on one building pile or another (S13)."""
    return all(
        not isinstance(move, Discard | Pass) and replace(move, pile=lay.pile) == lay
        for move in observation.moves
    )


def _of_lay(observation: Seen, lay: Lay) -> Iterator[str]:
    view, seat = observation.view, observation.seat
    own = view.seats[seat]
    assert isinstance(own.hand, tuple)
    number = len(view.building[lay.pile]) + 1
    completes = number == EDITIONS[observation.setup.edition].highest
    if isinstance(lay, LayStock):
        if _left_of_side(observation) == 1:
            yield "wins-round"
            return
        yield "lays-stock" if lay.owner is None else "helps-partner"
    else:
        sight = look(observation)
        for owner, stock in sight.stocks.items():
            way = sight.way_to([stock])
            if way is not None and lay in way.lays:
                yield "frees-stock" if owner is None else "helps-partner"
                break
    card = lay.card if isinstance(lay, LayHand) else None
    if card is not None and len(own.hand) == 1:
        yield "empties-hand"
    if completes:
        yield "completes-pile"
    needed = [len(pile) + 1 for pile in view.building]
    after = list(needed)
    after[lay.pile] = 1 if completes else number + 1
    top = _next_opponent(observation).stock_top
    if top is not None and top != WILD:
        if top in needed and top not in after:
            yield "blocks-next-stock"
        elif top in after and top not in needed:
            yield "opens-next-stock"
    if isinstance(lay, LayDiscard):
        pile = view.seats[seat if lay.owner is None else lay.owner].discards[lay.discard]
        if len(pile) > 1:
            yield "uncovers-discard"
        card = pile[-1]
    if card == WILD:
        yield "spends-wild"


def _of_discard(observation: Seen, discard: Discard) -> Iterator[str]:
    view = observation.view
    own = view.seats[observation.seat]
    assert isinstance(own.hand, tuple)
    yield from _placed(discard.card, own.discards[discard.discard])
    follower = _next_opponent(observation)
    opens = [follower.stock_top, *(pile[-1] for pile in follower.discards if pile)]
    fitting = {WILD, *(len(pile) + 1 for pile in view.building)}
    if follower.stock_top is not None and fitting.isdisjoint(opens):
        yield "leaves-next-nothing"
    if discard.card != WILD and WILD in own.hand:
        yield "keeps-wild"


def _placed(card: int, pile: Cards) -> Iterator[str]:
    """How a card fits on a discard pile."""
    if not pile:
        yield "opens-discard-pile"
    elif pile[-1] == card:
        yield "matches-discard"
    elif pile[-1] == card + 1 != WILD:
        yield "descends-discard"
    elif pile[-1] < card and WILD not in (card, pile[-1]):
        yield "buries-low-card"


def _next_opponent(observation: Seen) -> SeatView:
    """The opponent whose turn comes next."""
    seats, side = observation.view.seats, _side(observation)
    after = [*range(observation.seat + 1, len(seats)), *range(observation.seat)]
    follower: SeatView = next(seats[one] for one in after if one not in side)
    return follower


def _left_of_side(observation: Seen) -> int:
    """The number of stock cards that the seat's side has left."""
    return sum(observation.view.seats[one].stock.count for one in _side(observation))


def _side(observation: Seen) -> tuple[int, ...]:
    seat, teams = observation.seat, observation.setup.teams or ()
    return next((team for team in teams if seat in team), (seat,))
