"""Counting legal sequences of moves from a fixed position, as chess engines do (perft).

A file holds a position, a seed for the shuffles, and how many sequences of one, two, three … moves
there are. A count that changes means that the rules have changed.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from stockpile.core.chance import KeyedChance
from stockpile.games import AnyGame, read_position
from tests.breakers.reference import legal_texts
from tests.skipbo import reference

FOLDER = Path(__file__).parent


def files() -> list[Path]:
    return sorted(FOLDER.glob("*.json"))


def read(path: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(path.read_text("utf-8"))
    return found


def _breakers_legal(position: dict[str, Any]) -> set[str]:
    if not all(seat["hand"] for seat in position["seats"]):
        return set()
    hand = position["seats"][ord(position["turn"]) - ord("A")]["hand"]
    top = position["trick"][-1]["set"] if position["trick"] else ""
    return legal_texts(hand, top, position["options"])


NAIVE: dict[str, Callable[[dict[str, Any]], set[str]]] = {
    "skipbo": reference.legal,
    "breakers": _breakers_legal,
}
"""The legal moves of a written position, by a generator that shares no code with the package."""


class Counter:
    """Counts from one position. Down to ``checked`` plies the naive generator has to agree."""

    def __init__(self, written: dict[str, Any], checked: int = 0) -> None:
        self.game: AnyGame
        self.game, state = read_position(written["position"])
        self.chance = KeyedChance.from_seed(written["seed"])
        self.start = self.game.settle(state, self.chance).state
        self.checked = checked

    def count(self, depth: int) -> int:
        return self._below(self.start, depth, 0)

    def _below(self, state: Any, depth: int, ply: int) -> int:
        moves = self.game.legal_moves(state, state.turn)
        if ply < self.checked:
            texts = [str(move) for move in moves]
            assert sorted(texts) == sorted(NAIVE[self.game.name](self.game.write_position(state)))
        if depth == 1:
            return len(moves)
        return sum(
            self._below(
                self.game.apply(state, state.turn, move, self.chance).state, depth - 1, ply + 1
            )
            for move in moves
        )
