"""What is typed as a move: read, or asked for once more, or refused as it was typed."""

from __future__ import annotations

from typing import Any

from stockpile.core.refusal import Refusal, Unreadable
from stockpile.games import AnyGame
from stockpile.terminal.plain.output import MAX_TYPED_LENGTH, understood
from stockpile.terminal.tellers.teller import Teller
from stockpile.words import Words


class NotAMove(Exception):
    """What was typed is no move; says why."""


class NeedsConfirmation(Exception):
    """What was typed has to be typed once more; says so."""


class MoveReader:
    """Reads the moves that somebody types, one after the other."""

    def __init__(self) -> None:
        self._sure: Any = None
        """What was typed just now, and has to be typed once more."""

    def read(self, words: Words, game: AnyGame, teller: Teller, line: str) -> Any:
        """The move that a line names. Raises NotAMove or NeedsConfirmation."""
        sure, self._sure = self._sure, None
        text = teller.notation(understood(line))
        try:
            move = game.read_move(text)
        except Unreadable as wrong:
            raise NotAMove(_say(words, game, teller, wrong.refusal, text, line)) from None
        doubt = None if move == sure else teller.doubt(words, move)
        if doubt is not None:
            self._sure = move
            raise NeedsConfirmation(f"{doubt} {words('join-sure', command=str(move))}")
        return move


def _say(
    words: Words, game: AnyGame, teller: Teller, refusal: Refusal, text: str, line: str
) -> str:
    """Why a line is no move: with its spaces, and with what only some tables know."""
    typed = " ".join(line.split())[:MAX_TYPED_LENGTH]
    args = {name: typed if value == text else value for name, value in refusal.args.items()}
    said = words(f"refusal-{refusal.code}", **args)
    more = teller.unread(words, game) if refusal.code == "not-a-move" else ""
    return f"{said} {more}" if more else said
