"""The results of a tournament: its rounds as arrays, and all figures computed from them."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from functools import cached_property
from itertools import combinations
from typing import Any

import numpy as np
import numpy.typing as npt

from stockpile import __version__
from stockpile.arena.rounds import Batch, Times
from stockpile.arena.statistics import (
    Array,
    Interval,
    Verdict,
    bradley_terry,
    paired,
    sprt,
    wilson,
)
from stockpile.arena.tournament import Tournament, side_name

Numbers = npt.NDArray[np.int64]

DRAW = -1
UNPLAYED = -2
LINE_POINTS = 200
"""The most points of a line in the report."""
LENGTH_BARS = 24
"""The approximate number of bars for the length of rounds in the report."""


class Results:
    """The rounds of a tournament, filled in batch by batch.

    >>> from stockpile import make_game
    >>> from stockpile.arena import Tournament, run
    >>> setup = make_game("breakers").setup
    >>> tournament = Tournament(("baseline", "random"), setup, rounds=4, seed="1")
    >>> results = run(tournament, workers=1)
    """

    def __init__(self, tournament: Tournament) -> None:
        shape = (tournament.deals, tournament.rotations)
        self.tournament = tournament
        self.winner: Numbers = np.full(shape, UNPLAYED)
        """The side that won, for each deal and rotation."""
        self.first: Numbers = np.zeros(shape, dtype=np.int64)
        self.turns: Numbers = np.zeros(shape, dtype=np.int64)
        self.moves: Numbers = np.zeros(shape, dtype=np.int64)
        self.stuck: Numbers = np.zeros(shape, dtype=np.int64)
        self.times = [Times(0, 0.0, {}) for _ in tournament.bots]
        self.seconds = 0.0
        self.workers = 1
        self.sprt = False
        """Whether it ends as soon as `verdict` is decided."""

    def __repr__(self) -> str:
        names = ", ".join(self.tournament.bots)
        return f"<Results of {names}: {self.rounds} of {self.tournament.played} rounds>"

    @property
    def rounds(self) -> int:
        """The number of rounds played.

        >>> results.rounds
        4
        """
        return int((self.winner != UNPLAYED).sum())

    def add(self, batch: Batch) -> None:
        """Fill in a batch, leaving out deals beyond the end of this tournament.

        >>> from stockpile.arena.rounds import play_deals
        >>> empty = Results(tournament)
        >>> empty.add(play_deals(tournament, 0, 1))
        >>> empty.rounds
        2
        """
        deals = slice(batch.start, min(batch.stop, self.tournament.deals))
        count = deals.stop - deals.start
        if count <= 0:
            return
        numbers = np.array(batch.rounds[:count], dtype=np.int64)
        for index, array in enumerate(
            (self.winner, self.first, self.turns, self.moves, self.stuck)
        ):
            array[deals] = numbers[:, :, index]
        for total, more in zip(self.times, batch.times, strict=True):
            total.add(more)

    def missing(self) -> list[range]:
        """The deals that have not been played, in order.

        >>> results.missing(), Results(tournament).missing()
        ([], [range(0, 2)])
        """
        unplayed = np.flatnonzero(self.winner[:, 0] == UNPLAYED)
        if not len(unplayed):
            return []
        parts = np.split(unplayed, np.flatnonzero(np.diff(unplayed) > 1) + 1)
        return [range(int(part[0]), int(part[-1]) + 1) for part in parts]

    def verdict(self) -> Verdict:
        """Whether the first bot is stronger than the others, from all deals before the first gap.

        >>> results.verdict().deals
        2
        """
        unplayed = np.flatnonzero(self.winner[:, 0] == UNPLAYED)
        done = int(unplayed[0]) if len(unplayed) else len(self.winner)
        first = self.cut(done)
        here = first.held[0] > 0
        met = here.any(axis=1)
        if not met.any():
            return Verdict(None, 0, 0.0)
        even = float(first.held[0][here].mean())
        found = sprt(first.won[0][met].mean(axis=1), even)
        return found._replace(deals=int(np.flatnonzero(met)[found.deals - 1]) + 1)

    def cut(self, deals: int) -> Results:
        """The results of the first deals only. Times still cover all of them.

        >>> results.cut(1).rounds
        2
        """
        tournament = self.tournament
        rounds = max(1, deals) * tournament.rotations
        fewer = Results(replace(tournament, rounds=rounds))
        for name in ("winner", "first", "turns", "moves", "stuck"):
            setattr(fewer, name, getattr(self, name)[: max(1, deals)])
        fewer.times, fewer.sprt = self.times, self.sprt
        return fewer

    # Derived figures

    @cached_property
    def seating(self) -> Numbers:
        """The bot on each side, for each deal and rotation.

        >>> results.seating.tolist()
        [[[0, 1], [1, 0]], [[0, 1], [1, 0]]]
        """
        tournament = self.tournament
        different = min(tournament.deals, tournament.cycle)
        once = np.array([tournament.seatings(deal) for deal in range(different)])
        return once[np.arange(tournament.deals) % different]

    @cached_property
    def held(self) -> Array:
        """The share of the sides that each bot has, for each deal and rotation.

        >>> results.held[0].tolist()
        [[0.5, 0.5], [0.5, 0.5]]
        """
        bots = np.arange(len(self.tournament.bots))
        held: Array = (self.seating == bots[:, None, None, None]).mean(axis=3)
        return held

    @cached_property
    def won(self) -> Array:
        """What each bot won, for each deal and rotation; a draw counts as an even share.

        >>> results.won.sum(axis=0).tolist()
        [[1.0, 1.0], [1.0, 1.0]]
        """
        bots = np.arange(len(self.tournament.bots))
        won: Array = np.where(
            self.winner == DRAW, self.held, self._winning_bot == bots[:, None, None]
        )
        return won

    @cached_property
    def _winning_bot(self) -> Numbers:
        """The bot that won, for each deal and rotation; DRAW if none did."""
        side = np.maximum(self.winner, 0)[:, :, None]
        bot = np.take_along_axis(self.seating, side, axis=2)[:, :, 0]
        return np.where(self.winner == DRAW, DRAW, bot)

    @cached_property
    def beaten(self) -> Array:
        """How often each bot (row) beat each other bot: won a round in which both played.

        >>> int(results.beaten.sum())
        4
        """
        here = self.held > 0
        size = len(self.tournament.bots)
        beaten = np.zeros((size, size))
        drawn = self.winner == DRAW
        for one in range(size):
            for other in range(size):
                if one != other:
                    together = here[one] & here[other]
                    won = (together & (self._winning_bot == one)).sum()
                    beaten[one, other] = won + (together & drawn).sum() / 2
        return beaten

    @property
    def draws(self) -> int:
        """The number of drawn rounds.

        >>> results.draws
        0
        """
        return int((self.winner == DRAW).sum())

    def to_json(self) -> dict[str, Any]:
        """The answer of ``stockpile arena``.

        >>> [bot["name"] for bot in results.to_json()["bots"]]
        ['baseline', 'random']
        """
        tournament = self.tournament
        game, setup = tournament.game, tournament.setup
        return {
            "game": game.name,
            "edition": setup.edition,
            "seats": game.seats,
            "teams": setup.teams and [side_name(team) for team in setup.teams],
            "options": dict(game.options),
            "seed": tournament.seed,
            "rounds": self.rounds,
            "asked": tournament.rounds,
            "deals": tournament.deals,
            "rotations": tournament.rotations,
            "draws": self.draws,
            "stalemates": int((self.stuck > 0).sum()),
            **({"sprt": self.verdict()._asdict()} if self.sprt else {}),
            "bots": self._bots(),
            "pairs": self._pairs(),
            "turns": _spread(self.turns),
            "moves": _spread(self.moves),
            "sides": self._sides(),
            "order": self._order(),
            "version": __version__,
            "workers": self.workers,
            "seconds": round(self.seconds, 2),
            "rounds_per_second": round(self.rounds / self.seconds, 1) if self.seconds else None,
        }

    def _bots(self) -> list[dict[str, Any]]:
        ratings = bradley_terry(self.beaten)
        return [
            {
                "name": name,
                "plays_as": self.tournament.players[bot],
                **self._tally(bot),
                "rating": round(float(ratings.points[bot]), 1),
                "rating_interval": [
                    round(float(ratings.points[bot] + sign * ratings.margins[bot]), 1)
                    for sign in (-1, 1)
                ],
                **_pace(self.times[bot]),
            }
            for bot, name in enumerate(self.tournament.bots)
        ]

    def _tally(self, bot: int) -> dict[str, Any]:
        here = self.held[bot] > 0
        rounds = int(here.sum())
        met = here.any(axis=1)
        score = float(self.won[bot][here].sum())
        return {
            "rounds": rounds,
            "wins": int((self._winning_bot == bot).sum()),
            "draws": int((here & (self.winner == DRAW)).sum()),
            "win_rate": _rounded(score / rounds if rounds else 0.0),
            "even_share": _rounded(float(self.held[bot][here].mean()) if rounds else 0.0),
            "interval": _interval(wilson(score, rounds)),
            "paired_interval": _interval(paired(self.won[bot][met].mean(axis=1))),
        }

    def _pairs(self) -> list[dict[str, Any]]:
        """For each pair of bots, how many of the rounds with both of them each won."""
        return [
            {
                "bots": [one, other],
                "wins": [float(self.beaten[one, other]), float(self.beaten[other, one])],
            }
            for one, other in combinations(range(len(self.tournament.bots)), 2)
        ]

    def _sides(self) -> list[dict[str, Any]]:
        sides = self.tournament.game.sides
        return [
            {"side": side_name(side), **self._rate(self.winner == number)}
            for number, side in enumerate(sides)
        ]

    def _order(self) -> list[dict[str, Any]]:
        """How often sides win, by whether they have their first turn first, second and so on."""
        game = self.tournament.game
        places = np.zeros((game.seats, len(game.sides)), dtype=np.int64)
        for first in range(game.seats):
            around = [game.side_of[(first + turn) % game.seats] for turn in range(game.seats)]
            for place, side in enumerate(dict.fromkeys(around)):
                places[first, side] = place
        placed = np.where(self.winner == DRAW, DRAW, places[self.first, np.maximum(self.winner, 0)])
        return [
            {"place": place + 1, **self._rate(placed == place)} for place in range(len(game.sides))
        ]

    def _rate(self, won: npt.NDArray[np.bool_]) -> dict[str, Any]:
        """How often a side won; a draw counts as an even share."""
        score = float(won.sum()) + self.draws / len(self.tournament.game.sides)
        return {
            "win_rate": _rounded(score / self.rounds),
            "interval": _interval(wilson(score, self.rounds)),
        }

    def running_rates(self) -> list[list[tuple[int, float]]]:
        """For each bot, its win rate by the number of rounds it has played.

        >>> [line[-1][0] for line in results.running_rates()]
        [4, 4]
        """
        lines = []
        for bot in range(len(self.tournament.bots)):
            met = (self.held[bot] > 0).any(axis=1)
            won = self.won[bot][met].sum(axis=1).cumsum()
            rounds = (self.held[bot] > 0)[met].sum(axis=1).cumsum()
            at = np.unique(np.linspace(0, len(won) - 1, min(LINE_POINTS, len(won))).astype(int))
            lines.append([(int(rounds[i]), float(won[i] / rounds[i])) for i in at])
        return lines


def _rounded(rate: float) -> float:
    return round(rate, 5)


def _interval(interval: Interval) -> list[float]:
    return [_rounded(one) for one in interval]


def _pace(times: Times) -> dict[str, Any]:
    mean = times.seconds / times.moves if times.moves else 0.0
    return {
        "moves": times.moves,
        "ms_per_move": float(f"{1000 * mean:.4g}"),
        "p99_ms_per_move": float(f"{1000 * times.within(0.99):.3g}"),
    }


def _spread(lengths: Numbers) -> dict[str, Any]:
    """The lengths of rounds: the mean, the extremes, and the count of each length."""
    flat = lengths.ravel()
    shortest, longest = int(flat.min()), int(np.ceil(np.quantile(flat, 0.99)))
    width = max(1, -(-(longest + 1 - shortest) // LENGTH_BARS))
    bars = Counter(((np.minimum(flat, longest) - shortest) // width).tolist())
    return {
        "mean": round(float(flat.mean()), 2),
        "median": float(np.median(flat)),
        "shortest": shortest,
        "longest": int(flat.max()),
        "bars": [[shortest + bar * width, bars[bar]] for bar in range(max(bars) + 1)],
    }
