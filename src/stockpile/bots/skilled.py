"""The level that plans its whole turn. The kernel of each game says how."""

from __future__ import annotations

from random import Random
from typing import Any

from stockpile.bots.search import decision
from stockpile.core.game import Observation


class SkilledBot:
    """Makes the first move of the best plan for this turn, then plans again."""

    def choose(self, observation: Observation[Any, Any], rng: Random) -> Any:
        if len(observation.moves) == 1:
            return observation.moves[0]
        return decision(observation, rng.getrandbits(64)).groups[0][0]
