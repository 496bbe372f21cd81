"""Many tables of Skip-Bo, side by side: the loops behind `stockpile.environments`.

What happens at one table depends on nothing that happens at another. The functions for a single
table serve the loops here, which run on the processor, and those on a graphics card. A loop goes
over the tables from ``first`` up to ``last``, so that threads can share them out.
"""

from __future__ import annotations

from typing import Any

from stockpile.kernel.chance import Rng, seed_round
from stockpile.kernel.compile import compiled
from stockpile.kernel.skipbo.baseline_policy import baseline_move
from stockpile.kernel.skipbo.layout import OVER, SEATS, TURN
from stockpile.kernel.skipbo.playout_policy import playout_move
from stockpile.kernel.skipbo.skilled_policy import skilled_move
from stockpile.kernel.skipbo.tensors import (
    add_reward,
    advance,
    deal_row,
    move_of_action,
    write_mask,
    write_observation,
    write_truth,
)
from stockpile.kernel.types import Floats, IntRows, Ints

ENDED = 1
CUT_SHORT = 2

# One table


@compiled
def begin(row: Ints, rng: Rng, bot_rng: Rng, seed: int, table: int, number: int) -> None:
    """Deal a round. Its cards, and what bots throw dice for, depend on seed, table and number."""
    seed_round(rng, seed, table, number)
    deal_row(row, (table + number) % row[SEATS], rng)
    seed_round(bot_rng, ~seed, table, number)


@compiled
def close(
    row: Ints,
    rng: Rng,
    bot_rng: Rng,
    rounds: Ints,
    made: Ints,
    table: int,
    seed: int,
    most: int,
    points: bool,
    viewer: int,
    reward: Floats,
    final: Ints,
) -> int:
    """If a round is over, or has gone on for too long, deal the next; how it ended, or 0."""
    if not row[OVER] and made[table] != most:
        return 0
    ending = ENDED if row[OVER] else CUT_SHORT
    add_reward(row, points, reward)
    write_observation(row, viewer, final)
    rounds[table] += 1
    made[table] = 0
    begin(row, rng, bot_rng, seed, table, rounds[table])
    return ending


# All tables


@compiled
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


@compiled
def show(
    rows: IntRows, seats: Ints, observations: IntRows, masks: IntRows, first: int, last: int
) -> None:
    """Write who is on turn, what they may know and what they may do."""
    for table in range(first, last):
        row = rows[table]
        seats[table] = row[TURN]
        write_observation(row, row[TURN], observations[table])
        write_mask(row, masks[table])


@compiled
def reveal(rows: IntRows, truths: IntRows, first: int, last: int) -> None:
    """Write the truth, as seen from the chair of the seat on turn."""
    for table in range(first, last):
        write_truth(rows[table], rows[table, TURN], truths[table])


@compiled
def refused(actions: Ints, masks: Any, count: int, first: int, last: int) -> int:
    """The first table whose action is not legal; −1 if all are."""
    for table in range(first, last):
        action = actions[table]
        if action < 0 or action >= count or not masks[table, action]:
            return table
    return -1


@compiled
def step(
    rows: IntRows,
    rngs: Any,
    bot_rngs: Any,
    rounds: Ints,
    made: Ints,
    actions: Ints,
    seats: Ints,
    rewards: Any,
    done: Ints,
    finals: IntRows,
    seed: int,
    most: int,
    points: bool,
    first: int,
    last: int,
) -> None:
    """Let each table's seat on turn do what it has chosen. All actions are legal."""
    for table in range(first, last):
        row = rows[table]
        for seat in range(row[SEATS]):
            rewards[table, seat] = 0.0
        advance(row, move_of_action(row, actions[table]), rngs[table])
        made[table] += 1
        done[table] = close(
            row,
            rngs[table],
            bot_rngs[table],
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


# Bots at the tables


@compiled
def move_baseline(
    rows: IntRows,
    rngs: Any,
    moves: Ints,
    asked: Ints,
    scratch: Ints,  # noqa: ARG001 - as for every bot
    first: int,
    last: int,
) -> None:
    """What the baseline bot does at the tables where it is asked."""
    for table in range(first, last):
        if asked[table]:
            moves[table] = baseline_move(rows[table], rngs[table])


@compiled
def move_playout(
    rows: IntRows, rngs: Any, moves: Ints, asked: Ints, scratch: Ints, first: int, last: int
) -> None:
    """The same for the policy of playouts."""
    for table in range(first, last):
        if asked[table]:
            moves[table] = playout_move(rows[table], rngs[table], scratch)


@compiled
def move_skilled(
    rows: IntRows, rngs: Any, moves: Ints, asked: Ints, scratch: Ints, first: int, last: int
) -> None:
    """The same for `skilled`."""
    for table in range(first, last):
        if asked[table]:
            moves[table] = skilled_move(rows[table], rngs[table], scratch)


@compiled
def ask(rows: IntRows, players: IntRows, player: int, asked: Ints, first: int, last: int) -> int:
    """Mark the tables where a bot is on turn, and count them."""
    count = 0
    for table in range(first, last):
        asked[table] = players[table, rows[table, TURN]] == player
        count += asked[table]
    return count


@compiled
def play(
    rows: IntRows,
    rngs: Any,
    bot_rngs: Any,
    rounds: Ints,
    made: Ints,
    moves: Ints,
    asked: Ints,
    seats: Ints,
    rewards: Any,
    done: Ints,
    finals: IntRows,
    seed: int,
    most: int,
    points: bool,
    first: int,
    last: int,
) -> None:
    """Make the moves of the bots that were asked."""
    for table in range(first, last):
        if asked[table]:
            row = rows[table]
            advance(row, moves[table], rngs[table])
            made[table] += 1
            ending = close(
                row,
                rngs[table],
                bot_rngs[table],
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
