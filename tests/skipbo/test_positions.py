"""Positions: what may be left out, and what is wrong with one that cannot be."""

from __future__ import annotations

import json
from typing import Any

import pytest

from stockpile.core.event import Outcome
from stockpile.core.readers import table_fields
from stockpile.core.refusal import Unreadable
from stockpile.games import TableRequest
from stockpile.skipbo import SkipBo
from stockpile.skipbo.state import State
from tests.chances import cards
from tests.skipbo.build import position, skipbo

PRINTED = """
{"game":"skipbo","edition":"skipbo-2003","options":{},"teams":null,
 "seats":[{"hand":["7","S"],"stock":["3","12","5"],"discards":[["9"],[],[],[]]},
          {"hand":[],"stock":["1"],"discards":[[],[],[],[]]}],
 "building":[["1","S"],[],[],[]],"aside":[],"draw":["4","4"],"turn":"A"}
"""


def read(written: dict[str, Any]) -> tuple[SkipBo, State]:
    game = SkipBo(TableRequest(**table_fields(written)).setup())
    return game, game.read_position(written)


def two_seats(**fields: object) -> dict[str, Any]:
    return {
        "game": "skipbo",
        "edition": "skipbo-2003",
        "seats": [{"stock": ["9", "3"]}, {"stock": ["8"]}],
        "turn": "A",
        **fields,
    }


def test_the_example_of_the_notation() -> None:
    game, state = read(json.loads(PRINTED))
    assert state == State(
        hands=(cards("7 S"), ()),
        stocks=(cards("3 12 5"), cards("1")),
        discards=((cards("9"), (), (), ()), ((), (), (), ())),
        building=(cards("1 S"), (), (), ()),
        aside=(),
        draw=cards("4 4"),
        turn=0,
        drawn=True,
        laid=False,
        passes=0,
        redealt=False,
        shuffles=0,
        dealer=None,
        scores=None,
        outcome=None,
    )
    assert {str(move) for move in game.legal_moves(state, 0)} >= {"hS>1", "hS>2", "h7>d1"}


def test_a_written_position_has_every_field() -> None:
    table = position(
        "7 | 9 3 | 1, 2", "S | 8", "| 8", "| 8", teams="AC BD", turn="B", edition="skipbo-2011",
        building="1, 1 2", draw="5", aside="6", laid=True, redealt=True,
        scores=[25, 0], stock=12, stalemate="redeal",
    )  # fmt: skip
    written = table.game.write_position(table.state._replace(dealer=3, shuffles=2))
    assert written == {
        "game": "skipbo",
        "edition": "skipbo-2011",
        "options": {"stock": 12, "stalemate": "redeal"},
        "teams": [["A", "C"], ["B", "D"]],
        "seats": [
            {"hand": ["7"], "stock": ["9", "3"], "discards": [["1"], ["2"], [], []]},
            {"hand": ["S"], "stock": ["8"], "discards": [[], [], [], []]},
            {"hand": [], "stock": ["8"], "discards": [[], [], [], []]},
            {"hand": [], "stock": ["8"], "discards": [[], [], [], []]},
        ],
        "building": [["1"], ["1", "2"], [], []],
        "aside": ["6"],
        "draw": ["5"],
        "turn": "B",
        "drawn": True,
        "laid": True,
        "passes": 0,
        "redealt": True,
        "shuffles": 2,
        "banned": [],
        "dealer": "D",
        "scores": [25, 0],
        "tabletop": None,
    }
    assert read(json.loads(json.dumps(written)))[1] == table.state._replace(dealer=3, shuffles=2)


def test_a_seat_that_still_has_to_draw_is_written_so() -> None:
    table = position("7 | 9 3", " | 8", draw="5 5 5 5", drawn=False)
    written = table.game.write_position(table.state)
    assert written["drawn"] is False
    assert read(written)[1] == table.state


