"""What is wrong with a game or a bot, and where it showed."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from stockpile.core.refusal import Refused


class Flaw(AssertionError):
    """``what`` is wrong, and ``where`` it showed (``round 1, move 4, seat B``).

    >>> print(Flaw("round 1, its deal", "a deal does not read back from its rows"))
    round 1, its deal: a deal does not read back from its rows
    """

    def __init__(self, where: str, what: str) -> None:
        super().__init__(f"{where}: {what}")
        self.where = where
        self.what = what


@contextmanager
def blamed_on(where: str, doing: str) -> Iterator[None]:
    """Turn every exception in here, except Refused and Flaw, into a Flaw."""
    try:
        yield
    except (Flaw, Refused):
        raise
    except Exception as wrong:
        what = f"{doing} raised {type(wrong).__name__}: {wrong}"
        raise Flaw(where, what) from wrong
