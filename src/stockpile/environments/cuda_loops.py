"""The kernels for tables on a graphics card, and running them on PyTorch's stream."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Sequence
from types import SimpleNamespace
from typing import Any

import numpy as np

from stockpile.environments.engine import BOTS
from stockpile.extras import require
from stockpile.games.entry import TableKernel
from stockpile.kernel.bot_batch import DICE
from stockpile.kernel.masks import BITS, is_marked

require('device="cuda"', "cuda", "numba_cuda", "torch")

if not hasattr(np, "row_stack"):
    # numba-cuda still asks for it, and NumPy no longer has it.
    np.row_stack = np.vstack

import numba
import torch

with warnings.catch_warnings():
    # It also uses something that NumPy is going to remove.
    warnings.simplefilter("ignore", DeprecationWarning)
    from numba import cuda

THREADS = 64
"""The number of threads in a block."""
ACTIONS_IN_WORD = 4
"""Masks have a byte for each action, and are written in words of 32 bits."""
SIMULATED = bool(numba.config.ENABLE_CUDASIM)
"""Numba can run kernels without a card, very slowly: NUMBA_ENABLE_CUDASIM=1, for tests."""
DEVICE = "cpu" if SIMULATED else "cuda"


def wrapped(tensor: Any) -> Any:
    """A tensor as a kernel takes it, without a copy. This takes longer than running a kernel."""
    return tensor.detach().numpy() if SIMULATED else cuda.as_cuda_array(tensor.detach())


def launch(kernel: Any, blocks: int, threads: int, *arguments: Any) -> None:
    """Run a kernel on PyTorch's stream; tensors among its arguments are `wrapped`."""
    given = [wrapped(one) if isinstance(one, torch.Tensor) else one for one in arguments]
    if SIMULATED:
        kernel[blocks, threads](*given)
    else:
        stream = cuda.external_stream(torch.cuda.current_stream().cuda_stream)
        kernel[blocks, threads, stream](*given)


