"""Statistics of wins: how sure one can be of a rate, and ratings from who beat whom."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

SURE = 1.959963984540054
"""Standard deviations on either side that hold 95 % of a normal distribution."""
RARE = 0.025
"""The chance of what is left out at either end of an interval of 95 %."""
STEPS = 100_001
"""Points at which a distribution is summed up."""
ELO = 400 / np.log(10)
"""Points of rating for a factor of e in strength: 400 for ten to one."""

Array = npt.NDArray[np.float64]
Interval = tuple[float, float]


def wilson(wins: float, rounds: int) -> Interval:
    """The 95 % interval of a rate by Wilson's score. Drawn rounds may count as parts of wins."""
    if rounds == 0:
        return 0.0, 1.0
    rate = wins / rounds
    weight = SURE**2 / rounds
    centre = (rate + weight / 2) / (1 + weight)
    margin = SURE * (rate * (1 - rate) / rounds + weight / (4 * rounds)) ** 0.5 / (1 + weight)
    return max(0.0, centre - margin), min(1.0, centre + margin)


def paired(shares: Array) -> Interval:
    """The 95 % interval of the mean of what was won of each deal.

    The rounds of one deal depend on each other, deals do not: so they are what is counted, by
    Student's distribution. But a few deals that came out alike do not prove that all do. What none
    of them has shown may still be the lot of a share of all deals, as large as goes unseen in so
    many with a chance of `RARE`; the interval is never narrower than if those were all lost, or all
    won. So one deal says next to nothing, and deals that were all won give the exact interval.
    """
    deals = len(shares)
    if deals == 0:
        return 0.0, 1.0
    mean = float(shares.mean())
    unseen = 1 - RARE ** (1 / deals)
    margin = student(deals - 1) * float(shares.std(ddof=1)) / deals**0.5 if deals > 1 else 0.0
    below, above = max(margin, unseen * mean), max(margin, unseen * (1 - mean))
    return max(0.0, mean - below), min(1.0, mean + above)


@cache
def student(freedom: int) -> float:
    """Standard errors on either side that hold 95 % of Student's distribution.

    With so many degrees of freedom. As an angle whose tangent it is, its density is a power of the
    cosine, which can be summed up.
    """
    angles = np.linspace(0, np.pi / 2, STEPS)
    density = np.cos(angles) ** (freedom - 1)
    held = np.cumsum(density) - (density + density[0]) / 2
    return float(np.sqrt(freedom) * np.tan(np.interp(1 - 2 * RARE, held / held[-1], angles)))


class Ratings(NamedTuple):
    """Bradley–Terry strengths in points, 0 on average; 400 more are ten wins to one."""

    points: Array
    margins: Array
    """Half of each 95 % interval."""


def bradley_terry(wins: Any, tolerance: float = 1e-10, most: int = 100_000) -> Ratings:
    """Ratings from a matrix of how many times each one (row) beat each other one (column).

    By minorization and maximization; one drawn round is added for each pair, without which whoever
    never lost would have no rating. The intervals come from the information at the maximum.
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
    return Ratings(ELO * np.log(strength), SURE * ELO * spread)
