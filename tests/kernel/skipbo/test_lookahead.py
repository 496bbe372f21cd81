"""Looking ahead for training: worlds that fit what a seat knows, the same for all its moves."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from stockpile.kernel.skipbo import encoding, layout, lookahead, tensors
from stockpile.kernel.skipbo.network import LONGEST
from stockpile.kernel.skipbo.playout_policy import playout_move
from stockpile.kernel.skipbo.selfplay import begin
from tests.skipbo.build import skipbo


def some_row(seats: int, moves: int, *, stock: int = 20) -> tuple[Any, Any, Any]:
    """A table after some moves, random numbers, and space to work in."""
    row = tensors.empty_row(encoding.table(skipbo(seats=seats, stock=stock)))
    rng, scratch = np.zeros(1, np.uint64), np.zeros(layout.SCRATCH_SIZE, layout.SCRATCH_DTYPE)
    begin(row, rng, 5, moves, 0)
    for _ in range(moves):
        tensors.advance(row, playout_move(row, rng, scratch), rng)
    assert not row[layout.OVER]
    return row, rng, scratch


def truth(row: Any, seats: int) -> Any:
    told = np.zeros(tensors.truth_size(seats), np.uint8)
    tensors.write_truth(row, row[layout.TURN], told)
    return told.reshape(-1, layout.KINDS - 1)


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("moves", [0, 20, 110])
def test_another_world_changes_only_what_nobody_can_see(seats: int, moves: int) -> None:
    row, rng, _ = some_row(seats, moves)
    other = row.copy()
    lookahead.imagine(other, rng)
    size = tensors.observation_size(seats, seats)
    seen, as_seen = np.zeros((2, size), np.uint8)
    tensors.write_observation(row, row[layout.TURN], seen)
    tensors.write_observation(other, row[layout.TURN], as_seen)
    assert (seen == as_seen).all()
    was, has = truth(row, seats), truth(other, seats)
    # All cards are there. The draw pile and the stock piles have other ones; hands keep theirs.
    assert (was.sum(0) == has.sum(0)).all()
    assert (was.sum(1) == has.sum(1)).all()
    assert (was[1::2] == has[1::2]).all()
    assert (was[0::2] != has[0::2]).any()


def test_the_same_table_and_world_are_dealt_alike() -> None:
    row, _, _ = some_row(2, 20)
    rows, rngs = np.stack([row] * 6), np.zeros((6, 1), np.uint64)
    lookahead.enter_all(rows, rngs, 7, np.array([3, 3, 5, 5, 3, 3]), 2)
    assert (rows[[0, 1]] == rows[[4, 5]]).all()
    assert (rngs[[0, 1]] == rngs[[4, 5]]).all()
    assert len({one.tobytes() for one in rows}) == 4


def test_a_round_that_ends_says_who_won_and_stays_ended() -> None:
    row, rng, scratch = some_row(2, 6, stock=8)
    rows, rngs = row[None].copy(), rng[None].copy()
    over, shares = np.zeros(1, bool), np.zeros((1, 2), np.float32)
    for _ in range(1000):
        moves = np.full((1, LONGEST), layout.NO_MOVE)
        moves[0, 0] = playout_move(rows[0], rngs[0], scratch)
        lookahead.go_on_all(rows, rngs, moves, over, shares)
        if over[0]:
            break
        assert not rows[0, layout.OVER]
    assert rows[0, layout.OVER]
    assert shares[0].tolist() == [float(rows[0, layout.WINNER] == side) for side in (0, 1)]
