"""Bots of Skip-Bo at many tables: each plays on wherever it is on turn.

The bots that sit at a table are numbers in ``players``, by seat; ``player`` is the one that plays.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from stockpile.kernel.chance import Rng
from stockpile.kernel.compile import compiled
from stockpile.kernel.judge import Network, Space
from stockpile.kernel.skipbo.actions import action_of_move
from stockpile.kernel.skipbo.baseline_policy import baseline_move
from stockpile.kernel.skipbo.batch import close
from stockpile.kernel.skipbo.layout import OVER, TURN
from stockpile.kernel.skipbo.learned_policy import learned_move
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


@compiled
def play_master(
    rows: IntRows,
    rngs: Any,
    bot_rngs: Any,
    rounds: Ints,
    made: Ints,
    players: IntRows,
    player: int,
    scratch: Ints,
    network: Network,
    space: Space,
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
    """The same for `master`, with its network and space to work in."""
    count = 0
    for table in range(first, last):
        row = rows[table]
        while players[table, row[TURN]] == player:
            advance(row, learned_move(row, network, scratch, space), rngs[table])
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


# Whole batches of suggestions: what a bot would do where anybody is on turn. Nothing changes.

DICE = np.uint64(0x2545F4914F6CDD1D)
"""Makes random numbers that neither the cards nor the bots at the tables use."""


@compiled
def suggest_baseline(
    rows: IntRows,
    rngs: Any,
    scratch: Ints,  # noqa: ARG001 - as for every bot
    actions: Ints,
    first: int,
    last: int,
) -> None:
    """Write the action of the baseline bot for each table; −1 where its move has none."""
    rng = np.zeros(1, np.uint64)
    for table in range(first, last):
        rng[0] = rngs[table, 0] ^ DICE
        actions[table] = action_of_move(rows[table], baseline_move(rows[table], rng))


@compiled
def suggest_playout(
    rows: IntRows, rngs: Any, scratch: Ints, actions: Ints, first: int, last: int
) -> None:
    """The same for the policy of playouts."""
    rng = np.zeros(1, np.uint64)
    for table in range(first, last):
        rng[0] = rngs[table, 0] ^ DICE
        actions[table] = action_of_move(rows[table], playout_move(rows[table], rng, scratch))


@compiled
def suggest_skilled(
    rows: IntRows, rngs: Any, scratch: Ints, actions: Ints, first: int, last: int
) -> None:
    """The same for `skilled`."""
    rng = np.zeros(1, np.uint64)
    for table in range(first, last):
        rng[0] = rngs[table, 0] ^ DICE
        actions[table] = action_of_move(rows[table], skilled_move(rows[table], rng, scratch))
