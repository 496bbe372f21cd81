"""Sentences and prompts as lines that any terminal can show."""

from __future__ import annotations

from typing import TextIO

from stockpile.terminal.text import LINE_WIDTH, fitting, folded, unfolded
from stockpile.terminal.typed_moves import MAX_TYPED_LENGTH
from stockpile.words import Words


class LineOutput:
    """Writes lines, and a prompt below them."""

    def __init__(self, words: Words, out: TextIO) -> None:
        self.words = words
        self._out = out
        self._said_once: set[str] = set()
        self.asked: str | None = None
        """The prompt that is shown."""

    def say(self, *texts: str, indent: str = "  ") -> None:
        """Say something. A prompt above it has to be shown again."""
        if texts:
            self.leave_prompt()
        for text in texts:
            for line in folded(text, LINE_WIDTH, indent):
                self.write(line + "\n")

    def say_once(self, text: str) -> None:
        """Say something, unless it has been said."""
        if text not in self._said_once:
            self._said_once.add(text)
            self.say(text)

    def say_paragraphs(self, *texts: str) -> None:
        """Texts of several lines each, with space between them."""
        for text in texts:
            self.say("", unfolded(text), indent="")
        self.say("")

    def prompt(self, prompt: str) -> None:
        """Show a prompt, unless it is shown already."""
        if self.asked != prompt:
            self.leave_prompt()
            self.asked = prompt
            self.write(prompt + " ")
            self.flush()

    def leave_prompt(self) -> None:
        """Start a new line if there is a prompt in this one."""
        if self.asked is not None:
            self.asked = None
            self.write("\n")

    def show_typed(self, line: str) -> None:
        """Echo what was typed if no terminal does, so that a transcript reads like a screen."""
        self.write(" ".join(line.split())[:MAX_TYPED_LENGTH] + "\n")

    def write(self, text: str) -> None:
        """Write something as it is, to be copied whole."""
        line = text.rstrip("\n")
        self._out.write(fitting(line, self._out.encoding) + text[len(line) :])

    def flush(self) -> None:
        self._out.flush()
