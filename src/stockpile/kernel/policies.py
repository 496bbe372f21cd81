"""How bots choose. All are called with a round, random numbers, and space to work in.

Each game's `policies` binds these to its own functions.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from stockpile.kernel.chance import Rng
from stockpile.kernel.types import Ints

if TYPE_CHECKING:
    from stockpile.kernel.skipbo.baseline_policy import baseline_move
    from stockpile.kernel.skipbo.learned_policy import learned_move


def baseline(row: Ints, rng: Rng, scratch: Ints) -> int:  # noqa: ARG001 - as for every policy
    """Choose as the baseline bot does."""
    return baseline_move(row, rng)


def master(row: Ints, rng: Rng, space: Any) -> int:  # noqa: ARG001 - as for every policy
    """Choose as the network of `master` does. ``space`` has scratch, the network, and its space."""
    scratch, network, work = space
    return learned_move(row, network, scratch, work)
