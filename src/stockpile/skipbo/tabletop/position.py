"""A position under tabletop conduct: that of the rules, and what has gone wrong."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from stockpile.core.option import Setup
from stockpile.core.readers import Fields, a_flag, a_seat, each, nullable
from stockpile.skipbo import position as rules
from stockpile.skipbo.editions import Edition
from stockpile.skipbo.tabletop.notation import CALL, OUT_OF_TURN, SEATS
from stockpile.skipbo.tabletop.state import Call, Interrupted, State
from stockpile.skipbo.tabletop.view import OutOfTurn, out_of_turn


def write_position(setup: Setup, state: State) -> dict[str, Any]:
    """A position with every field. `read_position` gives back the same State."""
    return {
        **rules.write_position(setup, state.rightful),
        "banned": SEATS.write(state.banned),
        "tabletop": {
            "out_of_turn": OUT_OF_TURN.write(out_of_turn(state)),
            "advice": CALL.write(state.call),
            "called": SEATS.write(state.called),
        },
    }


def read_position(written: Mapping[str, Any], edition: Edition, seats: int, sides: int) -> State:
    """The State of a position. Whether play can lead to it is checked separately."""
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
