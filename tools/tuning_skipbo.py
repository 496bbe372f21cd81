"""Find the numbers of `stockpile.kernel.skipbo`: ``python tools/tuning_skipbo.py weights``.

``weights``: those of `turn_value`, by the cross-entropy method. They are drawn around a mean; each
draw plays the same deals, with the seats swapped, against the mean of some generations ago; and the
mean moves to those that won most often. It prints the mean every few generations until it is
interrupted. It first started from a logistic regression of who won on the terms of `turn_value` at
the end of each turn; where it stood still, single weights and some together were tried by hand
against the baseline, 5,000 rounds each, and kept if they won more there and here.

``measure``: how many rounds `skilled` wins against the baseline, with its 95 % interval.
"""

from __future__ import annotations

import sys
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from stockpile.core.option import Setup
from stockpile.kernel.chance import Rng, seeded
from stockpile.kernel.compile import compiled
from stockpile.kernel.skipbo.baseline_policy import baseline_move
from stockpile.kernel.skipbo.encoding import table
from stockpile.kernel.skipbo.layout import (
    NOBODY,
    OVER,
    SCRATCH_DTYPE,
    SCRATCH_SIZE,
    SIDE,
    TURN,
    WINNER,
)
from stockpile.kernel.skipbo.rules import apply, copy, deal
from stockpile.kernel.skipbo.skilled_policy import SKILLED_POSITIONS, best_move, skilled_move
from stockpile.kernel.skipbo.turn_value import WEIGHTS
from stockpile.kernel.types import Floats, Ints
from stockpile.skipbo import SkipBo

FloatArray: TypeAlias = npt.NDArray[np.float64]

STOCK = 20
DRAWS = 20
BEST = 5
PAIRS = 100
"""How many deals each draw plays, twice each."""
GENERATIONS = 4
"""So often the mean is shown, and becomes the one to play against."""
MEASURED = 5000
"""How many deals are measured, twice each."""


@compiled
def won(dealt: Ints, ours: Floats, theirs: Floats, rng: Rng, state: Ints, scratch: Ints) -> float:
    """The share that these weights win of two rounds of a deal, with the sides swapped."""
    share = 0.0
    luck = rng[0]
    for first in range(2):
        rng[0] = luck
        copy(dealt, state)
        while not state[OVER]:
            own = (state[SIDE + state[TURN]] + first) % 2 == 0
            apply(state, best_move(state, ours if own else theirs, scratch, SKILLED_POSITIONS), rng)
        if state[WINNER] == NOBODY:
            share += 0.25
        elif (state[WINNER] + first) % 2 == 0:
            share += 0.5
    return share


@compiled
def won_plainly(dealt: Ints, rng: Rng, state: Ints, scratch: Ints) -> float:
    """The share that `skilled` wins of two rounds of a deal against the baseline."""
    share = 0.0
    for first in range(2):
        copy(dealt, state)
        while not state[OVER]:
            own = (state[SIDE + state[TURN]] + first) % 2 == 0
            apply(
                state, skilled_move(state, rng, scratch) if own else baseline_move(state, rng), rng
            )
        if state[WINNER] == NOBODY:
            share += 0.25
        elif (state[WINNER] + first) % 2 == 0:
            share += 0.5
    return share


def readonly(weights: FloatArray) -> FloatArray:
    """Weights as they are compiled in."""
    copied = weights.copy()
    copied.setflags(write=False)
    return copied


class Trial:
    """Rounds of two."""

    def __init__(self) -> None:
        self.dealt = table(SkipBo(Setup("skipbo-2003", 2, None, {"stock": STOCK})))
        self.state = self.dealt.copy()
        self.scratch = np.zeros(SCRATCH_SIZE, SCRATCH_DTYPE)

    def share(self, ours: FloatArray, theirs: FloatArray, seed: int) -> float:
        """The share of rounds won against other weights."""
        rng = seeded(seed)
        total = 0.0
        for pair in range(PAIRS):
            deal(self.dealt, pair % 2, rng)
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
        deal(trial.dealt, pair % 2, rng)
        shares.append(won_plainly(trial.dealt, rng, trial.state, trial.scratch))
    margin = 1.96 * np.std(shares) / MEASURED**0.5
    print(f"{np.mean(shares):.2%} ± {margin:.2%} of {2 * MEASURED} rounds")


if __name__ == "__main__":
    {"weights": tune_weights, "measure": measure}[sys.argv[1]]()