def test_fields_with_a_default_may_be_left_out() -> None:
    _, state = read(two_seats())
    assert state.hands == ((), ())
    assert state.discards == (((),) * 4,) * 2
    assert state.building == ((),) * 4
    assert (state.aside, state.draw) == ((), ())
    assert state.drawn
    assert not state.laid
    assert not state.redealt
    assert state.passes == state.shuffles == 0
    assert state.dealer is None
    assert state.scores is None
    assert state.outcome is None


def test_a_hand_is_sorted_and_piles_keep_their_order() -> None:
    _, state = read(
        two_seats(
            draw=["5", "2", "4"],
            aside=["7", "3"],
            **first(hand=["S", "2", "12", "2"], discards=[["9", "1"], [], [], []]),
        )
    )
    assert state.hands[0] == cards("2 2 12 S")
    assert state.discards[0][0] == cards("9 1")
    assert state.draw == cards("5 2 4")
    assert state.aside == cards("7 3")


def test_the_end_of_a_round_is_read_off_the_position() -> None:
    over = two_seats(seats=[{"stock": []}, {"stock": ["8", "8"]}])
    assert read(over)[1].outcome == Outcome((0,), 35, "stock-empty")
    stuck = two_seats(passes=2, redealt=True)
    assert read(stuck)[1].outcome == Outcome((), 0, "stalemate")
    assert read(two_seats(passes=2, options={"stalemate": "draw"}))[1].outcome == Outcome(
        (), 0, "stalemate"
    )
    fewest = two_seats(passes=2, options={"stalemate": "fewest-stock"})
    assert read(fewest)[1].outcome == Outcome((1,), 35, "fewest-stock")


def first(**fields: object) -> dict[str, Any]:
    """The first of two seats has something strange."""
    return {"seats": [{"stock": ["8"], **fields}, {"stock": ["8"]}]}


