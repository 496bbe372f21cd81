"""A seat's decision in Breakers, for the search that all games share."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from stockpile.breakers.moves import Move, Set
from stockpile.breakers.view import View
from stockpile.core.observation import Observation
from stockpile.kernel.breakers.encoding import (
    encode_known,
    encode_past,
    encode_row,
    move_id,
    move_of,
)
from stockpile.kernel.breakers.hold_chance import CERTAIN, hold_chance, reckon_holding
from stockpile.kernel.breakers.layout import (
    DTYPE,
    SCRATCH_DTYPE,
    SCRATCH_SIZE,
    SEATS,
    SIZE,
)
from stockpile.kernel.breakers.learned_policy import judge_moves
from stockpile.kernel.breakers.network import space
from stockpile.kernel.breakers.playouts import evaluate
from stockpile.kernel.breakers.skilled_policy import skilled_move
from stockpile.kernel.chance import seeded
from stockpile.kernel.judge import Network

WASTED_JOKER_PRIOR = -0.3
"""The prior of a move that spends a joker for nothing, not even to save a Breaker."""
WIN_CHANCE_ERROR = 0.05
"""The standard error of a win chance, however many playouts it comes from."""
DIFFERENCE_ERROR = 0.02
"""The same for the difference between two moves."""
CONTESTED_WIN = {2: 0.72, 3: 0.70, 4: 0.76}
"""What winning a playout counts for if somebody else laid a set in it, by the number of seats. This
calibrates win chances: it gave the least squared error in rounds of `skilled` against itself.
``tools/calibration.py`` shows how well."""
FEW_PLAYOUTS = 250
"""How many playouts take a few milliseconds."""
PRIOR_ERROR = 0.03
"""The standard error of the network's difference between two moves."""
MOST_LISTED_MOVES = 100
"""If there are more moves than this, only the canonical ones are considered."""


class Decision:
    """See `stockpile.bots.search.Decision`.

    Canonical moves come first. The others spend jokers for nothing, and are left out if there are
    too many.
    """

    bias, bias_between = WIN_CHANCE_ERROR, DIFFERENCE_ERROR
    prior_error, playout_error = PRIOR_ERROR, DIFFERENCE_ERROR
    few_playouts = FEW_PLAYOUTS

    def __init__(self, observation: Observation[View, Move], seed: int, network: Network) -> None:
        self._known = encode_known(observation)
        self._rng = seeded(seed)
        self._scratch = np.zeros(SCRATCH_SIZE, SCRATCH_DTYPE)
        self._world, self._trial, self._other = np.zeros((3, SIZE), DTYPE)
        self._past = encode_past(observation)
        room = space(network, observation.setup.seats)
        count = judge_moves(encode_row(observation), network, self._scratch, room)
        shares = room.judged[:count, 0].astype(np.float64)
        order = np.argsort(-shares, kind="stable")
        self._moves = room.moves[:count][order]
        self.groups = [(move_of(int(number)),) for number in self._moves]
        self.prior = shares[order] - shares.max()
        if count < len(observation.moves) <= MOST_LISTED_MOVES:
            sensible = {group[0] for group in self.groups}
            others = [move for move in observation.moves if move not in sensible]
            self.groups += [(move,) for move in others]
            self._moves = np.append(self._moves, np.array([*map(move_id, others)], DTYPE))
            self.prior = np.append(self.prior, np.full(len(others), WASTED_JOKER_PRIOR))
        self._contested_win = 1.0

    def calibrate(self) -> None:
        self._contested_win = CONTESTED_WIN[int(self._known[SEATS])]

    def play(self, moves: Sequence[int], worlds: int) -> npt.NDArray[np.float64]:
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
            self._other,
            self._past,
            self._contested_win,
        )
        return shares


def chance_to_hold(observation: Observation[View, Move], laid: Set) -> float:
    """How likely it is that nobody has a higher set of the same kind."""
    known, scratch = encode_known(observation), np.zeros(SCRATCH_SIZE, SCRATCH_DTYPE)
    reckon_holding(known, scratch)
    return hold_chance(known, move_id(laid), scratch) / CERTAIN


def skilled_choice(observation: Observation[View, Move]) -> Move:
    """The move that `skilled` makes."""
    scratch = np.zeros(SCRATCH_SIZE, SCRATCH_DTYPE)
    return move_of(skilled_move(encode_known(observation), seeded(0), scratch))
