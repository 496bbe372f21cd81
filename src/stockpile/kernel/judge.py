"""The learned network that judges a table: it turns fields into each side's chance to win.

A field is a small number that picks a row of weights (see each game's `network`). The rows of each
seat and those of the table are summed, go through a layer, and are summed over the seats of a side.
A side's score comes from its own sum, that of all the others, and the table's; the chances are a
softmax over the sides. Between layers, negative numbers become 0.
"""

from __future__ import annotations

import math
from typing import NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from stockpile.kernel.compile import compiled
from stockpile.kernel.types import Ints

Vector: TypeAlias = npt.NDArray[np.float32]


class Network(NamedTuple):
    """The weights, each an array of float32, and how many fields of each group there are."""

    counts: npt.NDArray[np.int64]
    of_table: Vector
    of_hand: Vector
    of_seat: Vector
    seat_layer: Vector
    seat_bias: Vector
    side_layer: Vector
    side_bias: Vector
    score: Vector


def blank(fields: tuple[int, int, int], rows: tuple[int, int, int]) -> Network:
    """The smallest network for these groups of fields. All weights are 0, and all sides even."""
    width = narrow = hidden = 1
    return Network(
        counts=np.array(fields, np.int64),
        of_table=np.zeros((rows[0], width), np.float32),
        of_hand=np.zeros((rows[1], width), np.float32),
        of_seat=np.zeros((rows[2], width), np.float32),
        seat_layer=np.zeros((width, narrow), np.float32),
        seat_bias=np.zeros(narrow, np.float32),
        side_layer=np.zeros((2 * narrow + width, hidden), np.float32),
        side_bias=np.zeros(hidden, np.float32),
        score=np.zeros(hidden, np.float32),
    )


class Space(NamedTuple):
    """Arrays to work in, for a network that chooses moves."""

    moves: npt.NDArray[np.int32]
    won: npt.NDArray[np.int16]
    fields: npt.NDArray[np.int16]
    """``[candidate, field]``"""
    work: Vector
    shares: Vector


def space(network: Network, seats: int, fields: int, moves: int) -> Space:
    """Space for tables with up to this many seats, fields and moves."""
    width, narrow, hidden = (
        layer.shape[1] for layer in (network.of_table, network.seat_layer, network.side_layer)
    )
    return Space(
        np.zeros(moves, np.int32),
        np.zeros(moves, np.int16),
        np.zeros((moves, fields), np.int16),
        np.zeros(2 * width + (seats + 2) * narrow + hidden, np.float32),
        np.zeros(seats, np.float32),
    )


@compiled
def _add_rows(rows: Vector, fields: Ints, first: int, last: int, total: Vector) -> None:
    for field in range(first, last):
        row = rows[fields[field]]
        for i in range(row.shape[0]):
            total[i] += row[i]


@compiled
def _add_layer(layer: Vector, values: Vector, count: int, total: Vector) -> None:
    """Add a layer's rows, each times its value; negative values count as 0."""
    for i in range(count):
        value = values[i]
        if value > 0:
            row = layer[i]
            for out in range(row.shape[0]):
                total[out] += value * row[out]


@compiled
def _copy(values: Vector, target: Vector) -> None:
    """Copy numbers; a card has no assignment of one slice to another."""
    for i in range(target.shape[0]):
        target[i] = values[i]


@compiled
def judge(
    fields: Ints, seats: int, side_seats: int, network: Network, work: Vector, shares: Vector
) -> None:
    """Set each side's share, with the side on turn first; ``work`` is space to work in."""
    table_fields = network.counts[0]
    hand_fields = network.counts[1]
    seat_fields = network.counts[2]
    width = network.of_table.shape[1]
    narrow = network.seat_layer.shape[1]
    hidden = network.side_layer.shape[1]
    sides = seats // side_seats
    table = work[:width]
    seat = work[width : 2 * width]
    whole = work[2 * width : 2 * width + narrow]
    layer = work[2 * width + narrow : 2 * width + 2 * narrow]
    own = 2 * width + 2 * narrow
    out_of_side = work[own + seats * narrow : own + seats * narrow + hidden]
    table[:] = 0.0
    whole[:] = 0.0
    work[own : own + sides * narrow] = 0.0
    _add_rows(network.of_table, fields, 0, table_fields, table)
    at = table_fields + hand_fields
    for place in range(seats):
        _copy(table, seat)
        if place == 0:
            _add_rows(network.of_hand, fields, table_fields, at, seat)
        _add_rows(network.of_seat, fields, at, at + seat_fields, seat)
        at += seat_fields
        _copy(network.seat_bias, layer)
        _add_layer(network.seat_layer, seat, width, layer)
        side = own + place // side_seats * narrow
        for i in range(narrow):
            if layer[i] > 0:
                whole[i] += layer[i]
                work[side + i] += layer[i]
    highest = np.float32(-1e30)
    for side in range(sides):
        mine = work[own + side * narrow : own + (side + 1) * narrow]
        _copy(network.side_bias, out_of_side)
        _add_layer(network.side_layer, mine, narrow, out_of_side)
        for i in range(narrow):
            layer[i] = whole[i] - mine[i]
        _add_layer(network.side_layer[narrow:], layer, narrow, out_of_side)
        _add_layer(network.side_layer[2 * narrow :], table, width, out_of_side)
        score = np.float32(0.0)
        for i in range(hidden):
            if out_of_side[i] > 0:
                score += network.score[i] * out_of_side[i]
        shares[side] = score
        highest = max(highest, score)
    total = np.float32(0.0)
    for side in range(sides):
        shares[side] = math.exp(shares[side] - highest)
        total += shares[side]
    for side in range(sides):
        shares[side] /= total
