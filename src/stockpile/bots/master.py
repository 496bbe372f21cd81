"""The level that learned by playing itself."""

from __future__ import annotations

from random import Random
from typing import Any

from stockpile.bots import networks
from stockpile.core.game import Observation
from stockpile.games import game_of
from stockpile.kernel.judge import Network


class MasterBot:
    """Makes the move that leads to what a network judges best: the game's own, or a given one."""

    def __init__(self, network: Network | None = None) -> None:
        self.network = network

    def choose(self, observation: Observation[Any, Any], rng: Random) -> Any:
        if len(observation.moves) == 1:
            return observation.moves[0]
        entry = game_of(observation.setup)
        assert entry.kernel is not None
        return entry.kernel().learned_choice(observation, self.network or networks.load(entry.name))
