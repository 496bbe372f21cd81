"""The terminal at a table that a test lays out."""

from __future__ import annotations

from typing import Any

from stockpile.terminal.client.seat_client import SeatClient
from stockpile.words import Words
from tests.contracts.playthrough import Situation


class Told:
    """A connection that was told how everything stands, and nothing else."""

    def __init__(self, situation: Situation, who: str) -> None:
        welcome = situation.told(who)
        self.table, self.round, self.deeds = (welcome[name] for name in ("table", "round", "deeds"))
        self.person = welcome["you"]["person"]
        self._now: int = welcome["now"]

    def now(self) -> int:
        return self._now


def terminal(situation: Situation, who: str) -> SeatClient:
    connection: Any = Told(situation, who)
    return SeatClient(connection, Words("en"), solo=False)
