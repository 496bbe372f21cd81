"""Tables where people draw by hand and can err: positions in short text, and random play."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from stockpile.core.chance import Chance, KeyedChance
from stockpile.core.event import Event
from stockpile.core.option import LATEST_READINGS, Setup, Value
from stockpile.core.readers import read_actor
from stockpile.core.seats import seat_letter, seat_number
from stockpile.games import AnyMatch
from stockpile.skipbo.moves import Discard, LayDiscard, LayHand, LayStock, Pass
from stockpile.skipbo.tabletop import Tabletop
from stockpile.skipbo.tabletop.moves import Move, draw
from stockpile.skipbo.tabletop.state import State
from tests.chances import Stacked, text
from tests.skipbo.build import written_piles, written_seat


def tabletop(
    edition: str = "skipbo-2003",
    *,
    seats: int = 2,
    teams: str = "",
    readings: int = LATEST_READINGS,
    **options: Value,
) -> Tabletop:
    """A game: ``tabletop(seats=4, teams="AC BD", caught="start-only")``."""
    sides = tuple(tuple(seat_number(seat) for seat in team) for team in teams.split())
    chosen = {"conduct": "tabletop", **options}
    return Tabletop(Setup(edition, seats, sides or None, chosen, readings))


class People:
    """A round among people: the truth, what the latest move led to, and texts to compare with."""

    def __init__(self, game: Tabletop, state: State, chance: Chance) -> None:
        self.game = game
        self.state = state
        self.chance = chance
        self.events: tuple[Event, ...] = ()

    def play(self, *moves: str) -> People:
        """Make moves, those without an actor for the seat on turn. `events` are the last one's."""
        for one in moves:
            seat, move = self._read(one)
            self.state, self.events = self.game.apply(self.state, seat, move, self.chance)
        return self

    def refused(self, one: str) -> str:
        """The code with which a move is refused, or nothing if it is taken."""
        refusal = self.game.check(self.state, *self._read(one))
        return refusal.code if refusal else ""

    def _read(self, one: str) -> tuple[int, Move]:
        named, move = read_actor(one, self.game.seats)
        return self.state.turn if named is None else named, self.game.read_move(move)

    def legal(self, seat: str) -> list[str]:
        """What a seat may do by right, sorted."""
        return sorted(map(str, self.game.legal_moves(self.state, seat_number(seat))))

    def open(self, seat: str) -> list[str]:
        """What would be taken from a seat, sorted."""
        return sorted(map(str, self.game.open_moves(self.state, seat_number(seat))))

    @property
    def happened(self) -> list[str]:
        """The names of the latest events."""
        return [type(event).__name__ for event in self.events]

    @property
    def turn(self) -> str:
        return seat_letter(self.state.turn)

    @property
    def banned(self) -> str:
        return "".join(map(seat_letter, self.state.banned))

    def hand(self, seat: str) -> str:
        return text(self.state.round.hands[seat_number(seat)])

    def stock(self, seat: str) -> str:
        return text(self.state.round.stocks[seat_number(seat)])

    @property
    def building(self) -> str:
        """The building piles that have begun."""
        return ", ".join(text(pile) for pile in self.state.round.building if pile)

    @property
    def draw(self) -> str:
        return text(self.state.round.draw)


def people(
    *seats: str,
    building: str = "",
    draw: str = "",
    aside: str = "",
    turn: str = "A",
    teams: str = "",
    edition: str = "skipbo-2003",
    chance: Chance | None = None,
    drawn: bool = True,
    laid: bool = False,
    banned: str = "",
    conduct: Mapping[str, Any] | None = None,
    readings: int = LATEST_READINGS,
    **options: Value,
) -> People:
    """A position: a text for each seat, ``hand | stock | discard piles``, all from bottom to top.

    ``conduct`` is the field ``tabletop`` of positions.
    """
    game = tabletop(edition, seats=len(seats), teams=teams, readings=readings, **options)
    written = {
        "seats": [written_seat(one) for one in seats],
        "building": written_piles(building),
        "draw": draw.split(),
        "aside": aside.split(),
        "turn": turn,
        "drawn": drawn,
        "laid": laid,
        "banned": [*banned],
        "tabletop": conduct,
    }
    return People(game, game.read_position(written), chance or Stacked())


