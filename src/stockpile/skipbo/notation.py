"""The text forms of Skip-Bo: cards, moves, events and Views."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from stockpile.core.event import Cards, Event, SeatPassed
from stockpile.core.forms import (
    FLAG,
    NUMBER,
    OUTCOME,
    PILE,
    SEAT,
    EventForms,
    Form,
    coverable,
    many,
    one_of,
    optional,
    remembered,
    whole,
)
from stockpile.core.readers import a_text
from stockpile.core.refusal import Unreadable
from stockpile.core.seats import seat_letter, seat_number
from stockpile.skipbo.editions import EDITIONS, WILD
from stockpile.skipbo.events import (
    EVENTS,
    AsideShuffled,
    CardDiscarded,
    CardLaid,
    StuckRedealt,
)
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
from stockpile.skipbo.view import SeatView, View

_HIGHEST = max(edition.highest for edition in EDITIONS.values())
_CARDS: Mapping[str, int] = {card_text(card): card for card in (*range(1, _HIGHEST + 1), WILD)}
_LAY = re.compile(r"(?:(?P<owner>[A-H])\.)?(?:(?P<stock>stock)|d(?P<source>[0-9]))>(?P<pile>[0-9])")
_HAND = re.compile(r"h(?P<card>\w+)>(?P<discard>d)?(?P<pile>[0-9])")


def read_card(text: str) -> int:
    """The card that a text names: ``1`` to ``12``, or ``S``."""
    try:
        return _CARDS[text]
    except KeyError:
        raise Unreadable("not-a-card", value=text) from None


def read_move(text: str) -> Move:
    """The move that a text names, legal or not."""
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
    """The move that this event is the first consequence of, if it is one."""
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
    """The View of the seat with this hand, as JSON, made from a spectator's."""
    seats = list(common["seats"])
    seats[seat] = {**seats[seat], "hand": CARDS.write(hand)}
    return {**common, "viewer": seat_letter(seat), "seats": seats}


def shuffled(event: Event) -> tuple[str, Cards] | None:
    """If the event is a shuffle during the round: its purpose and the new order."""
    match event:
        case AsideShuffled(draw=tuple() as draw):
            return "reshuffle", draw
        case StuckRedealt(draw=tuple() as draw):
            return "redeal", draw
        case _:
            return None
