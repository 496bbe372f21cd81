"""Bots of Skip-Bo at many tables: each plays on wherever it is on turn.

The bots that sit at a table are numbers in ``players``, by seat; ``player`` is the one that plays.
"""

from __future__ import annotations

from typing import Any

from stockpile.kernel.chance import Rng
from stockpile.kernel.compile import compiled
from stockpile.kernel.skipbo.baseline_policy import baseline_move
from stockpile.kernel.skipbo.batch import close
from stockpile.kernel.skipbo.layout import OVER, TURN
from stockpile.kernel.skipbo.playout_policy import playout_move
from stockpile.kernel.skipbo.skilled_policy import skilled_move
from stockpile.kernel.skipbo.tensors import advance
from stockpile.kernel.types import Floats, IntRows, Ints


@compiled
def bot_moved(
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
    """Count a bot's move, and deal the next round if this one is over; how it ended, or 0."""
    made[table] += 1
    if not row[OVER] and made[table] != most:
        return 0
    return close(row, rng, bot_rng, rounds, made, table, seed, points, viewer, reward, final)


@compiled
def play_baseline(
    rows: IntRows,
    rngs: Any,
    bot_rngs: Any,
    rounds: Ints,
    made: Ints,
    players: IntRows,
    player: int,
    scratch: Ints,  # noqa: ARG001 - as for every bot
    seats: Ints,
    rewards: Any,
    done: Ints,
    finals: IntRows,
    seed: int,
    most: int,
    points: bool,
    first: int,
    last: int,
) -> int:
    """Let the baseline bot play; how many moves it has made."""
    count = 0
    for table in range(first, last):
        row = rows[table]
        while players[table, row[TURN]] == player:
            advance(row, baseline_move(row, bot_rngs[table]), rngs[table])
            count += 1
            done[table] = max(
                done[table],
                bot_moved(
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
                ),
            )
    return count


@compiled
def play_playout(
    rows: IntRows,
    rngs: Any,
    bot_rngs: Any,
    rounds: Ints,
    made: Ints,
    players: IntRows,
    player: int,
    scratch: Ints,
    seats: Ints,
    rewards: Any,
    done: Ints,
    finals: IntRows,
    seed: int,
    most: int,
    points: bool,
    first: int,
    last: int,
) -> int:
    """The same for the policy of playouts."""
    count = 0
    for table in range(first, last):
        row = rows[table]
        while players[table, row[TURN]] == player:
            advance(row, playout_move(row, bot_rngs[table], scratch), rngs[table])
            count += 1
            done[table] = max(
                done[table],
                bot_moved(
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
                ),
            )
    return count


@compiled
def play_skilled(
    rows: IntRows,
    rngs: Any,
    bot_rngs: Any,
    rounds: Ints,
    made: Ints,
    players: IntRows,
    player: int,
    scratch: Ints,
    seats: Ints,
    rewards: Any,
    done: Ints,
    finals: IntRows,
    seed: int,
    most: int,
    points: bool,
    first: int,
    last: int,
) -> int:
    """The same for `skilled`."""
    count = 0
    for table in range(first, last):
        row = rows[table]
        while players[table, row[TURN]] == player:
            advance(row, skilled_move(row, bot_rngs[table], scratch), rngs[table])
            count += 1
            done[table] = max(
                done[table],
                bot_moved(
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
                ),
            )
    return count
