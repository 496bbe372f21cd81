"""Learning in seconds: which actions of two-seat Skip-Bo are worth more than others?

One number for each of the 125 actions, learned from nothing by playing itself (REINFORCE), beats a
player that chooses at random.

python examples/learn.py
"""

from typing import Any

import numpy as np
import numpy.typing as npt

from stockpile.environments import Tables

FORM: dict[str, Any] = {"edition": "skipbo-2003", "seats": 2, "stock": 3}
COUNT, MOST_MOVES, BATCHES, STEPS, RATE = 256, 150, 40, 60, 300.0

Numbers = npt.NDArray[np.float64]


def chances(worth: Numbers, mask: npt.NDArray[np.uint8]) -> Numbers:
    """How likely each legal action is: a softmax of what they are worth."""
    weights = np.exp(worth - worth.max()) * mask
    return np.asarray(weights / weights.sum(axis=1, keepdims=True))


def choose(chance: Numbers, rng: np.random.Generator) -> npt.NDArray[np.int64]:
    return np.asarray((chance.cumsum(axis=1) > rng.random((len(chance), 1))).argmax(axis=1))


def learn(rng: np.random.Generator) -> Numbers:
    tables = Tables(**FORM, count=COUNT, seed=1, most_moves=MOST_MOVES)
    seen = tables.reset()
    worth = np.zeros(tables.actions)
    lines = np.arange(COUNT)
    # What each seat has done in the round so far, in the direction that makes it more likely.
    traces = np.zeros((COUNT, 2, tables.actions))
    for _ in range(BATCHES):
        change = np.zeros_like(worth)
        for _ in range(STEPS):
            chance = chances(worth, seen.mask)
            actions, seats = choose(chance, rng), seen.seat.copy()
            traces[lines, seats] -= chance
            traces[lines, seats, actions] += 1
            seen, reward, done = tables.step(actions)
            over = done > 0
            change += np.einsum("ts,tsa->a", reward[over], traces[over])
            traces[over] = 0
        worth += RATE * change / (STEPS * COUNT)
    return worth


def evaluate(worth: Numbers, rng: np.random.Generator) -> float:
    """The share of rounds won against random play, each deal once from either chair."""
    wins = rounds = 0
    tables = Tables(**FORM, count=COUNT, seed=99, most_moves=600)
    for chair in (0, 1):
        seen = tables.replay(np.zeros(COUNT, int), seats=chair)
        first = np.zeros(COUNT, bool)
        while not first.all():
            mine = (seen.player == 0)[:, None]
            chance = np.where(mine, chances(worth, seen.mask), chances(0 * worth, seen.mask))
            seen, reward, done = tables.step(choose(chance, rng))
            new = (done > 0) & ~first
            wins += int((reward[new, chair] > 0).sum())
            rounds += int((reward[new, chair] != 0).sum())
            first |= new
    return wins / rounds


if __name__ == "__main__":
    rng = np.random.default_rng(1)
    worth = learn(rng)
    names = Tables(**FORM).describe().actions
    best = [names[action] for action in np.argsort(-worth)[:6]]
    print("worth most:", ", ".join(best))
    print(f"wins {evaluate(worth, rng):.0%} of the decided rounds against random play")
