"""Setups: seats, teams and options, and what is wrong with one that cannot be played."""

from __future__ import annotations

from types import MappingProxyType
from typing import Any

import pytest

from stockpile.core.option import Choice, Setup, Teams, check_seats, check_teams, choose, closest
from stockpile.core.refusal import Refusal, Unreadable
from stockpile.games import build_game

COLOUR = Choice("colour", "X1", ("red", "blue"), "red")
SIZE = Choice("size", "X2", ("small", "large"), "large")


def test_what_is_not_said_is_the_default() -> None:
    assert choose((COLOUR, SIZE), {}) == {"colour": "red", "size": "large"}
    assert choose((COLOUR, SIZE), {"size": "small"}) == {"colour": "red", "size": "small"}


def test_an_option_that_does_not_exist() -> None:
    with pytest.raises(Unreadable) as wrong:
        choose((SIZE, COLOUR), {"shape": "round"})
    assert wrong.value.where == "options"
    assert wrong.value.refusal == Refusal(
        "unknown-option", name="shape", meant="", known="colour, size"
    )


@pytest.mark.parametrize("value", ["green", "", "Red", 0])
def test_a_choice_that_does_not_exist(value: str | int) -> None:
    with pytest.raises(Unreadable) as wrong:
        choose((COLOUR,), {"colour": value})
    assert wrong.value.where == "options.colour"
    assert wrong.value.refusal == Refusal("unknown-choice", value=str(value), known="red, blue")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_seats_within_the_bounds(seats: int) -> None:
    assert check_seats(seats, 2, 4) is None  # type: ignore[func-returns-value]


@pytest.mark.parametrize("seats", [-1, 0, 1, 5])
def test_seats_out_of_bounds(seats: int) -> None:
    with pytest.raises(Unreadable) as wrong:
        check_seats(seats, 2, 4)
    assert wrong.value.refusal == Refusal("seats-out-of-range", seats=seats, fewest=2, most=4)


@pytest.mark.parametrize(
    ("teams", "seats"),
    [
        (((0, 2), (1, 3)), 4),
        (((0, 1), (2, 3)), 4),
        (((5, 0), (1, 2), (4, 3)), 6),
        (((0, 2, 4), (1, 3, 5)), 6),
    ],
)
def test_teams_of_one_size(teams: Teams, seats: int) -> None:
    assert check_teams(teams, seats) is None  # type: ignore[func-returns-value]


@pytest.mark.parametrize(
    ("teams", "seats", "refusal"),
    [
        (((0, 1), (2, 4)), 4, Refusal("no-such-seat", seat="E")),
        (((0, 1), (2, 9)), 4, Refusal("no-such-seat", seat="9")),
        (((0, 1), (2, -1)), 4, Refusal("no-such-seat", seat="-1")),
        (((0, 1), (1, 2)), 4, Refusal("seat-twice-in-teams", seat="B")),
        (((0, 1), (2, 3)), 5, Refusal("seat-without-team")),
        ((), 4, Refusal("seat-without-team")),
        (((0, 1, 2, 3),), 4, Refusal("uneven-teams")),
        (((0, 1, 2), (3,)), 4, Refusal("uneven-teams")),
        (((0,), (1,)), 2, Refusal("uneven-teams")),
        (((0, 1), (2, 3), ()), 4, Refusal("uneven-teams")),
    ],
)
def test_teams_that_cannot_be(teams: Teams, seats: int, refusal: Refusal) -> None:
    with pytest.raises(Unreadable) as wrong:
        check_teams(teams, seats)
    assert wrong.value.where == "teams"
    assert wrong.value.refusal == refusal


@pytest.mark.parametrize("edition", ["skipbo-2003", "breakers-2010"])
@pytest.mark.parametrize(
    ("teams", "refusal"),
    [
        (2, Refusal("not-a-list", value="2")),
        ("AC,BD", Refusal("not-a-seat-number", value="'A'", most=3)),
        (["AC", "BD"], Refusal("not-a-seat-number", value="'A'", most=3)),
        ([0, 1], Refusal("not-a-list", value="0")),
        ([["A", "C"], ["B", "D"]], Refusal("not-a-seat-number", value="'A'", most=3)),
        (((0, 2.0), (1, 3)), Refusal("not-a-seat-number", value="2.0", most=3)),
    ],
    ids=str,
)
def test_a_setup_has_teams_of_numbers(edition: str, teams: Any, refusal: Refusal) -> None:
    with pytest.raises(Unreadable) as wrong:
        build_game(Setup(edition, 4, teams))
    assert wrong.value.where == "teams"
    assert wrong.value.refusal == (refusal if edition == "skipbo-2003" else Refusal("no-teams"))


def test_the_name_that_was_probably_meant() -> None:
    names = ("skipbo-2003", "skipbo-2011", "breakers-2010")
    assert closest("skipbo2011", names) == "skipbo-2011"
    assert closest("breakers", names) == "breakers-2010"
    assert closest("whist", names) == ""


def test_setups_are_values() -> None:
    one = Setup("skipbo-2003", 4, ((0, 2), (1, 3)), {"stock": 3, "laying": "free"})
    same = Setup(
        "skipbo-2003", 4, ((0, 2), (1, 3)), MappingProxyType({"laying": "free", "stock": 3})
    )
    assert one == same
    assert len({one, same, Setup("skipbo-2003", 4)}) == 2
    assert Setup("skipbo-2003", 2) == Setup("skipbo-2003", 2, None, {})
    assert hash(Setup("skipbo-2003", 2)) == hash(Setup("skipbo-2003", 2, None, {}))
