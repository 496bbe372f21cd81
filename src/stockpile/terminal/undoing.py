"""Taking moves back at line mode: keeps what was, and shows nothing of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from stockpile.core.event import Event
from stockpile.games import AnyMatch


class Undoing:
    """The person's latest moves in a match, as far as nothing new was seen by them."""

    def __init__(self, match: AnyMatch) -> None:
        self._match = match
        self._made: list[tuple[str, Any, int]] = []

    def play(self, move: Any) -> Sequence[Event]:
        """Make a move of the person's. Raises Refused."""
        before = self._match.now
        events = self._match.play(move)
        if all(isinstance(event, self._match.game.undoable) for event in events):
            self._made.append((str(move), before, len(events)))
        else:
            self._made.clear()
        return events

    def undo(self) -> str | None:
        """Take the latest move back and say which it was; None if there is none."""
        if not self._made:
            return None
        move, before, events = self._made.pop()
        self._match.take_back(before, events)
        return move
