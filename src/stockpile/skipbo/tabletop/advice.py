"""Advice between partners (S24): who can be accused, by whom, and who judges."""

from __future__ import annotations

from typing import Protocol

from stockpile.core.option import Teams
from stockpile.core.refusal import Refusal
from stockpile.core.seats import seat_letter
from stockpile.skipbo.tabletop.moves import AGREE, DISAGREE, Judge
from stockpile.skipbo.tabletop.readings import Readings
from stockpile.skipbo.tabletop.state import Call, State


class Court(Protocol):
    """How a table judges what is called advice."""

    lapses: bool
    """Whether an open call ends with the turn."""

    def check_call(self, state: State, seat: int, accused: int) -> Refusal | None:
        """Why a seat cannot call another out, whether or not a call is open."""

    def judges(self, call: Call) -> tuple[int, ...]:
        """The seats that judge a call."""

    def answers(self, call: Call, seat: int) -> tuple[Judge, ...]:
        """What a seat may say about a call."""

    def verdict(self, call: Call) -> bool | None:
        """Whether it was advice, by what has been said so far; None while it is undecided."""


class PartnersAdvise:
    """Other sides call out partners of the seat on turn, who may own up."""

    lapses = True

    def __init__(self, sides: Teams) -> None:
        self._sides = sides

    def _side(self, seat: int) -> tuple[int, ...]:
        return next(side for side in self._sides if seat in side)

    def check_call(self, state: State, seat: int, accused: int) -> Refusal | None:
        if accused == state.turn:
            return Refusal("on-turn-may-speak", seat=seat_letter(accused))
        side = self._side(state.turn)
        if accused not in side:
            return Refusal("not-on-turns-side", turn=seat_letter(state.turn))
        if seat in side:
            return Refusal("calls-own-side")
        if accused in state.called:
            return Refusal("called-this-turn", seat=seat_letter(accused))
        return None

    def judges(self, call: Call) -> tuple[int, ...]:
        """The seats on neither side; if there are none, the side of the accused."""
        accused, caller = self._side(call.accused), self._side(call.seat)
        others = [side for side in self._sides if side not in (accused, caller)]
        return tuple(sorted(seat for side in others or [accused] for seat in side))

    def answers(self, call: Call, seat: int) -> tuple[Judge, ...]:
        if seat in call.agree + call.disagree:
            return ()
        if seat in self.judges(call):
            return AGREE, DISAGREE
        # Owning up is always possible.
        return (AGREE,) if seat in self._side(call.accused) else ()

    def verdict(self, call: Call) -> bool | None:
        judges, accused = self.judges(call), self._side(call.accused)
        if any(seat in accused for seat in call.agree):
            return True
        if judges == tuple(sorted(accused)):
            # Until all of the side have denied it, somebody may still own up.
            return None if len(call.disagree) < len(judges) else False
        return _by_majority(call, len(judges))


class AnybodyAdvises:
    """Our first reading: anybody can be called out at any time, and all others judge."""

    lapses = False

    def __init__(self, sides: Teams) -> None:
        self._sides = sides

    def check_call(self, state: State, seat: int, accused: int) -> Refusal | None:
        return None

    def judges(self, call: Call) -> tuple[int, ...]:
        """All seats except the side of the accused, and the caller."""
        others = [side for side in self._sides if call.accused not in side]
        return tuple(sorted(seat for side in others for seat in side if seat != call.seat))

    def answers(self, call: Call, seat: int) -> tuple[Judge, ...]:
        asked = seat in self.judges(call) and seat not in call.agree + call.disagree
        return (AGREE, DISAGREE) if asked else ()

    def verdict(self, call: Call) -> bool | None:
        return _by_majority(call, len(self.judges(call)))


def _by_majority(call: Call, judges: int) -> bool | None:
    """More than half have to agree. Once half disagree, it was not advice."""
    if 2 * len(call.agree) > judges:
        return True
    return None if 2 * len(call.disagree) < judges else False


def court_of(readings: Readings, sides: Teams) -> Court:
    """How advice is judged at a table."""
    return PartnersAdvise(sides) if readings.partners_advise else AnybodyAdvises(sides)
