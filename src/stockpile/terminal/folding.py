"""Sentences as lines that a terminal takes as they are."""

from __future__ import annotations

from textwrap import wrap

from stockpile.terminal.telling import HARD_SPACE, JOKER, NARROW_SPACE

PLAIN = str.maketrans({JOKER: "*", "–": "-", "−": "-"})
"""What people type, or paste, where the notation has a plain sign."""
_PLAINER = str.maketrans({"“": '"', "”": '"', "„": '"', "’": "'", "…": "..."})
# What stands in for a sign that the output does not have.


def folded(text: str, width: int, indent: str = "  ") -> list[str]:
    """The lines of a text, none longer than that unless it is one word."""
    lines: list[str] = []
    for line in text.split("\n"):
        lines += wrap(
            line,
            width,
            subsequent_indent=indent,
            break_long_words=False,
            break_on_hyphens=False,
        ) or [""]
    return lines


def fitting(text: str, encoding: str | None) -> str:
    """The text without signs that the output lacks, or that would steer a terminal."""
    plain = text.replace(HARD_SPACE, " ").replace(NARROW_SPACE, " ")
    printable = "".join(sign if sign.isprintable() else "?" for sign in plain)
    encoding = encoding or "utf-8"
    try:
        printable.encode(encoding)
    except UnicodeEncodeError:
        plainer = printable.translate(PLAIN).translate(_PLAINER)
        return plainer.encode(encoding, "replace").decode(encoding)
    return printable
