"""How `skilled` plays Skip-Bo: by what the seat on turn may know, although it is handed a state."""

from __future__ import annotations

from typing import Any

from stockpile.kernel.chance import Rng
from stockpile.kernel.compiling import compiled
from stockpile.kernel.skipbo.layout import Array
from stockpile.kernel.skipbo.planning import plan
from stockpile.kernel.skipbo.valuing import WEIGHTS, Scratch

LOOKS = 1000
"""How many positions `skilled` looks at for a plan."""


@compiled
def skilled(state: Array, rng: Rng, scratch: Scratch) -> Any:  # noqa: ARG001 - as in every game
    """The first move of the best plan for this turn."""
    return plan(state, WEIGHTS, LOOKS, scratch)
