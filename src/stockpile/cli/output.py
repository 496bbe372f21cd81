"""What the commands share: the reader's language, files, answers and complaints.

Standard output is for the answer, standard error for everything else that people are told.
"""

from __future__ import annotations

import errno
import json
import math
import os
import re
import shlex
import shutil
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from textwrap import wrap
from typing import Any, Protocol

from stockpile import sentences
from stockpile.core.option import closest
from stockpile.core.refusal import Complaint, Differs, Refusal, Unreadable
from stockpile.words import FALLBACK, Argument, Words, languages

LANGUAGE_NAMES = {
    "english": "en",
    "german": "de",
    "deutsch": "de",
    "french": "fr",
    "français": "fr",
    "italian": "it",
    "italiano": "it",
    "dutch": "nl",
    "nederlands": "nl",
}
"""What people type for a language if they do not know its code."""


# The reader's language


def reader() -> Words:
    """The reader's words: as the arguments say, or else the environment.

    Taken from the command as it was typed, so that it works even if the command is unreadable.
    """
    return Words(_asked(sys.argv[1:]) or _of_the_environment())


def _asked(arguments: Sequence[str]) -> str | None:
    for at, argument in enumerate(arguments):
        name, equals, value = argument.partition("=")
        if name == "--lang":
            value = value if equals else "".join(arguments[at + 1 : at + 2])
            return value if value in languages() else None
    return None


def _of_the_environment() -> str:
    """The first language of the system's settings that there is a catalogue for."""
    variables = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    locale = next((one for one in variables if one), "")
    if re.split("[_.@]", locale)[0] in ("", "C", "POSIX"):
        return FALLBACK
    wanted = (*os.environ.get("LANGUAGE", "").split(":"), locale)
    names = (re.split("[-_.@]", one)[0] for one in wanted)
    return next((name for name in names if name in languages()), FALLBACK)


def check_language(language: str) -> None:
    """Raise Unreadable if there is no catalogue for a language."""
    if language not in languages():
        short = re.split("[-_.@]", language.lower())[0]
        names = LANGUAGE_NAMES
        meant = short if short in languages() else names.get(closest(short, tuple(names)), "")
        known = ", ".join(languages())
        raise Unreadable("unknown-language", "--lang", name=language, meant=meant, known=known)


# What people are told


def say(text: str) -> None:
    """A message for people, on standard error.

    At a terminal, sentences are folded at words; tables stay as they are.
    """
    if sys.stderr.isatty():
        text = "\n".join(line if "  " in line else _folded(line) for line in text.split("\n"))
    print(text, file=sys.stderr)


def tell(message: str, **args: Argument) -> None:
    """Say a message of the catalogues."""
    say(reader()(message, **args))


def _folded(line: str) -> str:
    columns = shutil.get_terminal_size().columns
    return "\n".join(wrap(line, columns, break_long_words=False, break_on_hyphens=False))


def width() -> float:
    """How wide a message for people may be."""
    return shutil.get_terminal_size().columns if sys.stderr.isatty() else math.inf


def complain(wrong: Complaint) -> None:
    """Say what is wrong, and where."""
    place = ""
    if isinstance(wrong, Differs):
        line = reader()("complaint-line", line=wrong.line)
        place = f"{line}: {wrong.move}: " if wrong.move else f"{line}: "
    elif isinstance(wrong, Unreadable) and wrong.where:
        place = f"{_place(wrong.where)}: "
    say(f"stockpile: {place}{sentence(wrong.refusal)}")


def _place(where: str) -> str:
    """A place in words; the name of a field or an option is the same in all languages."""
    found = re.fullmatch(r"line (\d+)(?:, column (\d+))?", where)
    if found is None:
        return where
    line, column = found.groups()
    if column is None:
        return reader()("complaint-line", line=int(line))
    return reader()("complaint-column", line=int(line), column=int(column))


def sentence(refusal: Refusal) -> str:
    """A refusal in the reader's words."""
    return sentences.sentence(refusal, reader())


class ReportProgress(Protocol):
    """Takes how much is done, and what is being done if that changes."""

    def __call__(self, done: int, text: str = ..., /) -> None: ...


@contextmanager
def progress(text: str, total: int | None = None) -> Iterator[ReportProgress]:
    """A progress bar, if somebody is there to see it."""
    if not sys.stderr.isatty():
        yield lambda _done, _text=text: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
    from rich.progress import TimeRemainingColumn as Remaining

    columns = [TextColumn("{task.description}"), BarColumn()]
    if total is not None:
        columns += [MofNCompleteColumn(), Remaining()]
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(text, total=total)
        yield lambda done, text=text: bar.update(task, completed=done, description=text)


# Answers


def print_text(text: str) -> None:
    """An answer on standard output, at once: a reader that is gone is noticed."""
    print(text, flush=True)


def print_json(value: dict[str, Any]) -> None:
    """An answer for programs."""
    print_text(json.dumps(value))


def named(file: str | None) -> str | None:
    """The file of ``--json FILE``; None if the answer is to be printed."""
    return None if file == "-" else file


def check_answer(file: str | None) -> None:
    """Raise OSError if the answer cannot be written there: before long work, not after."""
    if (path := named(file)) is not None:
        check_writable(path)


def answer(file: str | None, value: dict[str, Any]) -> None:
    """An answer for programs, in a file or printed."""
    if (path := named(file)) is not None:
        write_text(path, json.dumps(value, indent=1) + "\n")
    else:
        print_json(value)


def at_terminal() -> bool:
    """Whether a person is at a terminal that can do more than show lines.

    Some, such as those inside editors, cannot.
    """
    attached = sys.stdin is not None and sys.stdin.isatty() and sys.stdout.isatty()
    return attached and os.environ.get("TERM") != "dumb"


def page(text: str) -> None:
    """A long answer: in a pager if a person is at a terminal."""
    import click

    try:
        readable = shlex.split(os.environ.get("PAGER", ""))
    except ValueError:
        readable = None
    if not at_terminal() or readable is None:
        print_text(text)
        return
    # What fits on the screen stays on it, and colours are shown.
    os.environ.setdefault("LESS", "-FRX")
    click.echo_via_pager(text, color=True)


# Files


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
    path = Path(file).resolve()  # the target of a link is written, and the link stays
    fresh = path.with_name(f".{path.name}.new")
    try:
        fresh.write_text(text, encoding="utf-8")
        fresh.replace(path)
    except OSError as wrong:
        fresh.unlink(missing_ok=True)
        raise OSError(wrong.errno, wrong.strerror, file) from None


def check_writable(file: str) -> None:
    """Raise OSError if a file of this name cannot be written: before long work, not after."""
    path, why = Path(file), 0
    if path.is_dir():
        why = errno.EISDIR
    elif not path.parent.is_dir():
        why = errno.ENOENT
    elif not os.access(path if path.exists() else path.parent, os.W_OK):
        why = errno.EACCES
    if why:
        raise OSError(why, os.strerror(why), file)
