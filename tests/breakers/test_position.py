"""Positions that a stranger wrote: what is read, and what is refused, where and why."""

from __future__ import annotations

from typing import Any

import pytest

from stockpile.breakers import Breakers
from stockpile.breakers.editions import BREAKERS_2010
from stockpile.breakers.events import Dealt
from stockpile.core.event import Hidden, Outcome
from stockpile.core.option import Setup
from stockpile.core.readers import table_fields
from stockpile.core.refusal import Refusal, Unreadable
from stockpile.games import TableRequest
from tests.breakers.build import CHANCE, breakers, position, tiles, written


def read(json: dict[str, Any]) -> object:
    return Breakers(TableRequest(**table_fields(json)).setup()).read_position(json)


def without(name: str) -> dict[str, Any]:
    return {key: value for key, value in written("4 4", "7").items() if key != name}


def having(**fields: Any) -> dict[str, Any]:
    """A position of two seats in which some fields are as given."""
    return {**written("4", "7"), **fields}


def hands(*of: str) -> list[dict[str, list[str]]]:
    return [{"hand": one.split()} for one in of]


def test_only_the_needed_fields_have_to_be_there() -> None:
    game = breakers()
    state = game.read_position(
        {"game": "breakers", "edition": "breakers-2010", "seats": hands("4 *", "7"), "turn": "B"}
    )
    assert (state.hands, state.turn) == (((4, 16), (7,)), 1)
    assert (state.trick, state.passes, state.played, state.unused) == ((), 0, (), ())
    assert (state.scores, state.outcome) == (None, None)


def test_tiles_may_come_in_any_order() -> None:
    game = breakers()
    json = written("* 4 1", "7", played=["9", "3"], unused=["*", "2"])
    state = game.read_position(json)
    assert state.hands[0] == tiles("1 4 *")
    assert (state.played, state.unused) == (tiles("3 9"), tiles("2 *"))


def test_a_position_is_written_with_every_field() -> None:
    game = Breakers(Setup("breakers-2010", 3, None, {"passing": "free"}))
    json = {
        "game": "breakers",
        "edition": "breakers-2010",
        "options": {"passing": "free"},
        "seats": hands("4 4 *", "7", "8"),
        "trick": [{"by": "A", "set": "3+*"}, {"by": "B", "set": "*+*"}],
        "passes": 1,
        "played": ["5", "6"],
        "unused": ["9"],
        "turn": "A",
        "scores": [1, 2, 3],
    }
    assert game.write_position(game.read_position(json)) == json
    assert list(game.write_position(game.read_position(json))) == list(json)


def test_a_finished_position_has_its_outcome() -> None:
    table = position("", "7 7", "8", trick="B 3, A 9", turn="A", scores=(13, 0, 0))
    assert table.state.outcome == Outcome((0,), 3, "hand-empty")
    assert table.state.scores == (13, 0, 0)
    assert table.state.turn == 0
    assert table.legal == set()


def test_teams_may_be_null_only() -> None:
    assert read(written("4", "7", teams=None))
    with pytest.raises(Unreadable) as wrong:
        read(written("4", "7", teams=[["A"], ["B"]]))
    assert (wrong.value.refusal.code, wrong.value.where) == ("no-teams", "teams")


FULL = "1 1 1 1 2 2 2 2 3 3 3 3 4 4 4 4"


