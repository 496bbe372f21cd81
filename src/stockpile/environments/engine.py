"""A game's loops over many tables, on the processor."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from types import SimpleNamespace
from typing import Any, Protocol

import numpy as np

BOTS = ("baseline", "playout", "skilled")
"""The bots that can sit at the tables of a batch; their numbers there begin with 1."""


def kernel_of(game: str) -> SimpleNamespace:
    """A game's parts of the kernel. None of it is compiled before it is used."""
    names = ("layout", "rules", "tensors", "encoding", "batch")
    return SimpleNamespace(
        **{name: import_module(f"stockpile.kernel.{game}.{name}") for name in names}
    )


class Arrays(SimpleNamespace):
    """What an engine works on, one row for each table.

    ``rows`` holds the states, ``rngs`` and ``bot_rngs`` random numbers, ``rounds`` the number of
    the round at each table, ``made`` how many moves were made in it. ``players`` says for each seat
    whether a bot sits there, and which. The rest is what `Seen` shows.
    """

    rows: Any
    rngs: Any
    bot_rngs: Any
    rounds: Any
    made: Any
    players: Any
    seats: Any
    observations: Any
    words: Any
    masks: Any
    rewards: Any
    done: Any
    finals: Any
    truths: Any


class Engine(Protocol):
    """Runs the loops of a game on some device."""

    arrays: Arrays

    def reset(self) -> None:
        """Deal each table's round, by its number, and let bots play until somebody is asked."""

    def refused(self, actions: Any) -> int:
        """The first table whose action is not legal; −1 if all are."""

    def step(self, actions: Any) -> None:
        """Make a move at each table, and let bots play until somebody is asked."""

    def show(self) -> None:
        """Write what those who are asked may know."""

    def reveal(self) -> Any:
        """Write the truth."""

    def given(self, actions: Any) -> Any:
        """Actions as this engine takes them. Raises TypeError or ValueError."""

    def host(self, array: Any) -> Any:
        """An array as NumPy has it."""

    def taken(self, array: Any) -> Any:
        """An array of NumPy's as this engine has it."""


class Processor:
    """On the processor, on one or more threads."""

    def __init__(self, kernel: SimpleNamespace, shape: SimpleNamespace, threads: int) -> None:
        self._kernel = kernel
        self._shape = shape
        self._batch = kernel.batch
        count, seats, words = shape.count, shape.seats, shape.words
        dtype = kernel.layout.DTYPE
        self.arrays = Arrays(
            rows=np.resize(shape.row, (count, len(shape.row))).astype(dtype),
            rngs=np.zeros((count, 1), np.uint64),
            bot_rngs=np.zeros((count, 1), np.uint64),
            rounds=np.zeros(count, np.int64),
            made=np.zeros(count, np.int32),
            players=np.resize(np.array(shape.players, np.int8), (count, seats)),
            seats=np.zeros(count, np.int8),
            observations=np.zeros((count, shape.observation), np.uint8),
            words=np.zeros((count, words), np.uint32),
            rewards=np.zeros((count, seats), np.float32),
            done=np.zeros(count, np.uint8),
            finals=np.zeros((count, shape.observation), np.uint8),
            truths=np.zeros((count, shape.truth), np.uint8),
        )
        self.arrays.masks = self.arrays.words.view(np.uint8)[:, : shape.actions]
        self._moves = np.zeros(count, dtype)
        self._asked = np.zeros(count, np.bool_)
        threads = max(1, min(threads, count))
        bounds = np.linspace(0, count, threads + 1).astype(int).tolist()
        self._parts = list(itertools.pairwise(bounds))
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None
        layout = kernel.layout
        self._scratch = {
            first: np.zeros(layout.SCRATCH_SIZE, layout.SCRATCH_DTYPE) for first, _ in self._parts
        }

    def _in_parts(self, loop: Callable[[int, int], Any]) -> list[Any]:
        """Run a loop over all tables, shared out among the threads."""
        if self._pool is None:
            return [loop(*self._parts[0])]
        return list(self._pool.map(lambda part: loop(*part), self._parts))

    def reset(self) -> None:
        its, seed = self.arrays, self._shape.seed
        its.done[:] = 0
        its.rewards[:] = 0
        self._in_parts(
            lambda first, last: self._batch.reset(
                its.rows, its.rngs, its.bot_rngs, its.rounds, its.made, seed, first, last
            )
        )
        self._let_bots_play()
        self.show()

    def refused(self, actions: Any) -> int:
        its, count = self.arrays, self._shape.actions
        found = self._in_parts(
            lambda first, last: self._batch.refused(actions, its.masks, count, first, last)
        )
        return min((table for table in found if table >= 0), default=-1)

    def step(self, actions: Any) -> None:
        its, shape = self.arrays, self._shape
        self._in_parts(
            lambda first, last: self._batch.step(
                *(its.rows, its.rngs, its.bot_rngs, its.rounds, its.made, actions, its.seats),
                *(its.rewards, its.done, its.finals),
                *(shape.seed, shape.most, shape.points, first, last),
            )
        )
        self._let_bots_play()
        self.show()

    def _let_bots_play(self) -> None:
        numbers = sorted({player for player in self._shape.players if player})
        if numbers:
            self._in_parts(lambda first, last: self._let_them_play(numbers, first, last))

    def _let_them_play(self, numbers: list[int], first: int, last: int) -> None:
        while sum(self._ask(number, first, last) for number in numbers):
            pass

    def _ask(self, number: int, first: int, last: int) -> int:
        """Let a bot make one move at every table where it is on turn; at how many that was."""
        its, shape = self.arrays, self._shape
        asked: int = self._batch.ask(its.rows, its.players, number, self._asked, first, last)
        if asked:
            choose = getattr(self._batch, f"move_{BOTS[number - 1]}")
            choose(
                *(its.rows, its.bot_rngs, self._moves, self._asked, self._scratch[first]),
                *(first, last),
            )
            self._batch.play(
                *(its.rows, its.rngs, its.bot_rngs, its.rounds, its.made, self._moves),
                *(self._asked, its.seats, its.rewards, its.done, its.finals),
                *(shape.seed, shape.most, shape.points, first, last),
            )
        return asked

    def show(self) -> None:
        its = self.arrays
        self._in_parts(
            lambda first, last: self._batch.show(
                its.rows, its.seats, its.observations, its.words, first, last
            )
        )

    def reveal(self) -> Any:
        its = self.arrays
        self._in_parts(lambda first, last: self._batch.reveal(its.rows, its.truths, first, last))
        return its.truths

    def given(self, actions: Any) -> Any:
        given = np.asarray(actions)
        if given.dtype.kind not in "iu":
            raise TypeError(f"actions are integers, not {given.dtype}")
        if given.shape != (self._shape.count,):
            raise ValueError(f"actions have the shape ({self._shape.count},), not {given.shape}")
        return given.astype(np.int32, copy=False)

    def host(self, array: Any) -> Any:
        return array

    def taken(self, array: Any) -> Any:
        return array
