"""How strong a network is by itself: rounds against `skilled`, on all cores."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

from stockpile.games import make_game
from stockpile.kernel.judge import Network, space
from stockpile.training.tables import modules


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
    """The share of rounds that the network wins, each deal from every side; its standard error."""
    parts = modules(game)
    edition = "breakers-2010" if game == "breakers" else "skipbo-2011"
    rules = make_game(edition, seats=seats, **options)
    sides = len(rules.sides)
    layout = parts.layout

    def some(first: int, rounds: int, side: int) -> Any:
        row = np.zeros(parts.tensors.ROW_SIZE, layout.DTYPE)
        row[: layout.SIZE] = parts.encoding.table(rules)
        results = np.zeros(rounds, np.float32)
        fields = parts.network.field_count(seats)
        parts.selfplay.duel(
            row,
            seed,
            first,
            side,
            network,
            np.zeros(layout.SCRATCH_SIZE, layout.SCRATCH_DTYPE),
            space(network, seats, fields, layout.MOST_MOVES),
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
