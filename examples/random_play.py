"""Random play in every environment: a round in each, and how it ended.

python examples/random_play.py
"""

import gymnasium
import numpy as np
import pyspiel

import stockpile.environments.openspiel  # noqa: F401 - registers the games
from stockpile.environments import Tables, pettingzoo


def batch(rng: np.random.Generator) -> str:
    tables = Tables("skipbo-2003", seats=4, teams=2, stock=2, count=64, seed=7, most_moves=500)
    seen = tables.reset()
    ended = 0
    for _ in range(500):
        actions = (seen.mask * rng.random(seen.mask.shape)).argmax(axis=1)
        seen, _, done = tables.step(actions)
        ended += int((done == 1).sum())
    return f"{ended} rounds ended"


def aec(rng: np.random.Generator) -> str:
    env = pettingzoo.env(edition="breakers-2010", seats=3)
    env.reset(seed=7)
    earned = {}
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        if terminated or truncated:
            earned[agent] = reward
            env.step(None)
        else:
            env.step(int(rng.choice(np.flatnonzero(observation["action_mask"]))))
    return str(earned)


def single(rng: np.random.Generator) -> str:
    env = gymnasium.make("stockpile/Breakers-v0", seats=2, opponents="baseline")
    _, info = env.reset(seed=7)
    while True:
        action = int(rng.choice(np.flatnonzero(info["action_mask"])))
        _, reward, terminated, truncated, info = env.step(action)
        if terminated or truncated:
            return f"the agent got {reward:+}"


def tree(rng: np.random.Generator) -> str:
    game = pyspiel.load_game("stockpile_skipbo(seats=2,stock=1,most_moves=500)")
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            cards, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(rng.choice(cards, p=chances)))
        else:
            state.apply_action(int(rng.choice(state.legal_actions())))
    return str(state.returns())


if __name__ == "__main__":
    for play in (batch, aec, single, tree):
        print(f"{play.__name__}: {play(np.random.default_rng(1))}")
