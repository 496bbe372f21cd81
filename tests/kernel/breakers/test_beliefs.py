"""Worlds that fit how the others have played."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import numpy as np
import pytest

from stockpile.breakers import Breakers
from stockpile.core.chance import KeyedChance
from stockpile.kernel.breakers.beliefs import Past, likelihood, rewind, sample_likely
from stockpile.kernel.breakers.encoding import (
    decode,
    encode,
    encode_known,
    encode_past,
    move_of,
)
from stockpile.kernel.breakers.layout import (
    DTYPE,
    SCRATCH_DTYPE,
    SCRATCH_SIZE,
    SIZE,
    Array,
)
from stockpile.kernel.breakers.playout_policy import playout_move
from stockpile.kernel.breakers.rules import apply
from stockpile.kernel.breakers.worlds import sample
from stockpile.kernel.chance import seeded
from tests.breakers.build import breakers
from tests.kernel.breakers.seeing import Moment, moments, observe
from tests.kernel.breakers.walking import SEATS, games

SCRATCH = np.zeros(SCRATCH_SIZE, SCRATCH_DTYPE)


def as_playouts_do(game: Breakers, seed: int) -> Iterator[Moment]:
    """A round played as playouts play it, as the seat on turn sees it."""
    chance = KeyedChance.from_seed(seed)
    state, events = game.start(game.deal(0, None, chance), chance)
    seen = [*events]
    while state.outcome is None:
        yield Moment(state, observe(game, state, state.turn, seen))
        move = move_of(playout_move(encode(game, state), seeded(0), SCRATCH))
        state, more = game.apply(state, state.turn, move, chance)
        seen.extend(more)


@pytest.mark.parametrize("seats", SEATS)
def test_a_rewound_round_leads_back(seats: int) -> None:
    for seed, game in enumerate(games(seats)):
        for state, seen in moments(game, seed):
            truth, past, again = encode(game, state), encode_past(seen), np.zeros(SIZE, DTYPE)
            rewind(truth, past, again)
            for move in past.moves:
                apply(again, int(move), seeded(0))
            assert decode(game, again, state) == state


def likely(world: Array, past: Past, viewer: int) -> float:
    return float(likelihood(world, past, viewer, np.zeros(SIZE, DTYPE), seeded(0), SCRATCH))


@pytest.mark.parametrize("seats", SEATS)
def test_the_truth_is_no_surprise_and_likely_worlds_are_taken(seats: int) -> None:
    game = breakers(seats)
    even: list[float] = []
    taken: list[float] = []
    world, other, spare = np.zeros((3, SIZE), DTYPE)
    for seed in range(3):
        for state, seen in as_playouts_do(game, seed):
            known, past, seat = encode_known(seen), encode_past(seen), seen.seat
            assert likely(encode(game, state), past, seat) == 1
            sample(known, world, seeded(seed))
            even.append(likely(world, past, seat))
            sample_likely(known, past, world, other, spare, seeded(seed), SCRATCH)
            taken.append(likely(world, past, seat))
            assert game.view(decode(game, world, state), seat) == seen.view
    assert np.mean(taken) > 1.5 * np.mean(even)


def test_without_the_deal_nothing_is_read_into_the_moves() -> None:
    *_, (_, seen) = as_playouts_do(breakers(2), 1)
    assert len(encode_past(seen).moves) > 0
    later = replace(seen, events=seen.events[2:])
    assert len(encode_past(later).moves) == 0
