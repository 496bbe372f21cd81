"""A bot that tries each move in many worlds, plays them to the end, and takes the best.

stockpile arena examples/monte_carlo.py:MonteCarlo baseline --game breakers --rounds 100
"""

from random import Random
from typing import Any

from stockpile import Observation, build_game, simulator


class MonteCarlo:
    """Flat Monte Carlo search: all moves are tried in the same worlds with the same luck."""

    def __init__(self, worlds: int = 50, policy: str = "baseline") -> None:
        self.worlds, self.policy = worlds, policy

    def choose(self, observation: Observation[Any, Any], rng: Random) -> Any:
        moves = list(getattr(observation.moves, "canonical", observation.moves))
        worlds = simulator.worlds(observation, self.worlds, seed=rng.getrandbits(64))
        side = build_game(observation.setup).side_of[observation.seat]

        def worth(move: Any) -> float:
            ended = worlds.copy().play_unchecked(move).play_out(self.policy)
            return float(ended.shares[:, side].mean())

        return max(moves, key=worth)
