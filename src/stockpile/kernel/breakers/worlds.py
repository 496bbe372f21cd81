"""Worlds: complete states that fit what one seat knows, all equally likely.

The tiles that a seat has not seen are dealt at random to the places that it cannot see. Where a
seat that can answer must (B7), a pass says that it had no answer in kind, and rules out some deals.
A few deals are tried; if none fits, the last one is mended and stirred: two hidden tiles at a time
change places, and change back if that gave a stuck seat more answers. Once all passes fit, every
such swap leads to a world that fits and is as likely to lead back, so that all worlds stay equally
likely. A world that does not fit after `MOST_SWAPS` swaps is used as it is: it is nearly right, and
a wrong guess is better than none.
"""

from __future__ import annotations

from stockpile.kernel.breakers.layout import (
    ABSENT,
    HIGHEST,
    JOKER,
    RECORD,
    RECORD_LONE,
    RECORD_LOW,
    RECORD_ROW,
    RECORD_SEAT,
    RECORD_THICK,
    RECORD_WIDTH,
    RECORDS,
    ROW,
    ROWS,
    RUNNING,
    SEATS,
    STUCK,
    UNUSED,
    VIEWER,
    hand_of,
)
from stockpile.kernel.breakers.rules import copy
from stockpile.kernel.chance import Rng, below
from stockpile.kernel.compile import compiled
from stockpile.kernel.types import Ints

MOST_DEALS = 8
"""How many deals are tried before one is mended."""

MOST_SWAPS = 1_000
"""After this many swaps a deal is no longer mended."""

SWAPS_PER_TILE = 4
"""How many swaps there are for each hidden tile once a deal fits."""


@compiled
def _hidden(known: Ints, row: int) -> int:
    """How many tiles of a row a seat cannot see."""
    hidden = known[row]
    for tile in range(1, ROW):
        hidden -= known[row + tile]
    return hidden


@compiled
def _nth_tile(world: Ints, row: int, slot: int) -> int:
    """The tile in a slot of a row, if its tiles lay in order."""
    tile = 1
    while slot >= world[row + tile]:
        slot -= world[row + tile]
        tile += 1
    return tile


@compiled
def _move_tile(world: Ints, source: int, target: int, tile: int) -> None:
    """Move a tile from one row to another. The caller keeps the sizes of the rows."""
    world[source + tile] -= 1
    world[target + tile] += 1


@compiled
def _deal(known: Ints, world: Ints, rng: Rng) -> None:
    """Deal the unseen tiles to the hidden places."""
    copy(known, world)
    for row in range(ROWS, RUNNING, ROW):
        hidden = _hidden(known, row)
        if hidden == world[ABSENT]:
            for tile in range(1, ROW):
                world[row + tile] += world[ABSENT + tile]
                world[ABSENT + tile] = 0
            world[ABSENT] = 0
            return
        for _ in range(hidden):
            _move_tile(world, ABSENT, row, _nth_tile(world, ABSENT, below(rng, world[ABSENT])))
            world[ABSENT] -= 1


@compiled
def contradictions(known: Ints, world: Ints, seat: int, tile: int) -> int:
    """How many answers a seat would have had in this world when it passed for lack of one.

    Only answers that a tile could be part of count: a number in its place, a joker anywhere.
    """
    found = 0
    hand = hand_of(seat)
    for index in range(known[STUCK]):
        record = RECORDS + index * RECORD
        if known[record + RECORD_SEAT] != seat:
            continue
        thick = known[record + RECORD_THICK]
        width = known[record + RECORD_WIDTH]
        low = known[record + RECORD_LOW]
        high = HIGHEST - width + 1
        since = record + RECORD_ROW
        if thick > 2:
            first = 1 if tile == JOKER else tile
            for alike in range(first, tile + 1):
                # Below this number only a Breaker of more tiles is higher.
                held = world[hand + alike] + known[since + alike]
                found += held >= thick + (alike < low)
            continue
        jokers = world[hand + JOKER] + known[since + JOKER]
        if tile != JOKER:
            low = max(low, tile - width + 1)
            high = min(high, tile)
        elif known[record + RECORD_LONE] and jokers >= thick:
            found += 1
        for start in range(low, high + 1):
            lacking = 0
            for number in range(start, start + width):
                held = world[hand + number] + known[since + number]
                if held < thick:
                    lacking += thick - held
            if lacking <= jokers and lacking < thick * width:
                found += 1
    return found


@compiled
def all_contradictions(known: Ints, world: Ints) -> int:
    """How many answers all seats would have had in this world when they passed for lack of one."""
    found = 0
    for seat in range(known[SEATS]):
        found += contradictions(known, world, seat, JOKER)
    return found


@compiled
def _hidden_row(known: Ints, slot: int, but: int) -> int:
    """The row of a slot, counting the slots of hidden hands and unused tiles, except one row's.

    Only these change places: a seat that knows of passes has seen the finished tricks.
    """
    viewer = hand_of(known[VIEWER])
    row = ROWS
    while True:
        if row != viewer and row != but:
            if slot < known[row]:
                return row
            slot -= known[row]
        row += ROW


@compiled
def _stir(known: Ints, world: Ints, rng: Rng) -> None:
    """Swap hidden tiles until all passes fit, and then until they are well mixed."""
    slots = known[UNUSED]
    for seat in range(known[SEATS]):
        if seat != known[VIEWER]:
            slots += known[hand_of(seat)]
    wrong = all_contradictions(known, world)
    mended = 0
    stirred = 0
    while stirred < SWAPS_PER_TILE * slots and mended < MOST_SWAPS:
        one = _hidden_row(known, below(rng, slots), -1)
        if slots == known[one]:
            return  # there is no other place
        other = _hidden_row(known, below(rng, slots - known[one]), one)
        given = _nth_tile(world, one, below(rng, known[one]))
        taken = _nth_tile(world, other, below(rng, known[other]))
        _move_tile(world, one, other, given)
        _move_tile(world, other, one, taken)
        if wrong:
            mended += 1
            now = all_contradictions(known, world)
        else:
            stirred += 1
            now = _contradictions_with(known, world, one, taken) + _contradictions_with(
                known, world, other, given
            )
        if now <= wrong:
            wrong = now
        else:
            _move_tile(world, other, one, given)
            _move_tile(world, one, other, taken)


@compiled
def _contradictions_with(known: Ints, world: Ints, row: int, tile: int) -> int:
    """The contradictions that a tile may have brought to a row."""
    return 0 if row == UNUSED else contradictions(known, world, (row - ROWS) // ROW, tile)


@compiled
def sample(known: Ints, world: Ints, rng: Rng) -> None:
    """Make a world that fits what a seat knows."""
    for _ in range(MOST_DEALS):
        _deal(known, world, rng)
        if all_contradictions(known, world) == 0:
            return
    _stir(known, world, rng)
