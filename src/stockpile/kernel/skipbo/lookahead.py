"""What a move of Skip-Bo leads to a few turns later, for a network that learns from it."""

from __future__ import annotations

from typing import Any

import numpy as np

from stockpile.kernel.chance import Rng, seed_round, shuffle
from stockpile.kernel.compile import compiled
from stockpile.kernel.skipbo.layout import (
    BELOW,
    CARD,
    DRAW,
    HEAP,
    PILE_TOP,
    PILES,
    SEATS,
    SHUFFLES,
    TURN,
)
from stockpile.kernel.skipbo.network import write_move
from stockpile.kernel.skipbo.playouts import ROUND_OVER, play_turns
from stockpile.kernel.skipbo.rules import apply, copy
from stockpile.kernel.skipbo.tensors import count_public, write_outcome
from stockpile.kernel.types import Floats, Ints


@compiled
def imagine(row: Ints, rng: Rng) -> None:
    """Deal again what nobody can see: the draw pile, and the stock piles below their tops.

    Hands stay as they are: seats that played as these did rarely hold what they could have laid,
    and hands dealt at random would often hold it.

    After a reshuffle nothing is exchanged between stock piles and the rest: what was drawn before
    it (see `worlds`) is not told apart.
    """
    seats = row[SEATS]
    stocks = HEAP + row[DRAW]
    end = stocks
    for seat in range(seats):
        node = row[BELOW + row[PILE_TOP + seat * PILES]]
        while node:
            row[end] = row[CARD + node]
            end += 1
            node = row[BELOW + node]
    if row[SHUFFLES]:
        shuffle(rng, row, HEAP, stocks)
        shuffle(rng, row, stocks, end)
    else:
        shuffle(rng, row, HEAP, end)
    for seat in range(seats):
        node = row[BELOW + row[PILE_TOP + seat * PILES]]
        while node:
            end -= 1
            row[CARD + node] = row[end]
            node = row[BELOW + node]


@compiled
def look_ahead(
    row: Ints, move: int, turns: int, rng: Rng, scratch: Ints, fields: Ints, shares: Floats
) -> bool:
    """Make a move in a world, and play on by the playout policy.

    It stops when the seat's turn has come back ``turns`` times and ends: ``fields`` are what it
    ends with. Whether the round was over before that: then ``shares`` say who has won.
    """
    seat = row[TURN]
    imagine(row, rng)
    apply(row, move, rng)
    last = play_turns(row, seat, rng, scratch, turns * row[SEATS])
    if last == ROUND_OVER:
        write_outcome(row, shares)
        return True
    count_public(row)
    write_move(row, last, scratch, fields)
    return False


@compiled
def look_ahead_all(
    rows: Any,
    moves: Any,
    turns: int,
    seed: int,
    scratch: Ints,
    trial: Ints,
    fields: Any,
    shares: Any,
    ended: Any,
) -> None:
    """The same at every table, with each of its moves that are not negative, in the same worlds."""
    rng = np.zeros(1, np.uint64)
    for table in range(len(rows)):
        for index in range(moves.shape[1]):
            if moves[table, index] >= 0:
                for world in range(ended.shape[2]):
                    copy(rows[table], trial)
                    seed_round(rng, seed, table, world)
                    ended[table, index, world] = look_ahead(
                        trial,
                        moves[table, index],
                        turns,
                        rng,
                        scratch,
                        fields[table, index, world],
                        shares[table, index, world],
                    )
