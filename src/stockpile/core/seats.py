"""Seats are numbers inside the program and letters in every text: 0 is ``A``, clockwise."""

from __future__ import annotations

SEAT_LETTERS = "ABCDEFGH"


def seat_letter(seat: int) -> str:
    """The letter of a seat.

    >>> seat_letter(2)
    'C'
    """
    return SEAT_LETTERS[seat]


def seat_number(letter: str) -> int:
    """The seat a letter names; a ValueError if no table has such a seat.

    >>> seat_number("C")
    2
    """
    if len(letter) != 1 or letter not in SEAT_LETTERS:
        raise ValueError(letter)
    return SEAT_LETTERS.index(letter)
