"""A game's loops over many tables, on the processor."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any, Protocol

import numpy as np

from stockpile.bots import networks
from stockpile.games.entry import TableKernel
from stockpile.kernel.masks import BITS

BOTS = ("baseline", "playout", "skilled", "master")
"""The bots that can sit at the tables of a batch, numbered from 1."""
SUGGESTING = BOTS[:3]
"""The bots that can suggest actions."""


@dataclass(slots=True)
class Shape:
    """What an engine has to know about its tables: how many, of what form, with which bots."""

    game: str
    """The name of the game."""
    count: int
    seats: int
    actions: int
    legal: int
    """How many numbers hold a bit for each action."""
    observation: int
    truth: int
    row: Any
    """A table without cards."""
    seed: int
    most: int
    """The most moves of a round; −1 for any number."""
    points: bool
    """Whether rewards are points."""
    bots: tuple[int, ...]
    """The numbers of all bots that play somewhere."""


class Arrays(SimpleNamespace):
    """What an engine works on, one row for each table.

    ``rows`` holds the states, ``rngs`` and ``bot_rngs`` random generators, ``rounds`` the number of
    the round at each table, ``made`` the number of moves made in it. ``players`` has the number of
    the bot in each seat, or 0; ``legal`` what the seat on turn may do, as bits; ``padded`` the same
    as bytes, with some more at the end that stand for nothing. The rest is what `Seen` shows.
    """

    rows: Any
    rngs: Any
    bot_rngs: Any
    rounds: Any
    made: Any
    players: Any
    rotations: Any
    legal: Any
    seats: Any
    observations: Any
    padded: Any
    masks: Any
    rewards: Any
    done: Any
    finals: Any
    truths: Any


class Engine(Protocol):
    """Runs the loops of a game on some device."""

    arrays: Arrays

    def reset(self) -> None:
        """Deal each table's round, by its number, and let bots play until it is a player's turn."""

    def refused(self, actions: Any, where: Any, numbered: bool) -> int:
        """The first table whose action, or ``numbered`` move, is not legal; −1 if all are legal."""

    def step(self, actions: Any, where: Any, numbered: bool) -> None:
        """Make a move at each table, and let bots play until it is a player's turn."""

    def suggest(self, bot: str) -> Any:
        """The action that a bot would choose at each table; −1 where its move has none."""

    def list_moves(self) -> tuple[Any, Any]:
        """Every legal move: `Moves.starts` and `Moves.numbers`."""

    def show(self) -> None:
        """Write what the seats on turn may know."""

    def reveal(self) -> Any:
        """Write what no seat may know."""

    def given(self, what: str, values: Any, flags: bool = False) -> Any:
        """A number, or a flag, for each table, in the form this engine uses.

        Raises TypeError or ValueError, which call the values ``what``.
        """

    def host(self, array: Any) -> Any:
        """One of this engine's arrays as a NumPy array."""

    def taken(self, array: Any) -> Any:
        """A NumPy array as one of this engine's."""


