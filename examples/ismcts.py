"""OpenSpiel's information-set Monte Carlo tree search on our game, against random play.

python examples/ismcts.py [SIMULATIONS]
"""

import random
import sys
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import stockpile.environments.openspiel  # noqa: F401 - registers the games


def play(game: Any, bot: Any, rng: random.Random) -> list[float]:
    """A round of the search, in seat A, against random play."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            cards, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(cards, chances)[0])
        elif state.current_player() == 0:
            state.apply_action(bot.step(state))
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    returns: list[float] = state.returns()
    return returns


def main(simulations: int, rounds: int = 4) -> None:
    game = pyspiel.load_game("stockpile_breakers(seats=2)")
    rng = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        game=game,
        evaluator=mcts.RandomRolloutEvaluator(1, rng),
        uct_c=1.4,
        max_simulations=simulations,
        random_state=rng,
    )
    won = sum(play(game, bot, random.Random(seed))[0] > 0 for seed in range(rounds))
    print(f"the search won {won} of {rounds} rounds")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 20)
