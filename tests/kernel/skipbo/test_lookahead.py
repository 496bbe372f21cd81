"""Looking ahead for training: worlds that fit what a seat knows, the same for all its moves."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from stockpile.kernel.skipbo import encoding, layout, lookahead, network, tensors
from stockpile.kernel.skipbo.playout_policy import playout_move
from stockpile.kernel.skipbo.rules import legal
from stockpile.kernel.skipbo.selfplay import begin
from tests.skipbo.build import skipbo

WORLDS = 4


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


def looked(row: Any, scratch: Any, moves: list[int]) -> tuple[Any, Any, Any]:
    size = (1, len(moves), WORLDS)
    seats, sides = int(row[layout.SEATS]), int(row[layout.SIDES])
    fields = np.zeros((*size, network.field_count(seats)), np.int16)
    shares, ended = np.zeros((*size, sides), np.float32), np.zeros(size, bool)
    lookahead.look_ahead_all(
        row[None],
        np.array([moves], layout.DTYPE),
        2,
        7,
        scratch,
        np.zeros_like(row),
        fields,
        shares,
        ended,
    )
    return fields[0], shares[0], ended[0]


def test_all_moves_meet_the_same_worlds_and_leave_the_table_as_it_was() -> None:
    row, _, scratch = some_row(2, 20)
    before = row.copy()
    listed = np.zeros(layout.MOST_MOVES, layout.DTYPE)
    assert legal(row, listed) > 1
    first, second = int(listed[0]), int(listed[1])
    fields, _, ended = looked(row, scratch, [first, first, -1, second])
    assert (row == before).all()
    assert not ended.any()
    assert (fields[0] == fields[1]).all()
    assert not fields[2].any()
    assert (fields[0] != fields[3]).any()
    # One world is not like the other.
    assert (fields[0, 0] != fields[0, 1]).any()


def test_a_round_that_ends_says_who_won() -> None:
    row, _, scratch = some_row(2, 30, stock=1)
    _, shares, ended = looked(row, scratch, [playout_move(row, np.zeros(1, np.uint64), scratch)])
    assert ended.any()
    assert (shares[ended].sum(1) == 1).all()