class Processor:
    """On the processor, on one or more threads."""

    def __init__(self, kernel: TableKernel, shape: Shape, threads: int) -> None:
        self._shape = shape
        self._kernel = kernel
        self._batch = kernel.batch
        self._actions = kernel.actions
        layout, count, seats = kernel.layout, shape.count, shape.seats
        self.arrays = Arrays(
            rows=np.resize(shape.row, (count, len(shape.row))).astype(layout.DTYPE),
            rngs=np.zeros((count, 1), np.uint64),
            bot_rngs=np.zeros((count, 1), np.uint64),
            rounds=np.zeros(count, np.int64),
            made=np.zeros(count, np.int32),
            players=np.zeros((count, seats), np.int8),
            rotations=np.zeros(count, np.int8),
            legal=np.zeros((count, shape.legal), np.int64),
            seats=np.zeros(count, np.int8),
            observations=np.zeros((count, shape.observation), np.uint8),
            padded=np.zeros((count, shape.legal * BITS), np.uint8),
            rewards=np.zeros((count, seats), np.float32),
            done=np.zeros(count, np.uint8),
            finals=np.zeros((count, shape.observation), np.uint8),
            truths=np.zeros((count, shape.truth), np.uint8),
        )
        self.arrays.masks = self.arrays.padded[:, : shape.actions]
        self._everywhere = np.ones(count, np.bool_)
        threads = max(1, min(threads, count))
        bounds = np.linspace(0, count, threads + 1).astype(int).tolist()
        self._parts = list(itertools.pairwise(bounds))
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None
        self._scratch: dict[int, Any] = {
            first: np.zeros(layout.SCRATCH_SIZE, layout.SCRATCH_DTYPE) for first, _ in self._parts
        }
        self._learned = dict(self._scratch)
        """The same for `master`, with its network and space for that to work in."""
        if 1 + BOTS.index("master") in shape.bots:
            network = networks.load(shape.game)
            for first, scratch in self._scratch.items():
                room = kernel.learned().space(network, seats)
                self._learned[first] = (scratch, network, room)

    def _in_parts(self, loop: Callable[[int, int], Any]) -> list[Any]:
        """Run a loop over all tables, divided among the threads."""
        if self._pool is None:
            return [loop(*self._parts[0])]
        return list(self._pool.map(lambda part: loop(*part), self._parts))

    def reset(self) -> None:
        its, seed = self.arrays, self._shape.seed
        its.rewards[:] = 0
        its.done[:] = 1  # rounds that bots end before a player's turn count for nobody
        self._in_parts(
            lambda first, last: self._batch.reset(
                its.rows, its.rngs, its.bot_rngs, its.rounds, its.made, seed, first, last
            )
        )
        self._let_bots_play()
        its.done[:] = 0
        self.show()

    def refused(self, actions: Any, where: Any, numbered: bool) -> int:
        its, count = self.arrays, self._shape.actions
        where = self._everywhere if where is None else where
        if numbered:
            found = self._in_parts(
                lambda first, last: self._batch.refused_moves(
                    actions, where, its.rows, its.legal, first, last
                )
            )
        else:
            found = self._in_parts(
                lambda first, last: self._batch.refused(
                    actions, where, its.legal, count, first, last
                )
            )
        return min((table for table in found if table >= 0), default=-1)

    def step(self, actions: Any, where: Any, numbered: bool) -> None:
        its, shape = self.arrays, self._shape
        where = self._everywhere if where is None else where
        shows = not shape.bots
        self._in_parts(
            lambda first, last: self._batch.step(
                *(its.rows, its.rngs, its.bot_rngs, its.rounds, its.made, actions, where),
                *(its.seats, its.rewards, its.done, its.finals, its.observations, its.legal),
                *(its.padded, shape.legal, shape.seed, shape.most, shape.points, numbered),
                *(shows, first, last),
            )
        )
        if shape.bots:
            self._let_bots_play()
            self.show()

    def _let_bots_play(self) -> None:
        if self._shape.bots:
            self._in_parts(self._let_them_play)

    def _let_them_play(self, first: int, last: int) -> None:
        while sum(self._let_play(number, first, last) for number in self._shape.bots):
            pass

    def _let_play(self, number: int, first: int, last: int) -> int:
        """Let a bot play wherever it is on turn. Returns how many moves it made."""
        its, shape = self.arrays, self._shape
        name = BOTS[number - 1]
        space = (self._learned if name == "master" else self._scratch)[first]
        made: int = self._kernel.bot_batch().PLAY[name](
            *(its.rows, its.rngs, its.bot_rngs, its.rounds, its.made, its.players, number),
            *(space, its.seats, its.rewards, its.done, its.finals),
            *(shape.seed, shape.most, shape.points, first, last),
        )
        return made

    def suggest(self, bot: str) -> Any:
        its, actions = self.arrays, np.zeros(self._shape.count, np.int64)
        suggest = self._kernel.bot_batch().SUGGEST[bot]
        self._in_parts(
            lambda first, last: suggest(
                its.rows, its.rngs, self._scratch[first], actions, first, last
            )
        )
        return actions

    def list_moves(self) -> tuple[Any, Any]:
        return list_moves(self._batch, self._actions, self.arrays.rows)

    def show(self) -> None:
        its, numbers = self.arrays, self._shape.legal
        self._in_parts(
            lambda first, last: self._batch.show(
                *(its.rows, its.seats, its.observations, its.legal, its.padded, numbers),
                *(first, last),
            )
        )

    def reveal(self) -> Any:
        its = self.arrays
        self._in_parts(lambda first, last: self._batch.reveal(its.rows, its.truths, first, last))
        return its.truths

    def given(self, what: str, values: Any, flags: bool = False) -> Any:
        given = np.asarray(values)
        if given.dtype.kind not in ("b" if flags else "iu"):
            kind = "booleans" if flags else "integers"
            raise TypeError(f"{what} must be {kind}, not {given.dtype}")
        if given.shape != (self._shape.count,):
            raise ValueError(
                f"{what} must have the shape ({self._shape.count},), not {given.shape}"
            )
        return np.ascontiguousarray(given if flags else given.astype(np.int64, copy=False))

    def host(self, array: Any) -> Any:
        return array

    def taken(self, array: Any) -> Any:
        return array


def list_moves(batch: Any, actions: Any, rows: Any) -> tuple[Any, Any]:
    """Every legal move at each table of an array of rows, as in `Engine.list_moves`."""
    count = len(rows)
    starts = np.zeros(count + 1, np.int64)
    work = np.zeros(actions.MOST_LISTED, rows.dtype), np.zeros(actions.WORK_SIZE, rows.dtype)
    batch.list_all(rows, starts, np.zeros(0, np.int64), *work, True, 0, count)
    np.cumsum(starts, out=starts)
    numbers = np.zeros(starts[-1], np.int64)
    batch.list_all(rows, starts, numbers, *work, False, 0, count)
    return starts, numbers
