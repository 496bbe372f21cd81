"""Many tables, side by side: the loops behind `stockpile.environments`, for every game.

Tables do not influence each other. The functions for a single table serve both the loops here, on
the processor, and those on a graphics card. A loop goes over the tables from ``first`` up to
``last``, so that threads can divide them.

Each game's `batch` binds the loops to its own functions (`stockpile.kernel.compile.LoopBinder`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from stockpile.kernel.chance import Rng, seed_round
from stockpile.kernel.masks import is_marked, spread
from stockpile.kernel.prefetch import LINE_BYTES, prefetch
from stockpile.kernel.types import Floats, IntRows, Ints, word

if TYPE_CHECKING:
    # Every game has these, and binding the loops decides whose they are.
    from stockpile.kernel.skipbo.actions import (
        list_moves,
        may_make,
        move_of_action,
        write_legal,
    )
    from stockpile.kernel.skipbo.layout import OVER, SEATS, TURN
    from stockpile.kernel.skipbo.tensors import (
        ROW_SIZE,
        add_reward,
        advance,
        deal_row,
        write_observation,
        write_truth,
    )

ENDED = 1
CUT_SHORT = 2

# One table


def begin(row: Ints, rng: Rng, bot_rng: Rng, seed: int, table: int, number: int) -> None:
    """Deal a round. Its cards and its bots' random numbers depend on seed, table and number."""
    seed_round(rng, seed, table, number)
    deal_row(row, (table + number) % row[SEATS], rng)
    seed_round(bot_rng, ~seed, table, number)


def deal_next(
    row: Ints, rng: Rng, bot_rng: Rng, rounds: Ints, made: Ints, table: int, seed: int
) -> None:
    """Deal the next round of a table."""
    rounds[table] += 1
    made[table] = 0
    begin(row, rng, bot_rng, seed, table, rounds[table])


def close(
    row: Ints,
    rng: Rng,
    bot_rng: Rng,
    rounds: Ints,
    made: Ints,
    table: int,
    seed: int,
    points: bool,
    viewer: int,
    reward: Floats,
    final: Ints,
) -> int:
    """Reward a round that is over or cut short, deal the next, and return how it ended."""
    ending = ENDED if row[OVER] else CUT_SHORT
    add_reward(row, points, reward)
    write_observation(row, word(viewer), final)
    deal_next(row, rng, bot_rng, rounds, made, table, seed)
    return ending


# All tables


def reset(
    rows: IntRows,
    rngs: Any,
    bot_rngs: Any,
    rounds: Ints,
    made: Ints,
    seed: int,
    first: int,
    last: int,
) -> None:
    """Deal each table's round, by its number."""
    for table in range(first, last):
        begin(rows[table], rngs[table], bot_rngs[table], seed, table, rounds[table])
        made[table] = 0


def show(
    rows: IntRows,
    seats: Ints,
    observations: IntRows,
    legal: IntRows,
    masks: IntRows,
    numbers: int,
    first: int,
    last: int,
) -> None:
    """Write who is on turn, what they may know and what they may do."""
    for table in range(first, last):
        row = rows[table]
        seats[table] = row[TURN]
        write_observation(row, word(row[TURN]), observations[table])
        write_legal(row, legal[table])
        spread(legal[table], masks[table], numbers)


def reveal(rows: IntRows, truths: IntRows, first: int, last: int) -> None:
    """Write the truth, with the seat on turn first."""
    for table in range(first, last):
        write_truth(rows[table], word(rows[table, TURN]), truths[table])


def refused(actions: Ints, where: Ints, legal: IntRows, count: int, first: int, last: int) -> int:
    """The first table whose action is not legal; −1 if all are."""
    for table in range(first, last):
        action = actions[table]
        wrong = action < 0 or action >= count or not is_marked(legal[table], action)
        if wrong and where[table]:
            return table
    return -1


def refused_moves(
    moves: Ints, where: Ints, rows: IntRows, legal: IntRows, first: int, last: int
) -> int:
    """The first table whose move is not legal; −1 if all are."""
    for table in range(first, last):
        if where[table] and not may_make(rows[table], legal[table], moves[table]):
            return table
    return -1


def list_all(
    rows: IntRows,
    starts: Ints,
    numbers: Ints,
    moves: Ints,
    work: Ints,
    counts: bool,
    first: int,
    last: int,
) -> None:
    """List the legal moves of each table in ``numbers``, from its entry of ``starts`` on.

    If ``counts``, write only how many there are, into the next table's entry of ``starts``.
    ``moves`` and ``work`` are lists to work in.
    """
    for table in range(first, last):
        count = list_moves(rows[table], moves, work)
        if counts:
            starts[table + 1] = count
        else:
            for place in range(count):
                numbers[starts[table] + place] = moves[place]


def step(
    rows: IntRows,
    rngs: Any,
    bot_rngs: Any,
    rounds: Ints,
    made: Ints,
    actions: Ints,
    where: Ints,
    seats: Ints,
    rewards: Any,
    done: Ints,
    finals: IntRows,
    observations: IntRows,
    legal: IntRows,
    masks: IntRows,
    numbers: int,
    seed: int,
    most: int,
    points: bool,
    numbered: bool,
    shows: bool,
    first: int,
    last: int,
) -> None:
    """Let the seats on turn act, at the tables in ``where``, and show what follows.

    Actions must be legal; if ``numbered``, they are moves. ``shows`` is false if bots play next.
    """
    for table in range(first, last):
        row = rows[table]
        if table + 1 < last:
            for entry in range(0, ROW_SIZE, LINE_BYTES // rows.itemsize):
                prefetch(rows, table + 1, entry)
        done[table] = 0
        for seat in range(row[SEATS]):
            rewards[table, seat] = 0.0
        if not where[table]:
            continue
        move = actions[table] if numbered else move_of_action(row, actions[table])
        advance(row, move, rngs[table])
        made[table] += 1
        if row[OVER] or made[table] == most:
            done[table] = close(
                row,
                rngs[table],
                bot_rngs[table],
                rounds,
                made,
                table,
                seed,
                points,
                seats[table],
                rewards[table],
                finals[table],
            )
        if shows:
            seats[table] = row[TURN]
            write_observation(row, word(row[TURN]), observations[table])
            write_legal(row, legal[table])
            spread(legal[table], masks[table], numbers)
