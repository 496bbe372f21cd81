"""A seat's decision in Breakers, for the search that all games share."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from stockpile.breakers.moves import Move, Set
from stockpile.breakers.view import View
from stockpile.core.game import Observation
from stockpile.kernel.breakers.encoding import encode_known, encode_row, move_id, move_of
from stockpile.kernel.breakers.hold_chance import CERTAIN, hold_chance, reckon_holding
from stockpile.kernel.breakers.layout import (
    DTYPE,
    LEGAL_MOVES,
    MOST_MOVES,
    MOVE_COSTS,
    SCRATCH_DTYPE,
    SCRATCH_SIZE,
    SEATS,
    SIZE,
)
from stockpile.kernel.breakers.learned_policy import learned_move
from stockpile.kernel.breakers.network import field_count
from stockpile.kernel.breakers.playouts import evaluate
from stockpile.kernel.breakers.rules import legal
from stockpile.kernel.breakers.skilled_policy import skilled_move
from stockpile.kernel.chance import seeded
from stockpile.kernel.judge import Network, space

WIN_CHANCE_PER_COST = -0.0001
WORST_PRIOR_COST = 3000
"""No move is assumed to cost more than the best one by more than this."""
WASTED_JOKER_PRIOR = -0.3
"""The prior of a move that spends a joker for nothing, not even to save a Breaker."""
WIN_CHANCE_ERROR = 0.05
DIFFERENCE_ERROR = 0.02
"""Standard errors of win chances, however many playouts, and of differences between two moves."""
MOST_LISTED_MOVES = 100
"""Where there are more moves than this, only the canonical ones are considered."""


class Decision:
    """A decision of the seat that observes: see `stockpile.bots.search`.

    Canonical moves come first; the others spend jokers for nothing, and are left out where there
    are too many.
    """

    bias, bias_between = WIN_CHANCE_ERROR, DIFFERENCE_ERROR

    def __init__(self, observation: Observation[View, Move], seed: int) -> None:
        self._known = encode_known(observation)
        self._rng = seeded(seed)
        self._scratch = np.zeros(SCRATCH_SIZE, SCRATCH_DTYPE)
        self._world, self._trial = np.zeros((2, SIZE), DTYPE)
        count = legal(self._known, np.zeros(MOST_MOVES, DTYPE))
        skilled_move(self._known, self._rng, self._scratch)
        costs = self._scratch[MOVE_COSTS : MOVE_COSTS + count]
        order = np.argsort(costs, kind="stable")
        self._moves = self._scratch[LEGAL_MOVES : LEGAL_MOVES + count][order]
        self.groups = [(move_of(int(number)),) for number in self._moves]
        self.prior = WIN_CHANCE_PER_COST * np.minimum(WORST_PRIOR_COST, costs[order] - costs.min())
        if count < len(observation.moves) <= MOST_LISTED_MOVES:
            sensible = {group[0] for group in self.groups}
            others = [move for move in observation.moves if move not in sensible]
            self.groups += [(move,) for move in others]
            self._moves = np.append(self._moves, np.array([*map(move_id, others)], DTYPE))
            self.prior = np.append(self.prior, np.full(len(others), WASTED_JOKER_PRIOR))

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
        )
        return shares


def chance_to_hold(observation: Observation[View, Move], laid: Set) -> float:
    """How likely it is that nobody has a higher set of the same kind."""
    known, scratch = encode_known(observation), np.zeros(SCRATCH_SIZE, SCRATCH_DTYPE)
    reckon_holding(known, scratch)
    return hold_chance(known, move_id(laid), scratch) / CERTAIN


def learned_choice(observation: Observation[View, Move], network: Network) -> Move:
    """The move that the learned network makes."""
    row, seat = encode_row(observation), observation.seat
    seats = observation.setup.seats
    room = space(network, seats, field_count(seats), MOST_MOVES)
    scratch = np.zeros(SCRATCH_SIZE, SCRATCH_DTYPE)
    move = move_of(learned_move(row, network, scratch, room), seat)
    if move in observation.moves:
        return move
    # A position set up by hand may ask for something that planning does not know.
    return Decision(observation, 0).groups[0][0]
