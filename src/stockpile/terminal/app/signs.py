"""The signs that the app draws with: all of Unicode's, or plain ASCII only."""

from __future__ import annotations

from dataclasses import dataclass

from stockpile.terminal.text import to_ascii
from stockpile.words import Argument, Words


class AsciiWords(Words):
    """The words of a language, for terminals that have nothing but ASCII."""

    def __call__(self, message: str, **args: Argument) -> str:
        return to_ascii(super().__call__(message, **args))

    def quote(self, text: str) -> str:
        return to_ascii(super().quote(text))


@dataclass(frozen=True, slots=True)
class Signs:
    """One set of signs."""

    words: type[Words]
    """What says all texts."""
    frames: dict[str, str]
    """By kind of box: the corners, clockwise from the top left, then the horizontal and the
    vertical line, then where tiles meet at the top and at the bottom."""
    joker: str
    empty: str
    playable: str
    hinted: str
    turn: str
    taken: str
    chosen: str
    left: str
    right: str
    needs: str
    times: str
    dot: str
    more: str
    bar: str
    middle: str
    point: str

    @property
    def ascii(self) -> bool:
        return self.words is AsciiWords

    def text(self, text: str) -> str:
        """A text that is in no catalogue, as it can be shown."""
        return to_ascii(text) if self.ascii else text


UNICODE = Signs(
    words=Words,
    frames={"plain": "┌┐┘└─│┬┴", "target": "┏┓┛┗━┃", "chosen": "╔╗╝╚═║"},
    joker="∞",
    empty="–",
    playable="•",
    hinted="★",
    turn="▶",
    taken="▲",
    chosen="▸",
    left="◂",
    right="▸",
    needs="→",
    times="×",
    dot="·",
    more="…",
    bar="█",
    middle="·",
    point="●",
)
ASCII = Signs(
    words=AsciiWords,
    frames={"plain": "++++-|++", "target": "****=|", "chosen": "#####H"},
    joker="*",
    empty="-",
    playable="@",
    hinted="?",
    turn=">",
    taken="^",
    chosen=">",
    left="<",
    right=">",
    needs=">",
    times="x",
    dot="|",
    more="~",
    bar="#",
    middle=".",
    point="o",
)
