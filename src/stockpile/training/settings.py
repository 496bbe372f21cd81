"""How a network is trained: sizes, counts and learning rates."""

from __future__ import annotations

from dataclasses import asdict, dataclass, replace
from typing import Any


@dataclass(frozen=True)
class TrainingSettings:
    """Everything that decides which weights come out, apart from the versions of the programs."""

    game: str
    seed: int = 1
    iterations: int = 200
    """Each one plays ``steps`` moves at every table of a form, then learns from them."""
    tables: int = 1 << 17
    """The number of tables for two that play at once; larger tables are fewer."""
    steps: int = 64
    """Moves per table and iteration."""
    warm_up: float = 0.1
    """The share of the iterations, at the start, in which the playout policy moves."""
    trace: float = 0.97
    """How much to learn from the end of a round rather than from the next judgement (λ)."""
    odd_moves: float = 0.02
    """The share of moves made at random."""
    close: float = 1.0
    """How much worse than the best move, in its own judgement, one made at random may be."""
    temperature: float = 0.0
    """Above 0, moves within ``close`` of the best are drawn, the better the likelier, and no odd
    ones are made. The network learns what each gains over the others."""
    rate: float = 1e-3
    last_rate: float = 1e-4
    average: float = 0.0
    """Above 0, the weights that are written are an average over the iterations: at each, this share
    of the average stays."""
    batch: int = 1 << 16
    share: float = 0.5
    """The share of the moves played that the network learns from."""
    candidates: int = 32
    """The most moves to judge at a table."""
    looks: int = 0
    """How many times per iteration moves are compared by looking ahead."""
    worlds: int = 16
    """The number of worlds in which they are compared. (In Breakers there is only one.)"""
    width: int = 128
    narrow: int = 64
    hidden: int = 32
    forms: str = "all"
    """The forms of table: ``all``, those with a number of seats (``2``), or ``toy`` for two seats
    and, in Skip-Bo, a stock of 3."""
    weights: str | None = None
    """A file of weights to start from, instead of random ones."""
    against: str | None = None
    """A file of weights that all other sides play with and that never change. The network learns a
    best response to them."""

    def to_json(self) -> dict[str, Any]:
        return asdict(self)

    def toy(self) -> TrainingSettings:
        """Small enough for two cores and two minutes."""
        return replace(
            self,
            iterations=120,
            tables=512,
            steps=24,
            batch=2048,
            share=1.0,
            rate=3e-3,
            last_rate=3e-4,
            width=32,
            narrow=16,
            hidden=16,
            forms="toy",
        )


CANDIDATES = {"skipbo": 32, "breakers": 128}
"""The most moves to judge at a table, by game."""
