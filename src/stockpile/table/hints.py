"""Hints: what the seat on turn could do best, from what it may know.

Hints are not written down, and nobody else hears of them.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from stockpile.core.refusal import Refusal, Refused
from stockpile.table.decide import seat_for_hint
from stockpile.table.show import open_texts
from stockpile.workers.pool import ThinkingFailed

if TYPE_CHECKING:
    from stockpile.table.room import Room

MAX_OTHER_MOVES = 2
"""How many moves a hint names besides the best."""

_log = logging.getLogger(__name__)


class Advised(Struct, frozen=True):
    """A move, the chance to win the round with it, one standard error of that, and reasons."""

    move: str
    win: float
    error: float
    why: tuple[str, ...]


class Hints:
    """Gives hints at all tables of a node, one at a time for each seat."""

    def __init__(self) -> None:
        self._asking: set[tuple[str, int]] = set()

    @property
    def asking(self) -> int:
        """How many seats are waiting for one."""
        return len(self._asking)

    async def ask(self, room: Room, guest: str, version: int) -> tuple[Advised, ...]:
        """The best moves, the best one first. Raises Refused."""
        seat = seat_for_hint(room.table, guest, version)
        asking = room.table.code, seat
        if asking in self._asking:
            raise Refused(Refusal("too-many-hints"))
        self._asking.add(asking)
        try:
            observation = await room.observe(seat, version)
            advised = await room.tables.thinkers.advise(
                room.table.game.name,
                observation,
                wanted=lambda: room.table.state.version == version,
                seed=room.seat_logs.seed_for(room.table, seat, "hint"),
            )
            hints = msgspec.convert(advised, tuple[Advised, ...])
            # Nobody is advised to waste a joker on something they hold.
            listed = {*open_texts(room.table, seat)}
            hints = tuple(one for one in hints if one.move in listed)
        except (ThinkingFailed, msgspec.ValidationError) as failed:
            _log.info("no hint at %s: %s", room.table.game.name, failed)
            hints = ()
        finally:
            self._asking.discard(asking)
        # Much may have happened meanwhile: the seat may be somebody else's.
        seat_for_hint(room.table, guest, version)
        if not hints:
            raise Refused(Refusal("hint-not-ready"))
        return hints[: 1 + MAX_OTHER_MOVES]
