"""Random numbers for playouts: SplitMix64, with its state in an array of one number.

The same state gives the same numbers on every machine. Nobody has to verify a playout, so this need
not be the shuffle of `stockpile.core.chance`.
"""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from stockpile.kernel.compile import compiled
from stockpile.kernel.types import Ints

Rng: TypeAlias = npt.NDArray[np.uint64]

# In Numba, uint64 and int64 make float64: everything here has to stay unsigned.
_INCREMENT = np.uint64(0x9E3779B97F4A7C15)
_FIRST_FACTOR = np.uint64(0xBF58476D1CE4E5B9)
_SECOND_FACTOR = np.uint64(0x94D049BB133111EB)
_27_BITS = np.uint64(27)
_30_BITS = np.uint64(30)
_31_BITS = np.uint64(31)
_32_BITS = np.uint64(32)


def seeded(seed: int) -> Rng:
    """A new state, from the lowest 64 bits of a seed."""
    return np.array([seed & 0xFFFF_FFFF_FFFF_FFFF], dtype=np.uint64)


@compiled
def next_bits(rng: Rng) -> np.uint64:
    """The next 64 random bits."""
    rng[0] += _INCREMENT
    mixed: np.uint64 = rng[0]
    mixed = (mixed ^ (mixed >> _30_BITS)) * _FIRST_FACTOR
    mixed = (mixed ^ (mixed >> _27_BITS)) * _SECOND_FACTOR
    return mixed ^ (mixed >> _31_BITS)


@compiled
def below(rng: Rng, bound: int) -> int:
    """A number from 0 up to but excluding a bound that is far smaller than 2³²."""
    return int(np.int64(((next_bits(rng) >> _32_BITS) * np.uint64(bound)) >> _32_BITS))


@compiled
def shuffle(rng: Rng, items: Ints, start: int, end: int) -> None:
    """Put the items from ``start`` up to ``end`` into a random order."""
    for last in range(end - 1, start, -1):
        pick = start + below(rng, last - start + 1)
        swapped = items[last]
        items[last] = items[pick]
        items[pick] = swapped


_TABLE_FACTOR = np.uint64(0xD6E8FEB86659FD93)
_ROUND_FACTOR = np.uint64(0xA0761D6478BD642F)


@compiled
def seed_round(rng: Rng, seed: int, table: int, number: int) -> None:
    """Start the random numbers of a round: they depend on these three alone."""
    rng[0] = np.uint64(seed) + np.uint64(table + 1) * _TABLE_FACTOR
    rng[0] = next_bits(rng) + np.uint64(number + 1) * _ROUND_FACTOR
    rng[0] = next_bits(rng)
