"""Find the values of Skip-Bo's playout policy: ``python tools/tuning_playouts.py [SECONDS]``.

They are found by CMA-ES. Weights are drawn around a mean; each draw plays the same deals, from both
sides, against the mean of some generations ago; the mean moves to those that won most often, and
the next draws spread as these did. It prints every mean that becomes the one to play against, and
at the end, how often the last one and the first one win against `skilled`.

It uses all cores, and starts from the values in use, which took about 20 minutes on two cores and
five on fourteen.
"""

from __future__ import annotations

import os
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from stockpile.games import make_game
from stockpile.kernel.chance import seed_round
from stockpile.kernel.compile import compiled
from stockpile.kernel.skipbo import encoding
from stockpile.kernel.skipbo.layout import OVER, SCRATCH_DTYPE, SCRATCH_SIZE, TURN, WINNER
from stockpile.kernel.skipbo.lays import LAYS
from stockpile.kernel.skipbo.playout_policy import QUICK_WEIGHTS, quick_move
from stockpile.kernel.skipbo.rules import apply as make
from stockpile.kernel.skipbo.rules import deal
from stockpile.kernel.skipbo.skilled_policy import skilled_move
from stockpile.kernel.skipbo.turn_value import (
    LATER,
    LAY,
    PARTNER,
    REFILL,
    STOCK,
    THREAT_MIDWAY,
    WEIGHTS,
)
from stockpile.kernel.types import Floats, Ints

FloatArray: TypeAlias = npt.NDArray[np.float64]

UNUSED = (STOCK, REFILL, LAY, THREAT_MIDWAY, PARTNER, LATER)
"""The policy does not read these, or not at tables for two."""
CORES = os.cpu_count() or 1
DRAWS = 28
DEALS = 4000
"""How many deals each draw plays, twice each."""
GENERATIONS = 10
"""After this many generations the mean becomes the one to play against."""
MEASURED = 5000
TABLE = encoding.table(make_game("skipbo-2011", seats=2, stock=20))


@compiled
def play(
    state: Ints,
    scratch: Ints,
    seed: int,
    first: int,
    count: int,
    ours: Floats,
    theirs: Floats,
    skilled: bool,
    won: Floats,
) -> None:
    """Play deals from both sides against other weights, or against `skilled`."""
    rng = np.zeros(1, np.uint64)
    for number in range(count):
        for seat in range(2):
            seed_round(rng, seed, first + number, 0)
            deal(state, number % 2, rng)
            while not state[OVER]:
                if state[TURN] == seat:
                    move = quick_move(state, ours, LAYS, scratch)
                elif skilled:
                    move = skilled_move(state, rng, scratch)
                else:
                    move = quick_move(state, theirs, LAYS, scratch)
                make(state, move, rng)
            won[number] += 0.5 * (state[WINNER] == seat)


def share(
    ours: FloatArray, theirs: FloatArray, deals: int, seed: int, *, skilled: bool = False
) -> float:
    """The share of rounds won."""
    won = np.zeros(deals)
    parts = np.array_split(np.arange(deals), CORES * 8)

    def some(part: npt.NDArray[Any]) -> None:
        if len(part):
            scratch = np.zeros(SCRATCH_SIZE, SCRATCH_DTYPE)
            mine = won[part[0] : part[-1] + 1]
            play(TABLE.copy(), scratch, seed, part[0], len(part), ours, theirs, skilled, mine)

    with ThreadPoolExecutor(CORES) as pool:
        list(pool.map(some, parts))
    return float(won.mean())


def tune(seconds: float) -> FloatArray:
    """CMA-ES with the usual constants (Hansen, 2016)."""
    start = QUICK_WEIGHTS
    used = np.array([at for at in range(len(start)) if at not in UNUSED])
    scale = np.where(used < len(WEIGHTS), 0.25 * np.abs(start[used]) + 0.05, 0.15)
    draw = np.random.default_rng(1)
    count, kept = len(used), DRAWS // 2
    ranks = np.log(kept + 0.5) - np.log(np.arange(1, kept + 1))
    ranks /= ranks.sum()
    mass = 1 / (ranks**2).sum()
    slow, fast = 4 / (count + 4), (mass + 2) / (count + mass + 5)
    one = 2 / ((count + 1.3) ** 2 + mass)
    many = min(1 - one, 2 * (mass - 2 + 1 / mass) / ((count + 2) ** 2 + mass))
    length = count**0.5 * (1 - 1 / (4 * count) + 1 / (21 * count**2))
    mean, step, spread = np.zeros(count), 0.5, np.eye(count)
    path, walk = np.zeros(count), np.zeros(count)

    def weights(at: FloatArray) -> FloatArray:
        found = start.copy()
        found[used] += scale * at
        # As they are compiled in.
        found.setflags(write=False)
        return found

    against = start
    began, generation = time.monotonic(), 0
    while time.monotonic() - began < seconds:
        generation += 1
        root = np.linalg.cholesky(spread)
        drawn = [mean + step * root @ draw.standard_normal(count) for _ in range(DRAWS)]
        won = [share(weights(one), against, DEALS, generation) for one in drawn]
        moved = (np.array(drawn)[np.argsort(won)[::-1][:kept]] - mean) / step
        ahead = ranks @ moved
        mean = mean + step * ahead
        walk = (1 - fast) * walk + (fast * (2 - fast) * mass) ** 0.5 * np.linalg.solve(root, ahead)
        path = (1 - slow) * path + (slow * (2 - slow) * mass) ** 0.5 * ahead
        spread = (1 - one - many) * spread + one * np.outer(path, path)
        spread += many * (moved.T * ranks) @ moved
        step *= np.exp(fast / (1 + fast) * (np.linalg.norm(walk) / length - 1))
        if generation % GENERATIONS == 0:
            against = weights(mean)
            won_now = share(against, start, MEASURED, 0)
            print(f"{generation}: {won_now:.1%}", against.round(3).tolist(), flush=True)
    return weights(mean)


def main() -> int:
    found = tune(float(sys.argv[1]) if len(sys.argv) > 1 else 1200.0)
    print(found.round(3).tolist())
    for name, weights in (("found", found), ("before", QUICK_WEIGHTS)):
        won = share(weights, weights, MEASURED, 0, skilled=True)
        print(f"{name}: {won:.1%} against skilled")
    return 0


if __name__ == "__main__":
    sys.exit(main())
