"""The level that plans its whole turn. The kernel of each game says how."""

from __future__ import annotations

from random import Random
from typing import Any

import stockpile.kernel  # noqa: F401 - says which extra is missing before anybody plays
from stockpile.bots.bot import OurBot
from stockpile.core.observation import Observation
from stockpile.games import game_of


class SkilledBot(OurBot):
    """Makes the first move of the best plan for this turn, then plans again."""

    def choose(self, observation: Observation[Any, Any], rng: Random) -> Any:
        if len(observation.moves) == 1:
            return observation.moves[0]
        kernel = game_of(observation.setup).kernel
        assert kernel is not None
        return kernel().skilled_choice(observation)
