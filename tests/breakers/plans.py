"""Rounds of Breakers at every kind of table, played by a seeded rule."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from hypothesis import strategies as st

from stockpile.breakers import Breakers
from stockpile.breakers.editions import BREAKERS_2010
from stockpile.breakers.moves import Move
from stockpile.breakers.state import State
from stockpile.core.chance import KeyedChance
from stockpile.core.event import Event
from stockpile.core.option import Setup, Value


class Played(NamedTuple):
    """One step of a round: the truth before, the move, and what it gave."""

    before: State
    seat: int
    move: Move
    after: State
    events: tuple[Event, ...]


@dataclass(frozen=True)
class Plan:
    """A table, and how its players choose."""

    seats: int
    options: dict[str, Value]
    thrift: bool
    """Whether jokers are saved: choices are made among the canonical moves only."""
    seed: int

    @property
    def game(self) -> Breakers:
        return Breakers(Setup("breakers-2010", self.seats, None, self.options))

    @property
    def chance(self) -> KeyedChance:
        return KeyedChance.from_seed(self.seed)

    def opening(self, game: Breakers) -> tuple[State, tuple[Event, ...]]:
        dealt = game.deal(self.seed % self.seats, tuple(range(self.seats)), self.chance)
        return game.start(dealt, self.chance)

    def play(self, game: Breakers) -> Iterator[Played]:
        """A whole round, step by step."""
        rng = random.Random(self.seed)
        state, _ = self.opening(game)
        while state.outcome is None:
            moves = game.legal_moves(state, state.turn)
            move = rng.choice(moves.canonical if self.thrift else moves)
            after, events = game.apply(state, state.turn, move, self.chance)
            yield Played(state, state.turn, move, after, events)
            state = after


def plans() -> st.SearchStrategy[Plan]:
    """Any number of seats and any options."""
    options = st.fixed_dictionaries(
        {}, optional={one.name: st.sampled_from(one.choices) for one in BREAKERS_2010.choices}
    )
    return st.builds(Plan, st.integers(2, 4), options, st.booleans(), st.integers(0, 2**32))
