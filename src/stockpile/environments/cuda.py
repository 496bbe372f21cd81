"""A game's loops over many tables on a graphics card: one thread for each table.

PyTorch owns all memory, and every kernel runs on its current stream, so that tensors can be used
and changed without synchronizing. To start the kernels of a step one by one takes longer than they
run at a hundred thousand tables, so they are recorded as graphs, which start at once.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from stockpile.environments.cuda_loops import (
    ACTIONS_IN_WORD,
    DEVICE,
    SIMULATED,
    for_each,
    launch,
    loops,
    play_rounds,
    suggestions,
    torch,
    wrapped,
)
from stockpile.environments.engine import BOTS, Arrays, Shape, list_moves
from stockpile.games.entry import TableKernel
from stockpile.kernel.masks import BITS

__all__ = ["Card", "for_each", "launch", "play_rounds", "wrapped"]


class Card:
    """On a card, for `stockpile.environments.Tables`."""

    def __init__(self, kernel: TableKernel, shape: Shape) -> None:
        if not SIMULATED and not torch.cuda.is_available():
            raise RuntimeError(
                'device="cuda" needs a graphics card, and PyTorch finds none: '
                "torch.cuda.is_available() is false"
            )
        if 1 + BOTS.index("master") in shape.bots:
            raise ValueError("master cannot sit at tables on a graphics card; skilled can")
        self._shape = shape
        self._kernel = kernel
        self._loops = loops(kernel, shape.observation, shape.bots)
        count, seats = shape.count, shape.seats
        dtype = {np.int16: torch.int16, np.int32: torch.int32}[kernel.layout.DTYPE]

        def zeros(*size: int, dtype: torch.dtype) -> torch.Tensor:
            return torch.zeros(size, dtype=dtype, device=DEVICE)

        row = torch.from_numpy(shape.row).to(DEVICE, dtype)
        self.arrays = Arrays(
            rows=row.expand(count, -1).contiguous(),
            rngs=zeros(count, 1, dtype=torch.int64),
            bot_rngs=zeros(count, 1, dtype=torch.int64),
            rounds=zeros(count, dtype=torch.int64),
            made=zeros(count, dtype=torch.int32),
            players=zeros(count, seats, dtype=torch.int8),
            rotations=zeros(count, dtype=torch.int8),
            legal=zeros(count, shape.legal, dtype=torch.int64),
            seats=zeros(count, dtype=torch.int8),
            observations=zeros(count, shape.observation, dtype=torch.uint8),
            padded=zeros(count, shape.legal * BITS, dtype=torch.uint8),
            rewards=zeros(count, seats, dtype=torch.float32),
            done=zeros(count, dtype=torch.uint8),
            finals=zeros(count, shape.observation, dtype=torch.uint8),
            truths=zeros(count, shape.truth, dtype=torch.uint8),
        )
        its = self.arrays
        self.arrays.masks = its.padded[:, : shape.actions]
        self._actions = zeros(count, dtype=torch.int64)
        self._where = torch.ones(count, dtype=torch.bool, device=DEVICE)
        self._everywhere = True
        """Whether ``_where`` is true at every table."""
        self._seed = torch.full((1,), shape.seed, dtype=torch.int64, device=DEVICE)
        self._seeded = shape.seed
        """What ``_seed`` holds, without asking the card."""
        self._graphs: dict[tuple[str, bool], Any] = {}
        self._over = zeros(1 + count, dtype=torch.int32)
        """How many rounds have just ended, then their tables."""
        self._wrong = zeros(1, dtype=torch.int32)
        self._wraps = Arrays(**{name: wrapped(one) for name, one in vars(its).items()})
        self._flat = Arrays(
            legal=wrapped(its.legal.view(-1)),
            words=wrapped(its.padded.view(torch.int32).view(-1)),
            observations=wrapped(its.observations.view(-1)),
        )
        self._given = Arrays(
            actions=wrapped(self._actions),
            where=wrapped(self._where),
            seed=wrapped(self._seed),
            over=wrapped(self._over),
            wrong=wrapped(self._wrong),
        )

    def reset(self) -> None:
        its, shape = self._wraps, self._shape
        self._take_seed()
        self.arrays.rewards.zero_()
        self.arrays.done.fill_(1)  # rounds that bots end before a player's turn count for nobody
        for_each(
            self._loops.reset,
            shape.count,
            *(its.rows, its.rngs, its.bot_rngs, its.rounds, its.made, shape.seed),
        )
        self._let_bots_play()
        self.arrays.done.zero_()
        self.show()

    def refused(self, actions: Any, where: Any, numbered: bool) -> int:
        self._take(actions, where)
        self._run(self._check, numbered)
        wrong = int(self._wrong)
        return -1 if wrong == self._shape.count else wrong

    def _check(self, numbered: bool) -> None:
        its, given, shape = self._wraps, self._given, self._shape
        self._wrong.fill_(shape.count)
        if numbered:
            for_each(
                self._loops.refused_moves,
                shape.count,
                *(given.actions, given.where, its.rows, its.legal, given.wrong),
            )
        else:
            for_each(
                self._loops.refused,
                shape.count,
                *(given.actions, given.where, its.legal, shape.actions, given.wrong),
            )

    def step(self, actions: Any, where: Any, numbered: bool) -> None:
        self._take(actions, where)
        self._take_seed()
        self._run(self._advance, numbered)

    def _advance(self, numbered: bool) -> None:
        its, given, shape, loops = self._wraps, self._given, self._shape, self._loops
        shows = not shape.bots
        self._over[:1].zero_()
        for_each(
            loops.step,
            shape.count,
            *(its.rows, its.rngs, its.made, given.actions, given.where, its.seats, its.rewards),
            *(its.done, self._flat.observations, its.legal, given.over),
            *(shape.most, numbered, shows),
        )
        for_each(
            loops.close,
            shape.count,
            *(its.rows, its.rngs, its.bot_rngs, its.rounds, its.made, its.seats, its.rewards),
            *(its.done, its.finals, its.observations, its.legal, given.over),
            *(given.seed, shape.points, shows),
        )
        if shows:
            self._spread()
        else:
            self._let_bots_play()
            self.show()

    def _take(self, actions: Any, where: Any) -> None:
        """Put what was given to where the kernels expect it."""
        self._actions.copy_(actions)
        if where is not None:
            self._where.copy_(where)
        elif not self._everywhere:
            self._where.fill_(True)
        self._everywhere = where is None

    def _take_seed(self) -> None:
        if self._seeded != self._shape.seed:
            self._seeded = self._shape.seed
            self._seed.fill_(self._seeded)

    def _run(self, kernels: Callable[[bool], None], numbered: bool) -> None:
        """Run kernels: one by one the first time, which compiles them, and then as a graph.

        If the caller is recording a graph, they become a part of it.
        """
        key = (kernels.__name__, numbered)
        if SIMULATED or torch.cuda.is_current_stream_capturing() or key not in self._graphs:
            kernels(numbered)
            self._graphs.setdefault(key, None)
            return
        if self._graphs[key] is None:
            graph = self._graphs[key] = torch.cuda.CUDAGraph()
            # Other threads may use the card meanwhile.
            with torch.cuda.graph(graph, capture_error_mode="thread_local"):
                kernels(numbered)
        self._graphs[key].replay()

    def _let_bots_play(self) -> None:
        its, shape = self._wraps, self._shape
        if self._loops.play is not None:
            for_each(
                self._loops.play,
                shape.count,
                *(its.rows, its.rngs, its.bot_rngs, its.rounds, its.made, its.players, its.seats),
                *(its.rewards, its.done, its.finals, self._given.seed, shape.most, shape.points),
            )

    def _spread(self) -> None:
        words = self._shape.count * self._shape.legal * BITS // ACTIONS_IN_WORD
        for_each(self._loops.spread, words, self._flat.legal, self._flat.words)

    def show(self) -> None:
        its, count = self._wraps, self._shape.count
        for_each(self._loops.show, count, its.rows, its.seats, self._flat.observations, its.legal)
        self._spread()

    def reveal(self) -> Any:
        its, count = self._wraps, self._shape.count
        for_each(self._loops.reveal, count, its.rows, its.truths)
        return self.arrays.truths

    def suggest(self, bot: str) -> Any:
        its, count = self._wraps, self._shape.count
        actions = torch.zeros(count, dtype=torch.int64, device=DEVICE)
        for_each(suggestions(self._kernel, bot), count, its.rows, its.rngs, wrapped(actions))
        return actions

    def list_moves(self) -> tuple[Any, Any]:
        kernel = self._kernel
        found = list_moves(kernel.batch, kernel.actions, self.host(self.arrays.rows))
        return self.taken(found[0]), self.taken(found[1])

    def given(self, what: str, values: Any, flags: bool = False) -> Any:
        given = torch.as_tensor(values, device=DEVICE)
        if (given.dtype is torch.bool) != flags or given.is_floating_point():
            kind = "booleans" if flags else "integers"
            raise TypeError(f"{what} must be {kind}, not {given.dtype}")
        if given.shape != (self._shape.count,):
            raise ValueError(
                f"{what} must have the shape ({self._shape.count},), not {tuple(given.shape)}"
            )
        return (given if flags else given.to(torch.int64)).contiguous()

    def host(self, array: Any) -> Any:
        return array.cpu().numpy() if isinstance(array, torch.Tensor) else array

    def taken(self, array: Any) -> Any:
        if array.dtype == np.uint64:
            array = array.view(np.int64)
        return torch.from_numpy(array).to(DEVICE)
