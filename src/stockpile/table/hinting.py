"""Hints: what the seat on turn could do best, from what it may know.

Nothing of a hint is written down, and nobody else hears of it.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from stockpile.bots.conduct import due_of
from stockpile.core.refusal import Refusal, Refused
from stockpile.core.seats import seat_letter
from stockpile.skipbo.tabletop.moves import Catch, Draw
from stockpile.table.deciding import Asked
from stockpile.table.showing import open_texts
from stockpile.workers.pool import ThinkingFailed

if TYPE_CHECKING:
    from stockpile.table.room import Room
    from stockpile.table.table import Table

MOST_OTHERS = 2
"""How many moves are told besides the best."""

_log = logging.getLogger(__name__)


class Advised(Struct, frozen=True):
    """A move, the chance to win the round with it, one standard error of that, and reasons."""

    move: str
    win: float
    error: float
    why: tuple[str, ...]


def seat_for_hint(table: Table, guest: str, version: int) -> int:
    """The seat that a guest may get a hint for now. Raises Refused."""
    asked = Asked(table, guest, 0, bytes)
    seat, turn = asked.seat, table.match.turn
    if not table.settings.hints:
        raise Refused(Refusal("hints-off"))
    asked.must_be("playing")
    if table.around.paused is not None:
        raise Refused(Refusal("paused"))
    chair = table.chairs[seat]
    if chair.conceded:
        raise Refused(Refusal("conceded"))
    if chair.stand_in is not None:
        raise Refused(Refusal("bot-plays-for-you"))
    if version != table.around.version:
        raise Refused(Refusal("stale", version=table.around.version))
    if turn is not None and seat != turn:
        raise Refused(Refusal("not-your-turn", turn=seat_letter(turn)))
    match due_of(table.match.legal_moves()):
        case Draw():
            raise Refused(Refusal("draw-first"))
        case Catch(offender):
            raise Refused(Refusal("interrupted", seat=seat_letter(offender)))
        case None:
            return seat


class Hints:
    """Gives hints at all tables of a node; to each seat one at a time."""

    def __init__(self) -> None:
        self._asking: set[tuple[str, int]] = set()

    @property
    def asking(self) -> int:
        """How many seats wait for one."""
        return len(self._asking)

    async def ask(self, room: Room, guest: str, version: int) -> tuple[Advised, ...]:
        """The best moves, the best one first. Raises Refused."""
        table = room.table
        seat = seat_for_hint(table, guest, version)
        asking = table.code, seat
        if asking in self._asking:
            raise Refused(Refusal("too-many-hints"))
        self._asking.add(asking)
        try:
            observation = await room.observe(seat, version)
            advised = await room.house.thinkers.advise(
                table.game.name, observation, wanted=lambda: table.around.version == version
            )
            hints = msgspec.convert(advised, tuple[Advised, ...])
            # Jokers can stand in for what is held; nobody is told to waste one.
            listed = {*open_texts(table, seat)}
            hints = tuple(one for one in hints if one.move in listed)
        except (ThinkingFailed, msgspec.ValidationError) as failed:
            _log.info("no hint at %s: %s", table.game.name, failed)
            hints = ()
        finally:
            self._asking.discard(asking)
        # Much may have happened meanwhile: the seat may be somebody else's.
        seat_for_hint(table, guest, version)
        if not hints:
            raise Refused(Refusal("hint-not-ready"))
        return hints[: 1 + MOST_OTHERS]
