"""Intervals and ratings, against values that were computed in other ways."""

from __future__ import annotations

from math import exp, log, log10, sqrt
from random import Random

import numpy as np
import pytest

from stockpile.arena.statistics import (
    NORMAL_95,
    SPRT_FEWEST_DEALS,
    SPRT_GAIN,
    bradley_terry,
    paired,
    sprt,
    student,
    wilson,
)


@pytest.mark.parametrize(
    ("wins", "rounds", "low", "high"),
    [
        # From the tables of the method: its formula, worked out by hand to four digits.
        (386, 400, 0.9421, 0.9790),
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (5, 10, 0.2366, 0.7634),
        (15, 148, 0.0624, 0.1605),
    ],
)
def test_wilson(wins: int, rounds: int, low: float, high: float) -> None:
    assert wilson(wins, rounds) == pytest.approx((low, high), abs=6e-5)


def test_the_ends_of_wilsons_interval_are_just_rejected() -> None:
    for wins, rounds in ((3, 20), (57.5, 100), (999, 1000)):
        for end in wilson(wins, rounds):
            assert abs(wins / rounds - end) / sqrt(end * (1 - end) / rounds) == pytest.approx(
                NORMAL_95
            )


def test_nothing_is_known_before_the_first_round() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


def test_the_paired_interval_counts_deals() -> None:
    shares = np.array([0.5] * 30 + [1.0] * 6 + [0.0] * 4)
    mean = 21 / 40
    spread = sqrt(sum((one - mean) ** 2 for one in shares) / 39 / 40)
    wide = 2.0227 * spread  # Student's, for 39 degrees of freedom
    assert paired(shares) == pytest.approx((mean - wide, mean + wide), abs=1e-5)
    low, high = wilson(42, 80)
    assert paired(shares)[1] - paired(shares)[0] < high - low


@pytest.mark.parametrize(
    ("freedom", "wide"), [(1, 12.7062), (2, 4.3027), (5, 2.5706), (30, 2.0423), (10**6, NORMAL_95)]
)
def test_student(freedom: int, wide: float) -> None:
    assert student(freedom) == pytest.approx(wide, rel=1e-4)


def test_deals_that_were_all_won_do_not_make_it_certain() -> None:
    low, high = paired(np.ones(20))
    assert high == 1
    assert low**20 == pytest.approx(0.025)  # or else twenty would hardly have been won
    assert paired(np.zeros(20)) == pytest.approx((0, 1 - low))


@pytest.mark.parametrize("share", [0.0, 0.5, 1.0])
def test_one_deal_says_next_to_nothing(share: float) -> None:
    low, high = paired(np.array([share]))
    assert low <= share <= high
    assert high - low == pytest.approx(0.975)
    assert paired(np.array([])) == (0.0, 1.0)


def test_a_few_deals_alike_do_not_make_it_certain() -> None:
    for deals in range(2, 30):
        low, high = paired(np.full(deals, 0.5))
        assert low < deals / 2 / (deals + 1), "one more that is lost must not be a surprise"
        assert high > (deals / 2 + 1) / (deals + 1)
    assert paired(np.array([0.5, 1.0])) == (0.0, 1.0)


def test_the_true_share_is_in_95_of_100_intervals() -> None:
    rng = np.random.default_rng(1)
    for chances in ((0.25, 0.5, 0.25), (0.1, 0.8, 0.1), (0.01, 0.09, 0.9)):
        true = float(np.dot(chances, (0, 0.5, 1)))
        for deals in (1, 2, 3, 5, 20):
            drawn = rng.choice((0, 0.5, 1), (2000, deals), p=chances)
            found = [low <= true <= high for low, high in map(paired, drawn)]
            assert np.mean(found) > 0.94, (chances, deals)


def test_ratings_of_two_are_the_logarithm_of_their_wins() -> None:
    ratings = bradley_terry([[0, 299.5], [99.5, 0]])  # and one drawn round: 300 to 100
    assert ratings.points[0] - ratings.points[1] == pytest.approx(400 * log10(3))
    assert ratings.points.sum() == pytest.approx(0, abs=1e-9)
    error = 1 / sqrt(400 * 0.75 * 0.25)  # of the difference, as a logarithm
    assert ratings.margins[0] == pytest.approx(NORMAL_95 * error / 2 * 400 / log(10))


def test_ratings_are_the_likeliest_ones() -> None:
    wins = np.array([[0, 30, 44, 12], [20, 0, 31, 9], [6, 19, 0, 3], [18, 40, 25, 0]], dtype=float)
    found = bradley_terry(wins).points * log(10) / 400

    def likelihood(strengths: np.ndarray) -> float:
        return float(
            sum(
                (wins[one, other] + 0.5) * -log(1 + exp(strengths[other] - strengths[one]))
                for one in range(4)
                for other in range(4)
                if one != other
            )
        )

    rng = Random(1)
    best = likelihood(found)
    for _ in range(200):
        moved = np.array([rng.gauss(0, 0.01) for _ in range(4)])
        assert likelihood(found + moved) < best + 1e-9


def test_who_never_lost_or_never_met_anybody_has_a_rating() -> None:
    ratings = bradley_terry([[0, 50, 0], [0, 0, 0], [0, 0, 0]])
    assert np.isfinite(ratings.points).all()
    assert np.isfinite(ratings.margins).all()
    assert ratings.points[0] > ratings.points[2] > ratings.points[1]


@pytest.mark.parametrize(("gain", "stronger"), [(0.0, False), (SPRT_GAIN, True)])
def test_a_sequential_test_is_wrong_as_rarely_as_it_says(gain: float, stronger: bool) -> None:
    """At the two rates themselves about 5 % of tests are wrong; 9 % are far too many."""
    rng = np.random.default_rng(1)
    wrong = 0
    for _ in range(400):
        shares = (rng.random((4000, 2)) < 0.5 + gain).mean(axis=1)
        verdict = sprt(shares, 0.5)
        assert verdict.stronger is not None
        wrong += verdict.stronger is not stronger
    assert wrong < 36


def test_a_sequential_test_decides_early_and_then_stays_with_it() -> None:
    shares = np.ones(100)
    verdict = sprt(shares, 0.5)
    assert verdict.stronger
    assert SPRT_FEWEST_DEALS <= verdict.deals < 100
    assert sprt(shares[: verdict.deals], 0.5) == verdict
    assert sprt(np.concatenate((shares[: verdict.deals], np.zeros(500))), 0.5) == verdict
    assert sprt(shares[: verdict.deals - 1], 0.5).stronger is None
    assert sprt(1 - shares, 0.5).stronger is False
    assert sprt(np.empty(0), 0.5) == (None, 0, 0.0)
