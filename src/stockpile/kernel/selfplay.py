"""Many tables at which a network learns: the loops behind `stockpile.training`, for every game.

Each game's `selfplay` binds the loops to its own functions.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from stockpile.kernel.chance import Rng, seed_round
from stockpile.kernel.judge import Network, Space, judge_all
from stockpile.kernel.types import FloatRows, Floats, IntRows, Ints

if TYPE_CHECKING:
    from stockpile.kernel.skipbo.layout import NO_MOVE, OVER, SEATS, TURN, WINNER, side_of
    from stockpile.kernel.skipbo.learned_policy import learned_move
    from stockpile.kernel.skipbo.network import LONGEST, candidates, write_move
    from stockpile.kernel.skipbo.playout_policy import playout_move
    from stockpile.kernel.skipbo.rules import legal
    from stockpile.kernel.skipbo.skilled_policy import skilled_move
    from stockpile.kernel.skipbo.tensors import advance, deal_row, write_outcome

MOST_MADE = 4000
"""No round of sensible play has this many moves."""


def begin(row: Ints, rng: Rng, seed: int, table: int, number: int) -> None:
    """Deal a round."""
    seed_round(rng, seed, table, number)
    deal_row(row, (table + number) % row[SEATS], rng)


def make_moves(row: Ints, rng: Rng, moves: Ints) -> None:
    """Make several moves of a seat, up to the first `NO_MOVE` or the end of the round."""
    for index in range(LONGEST):
        if moves[index] == NO_MOVE or row[OVER]:
            break
        advance(row, moves[index], rng)


def proceed(
    row: Ints, rng: Rng, moves: Ints, seed: int, table: int, rounds: Ints, shares: Floats
) -> bool:
    """Make moves. If they end the round, set the shares, deal the next, and return True."""
    make_moves(row, rng, moves)
    if not row[OVER]:
        return False
    write_outcome(row, shares)
    rounds[table] += 1
    begin(row, rng, seed, table, rounds[table])
    return True


def proceed_all(
    rows: IntRows,
    rngs: Any,
    rounds: Ints,
    moves: IntRows,
    seed: int,
    done: Any,
    shares: FloatRows,
) -> None:
    """The same at every table."""
    for table in range(len(done)):
        done[table] = proceed(
            rows[table], rngs[table], moves[table], seed, table, rounds, shares[table]
        )


def copy_candidates(listed: Ints, count: int, moves: IntRows) -> None:
    """Copy what `candidates` listed to a row for each candidate."""
    for candidate in range(count):
        for index in range(LONGEST):
            moves[candidate, index] = listed[candidate * LONGEST + index]
            if listed[candidate * LONGEST + index] == NO_MOVE:
                break


def ponder(
    rows: IntRows,
    most: int,
    scratch: Ints,
    listed: Ints,
    moves: Any,
    won: IntRows,
    counts: Any,
    fields: Any,
) -> None:
    """Write what each candidate of each table would lead to."""
    for table in range(len(counts)):
        count = candidates(rows[table], most, scratch, listed, won[table], fields[table])
        counts[table] = count
        copy_candidates(listed, count, moves[table])


def decide(
    rows: IntRows,
    side_seats: int,
    network: Network,
    chance: Any,
    odd: float,
    close: float,
    scratch: Ints,
    space: Space,
    moves: IntRows,
    fields: IntRows,
    values: FloatRows,
    broke: Any,
) -> None:
    """Write what the network chooses at each table, where that leads, and each side's chance then.

    A share of ``odd`` choices is made at random among those judged within ``close`` of the best;
    ``broke`` says where. The chances are those of the best choice all the same.
    """
    for table in range(len(broke)):
        row = rows[table]
        most = len(space.fields)
        count = candidates(row, most, scratch, space.moves, space.won, space.fields)
        judge_all(count, row[SEATS], side_seats, network, space)
        own = space.judged[:count, 0]
        best = 0
        for one in range(count):
            if own[one] > own[best]:
                best = one
        for side in range(values.shape[1]):
            values[table, side] = space.judged[best, side]
        chosen = best
        if chance[table, 0] < odd:
            near = 0
            for one in range(count):
                near += own[one] >= own[best] - close
            wanted = min(near - 1, int(chance[table, 1] * near))
            for one in range(count):
                if own[one] >= own[best] - close:
                    if wanted == 0:
                        chosen = one
                    wanted -= 1
        broke[table] = chosen != best
        for index in range(LONGEST):
            moves[table, index] = space.moves[chosen * LONGEST + index]
        for index in range(fields.shape[1]):
            fields[table, index] = space.fields[chosen, index]


def follow(
    rows: IntRows,
    rngs: Any,
    chance: Any,
    odd: float,
    scratch: Ints,
    plan: Ints,
    listed: Ints,
    moves: IntRows,
    fields: IntRows,
) -> None:
    """Write a move for each table, by the playout policy or now and then at random, and where it
    leads.
    """
    for table in range(len(moves)):
        if chance[table, 0] < odd:
            count = legal(rows[table], listed)
            move = listed[min(count - 1, int(chance[table, 1] * count))]
        else:
            move = playout_move(rows[table], rngs[table], scratch)
        moves[table, 0] = move
        for index in range(1, LONGEST):
            moves[table, index] = NO_MOVE
        write_move(rows[table], move, plan, fields[table])


def duel(
    row: Ints,
    seed: int,
    first: int,
    side: int,
    network: Network,
    scratch: Ints,
    space: Space,
    results: Any,
) -> None:
    """Play rounds, one side by a network and the others as `skilled`, and write which it won."""
    rng = np.zeros(1, np.uint64)
    for number in range(len(results)):
        begin(row, rng, seed, first + number, 0)
        made = 0
        while not row[OVER] and made < MOST_MADE:
            if side_of(row, row[TURN]) == side:
                move = learned_move(row, network, scratch, space)
            else:
                move = skilled_move(row, rng, scratch)
            advance(row, move, rng)
            made += 1
        results[number] = row[WINNER] == side
