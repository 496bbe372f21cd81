"""The board of a game that has none of its own: its sentences, and moves are typed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from textual.content import Content
from textual.geometry import Size

from stockpile.core.game import Observation
from stockpile.games import GAMES, AnyGame
from stockpile.terminal.app.boards.board import Board, BoardAction
from stockpile.terminal.tellers.teller import teller_of
from stockpile.terminal.text import folded


class SentenceBoard(Board):
    """The table as line mode tells it."""

    def draw(self, size: Size) -> Content:
        told = teller_of(self.model.game).table(self.model.table_words, self._seen(), "all")
        lines = [row for line in told for row in folded(self.signs.text(line), size.width - 2)]
        return Content("\n".join(lines))

    def _seen(self) -> Observation[Any, Any]:
        model, game = self.model, self.model.game
        moves = [game.read_move(one) for one in model.moves]
        return Observation(
            game.setup, max(model.seat, 0), game.view_form.read(model.view), (), moves
        )

    def press(self, key: str) -> BoardAction | None:
        return None

    def prompt(self) -> str:
        model = self.model
        if not model.on_turn:
            return ""
        return " ".join(teller_of(model.game).choices(model.table_words, self._seen()))

    def forget(self) -> None:
        """Nothing can be chosen."""

    def keys(self) -> Iterator[tuple[str, str]]:
        yield from ()


def board_of(game: AnyGame) -> type[Board]:
    """The board of a game."""
    board = GAMES[game.name].board
    return SentenceBoard if board is None else board()