@pytest.mark.parametrize(
    ("json", "code", "where"),
    [
        (without("seats"), "missing-field", ""),
        (without("turn"), "missing-field", ""),
        (without("edition"), "missing-field", ""),
        (having(seats=[{"hand": ["4"]}, {}]), "missing-field", "seats[1]"),
        (having(trick=[{"by": "A"}]), "missing-field", "trick[0]"),
        (having(seats=[{"hand": []}]), "seats-out-of-range", "seats"),
        (written("4", "7", "8", "9", "10"), "seats-out-of-range", "seats"),
        (having(table=1), "unknown-field", ""),
        (
            having(seats=[{"hand": ["4"]}, {"hand": [], "x": 1}]),
            "unknown-field",
            "seats[1]",
        ),
        (having(options={"laying": "free"}), "unknown-option", "options"),
        (having(options={"answer": "lower"}), "unknown-choice", "options.answer"),
        (having(seats="AB"), "not-a-list", "seats"),
        (having(seats=[["4"], ["7"]]), "not-an-object", "seats[0]"),
        (having(trick={}), "not-a-list", "trick"),
        (having(passes="1"), "not-a-count", "passes"),
        (having(passes=-1), "not-a-count", "passes"),
        (having(turn="C"), "no-such-seat", "turn"),
        (having(turn=0), "not-a-text", "turn"),
        (having(scores=[1]), "wrong-length", "scores"),
        (having(scores=[1, -2]), "not-a-count", "scores[1]"),
        (written("4", "7 8 9 16"), "not-a-tile", "seats[1].hand[3]"),
        (having(seats=[{"hand": [4]}, {"hand": []}]), "not-a-text", "seats[0].hand[0]"),
        (having(played=["S"]), "not-a-tile", "played[0]"),
        (having(unused=["1", "x"]), "not-a-tile", "unused[1]"),
        (written("4", "7", trick="A 7+7+*"), "joker-in-breaker", "trick[0].set"),
        (written("4", "7", trick="A 14-15-*"), "off-the-numbers", "trick[0].set"),
        (written("4", "7", trick="A 4-5"), "run-too-short", "trick[0].set"),
        (written("4", "7", trick="A 4+5"), "not-alike", "trick[0].set"),
        (written("4", "7", trick="A 16"), "not-a-tile", "trick[0].set"),
        (written("4", "7", trick="A pass"), "not-a-tile", "trick[0].set"),
        (having(trick=[{"by": "C", "set": "4"}]), "no-such-seat", "trick[0].by"),
        (written("4 4 4", "4 4"), "too-many-of-a-kind", ""),
        (written("* *", "*", trick="A 7+*", played=["*"]), "too-many-of-a-kind", ""),
        (written("4 4", "4", unused=["4", "4"]), "too-many-of-a-kind", ""),
        (written(f"{FULL} 5 5 5 5 6", "7"), "hand-too-large", "seats[0].hand"),
        (written("7", "8", "9", f"{FULL} 5"), "hand-too-large", "seats[3].hand"),
        (written("7", "8", "9", unused=["1"] * 4 + ["2"]), "too-many-unused", "unused"),
        (written("7", "8", "9", "10", unused=["1"]), "too-many-unused", "unused"),
        (written("4", "7", trick="A 5, B 5"), "not-an-answer", "trick[1].set"),
        (written("4", "7", trick="A 5, B 6, A 7+7"), "not-an-answer", "trick[2].set"),
        (written("4", "7", trick="A 5+5+5, B 4+4+4"), "not-an-answer", "trick[1].set"),
        (written("4", "7", trick="A 5, A 6"), "seat-twice-in-a-row", "trick[1].by"),
        (written("4", "7", trick="A 5", turn="A"), "turn-cannot-be", "turn"),
        (written("4", "7", "8", trick="A 5", passes=1, turn="B"), "turn-cannot-be", "turn"),
        (written("4", "7", trick="A 5", passes=1), "passes-cannot-be", "passes"),
        (written("4", "7", "8", trick="A 5", passes=2), "passes-cannot-be", "passes"),
        (written("4", "7", passes=1), "passes-cannot-be", "passes"),
        (written("", "", trick="A 5"), "two-winners", "seats"),
        (written("", "4"), "empty-hand", "seats[0].hand"),
        (written("4", "", trick="A 5", turn="B"), "empty-hand", "seats[1].hand"),
        (written("", "4", "5", trick="A 5", turn="A", passes=1), "passes-cannot-be", "passes"),
        (written("", "4", "7", trick="A 5", turn="C"), "turn-cannot-be", "turn"),
    ],
)
def test_impossible_positions_are_refused(json: dict[str, Any], code: str, where: str) -> None:
    with pytest.raises(Unreadable) as wrong:
        read(json)
    assert (wrong.value.refusal.code, wrong.value.where) == (code, where)


