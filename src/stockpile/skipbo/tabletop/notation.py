"""The text forms of tabletop conduct: moves, events and Views."""

from __future__ import annotations

import re

from stockpile.core.event import Event
from stockpile.core.forms import FLAG, NUMBER, SEAT, EventForms, many, optional, whole
from stockpile.core.seats import seat_number
from stockpile.skipbo import notation as rules
from stockpile.skipbo.tabletop.events import (
    EVENTS,
    AdviceCalled,
    AdviceJudged,
    DrawnByHand,
    OffenderCaught,
)
from stockpile.skipbo.tabletop.moves import (
    AGREE,
    DISAGREE,
    Judge,
    Move,
    call_advice,
    catch,
    draw,
)
from stockpile.skipbo.tabletop.state import Call
from stockpile.skipbo.tabletop.view import Conduct, OpenCall, OutOfTurn, View

ANY_TIME_WORDS = ("catch", "advice")
"""The first words of moves that mean the same whenever they are made."""
_DRAW = re.compile(r"draw([1-9][0-9]?)")
_NAMING = re.compile(r"(catch|advice) ?([A-H])")


def read_move(text: str) -> Move:
    """The move that a text names, legal or not."""
    if text in ("agree", "disagree"):
        return AGREE if text == "agree" else DISAGREE
    if found := _DRAW.fullmatch(text):
        return draw(int(found[1]))
    if found := _NAMING.fullmatch(text):
        return (catch if found[1] == "catch" else call_advice)(seat_number(found[2]))
    return rules.read_move(text)


def move_of(event: Event) -> Move | None:
    """The move that this event is the first consequence of, if it is one."""
    match event:
        case DrawnByHand(count=count):
            return draw(count)
        case OffenderCaught(offender=offender):
            return catch(offender)
        case AdviceCalled(accused=accused):
            return call_advice(accused)
        case AdviceJudged(agrees=agrees):
            return Judge(agrees)
        case _:
            return rules.move_of(event)


FORMS = EventForms(
    EVENTS,
    {
        **rules.FIELDS,
        "accused": SEAT,
        "agrees": FLAG,
        "confirmed": FLAG,
        "count": NUMBER,
        "offender": SEAT,
        "rightful": SEAT,
    },
)

SEATS = many(SEAT)
_CALL_FIELDS = {"seat": SEAT, "accused": SEAT, "agree": SEATS, "disagree": SEATS}
CALL = optional(whole(Call, _CALL_FIELDS))
_OPEN_CALL = whole(OpenCall, {**_CALL_FIELDS, "asked": SEATS})
OUT_OF_TURN = optional(whole(OutOfTurn, {"seat": SEAT, "drawn": FLAG, "laid": FLAG}))
CONDUCT = whole(
    Conduct,
    {"banned": SEATS, "out_of_turn": OUT_OF_TURN, "advice": optional(_OPEN_CALL)},
)
VIEW = whole(View, {**rules.VIEW_FIELDS, "tabletop": CONDUCT})
