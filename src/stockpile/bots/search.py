"""The search that all games share: which move wins most often if play continues at random.

The cards that a seat cannot see are dealt at random, again and again. In each of these worlds the
kernel makes each move and plays on. A move that falls so far behind that the remaining playouts are
unlikely to bring it back is dropped, so that most playouts go to close choices. All moves are tried
in the same worlds, so that luck is the same for all: what all of them gain in a world says nothing
about any of them.

Each game has its own `Decision`, in the kernel.
"""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from random import Random
from typing import Any, Protocol

import numpy as np
import numpy.typing as npt

from stockpile.bots import networks
from stockpile.bots.advice import ADVICE_PLAYOUTS, Estimate, side_of
from stockpile.core.observation import Observation
from stockpile.games import game_of
from stockpile.kernel.judge import Network

Seen = Observation[Any, Any]
Shares = npt.NDArray[np.float64]
"""``[world, move, side]``: the share of each side at the end of the round, or its chance to win if
the playout stops earlier. Shares add up to 1."""

MOST_CANDIDATES = 7
"""A choice considers at most this many moves, those with the best prior."""
MOST_PRIOR_ERRORS = 3
"""It leaves out moves whose prior would have to be wrong by more than this many errors."""
TYPICAL_VARIANCE, TYPICAL_WORLDS = 0.01, 8
"""A first guess at how much a move's share varies between worlds, luck aside, and how many worlds
that guess counts for."""
MIN_WORLD_SHARE = 0.25
"""The best move has been tried in at least this share of the worlds tried for any move."""
CERTAIN_WORLDS = 20
"""A result that is the same in this many worlds counts as certain."""
STEPS = 6
"""How many times moves are dropped while spending a number of playouts."""
DROP_ERRORS = 1.6
"""A move is dropped once it is behind by this many standard errors of what can still change."""
PATIENT_DROP_ERRORS = 2.5
"""The same for a choice that was given time or playouts, which it would rather use than save."""
WORLDS_PER_BATCH = 16
"""The number of worlds between two looks at the clock."""


class Decision(Protocol):
    """The choice of the seat on turn, as the kernel of a game sees it.

    ``Decision(observation, seed, network)`` always gives the same worlds for the same arguments.
    """

    @property
    def groups(self) -> Sequence[Sequence[Any]]:
        """The moves to choose from. Equivalent moves are in one group, and the first of them is
        tried for all. The first group has the move that the network likes best.
        """

    prior: npt.NDArray[np.float64]
    """How much of the chance to win each group probably loses, before any playout."""
    prior_error: float
    """The standard error of the prior between two moves, for choosing one."""
    playout_error: float
    """The same for playouts; it remains however many there are."""

    bias: float
    """The standard error of an even chance that remains however many worlds are averaged."""
    bias_between: float
    """The same for the difference between two moves."""

    few_playouts: int
    """How many playouts take a few milliseconds at this table."""

    def calibrate(self) -> None:
        """From now on, estimate chances that come true that often, not only a fair ranking."""

    def play(self, moves: Sequence[int], worlds: int) -> Shares:
        """Play on from each of these groups, by number, in ``worlds`` new worlds."""
        ...


def decision(observation: Seen, seed: int, network: Network | None = None) -> Decision:
    """The decision of the observing seat, which is on turn, as the game's network sees it."""
    entry = game_of(observation.setup)
    assert entry.kernel is not None, "only a game with a kernel is searched"
    return entry.kernel().decision(observation, seed, network or networks.load(entry.name))


class _Tally:
    """The results of the playouts of a group."""

    def __init__(self) -> None:
        self._shares: list[Shares] = []

    def add(self, shares: Shares) -> None:
        self._shares.append(shares)

    @property
    def worlds(self) -> int:
        """The number of worlds it was tried in."""
        return sum(map(len, self._shares))

    def mean(self) -> npt.NDArray[np.float64]:
        """The mean share of each side."""
        return np.asarray(np.concatenate(self._shares).mean(axis=0))

    def variance(self) -> npt.NDArray[np.float64]:
        """The variance of the mean. It is never 0: one more world might have differed."""
        shares = np.concatenate(self._shares)
        spread = ((shares - shares.mean(axis=0)) ** 2).sum(axis=0) + 0.5
        return np.asarray(spread / len(shares) ** 2)


