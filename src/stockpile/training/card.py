"""The kernel's loops on a graphics card: one thread, or one block, for each table."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from stockpile.extras import needs

with needs("stockpile.training.card", "cuda"):
    import numba
    import numpy as np
    from numba import cuda

    from stockpile.environments.cuda import for_each, launch
    from stockpile.kernel.chance import seed_round

__all__ = ["accumulate", "for_each", "kernels", "launch", "select"]

_made: dict[str, SimpleNamespace] = {}


def kernels(parts: SimpleNamespace) -> SimpleNamespace:
    """The loops of a game."""
    name = parts.layout.__name__
    if name not in _made:
        _made[name] = _make(parts)
    return _made[name]


def _make(parts: SimpleNamespace) -> SimpleNamespace:
    layout = parts.layout
    begin, proceed = parts.selfplay.begin, parts.selfplay.proceed
    copy_candidates, longest = parts.selfplay.copy_candidates, parts.network.LONGEST
    candidates, write_move = parts.network.candidates, parts.network.write_move
    legal = parts.rules.legal
    playout_move = parts.playout_policy.playout_move
    plan_size = parts.network.PLAN_SIZE
    most_moves = layout.MOST_MOVES
    most_listed = parts.network.MOST_CANDIDATES * longest
    no_move = layout.NO_MOVE
    plan_type = numba.int64 if layout.SCRATCH_DTYPE is np.int64 else numba.int32
    move_type = numba.int16 if layout.DTYPE is np.int16 else numba.int32
    # The playout policy works in the first part of scratch only.
    follow_size = getattr(layout, "STACK", 1)

    @cuda.jit
    def reset(rows, rngs, seed):
        table = cuda.grid(1)
        if table < rows.shape[0]:
            rng = cuda.local.array(1, numba.uint64)
            begin(rows[table], rng, seed, table, 0)
            rngs[table, 0] = numba.int64(rng[0])

    @cuda.jit
    def ponder(rows, most, moves, won, counts, fields):
        table = cuda.grid(1)
        if table < rows.shape[0]:
            scratch = cuda.local.array(plan_size, plan_type)
            listed = cuda.local.array(most_listed, move_type)
            count = candidates(rows[table], most, scratch, listed, won[table], fields[table])
            counts[table] = count
            copy_candidates(listed, count, moves[table])

    @cuda.jit
    def follow(rows, rngs, chance, odd, moves, fields):
        table = cuda.grid(1)
        if table < rows.shape[0]:
            scratch = cuda.local.array(plan_size, plan_type)
            if chance[table, 0] < odd:
                listed = cuda.local.array(most_moves, move_type)
                count = legal(rows[table], listed)
                move = listed[min(count - 1, int(chance[table, 1] * count))]
            else:
                longer = cuda.local.array(follow_size, plan_type)
                rng = cuda.local.array(1, numba.uint64)
                rng[0] = numba.uint64(rngs[table, 0])
                move = playout_move(rows[table], rng, longer)
            moves[table, 0] = move
            for index in range(1, longest):
                moves[table, index] = no_move
            write_move(rows[table], move, scratch, fields[table])

    @cuda.jit
    def step(rows, rngs, rounds, moves, seed, done, shares):
        table = cuda.grid(1)
        if table < rows.shape[0]:
            rng = cuda.local.array(1, numba.uint64)
            rng[0] = numba.uint64(rngs[table, 0])
            done[table] = proceed(
                rows[table], rng, moves[table], seed, table, rounds, shares[table]
            )
            rngs[table, 0] = numba.int64(rng[0])

    enter, go_on = _trying(parts)
    return SimpleNamespace(
        reset=reset, ponder=ponder, follow=follow, proceed=step, enter=enter, go_on=go_on
    )


def _trying(parts: SimpleNamespace) -> tuple[Any, Any]:
    """The loops for moves that are tried in worlds."""
    imagine, go_on = parts.lookahead.imagine, parts.lookahead.go_on

    @cuda.jit
    def enter(rows, rngs, seed, tables, worlds):
        trial = cuda.grid(1)
        if trial < rows.shape[0]:
            rng = cuda.local.array(1, numba.uint64)
            seed_round(rng, seed, tables[trial], trial % worlds)
            imagine(rows[trial], rng)
            rngs[trial, 0] = numba.int64(rng[0])

    @cuda.jit
    def step(rows, rngs, moves, over, shares):
        trial = cuda.grid(1)
        if trial < rows.shape[0]:
            rng = cuda.local.array(1, numba.uint64)
            rng[0] = numba.uint64(rngs[trial, 0])
            over[trial] = go_on(rows[trial], moves[trial], rng, shares[trial])
            rngs[trial, 0] = numba.int64(rng[0])

    return enter, step


WARP = 32
WARPS = 4
"""Warps in a block of `accumulate`."""
MOST_PARTS = 6
"""The most numbers of a row of weights that one of its threads handles."""
MOST_SUMS = 10 * MOST_PARTS
_ALL = 0xFFFFFFFF


@cuda.jit(device=True)
def _add_all(fields, table, first, last, weights, sums, at, parts, lane):
    """Add up the rows of some fields of a table's first candidate."""
    for part in range(parts):
        sums[at * MOST_PARTS + part] = numba.float32(0.0)
    for field in range(first, last):
        row = fields[table, 0, field]
        for part in range(parts):
            sums[at * MOST_PARTS + part] += numba.float32(weights[row, part * WARP + lane])


