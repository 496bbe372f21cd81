"""How strong a network is by itself: rounds against `skilled`, on all cores."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

import numpy as np

from stockpile.games import make_game
from stockpile.kernel.judge import Network
from stockpile.training.forms import TOY_STOCK
from stockpile.training.tables import modules


class Strength(NamedTuple):
    """The share of rounds won at a table, with each deal played from every side."""

    table: str
    even: float
    won: float
    error: float
    deals: int

    def __str__(self) -> str:
        return f"{self.won:.1%} ± {self.error:.1%} (even: {self.even:.1%})"

    def to_json(self) -> dict[str, Any]:
        return self._asdict()


TABLES: dict[str, tuple[dict[str, Any], ...]] = {
    "skipbo": (
        {"seats": 2, "stock": 20},
        {"seats": 2, "stock": 30},
        {"seats": 3, "stock": 20},
        {"seats": 4, "stock": 20},
        {"seats": 4, "stock": 20, "teams": 2},
        {"seats": 6, "stock": 20},
    ),
    "breakers": ({"seats": 2}, {"seats": 3}, {"seats": 4}),
}
SEED = 99
"""No training uses the deals of this seed."""


def strengths(
    game: str, network: Network, deals: int, threads: int, *, toy: bool = False
) -> Iterator[Strength]:
    """How often a network wins against `skilled`, table by table."""
    tables = TABLES[game]
    if toy:
        tables = ({"seats": 2} | ({"stock": TOY_STOCK} if game == "skipbo" else {}),)
    for table in tables:
        won, error = against_skilled(game, network, deals, seed=SEED, threads=threads, **table)
        name = ", ".join(f"{key} {value}" for key, value in table.items())
        yield Strength(name, 1 / table.get("teams", table["seats"]), won, error, deals)


def against_skilled(
    game: str,
    network: Network,
    deals: int,
    *,
    seed: int,
    threads: int,
    seats: int = 2,
    **options: Any,
) -> tuple[float, float]:
    """The share of rounds that a network wins on one side, and its standard error.

    Each deal is played once from every side.
    """
    parts = modules(game)
    edition = "breakers-2010" if game == "breakers" else "skipbo-2011"
    rules = make_game(edition, seats=seats, **options)
    sides = len(rules.sides)
    layout = parts.layout

    def some(first: int, rounds: int, side: int) -> Any:
        row = np.zeros(parts.tensors.ROW_SIZE, layout.DTYPE)
        row[: layout.SIZE] = parts.encoding.table(rules)
        results = np.zeros(rounds, np.float32)
        parts.selfplay.duel(
            row,
            seed,
            first,
            side,
            network,
            np.zeros(layout.SCRATCH_SIZE, layout.SCRATCH_DTYPE),
            parts.network.space(network, seats),
            results,
        )
        return results

    some(0, 1, 0)
    chunk = max(1, deals // (threads * 4))
    jobs = [(first, min(chunk, deals - first)) for first in range(0, deals, chunk)]
    with ThreadPoolExecutor(threads) as pool:
        won = np.mean(
            [
                np.concatenate(
                    list(pool.map(lambda job, its=side: some(job[0], job[1], its), jobs))
                )
                for side in range(sides)
            ],
            axis=0,
        )
    return float(won.mean()), float(won.std() / len(won) ** 0.5)
