"""Bots at many tables: each plays wherever it is on turn.

``players`` has the number of the bot in each seat; ``player`` is the bot that plays. It chooses by
a policy of `stockpile.kernel.policies`, with space to work in.

Each game's `bot_batch` binds the loops to its own functions, once for each policy.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from stockpile.kernel.chance import Rng
from stockpile.kernel.types import Floats, IntRows, Ints

if TYPE_CHECKING:
    from stockpile.kernel.policies import master as choose
    from stockpile.kernel.skipbo.actions import action_of_move
    from stockpile.kernel.skipbo.batch import close, deal_next
    from stockpile.kernel.skipbo.layout import OVER, TURN
    from stockpile.kernel.skipbo.tensors import advance

DICE = np.uint64(0x2545F4914F6CDD1D)
"""Gives suggestions random numbers that neither the cards nor the bots at the tables use."""


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
    ended: int,
) -> int:
    """Count a bot's move. If it ended the round, deal the next. Returns how a round ended, or 0.

    ``ended`` says how one did already since a player acted. Bots alone played the next, which
    therefore leaves the reward and the last observation as they are.
    """
    made[table] += 1
    if not row[OVER] and made[table] != most:
        return ended
    if ended:
        deal_next(row, rng, bot_rng, rounds, made, table, seed)
        return ended
    return close(row, rng, bot_rng, rounds, made, table, seed, points, viewer, reward, final)


def play(
    rows: IntRows,
    rngs: Any,
    bot_rngs: Any,
    rounds: Ints,
    made: Ints,
    players: IntRows,
    player: int,
    space: Any,
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
    """Let a bot play, and return how many moves it made."""
    count = 0
    for table in range(first, last):
        row = rows[table]
        while players[table, row[TURN]] == player:
            advance(row, choose(row, bot_rngs[table], space), rngs[table])
            count += 1
            done[table] = bot_moved(
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
                done[table],
            )
    return count


def suggest(rows: IntRows, rngs: Any, space: Any, actions: Ints, first: int, last: int) -> None:
    """Write the action a bot would choose at each table; −1 where its move has none."""
    rng = np.zeros(1, np.uint64)
    for table in range(first, last):
        rng[0] = rngs[table, 0] ^ DICE
        actions[table] = action_of_move(rows[table], choose(rows[table], rng, space))
