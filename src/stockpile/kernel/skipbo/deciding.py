"""A seat's decision in Skip-Bo, for the search that all games share."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np
import numpy.typing as npt

from stockpile.core.observation import Observation
from stockpile.kernel.chance import seeded
from stockpile.kernel.judge import Network
from stockpile.kernel.skipbo.encoding import encode_known, encode_row, move_id, move_of
from stockpile.kernel.skipbo.layout import (
    BELOW,
    BUILDING_PILES,
    CARD,
    DTYPE,
    HEIGHT,
    MOVES,
    NOTES,
    PASS,
    PILE_TOP,
    PILES,
    PLAN_LENGTH,
    PLAN_ROW,
    SCRATCH_DTYPE,
    SCRATCH_SIZE,
    SIDES,
    TARGETS,
    Array,
)
from stockpile.kernel.skipbo.learned_policy import PRIOR_PER_VALUE, judge_moves
from stockpile.kernel.skipbo.network import space
from stockpile.kernel.skipbo.playouts import evaluate
from stockpile.kernel.skipbo.skilled_policy import skilled_move
from stockpile.kernel.skipbo.tensors import ROW_SIZE
from stockpile.kernel.skipbo.turn_value import NOTE_UNIT
from stockpile.skipbo.moves import Move
from stockpile.skipbo.view import View

WORST_PRIOR = -0.2
"""No move is assumed to lose more of the chance to win than this."""
TURNS_EACH = 1
"""How many more turns the seat that decides has in a playout."""
FEW_PLAYOUTS = {2: 800, 3: 500, 4: 310, 5: 240, 6: 185, 7: 150, 8: 120}
"""How many playouts take a few milliseconds, by the number of seats."""
FEW_PLAYOUTS_IN_TEAMS = 0.85
"""The share of these in teams, where a playout takes longer."""
PRIOR_ERROR, PLAYOUT_ERROR = 0.01, 0.01
"""The standard error of a difference between two moves that are worth considering, as the network
judges it, and as many playouts do: chosen by what wins."""
PRIOR_ERROR_FOR_TWO, PLAYOUT_ERROR_FOR_TWO = 0.015, 0.007
"""The same at tables for two, where there are more playouts, and trusting them more wins more."""
UNPLANNED_PRIOR = -0.02
"""What a lay that starts no plan is assumed to lose, on top of its lower value to `skilled`."""
WIN_CHANCE_ERROR = 0.035
"""The standard error of a win chance that the network estimates before the end of a round."""
DIFFERENCE_ERROR = 0.02
"""The standard error of the difference between two such chances."""


class Decision:
    """See `stockpile.bots.search.Decision`."""

    bias, bias_between = WIN_CHANCE_ERROR, DIFFERENCE_ERROR

    def __init__(self, observation: Observation[View, Move], seed: int, network: Network) -> None:
        self._known = encode_known(observation)
        self._turns = TURNS_EACH * observation.setup.seats
        self.prior_error, self.playout_error = PRIOR_ERROR, PLAYOUT_ERROR
        if observation.setup.seats == 2:
            self.prior_error, self.playout_error = PRIOR_ERROR_FOR_TWO, PLAYOUT_ERROR_FOR_TWO
        self.few_playouts = FEW_PLAYOUTS[observation.setup.seats]
        if observation.setup.teams is not None:
            self.few_playouts = int(self.few_playouts * FEW_PLAYOUTS_IN_TEAMS)
        self._rng = seeded(seed)
        self._world, self._trial = np.zeros((2, ROW_SIZE), DTYPE)
        self._scratch = np.zeros(SCRATCH_SIZE, SCRATCH_DTYPE)
        self._network = network
        self._room = space(network, observation.setup.seats)
        seat = observation.seat
        numbers = {move: move_id(move, seat) for move in observation.moves}
        shares, plans = np.zeros(MOVES), np.zeros(MOVES, SCRATCH_DTYPE)
        judge_moves(encode_row(observation), network, self._scratch, self._room, shares, plans)
        favourite = max(numbers.values(), key=shares.__getitem__)
        alike: dict[tuple[object, ...], list[Move]] = {}
        alike[_effect(self._known, favourite, seat)] = []
        for move, number in numbers.items():
            group = alike.setdefault(_effect(self._known, number, seat), [])
            group.insert(0 if number == favourite else len(group), move)
        self.groups = list(alike.values())
        self._plans = np.zeros((len(self.groups), PLAN_ROW - PLAN_LENGTH), DTYPE)
        for number, group in enumerate(self.groups):
            best = max((numbers[move] for move in group), key=shares.__getitem__)
            at = plans[best]
            self._plans[number, :2] = 1, best
            if at:
                self._plans[number] = self._scratch[at + PLAN_LENGTH : at + PLAN_ROW]
        judged = self._best_of_groups(shares, numbers)
        values = self._best_of_groups(self._scratch[NOTES : NOTES + MOVES] / NOTE_UNIT, numbers)
        unplanned = UNPLANNED_PRIOR + PRIOR_PER_VALUE * (values - values.max())
        prior = np.where(judged < 0, unplanned, judged - judged.max())
        self.prior = np.maximum(WORST_PRIOR, prior)

    def _best_of_groups(
        self, of_moves: npt.NDArray[np.float64], numbers: Mapping[Move, int]
    ) -> npt.NDArray[np.float64]:
        """The highest number of any move in each group."""
        return np.array([max(of_moves[numbers[move]] for move in one) for one in self.groups])

    def calibrate(self) -> None:
        # The network judges every world, and is calibrated as it is.
        pass

    def play(self, moves: Sequence[int], worlds: int) -> npt.NDArray[np.float64]:
        shares = np.empty((worlds, len(moves), self._known[SIDES]))
        evaluate(
            self._known,
            self._plans[list(moves)],
            len(moves),
            worlds,
            self._rng,
            shares,
            self._world,
            self._trial,
            self._scratch,
            self._network,
            self._room,
            self._turns,
        )
        return shares


def _effect(known: Array, number: int, seat: int) -> tuple[object, ...]:
    """What a move does: the same for moves that only name different piles that are equal."""
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


def skilled_choice(observation: Observation[View, Move]) -> Move:
    """The move that `skilled` makes."""
    scratch, seat = np.zeros(SCRATCH_SIZE, SCRATCH_DTYPE), observation.seat
    move = move_of(skilled_move(encode_known(observation), seeded(0), scratch), seat)
    if move in observation.moves:
        return move
    # The plan passes with an empty hand, but before the draw that is not legal.
    return max(observation.moves, key=lambda one: scratch[NOTES + move_id(one, seat)])
