"""Self-play: every seat makes the move the network likes best, and the network learns from that.

The network judges what a move leads to. Its target is a mixture of its own later judgements in the
round and of how the round ended (a λ-return). At first every seat follows the playout policy, so
that there is sensible play to learn from.

Against an opponent that never changes, only one side at each table learns. What it then wins is a
measure of what that opponent concedes.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import torch
from torch import Tensor
from torch.nn import functional

from stockpile.training.lookahead import Compared, compare, difference_loss, together
from stockpile.training.model import TrainableNetwork
from stockpile.training.tables import Decided, TrainingTables


class Played(NamedTuple):
    """What was played: judged moves with their targets, comparisons, and counts."""

    fields: Tensor
    targets: Tensor
    compared: Compared | None
    moves: int
    rounds: int
    won: float
    """The rounds won by the side that learns, if only one does."""


def absolute(shares: Tensor, side: Tensor) -> Tensor:
    """Shares in the order of the sides, from shares with the side on turn first."""
    sides = shares.shape[1]
    at = (torch.arange(sides, device=side.device)[None] - side[:, None]) % sides
    return shares.gather(1, at)


def relative(shares: Tensor, side: Tensor) -> Tensor:
    """Shares with the side on turn first, from shares in the order of the sides."""
    sides = shares.shape[-1]
    at = (torch.arange(sides, device=side.device) + side[..., None]) % sides
    return shares.gather(-1, at)


@torch.no_grad()
def play(
    tables: TrainingTables,
    network: TrainableNetwork,
    steps: int,
    trace: float,
    odd: float,
    close: float = 1.0,
    *,
    follow: bool = False,
    looks: int = 0,
    worlds: int = 0,
    against: TrainableNetwork | None = None,
) -> Played:
    """Play some moves at every table.

    A share of ``odd`` moves is made at random, among those within ``close`` of the best. With
    ``follow`` the playout policy moves, not the network. ``looks`` times in between, moves are
    compared in ``worlds`` worlds. All sides but one move as ``against`` does, if it is given.
    """
    device = tables.rows.device
    count, sides = tables.count, tables.sides
    fields = torch.empty((steps, count, tables.fields.shape[2]), dtype=torch.int16, device=device)
    values = torch.empty((steps, count, sides), device=device)
    ended = torch.empty((steps, count), dtype=torch.bool, device=device)
    outcome = torch.empty((steps, count, sides), device=device)
    broken = torch.empty((steps, count), dtype=torch.bool, device=device)
    side_of = torch.empty((steps, count), dtype=torch.int64, device=device)
    learner = torch.arange(count, device=device) % sides
    learns = torch.ones((steps, count), dtype=torch.bool, device=device)
    compared = []
    for step in range(steps):
        side = tables.side
        if looks and step % -(-steps // looks) == 0:
            seed = int(torch.randint(1 << 40, ()))
            compared.append(compare(tables, network, worlds, seed))
        decided = tables.follow(network, odd) if follow else tables.decide(network, odd, close)
        if against is not None:
            learns[step] = side == learner
            decided = _with_replies(tables, decided, against, learns[step])
        fields[step] = decided.fields
        values[step] = absolute(decided.values, side)
        broken[step] = decided.odd
        side_of[step] = side
        done, shared = tables.proceed(decided.moves)
        ended[step] = done
        outcome[step] = shared
    targets = torch.empty_like(values)
    later = values[-1]
    targets[-1] = later
    for step in range(steps - 2, -1, -1):
        mixed = trace * later + (1 - trace) * values[step + 1]
        mixed = torch.where(broken[step + 1][:, None], values[step + 1], mixed)
        mixed = torch.where(learns[step + 1][:, None], mixed, later)
        later = torch.where(ended[step][:, None], outcome[step], mixed)
        targets[step] = later
    targets = relative(targets[:-1], side_of[:-1])
    won = outcome.gather(2, learner.expand(steps, count)[..., None])[..., 0]
    return Played(
        fields[:-1][learns[:-1]],
        targets[learns[:-1]],
        together(compared),
        steps * count,
        int(ended.sum()),
        float(won[ended].sum()),
    )


def _with_replies(
    tables: TrainingTables, decided: Decided, against: TrainableNetwork, learns: Tensor
) -> Decided:
    """What was decided where the side on turn learns, and what ``against`` decides elsewhere."""
    own = [one.clone() for one in decided]
    replies = tables.decide(against, 0.0)
    return Decided(
        *(
            torch.where(learns.view(-1, *(1,) * (one.dim() - 1)), one, reply)
            for one, reply in zip(own, replies, strict=True)
        )
    )


def learn(
    network: TrainableNetwork,
    optimizer: torch.optim.Optimizer,
    tables: TrainingTables,
    played: Played,
    compared: Compared | None,
    batch: int,
    share: float,
) -> float:
    """Train on a share of what was played, and on comparisons. Returns the mean loss."""
    fields, targets = played.fields, played.targets
    order = torch.randperm(len(fields), device=fields.device)[: int(len(fields) * share)]
    losses = []
    parts = [part for part in order.split(batch) if len(part) >= batch // 2]
    looked: Sequence[Tensor] = ()
    if compared is not None and len(compared.there) and parts:
        looked = torch.randperm(len(compared.there), device=fields.device).chunk(len(parts))
    for number, part in enumerate(parts):
        scores = network(fields[part].int(), tables.seats, tables.sides)
        wanted = targets[part]
        loss = -(wanted * functional.log_softmax(scores, 1)).sum(1).mean()
        losses.append(loss.detach())
        if number < len(looked):
            assert compared is not None
            loss = loss + difference_loss(network, tables, compared, looked[number])
        optimizer.zero_grad(set_to_none=True)
        loss.backward()
        optimizer.step()
    network.learned()
    return float(torch.stack(losses).mean()) if losses else float("nan")
