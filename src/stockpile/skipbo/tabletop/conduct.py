"""`core.conduct.TableConduct` of Skip-Bo: playing out of turn, and advice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from stockpile.core.event import Event
from stockpile.core.refusal import Refusal
from stockpile.core.seats import seat_letter
from stockpile.skipbo.tabletop.advice import Court
from stockpile.skipbo.tabletop.events import TurnStood
from stockpile.skipbo.tabletop.moves import AGREE, DISAGREE, Catch, Draw, catch
from stockpile.skipbo.tabletop.state import State

_VERDICTS = (str(AGREE), str(DISAGREE))


class TabletopConduct:
    """What a table needs to know about playing out of turn, and about advice."""

    turn_events: tuple[type[Event], ...] = (TurnStood,)

    def __init__(self, court: Court) -> None:
        self._court = court

    def offender(self, state: State) -> int | None:
        """The seat that plays out of turn, if one does."""
        return state.offender

    def accused(self, state: State) -> int | None:
        """The seat that is accused of advice, until that is settled."""
        return None if state.call is None else state.call.accused

    def catch(self, offender: int) -> str:
        """The move that stops a seat that plays out of turn."""
        return str(catch(offender))

    def verdict(self, state: State, seat: int, *, guilty: bool) -> str | None:
        """The move by which a seat judges the open call; None if it may not."""
        word = AGREE if guilty else DISAGREE
        asked = state.call is not None and word in self._court.answers(state.call, seat)
        return str(word) if asked else None

    def is_verdict(self, move: str) -> bool:
        """Whether a move judges a call."""
        return move in _VERDICTS

    def due(self, moves: Sequence[Any]) -> Refusal | None:
        """Catching a seat that plays out of turn comes first, then drawing."""
        match moves[0] if moves else None:
            case Draw():
                return Refusal("draw-first")
            case Catch(offender):
                return Refusal("interrupted", seat=seat_letter(offender))
            case _:
                return None