class _Search:
    """Tries the groups of a decision, and drops them one after the other.

    To ``decide``, it stops as soon as one is left. Otherwise it estimates what every group is
    worth, and drops none before it has been tried often enough.
    """

    def __init__(
        self,
        decision: Decision,
        groups: list[int],
        side: int,
        *,
        decide: bool,
        drop_errors: float = DROP_ERRORS,
    ) -> None:
        self.decision = decision
        self.side = side
        self._decide = decide
        self._drop_errors = drop_errors
        self.tallies = {group: _Tally() for group in groups}
        self.left = groups
        """The remaining groups, the best first after the first playouts."""
        self._seen = dict.fromkeys(groups, 0.0)
        """What each group loses or gains according to playouts."""
        self._luck: list[float] = []
        """What each world gives to every move alike."""
        self._squares, self._freedom = TYPICAL_VARIANCE * TYPICAL_WORLDS, TYPICAL_WORLDS

    def play(self, worlds: int) -> None:
        shares = self.decision.play(self.left, worlds)
        own = shares[:, :, self.side]
        luck = (own - [self._thought(group) for group in self.left]).mean(axis=1, keepdims=True)
        seen = own - luck
        means = seen.mean(axis=0)
        self._luck += luck[:, 0].tolist()
        self._squares += float(((seen - means) ** 2).sum())
        self._freedom += (worlds - 1) * (len(self.left) - 1)
        for place, group in enumerate(self.left):
            tally = self.tallies[group]
            total = self._seen[group] * tally.worlds + float(means[place]) * worlds
            tally.add(shares[:, place])
            self._seen[group] = total / tally.worlds

    def _thought(self, group: int) -> float:
        """What a group probably loses or gains: prior and playouts, weighted by their errors."""
        of_prior, of_playouts = self._certainties(self.tallies[group].worlds)
        both = float(self.decision.prior[group]) * of_prior + self._seen[group] * of_playouts
        return both / (of_prior + of_playouts)

    def _certainties(self, worlds: int) -> tuple[float, float]:
        """The precision of the prior and of a number of worlds: 1 over the squared error."""
        of_prior = 1 / self.decision.prior_error**2
        if not worlds:
            return of_prior, 0.0
        luck = self._squares / self._freedom / worlds
        return of_prior, 1 / (luck + self.decision.playout_error**2)

    def shares(self, group: int) -> npt.NDArray[np.float64]:
        """The estimated share of each side after a group of moves.

        If all of many playouts end alike, only they count.
        """
        tally = self.tallies[group]
        mean = tally.mean()
        own = mean[self.side]
        if own in (0, 1) and tally.worlds >= CERTAIN_WORLDS:
            return mean
        thought = min(max(self.score(group), 0.0), 1.0)
        # The others share the rest as in the playouts, or evenly.
        others = mean / (1 - own) if own < 1 else np.full(len(mean), 1 / (len(mean) - 1))
        shares = others * (1 - thought)
        shares[self.side] = thought
        return np.asarray(shares)

    def errors(self, group: int) -> npt.NDArray[np.float64]:
        """The standard error of the share of each side, from luck and bias."""
        tally = self.tallies[group]
        mean = tally.mean()
        return np.sqrt(tally.variance() + (4 * mean * (1 - mean) * self.decision.bias) ** 2)

    def score(self, group: int) -> float:
        """The estimated share of the side that decides, for comparison: it can leave [0, 1]."""
        return math.fsum(self._luck) / len(self._luck) + self._thought(group)

    @property
    def _decided(self) -> bool:
        return self._decide and len(self.left) == 1

    def drop(self, more: int) -> None:
        """Drop the groups that ``more`` worlds are unlikely to bring back; put the best first."""
        thought = {group: self._thought(group) for group in self.left}
        change = {group: self._change(group, more) for group in self.left}
        best = max(self.left, key=thought.__getitem__)

        def stays(group: int) -> bool:
            if not self._decide and self.tallies[group].worlds < CERTAIN_WORLDS:
                return True
            behind = thought[best] - thought[group]
            return behind <= self._drop_errors * math.sqrt(change[best] + change[group])

        self.left = sorted(filter(stays, self.left), key=lambda group: -thought[group])

    def _change(self, group: int, more: int) -> float:
        """The variance of the change that ``more`` worlds may bring to a group's estimate."""
        worlds = self.tallies[group].worlds
        return 1 / sum(self._certainties(worlds)) - 1 / sum(self._certainties(worlds + more))

    def by_playouts(self, playouts: int) -> None:
        """Spend this many playouts, or fewer if that decides it."""
        remaining, step = playouts, max(1, playouts // STEPS)
        while remaining > 0 and not self._decided:
            worlds = max(1, min(step, remaining) // len(self.left))
            remaining -= worlds * len(self.left)
            self.play(worlds)
            self.drop(max(0, remaining) // len(self.left))

    def by_time(self, milliseconds: int) -> None:
        """Think for this long, or less if that decides it."""
        start = now = time.perf_counter()
        end = start + milliseconds / 1000
        tried = 0
        while not tried or (now < end and not self._decided):
            tried += WORLDS_PER_BATCH * len(self.left)
            self.play(WORLDS_PER_BATCH)
            now = time.perf_counter()
            remaining = tried * max(0.0, end - now) / (now - start)
            self.drop(int(remaining) // len(self.left))

    def ranked(self) -> list[int]:
        """All groups, the best first.

        A group that was dropped early may look best by luck, having been tried in few worlds. So
        whichever looks best is tried in more, until it has had a fair share of them.
        """
        fair = int(max(tally.worlds for tally in self.tallies.values()) * MIN_WORLD_SHARE)
        while True:
            order = sorted(self.tallies, key=lambda group: -self.shares(group)[self.side])
            lacking = fair - self.tallies[order[0]].worlds
            if lacking <= 0:
                return order
            self.left = order[:1]
            self.play(lacking)


def _search(
    asked: Decision,
    groups: list[int],
    side: int,
    playouts: int | None,
    budget_ms: int | None,
    *,
    decide: bool,
    drop_errors: float = DROP_ERRORS,
) -> _Search:
    search = _Search(asked, groups, side, decide=decide, drop_errors=drop_errors)
    if budget_ms is not None:
        search.by_time(budget_ms)
    else:
        search.by_playouts(ADVICE_PLAYOUTS if playouts is None else playouts)
    return search


def estimate(
    observation: Seen, rng: Random, *, playouts: int | None = None, budget_ms: int | None = None
) -> tuple[Estimate, ...]:
    """The chance of every side after each move considered, the best move first.

    The same Observation, ``rng`` and ``playouts`` give the same result on every machine. With
    ``budget_ms`` it thinks for that time instead.
    """
    asked = decision(observation, rng.getrandbits(64))
    asked.calibrate()
    groups = [*range(len(asked.groups))]
    search = _search(asked, groups, side_of(observation), playouts, budget_ms, decide=False)
    estimates = []
    for group in search.ranked():
        shares, errors = search.shares(group).tolist(), search.errors(group).tolist()
        estimates += [Estimate(move, tuple(shares), tuple(errors)) for move in asked.groups[group]]
    return tuple(estimates)


def choose(
    observation: Seen,
    rng: Random,
    *,
    playouts: int | None = None,
    budget_ms: int | None = None,
    network: Network | None = None,
) -> Any:
    """The move that the search finds best, with the game's network or a given one.

    Without ``playouts`` or ``budget_ms`` it takes a few milliseconds. It stops once it has decided.
    """
    if len(observation.moves) == 1:
        return observation.moves[0]
    asked = decision(observation, rng.getrandbits(64), network)
    groups = _candidates(asked)
    drop_errors = PATIENT_DROP_ERRORS
    if playouts is None and budget_ms is None:
        playouts, drop_errors = asked.few_playouts, DROP_ERRORS
    if len(groups) > 1:
        side = side_of(observation)
        search = _search(
            *(asked, groups, side, playouts, budget_ms), decide=True, drop_errors=drop_errors
        )
        groups = search.left
    return asked.groups[groups[0]][0]


def _candidates(asked: Decision) -> list[int]:
    """The groups worth a playout, the best first."""
    order: list[int] = np.argsort(-asked.prior, kind="stable").tolist()
    worst = -MOST_PRIOR_ERRORS * asked.prior_error
    return [group for group in order[:MOST_CANDIDATES] if asked.prior[group] >= worst]


def outcomes(
    observation: Seen, moves: Sequence[Any], rng: Random, worlds: int
) -> tuple[Shares, float]:
    """The shares after each of these moves in ``worlds`` worlds, and `Decision.bias_between`."""
    asked = decision(observation, rng.getrandbits(64))
    asked.calibrate()
    group_of = {move: number for number, group in enumerate(asked.groups) for move in group}
    return asked.play([group_of[move] for move in moves], worlds), asked.bias_between