def test_an_answer_in_the_trick_depends_on_the_options() -> None:
    json = written("4", "7", trick="A 5, B 5", options={"answer": "equal-or-higher"})
    assert read(json)
    with pytest.raises(Unreadable) as wrong:
        read({**json, "options": {}})
    assert wrong.value.refusal == Refusal("not-an-answer", set="5", top="5")


def test_refusals_say_what_was_expected() -> None:
    with pytest.raises(Unreadable) as wrong:
        read(written("4", "7", "8", trick="C 5", turn="B"))
    assert wrong.value.refusal == Refusal("turn-cannot-be", turn="B", expected="A")
    with pytest.raises(Unreadable) as wrong:
        read(written("4", "7", "8", trick="A 5", passes=2))
    assert wrong.value.refusal == Refusal("passes-cannot-be", passes=2, most=1)


# Deals of a record


def a_deal() -> Dealt:
    return breakers(3).deal(1, (5, 6, 7), CHANCE)


def test_a_deal_comes_back_from_unsorted_rows() -> None:
    game = breakers(3)
    rows = {name: tuple(reversed(row)) for name, row in game.write_deal(a_deal()).items()}
    assert game.read_deal(rows, 1, (5, 6, 7)) == a_deal()


@pytest.mark.parametrize("strange", ["deal D", "draw"])
def test_strange_rows_of_a_deal_are_refused(strange: str) -> None:
    game = breakers(3)
    with pytest.raises(Unreadable) as wrong:
        game.read_deal({**game.write_deal(a_deal()), strange: ()}, 0, None)
    known = "deal A, deal B, deal C, unused"
    assert wrong.value.refusal == Refusal("unknown-field", name=strange, known=known)


@pytest.mark.parametrize("missing", ["deal B", "unused"])
def test_missing_rows_of_a_deal_are_refused(missing: str) -> None:
    game = breakers(3)
    rows = game.write_deal(a_deal())
    del rows[missing]
    with pytest.raises(Unreadable) as wrong:
        game.read_deal(rows, 0, None)
    assert wrong.value.refusal == Refusal("missing-field", name=missing)


def test_a_deal_has_to_be_one_of_this_table() -> None:
    game = breakers(3)
    dealt = a_deal()
    first, second, third = dealt.hands
    assert isinstance(first, tuple)
    assert isinstance(second, tuple)
    assert isinstance(dealt.unused, tuple)
    assert game.check_deal(dealt) is None
    short = Dealt(1, None, (first, second[1:], third), (*dealt.unused, second[0]))
    assert game.check_deal(short) == Refusal("wrong-hand", seat="B", tiles=19, hand=20)
    other = (first[0] % 15 + 1, *first[1:])
    swapped = Dealt(1, None, (other, second, third), dealt.unused)
    assert game.check_deal(swapped) == Refusal("not-the-whole-pack")
    covered = Dealt(1, None, (first, Hidden(20), third), dealt.unused)
    assert game.check_deal(covered) == Refusal("not-the-whole-pack")
    assert breakers(2).check_deal(dealt) == Refusal("not-the-whole-pack")


def test_nothing_is_shuffled_in_mid_round() -> None:
    assert breakers(3).shuffled(a_deal()) is None


def test_tiles_are_written_and_read() -> None:
    game = breakers()
    assert game.name == "breakers"
    assert [game.write_card(tile) for tile in (1, 15, 16)] == ["1", "15", "*"]
    assert [game.read_card(one) for one in ("1", "15", "*")] == [1, 15, 16]
    with pytest.raises(Unreadable) as wrong:
        game.read_card("16")
    assert wrong.value.refusal == Refusal("not-a-tile", value="16")


def test_every_option_has_a_default_and_a_rule() -> None:
    options = {one.name: (one.rule, one.default, one.choices) for one in BREAKERS_2010.choices}
    assert options == {
        "answer": ("B6", "higher", ("higher", "equal-or-higher")),
        "passing": ("B7", "only-when-stuck", ("only-when-stuck", "free")),
        "lone-joker": ("B10", "above-15", ("above-15", "as-15")),
        "memory-aid": ("B14", "off", ("off", "on")),
    }
    assert breakers().options == {name: default for name, (_, default, _) in options.items()}
    assert breakers(passing="free").options["passing"] == "free"
