"""How the learned network chooses in Breakers: the move that leads to what it judges best."""

from __future__ import annotations

from stockpile.kernel.breakers.layout import MOST_MOVES, SEATS
from stockpile.kernel.breakers.network import candidates
from stockpile.kernel.compile import compiled
from stockpile.kernel.judge import Network, Space, judge
from stockpile.kernel.types import Floats, Ints


@compiled
def judge_moves(row: Ints, network: Network, scratch: Ints, space: Space, shares: Floats) -> int:
    """List the canonical moves in ``space``, set the chance to win after each, and count them."""
    count = candidates(row, MOST_MOVES, scratch, space.moves, space.won, space.fields)
    for index in range(count):
        shares[index] = 1.0
        if not space.won[index]:
            judge(space.fields[index], row[SEATS], 1, network, space.work, space.shares)
            shares[index] = space.shares[0]
    return count


@compiled
def learned_move(row: Ints, network: Network, scratch: Ints, space: Space) -> int:
    """The canonical move that leads to what the network judges best."""
    count = candidates(row, MOST_MOVES, scratch, space.moves, space.won, space.fields)
    best = 0
    highest = -1.0
    for index in range(count):
        if space.won[index] or count == 1:
            return int(space.moves[index])
        judge(space.fields[index], row[SEATS], 1, network, space.work, space.shares)
        if space.shares[0] > highest:
            highest = space.shares[0]
            best = index
    return int(space.moves[best])
