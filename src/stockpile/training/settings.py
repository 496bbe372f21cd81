"""How a network is trained: sizes, amounts and rates."""

from __future__ import annotations

from dataclasses import asdict, dataclass, replace
from typing import Any


@dataclass(frozen=True)
class Settings:
    """Everything that decides what weights come out, with the versions of the programs used."""

    game: str
    seed: int = 1
    iterations: int = 200
    """How often some moves are played at many tables, and then learned from."""
    tables: int = 1 << 17
    """How many tables of two seats play at once; of larger ones, fewer."""
    steps: int = 64
    """Moves at each table in an iteration."""
    warm_up: float = 0.1
    """The part of the iterations in which the playout policy moves: sensible play to begin with."""
    trace: float = 0.97
    """How much is learned from how a round ends, instead of from the next judgement (λ)."""
    odd_moves: float = 0.02
    """How many moves are made at random."""
    rate: float = 1e-3
    last_rate: float = 1e-4
    batch: int = 1 << 16
    share: float = 0.5
    """How much of what was played is learned from."""
    candidates: int = 40
    """How many moves are judged at a table, at most."""
    looks: int = 0
    """How often in an iteration moves are compared by looking ahead (Skip-Bo only),"""
    worlds: int = 16
    """and in how many worlds."""
    width: int = 128
    narrow: int = 64
    hidden: int = 32
    forms: str = "all"
    """The forms of table: ``all``, or ``toy`` for two seats and, in Skip-Bo, a stock of 3."""
    weights: str | None = None
    """A file of weights to begin with, instead of random ones."""

    def to_json(self) -> dict[str, Any]:
        return asdict(self)

    def toy(self) -> Settings:
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


CANDIDATES = {"skipbo": 40, "breakers": 128}
"""How many moves are judged at a table, by game."""
