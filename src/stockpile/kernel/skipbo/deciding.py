"""A seat's decision in Skip-Bo, for the search that all games share."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from stockpile.core.game import Observation
from stockpile.kernel.chance import seeded
from stockpile.kernel.judge import Network, space
from stockpile.kernel.skipbo.encoding import encode_known, encode_row, move_id, move_of
from stockpile.kernel.skipbo.layout import (
    BELOW,
    BUILDING_PILES,
    CARD,
    DTYPE,
    HEIGHT,
    MOST_MOVES,
    MOVES,
    NOTES,
    PASS,
    PILE_TOP,
    PILES,
    SCRATCH_DTYPE,
    SCRATCH_SIZE,
    SEATS,
    SIDES,
    SIZE,
    TARGETS,
    Array,
)
from stockpile.kernel.skipbo.learned_policy import learned_move
from stockpile.kernel.skipbo.network import field_count
from stockpile.kernel.skipbo.playouts import evaluate
from stockpile.kernel.skipbo.skilled_policy import skilled_move
from stockpile.kernel.skipbo.turn_value import NOTE_UNIT
from stockpile.kernel.skipbo.win_chance import FEATURES
from stockpile.skipbo.moves import Move
from stockpile.skipbo.view import View

WIN_CHANCE_PER_STOCK_CARD = 0.03
WORST_PRIOR_STOCK_CARDS = -6.0
"""No move is assumed to be worse than the best one by more stock cards than this."""
WIN_CHANCE_ERROR = 0.035
DIFFERENCE_ERROR = 0.011
"""Standard errors of win chances estimated before the end, and of differences between two moves."""
EXTRA_PLAYOUT_TURNS = 1
"""A playout goes on until every seat has had a turn after the one in question, plus these."""


class Decision:
    """See `stockpile.bots.search.Decision`."""

    bias, bias_between = WIN_CHANCE_ERROR, DIFFERENCE_ERROR

    def __init__(self, observation: Observation[View, Move], seed: int) -> None:
        self._known = encode_known(observation)
        self._rng = seeded(seed)
        self._world, self._trial = np.zeros((2, SIZE), DTYPE)
        self._scratch = np.zeros(SCRATCH_SIZE, SCRATCH_DTYPE)
        self._features = np.zeros(FEATURES)
        self._turns = int(self._known[SEATS]) + EXTRA_PLAYOUT_TURNS
        seat = observation.seat
        numbers = {move: move_id(move, seat) for move in observation.moves}
        favourite = skilled_move(self._known, self._rng, self._scratch)
        values = self._scratch[NOTES : NOTES + MOVES] / NOTE_UNIT
        if favourite not in numbers.values():
            # Before the draw an empty hand cannot pass, although the plan says so.
            favourite = max(numbers.values(), key=values.__getitem__)
        alike: dict[tuple[object, ...], list[Move]] = {}
        alike[_effect(self._known, favourite, seat)] = []
        for move, number in numbers.items():
            group = alike.setdefault(_effect(self._known, number, seat), [])
            group.insert(0 if number == favourite else len(group), move)
        self.groups = list(alike.values())
        self._numbers = np.array([numbers[group[0]] for group in self.groups], DTYPE)
        self.prior = WIN_CHANCE_PER_STOCK_CARD * np.maximum(
            WORST_PRIOR_STOCK_CARDS,
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
            self._rng,
            shares,
            self._world,
            self._trial,
            self._scratch,
            self._features,
            self._turns,
        )
        return shares


def _effect(known: Array, number: int, seat: int) -> tuple[object, ...]:
    """What a move does: equal for moves that only differ in which of two equal piles they name."""
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
