"""How the learned network chooses in Breakers: the move that leads to what it judges best."""

from __future__ import annotations

from stockpile.kernel.breakers.layout import SEATS
from stockpile.kernel.breakers.network import candidates
from stockpile.kernel.compile import compiled
from stockpile.kernel.judge import Network, Space, judge_all
from stockpile.kernel.types import Ints


@compiled
def judge_moves(row: Ints, network: Network, scratch: Ints, space: Space) -> int:
    """List the canonical moves in ``space``, judge what they lead to, and count them."""
    most = len(space.fields)
    count = candidates(row, most, scratch, space.moves, space.won, space.fields)
    judge_all(count, row[SEATS], 1, network, space)
    return count


@compiled
def learned_move(row: Ints, network: Network, scratch: Ints, space: Space) -> int:
    """The canonical move that leads to what the network judges best."""
    best = 0
    for index in range(judge_moves(row, network, scratch, space)):
        if space.judged[index, 0] > space.judged[best, 0]:
            best = index
    return int(space.moves[best])
