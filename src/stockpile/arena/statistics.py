"""Statistics of wins: confidence intervals of rates, and ratings from who beat whom."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

NORMAL_95 = 1.959963984540054
"""Standard deviations either side of the mean that hold 95 % of a normal distribution."""
TAIL_CHANCE = 0.025
"""The probability outside a 95 % interval at either end."""
DISTRIBUTION_POINTS = 100_001
"""Points at which a density is summed."""
POINTS_PER_E = 400 / np.log(10)
"""Rating points for a factor of e in strength: 400 points are ten to one."""

Array = npt.NDArray[np.float64]
Interval = tuple[float, float]


SPRT_GAIN = 0.05
"""The gain over an even share that a sequential test looks for."""
SPRT_ODDS = 19
"""The odds at which it stops."""
SPRT_FEWEST_DEALS = 20
"""It never stops before this many deals."""


class Verdict(NamedTuple):
    """The answer of a sequential test.

    >>> Verdict(stronger=None, deals=12, evidence=0.4).stronger is None
    True
    """

    stronger: bool | None
    """None if it is not decided yet."""
    deals: int
    """The number it took to decide, or played so far."""
    evidence: float
    """The logarithm of the likelihood ratio."""


def wilson(wins: float, rounds: int) -> Interval:
    """The 95 % interval of a rate by Wilson's score. A drawn round may count as part of a win."""
    if rounds == 0:
        return 0.0, 1.0
    rate = wins / rounds
    weight = NORMAL_95**2 / rounds
    centre = (rate + weight / 2) / (1 + weight)
    margin = NORMAL_95 * (rate * (1 - rate) / rounds + weight / (4 * rounds)) ** 0.5 / (1 + weight)
    return max(0.0, centre - margin), min(1.0, centre + margin)


def paired(shares: Array) -> Interval:
    """The 95 % interval of the mean share won per deal.

    Rounds of one deal depend on each other but deals do not, so the deals are the sample, and the
    interval is Student's. A few deals that all came out alike have no spread, yet prove little:
    with probability `TAIL_CHANCE` a sample of this size misses a certain share of all deals. The
    interval is at least as wide as if that share were all lost, or all won. So one deal says next
    to nothing, and deals that were all won give the exact interval.
    """
    deals = len(shares)
    if deals == 0:
        return 0.0, 1.0
    mean = float(shares.mean())
    unseen = 1 - TAIL_CHANCE ** (1 / deals)
    margin = student(deals - 1) * float(shares.std(ddof=1)) / deals**0.5 if deals > 1 else 0.0
    below, above = max(margin, unseen * mean), max(margin, unseen * (1 - mean))
    return max(0.0, mean - below), min(1.0, mean + above)


def sprt(shares: Array, even: float) -> Verdict:
    """Decide, with as few deals as possible, whether a share is even or `SPRT_GAIN` above it.

    Wald's sequential test of the mean share per deal, with the variance seen so far: after each
    deal the evidence for one over the other is added up until it is `SPRT_ODDS` to one. Each of the
    two answers is then wrong with a probability of about 5 %.
    """
    deals = np.arange(1, len(shares) + 1)
    means = shares.cumsum() / deals
    variances = np.maximum((shares**2).cumsum() / deals - means**2, 1 / deals)
    evidence = deals * SPRT_GAIN * (2 * (means - even) - SPRT_GAIN) / (2 * variances)
    limit = float(np.log(SPRT_ODDS))
    decided = np.flatnonzero(abs(evidence[SPRT_FEWEST_DEALS - 1 :]) >= limit)
    if not len(decided):
        return Verdict(None, len(shares), float(evidence[-1]) if len(shares) else 0.0)
    at = int(decided[0]) + SPRT_FEWEST_DEALS - 1
    return Verdict(bool(evidence[at] > 0), at + 1, float(evidence[at]))


@cache
def student(freedom: int) -> float:
    """Standard errors either side of the mean that hold 95 % of Student's distribution.

    ``freedom`` is its degrees of freedom. Substituting the tangent of an angle turns the density
    into a power of the cosine, which is easy to sum.
    """
    angles = np.linspace(0, np.pi / 2, DISTRIBUTION_POINTS)
    density = np.cos(angles) ** (freedom - 1)
    held = np.cumsum(density) - (density + density[0]) / 2
    return float(np.sqrt(freedom) * np.tan(np.interp(1 - 2 * TAIL_CHANCE, held / held[-1], angles)))


class Ratings(NamedTuple):
    """Bradley–Terry strengths in points, 0 on average; 400 more are ten wins to one."""

    points: Array
    margins: Array
    """Half of each 95 % interval."""


def bradley_terry(wins: Any, tolerance: float = 1e-10, most: int = 100_000) -> Ratings:
    """Ratings from a matrix of how often each player (row) beat each other (column).

    By minorization–maximization. One drawn round is added for each pair: without it a player who
    never lost would have no finite rating. Intervals come from the information at the maximum.
    """
    beaten = np.asarray(wins, dtype=np.float64) + 0.5
    np.fill_diagonal(beaten, 0.0)
    met = beaten + beaten.T
    won = beaten.sum(axis=1)
    strength = np.ones(len(won))
    for _ in range(most):
        pairs = met / (strength[:, None] + strength)
        fresh = won / pairs.sum(axis=1)
        fresh /= np.exp(np.log(fresh).mean())
        moved = np.abs(np.log(fresh / strength)).max()
        strength = fresh
        if moved < tolerance:
            break
    chance = strength[:, None] / (strength[:, None] + strength)
    information = -met * chance * chance.T
    np.fill_diagonal(information, -information.sum(axis=1))
    spread = np.sqrt(np.maximum(np.diag(np.linalg.pinv(information)), 0.0))
    return Ratings(POINTS_PER_E * np.log(strength), NORMAL_95 * POINTS_PER_E * spread)
