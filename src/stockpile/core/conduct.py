"""What a table asks of a game in which people can err."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from stockpile.core.event import Event
from stockpile.core.refusal import Refusal


class TableConduct(Protocol):
    """How a table deals with mistakes, if a game lets people make them."""

    turn_events: tuple[type[Event], ...]
    """Events besides `TurnStarted` that count as the start of a seat's turn."""

    def offender(self, state: Any) -> int | None:
        """The seat that plays out of turn, if one does."""

    def accused(self, state: Any) -> int | None:
        """The seat whose conduct is being judged, if one is."""

    def catch(self, offender: int) -> str:
        """The move that stops a seat that plays out of turn."""

    def verdict(self, state: Any, seat: int, *, guilty: bool) -> str | None:
        """The move by which a seat finds the accused guilty or not; None if it may not judge."""

    def is_verdict(self, move: str) -> bool:
        """Whether a move judges the accused, and so refers to the open call."""

    def due(self, moves: Sequence[Any]) -> Refusal | None:
        """What a seat with these legal moves has to do before it can play."""
