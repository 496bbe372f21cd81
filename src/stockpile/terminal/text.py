"""Text as a terminal takes it: folded to its width, in characters that it has."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from textwrap import wrap

from stockpile.terminal.tellers.teller import HARD_SPACE, NARROW_SPACE

LINE_WIDTH = 78

_ASCII = str.maketrans(
    {
        **dict.fromkeys("“”„«»", '"'),
        **dict.fromkeys("–−", "-"),
        "’": "'",
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
)


_EMPHASIS = re.compile(r"(?<![\w*])(\*{1,2})(?=\S)(.+?)(?<=\S)\1(?![\w*])")


def to_ascii(text: str) -> str:
    """The text in ASCII, as well as it can be written so."""
    apart = unicodedata.normalize("NFKD", text.translate(_ASCII))
    kept = (sign for sign in apart if not unicodedata.combining(sign))
    return "".join(sign if sign.isascii() else "?" for sign in kept)


def fitting(text: str, encoding: str | None) -> str:
    """The text without characters that the output lacks, or that would steer a terminal."""
    text = text.replace(HARD_SPACE, " ").replace(NARROW_SPACE, " ")
    text = "".join(sign if sign.isprintable() else "?" for sign in text)
    return "".join(sign if _has(encoding, sign) else to_ascii(sign) for sign in text)


def _has(encoding: str | None, sign: str) -> bool:
    try:
        sign.encode(encoding or "utf-8")
    except UnicodeEncodeError:
        return False
    return True


def folded(text: str, width: int, indent: str = "  ") -> list[str]:
    """The lines of a text, none longer than ``width`` unless it is one word."""
    return [
        part
        for line in text.split("\n")
        for part in wrap(
            line, width, subsequent_indent=indent, break_long_words=False, break_on_hyphens=False
        )
        or [""]
    ]


def unfolded(text: str) -> str:
    """The text with each paragraph in one line; indented lines stay as they are."""
    return re.sub(r"(?<!\n)\n(?=\S)", " ", text)


def unmarked(markdown: str) -> Iterator[tuple[str, bool]]:
    """The lines of Markdown as plain text that reads well aloud, and whether each is a heading.

    A row of a table is one line, which names every cell.
    """
    heads: list[str] = []
    for line in markdown.splitlines():
        if re.fullmatch(r"[-| ]+", line):
            continue
        text = _EMPHASIS.sub(r"\2", line)
        cells = text.strip("| ").split(" | ")
        if not line.startswith("|"):
            heads = []
            yield text.lstrip("# "), line.startswith("#")
        elif heads:
            pairs = zip(heads, cells, strict=True)
            yield "; ".join(f"{head}: {cell}" for head, cell in pairs) + ".", False
        else:
            heads = cells
