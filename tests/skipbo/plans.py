"""Rounds of Skip-Bo at every kind of table, played by a seeded rule."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

import pytest
from hypothesis import settings
from hypothesis import strategies as st

from stockpile.core.chance import KeyedChance
from stockpile.core.event import Event
from stockpile.skipbo import SkipBo
from stockpile.skipbo.moves import Move
from stockpile.skipbo.state import State
from tests.skipbo.build import skipbo

Form = tuple[str, int, str]
"""Edition, seats and teams."""

FORMS: tuple[Form, ...] = (
    *(("skipbo-2003", seats, "") for seats in range(2, 7)),
    *(("skipbo-2011", seats, "") for seats in range(2, 9)),
    ("skipbo-2003", 4, "AC BD"),
    ("skipbo-2011", 4, "AB CD"),
    ("skipbo-2011", 6, "AD BE CF"),
    ("skipbo-2003", 6, "AB CF DE"),
    ("skipbo-2003", 6, "ACE BDF"),
    ("skipbo-2011", 6, "ABF CDE"),
    ("skipbo-2011", 8, "AE BF CG DH"),
    ("skipbo-2011", 8, "AB CH DE FG"),
    ("skipbo-2011", 8, "ACEG BDFH"),
)
"""Every edition with every number of seats; every team form, partners opposite and elsewhere."""

every_form = pytest.mark.parametrize(
    "form", FORMS, ids=["-".join((form[0], form[2] or str(form[1]))) for form in FORMS]
)


assert settings.default is not None
few = settings(max_examples=max(2, settings.default.max_examples // 10))
"""For a property that is tried at every form of table: fewer examples at each."""


class Played(NamedTuple):
    """One step of a round: the truth before, the move, and what it gave."""

    before: State
    seat: int
    move: Move
    after: State
    events: tuple[Event, ...]


@dataclass(frozen=True)
class Plan:
    """The options of a table, and how its players choose."""

    laying: str
    stalemate: str
    stock: int
    """0 stands for the largest that fits, with which the draw pile is soon empty."""
    eagerness: float
    """How likely a card is laid that can be laid: at 0 nobody does unless made to."""
    seed: int

    def at(self, form: Form) -> Sitting:
        edition, seats, teams = form
        largest = skipbo(edition, seats=seats).edition.most_stock(seats)
        game = skipbo(
            edition,
            seats=seats,
            teams=teams,
            stock=self.stock or largest,
            laying=self.laying,
            stalemate=self.stalemate,
        )
        return Sitting(game, self.eagerness, f"{self.seed} {form}")


class Sitting:
    """A table at which a plan is carried out."""

    def __init__(self, game: SkipBo, eagerness: float, seed: str) -> None:
        self.game = game
        self.eagerness = eagerness
        self.seed = seed
        self.random = random.Random(seed)
        self.chance = KeyedChance.from_seed(seed)

    def opening(self) -> tuple[State, tuple[Event, ...]]:
        game = self.game
        lead = random.Random(self.seed).randrange(game.seats)
        return game.start(game.deal(lead, (0,) * len(game.sides), self.chance), self.chance)

    def play(self, most: int = 300) -> Iterator[Played]:
        """The round move by move, up to its end or to so many moves."""
        choose = Chooser(self.eagerness, self.seed)
        state = self.opening()[0]
        for _ in range(most):
            if state.outcome is not None:
                return
            seat, before = state.turn, state
            move = choose(self.game, state)
            state, events = self.game.apply(before, seat, move, self.chance)
            yield Played(before, seat, move, state, events)

    def sampled(self) -> list[Played]:
        """Every fourth step of the round, and the last."""
        steps = list(self.play())
        return [*steps[self.random.randrange(4) :: 4], steps[-1]]


class Chooser:
    """Chooses moves by a seed: now and then the first lay, else any move that ends the turn."""

    def __init__(self, eagerness: float, seed: str) -> None:
        self.eagerness = eagerness
        self.random = random.Random(seed)

    def __call__(self, game: SkipBo, state: State) -> Move:
        moves = game.legal_moves(state, state.turn)
        lays = [move for move in moves if str(move) != "pass" and ">d" not in str(move)]
        ends = [move for move in moves if move not in lays]
        if lays and (not ends or self.random.random() < self.eagerness):
            return self.random.choice(lays)
        return self.random.choice(ends)


def plans() -> st.SearchStrategy[Plan]:
    return st.builds(
        Plan,
        laying=st.sampled_from(("free", "stock-first", "forced")),
        stalemate=st.sampled_from(("redeal", "redeal", "fewest-stock", "draw")),
        stock=st.sampled_from((0, 1, 3, 12)),
        eagerness=st.sampled_from((0.95, 0.5, 0.05)),
        seed=st.integers(0, 10**6),
    )
