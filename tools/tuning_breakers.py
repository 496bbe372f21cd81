"""Find the numbers of `stockpile.kernel.breakers`: ``python tools/tuning_breakers.py weights 2``.

The second argument is the number of seats.

``weights``: those of `skilled_policy`, by the cross-entropy method. They are drawn around a mean,
each draw plays the same deals with seats swapped against the baseline and against the mean of some
generations ago, and the mean moves to those that won most often. Prints the mean every few
generations until it is interrupted.

``won``: what a playout counts that the seat in question wins, so that chances come true
as often as they say: the factor with the least squared error in rounds that `skilled` plays itself.
"""

from __future__ import annotations

import sys
from random import Random

import numpy as np
import numpy.typing as npt

from stockpile.bots.skilled import SkilledBot
from stockpile.breakers import Breakers
from stockpile.core.match import Match
from stockpile.core.option import Setup
from stockpile.kernel.breakers.baseline_policy import baseline_move
from stockpile.kernel.breakers.encoding import encode_known, move_id, table
from stockpile.kernel.breakers.layout import (
    DTYPE,
    EDITION,
    OVER,
    SCRATCH_DTYPE,
    SCRATCH_SIZE,
    SIZE,
    TURN,
    WINNER,
)
from stockpile.kernel.breakers.playouts import playout
from stockpile.kernel.breakers.rules import apply, copy, deal
from stockpile.kernel.breakers.skilled_policy import WEIGHTS, best_move
from stockpile.kernel.breakers.worlds import sample
from stockpile.kernel.chance import Rng, seeded
from stockpile.kernel.compile import compiled
from stockpile.kernel.types import Ints

DRAWS = 20
BEST = 6
PAIRS = 150
"""How many deals each draw plays, twice each, against either opponent."""
GENERATIONS = 4
"""So often the mean is shown, and becomes the one to play against."""

ROUNDS = 1500
"""How many rounds are played to compare chances with,"""
ASKED = 0.15
"""at how many of their decisions,"""
WORLDS = 100
"""with so many playouts each."""

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


def find_won(seats: int) -> None:
    game, skilled, rng = Breakers(Setup(EDITION.id, seats)), SkilledBot(), Random(seats)
    state, scratch = np.zeros(SIZE, DTYPE), np.zeros(SCRATCH_SIZE, SCRATCH_DTYPE)
    sure: list[float] = []
    contested: list[float] = []
    came: list[bool] = []
    for number in range(ROUNDS):
        match = Match(game, seed=f"won {number}")
        match.start_round()
        asked: list[int] = []
        while match.turn is not None:
            seat, seen = match.turn, match.observe(match.turn)
            move = skilled.choose(seen, rng)
            if len(seen.moves) > 1 and rng.random() < ASKED:
                known, luck = encode_known(seen), seeded(number)
                counts = [0, 0]
                for _ in range(WORLDS):
                    sample(known, state, luck)
                    apply(state, move_id(move), luck)
                    laid = playout(state, seat, luck, scratch)
                    counts[laid] += state[WINNER] == seat
                asked.append(seat)
                sure.append(counts[0] / WORLDS)
                contested.append(counts[1] / WORLDS)
            match.play(move)
        assert match.outcome is not None
        came += [seat in match.outcome.winners for seat in asked]
    factors = np.arange(0.5, 1.005, 0.01)
    errors = [((np.add(sure, np.multiply(one, contested)) - came) ** 2).mean() for one in factors]
    best = factors[np.argmin(errors)]
    print(f"{best:.2f}: squared error {min(errors):.4f}; 1: {errors[-1]:.4f}")


if __name__ == "__main__":
    {"weights": tune_weights, "won": find_won}[sys.argv[1]](int(sys.argv[2]))
