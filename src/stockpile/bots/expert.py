"""The level that tries its moves in worlds that fit what it knows."""

from __future__ import annotations

from random import Random
from typing import Any

from stockpile.bots.bot import OurBot
from stockpile.bots.search import choose
from stockpile.core.observation import Observation
from stockpile.kernel.judge import Network

BUDGET_MS = 300
"""How long it thinks about a move, at most."""


class ExpertBot(OurBot):
    """Searches for at most `BUDGET_MS` per move, or with at most a given number of playouts.

    It judges by the game's own network, or by a given one.
    """

    def __init__(self, playouts: int | None = None, network: Network | None = None) -> None:
        self.playouts = playouts
        self.network = network
        self.budget_ms = BUDGET_MS

    def __repr__(self) -> str:
        return f"<ExpertBot: {self.playouts} playouts>" if self.playouts else super().__repr__()

    def choose(self, observation: Observation[Any, Any], rng: Random) -> Any:
        budget_ms = None if self.playouts else self.budget_ms
        return choose(
            observation, rng, playouts=self.playouts, budget_ms=budget_ms, network=self.network
        )
