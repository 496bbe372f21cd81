"""Find the numbers of `stockpile.kernel.skipbo`: ``python tools/tuning_skipbo.py weights``.

``weights``: those of `valuing`, by the cross-entropy method. They are drawn around a mean; each
draw plays the same deals, with the seats swapped, against the mean of some generations ago; and the
mean moves to those that won most often. It prints the mean every few generations until it is
interrupted. Where it began the first time was a logistic regression of who won on what `valuing`
looks at, at the end of each turn; where it stood still, single weights and some together were tried
by hand against the baseline, 5,000 rounds each, and kept if they won more there and here.

``standing``: those of `judging`, by logistic regression over what is seen when a turn begins, in
rounds that `skilled` plays against itself with all sizes of stock piles.

``measure``: how many rounds `skilled` wins against the baseline, with its 95 % interval.
"""

from __future__ import annotations

import sys

import numpy as np
import numpy.typing as npt

from stockpile.core.option import Setup
from stockpile.kernel.chance import Rng, below, seeded
from stockpile.kernel.compiling import compiled
from stockpile.kernel.skipbo.encoding import table
from stockpile.kernel.skipbo.judging import FADING, SEEN, STOCK_CARDS, Floats, look
from stockpile.kernel.skipbo.layout import NOBODY, OVER, SIDE, SIZE, TURN, WINNER, Array
from stockpile.kernel.skipbo.light import light
from stockpile.kernel.skipbo.planning import lay_out, plan
from stockpile.kernel.skipbo.policy import LOOKS, skilled
from stockpile.kernel.skipbo.rules import apply, deal
from stockpile.kernel.skipbo.valuing import SCRATCH, WEIGHTS, Scratch, Weights
from stockpile.skipbo import SkipBo

STOCK = 20
DRAWS = 20
BEST = 5
PAIRS = 100
"""How many deals each draw plays, twice each."""
GENERATIONS = 4
"""So often the mean is shown, and becomes the one to play against."""
MEASURED = 5000
"""How many deals are measured, twice each."""
ROUNDS = 12_000
"""How many rounds the regression sees,"""
LARGEST = 25
"""with stock piles of up to so many cards."""


@compiled
def won(
    dealt: Array, ours: Weights, theirs: Weights, rng: Rng, state: Array, scratch: Scratch
) -> float:
    """The share that these weights win of two rounds of a deal, with the sides swapped."""
    share = 0.0
    luck = rng[0]
    for first in range(2):
        rng[0] = luck
        for at in range(SIZE):
            state[at] = dealt[at]
        while not state[OVER]:
            own = (state[SIDE + state[TURN]] + first) % 2 == 0
            apply(state, plan(state, ours if own else theirs, LOOKS, scratch), rng)
        if state[WINNER] == NOBODY:
            share += 0.25
        elif (state[WINNER] + first) % 2 == 0:
            share += 0.5
    return share


@compiled
def won_plainly(dealt: Array, rng: Rng, state: Array, scratch: Scratch) -> float:
    """The share that `skilled` wins of two rounds of a deal against the baseline."""
    share = 0.0
    for first in range(2):
        for at in range(SIZE):
            state[at] = dealt[at]
        while not state[OVER]:
            own = (state[SIDE + state[TURN]] + first) % 2 == 0
            apply(state, skilled(state, rng, scratch) if own else light(state, rng), rng)
        if state[WINNER] == NOBODY:
            share += 0.25
        elif (state[WINNER] + first) % 2 == 0:
            share += 0.5
    return share


@compiled
def watch(
    state: Array, rng: Rng, scratch: Scratch, seen: Floats, rows: Floats, sides: Array
) -> int:
    """Play a round, and write down what is seen of either seat whenever a turn begins."""
    count = 0
    while not state[OVER] and count < len(sides):
        seat = state[TURN]
        apply(state, plan(state, WEIGHTS, LOOKS, scratch), rng)
        if not state[OVER] and state[TURN] != seat:
            lay_out(state, scratch)
            for at in range(2):
                look(state, scratch, at, seen)
                for number in range(SEEN):
                    rows[count, at, number] = seen[number]
            sides[count] = state[SIDE + state[TURN]]
            count += 1
    return count