# Random play


class Played(NamedTuple):
    """One step of a round: the truth before, who did what, and what it gave."""

    before: State
    seat: int
    move: Move
    after: State
    events: tuple[Event, ...]


FORMS: tuple[tuple[str, int, str, dict[str, Any]], ...] = (
    ("skipbo-2003", 2, "", {}),
    ("skipbo-2003", 3, "", {"caught": "start-only"}),
    ("skipbo-2011", 5, "", {"laying": "forced"}),
    ("skipbo-2003", 4, "AC BD", {"stalemate": "fewest-stock"}),
    ("skipbo-2011", 6, "ABF CDE", {"caught": "start-only", "stalemate": "draw"}),
    ("skipbo-2011", 6, "AD BE CF", {"laying": "stock-first"}),
    ("skipbo-2003", 4, "AC BD", {"readings": 1}),
)
"""Edition, seats, teams and options."""
STOCKS = (1, 3, 12, 0)
"""0 stands for the largest that fits, with which the draw pile is soon empty."""


class Company:
    """People at a table who lay what they can, slip now and then, and watch each other.

    ``wild`` is how often somebody does any odd thing that would be taken from them.
    """

    def __init__(self, form: int, stock: int, seed: int, wild: float = 0.4) -> None:
        edition, seats, teams, options = FORMS[form]
        size = stock or tabletop(edition, seats=seats).edition.most_stock(seats)
        self.game = tabletop(edition, seats=seats, teams=teams, stock=size, **options)
        self.seed = f"{form} {stock} {seed}"
        self.random = random.Random(self.seed)
        self.chance = KeyedChance.from_seed(self.seed)
        self.wild = wild

    def opening(self) -> tuple[State, tuple[Event, ...]]:
        game = self.game
        lead = random.Random(self.seed).randrange(game.seats)
        return game.start(game.deal(lead, (0,) * len(game.sides), self.chance), self.chance)

    def play(self, most: int = 250) -> Iterator[Played]:
        """The round move by move, up to its end or to so many moves."""
        state = self.opening()[0]
        for _ in range(most):
            if state.outcome is not None:
                return
            before, (seat, move) = state, self.choose(state)
            state, events = self.game.apply(before, seat, move, self.chance)
            yield Played(before, seat, move, state, events)

    def choose(self, state: State) -> tuple[int, Move]:
        """Whose hand moves next, and what it does."""
        if self.random.random() < self.wild:
            seat = self.random.randrange(self.game.seats)
            moves: list[Move] = list(self.game.open_moves(state, seat))
            moves += [draw(one) for one in (2, 3, 7, 90) if draw(1) in moves]
        else:
            seat = state.turn if state.offender is None else state.offender
            moves = list(self.game.open_moves(state, seat))
        if not moves:
            seat, moves = state.turn, list(self.game.legal_moves(state, state.turn))
        lays: list[Move] = [
            move for move in moves if isinstance(move, LayStock | LayDiscard | LayHand)
        ]
        ends: list[Move] = [move for move in moves if isinstance(move, Discard | Pass)]
        kinds = [kind for kind in (lays, lays, ends, moves) if kind]
        return seat, self.random.choice(self.random.choice(kinds))


def people_play(match: AnyMatch, rng: random.Random, moves: int) -> None:
    """Go on with a match as a company does, over the ends of rounds, for so many moves."""
    company = Company(0, 1, rng.randrange(10**6))
    assert isinstance(match.game, Tabletop)
    company.game = match.game
    for _ in range(moves):
        if match.over:
            return
        if not match.playing:
            match.start_round()
            continue
        assert match.state is not None
        seat, move = company.choose(match.state)
        match.play(move, seat)
