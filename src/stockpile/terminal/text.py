"""Sentences as lines that a terminal takes as they are."""

from __future__ import annotations

import re
from textwrap import wrap

from stockpile.terminal.tellers.teller import HARD_SPACE, NARROW_SPACE

TYPED_AS = str.maketrans({"∞": "*", "–": "-", "−": "-"})
"""What people type, or paste, where the notation has a plain sign."""
_ASCII_FOR = str.maketrans({"“": '"', "”": '"', "„": '"', "’": "'", "…": "..."})
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


def unmarked(markdown: str) -> str:
    """A page as plain text that reads well aloud. A row of a table says what each cell is."""
    lines: list[str] = []
    heads: list[str] = []
    for line in markdown.splitlines():
        if re.fullmatch(r"[-| ]+", line):
            continue
        if not line.startswith("|"):
            heads = []
            lines.append(re.sub(r"\*+([^*]+)\*+", r"\1", line.lstrip("# ")))
            continue
        cells = line.strip("| ").split(" | ")
        if heads:
            pairs = zip(heads, cells, strict=True)
            lines.append("; ".join(f"{head}: {cell}" for head, cell in pairs) + ".")
        heads = heads or cells
    return re.sub(r"\n{3,}", "\n\n", "\n".join(lines)).strip()


def unfolded(text: str) -> str:
    """The text with each paragraph in one line; what is indented stays as it is."""
    return re.sub(r"(?<!\n)\n(?=\S)", " ", text)


def fitting(text: str, encoding: str | None) -> str:
    """The text without signs that the output lacks, or that would steer a terminal."""
    plain = text.replace(HARD_SPACE, " ").replace(NARROW_SPACE, " ")
    printable = "".join(sign if sign.isprintable() else "?" for sign in plain)
    encoding = encoding or "utf-8"
    try:
        printable.encode(encoding)
    except UnicodeEncodeError:
        plainer = printable.translate(TYPED_AS).translate(_ASCII_FOR)
        return plainer.encode(encoding, "replace").decode(encoding)
    return printable
