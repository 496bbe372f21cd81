"""A position: the whole truth of a round as a JSON object, which may come from anybody."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from stockpile.core.event import Cards
from stockpile.core.option import Setup, Teams, Value
from stockpile.core.readers import Fields, a_count, a_flag, a_seat, each, nullable
from stockpile.core.refusal import Unreadable
from stockpile.core.seats import seat_letter
from stockpile.skipbo.editions import WILD, Edition
from stockpile.skipbo.moves import card_text
from stockpile.skipbo.notation import CARD, CARDS
from stockpile.skipbo.state import State


def write_position(setup: Setup, state: State) -> dict[str, Any]:
    """A position with every field. `read_position` gives back the same State."""
    teams = setup.teams and [[seat_letter(seat) for seat in team] for team in setup.teams]
    seats = [
        {
            "hand": CARDS.write(hand),
            "stock": CARDS.write(stock),
            "discards": [CARDS.write(pile) for pile in discards],
        }
        for hand, stock, discards in zip(state.hands, state.stocks, state.discards, strict=True)
    ]
    return {
        "game": "skipbo",
        "edition": setup.edition,
        "options": dict(setup.options),
        "teams": teams,
        "seats": seats,
        "building": [CARDS.write(pile) for pile in state.building],
        "aside": CARDS.write(state.aside),
        "draw": CARDS.write(state.draw),
        "turn": seat_letter(state.turn),
        "drawn": state.drawn,
        "laid": state.laid,
        "passes": state.passes,
        "redealt": state.redealt,
        "shuffles": state.shuffles,
        "banned": [],
        "dealer": None if state.dealer is None else seat_letter(state.dealer),
        "scores": None if state.scores is None else list(state.scores),
        "tabletop": None,
    }


def read_position(written: Mapping[str, Any], edition: Edition, seats: int, sides: int) -> State:
    """The State of a position. Whether play can lead to it is checked separately."""
    fields = Fields(written)
    for known in ("game", "edition", "options", "teams"):
        fields.get(known, lambda value: value, None)
    no_piles: tuple[Cards, ...] = ((),) * edition.building_piles
    seated = fields.need("seats", each(lambda value: _read_seat(value, edition), seats))
    fields.get("banned", _nothing, None)
    fields.get("tabletop", _nothing, None)
    state = State(
        hands=tuple(hand for hand, _, _ in seated),
        stocks=tuple(stock for _, stock, _ in seated),
        discards=tuple(discards for _, _, discards in seated),
        building=fields.get(
            "building", each(_building_pile(edition), edition.building_piles), no_piles
        ),
        aside=fields.get("aside", CARDS_OF, ()),
        draw=fields.get("draw", CARDS_OF, ()),
        turn=fields.need("turn", a_seat(seats)),
        drawn=fields.get("drawn", a_flag, True),
        laid=fields.get("laid", a_flag, False),
        passes=fields.get("passes", a_count, 0),
        redealt=fields.get("redealt", a_flag, False),
        shuffles=fields.get("shuffles", a_count, 0),
        dealer=fields.get("dealer", nullable(a_seat(seats)), None),
        scores=fields.get("scores", nullable(each(a_count, sides)), None),
    )
    fields.done()
    return state


CARDS_OF: Callable[[Any], Cards] = each(CARD.read)


def _read_seat(value: Any, edition: Edition) -> tuple[Cards, Cards, tuple[Cards, ...]]:
    fields = Fields(value)
    hand: Cards = fields.get("hand", CARDS_OF, ())
    if len(hand) > edition.hand:
        raise Unreadable("hand-too-large", "hand", cards=len(hand), hand=edition.hand)
    no_piles: tuple[Cards, ...] = ((),) * edition.discard_piles
    stock = fields.need("stock", CARDS_OF)
    discards = fields.get("discards", each(CARDS_OF, edition.discard_piles), no_piles)
    fields.done()
    return tuple(sorted(hand)), stock, discards


def _building_pile(edition: Edition) -> Callable[[Any], Cards]:
    def read(value: Any) -> Cards:
        pile = CARDS_OF(value)
        for index, card in enumerate(pile):
            if card not in (index + 1, WILD):
                raise Unreadable(
                    "pile-out-of-order", f"[{index}]", card=card_text(card), number=index + 1
                )
        if len(pile) >= edition.highest:
            raise Unreadable("pile-complete", number=edition.highest)
        return pile

    return read


def _nothing(value: Any) -> None:
    """Read a field of tabletop conduct, which must be null or empty here."""
    if value is not None and value != []:
        raise Unreadable("needs-tabletop")


def check(state: State, sides: Teams, options: Mapping[str, Value]) -> None:
    """Unreadable if play cannot lead to this State."""
    seats = len(state.hands)
    empty = [side for side in sides if not any(state.stocks[seat] for seat in side)]
    if len(empty) > 1:
        raise Unreadable("two-winners", "seats")
    if state.laid and not state.drawn:
        raise Unreadable("laid-before-drawing", "laid")
    if state.passes:
        passes = range(1, min(state.passes, seats) + 1)
        before = [(state.turn - back) % seats for back in passes]
        if (
            state.passes > seats
            or state.laid
            or state.draw
            or state.aside
            or any(state.hands[seat] for seat in before)
        ):
            raise Unreadable("passes-cannot-be", "passes", passes=state.passes)
    if state.redealt and options["stalemate"] != "redeal":
        raise Unreadable("redealt-cannot-be", "redealt")
    if empty and state.turn not in empty[0]:
        raise Unreadable("turn-cannot-be", "turn", turn=seat_letter(state.turn))
