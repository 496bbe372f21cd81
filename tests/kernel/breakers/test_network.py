"""What the network is shown of a table."""

from __future__ import annotations

import numpy as np
import pytest

from stockpile.bots import networks
from stockpile.kernel.breakers.encoding import encode, encode_row
from stockpile.kernel.breakers.layout import SCRATCH_DTYPE, SCRATCH_SIZE, SIZE, Array
from stockpile.kernel.breakers.network import candidates, space
from tests.kernel.breakers.seeing import moments
from tests.kernel.breakers.walking import SEATS, games


def shown(row: Array, seats: int) -> list[list[object]]:
    """Whether each candidate wins, and what the network is shown of it."""
    room = space(networks.load("breakers"), seats)
    scratch = np.zeros(SCRATCH_SIZE, SCRATCH_DTYPE)
    most = len(room.fields)
    count = candidates(row, most, scratch, room.moves, room.won, room.fields)
    return [room.won[:count].tolist(), room.fields[:count].tolist()]


@pytest.mark.parametrize("seats", SEATS)
def test_at_a_table_the_network_is_shown_what_it_was_shown_in_training(seats: int) -> None:
    for seed, game in enumerate(games(seats)):
        for state, observation in moments(game, seed):
            if observation.seat != state.turn:
                continue
            seen = encode_row(observation)
            truth = seen.copy()
            truth[:SIZE] = encode(game, state)
            assert shown(seen, seats) == shown(truth, seats)
