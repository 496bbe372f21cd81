"""How the learned network chooses in Skip-Bo by itself: whatever it judges best."""

from __future__ import annotations

from typing import Any

import numpy as np

from stockpile.kernel.chance import seed_round
from stockpile.kernel.compile import compiled
from stockpile.kernel.judge import Network, judge
from stockpile.kernel.skipbo.layout import OVER, SEATS, SIDE, SIDES, TURN, WINNER
from stockpile.kernel.skipbo.network import candidates
from stockpile.kernel.skipbo.skilled_policy import skilled_move
from stockpile.kernel.skipbo.tensors import advance, deal_row
from stockpile.kernel.types import Floats, Ints


@compiled
def learned_move(
    row: Ints,
    network: Network,
    scratch: Ints,
    moves: Ints,
    won: Any,
    fields: Any,
    work: Any,
    shares: Any,
) -> int:
    """The move that leads to what the network judges best."""
    count = candidates(row, len(won), scratch, moves, won, fields)
    best = 0
    highest = -1.0
    for index in range(count):
        share = 1.0
        if not won[index] and count > 1:
            judge(fields[index], row[SEATS], row[SEATS] // row[SIDES], network, work, shares)
            share = shares[0]
        if share > highest:
            highest = share
            best = index
    return moves[best]


@compiled
def duel(
    row: Ints,
    seed: int,
    first: int,
    rounds: int,
    side: int,
    network: Network,
    scratch: Ints,
    moves: Ints,
    won: Any,
    fields: Any,
    work: Any,
    shares: Any,
    results: Floats,
) -> None:
    """Rounds in which the network plays for one side, and `skilled` for the others."""
    rng = np.zeros(1, np.uint64)
    for number in range(first, first + rounds):
        seed_round(rng, seed, 0, number)
        deal_row(row, number % row[SEATS], rng)
        made = 0
        while not row[OVER] and made < 3000:
            if row[SIDE + row[TURN]] == side:
                move = learned_move(row, network, scratch, moves, won, fields, work, shares)
            else:
                move = skilled_move(row, rng, scratch)
            advance(row, move, rng)
            made += 1
        results[number - first] = 1.0 if row[WINNER] == side else 0.0
