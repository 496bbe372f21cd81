"""The search that all games share: which move wins most often when play goes on at random.

What a seat cannot see is dealt at random, over and over (`worlds`); in each world each move is
made and the round played on by the kernel. Half of the moves, those that do worse, are dropped
again and again, so that most playouts go where the choice is close (sequential halving). All moves
are tried in the same worlds, so that luck is the same for them.

What is particular to a game is its `Decision`, in its part of the kernel.
"""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from random import Random
from typing import Any, Protocol

import numpy as np
import numpy.typing as npt

from stockpile.bots.advice import ADVICE_PLAYOUTS, Estimate, side_of
from stockpile.core.game import Observation
from stockpile.games import game_of

Seen = Observation[Any, Any]
Shares = npt.NDArray[np.float64]
"""``[world, move, side]``: what each side has of the round at its end (or its chance to win, where
a playout stops before): 1 in all."""

PRIOR_WORLDS = 20
"""What is thought of a move before any playout counts as much as so many worlds."""
MOST_CANDIDATES = 7
"""So many moves are tried to choose one of them: those thought best beforehand."""
MIN_WORLD_SHARE = 0.25
"""The best move was tried in at least this share of the worlds that any move was tried in."""
WORLDS_PER_BATCH = 16
"""In how many worlds a move is tried before the clock is looked at again."""


class Decision(Protocol):
    """What a seat on turn has to decide, as a game's kernel sees it.

    Made of an Observation and a seed: ``Decision(observation, seed)``. The same two give the same
    worlds, however they are asked for.
    """

    @property
    def groups(self) -> Sequence[Sequence[Any]]:
        """The moves to choose from; those that come to the same thing stand together, and the first
        of them is tried for all. The first group has the move that the game's `skilled` makes.
        """

    prior: npt.NDArray[np.float64]
    """How much of the chance to win each group is thought to give away, before any playout."""

    bias: float
    """How far off an even chance may be, however many worlds it is the mean of; one standard error.
    And how far off the difference between two moves:"""
    bias_between: float

    def play(self, moves: Sequence[int], worlds: int) -> Shares:
        """Play on from each of these (numbers of groups), in so many new worlds."""
        ...


def decision(observation: Seen, seed: int) -> Decision:
    """The decision of the seat that observes and is on turn."""
    kernel = game_of(observation.setup).kernel
    assert kernel is not None, "only a game with a kernel is searched"
    return kernel().decision(observation, seed)


class _Tally:
    """What the playouts of one group of moves came to."""

    def __init__(self) -> None:
        self._shares: list[Shares] = []

    def add(self, shares: Shares) -> None:
        self._shares.append(shares)

    @property
    def worlds(self) -> int:
        """In how many worlds it was tried."""
        return sum(map(len, self._shares))

    def mean(self) -> npt.NDArray[np.float64]:
        """What each side had."""
        return np.asarray(np.concatenate(self._shares).mean(axis=0))

    def variance(self) -> npt.NDArray[np.float64]:
        """Of the mean, by luck; never nothing: one world more might have gone another way."""
        shares = np.concatenate(self._shares)
        spread = ((shares - shares.mean(axis=0)) ** 2).sum(axis=0) + 0.5
        return np.asarray(spread / len(shares) ** 2)


