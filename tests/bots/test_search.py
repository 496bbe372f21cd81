"""The search that both games share, and its estimates."""

from __future__ import annotations

import time
from collections.abc import Sequence
from random import Random
from typing import Any

import numpy as np
import pytest

from stockpile.bots import search
from stockpile.bots.advice import advise
from stockpile.bots.conduct import by_the_rules
from stockpile.bots.search import Shares, choose, decision, estimate, outcomes
from stockpile.bots.skilled import SkilledBot
from stockpile.core.match import Match
from stockpile.core.observation import Observation
from stockpile.games import AnyGame
from tests.bots.seeing import observe
from tests.breakers.build import breakers
from tests.skipbo.build import Table, position, skipbo
from tests.skipbo.tabletop import FORMS, Company, people

GAMES: dict[str, AnyGame] = {
    "skipbo": skipbo(stock=10),
    "skipbo teams": skipbo(seats=4, teams="AC BD", stock=10),
    "breakers": breakers(3),
}
each_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def some_decision(game: AnyGame, seed: str = "search") -> Observation[Any, Any]:
    """A decision in the middle of a round, with some moves to choose from."""
    match = Match(game, seed=seed)
    match.start_round()
    rng = Random(seed)
    for _ in range(8):
        match.play(rng.choice(match.legal_moves()))
    while True:
        assert match.turn is not None
        seen = match.observe(match.turn)
        if len(decision(seen, 0).groups) > 3:
            return seen
        match.play(seen.moves[0])


def seen_at(at: Table) -> Observation[Any, Any]:
    return observe(at.game, at.state, at.state.turn)


# The same from the same


@each_game
def test_the_same_seed_and_playouts_give_the_same(game: AnyGame) -> None:
    seen = some_decision(game)
    assert estimate(seen, Random(3), playouts=400) == estimate(seen, Random(3), playouts=400)
    assert estimate(seen, Random(3), playouts=400) != estimate(seen, Random(4), playouts=400)
    assert choose(seen, Random(3), playouts=400) == choose(seen, Random(3), playouts=400)


@each_game
def test_all_moves_are_tried_in_the_same_worlds(game: AnyGame) -> None:
    seen = some_decision(game)
    move = decision(seen, 0).groups[0][0]
    found, _ = outcomes(seen, [move, move], Random(1), 50)
    assert (found[:, 0] == found[:, 1]).all()


# Estimates


@each_game
def test_estimates_are_chances_with_errors(game: AnyGame) -> None:
    seen = some_decision(game)
    estimates = estimate(seen, Random(1), playouts=600)
    assert len({one.move for one in estimates}) == len(estimates)
    assert {one.move for one in estimates} <= set(seen.moves)
    for one in estimates:
        assert len(one.shares) == len(one.errors) == len(game.sides)
        assert sum(one.shares) == pytest.approx(1)
        assert all(0 <= share <= 1 for share in one.shares)
        assert all(0 < error < 1 for error in one.errors)


def test_every_legal_move_of_skipbo_has_an_estimate() -> None:
    seen = some_decision(skipbo(stock=10))
    assert {one.move for one in estimate(seen, Random(1), playouts=200)} == set(seen.moves)


@pytest.mark.parametrize("form", range(len(FORMS)))
def test_what_people_do_before_they_draw_can_be_judged(form: int) -> None:
    """They may lay with an empty hand, where others could pass, and with a hand not full yet."""
    undrawn = 0
    company = Company(form, 3, 1, wild=0.2)
    for played in company.play():
        state = played.before
        seen = by_the_rules(observe(company.game, state, state.turn))
        if not seen.moves:
            continue
        groups = decision(seen, 0).groups
        assert sorted(map(str, seen.moves)) == sorted(str(one) for group in groups for one in group)
        assert all(groups)
        undrawn += not state.round.drawn
    assert undrawn


@pytest.mark.parametrize(
    ("caught", "banned", "refilled"),
    [("whole-turn", "", True), ("whole-turn", "A", False), ("start-only", "A", True)],
)
def test_nobody_is_promised_a_new_hand_who_does_not_get_one(
    caught: str, banned: str, refilled: bool
) -> None:
    table = people("1 | 2 9", "| 7 5", draw="1 2 3 4 5 6", laid=True, banned=banned, caught=caught)
    advice = advise(observe(table.game, table.state, 0), Random(1), playouts=40)
    (lay,) = (one for one in advice.moves if str(one.move) == "h1>1")
    assert ("empties-hand" in lay.why) is refilled
    assert lay.why


