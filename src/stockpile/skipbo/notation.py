"""The text forms of Skip-Bo: cards, moves, positions, events and deals."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from stockpile.core.deal import read_rows, write_rows
from stockpile.core.event import (
    FLAG,
    NUMBER,
    OUTCOME,
    PILE,
    SEAT,
    Cards,
    Event,
    EventForms,
    Form,
    SeatPassed,
    coverable,
    many,
    one_of,
    optional,
    remembered,
    whole,
)
from stockpile.core.option import Setup
from stockpile.core.reading import (
    Fields,
    a_count,
    a_flag,
    a_seat,
    a_text,
    each,
    nullable,
)
from stockpile.core.refusal import Unreadable
from stockpile.core.seats import seat_letter, seat_number
from stockpile.skipbo.editions import EDITIONS, WILD, Edition
from stockpile.skipbo.events import EVENTS, CardDiscarded, CardLaid, Dealt
from stockpile.skipbo.moves import (
    PASS,
    Move,
    card_text,
    card_texts,
    discard,
    lay_discard,
    lay_hand,
    lay_stock,
)
from stockpile.skipbo.state import State
from stockpile.skipbo.view import SeatView, View

_HIGHEST = max(edition.highest for edition in EDITIONS.values())
_CARDS: Mapping[str, int] = {card_text(card): card for card in (*range(1, _HIGHEST + 1), WILD)}
_LAY = re.compile(r"(?:(?P<owner>[A-H])\.)?(?:(?P<stock>stock)|d(?P<source>[0-9]))>(?P<pile>[0-9])")
_HAND = re.compile(r"h(?P<card>\w+)>(?P<discard>d)?(?P<pile>[0-9])")


def read_card(text: str) -> int:
    """The card a text names: ``1`` to ``12``, or ``S``."""
    try:
        return _CARDS[text]
    except KeyError:
        raise Unreadable("not-a-card", value=text) from None


def read_move(text: str) -> Move:
    """The move a text names, whether or not it is legal anywhere."""
    if text == "pass":
        return PASS
    if found := _LAY.fullmatch(text):
        owner = seat_number(found["owner"]) if found["owner"] else None
        pile = int(found["pile"]) - 1
        if found["stock"]:
            return lay_stock(pile, owner) if owner is not None else lay_stock(pile)
        source = int(found["source"]) - 1
        return lay_discard(source, pile, owner) if owner is not None else lay_discard(source, pile)
    if found := _HAND.fullmatch(text):
        card = read_card(found["card"])
        pile = int(found["pile"]) - 1
        return discard(card, pile) if found["discard"] else lay_hand(card, pile)
    raise Unreadable("not-a-move", value=text)


def move_of(event: Event) -> Move | None:
    """The move that led to this event, if a move did."""
    match event:
        case CardLaid(source="hand"):
            return lay_hand(event.card, event.pile)
        case CardLaid(source="stock"):
            own = event.owner == event.seat
            return lay_stock(event.pile) if own else lay_stock(event.pile, event.owner)
        case CardLaid(discard=int(source)):
            own = event.owner == event.seat
            if own:
                return lay_discard(source, event.pile)
            return lay_discard(source, event.pile, event.owner)
        case CardDiscarded():
            return discard(event.card, event.discard)
        case SeatPassed():
            return PASS
        case _:
            return None


CARD = Form(card_text, lambda value: read_card(a_text(value)), {"enum": list(_CARDS)})
# Lists of cards are written more often than anything else.
CARDS = many(CARD)._replace(write=card_texts)
COVERED = coverable(CARDS)

FIELDS: Mapping[str, Form] = {
    "card": CARD,
    "cards": COVERED,
    "PileCompleted.cards": CARDS,
    "discard": optional(PILE),
    "draw": COVERED,
    "lead": SEAT,
    "number": NUMBER,
    "owner": SEAT,
    "pile": PILE,
    "scores": optional(many(NUMBER)),
    "source": one_of("stock", "discard", "hand"),
    "stocks": many(COVERED),
}
"""How the fields of events are written."""
FORMS = EventForms(EVENTS, FIELDS)


_PILES = remembered(many(CARDS))
SEAT_VIEW = remembered(
    whole(
        SeatView,
        {
            "hand": COVERED,
            "stock_top": optional(CARD),
            "stock": COVERED,
            "discards": _PILES,
        },
    )
)
VIEW_FIELDS: Mapping[str, Form] = {
    "viewer": optional(SEAT),
    "seats": many(SEAT_VIEW),
    "building": _PILES,
    "aside": remembered(CARDS),
    "draw": COVERED,
    "turn": SEAT,
    "drawn": FLAG,
    "laid": FLAG,
    "passes": NUMBER,
    "redealt": FLAG,
    "dealer": optional(SEAT),
    "scores": optional(many(NUMBER)),
    "outcome": optional(OUTCOME),
}
VIEW = whole(View, VIEW_FIELDS)


def with_hand(common: dict[str, Any], seat: int, hand: Cards) -> dict[str, Any]:
    """A spectator's View, written, as the seat with this hand sees it."""
    seats = list(common["seats"])
    seats[seat] = {**seats[seat], "hand": CARDS.write(hand)}
    return {**common, "viewer": seat_letter(seat), "seats": seats}


def write_position(setup: Setup, state: State) -> dict[str, Any]:
    """A position with every field; `read_position` gives the same State again."""
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
    """The State of a position, card by card; whether play can come to it is the rules' question."""
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


def all_cards(state: State) -> Iterator[int]:
    """Every card of a State, wherever it lies."""
    for hand, stock, piles in zip(state.hands, state.stocks, state.discards, strict=True):
        yield from hand
        yield from stock
        for pile in piles:
            yield from pile
    for pile in state.building:
        yield from pile
    yield from state.aside
    yield from state.draw


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
    """Reads a field of tabletop conduct, which enforced conduct has only as null or empty."""
    if value is not None and value != []:
        raise Unreadable("needs-tabletop")


def write_deal(dealt: Event) -> dict[str, Cards]:
    """A deal as the rows of a record."""
    assert isinstance(dealt, Dealt)
    return write_rows(dealt.stocks, "draw", dealt.draw)


def read_deal(
    rows: Mapping[str, Cards], seats: int, lead: int, scores: tuple[int, ...] | None
) -> Dealt:
    """The deal that a record's rows describe."""
    stocks, draw = read_rows(rows, seats, "draw")
    return Dealt(lead, scores, stocks, draw)
