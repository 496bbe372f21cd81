"""What the commands share: reading files, printing JSON, and complaining in whole sentences."""

from __future__ import annotations

import errno
import json
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from stockpile.core.refusal import Differs, Refusal, Refused, Unreadable
from stockpile.words import FALLBACK, Words, languages

LONGEST_QUOTE = 120
LARGEST_NUMBER = 10**9
"""A larger one is no number of anything here, and is only quoted."""


def say(text: str) -> None:
    """A message for people: on standard error, so that standard output stays one JSON object."""
    print(text, file=sys.stderr)


class ReaderGone(Exception):
    """Whoever was reading standard output has seen enough."""


@contextmanager
def writing() -> Iterator[None]:
    """Notice at once when nobody reads standard output any more."""
    try:
        yield
        sys.stdout.flush()
    except BrokenPipeError:
        raise ReaderGone from None


def print_text(text: str) -> None:
    """An answer on standard output."""
    with writing():
        print(text)


def print_json(value: dict[str, Any]) -> None:
    """The answer for programs."""
    print_text(json.dumps(value))


def words_of(language: str) -> Words:
    """The words of a language; Unreadable if there is no catalogue for it."""
    if language not in languages():
        raise Unreadable("unknown-language", name=language, known=", ".join(languages()))
    return Words(language)


def sentence(refusal: Refusal, words: Words | None = None) -> str:
    """A refusal in words. What a stranger wrote is quoted short, without control characters."""
    words = words or Words(FALLBACK)
    args = {name: _quoted(value) for name, value in refusal.args.items()}
    text = words(f"refusal-{refusal.code}", **args)
    return f"{text} {words('refusal-meant', meant=args['meant'])}" if args.get("meant") else text


def _quoted(value: str | int) -> str | int:
    if isinstance(value, int) and abs(value) <= LARGEST_NUMBER:
        return value
    value = str(value)
    shown = "".join(sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in value)
    return shown if len(shown) <= LONGEST_QUOTE else shown[:LONGEST_QUOTE] + "…"


def complain(wrong: Refused | Differs | Unreadable) -> None:
    """Say what is wrong, and where."""
    place = ""
    if isinstance(wrong, Differs):
        place = f"line {wrong.line}: {wrong.move}: " if wrong.move else f"line {wrong.line}: "
    elif isinstance(wrong, Unreadable) and wrong.where:
        place = f"{wrong.where}: "
    say(f"stockpile: {place}{sentence(wrong.refusal)}")


def read_text(file: str) -> str:
    """The text of a file, or of standard input for ``-``."""
    if file == "-" and sys.stdin is None:  # closed by whoever started this
        raise Unreadable("no-file", "-", reason=os.strerror(errno.EBADF))
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
    check_writable(file)
    path = Path(file).resolve()  # what a link leads to is written, and the link stays
    fresh = path.with_name(f".{path.name}.new")
    try:
        fresh.write_text(text, encoding="utf-8")
        fresh.replace(path)
    except OSError as wrong:
        fresh.unlink(missing_ok=True)
        raise OSError(wrong.errno, wrong.strerror, file) from None


def check_writable(file: str) -> None:
    """Raise OSError if a file of this name cannot be written: before long work, not after."""
    path = Path(file)
    if path.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), file)
    if not path.parent.is_dir():
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), file)
    if not os.access(path if path.exists() else path.parent, os.W_OK):
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), file)
