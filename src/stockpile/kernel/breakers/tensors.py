"""A table of Breakers for learning programs: rows, observations and the truth.

Everything is seen from the seat on turn, so that one program serves all seats. The seats of an
observation are in the order of play, the viewer first.

A **row** is a state (see `layout`) followed by what everybody could have noted down in the round:
which tiles each seat has laid, and the lowest single and pair that it has passed on.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from stockpile.kernel import outcomes
from stockpile.kernel.breakers import layout
from stockpile.kernel.breakers.actions import CARD_NAMES
from stockpile.kernel.breakers.layout import (
    COPIES,
    DTYPE,
    EQUAL,
    JOKER,
    LAID,
    LONE,
    MOST_SEATS,
    OBLIGED,
    PASS,
    PASSES,
    PLAYED,
    ROW,
    RUNNING,
    SEATS,
    SIZE,
    TOP_BY,
    TOP_HEIGHT,
    TOP_THICK,
    TOP_WIDTH,
    TURN,
    UNUSED,
    Array,
    hand_of,
    jokers_at,
    jokers_of,
    low_of,
    thick_of,
    width_of,
)
from stockpile.kernel.breakers.rules import (
    apply,
    deal,
)
from stockpile.kernel.chance import Rng
from stockpile.kernel.compile import LoopBinder, compiled
from stockpile.kernel.types import Ints, index
from stockpile.kernel.vectors import copy_part, write_rest

bind = LoopBinder(__name__, layout)

LAID_TILES = SIZE
PASSED_SINGLE = LAID_TILES + MOST_SEATS * ROW
PASSED_PAIR = PASSED_SINGLE + MOST_SEATS
ROW_SIZE = PASSED_PAIR + MOST_SEATS

# An observation: what concerns the whole table, then a block for each seat.
SEEN_HAND = 0
SEEN_UNSEEN = SEEN_HAND + JOKER
SEEN_TRICK = SEEN_UNSEEN + JOKER
SEEN_TOP_THICK = SEEN_TRICK + JOKER
SEEN_TOP_WIDTH = SEEN_TOP_THICK + 1
SEEN_TOP_HEIGHT = SEEN_TOP_WIDTH + 1
SEEN_TOP_BY = SEEN_TOP_HEIGHT + 1
SEEN_PASSES = SEEN_TOP_BY + 1
SEEN_EQUAL = SEEN_PASSES + 1
SEEN_OBLIGED = SEEN_EQUAL + 1
SEEN_LONE = SEEN_OBLIGED + 1
SEEN_SEAT = SEEN_LONE + 1

SEAT_TILES = 0
SEAT_LAID = 1
SEAT_PASSED_SINGLE = SEAT_LAID + JOKER
SEAT_PASSED_PAIR = SEAT_PASSED_SINGLE + 1
SEAT_SIZE = SEAT_PASSED_PAIR + 1

# The truth, for critics: the unused tiles by kind, then each seat's hand by kind.
TRUTH_UNUSED = 0
TRUTH_SEAT = TRUTH_UNUSED + JOKER
TRUTH_SEAT_SIZE = JOKER


def empty_row(table: Array) -> Array:
    """The row of a table without tiles."""
    row = np.zeros(ROW_SIZE, DTYPE)
    row[:SIZE] = table
    return row


def observation_size(seats: int, _sides: int) -> int:
    """How many bytes an observation has. There are no teams."""
    return SEEN_SEAT + seats * SEAT_SIZE


def truth_size(seats: int) -> int:
    """How many bytes the truth has."""
    return TRUTH_SEAT + seats * TRUTH_SEAT_SIZE


# Names


def observation_names(seats: int, _sides: int) -> Iterator[str]:
    """What each byte of an observation is."""
    for part in ("hand", "unseen", "trick"):
        yield from (f"{part}.{tile}" for tile in CARD_NAMES)
    yield from ("top.alike", "top.width", "top.height", "top.by", "passes")
    yield from ("answer", "passing", "lone-joker")
    for seat in range(seats):
        yield f"seat{seat}.tiles"
        yield from (f"seat{seat}.laid.{tile}" for tile in CARD_NAMES)
        yield from (f"seat{seat}.passed.single", f"seat{seat}.passed.pair")


def truth_names(seats: int) -> Iterator[str]:
    """What each byte of the truth is."""
    yield from (f"unused.{tile}" for tile in CARD_NAMES)
    for seat in range(seats):
        yield from (f"seat{seat}.hand.{tile}" for tile in CARD_NAMES)


# Rows


@compiled
def laid_of(seat: int) -> int:
    """Where the row of the tiles that a seat has laid starts."""
    return LAID_TILES + ROW * index(seat)


@compiled
def deal_row(row: Ints, starter: int, rng: Rng) -> None:
    """Deal a new round."""
    deal(row, starter, rng)
    for entry in range(LAID_TILES, ROW_SIZE):
        row[entry] = 0


@compiled
def advance(row: Ints, move: int, rng: Rng) -> None:
    """Make a move, and everything that follows from it."""
    seat = row[TURN]
    thick = thick_of(move)
    if move == PASS:
        if row[TOP_WIDTH] == 1 and row[TOP_THICK] <= 2:
            passed = (PASSED_SINGLE if row[TOP_THICK] == 1 else PASSED_PAIR) + seat
            if row[passed] == 0 or row[TOP_HEIGHT] < row[passed]:
                row[passed] = row[TOP_HEIGHT]
    else:
        laid = laid_of(seat)
        mask = jokers_of(move)
        for place in range(width_of(move)):
            jokers = jokers_at(mask, thick, place)
            row[laid + low_of(move) + place] += thick - jokers
            row[laid + JOKER] += jokers
    apply(row, move, rng)


@compiled
def write_observation(row: Ints, viewer: int, seen: Ints) -> None:
    """Write what a seat may know."""
    seats = row[SEATS]
    hand = hand_of(viewer)
    copy_part(row, hand + 1, seen, SEEN_HAND, JOKER)
    # There are as many jokers as tiles of each number.
    write_rest(COPIES, row, (hand + 1, RUNNING + 1, PLAYED + 1), seen, SEEN_UNSEEN, JOKER)
    copy_part(row, RUNNING + 1, seen, SEEN_TRICK, JOKER)
    seen[SEEN_TOP_THICK] = row[TOP_THICK]
    seen[SEEN_TOP_WIDTH] = row[TOP_WIDTH]
    seen[SEEN_TOP_HEIGHT] = row[TOP_HEIGHT]
    ahead = row[TOP_BY] - viewer
    seen[SEEN_TOP_BY] = 1 + (ahead if ahead >= 0 else ahead + seats) if row[LAID] else 0
    seen[SEEN_PASSES] = row[PASSES]
    seen[SEEN_EQUAL] = row[EQUAL]
    seen[SEEN_OBLIGED] = row[OBLIGED]
    seen[SEEN_LONE] = row[LONE]
    seat = viewer
    at = SEEN_SEAT
    for _ in range(seats):
        seen[at + SEAT_TILES] = row[hand_of(seat)]
        copy_part(row, laid_of(seat) + 1, seen, at + SEAT_LAID, JOKER)
        seen[at + SEAT_PASSED_SINGLE] = row[PASSED_SINGLE + seat]
        seen[at + SEAT_PASSED_PAIR] = row[PASSED_PAIR + seat]
        at += SEAT_SIZE
        seat = seat + 1 if seat + 1 < seats else 0


@compiled
def write_truth(row: Ints, viewer: int, truth: Ints) -> None:
    """Write the hidden tiles, which nobody at the table knows in full."""
    seats = row[SEATS]
    for tile in range(1, ROW):
        truth[TRUTH_UNUSED + tile - 1] = row[UNUSED + tile]
        for step in range(seats):
            hand = hand_of((viewer + step) % seats)
            truth[TRUTH_SEAT + step * TRUTH_SEAT_SIZE + tile - 1] = row[hand + tile]


write_outcome = bind(outcomes.write_outcome)
add_reward = bind(outcomes.add_reward)
