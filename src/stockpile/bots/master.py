"""The level that learned by playing itself."""

from __future__ import annotations

from random import Random
from typing import Any

from stockpile.bots import networks
from stockpile.core.game import Observation
from stockpile.games import game_of


class MasterBot:
    """Makes the move that leads to what the game's network judges best."""

    def choose(self, observation: Observation[Any, Any], rng: Random) -> Any:
        if len(observation.moves) == 1:
            return observation.moves[0]
        entry = game_of(observation.setup)
        assert entry.kernel is not None
        return entry.kernel().learned_choice(observation, networks.load(entry.name))
