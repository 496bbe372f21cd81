"""What moves are worth against each other, found by looking ahead.

Who wins a round is mostly luck, and so is the network's judgement a turn later. To find out which
of two moves is better, both are tried in the same worlds, where luck is the same for both. The
network learns the differences between moves from this, and the value of a table from whole rounds.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import torch
from torch import Tensor

from stockpile.training.model import TrainableNetwork
from stockpile.training.tables import TrainingTables

MOVES = 6
"""The number of moves compared at a table: the best by the network, and some others at random."""
BEST = 4
"""How many of these are the network's best."""
CLOSE = 0.1
"""A table is compared only if the network finds a second move within this of the best."""
MOST_STEPS = 300
"""After this many moves a table is judged as it is."""
MOST_TRIALS = 1 << 19
"""How many moves are tried at once at tables for two, in all worlds; at larger tables fewer."""
WEIGHTS = {"skipbo": 100.0, "breakers": 5.0}
"""The weight of a difference in the loss, relative to the end of a round. The less noise it has,
the more it weighs: in Skip-Bo it comes from many worlds, and from the network's judgement."""


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


def together(compared: Sequence[Compared]) -> Compared | None:
    """All of these comparisons as one, if there are any."""
    return Compared(*map(torch.cat, zip(*compared, strict=True))) if compared else None


@torch.no_grad()
def compare(tables: TrainingTables, network: TrainableNetwork, worlds: int, seed: int) -> Compared:
    """Compare moves at every table where there is a choice."""
    tables.ponder()
    playing = network.halved() if tables.device == "cuda" else network
    there = torch.arange(tables.most, device=tables.device)[None] < tables.counts[:, None]
    order = torch.rand(there.shape, device=tables.device)
    judged = torch.full(there.shape, -1.0, device=tables.device)
    judged[there] = own_share(playing, tables, tables.fields[there]).float()
    best = judged.topk(min(BEST, tables.most))
    order.scatter_(1, best.indices, 2.0)
    close = best.values[:, 0] - best.values[:, 1] <= CLOSE
    choice = close & ~((tables.won > 0) & there).any(1)
    kept, index = torch.where(there, order, -1.0).topk(min(MOVES, tables.most))
    at = choice.nonzero()[:, 0]
    at = at[torch.randperm(len(at), device=at.device)]
    index, kept = index[at], kept[at] >= 0
    worlds = worlds if tables.parts.lookahead.DRAWS else 1
    tried = int((kept.sum(1).cumsum(0) * worlds * tables.seats <= MOST_TRIALS * 2).sum())
    at, index, kept = at[:tried], index[:tried], kept[:tried]
    moves = tables.moves[at[:, None], index]
    chances = torch.zeros(kept.shape, device=tables.device)
    if tried:
        chances[kept] = played_on(
            tables, network, at[:, None].expand_as(kept)[kept], moves[kept], worlds, seed
        ).mean(1)
    return Compared(tables.fields[at[:, None], index], kept, centred(chances, kept))


def played_on(
    tables: TrainingTables,
    network: TrainableNetwork,
    at: Tensor,
    moves: Tensor,
    worlds: int,
    seed: int,
) -> Tensor:
    """The chance to win after each move at a table, by ``[move, world]``.

    After the move the network plays for all seats: until the seat has had a number of turns more,
    when the network judges the table, or else to the end of the round.
    """
    layout, lookahead = tables.parts.layout, tables.parts.lookahead
    trials = tables.worlds_of(at, worlds, seed)
    seat, side = trials.rows[:, layout.TURN].clone(), trials.side
    place = torch.arange(trials.count, device=tables.device)
    chances = torch.zeros(trials.count, device=tables.device)
    turns = torch.zeros_like(place)
    made, stops = moves.repeat_interleave(worlds, 0), torch.zeros_like(place, dtype=torch.bool)
    chance = chances
    for number in range(MOST_STEPS):
        before = trials.rows[:, layout.TURN].clone()
        over, shares = trials.go_on(made)
        won = shares.gather(1, side[:, None])[:, 0]
        # Those that go on are written again.
        chances[place] = torch.where(stops, chance, won)
        left = (~(stops | over)).nonzero()[:, 0]
        if not len(left):
            break
        trials.keep(left)
        seat, side, place, turns, before = (one[left] for one in (seat, side, place, turns, before))
        turn = trials.rows[:, layout.TURN]
        turns += (turn == seat) & (before != seat)
        made, _, values, _ = trials.decide(network, 0.0)
        own = (side - trials.side) % trials.sides
        chance = values.gather(1, own[:, None])[:, 0]
        stops = torch.full_like(place, number == MOST_STEPS - 2, dtype=torch.bool)
        if lookahead.TURNS is not None:
            last = (made != layout.NO_MOVE).cumprod(1).sum(1, keepdim=True) - 1
            ends = lookahead.ends_turn(made.gather(1, last)[:, 0])
            stops |= ends & (turn == seat) & (turns == lookahead.TURNS)
    return chances.view(-1, worlds)


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
    own = own_share(network, tables, compared.fields[part].flatten(0, 1)).view(there.shape)
    off = centred(own, there) - compared.gains[part]
    return WEIGHTS[tables.game] * off.square().sum() / there.sum().clamp(min=1)


def own_share(network: TrainableNetwork, tables: TrainingTables, fields: Tensor) -> Tensor:
    """The chance of the side on turn, by what its move leads to."""
    return network(fields.int(), tables.seats, tables.sides).softmax(1)[:, 0]