@cuda.jit(device=True)
def _add_changes(fields, table, one, first, last, weights, total, parts, lane):
    """Add what differs from the first candidate. Each thread compares a field of its own."""
    for chunk in range(first, last, WARP):
        field = chunk + lane
        new = numba.int32(0)
        old = numba.int32(0)
        if field < last:
            new = numba.int32(fields[table, one, field])
            old = numba.int32(fields[table, 0, field])
        changed = cuda.ballot_sync(_ALL, new != old)
        while changed:
            source = cuda.ffs(changed) - 1
            changed &= changed - 1
            row = cuda.shfl_sync(_ALL, new, source)
            was = cuda.shfl_sync(_ALL, old, source)
            for part in range(parts):
                d = part * WARP + lane
                total[part] += numba.float32(weights[row, d]) - numba.float32(weights[was, d])


@cuda.jit
def accumulate(
    fields, counts, ends, on_table, in_hand, at_seat, seats, tables, hands, places, whole, each
):
    """The first layer of a network, a warp for each table.

    The candidates of a table differ in few fields, so each takes the sums of the first one and adds
    the differences. ``whole[row]`` is the table's sum; ``each[row, seat]`` is a seat's, including
    the table's and, for the seat on turn, the hand's. Negative numbers become 0.
    """
    lane = cuda.threadIdx.x % WARP
    table = cuda.blockIdx.x * WARPS + cuda.threadIdx.x // WARP
    if table >= counts.shape[0]:
        return
    parts = tables.shape[1] // WARP
    count = counts[table]
    row = ends[table] - count
    sums = cuda.local.array(MOST_SUMS, numba.float32)
    on_all = cuda.local.array(MOST_PARTS, numba.float32)
    total = cuda.local.array(MOST_PARTS, numba.float32)
    zero = numba.float32(0.0)
    begins = on_table + in_hand
    _add_all(fields, table, 0, on_table, tables, sums, 0, parts, lane)
    _add_all(fields, table, on_table, begins, hands, sums, 1, parts, lane)
    for seat in range(seats):
        at = begins + seat * at_seat
        _add_all(fields, table, at, at + at_seat, places, sums, 2 + seat, parts, lane)
    for one in range(count):
        for part in range(parts):
            on_all[part] = sums[part]
        _add_changes(fields, table, one, 0, on_table, tables, on_all, parts, lane)
        for part in range(parts):
            whole[row + one, part * WARP + lane] = max(on_all[part], zero)
        for seat in range(seats):
            for part in range(parts):
                total[part] = on_all[part] + sums[(2 + seat) * MOST_PARTS + part]
                if seat == 0:
                    total[part] += sums[MOST_PARTS + part]
            if seat == 0:
                _add_changes(fields, table, one, on_table, begins, hands, total, parts, lane)
            at = begins + seat * at_seat
            _add_changes(fields, table, one, at, at + at_seat, places, total, parts, lane)
            for part in range(parts):
                each[row + one, seat, part * WARP + lane] = max(total[part], zero)


@cuda.jit
def select(
    shares,
    won,
    counts,
    ends,
    chance,
    odd,
    close,
    moves,
    fields,
    values,
    taken,
    taken_fields,
    broke,
):
    """Choose at each table: the best candidate, or now and then any that is close to it."""
    table = cuda.grid(1)
    if table >= counts.shape[0]:
        return
    count = counts[table]
    row = ends[table] - count
    best = 0
    highest = numba.float32(-1.0)
    for one in range(count):
        share = numba.float32(1.0) if won[table, one] else shares[row + one, 0]
        if share > highest:
            highest = share
            best = one
    sides = shares.shape[1]
    for side in range(sides):
        if won[table, best]:
            values[table, side] = 1.0 if side == 0 else 0.0
        else:
            values[table, side] = shares[row + best, side]
    chosen = best
    if chance[table, 0] < odd:
        there = 0
        for one in range(count):
            share = numba.float32(1.0) if won[table, one] else shares[row + one, 0]
            there += share >= highest - close
        wanted = min(there - 1, int(chance[table, 1] * there))
        for one in range(count):
            share = numba.float32(1.0) if won[table, one] else shares[row + one, 0]
            if share >= highest - close:
                if wanted == 0:
                    chosen = one
                wanted -= 1
    broke[table] = chosen != best
    for index in range(taken.shape[1]):
        taken[table, index] = moves[table, chosen, index]
    for field in range(taken_fields.shape[1]):
        taken_fields[table, field] = fields[table, chosen, field]
