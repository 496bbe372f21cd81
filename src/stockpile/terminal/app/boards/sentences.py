"""The board of a game that has none of its own: its sentences; moves are typed."""

from __future__ import annotations

from collections.abc import Iterator

from textual.content import Content
from textual.geometry import Size

from stockpile.games import GAMES, AnyGame
from stockpile.terminal.app.boards.board import Board, BoardAction
from stockpile.terminal.tellers.teller import teller_of
from stockpile.terminal.text import folded


class SentenceBoard(Board):
    """The table as line mode tells it."""

    def draw(self, size: Size) -> Content:
        model = self.model
        told = teller_of(model.game).table(model.table_words, model.seen(), "all")
        return Content("\n".join(row for line in told for row in folded(line, size.width - 2)))

    def press(self, key: str) -> BoardAction | None:
        return None

    def prompt(self) -> str:
        model = self.model
        if not model.on_turn:
            return ""
        return " ".join(teller_of(model.game).choices(model.table_words, model.seen()))

    def keys(self) -> Iterator[tuple[str, str]]:
        yield from ()


def board_of(game: AnyGame) -> type[Board]:
    """The board of a game."""
    board = GAMES[game.name].board
    return SentenceBoard if board is None else board()
