"""The text of a move."""

from __future__ import annotations

import pytest

from stockpile.core.refusal import Unreadable
from stockpile.skipbo.moves import PASS, Discard, LayDiscard, LayHand, LayStock, Move
from stockpile.skipbo.notation import read_card, read_move


@pytest.mark.parametrize(
    ("written", "move"),
    [
        ("stock>2", LayStock(1)),
        ("h7>1", LayHand(7, 0)),
        ("hS>3", LayHand(13, 2)),
        ("h12>4", LayHand(12, 3)),
        ("d4>2", LayDiscard(3, 1)),
        ("C.stock>1", LayStock(0, 2)),
        ("A.stock>1", LayStock(0, 0)),
        ("C.d2>4", LayDiscard(1, 3, 2)),
        ("A.d2>4", LayDiscard(1, 3, 0)),
        ("h9>d1", Discard(9, 0)),
        ("hS>d4", Discard(13, 3)),
        ("pass", PASS),
    ],
)
def test_a_move_is_written_and_read(written: str, move: Move) -> None:
    assert str(move) == written
    assert read_move(written) == move
    assert {read_move(written)} == {move}


@pytest.mark.parametrize(
    "written",
    [
        "",
        "pass ",
        "pass\n",
        "Pass",
        "stock",
        "stock>",
        "stock>1 ",
        "stock>1\n",
        "stock>10",
        "stock>d1",
        "stock>-1",
        "I.stock>1",
        "a.stock>1",
        "AB.stock>1",
        ".stock>1",
        "d>1",
        "d12>1",
        "d1>d2",
        "h>1",
        "hS>dd1",
        "hS>C.d1",
        "C.h7>1",
        "h7>1;h8>1",
        "draw3",
        "stock>\N{ARABIC-INDIC DIGIT ONE}",
    ],
)
def test_what_is_no_move_is_unreadable(written: str) -> None:
    with pytest.raises(Unreadable) as wrong:
        read_move(written)
    assert wrong.value.refusal.code == "not-a-move"
    assert wrong.value.refusal.args == {"value": written}


@pytest.mark.parametrize(
    "card",
    ["0", "13", "-1", "s", "*", "07", "1.0", "", " 7", "\N{FULLWIDTH DIGIT SEVEN}", "hearts"],
)
def test_what_is_no_card_is_unreadable(card: str) -> None:
    with pytest.raises(Unreadable) as wrong:
        read_card(card)
    assert wrong.value.refusal.code == "not-a-card"
    assert wrong.value.refusal.args == {"value": card}


@pytest.mark.parametrize("written", ["h13>1", "h0>d1", "hx>1", "h07>2"])
def test_a_move_with_no_card_says_so(written: str) -> None:
    with pytest.raises(Unreadable) as wrong:
        read_move(written)
    assert wrong.value.refusal.code == "not-a-card"