@pytest.mark.parametrize(
    ("fields", "where", "code", "arguments"),
    [
        (first(stock=["13"]), "seats[0].stock[0]", "not-a-card", {"value": "13"}),
        (first(stock=[8]), "seats[0].stock[0]", "not-a-text", {"value": "8"}),
        (first(stock="8"), "seats[0].stock", "not-a-list", {"value": "8"}),
        ({"seats": [{"stock": ["8"]}, {}]}, "seats[1]", "missing-field", {"name": "stock"}),
        ({"seats": [{"stock": ["8"]}, 7]}, "seats[1]", "not-an-object", {}),
        (first(hand=["1"] * 6), "seats[0].hand", "hand-too-large", {"cards": 6, "hand": 5}),
        (first(discards=[[]]), "seats[0].discards", "wrong-length", {"expected": 4, "found": 1}),
        (
            first(discards=[[], [], ["2", "x"], []]),
            "seats[0].discards[2][1]",
            "not-a-card",
            {"value": "x"},
        ),
        (
            first(hands=[]),
            "seats[0]",
            "unknown-field",
            {"name": "hands", "known": "discards, hand, stock"},
        ),
        (
            first(stock=["3"] * 9, discards=[["3"] * 4, [], [], []]),
            "",
            "too-many-of-a-kind",
            {"card": "3", "count": 13, "box": 12},
        ),
        (
            {"aside": ["S"] * 10, "draw": ["S"] * 9},
            "",
            "too-many-of-a-kind",
            {"card": "S", "count": 19, "box": 18},
        ),
        ({"seats": [{"stock": []}, {"stock": []}]}, "seats", "two-winners", {}),
        ({"building": [[], []]}, "building", "wrong-length", {"expected": 4, "found": 2}),
        (
            {"building": [[], ["1", "3"], [], []]},
            "building[1][1]",
            "pile-out-of-order",
            {"card": "3", "number": 2},
        ),
        (
            {"building": [["2"], [], [], []]},
            "building[0][0]",
            "pile-out-of-order",
            {"card": "2", "number": 1},
        ),
        (
            {"building": [["1", *["S"] * 11], [], [], []]},
            "building[0]",
            "pile-complete",
            {"number": 12},
        ),
        ({"turn": "C"}, "turn", "no-such-seat", {"seat": "C"}),
        ({"turn": "a"}, "turn", "not-a-seat", {"value": "a"}),
        ({"turn": 0}, "turn", "not-a-text", {"value": "0"}),
        ({"dealer": "C"}, "dealer", "no-such-seat", {"seat": "C"}),
        ({"drawn": 1}, "drawn", "not-a-flag", {"value": "1"}),
        ({"laid": None}, "laid", "not-a-flag", {"value": "null"}),
        ({"drawn": False, "laid": True}, "laid", "laid-before-drawing", {}),
        (
            {"redealt": True, "options": {"stalemate": "draw"}},
            "redealt",
            "redealt-cannot-be",
            {},
        ),
        ({"turn": "B", **first(stock=[])}, "turn", "turn-cannot-be", {"turn": "B"}),
        ({"passes": -1}, "passes", "not-a-count", {"value": "-1"}),
        ({"passes": True}, "passes", "not-a-count", {"value": "true"}),
        ({"shuffles": 0.5}, "shuffles", "not-a-count", {"value": "0.5"}),
        ({"scores": [0]}, "scores", "wrong-length", {"expected": 2, "found": 1}),
        ({"scores": [0, -5]}, "scores[1]", "not-a-count", {"value": "-5"}),
        ({"banned": ["A"]}, "banned", "needs-tabletop", {}),
        ({"tabletop": {}}, "tabletop", "needs-tabletop", {}),
        ({"colour": "red"}, "", "unknown-field", None),
        # A turn that cannot be: who has passed holds nothing, and there was nothing to draw.
        ({"passes": 3}, "passes", "passes-cannot-be", {"passes": 3}),
        ({"passes": 1, "laid": True}, "passes", "passes-cannot-be", {"passes": 1}),
        ({"passes": 1, "draw": ["4"]}, "passes", "passes-cannot-be", {"passes": 1}),
        ({"passes": 1, "aside": ["4"]}, "passes", "passes-cannot-be", {"passes": 1}),
        (
            {"passes": 1, "turn": "B", **first(hand=["1"])},
            "passes",
            "passes-cannot-be",
            {"passes": 1},
        ),
        ({"passes": 2}, "passes", "passes-cannot-be", {"passes": 2}),
    ],
)
def test_what_is_wrong_with_a_position_and_where(
    fields: dict[str, object], where: str, code: str, arguments: dict[str, object] | None
) -> None:
    with pytest.raises(Unreadable) as wrong:
        read(two_seats(**fields))
    assert (wrong.value.where, wrong.value.refusal.code) == (where, code)
    assert arguments is None or dict(wrong.value.refusal.args) == arguments


def test_a_seat_that_has_not_passed_yet_may_hold_cards() -> None:
    holding = [{"stock": ["8"], "hand": ["1"]}, {"stock": ["8"]}]
    assert read(two_seats(passes=1, seats=holding))[1].passes == 1


def test_banned_and_tabletop_may_be_there_with_nothing_in_them() -> None:
    assert read(two_seats(banned=[], tabletop=None))[1] == read(two_seats())[1]


def test_a_position_without_seats_or_turn() -> None:
    for missing in ("seats", "turn"):
        written = two_seats()
        del written[missing]
        with pytest.raises(Unreadable) as wrong:
            skipbo().read_position(written)
        assert wrong.value.refusal.to_json() == {"refused": "missing-field", "name": missing}


@pytest.mark.parametrize("seats", [1, 3])
def test_a_position_of_another_table_is_unreadable(seats: int) -> None:
    with pytest.raises(Unreadable) as wrong:
        skipbo(seats=2).read_position(two_seats(seats=[{"stock": ["8"]}] * seats))
    assert wrong.value.where == "seats"


def test_one_team_may_have_no_stock_left_at_one_seat() -> None:
    written = two_seats(
        seats=[{"stock": []}, {"stock": []}, {"stock": ["8"]}, {"stock": ["8"]}],
        teams=[["A", "C"], ["B", "D"]],
    )
    assert read(written)[1].outcome is None
