"""The signs that the app draws with: a full set, and one in plain ASCII."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Signs:
    """What is drawn with."""

    frames: dict[str, str]
    """By kind of box: the corners, clockwise from the top left, then the horizontal and the
    vertical line."""
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
    ascii: bool

    def text(self, text: str) -> str:
        """Words as they can be shown."""
        return plain(text) if self.ascii else text


UNICODE = Signs(
    frames={"plain": "┌┐┘└─│", "target": "┏┓┛┗━┃", "chosen": "╔╗╝╚═║"},
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
    ascii=False,
)
ASCII = Signs(
    frames={"plain": "++++-|", "target": "****=|", "chosen": "#####H"},
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
    ascii=True,
)

_PLAIN = {
    "“": '"',
    "”": '"',
    "„": '"',
    "«": '"',
    "»": '"',
    "’": "'",
    "–": "-",
    "−": "-",
    "…": "...",
    "·": "|",
    "×": "x",
    "±": "+/-",
    "∞": "*",
    "ß": "ss",
    "ä": "ae",
    "ö": "oe",
    "ü": "ue",
    "Ä": "Ae",
    "Ö": "Oe",
    "Ü": "Ue",
    "œ": "oe",
    "→": ">",
    "←": "<",
    "↑": "^",
    "↓": "v",
}


def plain(text: str) -> str:
    """The text in ASCII, as well as that can be."""
    put = "".join(_PLAIN.get(sign, sign) for sign in text)
    apart = unicodedata.normalize("NFKD", put)
    kept = (sign for sign in apart if not unicodedata.combining(sign))
    return "".join(sign if sign.isascii() else "?" for sign in kept)
