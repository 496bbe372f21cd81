"""How the bots play Breakers: the baseline's order, the casual bot's habits and its mistakes."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stockpile.bots import Mistake
from stockpile.bots.bot import RandomBot
from stockpile.bots.breakers import (
    BREAKS_TOO_EARLY,
    BREAKS_UP_A_SET,
    FORGETS_TO_COUNT,
    LEADS_TOO_HIGH,
    MISTAKES,
    OVERLOOKS_A_LONG_SET,
    PLAYS_A_JOKER_TOO_EARLY,
    BaselineBot,
    CasualBot,
    arrange,
)
from stockpile.breakers.editions import BREAKERS_2010, JOKER
from stockpile.breakers.sets import flaw
from tests.bots.seeing import choice, choices
from tests.breakers.build import Table, position, text, tiles

MANY = "1 1 10 10 11 11 13 14"
FEW = "1 10"
TIMES = 4000

random_bot = RandomBot()
baseline = BaselineBot()
careful = CasualBot(mistakes=())


def answering(hand: str, top: str, other: str = MANY, *, free: bool = False) -> Table:
    """A holds the hand and answers the set that B led."""
    passing = "free" if free else "only-when-stuck"
    return position(hand, other, trick=f"B {top}", passing=passing)


# random


def test_random_chooses_every_canonical_move_alike() -> None:
    table = answering("6 7 7 7 9 *", "5", free=True)
    counts = choices(random_bot, table, TIMES)
    assert sorted(counts) == sorted(table.canonical) == ["*", "6", "7", "7+7+7", "9", "pass"]
    even = TIMES / len(counts)
    assert all(abs(count - even) < 4 * even**0.5 for count in counts.values())


# baseline


@pytest.mark.parametrize(
    ("hand", "led"),
    [
        ("3 5 6 7", "3"),
        ("3 3 5 6 7", "3+3"),
        ("2 2 2 9 9", "2+2+2"),
        ("3 * 5 5", "3"),
        ("3 3 4 4 9", "3+3"),
        ("* *", "*"),
    ],
)
def test_baseline_leads_its_lowest_number_with_all_like_it(hand: str, led: str) -> None:
    assert choice(baseline, position(hand, MANY)) == led


@pytest.mark.parametrize(
    ("hand", "top", "answer"),
    [
        ("5 9 *", "4", "5"),
        ("3 * 9 9", "4+4", "9+9"),
        ("5 * 9 9", "4+4", "5+*"),
        ("3 8 *", "9", "*"),
        ("5 6 7 8 9", "2-3-4", "5-6-7"),
        ("2 2 2 7 7", "6+6", "7+7"),
        ("2 2 2 5 5", "6+6", "2+2+2"),
        ("2 2 2 2 9 9 9", "12", "2+2+2"),
        ("2 2 2 2 5 5 5", "3+3+3", "5+5+5"),
        ("2 2 2 2 5 5 5", "6+6+6", "2+2+2+2"),
        ("5 5 8", "9", "pass"),
        ("5 5 8 *", "3+3+3", "pass"),
    ],
)
def test_baseline_gives_the_lowest_answer_in_kind_first(hand: str, top: str, answer: str) -> None:
    assert choice(baseline, answering(hand, top)) == answer


def test_baseline_answers_although_it_may_pass() -> None:
    assert choice(baseline, answering("5 5 5 *", "4", free=True)) == "5"


def test_baseline_answers_with_an_equal_set_where_that_is_allowed() -> None:
    hands = ("5 7", MANY)
    assert choice(baseline, position(*hands, trick="B 5", answer="equal-or-higher")) == "5"
    assert choice(baseline, position(*hands, trick="B 5", answer="higher")) == "7"


# What is sensible about casual


@pytest.mark.parametrize(
    ("hand", "sets"),
    [
        ("1 2 3 5 9 9", "1-2-3 5 9+9"),
        ("1 2 3 3 4 5 6", "1-2-3-4-5-6 3"),
        ("4 4 5 5 6 9", "4+4-5+5 6 9"),
        ("4 4 5 5 6 7 8", "4-5-6-7-8 4 5"),
        ("7 7 7 8 9 9 9 9", "7+7+7 9+9+9+9 8"),
        ("1 2 4 * *", "1 2 4"),
        ("13 14 15 *", "13-14-15"),
        ("* *", ""),
    ],
)
def test_casual_sorts_its_hand(hand: str, sets: str) -> None:
    arranged = [str(one) for one in arrange(tiles(hand), BREAKERS_2010)]
    assert sorted(arranged) == sorted(sets.split())


@given(st.lists(st.sampled_from(BREAKERS_2010.pack), max_size=20))
def test_casual_sorts_every_tile_but_jokers_into_sets(hand: list[int]) -> None:
    taken: list[int] = []
    for tile in hand:
        if taken.count(tile) < BREAKERS_2010.copies:
            taken.append(tile)
    arranged = arrange(tuple(sorted(taken)), BREAKERS_2010)
    assert all(flaw(one, BREAKERS_2010) is None for one in arranged)
    laid = sorted(tile for one in arranged for tile in one.tiles)
    assert text(laid) == text(sorted(tile for tile in taken if tile != JOKER))


@pytest.mark.parametrize(
    ("hand", "led"),
    [
        ("3 4 5 6 9 9 15", "3-4-5-6"),
        ("2 9 9 13 13", "9+9"),
        ("3 3 3 12", "12"),
        ("3 3 3 5 5 5 5", "5+5+5+5"),
        ("4 7 * *", "4-*-*-7"),
        ("4 8 * *", "4"),
        ("3 3 3", "3+3+3"),
        ("7 8 *", "*-7-8"),
        ("7 *", "7+*"),
        ("* * *", "*+*+*"),
    ],
)
def test_casual_leads_its_longest_set_and_goes_out_when_it_can(hand: str, led: str) -> None:
    assert choice(careful, position(hand, MANY)) == led


@pytest.mark.parametrize(
    ("hand", "top", "answer"),
    [
        ("5 6 7 9", "4", "9"),  # rather than break up the run
        ("8 8 12", "6", "12"),
        ("8 8 12 12 12", "6", "8"),  # a Breaker is better kept than a pair
        ("8 12", "6", "8"),
        ("6 9 9 *", "5+5", "9+9"),  # rather than spend the joker
        ("3 * 7", "9", "*"),  # it has to
        ("3 3 3 5 9", "12", "pass"),
        ("3 3 3", "12+12", "3+3+3"),  # goes out
        ("7 8 9 10", "2-3-4-5", "7-8-9-10"),
    ],
)
def test_casual_gives_the_answer_that_leaves_the_best_hand(
    hand: str, top: str, answer: str
) -> None:
    assert choice(careful, answering(hand, top)) == answer


def test_casual_passes_where_it_may_rather_than_break_up_sets_or_spend_jokers() -> None:
    assert choice(careful, answering("6 7 8 2", "5", free=True)) == "pass"
    assert choice(careful, answering("3 * 2 7", "9", free=True)) == "pass"
    assert choice(careful, answering("6 2", "5", free=True)) == "6"


def test_casual_answers_at_any_price_when_somebody_is_close_to_going_out() -> None:
    assert choice(careful, answering("3 3 3 5 9", "12", FEW)) == "3+3+3"
    assert choice(careful, answering("6 7 8 2", "5", FEW, free=True)) == "6"
    assert choice(careful, position("3 3 3 5 9", MANY, FEW, trick="B 12, C 13")) == "3+3+3"


# What is human about it

SENSIBLE: dict[Mistake, tuple[Table, str]] = {
    LEADS_TOO_HIGH: (position("3 4 5 6 15", MANY), "3-4-5-6"),
    OVERLOOKS_A_LONG_SET: (position("3 4 5 6 15", MANY), "3-4-5-6"),
    BREAKS_UP_A_SET: (answering("5 6 7 9", "4"), "9"),
    PLAYS_A_JOKER_TOO_EARLY: (answering("6 9 9 *", "5+5"), "9+9"),
    BREAKS_TOO_EARLY: (answering("3 3 3 5 9", "12"), "pass"),
    FORGETS_TO_COUNT: (answering("3 3 3 5 9", "12", FEW), "3+3+3"),
}
"""For each mistake a position, and what is sensible there."""

each_mistake = pytest.mark.parametrize("mistake", MISTAKES, ids=[one.name for one in MISTAKES])


@each_mistake
def test_casual_makes_each_mistake_at_its_rate(mistake: Mistake) -> None:
    table, sensible = SENSIBLE[mistake]
    assert choices(careful, table, 100) == {sensible: 100}
    rate = mistake.rate
    wrong = TIMES - choices(CasualBot([mistake]), table, TIMES)[sensible]
    assert abs(wrong / TIMES - rate) < 4 * (rate * (1 - rate) / TIMES) ** 0.5


@each_mistake
def test_casual_as_it_comes_makes_each_mistake(mistake: Mistake) -> None:
    table, sensible = SENSIBLE[mistake]
    right = choices(CasualBot(), table, TIMES)[sensible] / TIMES
    assert 0.5 < right < 1 - mistake.rate + 0.03


@pytest.mark.parametrize(
    ("mistake", "instead"),
    [
        (LEADS_TOO_HIGH, "15"),
        (OVERLOOKS_A_LONG_SET, "3"),
        (BREAKS_UP_A_SET, "5"),
        (PLAYS_A_JOKER_TOO_EARLY, "6+*"),
        (BREAKS_TOO_EARLY, "3+3+3"),
        (FORGETS_TO_COUNT, "pass"),
    ],
)
def test_what_casual_does_when_mistaken(mistake: Mistake, instead: str) -> None:
    assert choice(CasualBot([Mistake(mistake.name, 1.0)]), SENSIBLE[mistake][0]) == instead
