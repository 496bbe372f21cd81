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
    """Arrays to work in, for a network that chooses among candidates."""

    moves: npt.NDArray[np.int32]
    won: npt.NDArray[np.int16]
    fields: npt.NDArray[np.int16]
    """``[candidate, field]``"""
    judged: Vector
    """Each side's share, by ``[candidate, side]``."""
    work: Vector
    shares: Vector


def space(network: Network, seats: int, fields: int, candidates: int, moves: int) -> Space:
    """Space for up to this many seats, fields, and candidates with their moves."""
    width, narrow, hidden = (
        layer.shape[1] for layer in (network.of_table, network.seat_layer, network.side_layer)
    )
    return Space(
        np.zeros(moves, np.int32),
        np.zeros(candidates, np.int16),
        np.zeros((candidates, fields), np.int16),
        np.zeros((candidates, seats), np.float32),
        np.zeros(2 * width + (seats + 1) * narrow + 2 * hidden, np.float32),
        np.zeros(seats, np.float32),
    )


@compiled
def _add_rows(rows: Vector, fields: Ints, first: int, last: int, total: Vector) -> None:
    """Add the rows that some fields pick, four at a time: see `_add_layer`."""
    fours = first + (last - first) // 4 * 4
    for at in range(first, fours, 4):
        a, b = rows[fields[at]], rows[fields[at + 1]]
        c, d = rows[fields[at + 2]], rows[fields[at + 3]]
        for i in range(total.shape[0]):
            total[i] += (a[i] + b[i]) + (c[i] + d[i])
    for at in range(fours, last):
        row = rows[fields[at]]
        for i in range(total.shape[0]):
            total[i] += row[i]


@compiled
def _add_layer(layer: Vector, values: Vector, count: int, total: Vector) -> None:
    """Add a layer's rows, each times its value; negative values count as 0.

    Four rows at a time take a third of the time: the total is read and written less often.
    """
    zero = np.float32(0.0)
    four = count // 4 * 4
    for i in range(0, four, 4):
        a, b = max(values[i], zero), max(values[i + 1], zero)
        c, d = max(values[i + 2], zero), max(values[i + 3], zero)
        row_a, row_b, row_c, row_d = layer[i], layer[i + 1], layer[i + 2], layer[i + 3]
        for out in range(total.shape[0]):
            total[out] += (a * row_a[out] + b * row_b[out]) + (c * row_c[out] + d * row_d[out])
    for i in range(four, count):
        a = max(values[i], zero)
        row_a = layer[i]
        for out in range(total.shape[0]):
            total[out] += a * row_a[out]


@compiled
def _copy(values: Vector, target: Vector) -> None:
    """Copy numbers; a card has no assignment of one slice to another."""
    for i in range(target.shape[0]):
        target[i] = values[i]


@compiled
def judge_all(count: int, seats: int, side_seats: int, network: Network, space: Space) -> None:
    """Judge the first ``count`` candidates; a side that has won has all of the share."""
    sides = seats // side_seats
    of_hand = network.counts[0]
    others = of_hand + network.counts[1] + side_seats * network.counts[2]
    last = -1
    for one in range(count):
        if space.won[one]:
            space.judged[one, 0] = 1.0
            for side in range(1, sides):
                space.judged[one, side] = 0.0
            continue
        fields = space.fields[one]
        again = last >= 0
        if again:
            before = space.fields[last]
            for field in range(of_hand):
                again &= fields[field] == before[field]
            for field in range(others, len(fields)):
                again &= fields[field] == before[field]
        if again:
            judge_again(fields, seats, side_seats, network, space.work, space.judged[one])
        else:
            judge(fields, seats, side_seats, network, space.work, space.judged[one])
        last = one


@compiled
def judge(
    fields: Ints, seats: int, side_seats: int, network: Network, work: Vector, shares: Vector
) -> None:
    """Set each side's share, with the side on turn first; ``work`` is space to work in."""
    width = network.of_table.shape[1]
    narrow = network.seat_layer.shape[1]
    hidden = network.side_layer.shape[1]
    table = work[:width]
    common = work[2 * width + narrow : 2 * width + narrow + hidden]
    table[:] = 0.0
    _add_rows(network.of_table, fields, 0, network.counts[0], table)
    _copy(network.side_bias, common)
    _add_layer(network.side_layer[2 * narrow :], table, width, common)
    for side in range(1, seats // side_seats):
        _add_seats(fields, side, side_seats, network, work)
    judge_again(fields, seats, side_seats, network, work, shares)


@compiled
def judge_again(
    fields: Ints, seats: int, side_seats: int, network: Network, work: Vector, shares: Vector
) -> None:
    """The same, if only the hand and the seats of the side on turn may differ from what was judged
    last in ``work``.
    """
    width = network.of_table.shape[1]
    narrow = network.seat_layer.shape[1]
    hidden = network.side_layer.shape[1]
    sides = seats // side_seats
    layer = work[2 * width : 2 * width + narrow]
    common = work[2 * width + narrow : 2 * width + narrow + hidden]
    inner = work[2 * width + narrow + hidden : 2 * width + narrow + 2 * hidden]
    own = 2 * width + narrow + 2 * hidden
    _add_seats(fields, 0, side_seats, network, work)
    highest = np.float32(-1e30)
    for side in range(sides):
        _copy(common, inner)
        layer[:] = 0.0
        for other in range(sides):
            seats_of_one = work[own + other * narrow : own + (other + 1) * narrow]
            if other == side:
                _add_layer(network.side_layer, seats_of_one, narrow, inner)
            else:
                for i in range(narrow):
                    layer[i] += seats_of_one[i]
        _add_layer(network.side_layer[narrow:], layer, narrow, inner)
        score = np.float32(0.0)
        for i in range(hidden):
            if inner[i] > 0:
                score += network.score[i] * inner[i]
        shares[side] = score
        highest = max(highest, score)
    total = np.float32(0.0)
    for side in range(sides):
        shares[side] = math.exp(shares[side] - highest)
        total += shares[side]
    for side in range(sides):
        shares[side] /= total


@compiled
def _add_seats(fields: Ints, side: int, side_seats: int, network: Network, work: Vector) -> None:
    """Add up what the layer of seats makes of a side, given the sum of the table's rows."""
    width = network.of_table.shape[1]
    narrow = network.seat_layer.shape[1]
    hidden = network.side_layer.shape[1]
    table = work[:width]
    seat = work[width : 2 * width]
    layer = work[2 * width : 2 * width + narrow]
    own = 2 * width + narrow + 2 * hidden + side * narrow
    total = work[own : own + narrow]
    of_hand = network.counts[0]
    of_seats = of_hand + network.counts[1]
    total[:] = 0.0
    for place in range(side * side_seats, (side + 1) * side_seats):
        _copy(table, seat)
        if place == 0:
            _add_rows(network.of_hand, fields, of_hand, of_seats, seat)
        at = of_seats + place * network.counts[2]
        _add_rows(network.of_seat, fields, at, at + network.counts[2], seat)
        _copy(network.seat_bias, layer)
        _add_layer(network.seat_layer, seat, width, layer)
        for i in range(narrow):
            total[i] += max(layer[i], np.float32(0.0))
