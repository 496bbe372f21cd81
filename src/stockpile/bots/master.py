"""The level that learned by playing itself."""

from __future__ import annotations

from random import Random
from typing import Any

from stockpile.bots.bot import OurBot
from stockpile.bots.search import choose
from stockpile.core.observation import Observation
from stockpile.kernel.judge import Network


class MasterBot(OurBot):
    """Looks ahead for a few milliseconds with a network: the game's own, or a given one."""

    def __init__(self, network: Network | None = None) -> None:
        self.network = network

    def choose(self, observation: Observation[Any, Any], rng: Random) -> Any:
        return choose(observation, rng, network=self.network)
