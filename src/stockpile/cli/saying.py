"""What the commands share: reading files, printing JSON, and complaining in whole sentences."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from stockpile.core.record import Differs
from stockpile.core.refusal import Refusal, Refused, Unreadable
from stockpile.words import FALLBACK, Words, languages

LONGEST_QUOTE = 120


def say(text: str) -> None:
    """A message for people: on standard error, so that standard output stays one JSON object."""
    print(text, file=sys.stderr)


def print_json(value: dict[str, Any]) -> None:
    """The answer for programs."""
    print(json.dumps(value))


def words_of(language: str) -> Words:
    """The words of a language; Unreadable if there is no catalogue for it."""
    if language not in languages():
        raise Unreadable("unknown-language", name=language, known=", ".join(languages()))
    return Words(language)


def sentence(refusal: Refusal, words: Words | None = None) -> str:
    """A refusal in words. What a stranger wrote is quoted short, without control characters."""
    args = {name: _quoted(value) for name, value in refusal.args.items()}
    return (words or Words(FALLBACK))(f"refusal-{refusal.code}", **args)


def _quoted(value: str | int) -> str | int:
    if isinstance(value, int):
        return value
    shown = "".join(sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in value)
    return shown if len(shown) <= LONGEST_QUOTE else shown[:LONGEST_QUOTE] + "…"


def complain(wrong: Refused | Differs | Unreadable) -> None:
    """Say what is wrong, and where."""
    place = ""
    if isinstance(wrong, Differs):
        place = f"line {wrong.line}: "
    elif isinstance(wrong, Unreadable) and wrong.where:
        place = f"{wrong.where}: "
    say(f"stockpile: {place}{sentence(wrong.refusal)}")


def read_text(file: str) -> str:
    """The text of a file, or of standard input for ``-``."""
    try:
        data = sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()
    except ValueError as wrong:
        raise Unreadable("no-file", reason=str(wrong)) from None
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as wrong:
        raise Unreadable("not-utf-8", file, byte=wrong.start) from None


def write_text(file: str, text: str) -> None:
    """Write a file whole or not at all: an interrupted write leaves the old one."""
    path = Path(file)
    fresh = path.with_name(path.name + ".new")
    fresh.write_text(text, encoding="utf-8")
    fresh.replace(path)
