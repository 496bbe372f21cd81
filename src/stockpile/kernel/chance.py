"""Random numbers for playouts: SplitMix64, its state one number in an array that is passed in.

The same state gives the same numbers on every machine. Playouts convince nobody of anything, so
this need not be the shuffle of `stockpile.core.chance`.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from stockpile.kernel.compile import compiled

Rng: TypeAlias = npt.NDArray[np.uint64]

# A uint64 and an int64 make a float64 in Numba: everything here has to stay unsigned.
_STEP = np.uint64(0x9E3779B97F4A7C15)
_FIRST = np.uint64(0xBF58476D1CE4E5B9)
_SECOND = np.uint64(0x94D049BB133111EB)
_30 = np.uint64(30)
_27 = np.uint64(27)
_31 = np.uint64(31)
_HALF = np.uint64(32)


def seeded(seed: int) -> Rng:
    """A new state; only the lowest 64 bits of a seed count."""
    return np.array([seed & 0xFFFF_FFFF_FFFF_FFFF], dtype=np.uint64)


@compiled
def next_bits(rng: Rng) -> Any:
    """The next 64 random bits."""
    rng[0] += _STEP
    mixed = rng[0]
    mixed = (mixed ^ (mixed >> _30)) * _FIRST
    mixed = (mixed ^ (mixed >> _27)) * _SECOND
    return mixed ^ (mixed >> _31)


@compiled
def below(rng: Rng, bound: int) -> Any:
    """A number from 0 up to, and without, a bound that is far smaller than 2³²."""
    return np.int64(((next_bits(rng) >> _HALF) * np.uint64(bound)) >> _HALF)


@compiled
def shuffle(rng: Rng, items: npt.NDArray[np.int16], start: int, end: int) -> None:
    """Put the items from ``start`` up to ``end`` into a random order."""
    for last in range(end - 1, start, -1):
        pick = start + below(rng, last - start + 1)
        swapped = items[last]
        items[last] = items[pick]
        items[pick] = swapped
