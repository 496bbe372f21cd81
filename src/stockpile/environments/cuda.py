"""A game's loops over many tables on a graphics card: one thread for each table.

PyTorch owns all memory, and every kernel runs on its current stream, so that tensors can be used
and changed without synchronizing.
"""

from __future__ import annotations

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
        self._everywhere = wrapped(torch.ones(count, dtype=torch.bool, device=DEVICE))
        self._over = zeros(1 + count, dtype=torch.int32)
        """How many rounds have just ended, then their tables."""
        self._wrong = zeros(1, dtype=torch.int32)
        self._wraps = Arrays(**{name: wrapped(one) for name, one in vars(its).items()})
        self._flat = Arrays(
            legal=wrapped(its.legal.view(-1)),
            words=wrapped(its.padded.view(torch.int32).view(-1)),
            observations=wrapped(its.observations.view(-1)),
        )
        self._wrapped_over, self._wrapped_wrong = wrapped(self._over), wrapped(self._wrong)

    def reset(self) -> None:
        its, shape = self._wraps, self._shape
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
        its, shape = self._wraps, self._shape
        self._wrong.fill_(shape.count)
        where = self._everywhere if where is None else where
        if numbered:
            for_each(
                self._loops.refused_moves,
                shape.count,
                *(actions, where, its.rows, its.legal, self._wrapped_wrong),
            )
        else:
            for_each(
                self._loops.refused,
                shape.count,
                *(actions, where, its.legal, shape.actions, self._wrapped_wrong),
            )
        wrong = int(self._wrong)
        return -1 if wrong == shape.count else wrong

    def step(self, actions: Any, where: Any, numbered: bool) -> None:
        its, shape, loops = self._wraps, self._shape, self._loops
        over, shows = self._wrapped_over, not shape.bots
        where = self._everywhere if where is None else where
        self._over[:1].zero_()
        for_each(
            loops.step,
            shape.count,
            *(its.rows, its.rngs, its.made, actions, where, its.seats, its.rewards, its.done),
            *(self._flat.observations, its.legal, over, shape.most, numbered, shows),
        )
        for_each(
            loops.close,
            shape.count,
            *(its.rows, its.rngs, its.bot_rngs, its.rounds, its.made, its.seats, its.rewards),
            *(its.done, its.finals, its.observations, its.legal, over),
            *(shape.seed, shape.points, shows),
        )
        if shows:
            self._spread()
        else:
            self._let_bots_play()
            self.show()

    def _let_bots_play(self) -> None:
        its, shape = self._wraps, self._shape
        if self._loops.play is not None:
            for_each(
                self._loops.play,
                shape.count,
                *(its.rows, its.rngs, its.bot_rngs, its.rounds, its.made, its.players, its.seats),
                *(its.rewards, its.done, its.finals, shape.seed, shape.most, shape.points),
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
            kind = "true or false" if flags else "integers"
            raise TypeError(f"{what} are {kind}, not {given.dtype}")
        if given.shape != (self._shape.count,):
            raise ValueError(
                f"{what} have the shape ({self._shape.count},), not {tuple(given.shape)}"
            )
        return (given if flags else given.to(torch.int64)).contiguous()

    def host(self, array: Any) -> Any:
        return array.cpu().numpy() if isinstance(array, torch.Tensor) else array

    def taken(self, array: Any) -> Any:
        if array.dtype == np.uint64:
            array = array.view(np.int64)
        return torch.from_numpy(array).to(DEVICE)