def readonly(weights: npt.NDArray[np.float64]) -> Weights:
    """Weights as they are compiled in."""
    copied = weights.copy()
    copied.setflags(write=False)
    return copied


class Trial:
    """Rounds of two."""

    def __init__(self) -> None:
        self.dealt = table(SkipBo(Setup("skipbo-2003", 2, None, {"stock": STOCK})))
        self.state = self.dealt.copy()
        self.scratch = np.zeros(SCRATCH, np.int64)

    def share(self, ours: Weights, theirs: Weights, seed: int) -> float:
        """The share of rounds won against other weights."""
        rng = seeded(seed)
        total = 0.0
        for pair in range(PAIRS):
            deal(self.dealt, STOCK, pair % 2, rng)
            total += won(
                self.dealt, readonly(ours), readonly(theirs), rng, self.state, self.scratch
            )
        return total / PAIRS


def tune_weights() -> None:
    trial = Trial()
    draw = np.random.default_rng(1)
    mean = WEIGHTS.copy()
    spread = np.abs(mean) * 0.2 + 0.03
    generation, against = 0, mean
    while True:
        generation += 1
        drawn = mean + spread * draw.standard_normal((DRAWS, len(mean)))
        drawn[0] = mean
        shares = [trial.share(one, against, generation) for one in drawn]
        best = drawn[np.argsort(shares)[-BEST:]]
        mean = 0.3 * mean + 0.7 * best.mean(axis=0)
        spread = 0.4 * spread + 0.6 * best.std(axis=0)
        if generation % GENERATIONS == 0:
            share = trial.share(mean, against, -generation)
            print(f"{generation}: {share:.1%}", mean.round(3).tolist(), flush=True)
            against = mean


def measure() -> None:
    trial, rng = Trial(), seeded(1)
    shares = []
    for pair in range(MEASURED):
        deal(trial.dealt, STOCK, pair % 2, rng)
        shares.append(won_plainly(trial.dealt, rng, trial.state, trial.scratch))
    margin = 1.96 * np.std(shares) / MEASURED**0.5
    print(f"{np.mean(shares):.2%} ± {margin:.2%} of {2 * MEASURED} rounds")


def tune_standing() -> None:
    trial, rng = Trial(), seeded(1)
    seen = np.zeros(SEEN)
    rows, sides = np.zeros((2000, 2, SEEN)), np.zeros(2000, np.int16)
    between, results = [], []
    for number in range(ROUNDS):
        deal(trial.dealt, 1 + int(below(rng, LARGEST)), number % 2, rng)
        count = watch(trial.dealt, rng, trial.scratch, seen, rows, sides)
        left = rows[:count, :, STOCK_CARDS].sum(axis=1, keepdims=True)
        between.append((rows[:count, 0] - rows[:count, 1]) / left**FADING)
        winner = trial.dealt[WINNER]
        results.append(np.where(winner == NOBODY, 0.5, sides[:count] == winner))
    found = regression(np.concatenate(between), np.concatenate(results))
    print("SPREAD", round(-found[STOCK_CARDS], 2))
    print("STANDING", (found / -found[STOCK_CARDS]).round(2).tolist())


def regression(seen: Floats, result: Floats) -> Floats:
    """Logistic regression by Newton's method, held back a little."""
    found = np.zeros(seen.shape[1])
    for _ in range(25):
        chance = 1 / (1 + np.exp(-seen @ found))
        slope = seen.T @ (result - chance) - found
        curve = (seen * (chance * (1 - chance))[:, None]).T @ seen + np.eye(len(found))
        found += np.linalg.solve(curve, slope)
    return found


if __name__ == "__main__":
    {"weights": tune_weights, "standing": tune_standing, "measure": measure}[sys.argv[1]]()
