"""Why something cannot be done: a code with arguments, never prose.

The sentences are in the catalogues (``refusal-<code>``). `describe` puts a Refusal into words; the
package sets it when it is imported, because this layer knows codes only.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

Argument = str | int


class Refusal:
    """A code and its arguments: ``Refusal("not-in-hand", card="7")``."""

    __slots__ = ("args", "code")

    code: str
    args: Mapping[str, Argument]

    def __init__(self, code: str, **args: Argument) -> None:
        self.code = code
        self.args = args

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Refusal) and (self.code, self.args) == (other.code, other.args)

    def __hash__(self) -> int:
        return hash((self.code, tuple(sorted(self.args.items()))))

    def __repr__(self) -> str:
        details = "".join(f", {name}={value!r}" for name, value in self.args.items())
        return f"Refusal({self.code!r}{details})"

    def __str__(self) -> str:
        return self.in_language("en")

    def in_language(self, language: str) -> str:
        """The sentence for a reader of this language (``de``, ``fr`` …)."""
        return describe(self, language)

    def to_json(self) -> dict[str, Argument]:
        """The form that `stockpile position apply` prints: the code first, then its arguments."""
        return {"refused": self.code, **self.args}


def _code_only(refusal: Refusal, _language: str) -> str:
    return repr(refusal)


describe: Callable[[Refusal, str], str] = _code_only
"""Puts a Refusal into words, for readers of a language."""


class Complaint(Exception):
    """What the exceptions here have in common: a Refusal, and a sentence for the reader."""

    refusal: Refusal

    @property
    def place(self) -> str:
        """Where something is wrong, or an empty text."""
        return ""

    def __str__(self) -> str:
        return self.in_language("en")

    def in_language(self, language: str) -> str:
        """The place and the sentence, for a reader of this language (``de``, ``fr`` …)."""
        said = self.refusal.in_language(language)
        return f"{self.place}: {said}" if self.place else said


class Refused(Complaint):
    """A legal question with the answer no: the move is not allowed now. Nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.refusal = refusal


class Unreadable(Complaint):
    """Input that means nothing here: no card, no edition, no position, no record.

    ``where`` is the place (``seats[0].hand[2]``, ``line 14``), or empty.
    """

    def __init__(self, code: str, where: str = "", **args: Argument) -> None:
        self.refusal = Refusal(code, **args)
        self.where = where
        super().__init__(self.refusal, where)

    def __reduce__(self) -> tuple[Any, ...]:
        return _unreadable, (self.refusal, self.where)

    @property
    def place(self) -> str:
        """Where something is wrong, or an empty text."""
        return self.where

    def at(self, where: str) -> Unreadable:
        """The same complaint about a place further in: ``hand[2]`` at ``seats[0]``."""
        joined = where + (f".{self.where}" if self.where and self.where[0] != "[" else self.where)
        return _unreadable(self.refusal, joined)


def _unreadable(refusal: Refusal, where: str) -> Unreadable:
    return Unreadable(refusal.code, where, **refusal.args)


class Differs(Complaint):
    """A record that does not replay to what it says: at which line, at which move, and why."""

    def __init__(self, line: int, refusal: Refusal, move: str = "") -> None:
        super().__init__(line, refusal, move)
        self.line = line
        self.refusal = refusal
        self.move = move

    @property
    def place(self) -> str:
        """The line, and the move in it."""
        return f"line {self.line}, {self.move}" if self.move else f"line {self.line}"
