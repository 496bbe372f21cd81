"""What the network is shown of a table."""

from __future__ import annotations

import numpy as np

from stockpile.bots import networks
from stockpile.kernel.skipbo.encoding import encode, encode_row, move_id
from stockpile.kernel.skipbo.layout import DTYPE, MOVES, SCRATCH_DTYPE, SCRATCH_SIZE, SIZE, Array
from stockpile.kernel.skipbo.learned_policy import judge_moves
from stockpile.kernel.skipbo.network import (
    LONGEST,
    MOST_CANDIDATES,
    field_count,
    list_plans,
    space,
)
from stockpile.kernel.skipbo.tensors import ROW_SIZE, count_public
from tests.bots.seeing import observe
from tests.skipbo.plans import Form, Plan, every_form

POSITIONS = 200


def shown(row: Array, seats: int) -> list[list[object]]:
    """The plans that the network judges, whether each wins, and what it is shown of each."""
    moves = np.zeros(MOST_CANDIDATES * LONGEST, np.int32)
    won = np.zeros(MOST_CANDIDATES, np.int16)
    fields = np.zeros((MOST_CANDIDATES, field_count(seats)), np.int16)
    scratch = np.zeros(SCRATCH_SIZE, SCRATCH_DTYPE)
    count = list_plans(row, MOST_CANDIDATES, POSITIONS, scratch, moves, won, fields)
    return [moves[: count * LONGEST].tolist(), won[:count].tolist(), fields[:count].tolist()]


@every_form
def test_at_a_table_the_network_is_shown_what_it_was_shown_in_training(form: Form) -> None:
    sitting = Plan("free", "redeal", 6, 0.9, seed=4).at(form)
    game = sitting.game
    for played in sitting.sampled():
        truth = np.zeros(ROW_SIZE, DTYPE)
        truth[:SIZE] = encode(game, played.before)
        count_public(truth)
        seen = encode_row(observe(game, played.before, played.seat))
        assert shown(seen, game.seats) == shown(truth, game.seats)


@every_form
def test_every_discard_is_judged_in_a_plan_or_not(form: Form) -> None:
    sitting = Plan("free", "redeal", 6, 0.3, seed=5).at(form)
    game, weights = sitting.game, networks.load("skipbo")
    room, scratch = space(weights, game.seats), np.zeros(SCRATCH_SIZE, SCRATCH_DTYPE)
    unplanned = 0
    for played in sitting.sampled():
        shares, plans = np.zeros(MOVES), np.zeros(MOVES, SCRATCH_DTYPE)
        row = encode_row(observe(game, played.before, played.seat))
        judge_moves(row, weights, scratch, room, shares, plans)
        discards = [
            move_id(move, played.seat)
            for move in game.legal_moves(played.before, played.seat)
            if ">d" in str(move)
        ]
        assert (shares[discards] >= 0).all()
        unplanned += int((plans[discards] == 0).sum())
    assert unplanned