def test_moves_that_come_to_the_same_have_the_same_estimate() -> None:
    seen = seen_at(position("1 9 | 5 8", "| 7 7", draw="1 2 3"))
    found = {str(one.move): one.shares for one in estimate(seen, Random(1), playouts=200)}
    assert found["h9>d1"] == found["h9>d4"]
    assert found["h1>1"] == found["h1>3"]
    assert found["h1>1"] != found["h1>d1"]


def test_more_playouts_leave_a_smaller_error() -> None:
    seen = some_decision(skipbo(stock=10))
    few = estimate(seen, Random(1), playouts=300)[0]
    many = estimate(seen, Random(1), playouts=30_000)[0]
    bias = decision(seen, 0).bias * 4 * many.shares[0] * (1 - many.shares[0])
    assert bias * 0.9 < many.errors[0] < few.errors[0]


def test_what_playouts_leave_open_good_sense_decides() -> None:
    """Laying the stock card is worth little here, and nobody would do anything else."""
    seen = seen_at(
        position(
            "2 2 5 8 9 | 7 11 3 4 1",
            "6 10 | 8 6 12 | 9",
            building="1 S, 1 2",
            draw="4 5 6 7 3 3 8 10 11 12 1 2 S S 9 9 5 6 7 4 3 2 1 8 10 11",
        )
    )
    for seed in range(8):
        best, *_ = estimate(seen, Random(seed), playouts=1000)
        assert str(best.move) == "stock>3"


@each_game
def test_the_best_move_comes_first(game: AnyGame) -> None:
    seen = some_decision(game)
    side = game.side_of[seen.seat]
    wins = [one.shares[side] for one in estimate(seen, Random(1), playouts=600)]
    assert wins == sorted(wins, reverse=True)


def test_estimates_of_other_seeds_lie_within_their_errors() -> None:
    seen = some_decision(skipbo(stock=10))
    (move, *_), *_ = decision(seen, 0).groups
    side = seen.seat
    found = [outcomes(seen, [move], Random(seed), 200)[0][:, 0, side] for seed in range(20)]
    spread = np.std([one.mean() for one in found])
    error = np.mean([one.std() / 200**0.5 for one in found])
    assert spread < 2 * error


def test_a_won_round_is_sure() -> None:
    seen = seen_at(position("9 | 2", "5 | 2", building="1", draw="3 4 5"))
    found = {str(one.move): one.shares for one in estimate(seen, Random(1), playouts=200)}
    assert list(found["stock>1"]) == [1, 0]
    assert list(found["h9>d1"]) == [0, 1]


# What is said comes true as often


def said_and_came(game: AnyGame, rounds: int) -> tuple[list[float], list[bool]]:
    """What chance a seat was said to have with its move, and whether it won; `skilled` plays."""
    skilled, rng = SkilledBot(), Random(1)
    said: list[float] = []
    came: list[bool] = []
    for number in range(rounds):
        match = Match(game, seed=f"said {number}")
        match.start_round()
        seats: list[int] = []
        while match.turn is not None:
            seat, seen = match.turn, match.observe(match.turn)
            move = skilled.choose(seen, rng)
            if len(seen.moves) > 1 and rng.random() < 0.1:
                seats.append(seat)
                shares, _ = outcomes(seen, [move], rng, 40)
                said.append(shares[:, 0, game.side_of[seat]].mean())
            match.play(move)
        assert match.outcome is not None
        came += [seat in match.outcome.winners for seat in seats]
    return said, came


