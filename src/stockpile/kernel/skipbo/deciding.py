"""What a seat has to decide in Skip-Bo, for the search that all games share."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from stockpile.core.game import Observation
from stockpile.kernel.chance import seeded
from stockpile.kernel.skipbo.encoding import encode_known, move_id
from stockpile.kernel.skipbo.layout import (
    BELOW,
    BUILDING_PILES,
    CARD,
    HEIGHT,
    MOVES,
    PASS,
    PILE_TOP,
    PILES,
    SEATS,
    SIDES,
    SIZE,
    TARGETS,
    Array,
)
from stockpile.kernel.skipbo.playouts import evaluate
from stockpile.kernel.skipbo.skilled_policy import LOOKS, best_move
from stockpile.kernel.skipbo.turn_value import NOTE_UNIT, NOTES, SCRATCH, WEIGHTS
from stockpile.kernel.skipbo.win_chance import SEEN
from stockpile.skipbo.moves import Move
from stockpile.skipbo.view import View

SLOPE = 0.03
"""How much of the chance to win a stock card makes up."""
FARTHEST = -6.0
"""No move is taken to be worse than the best by more, in stock cards."""
BIAS = 0.035
BIAS_BETWEEN = 0.011
"""How far off chances may be that are judged before the end, and differences between two moves."""
TURNS_MORE = 1
"""A playout goes on until everybody has had a turn after the one in question, and so many more."""


class Decision:
    """See `stockpile.bots.search.Decision`."""

    bias, bias_between = BIAS, BIAS_BETWEEN

    def __init__(self, observation: Observation[View, Move], seed: int) -> None:
        self._known = encode_known(observation)
        self._rng = seeded(seed)
        self._world, self._trial = np.zeros((2, SIZE), dtype=np.int16)
        self._scratch = np.zeros(SCRATCH, dtype=np.int64)
        self._seen = np.zeros(SEEN)
        self._turns = int(self._known[SEATS]) + TURNS_MORE
        seat = observation.seat
        numbers = {move: move_id(move, seat) for move in observation.moves}
        favourite = int(best_move(self._known, WEIGHTS, LOOKS, self._scratch))
        values = self._scratch[NOTES : NOTES + MOVES] / NOTE_UNIT
        if favourite not in numbers.values():
            # Who has not drawn yet cannot pass, as who plays with an empty hand can.
            favourite = max(numbers.values(), key=values.__getitem__)
        alike: dict[tuple[object, ...], list[Move]] = {}
        alike[_what(self._known, favourite, seat)] = []
        for move, number in numbers.items():
            group = alike.setdefault(_what(self._known, number, seat), [])
            group.insert(0 if number == favourite else len(group), move)
        self.groups = list(alike.values())
        self._numbers = np.array([numbers[group[0]] for group in self.groups], dtype=np.int16)
        self.prior = SLOPE * np.maximum(
            FARTHEST,
            [
                max(values[numbers[move]] for move in group) - values[favourite]
                for group in self.groups
            ],
        )

    def play(self, moves: Sequence[int], worlds: int) -> npt.NDArray[np.float64]:
        shares = np.empty((worlds, len(moves), self._known[SIDES]))
        evaluate(
            self._known,
            self._numbers[list(moves)],
            len(moves),
            worlds,
            self._turns,
            self._rng,
            shares,
            self._world,
            self._trial,
            self._scratch,
            self._seen,
        )
        return shares


def _what(known: Array, number: int, seat: int) -> tuple[object, ...]:
    """What a move does: the same for moves that only name different piles that are alike."""
    source, target = divmod(number, TARGETS)
    if number == PASS:
        return ()
    if target < BUILDING_PILES:
        return source, int(known[HEIGHT + target])
    cards = []
    node = known[PILE_TOP + seat * PILES + 1 + target - BUILDING_PILES]
    while node:
        cards.append(int(known[CARD + node]))
        node = known[BELOW + node]
    return source, tuple(cards)