def for_each(kernel: Any, count: int, *arguments: Any) -> None:
    """Run a kernel with a thread for each table."""
    launch(kernel, -(-count // THREADS), THREADS, *arguments)


_made: dict[tuple[str, int, tuple[int, ...]], SimpleNamespace] = {}


def loops(kernel: TableKernel, observation: int, bots: tuple[int, ...]) -> SimpleNamespace:
    """The loops of a game, for observations of this size and with these bots at its tables.

    Each is compiled when it is first run.
    """
    key = (kernel.layout.__name__, observation, bots)
    if key not in _made:
        _made[key] = _make(kernel, observation, bots)
    return _made[key]


def _bots_move(kernel: TableKernel, bots: Sequence[int]) -> Callable[..., int]:
    """A function that moves for any of these bots, and includes the code of no others."""
    number = bots[0]
    move = kernel.bot_batch().POLICIES[BOTS[number - 1]]
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


_suggestions: dict[tuple[str, str], Any] = {}


def suggestions(kernel: TableKernel, bot: str) -> Any:
    """A loop that asks a bot for an action at each table."""
    key = (kernel.layout.__name__, bot)
    if key not in _suggestions:
        _suggestions[key] = _make_suggestions(kernel, bot)
    return _suggestions[key]


def _make_suggestions(kernel: TableKernel, bot: str) -> Any:
    layout, number = kernel.layout, 1 + BOTS.index(bot)
    bot_move, action_of_move = _bots_move(kernel, (number,)), kernel.actions.action_of_move
    dice = DICE
    scratch_size = layout.SCRATCH_SIZE if bot != "baseline" else 1
    scratch_type = numba.int64 if layout.SCRATCH_DTYPE is np.int64 else numba.int32

    @cuda.jit
    def suggest(rows, rngs, actions):
        table = cuda.grid(1)
        if table < rows.shape[0]:
            rng = cuda.local.array(1, numba.uint64)
            scratch = cuda.local.array(scratch_size, scratch_type)
            rng[0] = numba.uint64(rngs[table, 0]) ^ dice
            actions[table] = action_of_move(
                rows[table], bot_move(number, rows[table], rng, scratch)
            )

    return suggest


def _make(kernel: TableKernel, observation: int, bots: tuple[int, ...]) -> SimpleNamespace:
    batch, layout = kernel.batch, kernel.layout
    actions, tensors = kernel.actions, kernel.tensors
    begin, close_round = batch.begin, batch.close
    advance, move_of_action, may_make = tensors.advance, actions.move_of_action, actions.may_make
    write_observation, write_legal = tensors.write_observation, actions.write_legal
    write_truth = tensors.write_truth
    over_at, seats_at, turn_at = layout.OVER, layout.SEATS, layout.TURN
    scratch_size = layout.SCRATCH_SIZE
    scratch_type = numba.int64 if layout.SCRATCH_DTYPE is np.int64 else numba.int32
    tile_size = THREADS * observation
    threads = THREADS

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
    def refused(actions, where, legal, count, wrong):
        table = cuda.grid(1)
        if table < actions.shape[0] and where[table]:
            action = actions[table]
            if action < 0 or action >= count or not is_marked(legal[table], action):
                cuda.atomic.min(wrong, 0, table)

    @cuda.jit
    def refused_moves(moves, where, rows, legal, wrong):
        table = cuda.grid(1)
        if table >= moves.shape[0] or not where[table]:
            return
        if not may_make(rows[table], legal[table], moves[table]):
            cuda.atomic.min(wrong, 0, table)

    # A thread that wrote its observation into global memory would touch a line of its own for every
    # byte. A block collects its observations in shared memory instead, and writes them together.

    @cuda.jit(device=True)
    def write_out(tile, observations):
        cuda.syncthreads()
        start = cuda.blockIdx.x * tile_size
        size = min(tile_size, observations.shape[0] - start)
        for place in range(cuda.threadIdx.x, size, threads):
            observations[start + place] = tile[place]

    @cuda.jit
    def show(rows, seats, observations, legal):
        tile = cuda.shared.array(tile_size, numba.uint8)
        table = cuda.grid(1)
        if table < rows.shape[0]:
            row = rows[table]
            seats[table] = row[turn_at]
            at = cuda.threadIdx.x * observation
            write_observation(row, row[turn_at], tile[at : at + observation])
            write_legal(row, legal[table])
        write_out(tile, observations)

    @cuda.jit
    def spread(legal, words):
        place = cuda.grid(1)
        if place < words.shape[0]:
            action = place * ACTIONS_IN_WORD
            four = legal[action >> 6] >> (action & BITS - 1) & 15
            # Bit 0 stays, bits 1 to 3 move up by 7, 14 and 21: each to its byte's lowest.
            words[place] = four * 0x204081 & 0x01010101

    @cuda.jit
    def reveal(rows, truths):
        table = cuda.grid(1)
        if table < rows.shape[0]:
            write_truth(rows[table], rows[table, turn_at], truths[table])

    # Dealing takes as long as dozens of moves. Tables whose round is over are listed, and adjacent
    # threads deal them, so that no others wait.

    @cuda.jit
    def step(
        rows,
        rngs,
        made,
        actions,
        where,
        seats,
        rewards,
        done,
        observations,
        legal,
        over,
        most,
        numbered,
        shows,
    ):
        tile = cuda.shared.array(tile_size, numba.uint8)
        table = cuda.grid(1)
        if table < rows.shape[0]:
            row = rows[table]
            done[table] = 0
            for seat in range(row[seats_at]):
                rewards[table, seat] = 0.0
            if where[table]:
                rng = cuda.local.array(1, numba.uint64)
                rng[0] = numba.uint64(rngs[table, 0])
                move = actions[table]
                if not numbered:
                    move = move_of_action(row, move)
                advance(row, move, rng)
                rngs[table, 0] = numba.int64(rng[0])
                made[table] += 1
            if row[over_at] or (where[table] and made[table] == most):
                over[cuda.atomic.add(over, 0, 1) + 1] = table
            elif shows:
                seats[table] = row[turn_at]
                at = cuda.threadIdx.x * observation
                write_observation(row, row[turn_at], tile[at : at + observation])
                write_legal(row, legal[table])
        if shows:
            write_out(tile, observations)

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
        legal,
        over,
        seed,
        points,
        shows,
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
            seed[0],
            points,
            seats[table],
            rewards[table],
            finals[table],
        )
        rngs[table, 0] = numba.int64(rng[0])
        bot_rngs[table, 0] = numba.int64(bot_rng[0])
        if shows:
            seats[table] = row[turn_at]
            write_observation(row, row[turn_at], observations[table])
            write_legal(row, legal[table])

    found = SimpleNamespace(
        reset=reset,
        refused=refused,
        refused_moves=refused_moves,
        show=show,
        spread=spread,
        reveal=reveal,
        step=step,
        close=close,
        play=None,
    )
    if not bots:
        return found
    bot_move, bot_moved = _bots_move(kernel, bots), kernel.bot_batch().bot_moved

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
            done[table] = bot_moved(
                row,
                rng,
                bot_rng,
                rounds,
                made,
                table,
                seed[0],
                most,
                points,
                seats[table],
                rewards[table],
                finals[table],
                done[table],
            )
        rngs[table, 0] = numba.int64(rng[0])
        bot_rngs[table, 0] = numba.int64(bot_rng[0])

    found.play = play
    return found


def play_rounds(kernel: TableKernel, row: Any, rounds: int, threads: int, seed: int) -> Any:
    """Play whole rounds by the baseline policy in each thread. Returns how many moves each made."""
    key = kernel.layout.__name__
    if key not in _players:
        _players[key] = _make_player(kernel)
    made = torch.zeros(threads, dtype=torch.int64, device=DEVICE)
    table = torch.from_numpy(row).to(DEVICE)
    for_each(_players[key], threads, table, rounds, seed, made)
    return made


_players: dict[str, Any] = {}


def _make_player(kernel: TableKernel) -> Any:
    layout, rules = kernel.layout, kernel.rules
    choose = kernel.bot_batch().POLICIES["baseline"]
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
                apply(state, choose(state, rng, rng), rng)  # no space needed
                count += 1
        made[thread] = count

    return play
