"""The board of a game that has none of its own: its sentences, and moves are typed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from textual.content import Content

from stockpile.core.game import Observation
from stockpile.games import GAMES, AnyGame
from stockpile.terminal.app.board import Board, Deed, Room
from stockpile.terminal.folding import folded
from stockpile.terminal.telling import teller_of


class PlainBoard(Board):
    """The table as line mode tells it."""

    def draw(self, room: Room) -> Content:
        told = teller_of(self.side.game).table(self.side.telling, self._seen(), "all")
        lines = [row for line in told for row in folded(self.signs.text(line), room.width - 2)]
        return Content("\n".join(lines))

    def _seen(self) -> Observation[Any, Any]:
        side, game = self.side, self.side.game
        moves = [game.read_move(one) for one in side.moves]
        return Observation(game.setup, max(side.seat, 0), game.view_form.read(side.view), (), moves)

    def press(self, key: str) -> Deed | None:
        return None

    def prompt(self) -> str:
        side = self.side
        if not side.on_turn:
            return ""
        return " ".join(teller_of(side.game).choices(side.telling, self._seen()))

    def forget(self) -> None:
        """Nothing can be chosen."""

    def keys(self) -> Iterator[tuple[str, str]]:
        yield from ()


def board_of(game: AnyGame) -> type[Board]:
    """The board of a game."""
    board = GAMES[game.name].board
    return PlainBoard if board is None else board()
