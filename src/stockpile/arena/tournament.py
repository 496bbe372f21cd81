"""A tournament: which bots sit where, and which cards they get, for every deal by its number.

Everything follows from the tournament and the number of a deal, so that it does not matter who
plays which deals, in what order, and how often the work was interrupted.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache, lru_cache
from itertools import combinations, islice
from math import comb, factorial, gcd
from typing import Any

from stockpile import __version__
from stockpile.bots import with_budget
from stockpile.bots.plugins import resolved
from stockpile.core.chance import KeyedChance
from stockpile.core.option import Setup
from stockpile.core.refusal import Unreadable
from stockpile.core.seats import seat_letter
from stockpile.games import AnyGame, build_game
from stockpile.workers.check import check, require

FEWEST_BOTS = 2

Seating = tuple[int, ...]
"""Which bot has each side: numbers of the tournament's bots."""


@dataclass(frozen=True)
class Tournament:
    """Bots by their names (one may come several times) at one kind of table. Unreadable if there is
    none of a name.

    Each deal is played once for every rotation of its bots around the sides, with the same cards
    and the same random generators at each seat: what is luck of the cards cancels out.
    """

    bots: tuple[str, ...]
    setup: Setup
    rounds: int
    """How many rounds were asked for; there are as many as whole rotations take."""
    seed: str
    players: tuple[str, ...] = field(init=False)
    """The bots by names that mean the same in other folders, and at any speed of a machine."""

    def __post_init__(self) -> None:
        bots: Sequence[str] = self.bots
        if isinstance(bots, str):
            raise TypeError(f"bots={bots!r}: several names are needed, not one text")
        object.__setattr__(self, "bots", tuple(bots))
        if len(self.bots) < FEWEST_BOTS:
            raise Unreadable("too-few-bots", "BOT", bots=len(self.bots), fewest=FEWEST_BOTS)
        if self.rounds < 1:
            raise ValueError(f"rounds={self.rounds}: there has to be at least one")
        for name in self.bots:
            require(name, self.game.name)
        players = tuple(with_budget(resolved(name)) for name in self.bots)
        object.__setattr__(self, "players", players)

    @property
    def game(self) -> AnyGame:
        """The rules at this table."""
        return _game(self.setup)

    @property
    def rotations(self) -> int:
        """How many rounds are played with one deal, and how many bots meet in it."""
        return min(len(self.bots), len(self.game.sides))

    @property
    def deals(self) -> int:
        """How many deals there are."""
        return -(-self.rounds // self.rotations)

    @property
    def played(self) -> int:
        """How many rounds are played: whole rotations."""
        return self.deals * self.rotations

    @property
    def selections(self) -> int:
        """How many selections of bots there are to meet."""
        return comb(len(self.bots), self.rotations)

    @property
    def cycle(self) -> int:
        """After how many deals the bots sit as in the first."""
        return self.selections * factorial(self.rotations - 1)

    def seatings(self, deal: int) -> tuple[Seating, ...]:
        """Where the bots sit in each round of a deal.

        One deal after the other brings together every selection of as many bots as there are sides,
        all bots about equally often, then in every order around the table. Where there are fewer
        bots than sides, they sit in turns, so that in the rounds of one deal each bot has each side
        once.
        """
        meeting = self.rotations
        turn, number = divmod(deal % self.cycle, self.selections)
        around = nth_circle(nth_selection(len(self.bots), meeting, number), turn)
        sides = range(len(self.game.sides))
        return tuple(
            tuple(around[(side + turned) % meeting] for side in sides) for turned in range(meeting)
        )

    def chance(self, deal: int) -> KeyedChance:
        """What shuffles in every round of a deal."""
        return KeyedChance.from_seed(self.luck(deal))

    def luck(self, deal: int) -> str:
        """The seed of a deal, and of the random generators at its seats."""
        return f"arena {self.seed} deal {deal}"

    def identity(self) -> dict[str, Any]:
        """What the outcome of each deal depends on, as JSON: not the number of rounds."""
        setup = self.setup
        return {
            "version": __version__,
            "bots": [with_budget(name) for name in self.bots],
            "files": [check(name, self.game.name) for name in self.bots],
            "edition": setup.edition,
            "readings": setup.readings,
            "seats": setup.seats,
            "teams": setup.teams and [side_name(team) for team in setup.teams],
            "options": dict(self.game.options),
            "seed": self.seed,
        }


@lru_cache(maxsize=16)
def _game(setup: Setup) -> AnyGame:
    # Once in each process: it is asked for in every round, and need not travel.
    return build_game(setup)


def side_name(side: tuple[int, ...]) -> str:
    """The letters of a side's seats: ``AC``."""
    return "".join(map(seat_letter, side))


def selections_of(size: int, count: int) -> Iterator[Seating]:
    """Every selection of ``count`` out of ``range(size)``, so that whatever number of them is taken
    from the first on, all members are in about equally many.

    With all members in a circle, one selection is turned until it has been everywhere, then the
    next one that is not the same but turned.
    """
    circles = size // gcd(size, count)
    steps = [(number * count + number // circles) % size for number in range(size)]
    for others in combinations(range(1, size), count - 1):
        first = (0, *others)
        turned = [tuple(sorted((one + step) % size for one in first)) for step in steps]
        if first == min(turned):
            yield from dict.fromkeys(turned)


@cache
def _known_selections(size: int, count: int) -> tuple[list[Seating], Iterator[Seating]]:
    return [], selections_of(size, count)


def nth_selection(size: int, count: int, number: int) -> Seating:
    """The selection that comes at this place in their order."""
    known, more = _known_selections(size, count)
    known.extend(islice(more, max(0, number + 1 - len(known))))
    return known[number]


def nth_circle(members: tuple[int, ...], number: int) -> tuple[int, ...]:
    """One of the orders around a table: the first stays, the others take every order in turn."""
    first, *rest = members
    order = [first]
    while rest:
        number, place = divmod(number, len(rest))
        order.append(rest.pop(place))
    return tuple(order)
