"""The rules package and the kernel, walked side by side."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random

import numpy as np

from stockpile.breakers import Breakers
from stockpile.breakers.editions import ANSWER, BREAKERS_2010, JOKER, LONE_JOKER, PASSING
from stockpile.breakers.notation import read_set
from stockpile.breakers.state import State
from stockpile.core.chance import KeyedChance
from stockpile.core.event import Cards
from stockpile.core.option import LATEST_READINGS, Setup
from stockpile.kernel.breakers.encoding import decode, encode, move_id
from stockpile.kernel.breakers.layout import (
    DTYPE,
    MOST_MOVES,
    MOST_MOVES_AT_ALL,
    TRICK_MOVES,
    TRICK_SEATS,
    Array,
)
from stockpile.kernel.breakers.rules import apply, legal, legal_all
from stockpile.kernel.chance import seeded

SEATS = (2, 3, 4)
FEW = 100
"""Up to so many moves are always compared one by one."""

_CHANCE = KeyedChance.from_seed("nothing is shuffled in mid-round")


def games(seats: int) -> Iterator[Breakers]:
    """A table of every kind with so many seats."""
    for answer, passing, lone in product(ANSWER.choices, PASSING.choices, LONE_JOKER.choices):
        options = {"answer": answer, "passing": passing, "lone-joker": lone}
        # Where everybody may pass, all readings come to the same.
        for readings in range(
            1 if passing == PASSING.default else LATEST_READINGS, LATEST_READINGS + 1
        ):
            yield Breakers(Setup(BREAKERS_2010.id, seats, None, options, readings))


def dealt(game: Breakers, seed: int) -> State:
    """A whole deal."""
    return game.fold(None, game.deal(seed % game.seats, None, KeyedChance.from_seed(seed)))


def short_deal(game: Breakers, rng: Random) -> State:
    """A few tiles in each hand, most jokers among them: the rest has been played or is unused."""
    numbers = [tile for tile in game.pack if tile != JOKER]
    # Neighbours more often than not, so that runs can be made.
    start = rng.randrange(len(numbers))
    near = numbers[start:] + numbers[:start]
    few = sorted(near[: rng.randint(12, 60)], key=lambda _: rng.random())
    tiles = [*few[: rng.randint(2, 7) * game.seats], *[JOKER] * rng.choice((0, 2, 3, 4, 4))]
    rng.shuffle(tiles)
    hands = tuple(tuple(sorted(tiles[seat :: game.seats])) for seat in range(game.seats))
    rest = _without(game.pack, tiles)
    unused = sorted(rng.sample(rest, min(len(rest), game.edition.unused(game.seats))))
    return State(
        hands,
        tuple(unused),
        rng.randrange(game.seats),
        played=tuple(_without(tuple(rest), unused)),
    )


def facing(game: Breakers, hand: Cards, top: str | None, rng: Random) -> State:
    """Seat A with this hand on turn: to answer a set of the last seat, or to lead."""
    trick = ((game.seats - 1, read_set(top, game.edition)),) if top else ()
    used = [*hand, *(tile for _, laid in trick for tile in laid.tiles)]
    rest = _without(game.pack, used)
    rng.shuffle(rest)
    others = [tuple(sorted(rest[3 * seat : 3 * seat + 3])) for seat in range(game.seats - 1)]
    return State((tuple(sorted(hand)), *others), (), 0, trick)


def _without(tiles: Cards, taken: list[int]) -> list[int]:
    left = list(tiles)
    for tile in taken:
        left.remove(tile)
    return left


class Walk:
    """One who makes the same moves in both, and compares all there is to compare."""

    def __init__(self, game: Breakers, seed: int, rarely: float = 0.003) -> None:
        self.game = game
        self.rarely = rarely
        """How often all moves are compared where they are many."""
        self.moves = 0
        """How many moves were made and compared."""
        self._choices = Random(seed)
        self._rng = seeded(seed)
        self._listed = np.zeros(MOST_MOVES_AT_ALL, DTYPE)
        self._blocks = np.zeros(MOST_MOVES, DTYPE)

    def round(self, state: State, spread: float) -> None:
        """From a state to the end of its round.

        ``spread`` is how often any move is made, jokers wherever they can be, instead of a
        canonical one.
        """
        game, choices = self.game, self._choices
        flat = encode(game, state)
        while state.outcome is None:
            legal_moves = game.legal_moves(state, state.turn)
            canonical = legal_moves.canonical
            count = legal(flat, self._listed)
            assert self._listed[:count].tolist() == [move_id(move) for move in canonical]
            many = len(legal_moves)
            if many <= FEW or choices.random() < self.rarely:
                self._compare_all(flat, {move_id(move) for move in legal_moves}, many)
            move = choices.choice(legal_moves if choices.random() < spread else canonical)
            state = game.apply(state, state.turn, move, _CHANCE).state
            apply(flat, move_id(move), self._rng)
            self.moves += 1
            assert decode(game, flat) == state
            if choices.random() < 0.05:
                self._compare_arrays(flat, state)
        assert legal(flat, self._listed) == legal_all(flat, self._listed, self._blocks) == 0
        self._compare_arrays(flat, state)

    def _compare_all(self, flat: Array, expected: set[int], many: int) -> None:
        count = legal_all(flat, self._listed, self._blocks)
        assert count == many
        assert set(self._listed[:count].tolist()) == expected

    def _compare_arrays(self, flat: Array, state: State) -> None:
        """The array that moves led to is the one that the state is written as.

        Only what is left in the lists of the trick from longer ones may differ.
        """
        written = encode(self.game, state)
        assert np.array_equal(flat[:TRICK_MOVES], written[:TRICK_MOVES])
        for trick in (TRICK_MOVES, TRICK_SEATS):
            laid = slice(trick, trick + len(state.trick))
            assert np.array_equal(flat[laid], written[laid])
