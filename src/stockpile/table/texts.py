"""What people type: names and texts, made safe to show anywhere.

The result is one line of visible characters. It has no control characters, so terminals and logs
can show it as it is; nothing invisible or right-to-left that makes it look like another text; and
no stack of marks that leaves its line. Characters that are special in HTML stay as they are.
"""

from __future__ import annotations

import unicodedata

from stockpile.core.refusal import Refusal, Refused

MAX_NAME_LENGTH = 24
MAX_TEXT_LENGTH = 300
MAX_MARKS = 4
"""How many combining marks one character may carry; no language needs more."""
_MAX_EXCESS = 20
"""A text more than this many times too long is refused unread."""

_BLANK = frozenset(
    map(
        chr,
        (
            0x034F,  # combining grapheme joiner
            *(0x115F, 0x1160, 0x3164, 0xFFA0),  # Hangul fillers
            *(0x17B4, 0x17B5),  # Khmer inherent vowels
            *range(0x180B, 0x1810),  # Mongolian variation selectors
            *(0x2800, 0xFFFC, 0xFFFD),  # blank Braille, placeholders
            *range(0xFE00, 0xFE10),  # variation selectors
            *range(0xE0100, 0xE01F0),
        ),
    )
)
"""Characters that show nothing, although Unicode calls them letters, marks or symbols."""


def clean_name(text: str) -> str:
    """A name as it is shown; Refused if it ends up empty, or too long."""
    name = _clean(text, MAX_NAME_LENGTH)
    if name is None or _length(name) > MAX_NAME_LENGTH:
        raise Refused(Refusal("name-too-long", most=MAX_NAME_LENGTH))
    if not name:
        raise Refused(Refusal("name-empty"))
    return name


def clean_text(text: str) -> str:
    """A text as it is shown, on one line; Refused if it ends up empty, or too long."""
    said = _clean(text, MAX_TEXT_LENGTH)
    if said is None or _length(said) > MAX_TEXT_LENGTH:
        raise Refused(Refusal("text-too-long", most=MAX_TEXT_LENGTH))
    if not said:
        raise Refused(Refusal("text-empty"))
    return said


def _length(text: str) -> int:
    """How many characters people see: a mark belongs to the character it is on."""
    return sum(not unicodedata.category(one).startswith("M") for one in text)


def _clean(text: str, most: int) -> str | None:
    """The text without what must not be in it; None if it is far too long to begin with."""
    if len(text) > most * _MAX_EXCESS:
        return None
    # Removing something can bring together characters that compose, so repeat.
    while (cleaned := _keep(unicodedata.normalize("NFC", text))) != text:
        text = cleaned
    return text


def _keep(text: str) -> str:
    kept: list[str] = []
    marks = 0
    for one in text:
        category = unicodedata.category(one)
        if one.isspace() or category[0] == "Z":
            if kept and kept[-1] != " ":
                kept.append(" ")
        elif category[0] == "C" or one in _BLANK:
            continue
        elif category[0] == "M":
            # A mark at the start would combine with the character before the text.
            if marks < MAX_MARKS and kept and kept[-1] != " ":
                kept.append(one)
                marks += 1
        else:
            kept.append(one)
            marks = 0
    return "".join(kept).rstrip(" ")
