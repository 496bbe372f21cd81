"""Playouts are rounds by the rules, and the same seed gives the same ones."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import numpy as np
import pytest

from stockpile.bots.breakers import BaselineBot
from stockpile.bots.search import estimate
from stockpile.breakers import Breakers
from stockpile.breakers.state import State
from stockpile.core.chance import KeyedChance
from stockpile.kernel.breakers.baseline_policy import baseline_move
from stockpile.kernel.breakers.beliefs import Past, sample_likely
from stockpile.kernel.breakers.encoding import (
    encode,
    encode_known,
    encode_past,
    move_id,
    move_of,
    table,
)
from stockpile.kernel.breakers.layout import (
    DTYPE,
    MOST_MOVES,
    OVER,
    SCRATCH_DTYPE,
    SCRATCH_SIZE,
    SIZE,
    TURN,
    WINNER,
    Array,
)
from stockpile.kernel.breakers.layout import SEATS as SEATS_AT
from stockpile.kernel.breakers.playout_policy import playout_move
from stockpile.kernel.breakers.playouts import (
    evaluate,
    play_many,
    play_many_at_random,
    playout,
)
from stockpile.kernel.breakers.rules import apply, deal, legal
from stockpile.kernel.chance import Rng, below, seeded
from tests.breakers.build import breakers
from tests.kernel.breakers.seeing import moments, observe
from tests.kernel.breakers.walking import SEATS, dealt, games, short_deal

SCRATCH = np.zeros(SCRATCH_SIZE, SCRATCH_DTYPE)
MOVES = np.zeros(MOST_MOVES, DTYPE)
CONTESTED_WIN = 0.7


@pytest.mark.parametrize("seats", SEATS)
def test_the_baseline_policy_plays_as_the_baseline_bot(seats: int) -> None:
    rng = Random(seats)
    for seed, game in enumerate(games(seats)):
        for state, _ in moments(game, seed):
            _compare_with_baseline(game, state)
        for _ in range(40):
            _compare_with_baseline(game, short_deal(game, rng))


def _compare_with_baseline(game: Breakers, state: State) -> None:
    if state.outcome is None:
        expected = BaselineBot().choose(observe(game, state, state.turn, ()), Random(0))
        assert move_of(baseline_move(encode(game, state), seeded(0))) == expected


@pytest.mark.parametrize("seats", SEATS)
def test_a_playout_ends_as_the_rules_say(seats: int) -> None:
    chance = KeyedChance.from_seed("nothing is shuffled")
    game = breakers(seats)
    for seed in range(10):
        state = dealt(game, seed)
        array = encode(game, state)
        contested = playout(array, 0, seeded(seed), SCRATCH)
        laid = set()
        while state.outcome is None:
            move = move_of(playout_move(encode(game, state), seeded(seed), SCRATCH))
            if move in game.legal_moves(state, state.turn) and str(move) != "pass":
                laid.add(state.turn)
            state = game.apply(state, state.turn, move, chance).state
        assert state.outcome.winners == (array[WINNER],)
        assert contested == bool(laid - {0})


def test_all_moves_are_tried_in_the_same_worlds() -> None:
    game = breakers(3)
    for state, seen in moments(game, 3):
        if state.turn == seen.seat and state.outcome is None:
            known = encode_known(seen)
            moves = np.array([move_id(move) for move in seen.moves[:6]], DTYPE)
            shares = np.full((5, 6, 3), -1.0)
            world, trial, other = np.zeros((3, SIZE), DTYPE)
            rng, past = seeded(9), encode_past(seen)
            room = (world, trial, SCRATCH, other)
            evaluate(known, moves, len(moves), 4, rng, shares, *room, past, CONTESTED_WIN)
            assert shares[:4, : len(moves)].tolist() == _tried(known, past, moves, 4)
            # More was not asked for.
            assert (shares[4] == -1).all()
            assert (shares[:, len(moves) :] == -1).all()


def _tried(known: Array, past: Past, moves: Array, worlds: int) -> list[list[list[float]]]:
    """The same in Python."""
    rng = seeded(9)
    world, other, state = np.zeros((3, SIZE), DTYPE)
    seat = int(known[TURN])
    tried = []
    for _ in range(worlds):
        sample_likely(known, past, world, other, state, rng, SCRATCH)
        row = []
        to_come = rng.copy()
        for move in moves:
            rng[:] = to_come
            trial = world.copy()
            apply(trial, int(move), rng)
            contested, winner = playout(trial, seat, rng, SCRATCH), int(trial[WINNER])
            won = CONTESTED_WIN if contested and winner == seat else 1.0
            row.append([won if one == winner else (1 - won) / 2 for one in range(3)])
        tried.append(row)
    return tried


def test_what_nobody_can_answer_is_sure() -> None:
    """A pair that cannot be beaten, and then the last tile; the other seat holds one tile."""
    game = breakers(2)
    hands = [{"hand": ["15", "15", "3"]}, {"hand": ["7"]}]
    state = game.read_position({"seats": hands, "turn": "A"})
    seen = observe(game, state, 0, ())
    found = {str(one.move): one.shares for one in estimate(seen, Random(1), playouts=400)}
    assert list(found["15+15"]) == [1, 0]
    assert found["3"][0] < 1


def _at_random(state: Array, rng: Rng) -> int:
    return int(MOVES[below(rng, legal(state, MOVES))])


@pytest.mark.parametrize("seats", SEATS)
def test_many_rounds_are_dealt_and_played_to_their_end(seats: int) -> None:
    state = table(breakers(seats))
    assert play_many(state, 20, seeded(seats)) == _played(table(breakers(seats)), baseline_move)
    assert state[OVER]
    made = play_many_at_random(state, 20, seeded(seats), MOVES)
    assert made == _played(table(breakers(seats)), _at_random)
    assert state[OVER]


def _played(state: Array, choose: Callable[[Array, Rng], int]) -> int:
    """The same 20 rounds in Python."""
    seats, moves = int(state[SEATS_AT]), 0
    rng = seeded(seats)
    for number in range(20):
        deal(state, number % seats, rng)
        assert state[TURN] == number % seats
        while not state[OVER]:
            apply(state, choose(state, rng), rng)
            moves += 1
    return moves
