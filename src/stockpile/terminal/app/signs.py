"""The characters that the app draws with: Unicode, or plain ASCII."""

from __future__ import annotations

from typing import ClassVar

from stockpile.terminal.text import to_ascii
from stockpile.words import Argument, Words


class Signs:
    """Signs of Unicode."""

    ascii = False
    words: type[Words] = Words
    """What says all texts."""
    frames: ClassVar[dict[str, str]] = {
        "plain": "┌┐┘└─│┬┴",
        "target": "┏┓┛┗━┃",
        "chosen": "╔╗╝╚═║",
    }
    """By kind of box: the corners, clockwise from the top left, then the horizontal and the
    vertical line, then where tiles meet at the top and at the bottom."""
    joker = "∞"
    empty = "–"
    playable = "•"
    hinted = "★"
    turn = "▶"
    taken = "▲"
    left = "◂"
    right = "▸"
    needs = "→"
    times = "×"
    dot = "·"
    more = "…"
    bar = "█"
    middle = "·"
    point = "●"
    bands = ("●", "■", "◆", "★")
    """Low, middle and high numbers, and wilds: beside each card, as on the page's cards."""
    person = "●"
    """Before a name, in the colour of the seat."""

    def text(self, text: str) -> str:
        """A text from outside the catalogues, as it can be shown."""
        return text


class AsciiWords(Words):
    """The words of a language, for terminals that only have ASCII."""

    def __call__(self, message: str, **args: Argument) -> str:
        return to_ascii(super().__call__(message, **args))

    def quote(self, text: str) -> str:
        return to_ascii(super().quote(text))


class AsciiSigns(Signs):
    """Signs of ASCII."""

    ascii = True
    words = AsciiWords
    frames: ClassVar[dict[str, str]] = {
        "plain": "++++-|++",
        "target": "****=|",
        "chosen": "#####H",
    }
    joker = "*"
    empty = "-"
    playable = "@"
    hinted = "?"
    turn = ">"
    taken = "^"
    left = "<"
    right = ">"
    needs = ">"
    times = "x"
    dot = "|"
    more = "~"
    bar = "#"
    middle = "."
    point = "o"
    bands = ("o", "#", "^", "*")
    person = " "

    def text(self, text: str) -> str:
        return to_ascii(text)


UNICODE, ASCII = Signs(), AsciiSigns()
