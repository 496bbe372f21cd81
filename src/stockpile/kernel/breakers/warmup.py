"""Compiles all functions of Breakers that are called from outside the kernel, by calling them."""

from __future__ import annotations

import numpy as np

from stockpile.breakers import Breakers
from stockpile.core.chance import KeyedChance
from stockpile.core.observation import Observation
from stockpile.core.option import Setup
from stockpile.kernel.breakers.baseline_policy import baseline_move
from stockpile.kernel.breakers.deciding import Decision
from stockpile.kernel.breakers.encoding import encode_known, table
from stockpile.kernel.breakers.hold_chance import hold_chance, reckon_holding
from stockpile.kernel.breakers.layout import (
    DTYPE,
    EDITION,
    MOST_MOVES,
    MOST_MOVES_AT_ALL,
    SCRATCH_DTYPE,
    SCRATCH_SIZE,
)
from stockpile.kernel.breakers.network import blank_network
from stockpile.kernel.breakers.playouts import play_many, play_many_at_random
from stockpile.kernel.breakers.rules import apply, deal, legal, legal_all
from stockpile.kernel.breakers.skilled_policy import skilled_move
from stockpile.kernel.breakers.worlds import sample
from stockpile.kernel.chance import seeded


def warm_up() -> None:
    """Call every entry point once, with the types that callers use."""
    setup = Setup(EDITION.id, EDITION.fewest_seats)
    game = Breakers(setup)
    chance = KeyedChance.from_seed(0)
    dealt, events = game.start(game.deal(0, None, chance), chance)
    seat = dealt.turn
    seen = [game.redact(event, seat) for event in events]
    moves = game.legal_moves(dealt, seat)
    observation = Observation(setup, seat, game.view(dealt, seat), seen, moves)
    Decision(observation, 0, blank_network()).play((0,), 1)
    rng, state = seeded(0), table(game)
    scratch, found = np.zeros(SCRATCH_SIZE, SCRATCH_DTYPE), np.zeros(MOST_MOVES, DTYPE)
    play_many(state, 1, rng)
    play_many_at_random(state, 1, rng, found)
    deal(state, 0, rng)
    sample(encode_known(observation), state, rng)
    legal_all(state, np.zeros(MOST_MOVES_AT_ALL, DTYPE), found)
    legal(state, found)
    reckon_holding(state, scratch)
    move = skilled_move(state, rng, scratch)
    hold_chance(state, move, scratch)
    apply(state, move, rng)
    apply(state, baseline_move(state, rng), rng)
