"""How the bots play Skip-Bo: the baseline's order, the casual bot's habits and its mistakes."""

from __future__ import annotations

import pytest

from stockpile.bots import Mistake
from stockpile.bots.bot import RandomBot
from stockpile.bots.skipbo import (
    DISCARDS_WITHOUT_LOOKING,
    FORGETS_THE_PARTNER,
    LOSES_SIGHT_OF_THE_STOCK,
    MISTAKES,
    OVERLOOKS_A_DISCARD_PILE,
    OVERLOOKS_THE_HAND,
    PLAYS_A_WILD_TOO_EARLY,
    BaselineBot,
    CasualBot,
)
from tests.bots.seeing import choice, choices
from tests.skipbo.build import Table, position

OTHER = "1 1 | 12 12"
TIMES = 4000

random_bot = RandomBot()
baseline = BaselineBot()
careful = CasualBot(mistakes=())


# random


def test_random_chooses_every_legal_move_alike() -> None:
    table = position("3 S | 12 3 | 3", OTHER, building="1 2")
    counts = choices(random_bot, table, TIMES)
    assert sorted(counts) == table.legal
    even = TIMES / len(table.legal)
    assert all(abs(count - even) < 4 * even**0.5 for count in counts.values())


# baseline


def test_baseline_lays_from_the_stock_first() -> None:
    assert choice(baseline, position("3 | 12 3 | 3", OTHER, building="1 2")) == "stock>1"


def test_baseline_lays_from_a_discard_pile_before_the_hand() -> None:
    assert choice(baseline, position("3 | 12 9 | , 3", OTHER, building="1 2")) == "d2>1"


def test_baseline_lays_a_number_from_the_hand_before_a_wild() -> None:
    assert choice(baseline, position("3 S | 12 9 | 7", OTHER, building=", 1 2")) == "h3>2"


def test_baseline_lays_a_wild_rather_than_discard() -> None:
    assert choice(baseline, position("8 S | 12 9 | 7", OTHER, building="1 2")) == "hS>1"


def test_baseline_takes_the_leftmost_building_pile() -> None:
    assert choice(baseline, position("8 | 12 3 | 7", OTHER, building="1, 1 2, 1 2")) == "stock>2"


@pytest.mark.parametrize(
    ("ours", "partners", "expected"),
    [
        ("3 | 12 3 | 3", "1 | 12 3 | 3", "stock>1"),
        ("3 | 12 9 | 3", "1 | 12 3 | 3", "C.stock>1"),
        ("3 | 12 9 | 3", "1 | 12 9 | 3", "d1>1"),
        ("3 | 12 9", "1 | 12 9 | 3", "C.d1>1"),
        ("3 | 12 9", "1 | 12 9", "h3>1"),
    ],
)
def test_baseline_takes_the_partners_piles_as_its_own_but_later(
    ours: str, partners: str, expected: str
) -> None:
    table = position(ours, OTHER, partners, OTHER, teams="AC BD", building="1 2")
    assert choice(baseline, table) == expected


def test_baseline_discards_at_random() -> None:
    table = position("7 9 9 | 12 11 | 3", OTHER, building="1")
    counts = choices(baseline, table, TIMES)
    assert sorted(counts) == table.legal == sorted(f"h{c}>d{d}" for c in "79" for d in "1234")
    assert all(abs(count - TIMES / 8) < 4 * (TIMES / 8) ** 0.5 for count in counts.values())


def test_baseline_passes_with_nothing_to_lay_and_nothing_to_discard() -> None:
    assert choice(baseline, position(" | 12 11 | 3", OTHER)) == "pass"


# What is sensible about casual


def test_casual_lays_from_the_stock_first() -> None:
    assert choice(careful, position("3 | 12 3 | 3", OTHER, building="1 2")) == "stock>1"


def test_casual_frees_the_stock_card() -> None:
    table = position("4 9 | 12 5 | 6, 3", OTHER, building="1, 1 2")
    assert choice(careful, table) == "d2>2"
    assert choice(careful, table.play("d2>2")) == "h4>2"
    assert choice(careful, table.play("h4>2")) == "stock>2"


def test_casual_frees_the_stock_card_with_cards_from_below() -> None:
    table = position("9 10 | 12 5 | 4 3", OTHER, building="1 2, 1")
    assert choice(careful, table) == "d1>1"
    assert choice(careful, table.play("d1>1")) == "d1>1"


def test_casual_takes_the_shortest_way_to_the_stock_card() -> None:
    assert choice(careful, position("3 4 9 | 12 5", OTHER, building="1 2, 1 2 3")) == "h4>2"


def test_casual_takes_a_longer_way_to_save_a_wild() -> None:
    table = position("4 S | 12 6 | 5 3", OTHER, building="1 2 3 4, 1 2")
    assert choice(careful, table) == "d1>2"


def test_casual_spends_as_few_wilds_as_it_can_on_the_stock_card() -> None:
    table = position("3 S S | 12 6 | ", OTHER, building="1 2 3, 1 2, 1 2 3 4")
    assert choice(careful, table) == "hS>3"


def test_casual_spends_a_wild_from_a_discard_pile_too() -> None:
    assert choice(careful, position("9 10 | 12 4 | S", OTHER, building="1, 1 2")) == "d1>2"


def test_casual_keeps_its_wilds_when_they_free_nothing() -> None:
    table = position("9 S S | 12 7 | 10", OTHER, building="1 2, 1 2 3 4 5 6 7")
    assert choice(careful, table) == "h9>d1"


