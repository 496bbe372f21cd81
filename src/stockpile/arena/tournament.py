"""A tournament: which bots sit where in each deal, and which cards they get.

Everything follows from the tournament and the number of the deal. So it does not matter which
process plays which deals, in what order, or how often the work is interrupted.
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
"""The bot on each side, by its number in the tournament."""


@dataclass(frozen=True)
class Tournament:
    """Bots, by name, at one kind of table; a bot may take part several times. Raises Unreadable.

    Each deal is played once for every rotation of its bots around the sides, with the same cards
    and the same random generators at each seat, so that the luck of the cards cancels out.

    >>> from stockpile import make_game
    >>> from stockpile.arena import Tournament
    >>> setup = make_game("breakers").setup
    >>> tournament = Tournament(("baseline", "random"), setup, rounds=5, seed="1")
    """

    bots: tuple[str, ...]
    setup: Setup
    rounds: int
    """The number of rounds asked for. It is rounded up to whole rotations."""
    seed: str
    trust_bots: bool = False
    """Whether outside bots think in the arena's own processes, and stay loaded."""
    players: tuple[str, ...] = field(init=False)
    """The bots by names that mean the same in every folder and on every machine."""

    def __post_init__(self) -> None:
        bots: Sequence[str] = self.bots
        if isinstance(bots, str):
            raise TypeError(f"bots={bots!r}: several names are needed, not one text")
        object.__setattr__(self, "bots", tuple(bots))
        setup: object = self.setup
        if not isinstance(setup, Setup):
            raise TypeError(f"setup={setup!r}: a Setup is needed, such as make_game(…).setup")
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
        """The rules at this table.

        >>> tournament.game
        <Breakers: breakers-2010, 2 seats>
        """
        return _game(self.setup)

    @property
    def rotations(self) -> int:
        """The number of rounds per deal, and of bots that meet in it.

        >>> tournament.rotations
        2
        """
        return min(len(self.bots), len(self.game.sides))

    @property
    def deals(self) -> int:
        """The number of deals.

        >>> tournament.deals
        3
        """
        return -(-self.rounds // self.rotations)

    @property
    def played(self) -> int:
        """The number of rounds played: whole rotations.

        >>> tournament.played
        6
        """
        return self.deals * self.rotations

    @property
    def selections(self) -> int:
        """The number of selections of bots that can meet.

        >>> tournament.selections
        1
        """
        return comb(len(self.bots), self.rotations)

    @property
    def cycle(self) -> int:
        """The number of deals after which the bots sit as in the first.

        >>> tournament.cycle
        1
        """
        return self.selections * factorial(self.rotations - 1)

    def seatings(self, deal: int) -> tuple[Seating, ...]:
        """Where the bots sit in each round of a deal.

        Successive deals go through every selection of as many bots as there are sides, using all
        bots about equally often, and then through every order around the table. If there are fewer
        bots than sides, each takes several, so that each bot has each side once per deal.

        >>> tournament.seatings(0)
        ((0, 1), (1, 0))
        """
        meeting = self.rotations
        turn, number = divmod(deal % self.cycle, self.selections)
        around = nth_circle(nth_selection(len(self.bots), meeting, number), turn)
        sides = range(len(self.game.sides))
        return tuple(
            tuple(around[(side + turned) % meeting] for side in sides) for turned in range(meeting)
        )

    def chance(self, deal: int) -> KeyedChance:
        """The Chance of every round of a deal.

        >>> tournament.chance(0).shuffle("example", 0, range(5))
        (4, 1, 0, 2, 3)
        """
        return KeyedChance.from_seed(self.luck(deal))

    def luck(self, deal: int) -> str:
        """The seed of a deal and of the random generators at its seats.

        >>> tournament.luck(2)
        'arena 1 deal 2'
        """
        return f"arena {self.seed} deal {deal}"

    def identity(self) -> dict[str, Any]:
        """Everything that the outcome of a deal depends on, as JSON.

        >>> tournament.identity()["bots"]
        ['baseline', 'random']
        """
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
    # Built once in each process, because every round needs it.
    return build_game(setup)


def side_name(side: tuple[int, ...]) -> str:
    """The letters of a side's seats: ``AC``."""
    return "".join(map(seat_letter, side))


def selections_of(size: int, count: int) -> Iterator[Seating]:
    """Every selection of ``count`` out of ``range(size)``, in an order whose every beginning has
    all members about equally often.

    The members form a circle. Each selection is rotated through all positions before the next one
    that is not a rotation of an earlier one.
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
    """The selection with this number, in the order of `selections_of`."""
    known, more = _known_selections(size, count)
    known.extend(islice(more, max(0, number + 1 - len(known))))
    return known[number]


def nth_circle(members: tuple[int, ...], number: int) -> tuple[int, ...]:
    """One of the orders around a table: the first stays, the others go through all orders."""
    first, *rest = members
    order = [first]
    while rest:
        number, place = divmod(number, len(rest))
        order.append(rest.pop(place))
    return tuple(order)
