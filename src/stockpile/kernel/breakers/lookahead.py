"""Tables of Breakers at which moves are tried, for a network that learns which is better."""

from __future__ import annotations

from stockpile.kernel import lookahead as loops
from stockpile.kernel.breakers import layout, selfplay, tensors
from stockpile.kernel.chance import Rng
from stockpile.kernel.compile import LoopBinder, compiled
from stockpile.kernel.types import Ints

DRAWS = False
"""Nothing is drawn in a round, so that only moves make a difference."""
TURNS: int | None = None
"""A round is short enough to be played to its end."""


@compiled
def imagine(row: Ints, rng: Rng) -> None:
    """Leave all as it is: nothing is drawn, and hands stay what they are.

    Seats that played as these did hold some hands more often than others, and the real ones come
    as often as they should.
    """


bind = LoopBinder(__name__, layout, selfplay, tensors)

go_on = bind(loops.go_on)
enter_all = bind(loops.enter_all)
go_on_all = bind(loops.go_on_all)