def test_casual_lays_a_wild_when_it_holds_nothing_else() -> None:
    table = position("S S | 12 8 | 10", OTHER, building="1 2, 1 2 3 4 5 6 7 8")
    assert choice(careful, table) == "hS>1"


def test_casual_lays_numbers_from_discard_piles_and_then_from_the_hand() -> None:
    table = position("3 9 | 12 8 | 2 3", OTHER, building="1 2, 1 2")
    assert choice(careful, table) == "d1>1"
    assert choice(careful, table.play("d1>1")) == "h3>2"


def test_casual_leaves_a_wild_on_a_discard_pile_until_it_frees_something() -> None:
    assert choice(careful, position("9 10 | 12 7 | S", OTHER)) == "h10>d2"


@pytest.mark.parametrize(
    ("hand", "piles", "expected"),
    [
        ("5 9 11", "10, 9, 6, 12", "h9>d2"),  # equal on equal
        ("5 9 11", "7, 2, 6, 4", "h5>d3"),  # down by one
        ("5 9 11", "7, , 2, 4", "h11>d2"),  # an empty pile: the highest
        ("5 9 11", "8, 12, 12, 12", "h11>d2"),  # down by one again
        ("5 8 10", "12, 1, 7, 1", "h5>d3"),  # the nearest higher card
        ("8 10", "7, 1, 2, 6", "h8>d1"),  # else what is buried is as near as can be
        ("S 8 10", "1, 1, 2, 6", "h8>d4"),  # never a wild
    ],
)
def test_casual_discards_by_habit(hand: str, piles: str, expected: str) -> None:
    table = position(f"{hand} | 12 12 | {piles}", OTHER, building="1 2, 1 2, 1 2, 1 2")
    assert choice(careful, table) == expected


def test_casual_helps_its_partner() -> None:
    def table(ours: str, partners: str) -> Table:
        return position(ours, OTHER, partners, OTHER, teams="AC BD", building="1 2 3 4 5, 1 2")

    assert choice(careful, table("9 | 12 11", "1 | 12 3")) == "C.stock>2"
    assert choice(careful, table("3 9 | 12 11", "1 | 12 4")) == "h3>2"
    assert choice(careful, table("S 9 | 12 11", "1 | 12 4")) == "hS>2"
    assert choice(careful, table("S 9 | 12 11", "1 | 12 5 | 4")) == "hS>2"
    # Its own comes first where both cost the same, and the cheaper way wins.
    assert choice(careful, table("S 9 | 12 7", "1 | 12 4")) == "hS>1"
    assert choice(careful, table("S S 9 | 12 8", "1 | 12 4")) == "hS>2"
    # Nothing is left to free.
    assert choice(careful, table("S 9 | ", "1 | 12 11")) == "h9>d1"


def test_casual_passes_with_an_empty_hand() -> None:
    assert choice(careful, position(" | 12 11 | 3", OTHER)) == "pass"


def test_casual_lays_what_it_would_keep_when_laying_is_forced() -> None:
    seats = ("9 S | 12 8", OTHER)
    assert choice(careful, position(*seats, laying="free")) == "h9>d1"
    assert choice(careful, position(*seats, laying="forced")) == "hS>1"


# What is human about it

SENSIBLE: dict[Mistake, tuple[Table, str, float]] = {
    LOSES_SIGHT_OF_THE_STOCK: (
        position("S 9 | 12 4", OTHER, building="1 2 3 4 5, 1 2"),
        "hS>2",
        1,
    ),
    FORGETS_THE_PARTNER: (
        position(
            *("S 9 | 12 11", OTHER, "1 | 12 4", OTHER), teams="AC BD", building="1 2 3 4 5, 1 2"
        ),
        "hS>2",
        1,
    ),
    OVERLOOKS_A_DISCARD_PILE: (position("9 9 | 12 11 | , 3", OTHER, building="1 2"), "d2>1", 1),
    OVERLOOKS_THE_HAND: (position("3 9 | 12 11", OTHER, building="1 2"), "h3>1", 1),
    PLAYS_A_WILD_TOO_EARLY: (position("S 9 | 12 11", OTHER, building="1 2"), "h9>d1", 1),
    # Without looking, one of eight discards is the sensible one after all.
    DISCARDS_WITHOUT_LOOKING: (position("6 9 | 12 11 | 9", OTHER), "h9>d1", 7 / 8),
}
"""For each mistake a position, what is sensible there, and how likely the mistake shows."""

each_mistake = pytest.mark.parametrize("mistake", MISTAKES, ids=[one.name for one in MISTAKES])


@each_mistake
def test_casual_makes_each_mistake_at_its_rate(mistake: Mistake) -> None:
    table, sensible, shows = SENSIBLE[mistake]
    assert choices(careful, table, 100) == {sensible: 100}
    wrong = TIMES - choices(CasualBot([mistake]), table, TIMES)[sensible]
    rate = mistake.rate * shows
    assert abs(wrong / TIMES - rate) < 4 * (rate * (1 - rate) / TIMES) ** 0.5


@each_mistake
def test_casual_as_it_comes_makes_each_mistake(mistake: Mistake) -> None:
    table, sensible, shows = SENSIBLE[mistake]
    right = choices(CasualBot(), table, TIMES)[sensible] / TIMES
    assert 0.3 < right < 1 - mistake.rate * shows + 0.03


def test_overlooking_a_discard_pile_hits_any_one_of_them() -> None:
    table = position("9 9 | 12 11 | 3, 3, , 4", OTHER, building="1 2, 1 2 3")
    blind = CasualBot([Mistake(OVERLOOKS_A_DISCARD_PILE.name, 1.0)])
    assert choices(blind, table, 300).keys() == {"d1>1", "d2>1"}
