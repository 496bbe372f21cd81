"""Why something cannot be done: a code with arguments, never prose.

The sentences are in the catalogues (``refusal-<code>``). `describe` puts a Refusal into words; the
package sets it when it is imported, because this layer knows only codes.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

Argument = str | int


class Refusal:
    """A code and its arguments: ``Refusal("not-in-hand", card="7")``.

    >>> from stockpile import Refusal
    >>> refusal = Refusal("not-in-hand", card="7")
    >>> refusal.code, refusal.args
    ('not-in-hand', {'card': '7'})
    >>> print(refusal)
    There is no 7 in your hand.
    """

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
        """The sentence for a reader of this language (``de``, ``fr`` …).

        >>> refusal.in_language("de")
        'Du hast keine 7 auf der Hand.'
        """
        return describe(self, language)

    def to_json(self) -> dict[str, Argument]:
        """The form that `stockpile position apply` prints: the code first, then its arguments.

        >>> refusal.to_json()
        {'refused': 'not-in-hand', 'card': '7'}
        """
        return {"refused": self.code, **self.args}


def _code_only(refusal: Refusal, _language: str) -> str:
    return repr(refusal)


describe: Callable[[Refusal, str], str] = _code_only
"""Puts a Refusal into words, for readers of a language."""


class Complaint(Exception):
    """What the exceptions here have in common: a Refusal, and a sentence for the reader.

    >>> from stockpile import Complaint, make_game
    >>> try:
    ...     make_game("skipbo", seats=4, stock=200)
    ... except Complaint as complaint:
    ...     wrong = complaint
    >>> wrong.refusal.code
    'stock-does-not-fit'
    """

    refusal: Refusal

    @property
    def place(self) -> str:
        """Where something is wrong, or an empty text.

        >>> wrong.place
        'options.stock'
        """
        return ""

    def __str__(self) -> str:
        return self.in_language("en")

    def in_language(self, language: str) -> str:
        """The place and the sentence, for a reader of this language (``de``, ``fr`` …).

        >>> wrong.in_language("nl")
        'options.stock: Een stok van 200 past niet: hier kan 1 tot en met 35.'
        """
        said = self.refusal.in_language(language)
        return f"{self.place}: {said}" if self.place else said


class Refused(Complaint):
    """The request makes sense, but it is not allowed now. Nothing has changed.

    >>> from stockpile import Refused, new_match
    >>> try:
    ...     new_match("skipbo", seed=1).play("stock>1")
    ... except Refused as refused:
    ...     refused.refusal
    Refusal('no-round-yet')
    """

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.refusal = refusal


class Unreadable(Complaint):
    """Input that makes no sense here: not a card, an edition, a position or a record.

    ``where`` is the place (``seats[0].hand[2]``, ``line 14``), or empty.

    >>> from stockpile import Unreadable
    >>> wrong = Unreadable("not-a-card", "hand[2]", text="14")
    """

    def __init__(self, code: str, where: str = "", **args: Argument) -> None:
        self.refusal = Refusal(code, **args)
        self.where = where
        super().__init__(self.refusal, where)

    def __reduce__(self) -> tuple[Any, ...]:
        return _unreadable, (self.refusal, self.where)

    @property
    def place(self) -> str:
        """Where something is wrong, or an empty text.

        >>> wrong.place
        'hand[2]'
        """
        return self.where

    def at(self, where: str) -> Unreadable:
        """The same complaint about a place further in: ``hand[2]`` at ``seats[0]``.

        >>> wrong.at("seats[0]").place
        'seats[0].hand[2]'
        """
        joined = where + (f".{self.where}" if self.where and self.where[0] != "[" else self.where)
        return _unreadable(self.refusal, joined)


def _unreadable(refusal: Refusal, where: str) -> Unreadable:
    return Unreadable(refusal.code, where, **refusal.args)


class Differs(Complaint):
    """A record that does not replay to what it says: at which line, at which move, and why.

    >>> from stockpile import Differs, Refusal
    >>> differs = Differs(14, Refusal("not-in-hand", card="7"), "A:h7>1")
    >>> print(differs)
    line 14, A:h7>1: There is no 7 in your hand.
    """

    def __init__(self, line: int, refusal: Refusal, move: str = "") -> None:
        super().__init__(line, refusal, move)
        self.line = line
        self.refusal = refusal
        self.move = move

    @property
    def place(self) -> str:
        """The line, and the move in it.

        >>> differs.place
        'line 14, A:h7>1'
        """
        return f"line {self.line}, {self.move}" if self.move else f"line {self.line}"
