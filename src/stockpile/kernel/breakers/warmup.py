"""Compiling all of Breakers that anybody outside the kernel calls: by calling it once."""

from __future__ import annotations

import numpy as np

from stockpile.breakers import Breakers
from stockpile.core.option import Setup
from stockpile.kernel.breakers.baseline_policy import baseline_move
from stockpile.kernel.breakers.encoding import fresh
from stockpile.kernel.breakers.hold_chance import hold_chance, reckon_holding
from stockpile.kernel.breakers.layout import (
    DTYPE,
    EDITION,
    MOST_MOVES,
    MOST_MOVES_AT_ALL,
    SEATS,
    SIZE,
)
from stockpile.kernel.breakers.playouts import evaluate, play_many, play_many_at_random
from stockpile.kernel.breakers.rules import apply, legal, legal_all
from stockpile.kernel.breakers.skilled_policy import SCRATCH, skilled_move
from stockpile.kernel.breakers.worlds import sample
from stockpile.kernel.chance import seeded


def warm_up() -> None:
    """Call every entry point with the types that it is always called with."""
    rng = seeded(0)
    table = fresh(Breakers(Setup(EDITION.id, EDITION.fewest_seats)))
    world, state = np.zeros(SIZE, DTYPE), np.zeros(SIZE, DTYPE)
    moves, scratch = np.zeros(MOST_MOVES, DTYPE), np.zeros(SCRATCH, DTYPE)
    play_many(table, 1, rng, state)
    play_many_at_random(table, 1, rng, state, moves)
    sample(table, state, rng)
    legal_all(state, np.zeros(MOST_MOVES_AT_ALL, DTYPE), moves)
    legal(state, moves)
    evaluate(table, moves, 1, 1, rng, np.zeros((1, 1, table[SEATS])), world, state, scratch)
    sample(table, state, rng)
    reckon_holding(state, scratch)
    move = int(skilled_move(state, rng, scratch))
    hold_chance(state, move, scratch)
    apply(state, move, rng)
    apply(state, baseline_move(state, rng), rng)
