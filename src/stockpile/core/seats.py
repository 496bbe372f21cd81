"""Seats are numbers inside the program and letters in every text: 0 is ``A``, clockwise."""

from __future__ import annotations

LETTERS = "ABCDEFGH"


def seat_letter(seat: int) -> str:
    """The letter of a seat: ``seat_letter(2) == "C"``."""
    return LETTERS[seat]


def seat_number(letter: str) -> int:
    """The seat a letter names; a ValueError if no table has such a seat."""
    if len(letter) != 1 or letter not in LETTERS:
        raise ValueError(letter)
    return LETTERS.index(letter)
