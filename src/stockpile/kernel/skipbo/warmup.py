"""Compiles all functions of Skip-Bo that are called from outside the kernel, by calling them."""

from __future__ import annotations

import numpy as np

from stockpile.core.chance import KeyedChance
from stockpile.core.observation import Observation
from stockpile.core.option import Setup
from stockpile.kernel.chance import seeded
from stockpile.kernel.skipbo.baseline_policy import baseline_move
from stockpile.kernel.skipbo.deciding import Decision, skilled_choice
from stockpile.kernel.skipbo.encoding import encode, encode_known, table
from stockpile.kernel.skipbo.layout import DTYPE, MOST_MOVES, SIZE
from stockpile.kernel.skipbo.network import blank_network
from stockpile.kernel.skipbo.playouts import play_many
from stockpile.kernel.skipbo.rules import apply, deal, legal, settle
from stockpile.kernel.skipbo.worlds import sample
from stockpile.skipbo import SkipBo


def warm_up() -> None:
    """Call every entry point once, with the types that callers use."""
    setup = Setup("skipbo-2003", 2, None, {"stock": 1})
    game = SkipBo(setup)
    chance = KeyedChance.from_seed(0)
    state, events = game.start(game.deal(0, None, chance), chance)
    seat = state.turn
    seen = [game.redact(event, seat) for event in events]
    moves = game.legal_moves(state, seat)
    observation = Observation(setup, seat, game.view(state, seat), seen, moves)
    Decision(observation, 0, blank_network()).play((0,), 1)
    skilled_choice(observation)
    known = encode_known(observation)
    rng = seeded(0)
    world = np.zeros(SIZE, DTYPE)
    sample(known, world, rng)
    legal(world, np.zeros(MOST_MOVES, DTYPE))
    array = encode(game, state)
    settle(array, rng)
    apply(array, baseline_move(array, rng), rng)
    deal(array, 0, rng)
    play_many(table(game), 1, rng)
