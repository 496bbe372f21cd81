"""Seats are numbers inside the program and letters in every text: 0 is ``A``, clockwise."""

from __future__ import annotations

from stockpile.core.refusal import Unreadable

SEAT_LETTERS = "ABCDEFGH"
_LETTERS = tuple(SEAT_LETTERS)


def seat_letter(seat: int) -> str:
    """The letter of a seat; Unreadable if no table has such a seat.

    >>> seat_letter(2)
    'C'
    """
    if seat not in range(len(SEAT_LETTERS)):
        most = len(SEAT_LETTERS) - 1
        raise Unreadable("not-a-seat-number", value=repr(seat), most=most)
    return SEAT_LETTERS[seat]


def seat_number(letter: str) -> int:
    """The seat a letter names; Unreadable if no table has such a seat.

    >>> seat_number("C")
    2
    """
    if letter not in _LETTERS:
        raise Unreadable("not-a-seat", value=str(letter))
    return _LETTERS.index(letter)
