"""Reading moves as people type them."""

from __future__ import annotations

import re
from typing import Any

from stockpile.core.refusal import Unreadable
from stockpile.games import AnyGame
from stockpile.terminal.tellers.teller import teller_of
from stockpile.words import Words

MAX_TYPED_LENGTH = 200
"""The most characters of a line to look at: no move is longer."""

_TYPED_AS = str.maketrans({"∞": "*", "–": "-", "−": "-"})
# Spaces mean nothing, except between two digits: “1 5” is not 15.
_NEEDLESS = re.compile(r"(?<![0-9]) | (?![0-9])")


class NotAMove(Exception):
    """What was typed is not a move; says why."""


class NeedsConfirmation(Exception):
    """What was typed is probably a mistake, and has to be typed again; says so."""


def normalized(line: str) -> str:
    """What was typed, in small letters and without needless spaces."""
    typed = " ".join(line.split()).translate(_TYPED_AS).lower()
    return _NEEDLESS.sub("", typed)[:MAX_TYPED_LENGTH]


class MoveReader:
    """Reads the moves that somebody types, one after the other."""

    def __init__(self) -> None:
        self._doubted: Any = None

    def read(self, words: Words, game: AnyGame, line: str) -> Any:
        """The move that a line names. Raises NotAMove, NeedsConfirmation."""
        doubted, self._doubted = self._doubted, None
        teller = teller_of(game)
        text = teller.notation(normalized(line))
        try:
            move = game.read_move(text)
        except Unreadable as wrong:
            code, args = wrong.refusal.code, wrong.refusal.args
            # It is quoted with its spaces.
            typed = " ".join(line.split())[:MAX_TYPED_LENGTH]
            args = {name: typed if value == text else value for name, value in args.items()}
            more = teller.more_typed(words, game) if code == "not-a-move" else ""
            raise NotAMove(f"{words(f'refusal-{code}', **args)} {more}".rstrip()) from None
        doubt = None if move == doubted else teller.doubt(words, move)
        if doubt is not None:
            self._doubted = move
            raise NeedsConfirmation(f"{doubt} {words('join-sure', command=str(move))}")
        return move
