"""A game's loops over many tables on a graphics card: one thread for each table.

PyTorch owns all memory, and every kernel runs on its current stream, so that tensors can be used
and changed without waiting for anything.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from types import SimpleNamespace
from typing import Any

import numpy as np

from stockpile.environments.engine import BOTS, Arrays

if not hasattr(np, "row_stack"):
    # numba-cuda still asks for it, and NumPy no longer has it.
    np.row_stack = np.vstack

import numba
import torch
from numba import cuda

THREADS = 64
"""In a block."""


def wrapped(tensor: Any) -> Any:
    """A tensor as a kernel takes it, without a copy. It takes longer than to run a kernel."""
    return cuda.as_cuda_array(tensor.detach())


def launch(kernel: Any, blocks: int, threads: int, *arguments: Any) -> None:
    """Run a kernel on PyTorch's stream; tensors among its arguments are `wrapped`."""
    stream = cuda.external_stream(torch.cuda.current_stream().cuda_stream)
    given = [wrapped(one) if isinstance(one, torch.Tensor) else one for one in arguments]
    kernel[blocks, threads, stream](*given)


def for_each(kernel: Any, count: int, *arguments: Any) -> None:
    """Run a kernel with a thread for each table."""
    launch(kernel, -(-count // THREADS), THREADS, *arguments)


class Card:
    """On a card, for `stockpile.environments.Tables`."""

    def __init__(self, kernel: SimpleNamespace, shape: SimpleNamespace) -> None:
        self._shape = shape
        self._kernel = kernel
        bots = sorted({player for player in shape.players if player})
        self._loops = loops(kernel, tuple(bots))
        count, seats = shape.count, shape.seats
        dtype = {np.int16: torch.int16, np.int32: torch.int32}[kernel.layout.DTYPE]

        def zeros(*size: int, dtype: torch.dtype) -> torch.Tensor:
            return torch.zeros(size, dtype=dtype, device="cuda")

        row = torch.from_numpy(shape.row).to("cuda", dtype)
        self.arrays = Arrays(
            rows=row.expand(count, -1).contiguous(),
            rngs=zeros(count, 1, dtype=torch.int64),
            bot_rngs=zeros(count, 1, dtype=torch.int64),
            rounds=zeros(count, dtype=torch.int64),
            made=zeros(count, dtype=torch.int32),
            players=torch.tensor(shape.players, dtype=torch.int8, device="cuda").repeat(count, 1),
            seats=zeros(count, dtype=torch.int8),
            observations=zeros(count, shape.observation, dtype=torch.uint8),
            words=zeros(count, shape.words, dtype=torch.int32),
            rewards=zeros(count, seats, dtype=torch.float32),
            done=zeros(count, dtype=torch.uint8),
            finals=zeros(count, shape.observation, dtype=torch.uint8),
            truths=zeros(count, shape.truth, dtype=torch.uint8),
        )
        self.arrays.masks = self.arrays.words.view(torch.uint8)[:, : shape.actions]
        self._over = zeros(1 + count, dtype=torch.int32)
        """How many rounds have just ended, then their tables."""
        self._wrong = torch.full((1,), -1, dtype=torch.int32, device="cuda")
        self._wraps = Arrays(**{name: wrapped(one) for name, one in vars(self.arrays).items()})
        self._wrapped_over, self._wrapped_wrong = wrapped(self._over), wrapped(self._wrong)

    def reset(self) -> None:
        its, shape = self._wraps, self._shape
        self.arrays.done.zero_()
        self.arrays.rewards.zero_()
        for_each(
            self._loops.reset,
            shape.count,
            *(its.rows, its.rngs, its.bot_rngs, its.rounds, its.made, shape.seed),
        )
        self._let_bots_play()
        self.show()

    def refused(self, actions: Any) -> int:
        shape = self._shape
        self._wrong.fill_(shape.count)
        for_each(
            self._loops.refused,
            shape.count,
            actions,
            self._wraps.words,
            shape.actions,
            self._wrapped_wrong,
        )
        wrong = int(self._wrong)
        return -1 if wrong == shape.count else wrong

    def step(self, actions: Any) -> None:
        its, shape = self._wraps, self._shape
        over = self._wrapped_over
        self._over[:1].zero_()
        for_each(
            self._loops.step,
            shape.count,
            *(its.rows, its.rngs, its.made, actions, its.seats, its.rewards, its.done),
            *(its.observations, its.words, over, shape.most),
        )
        for_each(
            self._loops.close,
            shape.count,
            *(its.rows, its.rngs, its.bot_rngs, its.rounds, its.made, its.seats, its.rewards),
            *(its.done, its.finals, its.observations, its.words, over),
            *(shape.seed, shape.most, shape.points),
        )
        if self._loops.play is not None:
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

    def show(self) -> None:
        its, count = self._wraps, self._shape.count
        for_each(self._loops.show, count, its.rows, its.seats, its.observations, its.words)

    def reveal(self) -> Any:
        its, count = self._wraps, self._shape.count
        for_each(self._loops.reveal, count, its.rows, its.truths)
        return self.arrays.truths

    def given(self, actions: Any) -> Any:
        given = torch.as_tensor(actions, device="cuda")
        if given.is_floating_point() or given.dtype is torch.bool:
            raise TypeError(f"actions are integers, not {given.dtype}")
        if given.shape != (self._shape.count,):
            raise ValueError(
                f"actions have the shape ({self._shape.count},), not {tuple(given.shape)}"
            )
        return given.to(torch.int32)

    def host(self, array: Any) -> Any:
        return array.cpu().numpy()

    def taken(self, array: Any) -> Any:
        if array.dtype == np.uint64:
            array = array.view(np.int64)
        return torch.from_numpy(array).to("cuda")


_made: dict[tuple[str, tuple[int, ...]], SimpleNamespace] = {}


def loops(kernel: SimpleNamespace, bots: tuple[int, ...]) -> SimpleNamespace:
    """The loops of a game, with the bots at its tables. Each is compiled when it is first run."""
    key = (kernel.layout.__name__, bots)
    if key not in _made:
        _made[key] = _make(kernel, bots)
    return _made[key]


def _bots_move(kernel: SimpleNamespace, bots: Sequence[int]) -> Callable[..., int]:
    """A function that moves for any of these bots, compiled for no others."""
    from importlib import import_module

    package = kernel.layout.__name__.rpartition(".")[0]
    name = BOTS[bots[0] - 1]
    move = getattr(import_module(f"{package}.{name}_policy"), f"{name}_move")
    if name == "baseline":
        baseline = move

        @cuda.jit(device=True)
        def move(row, rng, scratch):
            return baseline(row, rng)

    number = bots[0]
    rest = _bots_move(kernel, bots[1:]) if len(bots) > 1 else None
    if rest is None:

        @cuda.jit(device=True)
        def only(player, row, rng, scratch):
            return move(row, rng, scratch)

        return only

    @cuda.jit(device=True)
    def either(player, row, rng, scratch):
        if player == number:
            return move(row, rng, scratch)
        return rest(player, row, rng, scratch)

    return either


def _make(kernel: SimpleNamespace, bots: tuple[int, ...]) -> SimpleNamespace:
    batch, tensors, layout = kernel.batch, kernel.tensors, kernel.layout
    begin, close_round = batch.begin, batch.close
    advance, move_of_action = tensors.advance, tensors.move_of_action
    write_observation, write_mask = tensors.write_observation, tensors.write_mask
    write_truth = tensors.write_truth
    over_at, seats_at, turn_at = layout.OVER, layout.SEATS, layout.TURN
    scratch_size = layout.SCRATCH_SIZE
    scratch_type = numba.int64 if layout.SCRATCH_DTYPE is np.int64 else numba.int32

    @cuda.jit
    def reset(rows, rngs, bot_rngs, rounds, made, seed):
        table = cuda.grid(1)
        if table < rows.shape[0]:
            rng = cuda.local.array(1, numba.uint64)
            bot_rng = cuda.local.array(1, numba.uint64)
            begin(rows[table], rng, bot_rng, seed, table, rounds[table])
            rngs[table, 0] = numba.int64(rng[0])
            bot_rngs[table, 0] = numba.int64(bot_rng[0])
            made[table] = 0

    @cuda.jit
    def refused(actions, words, count, wrong):
        table = cuda.grid(1)
        if table < actions.shape[0]:
            action = actions[table]
            legal = 0 <= action < count
            if legal:
                legal = words[table, action >> 2] >> 8 * (action & 3) & 1
            if not legal:
                cuda.atomic.min(wrong, 0, table)

    @cuda.jit
    def show(rows, seats, observations, words):
        table = cuda.grid(1)
        if table < rows.shape[0]:
            row = rows[table]
            seats[table] = row[turn_at]
            write_observation(row, row[turn_at], observations[table])
            write_mask(row, words[table])

    @cuda.jit
    def reveal(rows, truths):
        table = cuda.grid(1)
        if table < rows.shape[0]:
            write_truth(rows[table], rows[table, turn_at], truths[table])

    # Dealing takes as long as dozens of moves. Tables whose round is over are listed, and dealt by
    # threads next to each other, so that no others wait for them.

    @cuda.jit
    def step(rows, rngs, made, actions, seats, rewards, done, observations, words, over, most):
        table = cuda.grid(1)
        if table >= rows.shape[0]:
            return
        row = rows[table]
        rng = cuda.local.array(1, numba.uint64)
        rng[0] = numba.uint64(rngs[table, 0])
        advance(row, move_of_action(row, actions[table]), rng)
        rngs[table, 0] = numba.int64(rng[0])
        made[table] += 1
        done[table] = 0
        for seat in range(row[seats_at]):
            rewards[table, seat] = 0.0
        if row[over_at] or made[table] == most:
            over[cuda.atomic.add(over, 0, 1) + 1] = table
        else:
            seats[table] = row[turn_at]
            write_observation(row, row[turn_at], observations[table])
            write_mask(row, words[table])

    @cuda.jit
    def close(
        rows,
        rngs,
        bot_rngs,
        rounds,
        made,
        seats,
        rewards,
        done,
        finals,
        observations,
        words,
        over,
        seed,
        most,
        points,
    ):
        place = cuda.grid(1)
        if place >= over[0]:
            return
        table = over[place + 1]
        row = rows[table]
        rng = cuda.local.array(1, numba.uint64)
        bot_rng = cuda.local.array(1, numba.uint64)
        done[table] = close_round(
            row,
            rng,
            bot_rng,
            rounds,
            made,
            table,
            seed,
            most,
            points,
            seats[table],
            rewards[table],
            finals[table],
        )
        rngs[table, 0] = numba.int64(rng[0])
        bot_rngs[table, 0] = numba.int64(bot_rng[0])
        seats[table] = row[turn_at]
        write_observation(row, row[turn_at], observations[table])
        write_mask(row, words[table])

    found = SimpleNamespace(
        reset=reset, refused=refused, show=show, reveal=reveal, step=step, close=close, play=None
    )
    if not bots:
        return found
    bot_move = _bots_move(kernel, bots)

    @cuda.jit
    def play(
        rows,
        rngs,
        bot_rngs,
        rounds,
        made,
        players,
        seats,
        rewards,
        done,
        finals,
        seed,
        most,
        points,
    ):
        table = cuda.grid(1)
        if table >= rows.shape[0]:
            return
        row = rows[table]
        rng = cuda.local.array(1, numba.uint64)
        bot_rng = cuda.local.array(1, numba.uint64)
        scratch = cuda.local.array(scratch_size, scratch_type)
        rng[0] = numba.uint64(rngs[table, 0])
        bot_rng[0] = numba.uint64(bot_rngs[table, 0])
        while players[table, row[turn_at]]:
            move = bot_move(players[table, row[turn_at]], row, bot_rng, scratch)
            advance(row, move, rng)
            made[table] += 1
            ending = close_round(
                row,
                rng,
                bot_rng,
                rounds,
                made,
                table,
                seed,
                most,
                points,
                seats[table],
                rewards[table],
                finals[table],
            )
            done[table] = max(done[table], ending)
        rngs[table, 0] = numba.int64(rng[0])
        bot_rngs[table, 0] = numba.int64(bot_rng[0])

    found.play = play
    return found


def play_rounds(kernel: SimpleNamespace, row: Any, rounds: int, threads: int, seed: int) -> Any:
    """Have each thread play whole rounds by the baseline policy: how many moves each has made."""
    key = (kernel.layout.__name__, ())
    if key not in _players:
        _players[key] = _make_player(kernel)
    made = torch.zeros(threads, dtype=torch.int64, device="cuda")
    table = torch.from_numpy(row).to("cuda")
    for_each(_players[key], threads, table, rounds, seed, made)
    return made


_players: dict[Any, Any] = {}


def _make_player(kernel: SimpleNamespace) -> Any:
    from importlib import import_module

    layout, rules = kernel.layout, kernel.rules
    package = layout.__name__.rpartition(".")[0]
    baseline_move = import_module(f"{package}.baseline_policy").baseline_move
    deal, apply, copy = rules.deal, rules.apply, rules.copy
    size, over_at, seats_at = layout.SIZE, layout.OVER, layout.SEATS
    dtype = numba.int16 if layout.DTYPE is np.int16 else numba.int32

    @cuda.jit
    def play(table, rounds, seed, made):
        thread = cuda.grid(1)
        if thread >= made.shape[0]:
            return
        state = cuda.local.array(size, dtype)
        rng = cuda.local.array(1, numba.uint64)
        rng[0] = numba.uint64(seed) + numba.uint64(thread) * numba.uint64(0x9E3779B97F4A7C15)
        copy(table, state)
        count = 0
        for number in range(rounds):
            deal(state, (thread + number) % state[seats_at], rng)
            while not state[over_at]:
                apply(state, baseline_move(state, rng), rng)
                count += 1
        made[thread] = count

    return play
