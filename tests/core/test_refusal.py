"""Refusals are values; errors carry them, and say where."""

from __future__ import annotations

from stockpile.core.refusal import Refusal, Refused, Unreadable


def test_refusals_are_values() -> None:
    one = Refusal("needs-another-number", card="7", pile=1, number=5)
    same = Refusal("needs-another-number", number=5, card="7", pile=1)
    assert one == same
    assert len({one, same, Refusal("needs-another-number")}) == 2
    assert one != Refusal("needs-another-number", card="7", pile=1, number=6)
    assert one != Refusal("not-in-hand", card="7", pile=1, number=5)
    assert one != "needs-another-number"


def test_a_refusal_as_json_and_as_text() -> None:
    refusal = Refusal("not-in-hand", card="7")
    assert refusal.to_json() == {"refused": "not-in-hand", "card": "7"}
    assert list(refusal.to_json()) == ["refused", "card"]
    assert repr(refusal) == "Refusal('not-in-hand', card='7')"


def test_errors_carry_their_refusal() -> None:
    assert Refused(Refusal("round-over")).refusal == Refusal("round-over")
    wrong = Unreadable("not-a-card", "[2]", value="13")
    assert wrong.refusal == Refusal("not-a-card", value="13")
    further = wrong.at("hand").at("[0]").at("seats")
    assert further.where == "seats[0].hand[2]"
    assert further.refusal == wrong.refusal
    assert wrong.where == "[2]"
    assert Unreadable("not-a-list").at("seats").where == "seats"
