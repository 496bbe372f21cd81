"""Rounds played on inside the kernel."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from importlib import import_module
from itertools import islice
from random import Random
from typing import Any

import numpy as np
import pytest

from stockpile.bots import networks
from stockpile.bots.skilled import SkilledBot
from stockpile.bots.skipbo import baseline_order, lays_of
from stockpile.core.match import Match
from stockpile.kernel.chance import seeded
from stockpile.kernel.judge import Network, Space
from stockpile.kernel.skipbo.baseline_policy import baseline_move
from stockpile.kernel.skipbo.encoding import (
    decode,
    encode,
    encode_known,
    encode_row,
    move_id,
    move_of,
    move_text,
    table,
)
from stockpile.kernel.skipbo.layout import (
    MOST_MOVES,
    MOVES,
    PLAN_LENGTH,
    PLAN_MOVES,
    SCRATCH_DTYPE,
    SCRATCH_SIZE,
    Array,
)
from stockpile.kernel.skipbo.learned_policy import judge_moves
from stockpile.kernel.skipbo.network import space
from stockpile.kernel.skipbo.playouts import evaluate, play_many
from stockpile.kernel.skipbo.rules import apply, legal
from stockpile.kernel.skipbo.tensors import ROW_SIZE
from stockpile.skipbo.moves import LayDiscard, LayStock
from tests.bots.seeing import observe
from tests.chances import Stacked
from tests.skipbo.build import SkipBoMatch, Table, position, skipbo
from tests.skipbo.plans import Form, Plan, every_form

TURNS = 3


def tried(
    at: Table | SkipBoMatch, moves: list[str], worlds: int, seed: int = 1, turns: int = TURNS
) -> tuple[list[list[list[float]]], Array]:
    """What each side has after each of the moves, world by world, and what was known."""
    game, state = at.game, at.state
    assert state is not None
    known = encode_known(observe(game, state, state.turn))
    plans = np.zeros((MOST_MOVES, 2), dtype=np.int16)
    plans[: len(moves), 0] = 1
    plans[: len(moves), 1] = [move_id(game.read_move(move), state.turn) for move in moves]
    shares = np.full((worlds, MOST_MOVES, len(game.sides)), 99.0)
    working = room(game.seats)
    evaluate(known, plans, len(moves), worlds, seeded(seed), shares, *working, turns)
    assert (shares[:, len(moves) :] == 99).all()
    return shares[:, : len(moves)].tolist(), known


def room(seats: int) -> tuple[Any, Any, Any, Network, Space]:
    """What `evaluate` works with and in."""
    network = networks.load("skipbo")
    world, trial = np.zeros((2, ROW_SIZE), dtype=np.int16)
    scratch = np.zeros(SCRATCH_SIZE, SCRATCH_DTYPE)
    return world, trial, scratch, network, space(network, seats)


@every_form
def test_the_baseline_policy_lays_as_the_baseline_bot_does(form: Form) -> None:
    plan = Plan("free", "redeal", 12, 0.8, seed=8).at(form)
    rng = seeded(1)
    for played in plan.play():
        seat, game = played.seat, plan.game
        moves = game.legal_moves(played.before, seat)
        chosen = move_of(baseline_move(encode(game, played.before), rng), seat)
        assert chosen in moves
        lays = lays_of(moves)
        if lays:
            best = min(map(baseline_order, lays))
            (lay,) = lays_of([chosen])
            order = baseline_order(lay)
            # With several partners, whose pile comes first is not said.
            partners = isinstance(lay, LayStock | LayDiscard) and lay.owner is not None
            assert order[:2] == best[:2]
            assert partners or order == best


def test_the_baseline_policy_discards_any_kind_on_any_pile() -> None:
    hand = position("5 5 5 9 | 7", "| 7", draw="1", aside="2")
    array = encode(hand.game, hand.state)
    rng = seeded(2)
    counts = Counter(move_text(baseline_move(array, rng), 0) for _ in range(16_000))
    assert counts.keys() == {f"h{card}>d{pile}" for card in (5, 9) for pile in range(1, 5)}
    assert all(1_800 < count < 2_200 for count in counts.values())


def test_the_baseline_policy_passes_with_an_empty_hand() -> None:
    stuck = position("| 7", "3 | 7")
    assert move_text(baseline_move(encode(stuck.game, stuck.state), seeded(1)), 0) == "pass"


@every_form
def test_rounds_are_played_to_their_end(form: Form) -> None:
    edition, seats, teams = form
    game = skipbo(edition, seats=seats, teams=teams, stock=5)
    array = table(game)
    assert play_many(array, 30, seeded(4)) > 30 * 5
    ended = decode(game, array)
    assert ended.outcome is not None
    assert sorted(ended.cards()) == list(game.pack)
    assert not game.legal_moves(ended, ended.turn)


@pytest.mark.sampled(2)
@every_form
def test_what_is_planned_can_be_played(form: Form) -> None:
    plan = Plan("free", "redeal", 12, 0.8, seed=8).at(form)
    game = plan.game
    *_, scratch, network, working = room(game.seats)
    shares, plans = np.zeros(MOVES), np.zeros(MOVES, SCRATCH_DTYPE)
    longest = 0
    for played in islice(plan.play(), 0, None, 5):
        seen = encode_row(observe(game, played.before, played.seat))
        judge_moves(seen, network, scratch, working, shares, plans)
        assert shares.max() >= 0
        for move in np.flatnonzero(plans):
            assert shares[move] >= 0
            at = plans[move]
            moves = scratch[at + PLAN_MOVES :][: scratch[at + PLAN_LENGTH]].tolist()
            assert moves[0] == move
            state, listed = encode(game, played.before), np.zeros(MOST_MOVES, np.int16)
            for one in moves:
                assert one in listed[: legal(state, listed)]
                apply(state, one, seeded(1))
            longest = max(longest, len(moves))
    assert longest > 1


def test_a_move_that_wins_wins_in_every_world() -> None:
    last = position("9 | 1", "| 1", draw="3 4 5 6 7 8")
    found, _ = tried(last, ["stock>1", "h9>d1"], worlds=40)
    assert found == [[[1, 0], [0, 1]]] * 40


def standing(at: Table, *moves: str) -> list[float]:
    """The mean chance of the deciding side after each move."""
    found, _ = tried(at, [*moves], worlds=60, turns=at.game.seats)
    side = at.game.sides.index((at.state.turn,))
    return [float(share) for share in np.mean(found, axis=0)[:, side]]


def test_fewer_stock_cards_are_better() -> None:
    (few,) = standing(position("9 9 | 4 12", "9 9 9 9 | 4 4 4 4 12", draw="1 2"), "h9>d1")
    (many,) = standing(position("9 9 | 4 4 4 4 12", "9 9 9 9 | 4 12", draw="1 2"), "h9>d1")
    assert few > 0.5 > many


def test_a_draw_is_shared() -> None:
    stuck = position("| 7", "| 7", passes=1, stalemate="draw")
    found, _ = tried(stuck, ["pass"], worlds=2)
    assert found == [[[0.5, 0.5]]] * 2


def test_all_moves_are_tried_in_the_same_worlds_with_the_same_luck() -> None:
    opening = position("3 4 9 9 12 | 5 8 2 1", "S | 7 7 6 1", draw="3 4 5 6 7 8", aside="S 1 2")
    found, _ = tried(opening, ["h9>d1", "h12>d1", "h9>d1"], worlds=200)
    assert all(first == again for first, _, again in found)
    assert any(first != other for first, other, _ in found)
    assert len({first[0] for first, _, _ in found}) > 10


@every_form
def test_all_sides_together_have_one_round(form: Form) -> None:
    plan = Plan("free", "redeal", 6, 0.8, seed=3).at(form)
    for number, played in enumerate(plan.play()):
        if number % 20 == 0:
            moves = [str(played.move)]
            at = Table(plan.game, played.before, Stacked())
            found, _ = tried(at, moves, worlds=4, turns=1 + number % 8)
            for (shares,) in found:
                assert all(0 <= share <= 1 for share in shares)
                assert sum(shares) == pytest.approx(1)


def test_the_same_random_numbers_give_the_same_shares() -> None:
    opening = position("3 4 9 9 12 | 5 8 2 1", "S | 7 7 6 1", draw="3 4 5 6 7 8")
    found, known = tried(opening, ["h9>d1", "h12>d1"], worlds=50)
    again, _ = tried(opening, ["h9>d1", "h12>d1"], worlds=50)
    other, _ = tried(opening, ["h9>d1", "h12>d1"], worlds=50, seed=2)
    assert found == again
    assert found != other
    assert (known == encode_known(observe(opening.game, opening.state, 0))).all()


def test_what_is_judged_early_is_what_comes_in_the_end() -> None:
    """Chances judged after a few turns are, on average, those of rounds played to their end."""
    skilled, rng = SkilledBot(), Random(1)
    early: list[float] = []
    late: list[float] = []
    for seats in (2, 2, 3, 4):
        match = Match(skipbo(seats=seats, stock=10), seed=f"judged {len(early)}")
        match.start_round()
        while match.turn is not None:
            seen = match.observe(match.turn)
            move = skilled.choose(seen, rng)
            if len(seen.moves) > 1 and rng.random() < 0.03:
                for shares, turns in (early, seats), (late, 10_000):
                    found, _ = tried(match, [str(move)], worlds=400, turns=turns)
                    shares.append(np.mean(found, axis=0)[0, match.turn])
            match.play(move)
    off = np.array(early) - late
    assert len(off) > 20
    # Luck alone makes about 0.025 in one of them.
    assert abs(off.mean()) < 0.015
    assert off.std() < 0.05
    assert np.std(late) > 0.15


runtime: Any = import_module("numba.core.runtime.nrt")


def allocations(work: Callable[[int], object], times: int) -> int:
    """How many blocks of memory compiled functions ask for."""
    before = runtime.rtsys.get_allocation_stats().alloc
    work(times)
    made: int = runtime.rtsys.get_allocation_stats().alloc - before
    return made


def test_playing_on_takes_no_memory() -> None:
    start = position("3 4 | 5", "| 6", draw="1 2 3")
    array = table(start.game)
    known = encode_known(observe(start.game, start.state, 0))
    plans = np.array([[1, move_id(start.game.read_move("h3>d1"), 0)]], dtype=np.int16)
    shares, working = np.zeros((100, 1, 2)), room(2)
    rng = seeded(1)

    def play(rounds: int) -> None:
        play_many(array, rounds, rng)

    def search(worlds: int) -> None:
        evaluate(known, plans, 1, worlds, rng, shares, *working, TURNS)

    play(1)
    search(1)
    runtime._nrt.memsys_enable_stats()
    try:
        for work in (play, search):
            # Each array that is handed over costs a block, however long it takes.
            assert allocations(work, 1) == allocations(work, 100) > 0
    finally:
        runtime._nrt.memsys_disable_stats()
