"""What moves are worth against each other, found by looking ahead.

Who wins a round is mostly luck, and so is the network's judgement a turn later. To find out which
of two moves is better, both are tried in the same worlds, where luck is the same for both. The
network learns the differences between moves from this, and the value of a table from whole rounds.
"""

from __future__ import annotations

from typing import NamedTuple

import torch
from torch import Tensor

from stockpile.training.model import TrainableNetwork
from stockpile.training.tables import TrainingTables

MOVES = 6
"""The number of moves compared at a table: the best by the network, and some others at random."""
BEST = 4
"""How many of these are the network's best."""
CLOSE = 0.06
"""A table is compared only if the network finds a second move within this of the best."""
TURNS = 2
"""How many more turns the seat has before the network judges the table."""
PLAYOUTS_AT_ONCE = 1 << 21
WEIGHT = 100.0
"""The weight of a difference in the loss, relative to the end of a round: it has less noise."""


class Compared(NamedTuple):
    """Moves at some tables, and what each gains or loses against their mean.

    All are indexed by ``[table, move]``.
    """

    fields: Tensor
    """The fields of what the move leads to."""
    there: Tensor
    """Whether there is such a move."""
    gains: Tensor
    """How much it adds to the chance to win."""


@torch.no_grad()
def compare(tables: TrainingTables, network: TrainableNetwork, worlds: int, seed: int) -> Compared:
    """Compare moves at every table where there is a choice."""
    tables.ponder()
    playing = network.halved() if tables.device == "cuda" else network
    there = torch.arange(tables.most, device=tables.device)[None] < tables.counts[:, None]
    order = torch.rand(there.shape, device=tables.device)
    judged = torch.full(there.shape, -1.0, device=tables.device)
    judged[there] = _own_share(playing, tables, tables.fields[there]).float()
    best = judged.topk(min(BEST, tables.most))
    order.scatter_(1, best.indices, 2.0)
    close = best.values[:, 0] - best.values[:, 1] <= CLOSE
    choice = close & ~((tables.won > 0) & there).any(1)
    kept, index = torch.where(there, order, -1.0).topk(min(MOVES, tables.most))
    at = choice.nonzero()[:, 0]
    index, kept = index[at], kept[at] >= 0
    moves = tables.moves[at].gather(1, index)
    moves[~kept] = -1
    own = tables.side[at]
    chances = []
    step = max(1, PLAYOUTS_AT_ONCE // worlds // moves.shape[1])
    for first in range(0, len(at), step):
        some = slice(first, first + step)
        ahead = tables.look_ahead(at[some], moves[some], worlds, TURNS, seed + first)
        size = ahead.ended.shape
        chance = _own_share(playing, tables, ahead.fields.flatten(0, 2)).view(size)
        won = ahead.shares.gather(3, own[some, None, None, None].expand(*size, 1))[..., 0]
        chances.append(torch.where(ahead.ended, won, chance).mean(2))
    gains = centred(torch.cat(chances) if chances else kept.float(), kept)
    fields = tables.fields[at[:, None], index]
    return Compared(fields, kept, gains)


def centred(values: Tensor, there: Tensor) -> Tensor:
    """Values as differences from the mean of their row; 0 where there is no value."""
    count = there.sum(1, keepdim=True)
    mean = torch.where(there, values, 0.0).sum(1, keepdim=True) / count
    return torch.where(there, values - mean, 0.0)


def difference_loss(
    network: TrainableNetwork, tables: TrainingTables, compared: Compared, part: Tensor
) -> Tensor:
    """How far off the network is about what moves gain or lose."""
    there = compared.there[part]
    own = _own_share(network, tables, compared.fields[part].flatten(0, 1)).view(there.shape)
    off = centred(own, there) - compared.gains[part]
    return WEIGHT * off.square().sum() / there.sum().clamp(min=1)


def _own_share(network: TrainableNetwork, tables: TrainingTables, fields: Tensor) -> Tensor:
    return network(fields.int(), tables.seats, tables.sides).softmax(1)[:, 0]
