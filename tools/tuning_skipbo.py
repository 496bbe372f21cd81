"""Find the numbers of `stockpile.kernel.skipbo`: ``python tools/tuning_skipbo.py weights``.

``weights``: those of `turn_value`, by the cross-entropy method. They are drawn around a mean; each
draw plays the same deals, with the seats swapped, against the mean of some generations ago; and the
mean moves to those that won most often. It prints the mean every few generations until it is
interrupted. It first started from a logistic regression of who won on the terms of `turn_value` at
the end of each turn; where it stood still, single weights and some together were tried by hand
against the baseline, 5,000 rounds each, and kept if they won more there and here.

``features``: those of `win_chance`, for each form of table by a regression of who won on the
features when a turn begins, in rounds with all sizes of stock piles, played as playouts are and now
and then at random.

``measure``: how many rounds `skilled` wins against the baseline, with its 95 % interval.
"""

from __future__ import annotations

import sys
from itertools import pairwise
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from stockpile.core.option import Setup
from stockpile.kernel.chance import Rng, below, seeded
from stockpile.kernel.compile import compiled
from stockpile.kernel.skipbo.baseline_policy import baseline_move
from stockpile.kernel.skipbo.encoding import table
from stockpile.kernel.skipbo.layout import (
    DTYPE,
    MOST_MOVES,
    NOBODY,
    OVER,
    PLAN_SEAT,
    SCRATCH_DTYPE,
    SCRATCH_SIZE,
    SEATS,
    SIDE,
    SIDES,
    STOCK_CARDS,
    TURN,
    WINNER,
)
from stockpile.kernel.skipbo.playout_policy import playout_move
from stockpile.kernel.skipbo.rules import apply, copy, deal, legal
from stockpile.kernel.skipbo.skilled_policy import SKILLED_POSITIONS, best_move, skilled_move
from stockpile.kernel.skipbo.turn_value import WEIGHTS, lay_out
from stockpile.kernel.skipbo.win_chance import (
    FEATURES,
    HELD_WILDS,
    LACKING,
    LACKING_ON_TURN,
    STOCK_EXPONENT,
    STOCK_LEFT,
    seat_features,
)
from stockpile.kernel.types import Floats, Ints, Shares
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
POSITIONS = 400_000
"""How many positions the regression sees for each form of table,"""
LARGEST = 30
"""in rounds with stock piles of up to so many cards,"""
LEFT_TO_DEAL = 120
"""and no more than this on the whole table;"""
BEGINNINGS = 4
"""at one of so many beginnings of turns;"""
ODD_MOVES = 33
"""where one of so many moves is any move."""


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


@compiled
def watch(
    state: Ints, rng: Rng, scratch: Ints, moves: Ints, features: Floats, rows: Shares, most: int
) -> int:
    """Play a round, and record the features of each side at the beginning of some turns.

    Now and then a seat makes a random move, so that not only the tables of good players are seen.
    """
    count = 0
    while not state[OVER]:
        seat = state[TURN]
        if below(rng, ODD_MOVES) == 0:
            move = moves[below(rng, legal(state, moves))]
        else:
            move = playout_move(state, rng, scratch)
        apply(state, move, rng)
        turned = not state[OVER] and state[TURN] != seat
        if turned and count < most and below(rng, BEGINNINGS) == 0:
            lay_out(state, scratch)
            for side in range(state[SIDES]):
                for feature in range(FEATURES):
                    rows[count, side, feature] = 0.0
            for at in range(state[SEATS]):
                seat_features(state, scratch, at, features)
                side = state[SIDE + scratch[PLAN_SEAT + at]]
                for feature in range(FEATURES):
                    rows[count, side, feature] += features[feature]
            count += 1
    return count


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


def tune_features() -> None:
    """Print the weights of `win_chance`, each table with its loss."""
    for members, most_sides in ((1, 8), (2, 4), (3, 2), (4, 2)):
        for sides in range(2, most_sides + 1):
            rows, winners = watched(sides, members)
            left = rows[:, :, STOCK_LEFT].sum(axis=1, keepdims=True)[..., None]
            seen = rows * (sides / left) ** STOCK_EXPONENT
            found = regression(seen, winners)
            loss = -np.log(chances(seen, found)[np.arange(len(winners)), winners]).mean()
            print(f"    # {loss:.4f}\n    {(members, sides)}: (", flush=True)
            for start, end in pairwise(
                (STOCK_LEFT, LACKING, LACKING_ON_TURN, HELD_WILDS, FEATURES)
            ):
                print(f"        *{tuple(found[start:end].round(3).tolist())},")
            print("    ),")


def watched(sides: int, members: int) -> tuple[FloatArray, npt.NDArray[np.int64]]:
    """The features of each side in many positions, and which one won."""
    seats = sides * members
    teams = tuple(tuple(range(side, seats, sides)) for side in range(sides))
    setup = Setup("skipbo-2011", seats, teams if members > 1 else None, {"stock": 1})
    state = table(SkipBo(setup))
    rng, scratch = seeded(1), np.zeros(SCRATCH_SIZE, SCRATCH_DTYPE)
    moves, features = np.zeros(MOST_MOVES, DTYPE), np.zeros(FEATURES)
    rows, winners = np.zeros((POSITIONS, sides, FEATURES)), np.zeros(POSITIONS, np.int64)
    largest = min(LARGEST, LEFT_TO_DEAL // seats)
    count = number = 0
    while count < POSITIONS:
        state[STOCK_CARDS] = 1 + below(rng, largest)
        deal(state, number % seats, rng)
        new = watch(state, rng, scratch, moves, features, rows[count:], POSITIONS - count)
        if state[WINNER] != NOBODY:
            winners[count : count + new] = state[WINNER]
            count += new
        number += 1
    return rows, winners


def chances(seen: FloatArray, found: FloatArray) -> FloatArray:
    """Each side's chance to win."""
    scores = seen @ found
    shares = np.exp(scores - scores.max(axis=1, keepdims=True))
    return np.asarray(shares / shares.sum(axis=1, keepdims=True))


def regression(seen: FloatArray, winners: npt.NDArray[np.int64]) -> FloatArray:
    """Which side wins, as a softmax of its features: by Newton's method, slightly regularized."""
    found = np.zeros(seen.shape[2])
    won = seen[np.arange(len(winners)), winners].sum(axis=0)
    for _ in range(12):
        shares = chances(seen, found)
        expected = (shares[..., None] * seen).sum(axis=1)
        curve = np.einsum("ns,nsi,nsj->ij", shares, seen, seen, optimize=True)
        curve -= expected.T @ expected
        slope = won - expected.sum(axis=0) - found
        found += np.linalg.solve(curve + np.eye(len(found)), slope)
    return found


if __name__ == "__main__":
    {"weights": tune_weights, "features": tune_features, "measure": measure}[sys.argv[1]]()
