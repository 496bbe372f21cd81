"""What all states of one game share."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Any

import numpy as np

from stockpile.core.option import Setup
from stockpile.core.seats import SEAT_LETTERS
from stockpile.environments.description import Description
from stockpile.environments.forms import table_kernel
from stockpile.games import AnyGame, build_game
from stockpile.kernel.chance import seeded
from stockpile.kernel.compilation import announce
from stockpile.kernel.masks import BITS, numbers_for, spread

ALL_SEATS = 255
"""Stands for −1 where a byte says which seat alone will see a card."""


class Form:
    """What all states of a game share, and the arrays that the kernel writes for them."""

    def __init__(self, game: AnyGame, most_moves: int) -> None:
        announce()
        self.game = game
        self.kernel = table_kernel(game)
        self.most_moves = most_moves
        self.seats = game.seats
        actions, tensors = self.kernel.actions, self.kernel.tensors
        self.reveals = self.kernel.reveals()
        form = game.seats, len(game.sides)
        self.actions: int = actions.action_count(*form)
        self.size: int = tensors.observation_size(*form)
        self.numbers = numbers_for(self.actions)
        self.empty = np.zeros(self.reveals.REVEALS_SIZE, self.kernel.layout.DTYPE)
        row = tensors.empty_row(self.kernel.encoding.table(game))
        self.empty[: len(row)] = row
        self.rng = seeded(0)
        """Has no influence: `reveal` replaces every card that was shuffled."""
        self.status = np.zeros(self.reveals.STATUS_SIZE, np.uint8)
        self.legal_bits = np.zeros(self.numbers, np.int64)
        self._padded = np.zeros(self.numbers * BITS, np.uint8)
        self._mask = self._padded[: self.actions]
        self._legal = self._mask.view(np.bool_)
        self.move_text = lru_cache(maxsize=65536)(self.kernel.encoding.move_text)
        self.card_names = ("", *actions.CARD_NAMES)
        self.private = [re.compile(rf"([^{letter}])\+[^ ]+") for letter in SEAT_LETTERS]

    def __deepcopy__(self, memo: Any) -> Form:
        return self

    def __reduce__(self) -> Any:
        return form_of, (self.game.setup, self.most_moves)

    def describe(self) -> Description:
        """What every byte of an observation and every action means."""
        return Description.of(self.game, self.kernel)

    def legal(self, row: Any) -> list[int]:
        """The legal actions of the seat on turn."""
        self._mark_legal(row)
        found: list[int] = self._legal.nonzero()[0].tolist()
        return found

    def mask(self, row: Any) -> list[int]:
        """A 1 for each legal action of the seat on turn, and a 0 for every other action."""
        self._mark_legal(row)
        mask: list[int] = self._mask.tolist()
        return mask

    def _mark_legal(self, row: Any) -> None:
        self.kernel.actions.write_legal(row, self.legal_bits)
        spread(self.legal_bits, self._padded, self.numbers)

    def may(self, row: Any, action: int) -> bool:
        """Whether an action is legal for the seat on turn."""
        if not 0 <= action < self.actions:
            return False
        self.kernel.actions.write_legal(row, self.legal_bits)
        return bool(self.legal_bits[action >> 6] >> (action & 63) & 1)

    def count(self, row: Any, pool: int) -> list[int]:
        """How many cards of each kind a pool has left to be seen."""
        counts = np.zeros(self.reveals.CARDS, np.int64)
        self.reveals.count_pool(row, pool, counts, 0)
        counted: list[int] = counts.tolist()
        return counted


_forms: dict[tuple[str, int], Form] = {}


def form_of(setup: Setup, most_moves: int) -> Form:
    """The same form for all games, states and observers of a table."""
    key = repr(setup), most_moves
    if key not in _forms:
        _forms[key] = Form(build_game(setup), most_moves)
    return _forms[key]
