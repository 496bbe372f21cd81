"""Worlds: whole truths that fit what one seat knows, every one as likely as the others.

The tiles that a seat has not seen are dealt at random to the places that it cannot see. Where who
can answer must (B7), a pass tells that a seat had no answer in kind, and some of these deals cannot
be. A few deals are tried; if none of them fits, the last one is mended and stirred: two hidden
tiles at a time change places, and back if that gave a stuck seat more answers. Once all passes fit,
every such change leads to a world that fits and is as likely to lead back, so that the worlds stay
spread evenly. A world that has not come to fit after `MOST_SWAPS` changes is used as it is: it is
nearly right, and a wrong guess is better than none.
"""

from __future__ import annotations

from typing import Any

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
    SIZE,
    STUCK,
    UNUSED,
    VIEWER,
    Flat,
    hand_of,
)
from stockpile.kernel.chance import Rng, below
from stockpile.kernel.compile import compiled

TRIES = 8
"""How many deals are tried before one is mended."""

MOST_SWAPS = 1_000
"""After so many changes a deal is mended no more."""

STIRS = 4
"""How many changes there are for each hidden tile, once a deal fits."""


@compiled
def copy(source: Flat, target: Flat) -> None:
    """Copy a state, or the part of what a seat knows that is one."""
    for entry in range(SIZE):
        target[entry] = source[entry]


@compiled
def _hidden(known: Flat, row: int) -> Any:
    """How many tiles of a row a seat cannot see."""
    hidden = known[row]
    for tile in range(1, ROW):
        hidden -= known[row + tile]
    return hidden


@compiled
def _pick(world: Flat, row: int, slot: int) -> Any:
    """The tile in a slot of a row, if its tiles lay in order."""
    tile = 1
    while slot >= world[row + tile]:
        slot -= world[row + tile]
        tile += 1
    return tile


@compiled
def _move(world: Flat, source: int, target: int, tile: int) -> None:
    """Move a tile from a row to another. How many tiles a row has is up to the caller."""
    world[source + tile] -= 1
    world[target + tile] += 1


@compiled
def _deal(known: Flat, world: Flat, rng: Rng) -> None:
    """Deal what is not seen to where it could lie."""
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
            _move(world, ABSENT, row, _pick(world, ABSENT, below(rng, world[ABSENT])))
            world[ABSENT] -= 1


@compiled
def contradictions(known: Flat, world: Flat, seat: int, tile: int) -> Any:
    """How many answers a seat would have had when it passed for the lack of one.

    Counted are those that a tile could have a part in: a number in its place, a joker anywhere.
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
                # Below that number, only a Breaker of more tiles is higher.
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
def all_contradictions(known: Flat, world: Flat) -> Any:
    """How many answers all seats would have had when they passed for the lack of one."""
    found = 0
    for seat in range(known[SEATS]):
        found += contradictions(known, world, seat, JOKER)
    return found


@compiled
def _hidden_row(known: Flat, slot: int, but: int) -> Any:
    """The row that a slot is in, of all slots in hidden hands and among the unused but one row's.

    Only these change places: who knows of passes has seen the finished tricks.
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
def _stir(known: Flat, world: Flat, rng: Rng) -> None:
    """Let hidden tiles change places until all passes fit, and then for good measure."""
    slots = known[UNUSED]
    for seat in range(known[SEATS]):
        if seat != known[VIEWER]:
            slots += known[hand_of(seat)]
    wrong = all_contradictions(known, world)
    mended = 0
    stirred = 0
    while stirred < STIRS * slots and mended < MOST_SWAPS:
        one = _hidden_row(known, below(rng, slots), -1)
        if slots == known[one]:
            return  # there is no other place
        other = _hidden_row(known, below(rng, slots - known[one]), one)
        given = _pick(world, one, below(rng, known[one]))
        taken = _pick(world, other, below(rng, known[other]))
        _move(world, one, other, given)
        _move(world, other, one, taken)
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
            _move(world, other, one, given)
            _move(world, one, other, taken)


@compiled
def _contradictions_with(known: Flat, world: Flat, row: int, tile: int) -> Any:
    """What came to be amiss in a row when it got a tile."""
    return 0 if row == UNUSED else contradictions(known, world, (row - ROWS) // ROW, tile)


@compiled
def sample(known: Flat, world: Flat, rng: Rng) -> None:
    """Make a world that fits what a seat knows."""
    for _ in range(TRIES):
        _deal(known, world, rng)
        if all_contradictions(known, world) == 0:
            return
    _stir(known, world, rng)
