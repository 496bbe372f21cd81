"""The text forms of what people do and suffer at a table where they can err."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from stockpile.core.event import FLAG, NUMBER, SEAT, Event, EventForms, many, optional, whole
from stockpile.core.option import Setup
from stockpile.core.reading import Fields, a_flag, a_seat, each, nullable
from stockpile.core.seats import seat_letter, seat_number
from stockpile.skipbo import notation as rules
from stockpile.skipbo.editions import Edition
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
from stockpile.skipbo.tabletop.state import Call, Interrupted, State
from stockpile.skipbo.tabletop.view import Conduct, OpenCall, OutOfTurn, View

WATCHING = ("catch", "advice")
"""How moves begin that mean the same whenever they come."""
_DRAW = re.compile(r"draw([1-9][0-9]?)")
_NAMING = re.compile(r"(catch|advice) ?([A-H])")


def read_move(text: str) -> Move:
    """The move a text names, whether or not it is legal anywhere."""
    if text in ("agree", "disagree"):
        return AGREE if text == "agree" else DISAGREE
    if found := _DRAW.fullmatch(text):
        return draw(int(found[1]))
    if found := _NAMING.fullmatch(text):
        return (catch if found[1] == "catch" else call_advice)(seat_number(found[2]))
    return rules.read_move(text)


def move_of(event: Event) -> Move | None:
    """The move that led to this event, if a move did."""
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

_SEATS = many(SEAT)
_CALL_FIELDS = {"seat": SEAT, "accused": SEAT, "agree": _SEATS, "disagree": _SEATS}
_CALL = whole(Call, _CALL_FIELDS)
_OPEN_CALL = whole(OpenCall, {**_CALL_FIELDS, "asked": _SEATS})
_OUT_OF_TURN = whole(OutOfTurn, {"seat": SEAT, "drawn": FLAG, "laid": FLAG})
CONDUCT = whole(
    Conduct,
    {"banned": _SEATS, "out_of_turn": optional(_OUT_OF_TURN), "advice": optional(_OPEN_CALL)},
)
VIEW = whole(View, {**rules.VIEW_FIELDS, "tabletop": CONDUCT})


def write_position(setup: Setup, state: State) -> dict[str, Any]:
    """A position with every field; `read_position` gives the same State again."""
    offender = state.offender
    jumped = None
    if offender is not None:
        jumped = _OUT_OF_TURN.write(OutOfTurn(offender, state.round.drawn, state.round.laid))
    return {
        **rules.write_position(setup, state.rightful),
        "banned": [seat_letter(seat) for seat in state.banned],
        "tabletop": {
            "out_of_turn": jumped,
            "advice": None if state.call is None else _CALL.write(state.call),
            "called": _SEATS.write(state.called),
        },
    }


def read_position(written: Mapping[str, Any], edition: Edition, seats: int, sides: int) -> State:
    """The State of a position, card by card; whether play can come to it is the rules' question."""
    read_seat = a_seat(seats)
    ours = ("banned", "tabletop")
    round_ = rules.read_position(
        {name: value for name, value in written.items() if name not in ours}, edition, seats, sides
    )
    fields = Fields({name: written[name] for name in ours if name in written})
    banned: tuple[int, ...] = fields.get("banned", each(read_seat), ())
    conduct = fields.get("tabletop", nullable(_conduct(seats)), None)
    jumped, call, called = conduct or (None, None, ())
    state = State(
        round_,
        banned=tuple(sorted({*banned})),
        call=call,
        called=tuple(sorted({*called})),
    )
    if jumped is None:
        return state
    return state._replace(
        round=round_._replace(turn=jumped.seat, drawn=jumped.drawn, laid=jumped.laid),
        interrupted=Interrupted(round_.turn, round_.drawn, round_.laid),
    )


def _conduct(seats: int) -> Any:
    read_seat = a_seat(seats)

    def read_jump(value: Any) -> OutOfTurn:
        fields = Fields(value)
        made = OutOfTurn(
            fields.need("seat", read_seat),
            fields.get("drawn", a_flag, True),
            fields.get("laid", a_flag, False),
        )
        fields.done()
        return made

    def read_call(value: Any) -> Call:
        fields = Fields(value)
        made = Call(
            fields.need("seat", read_seat),
            fields.need("accused", read_seat),
            fields.get("agree", each(read_seat), ()),
            fields.get("disagree", each(read_seat), ()),
        )
        fields.done()
        return made

    def read(value: Any) -> tuple[OutOfTurn | None, Call | None, tuple[int, ...]]:
        fields = Fields(value)
        jumped = fields.get("out_of_turn", nullable(read_jump), None)
        call = fields.get("advice", nullable(read_call), None)
        called: tuple[int, ...] = fields.get("called", each(read_seat), ())
        fields.done()
        return jumped, call, called

    return read
