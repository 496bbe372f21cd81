"""Reading strangers' JSON: strictly, and saying where it is wrong."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from stockpile.core.option import Setup
from stockpile.core.readers import (
    Fields,
    a_count,
    a_flag,
    a_list,
    a_seat,
    a_text,
    an_object,
    an_option,
    at,
    check_box,
    each,
    nullable,
    options_from,
    table_fields,
)
from stockpile.core.refusal import Refusal, Unreadable
from stockpile.games import TableRequest, new_match, read_position

ANYTHING: tuple[Any, ...] = ({}, {"a": 1}, [], [1], "", "A", "7", 0, 7, -1, 1.5, True, False, None)


@pytest.mark.parametrize(
    ("read", "good", "code"),
    [
        (an_object, ({}, {"a": 1}), "not-an-object"),
        (a_list, ([], [1]), "not-a-list"),
        (a_text, ("", "A", "7"), "not-a-text"),
        (a_flag, (True, False), "not-a-flag"),
        (a_count, (0, 7), "not-a-count"),
        (an_option, ("", "A", "7", 0, 7, -1), "not-an-option-value"),
    ],
)
def test_each_reader_takes_its_own_kind_only(
    read: Callable[[Any], object], good: tuple[Any, ...], code: str
) -> None:
    for value in ANYTHING:
        # 0 == False and 1 == True in Python, and neither is the other here.
        if any(type(value) is type(one) and value == one for one in good):
            assert read(value) == value
        else:
            with pytest.raises(Unreadable) as wrong:
                read(value)
            assert wrong.value.refusal.code == code


def test_a_seat_is_one_of_the_letters_at_the_table() -> None:
    read = a_seat(3)
    assert [read(letter) for letter in "ABC"] == [0, 1, 2]
    for value, refusal in (
        ("D", Refusal("no-such-seat", seat="D")),
        ("I", Refusal("not-a-seat", value="I")),
        ("a", Refusal("not-a-seat", value="a")),
        ("AB", Refusal("not-a-seat", value="AB")),
        ("", Refusal("not-a-seat", value="")),
        (0, Refusal("not-a-text", value="0")),
    ):
        with pytest.raises(Unreadable) as wrong:
            read(value)
        assert wrong.value.refusal == refusal


def test_null_is_read_only_where_it_is_allowed() -> None:
    assert nullable(a_count)(None) is None
    assert nullable(a_count)(3) == 3
    with pytest.raises(Unreadable):
        nullable(a_count)("3")


def test_a_list_is_read_item_by_item() -> None:
    assert each(a_count)([1, 2]) == (1, 2)
    assert each(a_count, 2)([1, 2]) == (1, 2)
    with pytest.raises(Unreadable) as wrong:
        each(a_count)([1, "2"])
    assert wrong.value.where == "[1]"
    with pytest.raises(Unreadable) as wrong:
        each(a_count, 3)([1, 2])
    assert wrong.value.refusal == Refusal("wrong-length", expected=3, found=2)


def test_places_are_joined_from_the_outside_in() -> None:
    with pytest.raises(Unreadable) as wrong:
        at("seats", each(lambda seat: at("hand", each(a_text), seat)), [["7"], ["7", 8]])
    assert wrong.value.where == "seats[1].hand[1]"
    assert wrong.value.refusal == Refusal("not-a-text", value="8")


def test_fields_are_needed_or_have_a_default() -> None:
    fields = Fields({"one": 1, "three": 3})
    assert fields.need("one", a_count) == 1
    assert fields.get("two", a_count, 2) == 2
    assert fields.get("three", a_count, 0) == 3
    fields.done()


def test_a_missing_a_wrong_and_a_strange_field() -> None:
    with pytest.raises(Unreadable) as wrong:
        Fields({}).need("one", a_count)
    assert wrong.value.refusal == Refusal("missing-field", name="one")
    with pytest.raises(Unreadable) as wrong:
        Fields({"one": "1"}).need("one", a_count)
    assert wrong.value.where == "one"
    with pytest.raises(Unreadable) as wrong:
        Fields({"one": "1"}).get("one", a_count, 0)
    assert wrong.value.where == "one"
    fields = Fields({"one": 1, "uno": 1})
    fields.need("one", a_count)
    fields.get("another", a_count, 0)
    with pytest.raises(Unreadable) as wrong:
        fields.done()
    assert wrong.value.refusal == Refusal("unknown-field", name="uno", known="another, one")
    with pytest.raises(Unreadable) as wrong:
        Fields([])
    assert wrong.value.refusal == Refusal("not-an-object")


def test_asking_for_fields_does_not_change_what_was_read() -> None:
    written = {"one": 1}
    Fields(written).need("one", a_count)
    assert written == {"one": 1}


def test_the_place_of_a_bad_option_is_named() -> None:
    with pytest.raises(Unreadable) as wrong:
        table_fields({"edition": "skipbo-2003", "seats": [{}, {}], "options": {"stock": 1.5}})
    assert wrong.value.where == "options.stock"
    assert wrong.value.refusal == Refusal("not-an-option-value", value="1.5")
    assert options_from({"stock": 3, "laying": "free"}) == {"stock": 3, "laying": "free"}


def test_the_setup_of_a_position() -> None:
    written = {
        "game": "skipbo",
        "edition": "skipbo-2011",
        "options": {"stock": 3},
        "teams": [["A", "C"], ["B", "D"]],
        "seats": [{}, {}, {}, {}],
        "turn": "A",
    }
    asked = TableRequest(**table_fields(written))
    assert asked.setup() == Setup("skipbo-2011", 4, ((0, 2), (1, 3)), {"stock": 3})
    assert TableRequest(**table_fields({"edition": "x", "seats": []})).setup() == Setup("x", 0)


@pytest.mark.parametrize("teams", [2, ["AC", "BD"], [["A", "C"], ["B", "D"]]], ids=str)
def test_a_position_names_teams_like_every_table(teams: Any) -> None:
    match = new_match("skipbo-2003", teams=["AC", "BD"], stock=3, seed=1)
    match.start_round()
    assert match.state is not None
    written = match.game.write_position(match.state)
    assert written["teams"] == [["A", "C"], ["B", "D"]]
    assert read_position(json.loads(json.dumps({**written, "teams": teams}))) == (
        match.game,
        match.state,
    )


@pytest.mark.parametrize(
    ("change", "where", "refusal"),
    [
        ({"edition": 2003}, "edition", Refusal("not-a-text", value="2003")),
        ({"seats": 4}, "seats", Refusal("not-a-list", value="4")),
        ({"options": []}, "options", Refusal("not-an-object")),
        ({"teams": "AC BD"}, "teams", Refusal("not-a-list", value="AC BD")),
        ({"teams": {}}, "teams", Refusal("not-a-list", value="{…}")),
        ({"teams": True}, "teams", Refusal("not-a-list", value="true")),
        ({"teams": -2}, "teams", Refusal("not-a-count", value="-2")),
        ({"teams": 3}, "teams", Refusal("uneven-teams")),
        ({"teams": ["AC", 5]}, "teams[1]", Refusal("not-a-list", value="5")),
        ({"teams": ["AC", "BZ"]}, "teams[1][1]", Refusal("not-a-seat", value="Z")),
        ({"teams": [["A", "E"]]}, "teams[0][1]", Refusal("no-such-seat", seat="E")),
        ({"teams": [["A", 1]]}, "teams[0][1]", Refusal("not-a-text", value="1")),
    ],
)
def test_what_is_wrong_with_a_setup(
    change: dict[str, object], where: str, refusal: Refusal
) -> None:
    with pytest.raises(Unreadable) as wrong:
        TableRequest(
            **table_fields({"edition": "skipbo-2011", "seats": [{}] * 4, **change})
        ).setup()
    assert (wrong.value.where, wrong.value.refusal) == (where, refusal)


@pytest.mark.parametrize("missing", ["edition", "seats"])
def test_a_setup_needs_an_edition_and_seats(missing: str) -> None:
    written = {"edition": "skipbo-2011", "seats": [{}, {}]}
    del written[missing]
    with pytest.raises(Unreadable) as wrong:
        table_fields(written)
    assert wrong.value.refusal == Refusal("missing-field", name=missing)


def test_no_more_of_a_kind_than_the_box_has() -> None:
    box = (1, 1, 2)
    check_box((1, 2, 1), box, str)
    check_box((), box, str)
    for cards, card, count, has in (((1, 1, 1), "1", 3, 2), ((2, 2), "2", 2, 1), ((3,), "3", 1, 0)):
        with pytest.raises(Unreadable) as wrong:
            check_box(cards, box, str)
        assert wrong.value.refusal == Refusal("too-many-of-a-kind", card=card, count=count, box=has)
