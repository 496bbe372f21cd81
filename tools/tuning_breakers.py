"""Find the numbers of `stockpile.kernel.breakers`: ``python tools/tuning_breakers.py weights 2``.

The second argument is the number of seats.

``weights``: those of `skilled_policy`, by the cross-entropy method. They are drawn around a mean,
each draw plays the same deals with seats swapped against the baseline and against the mean of some
generations ago, and the mean moves to those that won most often. Prints the mean every few
generations until it is interrupted.
"""

from __future__ import annotations

import sys

import numpy as np
import numpy.typing as npt

from stockpile.breakers import Breakers
from stockpile.core.option import Setup
from stockpile.kernel.breakers.baseline_policy import baseline_move
from stockpile.kernel.breakers.encoding import table
from stockpile.kernel.breakers.layout import (
    DTYPE,
    EDITION,
    OVER,
    SCRATCH_DTYPE,
    SCRATCH_SIZE,
    TURN,
    WINNER,
)
from stockpile.kernel.breakers.rules import apply, copy, deal
from stockpile.kernel.breakers.skilled_policy import WEIGHTS, best_move
from stockpile.kernel.chance import Rng, seeded
from stockpile.kernel.compile import compiled
from stockpile.kernel.types import Ints

DRAWS = 20
BEST = 6
PAIRS = 150
"""How many deals each draw plays, twice each, against either opponent."""
GENERATIONS = 4
"""So often the mean is shown, and becomes the one to play against."""

Mean = npt.NDArray[np.float64]


@compiled
def won(
    dealt: Ints, ours: Ints, theirs: Ints, plain: bool, rng: Rng, state: Ints, scratch: Ints
) -> int:
    """How many of two rounds of a deal these weights win against others, or the baseline."""
    rounds = 0
    for first in range(2):
        copy(dealt, state)
        while not state[OVER]:
            if (state[TURN] + first) % 2 == 0:
                move = best_move(state, ours, scratch)
            elif plain:
                move = baseline_move(state, rng)
            else:
                move = best_move(state, theirs, scratch)
            apply(state, move, rng)
        rounds += (state[WINNER] + first) % 2 == 0
    return rounds


class Trial:
    """Rounds at one kind of table."""

    def __init__(self, seats: int) -> None:
        self.dealt = table(Breakers(Setup(EDITION.id, seats)))
        self.state = self.dealt.copy()
        self.scratch = np.zeros(SCRATCH_SIZE, SCRATCH_DTYPE)

    def share(self, ours: Mean, theirs: Mean, seed: int) -> float:
        """The share of rounds won against other weights, counted twice, and the baseline."""
        rng = seeded(seed)
        one, other = ours.astype(DTYPE), theirs.astype(DTYPE)
        total = 0
        for _ in range(PAIRS):
            deal(self.dealt, 0, rng)
            for plain in (False, True):
                rounds = won(self.dealt, one, other, plain, rng, self.state, self.scratch)
                total += rounds if plain else 2 * rounds
        return total / PAIRS / 6


def tune_weights(seats: int) -> None:
    trial = Trial(seats)
    draw = np.random.default_rng(seats)
    mean = WEIGHTS[seats - 2].astype(np.float64)
    spread = np.maximum(np.abs(mean) * 0.3, 100)
    generation, against = 0, mean
    while True:
        generation += 1
        drawn = mean + spread * draw.standard_normal((DRAWS, len(mean)))
        drawn[0] = mean
        shares = [trial.share(one, against, generation) for one in drawn]
        best = drawn[np.argsort(shares)[-BEST:]]
        mean = 0.3 * mean + 0.7 * best.mean(axis=0)
        spread = 0.5 * spread + 0.5 * (best.std(axis=0) + 5)
        if generation % GENERATIONS == 0:
            share = trial.share(mean, against, -generation)
            print(f"{generation}: {share:.1%}", mean.astype(int).tolist(), flush=True)
            against = mean


if __name__ == "__main__":
    {"weights": tune_weights}[sys.argv[1]](int(sys.argv[2]))
