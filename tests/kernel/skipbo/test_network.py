"""What the network is shown of a table."""

from __future__ import annotations

import numpy as np

from stockpile.kernel.skipbo.encoding import encode, encode_row
from stockpile.kernel.skipbo.layout import DTYPE, SCRATCH_DTYPE, SCRATCH_SIZE, SIZE, Array
from stockpile.kernel.skipbo.network import LONGEST, MOST_CANDIDATES, field_count, list_plans
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
