"""Worlds that fit not only what a seat knows, but also how the others have played.

Hidden tiles are dealt at random, but a seat that lays a low set has probably kept better ones. So
several worlds are dealt for each one needed. In each, the round is replayed from the deal, and
every move that another seat would not have made with those tiles makes the world less likely. One
of them is then drawn, weighted by how likely they are.
"""

from __future__ import annotations

from typing import NamedTuple

from stockpile.kernel.breakers.layout import (
    LAID,
    OVER,
    PASSES,
    PLAYED,
    ROW,
    RUNNING,
    SEATS,
    TOP_BY,
    TOP_HEIGHT,
    TOP_THICK,
    TOP_WIDTH,
    TURN,
    VIEWER,
    Array,
    hand_of,
)
from stockpile.kernel.breakers.playout_policy import playout_move
from stockpile.kernel.breakers.rules import apply, copy
from stockpile.kernel.breakers.worlds import sample
from stockpile.kernel.chance import Rng, below
from stockpile.kernel.compile import compiled
from stockpile.kernel.types import Ints

CANDIDATES = 8
"""How many worlds are dealt for each one needed."""
SURPRISE = 0.15
"""The factor by which a move that playouts would not make lowers the likelihood of a world."""
_PARTS = 1 << 20


class Past(NamedTuple):
    """What has happened in a round. It has no moves unless all since the deal are known."""

    leader: int
    """The seat that led first."""
    moves: Array
    """All moves since the deal, in order."""
    laid: Array
    """The tiles that each seat has laid: ``[seat, tile]``, entry 0 counts them."""


@compiled
def rewind(world: Ints, past: Past, state: Ints) -> None:
    """Set a state to the deal that led to a world."""
    copy(world, state)
    for seat in range(state[SEATS]):
        for tile in range(ROW):
            state[hand_of(seat) + tile] += past.laid[seat, tile]
    for tile in range(ROW):
        state[PLAYED + tile] = 0
        state[RUNNING + tile] = 0
    for at in (PASSES, LAID, OVER, TOP_THICK, TOP_WIDTH, TOP_HEIGHT, TOP_BY):
        state[at] = 0
    state[TURN] = past.leader


@compiled
def likelihood(world: Ints, past: Past, viewer: int, state: Ints, rng: Rng, scratch: Ints) -> float:
    """How likely it is that the others play as they did in this world: 1 without a surprise."""
    rewind(world, past, state)
    likely = 1.0
    for move in past.moves:
        if state[TURN] != viewer and playout_move(state, rng, scratch) != move:
            likely *= SURPRISE
        apply(state, move, rng)
    return likely


@compiled
def sample_likely(
    known: Ints, past: Past, world: Ints, other: Ints, state: Ints, rng: Rng, scratch: Ints
) -> None:
    """Set ``world`` to one that fits what a seat knows, drawn by its likelihood.

    ``other`` and ``state`` are states to work in.
    """
    sample(known, world, rng)
    if len(past.moves) == 0:
        return
    total = likelihood(world, past, known[VIEWER], state, rng, scratch)
    for _ in range(CANDIDATES - 1):
        sample(known, other, rng)
        likely = likelihood(other, past, known[VIEWER], state, rng, scratch)
        total += likely
        if below(rng, _PARTS) * total < likely * _PARTS:
            copy(other, world)