class _Halving:
    """Sequential halving over the groups of a decision."""

    def __init__(self, decision: Decision, groups: list[int], side: int) -> None:
        self.decision = decision
        self.side = side
        self.tallies = {group: _Tally() for group in groups}
        self.left = groups
        """The groups still in, the best first once something was played."""
        self.dropped: list[int] = []

    @property
    def phases(self) -> int:
        return max(1, math.ceil(math.log2(len(self.left))))

    def play(self, worlds: int) -> None:
        shares = self.decision.play(self.left, worlds)
        for place, group in enumerate(self.left):
            self.tallies[group].add(shares[:, place])

    def shares(self, group: int) -> npt.NDArray[np.float64]:
        """The estimated share of each side after a group of moves.

        The prior weighs as much as `PRIOR_WORLDS` worlds, and playouts never weigh more than their
        bias allows; where playouts leave no doubt, nothing else counts.
        """
        tally = self.tallies[group]
        mean = tally.mean()
        own = mean[self.side]
        favourite = int(np.argmax(self.decision.prior))
        if favourite not in self.tallies:
            return mean
        expected = self.tallies[favourite].mean()[self.side] + self.decision.prior[group]
        luck = tally.variance()[self.side]
        worlds = tally.worlds * luck / (luck + self.decision.bias_between**2)
        doubt = 4 * own * (1 - own)
        thought = own + doubt * (expected - own) * PRIOR_WORLDS / (worlds + PRIOR_WORLDS)
        thought = min(max(thought, 0.0), 1.0)
        shares = mean * ((1 - thought) / (1 - own) if own < 1 else 1.0)
        shares[self.side] = thought
        return np.asarray(shares)

    def errors(self, group: int) -> npt.NDArray[np.float64]:
        """One standard error of each side's share: luck, and the bias."""
        tally = self.tallies[group]
        mean = tally.mean()
        return np.sqrt(tally.variance() + (4 * mean * (1 - mean) * self.decision.bias) ** 2)

    def score(self, group: int) -> float:
        return float(self.shares(group)[self.side])

    def halve(self) -> None:
        self.left.sort(key=lambda group: -self.score(group))
        keep = max(1, (len(self.left) + 1) // 2)
        self.dropped[:0] = self.left[keep:]
        del self.left[keep:]

    def by_playouts(self, playouts: int) -> None:
        """Spend so many playouts, the same share on each phase."""
        phases = self.phases
        for _ in range(phases):
            self.play(max(1, playouts // phases // len(self.left)))
            self.halve()

    def by_time(self, milliseconds: int) -> None:
        """Think for so long, each phase the same time."""
        phases, start = self.phases, time.perf_counter()
        for phase in range(1, phases + 1):
            end = start + milliseconds / 1000 * phase / phases
            self.play(WORLDS_PER_BATCH)
            while time.perf_counter() < end:
                self.play(WORLDS_PER_BATCH)
            self.halve()

    def ranked(self) -> list[int]:
        """All groups, the best first.

        One that was dropped early may look best by the luck of few worlds: whatever comes first is
        tried in more of them, until it has been in a fair part of the worlds that others were in.
        """
        fair = int(max(tally.worlds for tally in self.tallies.values()) * MIN_WORLD_SHARE)
        while True:
            order = sorted(self.tallies, key=lambda group: -self.score(group))
            lacking = fair - self.tallies[order[0]].worlds
            if lacking <= 0:
                return order
            self.left = order[:1]
            self.play(lacking)


def _search(
    asked: Decision, groups: list[int], side: int, playouts: int | None, budget_ms: int | None
) -> _Halving:
    search = _Halving(asked, groups, side)
    if budget_ms is not None:
        search.by_time(budget_ms)
    else:
        search.by_playouts(ADVICE_PLAYOUTS if playouts is None else playouts)
    return search


def estimate(
    observation: Seen, rng: Random, *, playouts: int | None = None, budget_ms: int | None = None
) -> tuple[Estimate, ...]:
    """Every side's chance after each move worth a thought, the best move first.

    The same Observation, ``rng`` and ``playouts`` give the same on every machine; with
    ``budget_ms`` it thinks for so long instead.
    """
    asked = decision(observation, rng.getrandbits(64))
    groups = [*range(len(asked.groups))]
    search = _search(asked, groups, side_of(observation), playouts, budget_ms)
    estimates = []
    for group in search.ranked():
        shares, errors = search.shares(group).tolist(), search.errors(group).tolist()
        estimates += [Estimate(move, tuple(shares), tuple(errors)) for move in asked.groups[group]]
    return tuple(estimates)


def choose(
    observation: Seen, rng: Random, *, playouts: int | None = None, budget_ms: int | None = None
) -> Any:
    """The move that the search finds best."""
    if len(observation.moves) == 1:
        return observation.moves[0]
    asked = decision(observation, rng.getrandbits(64))
    groups = _candidates(asked)
    if len(groups) > 1:
        groups = _search(asked, groups, side_of(observation), playouts, budget_ms).left
    return asked.groups[groups[0]][0]


def _candidates(asked: Decision) -> list[int]:
    """The groups worth a playout, the best first."""
    order: list[int] = np.argsort(-asked.prior, kind="stable").tolist()
    return order[:MOST_CANDIDATES]


def outcomes(
    observation: Seen, moves: Sequence[Any], rng: Random, worlds: int
) -> tuple[Shares, float]:
    """What became of each of these moves in each of so many worlds; and the bias between them."""
    asked = decision(observation, rng.getrandbits(64))
    group_of = {move: number for number, group in enumerate(asked.groups) for move in group}
    return asked.play([group_of[move] for move in moves], worlds), asked.bias_between
