"""Lines in and out: how line mode speaks, and what it makes of what is typed."""

from __future__ import annotations

import io
import math
import re
from collections.abc import Iterator, Mapping
from contextlib import suppress
from typing import Any, TextIO

from stockpile.core.option import closest
from stockpile.games import AnyGame
from stockpile.terminal.tellers.teller import say_reasons
from stockpile.terminal.text import TYPED_AS, fitting, folded, unfolded
from stockpile.words import Argument, Words

LINE_WIDTH = 78
MAX_TYPED_LENGTH = 200
"""Nobody means a longer line than this as a move."""
QUIT_WORDS = ("quit", "exit", "q")

# Spaces mean nothing, except between two digits: “1 5” is not 15.
_NEEDLESS = re.compile(r"(?<![0-9]) | (?![0-9])")


def understood(line: str) -> str:
    """What was typed, in small letters and without needless spaces."""
    typed = " ".join(line.split()).translate(TYPED_AS).lower()
    return _NEEDLESS.sub("", typed)[:MAX_TYPED_LENGTH]


class LineOutput:
    """Somebody who says things in lines that any terminal can show."""

    def __init__(self, words: Words, out: TextIO) -> None:
        self.words = words
        self.out = out
        self._told: set[str] = set()
        """What is not said twice."""
        self.asked: str | None = None
        """The prompt that is shown."""

    def say(self, *texts: str, indent: str = "  ") -> None:
        """Say something. A prompt stays behind, and is shown again after it."""
        if texts:
            self.leave_prompt()
        for text in texts:
            for line in folded(text, LINE_WIDTH, indent):
                self.out.write(self._fits(line) + "\n")

    def say_once(self, message: str, **args: Argument) -> None:
        """Say something, unless it has been said."""
        text = self.words(message, **args)
        if text not in self._told:
            self._told.add(text)
            self.say(text)

    def say_paragraphs(self, *texts: str) -> None:
        """Texts of several lines, apart from each other."""
        for text in texts:
            self.say("", unfolded(text), indent="")
        self.say("")

    def commands_help(self, game: AnyGame) -> str:
        """What can be typed besides moves, taking them back where a game lets one."""
        undo = [self.words("play-help-undo")] if game.undoable else []
        first, more = self.words("play-help-commands"), self.words("play-help-more-commands")
        return "\n".join((first, *undo, more))

    def say_hint(self, best: Mapping[str, Any]) -> None:
        """The best move and why; it is the person's to make."""
        chance, error = round(100 * best["win"]), math.ceil(100 * best["error"])
        tried = self.words("play-hint-move", move=best["move"], chance=chance, error=error)
        self.say(" ".join((tried, *say_reasons(self.words, best["why"]))))

    def say_refused(self, refusal: str, typed: str, commands: tuple[str, ...]) -> None:
        """Why something that was typed is no move: perhaps it was meant as a command."""
        meant = closest(typed, commands)
        if meant:
            self.say(self.words("refusal-meant", meant=meant))
        else:
            self.say(refusal, self.words("play-hint"))

    def prompt(self, prompt: str) -> None:
        """Ask for a line, unless that is asked already."""
        if self.asked != prompt:
            self.leave_prompt()
            self.asked = prompt
            self.out.write(self._fits(prompt) + " ")
            self.out.flush()

    def leave_prompt(self) -> None:
        """Begin a new line, if there is a prompt in this one."""
        if self.asked is not None:
            self.asked = None
            self.out.write("\n")

    def show_typed(self, line: str) -> None:
        """Show what was typed where no terminal does, so that a transcript reads as a screen."""
        self.out.write(self._fits(" ".join(line.split())[:MAX_TYPED_LENGTH]) + "\n")

    def _fits(self, text: str) -> str:
        return fitting(text, self.out.encoding)


def lines_of(source: TextIO) -> Iterator[str]:
    """The lines of a source, read past its buffer: that would be locked while one waits, also when
    the program ends.
    """
    try:
        raw = io.FileIO(source.fileno(), closefd=False)
    except OSError:
        yield from source
        return
    with suppress(OSError):  # whoever had the terminal is gone
        while line := raw.readline():
            yield line.decode(source.encoding, errors="replace")
