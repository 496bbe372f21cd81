"""Why something cannot be done: a code with arguments, never prose.

The words for a code are in the catalogues (``refusal-<code>``), and are put in at the edge, in the
reader's language.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

Argument = str | int


class Refusal:
    """A code and what it speaks of: ``Refusal("not-in-hand", card="7")``."""

    __slots__ = ("args", "code")

    code: str
    args: Mapping[str, Argument]

    def __init__(self, code: str, **args: Argument) -> None:
        self.code = code
        self.args = MappingProxyType(args)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Refusal) and (self.code, self.args) == (other.code, other.args)

    def __hash__(self) -> int:
        return hash((self.code, tuple(sorted(self.args.items()))))

    def __repr__(self) -> str:
        details = "".join(f", {name}={value!r}" for name, value in self.args.items())
        return f"Refusal({self.code!r}{details})"

    def to_json(self) -> dict[str, Argument]:
        """The form that `stockpile position apply` prints: the code first, then its arguments."""
        return {"refused": self.code, **self.args}


class Refused(Exception):
    """A legal question with the answer no: the move is not allowed now. Nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.refusal = refusal


class Unreadable(Exception):
    """Input that means nothing here: no card, no edition, no position, no record.

    ``where`` says at which place (``seats[0].hand[2]``, ``line 14``), or is empty.
    """

    def __init__(self, code: str, where: str = "", **args: Argument) -> None:
        self.refusal = Refusal(code, **args)
        self.where = where
        super().__init__(self.refusal, where)

    def __str__(self) -> str:
        return f"{self.where}: {self.refusal!r}" if self.where else repr(self.refusal)

    def at(self, where: str) -> Unreadable:
        """The same complaint, said of a place further in: ``hand[2]`` at ``seats[0]``."""
        joined = where + (f".{self.where}" if self.where and self.where[0] != "[" else self.where)
        return Unreadable(self.refusal.code, joined, **self.refusal.args)


class Differs(Exception):
    """A record that does not replay to what it says: at which line, at which move, and why."""

    def __init__(self, line: int, refusal: Refusal, move: str = "") -> None:
        super().__init__(line, refusal, move)
        self.line = line
        self.refusal = refusal
        self.move = move
