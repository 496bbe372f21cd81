"""What a seat on turn has to decide, for the search that both games share."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from stockpile.breakers.moves import Move, Set
from stockpile.breakers.view import View
from stockpile.core.game import Observation
from stockpile.kernel.breakers.encoding import encode_known, move_id, move_of
from stockpile.kernel.breakers.hold_chance import CERTAIN, hold_chance, reckon_holding
from stockpile.kernel.breakers.layout import DTYPE, MOST_MOVES, SEATS, SIZE
from stockpile.kernel.breakers.playouts import evaluate
from stockpile.kernel.breakers.rules import legal
from stockpile.kernel.breakers.skilled_policy import COSTS, MOVES, SCRATCH, skilled_move
from stockpile.kernel.chance import seeded

SLOPE = 0.0001
"""How much of the chance to win is given away with each unit that a move costs more."""
FARTHEST = 3000
"""No move is taken to cost more than the best by more than that."""

SENSELESS = -0.3
"""What is thought of a move that spends a joker for nothing, not even to save a Breaker."""
BIAS = 0.05
BIAS_BETWEEN = 0.02
"""How far off chances may be all the same, and differences between two moves."""
MOST_LISTED = 100
"""Where there are more moves than this, only the canonical ones are told about."""


class Decision:
    """A decision of the seat that observes: see `stockpile.bots.search`.

    Canonical moves come first, for the others spend jokers for nothing; and they are left out where
    there are too many.
    """

    bias, bias_between = BIAS, BIAS_BETWEEN

    def __init__(self, observation: Observation[View, Move], seed: int) -> None:
        self._known = encode_known(observation)
        self._rng = seeded(seed)
        self._scratch = np.zeros(SCRATCH, DTYPE)
        self._world, self._trial = np.zeros(SIZE, DTYPE), np.zeros(SIZE, DTYPE)
        count = legal(self._known, np.zeros(MOST_MOVES, DTYPE))
        skilled_move(self._known, self._rng, self._scratch)
        costs = self._scratch[COSTS : COSTS + count]
        order = np.argsort(costs, kind="stable")
        self._moves = self._scratch[MOVES : MOVES + count][order]
        self.groups = [(move_of(int(number)),) for number in self._moves]
        self.prior = -SLOPE * np.minimum(FARTHEST, costs[order] - costs.min())
        if count < len(observation.moves) <= MOST_LISTED:
            sensible = {group[0] for group in self.groups}
            others = [move for move in observation.moves if move not in sensible]
            self.groups += [(move,) for move in others]
            self._moves = np.append(self._moves, np.array([*map(move_id, others)], DTYPE))
            self.prior = np.append(self.prior, np.full(len(others), SENSELESS))

    def play(self, moves: Sequence[int], worlds: int) -> npt.NDArray[np.float64]:
        """What each side has of the round after each of these moves, in so many new worlds."""
        shares = np.zeros((worlds, len(moves), self._known[SEATS]))
        evaluate(
            self._known,
            self._moves[list(moves)],
            len(moves),
            worlds,
            self._rng,
            shares,
            self._world,
            self._trial,
            self._scratch,
        )
        return shares


def chance_to_hold(observation: Observation[View, Move], laid: Set) -> float:
    """How likely nobody has a higher set of the same kind (or Breaker, for one)."""
    known, scratch = encode_known(observation), np.zeros(SCRATCH, DTYPE)
    reckon_holding(known, scratch)
    return float(hold_chance(known, move_id(laid), scratch) / CERTAIN)
