"""A round of Breakers as one flat array of integers, and a move as one integer.

The array begins with the header: single numbers, named below. Then come rows of tiles, one for each
place where tiles can lie, all of the same form: entry 0 counts the tiles of the row, entries 1 to
15 count each number, and entry 16 (`JOKER`) the jokers. Row ``seat`` is that seat's hand; `UNUSED`,
`PLAYED` and `RUNNING` are what the deal left over, the finished tricks and the running trick, and
`ABSENT` is the rest of the box, which a study position may leave out. Last comes the running trick
set by set: which move, and by whom.

    header | hand A … hand D | UNUSED | PLAYED | RUNNING | ABSENT | TRICK_MOVES | TRICK_SEATS

What one seat knows is the same array, and more behind it (see below). A row that it cannot see has
entry 0 only, and `ABSENT` is all that it has not seen: `worlds.sample` deals the one to the other.

A set is a block: ``thick`` tiles alike on each of ``width`` numbers, from number ``low`` on. A
single, pair or Breaker is one number wide, and one of jokers alone has ``low`` 16. So its size is
thick × width, and its height low + width − 1. A mask says where jokers stand: bit 0 is the lowest
place, and `SECOND` bits up is a second joker in the same place. (Those of a set of jokers alone are
not masked: they stand for themselves.) A move is all of this in one number that fits 32 bits:

    bits 0–3 width | 4–8 low | 9–10 thick − 1 | 11–30 jokers        0: pass
"""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from stockpile.breakers import editions
from stockpile.kernel.compile import compiled

Flat: TypeAlias = npt.NDArray[np.int32]
"""A state, what a seat knows, or a list of moves."""

DTYPE = np.int32

EDITION = editions.BREAKERS_2010
JOKER = editions.JOKER
HIGHEST = EDITION.highest
SHORTEST_RUN = EDITION.shortest_run
SHORTEST_PAIR_RUN = EDITION.shortest_pair_run
BOX = len(EDITION.pack)

# The header: what the table has chosen,
SEATS = 0
EQUAL = 1
"""1 where an equal set is an answer (B6)."""
OBLIGED = 2
"""0 where who can answer need not (B7), 2 where they must; 1 where they must, but a Breaker is not
owed even to a lower one, as our first readings had it."""
LONE = 3
"""How high jokers alone are, as a single or a pair (B10)."""
# how the round stands,
TURN = 4
PASSES = 5
"""How many seats in succession have passed since the last set."""
OVER = 6
WINNER = 7
"""The seat that has won; −1 before."""
POINTS = 8
ENDING = 9
"""0 while the round goes on; 1: a hand is empty, the only way it ends."""
# and what has to be answered.
LAID = 10
"""How many sets the running trick has; at 0 the seat on turn leads, and the next ones are 0."""
TOP_THICK = 11
"""1 single or run, 2 pair or pair run, 3 and 4 Breakers."""
TOP_WIDTH = 12
TOP_HEIGHT = 13
"""As the table counts it: jokers alone may be as high as 15."""
TOP_BY = 14

ROWS = 16
"""Where the rows of tiles begin."""
ROW = JOKER + 1
"""How long a row is."""
MOST_SEATS = EDITION.most_seats
UNUSED = ROWS + MOST_SEATS * ROW
PLAYED = UNUSED + ROW
RUNNING = PLAYED + ROW
ABSENT = RUNNING + ROW
TRICK_MOVES = ABSENT + ROW
TRICK_SEATS = TRICK_MOVES + BOX
SIZE = TRICK_SEATS + BOX

# Behind what one seat knows:
VIEWER = SIZE
"""Whose knowledge it is; −1: nobody's, everything is still to be dealt."""
STUCK = SIZE + 1
"""How many records of stuck seats there are."""
RECORDS = SIZE + 2
"""The records, one for each pass that tells something: where who can answer must, a seat that
passed had no answer in kind. A record is the seat, thick and width of what had to be answered, the
lowest number that an answer of this size could have begun with, whether jokers alone would have
been one, and a row: what the seat has laid since, which it held then as well."""
RECORD_SEAT = 0
RECORD_THICK = 1
RECORD_WIDTH = 2
RECORD_LOW = 3
RECORD_LONE = 4
RECORD_ROW = 5
RECORD = RECORD_ROW + ROW

PASS = 0

# No hand has more tiles than 20, so no pair run has more pairs than ten.
SECOND = 10

_WIDTH_BITS = 4
_LOW_BITS = 5
_THICK_AT = _WIDTH_BITS + _LOW_BITS
_JOKERS_AT = _THICK_AT + 2

MOST_MOVES = 648
"""More than there can be canonical moves. All hands of 20 tiles were counted, and 5 6 7 7 7 8 8 8 9
9 9 10 10 10 11 12 with four jokers has the most, 645: no other has as many ways to put jokers
in place of three alike."""

MOST_MOVES_AT_ALL = 1 << 15
"""More than there can be moves with jokers in every place: a hand of 1 to 15, one more tile and
four jokers has some 22,000."""


@compiled
def set_id(thick: int, width: int, low: int, jokers: int) -> Any:
    """The move of laying this block."""
    return width | low << _WIDTH_BITS | (thick - 1) << _THICK_AT | jokers << _JOKERS_AT


@compiled
def width_of(move: int) -> Any:
    """How many numbers wide a set is; 0 for a pass."""
    return move & 15


@compiled
def low_of(move: int) -> Any:
    """The number that a set begins with."""
    return move >> _WIDTH_BITS & 31


@compiled
def thick_of(move: int) -> Any:
    """How many tiles a set has on each number."""
    return (move >> _THICK_AT & 3) + 1


@compiled
def jokers_of(move: int) -> Any:
    """Where a set has jokers."""
    return move >> _JOKERS_AT


@compiled
def hand_of(seat: int) -> Any:
    """Where the row of a seat's hand begins."""
    return ROWS + ROW * seat