@pytest.mark.long
@pytest.mark.parametrize(
    ("game", "rounds"),
    [
        pytest.param(skipbo(stock=6), 80, id="skipbo 2", marks=pytest.mark.slow),
        pytest.param(skipbo(seats=4, stock=4), 60, id="skipbo 4", marks=pytest.mark.slow),
        pytest.param(breakers(2), 400, id="breakers 2", marks=pytest.mark.slow),
        pytest.param(breakers(4), 120, id="breakers 4", marks=pytest.mark.slow),
    ],
)
def test_what_is_said_comes_true_as_often(game: AnyGame, rounds: int) -> None:
    said, came = map(np.array, said_and_came(game, rounds))
    assert len(said) > 200
    assert said.mean() == pytest.approx(came.mean(), abs=0.06)
    low, middle, high = (came[part].mean() for part in np.array_split(np.argsort(said), 3))
    assert low < middle < high
    # It knows more than how often anybody wins.
    assert ((said - came) ** 2).mean() < came.var() - 0.01


# Time and choice


def test_it_thinks_for_as_long_as_it_is_told_or_until_it_is_decided(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now = 0.0

    class Tried:
        groups = (("one",), ("two",), ("three",))
        prior, prior_error = np.zeros(3), 0.03
        bias = bias_between = playout_error = 0.0
        step = 0.0

        def calibrate(self) -> None:
            pass

        def play(self, moves: Sequence[int], worlds: int) -> Shares:
            nonlocal now
            now += 0.01
            shares = np.zeros((worlds, len(moves), 2))
            shares[:, :, 0] = 0.1 + np.array(moves) * self.step
            return shares

    tried = Tried()
    monkeypatch.setattr(search, "decision", lambda *_: tried)
    monkeypatch.setattr(time, "perf_counter", lambda: now)
    seen = some_decision_of_three()
    assert choose(seen, Random(1), budget_ms=1000) == "one"
    assert 1 <= now < 1.05
    now, tried.step = 0.0, 0.4
    assert choose(seen, Random(1), budget_ms=1000) == "three"
    assert now < 0.1
    now = 0.0
    assert estimate(seen, Random(1), budget_ms=1000)[0].move == "three"
    assert 1 <= now < 1.05


def test_luck_that_all_moves_share_hides_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Worlds differ by much more than moves, and still a few of them outweigh a small prior."""

    class Lucky:
        groups = (("one",), ("two",), ("three",))
        prior, prior_error = np.array([0.0, -0.02, -0.5]), 0.02
        bias = bias_between = playout_error = 0.0
        few_playouts = 40
        played: set[int] = set()  # noqa: RUF012 - one is made, below

        def play(self, moves: Sequence[int], worlds: int) -> Shares:
            self.played |= set(moves)
            luck = np.where(np.arange(worlds) % 2, 0.8, 0.1)
            shares = np.zeros((worlds, len(moves), 2))
            shares[:, :, 0] = luck[:, None] + 0.1 * (np.array(moves) == 1)
            return shares

    lucky = Lucky()
    monkeypatch.setattr(search, "decision", lambda *_: lucky)
    assert choose(some_decision_of_three(), Random(1)) == "two"
    # The third would need a prior that is wrong by 25 times its error.
    assert lucky.played == {0, 1}


def test_who_was_given_playouts_uses_more_of_them(monkeypatch: pytest.MonkeyPatch) -> None:
    class Close:
        groups = (("one",), ("two",))
        prior, prior_error = np.zeros(2), 0.02
        bias = bias_between = playout_error = 0.0
        few_playouts = 600

        def __init__(self) -> None:
            self.rng = np.random.default_rng(1)
            self.played = 0

        def play(self, moves: Sequence[int], worlds: int) -> Shares:
            self.played += worlds * len(moves)
            shares = np.zeros((worlds, len(moves), 2))
            differ = self.rng.normal(0.0, 0.1, (worlds, len(moves)))
            shares[:, :, 0] = 0.5 + differ + 0.012 * (np.array(moves) == 1)
            return shares

    def spent(playouts: int | None) -> int:
        close = Close()
        monkeypatch.setattr(search, "decision", lambda *_: close)
        assert choose(some_decision_of_three(), Random(1), playouts=playouts) == "two"
        return close.played

    assert spent(None) < spent(600) <= 600


def some_decision_of_three() -> Observation[Any, Any]:
    return seen_at(position("3 9 12 | 5 8", "| 7 7", draw="1 2 3"))


def test_a_single_move_is_made_without_thinking(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search, "decision", None)
    seen = seen_at(position("| 7", "3 | 7"))
    assert str(choose(seen, Random(1))) == "pass"
