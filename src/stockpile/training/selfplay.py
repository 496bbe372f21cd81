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

from stockpile.training.lookahead import (
    Compared,
    compare,
    difference_loss,
    own_share,
    together,
)
from stockpile.training.model import TrainableNetwork
from stockpile.training.tables import Decided, Drawn, TrainingTables

GAIN_TRACE = 0.95
"""The λ of the return that tells what a drawn choice gained. It has less luck in it than the end of
the round, and what it owes to the network's judgement later on hardly depends on the choice."""
GAIN_WEIGHT = 10.0
"""The weight of such a gain in the loss, relative to the end of a round."""


class Gained(NamedTuple):
    """Choices that were drawn at random, and what came of them, by ``[choice, candidate]``."""

    fields: Tensor
    """The fields of what each candidate leads to."""
    chances: Tensor
    """How likely each was to be drawn."""
    drawn: Tensor
    """Which one was."""
    gains: Tensor
    """How much better the table became than was to be expected before."""


class Played(NamedTuple):
    """What was played: judged moves with their targets, comparisons, and counts."""

    fields: Tensor
    targets: Tensor
    compared: Compared | None
    gained: Gained | None
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
    temperature: float = 0.0,
) -> Played:
    """Play some moves at every table.

    With a ``temperature``, moves within ``close`` of the best are drawn. Otherwise a share of
    ``odd`` moves is made at random, among those within ``close`` of the best. With ``follow`` the
    playout policy moves, not the network. ``looks`` times in between, moves are compared in
    ``worlds`` worlds. All sides but one move as ``against`` does, if it is given.
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
    choices: list[Drawn] = []
    for step in range(steps):
        side = tables.side
        if looks and step % -(-steps // looks) == 0:
            seed = int(torch.randint(1 << 40, ()))
            compared.append(compare(tables, network, worlds, seed))
        if follow:
            decided = tables.follow(network, odd)
        elif temperature:
            decided, choice = tables.draw(network, temperature, close)
            choices.append(choice)
        else:
            decided = tables.decide(network, odd, close)
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

    def returns(trace: float) -> Tensor:
        targets = torch.empty_like(values[:-1])
        later = values[-1]
        for step in range(steps - 2, -1, -1):
            mixed = trace * later + (1 - trace) * values[step + 1]
            mixed = torch.where(broken[step + 1][:, None], values[step + 1], mixed)
            mixed = torch.where(learns[step + 1][:, None], mixed, later)
            later = torch.where(ended[step][:, None], outcome[step], mixed)
            targets[step] = later
        return relative(targets, side_of[:-1])

    gained = None
    if len(choices) > 1:
        gained = _gained(choices[:-1], returns(GAIN_TRACE)[..., 0], learns[:-1])
    targets = returns(trace)
    won = outcome.gather(2, learner.expand(steps, count)[..., None])[..., 0]
    return Played(
        fields[:-1][learns[:-1]],
        targets[learns[:-1]],
        together(compared),
        gained,
        steps * count,
        int(ended.sum()),
        float(won[ended].sum()),
    )


def _gained(choices: Sequence[Drawn], returns: Tensor, learns: Tensor) -> Gained:
    """What came of choices, by ``[step, table]``, of which there were several candidates."""
    parts = []
    for choice, came, learned in zip(choices, returns, learns, strict=True):
        some = ((choice.chances > 0).sum(1) > 1) & learned
        chances = choice.chances[some]
        expected = (chances * choice.judged[some]).sum(1)
        parts.append(
            Gained(choice.fields[some], chances, choice.drawn[some], came[some] - expected)
        )
    return Gained(*map(torch.cat, zip(*parts, strict=True)))


def gain_loss(
    network: TrainableNetwork, tables: TrainingTables, gained: Gained, part: Tensor
) -> Tensor:
    """How far off the network is about what drawn choices gain over the others."""
    chances, drawn = gained.chances[part], gained.drawn[part]
    own = own_share(network, tables, gained.fields[part].flatten(0, 1)).view(chances.shape)
    # A candidate that could not be drawn counts for nothing.
    expected = (own * chances).sum(1)
    off = own.gather(1, drawn[:, None])[:, 0] - expected - gained.gains[part]
    return GAIN_WEIGHT * off.square().sum() / max(1, len(off))


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
    drawn: Sequence[Tensor] = ()
    gained = played.gained
    if gained is not None and len(gained.gains) and parts:
        some = torch.randperm(len(gained.gains), device=fields.device)
        drawn = some[: int(len(some) * share)].chunk(len(parts))
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
        if number < len(drawn):
            assert gained is not None
            loss = loss + gain_loss(network, tables, gained, drawn[number])
        optimizer.zero_grad(set_to_none=True)
        loss.backward()
        optimizer.step()
    network.learned()
    return float(torch.stack(losses).mean()) if losses else float("nan")
