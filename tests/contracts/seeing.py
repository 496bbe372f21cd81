"""The terminal at a table that a test lays out."""

from __future__ import annotations

from typing import Any

from stockpile.terminal.client.tableside import Tableside
from stockpile.words import Words
from tests.contracts.playthrough import Situation


class Told:
    """A connection that was told how everything stands, and nothing else."""

    def __init__(self, situation: Situation, viewer: int | None) -> None:
        self.table, self.round = situation.shown(viewer)
        chair = None if viewer is None else situation.sitting.table.chairs[viewer]
        self.person = chair.person or -1 if chair else -1
        self._now = situation.sitting.now

    def now(self) -> int:
        return self._now


def terminal(situation: Situation, viewer: int | None) -> Tableside:
    connection: Any = Told(situation, viewer)
    return Tableside(connection, Words("en"), solo=False)
