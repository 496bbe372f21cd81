"""How a round of Breakers lies in one flat array of int32, and what the numbers of moves mean.

The array starts with the header: single numbers, named below. Then come rows of tiles, one for each
place where tiles can be, all of the same form: entry 0 counts the tiles of the row, entries 1 to 15
count each number, and entry 16 (`JOKER`) the jokers. Row ``seat`` is that seat's hand; `UNUSED`,
`PLAYED` and `RUNNING` are what the deal left over, the finished tricks and the running trick, and
`ABSENT` is the rest of the box, which a study position may leave out. Last comes the running trick
set by set: which move, and by which seat.

    header | hand A … hand D | UNUSED | PLAYED | RUNNING | ABSENT | TRICK_MOVES | TRICK_SEATS

What a seat *knows* is such an array followed by more (see below). A row that it cannot see has only
entry 0, and `ABSENT` has every tile that it has not seen: `worlds.sample` deals them to those rows.

A set is a block: ``thick`` equal tiles on each of ``width`` numbers, from number ``low`` up. A
single, pair or Breaker is one number wide, and a set of jokers alone has ``low`` 16. So its size is
thick × width, and its height low + width − 1. A mask says where jokers stand: bit 0 is the lowest
place, and the bit `SECOND_JOKER` further up is a second joker in that place. (A set of jokers alone
has no mask.) A move is all of this in one number of 32 bits:

    bits 0–3 width | 4–8 low | 9–10 thick − 1 | 11–30 jokers        0: pass

**Scratch** is a second array of int32 that the policies work in. Each part has one writer, named
below. Only `LEGAL_MOVES` and `MOVE_COSTS` outlive a call from outside the kernel.
"""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from stockpile.breakers import editions
from stockpile.kernel.compile import compiled
from stockpile.kernel.types import Ints, index

DTYPE = np.int32
SCRATCH_DTYPE = np.int32
Array: TypeAlias = npt.NDArray[np.int32]
"""A state, what a seat knows, a list of moves, or scratch."""

EDITION = editions.BREAKERS_2010
JOKER = editions.JOKER
HIGHEST = EDITION.highest
SHORTEST_RUN = EDITION.shortest_run
SHORTEST_PAIR_RUN = EDITION.shortest_pair_run
COPIES = EDITION.copies
JOKERS = EDITION.jokers
BOX = len(EDITION.pack)

# The header. What the table has chosen:
SEATS = 0
SIDES = SEATS
"""Everybody plays for themselves."""
EQUAL = 1
"""1 if an equal set is an answer (B6)."""
OBLIGED = 2
"""Whether a seat that can answer must (B7): 0 no; 2 yes; 1 yes, but never with a Breaker, as in our
first readings."""
LONE = 3
"""The height of jokers alone, as a single or a pair (B10)."""
# The state of the round:
TURN = 4
PASSES = 5
"""How many seats in a row have passed since the last set."""
OVER = 6
WINNER = 7
"""The seat that has won; `NOBODY` until the round ends."""
POINTS = 8
ENDING = 9
"""0 until the round ends, then 1: an empty hand is the only ending."""
# The set to answer:
LAID = 10
"""How many sets the running trick has. If 0, the seat on turn leads, and the next four are 0."""
TOP_THICK = 11
"""1 single or run, 2 pair or pair run, 3 and 4 Breakers."""
TOP_WIDTH = 12
TOP_HEIGHT = 13
"""As the table counts it: jokers alone may be as high as 15."""
TOP_BY = 14
HAND_TILES = 15
"""How many tiles each hand is dealt."""

ROWS = 16
"""Where the rows of tiles start."""
ROW = JOKER + 1
"""The length of a row."""
MOST_SEATS = EDITION.most_seats
UNUSED = ROWS + MOST_SEATS * ROW
PLAYED = UNUSED + ROW
RUNNING = PLAYED + ROW
ABSENT = RUNNING + ROW
TRICK_MOVES = ABSENT + ROW
TRICK_SEATS = TRICK_MOVES + BOX
SIZE = TRICK_SEATS + BOX
"""The length of a state."""

NOBODY = -1

# What a seat knows has, after the state:
VIEWER = SIZE
"""The seat whose knowledge it is."""
STUCK = SIZE + 1
"""How many records of stuck seats there are."""
RECORDS = SIZE + 2
"""The records, one for each pass that tells something: if a seat that can answer must, one that
passed had no answer in kind. A record has the seat, thick and width of the set to answer, the
lowest number that an answer of this size could have started with, whether jokers alone would have
been an answer, and a row: what the seat has laid since, and so held then."""
RECORD_SEAT = 0
RECORD_THICK = 1
RECORD_WIDTH = 2
RECORD_LOW = 3
RECORD_LONE = 4
RECORD_ROW = 5
RECORD = RECORD_ROW + ROW

PASS = 0
NO_MOVE = -1
"""What follows the last of several moves."""

# No hand has more than 20 tiles, so no pair run has more than ten pairs.
SECOND_JOKER = 10

_WIDTH_BITS = 4
_LOW_BITS = 5
_THICK_AT = _WIDTH_BITS + _LOW_BITS
_JOKERS_AT = _THICK_AT + 2

MOVES = 1 << _JOKERS_AT + 2 * SECOND_JOKER
"""Every move is smaller than this."""

MOST_MOVES = 648
"""More canonical moves than any hand has. Of all hands of 20 tiles, 5 6 7 7 7 8 8 8 9 9 9 10 10 10
11 12 with four jokers has the most, 645: no other has as many ways to put jokers in place of three
equal tiles."""

MOST_MOVES_AT_ALL = 1 << 15
"""More moves than any hand has, with jokers in every place: 1 to 15, one more tile and four jokers
have some 22,000."""

# Scratch. Written by `hold_chance.reckon_holding` only: the chance that no other hand has
# - a higher block, by thick and width, then by height;
HOLDS = 0
HOLDS_FORM = ROW
HOLDS_THICK = HOLDS_FORM * (HIGHEST + 1)
# - a higher Breaker, by its size, then by number;
HOLDS_BREAKER = HOLDS + 2 * HOLDS_THICK
# - any Breaker;
NO_BREAKER = HOLDS_BREAKER + 2 * ROW
# and, as an intermediate result, the chance that one hand has a tile at least once, twice, …
HAS_TIMES = NO_BREAKER + 1

# Written by `hand_cost.price_sets` only: the cost of a set that ends at each number, by kind; of a
# Breaker by its size; of jokers in no set; of each further number in a run and in a pair run; and
# of each joker in a set.
COST_SINGLE = HAS_TIMES + (COPIES + 1) * ROW
COST_PAIR = COST_SINGLE + ROW
COST_RUN = COST_PAIR + ROW
COST_PAIR_RUN = COST_RUN + ROW
COST_BREAKER = COST_PAIR_RUN + ROW
COST_LONE = COST_BREAKER + 2 * ROW
COST_WIDER = COST_LONE + COPIES + 1
COST_PAIR_WIDER = COST_WIDER + 1
COST_JOKER = COST_PAIR_WIDER + 1

# Written by `hand_cost.sort_hand`, and by `cost_without`, which restores it: the hand,
SORTED_HAND = COST_JOKER + 1
# and a layer before each number, for the cheapest ways to reach it and to go on from it. A layer
# has an entry for every combination of open sets, and within it for each number of jokers left.
OPEN_SETS = np.array(
    [
        (single, two, run, pair, pairs, single + two + run + 2 * (pair + pairs))
        for single in range(COPIES + 1)
        for two in range(COPIES + 1)
        for run in range(COPIES + 1)
        for pair in range(COPIES // 2 + 1)
        for pairs in range(COPIES // 2 + 1)
        if single + two + run + 2 * (pair + pairs) <= COPIES
    ],
    DTYPE,
)
"""The combinations: how many singles, sequences of two, runs, pairs and pair runs are open, and how
many tiles of one number continue them all."""
OPEN_SINGLE, OPEN_TWO, OPEN_RUN, OPEN_PAIR, OPEN_PAIR_RUN, OPEN_TILES = range(6)
WAYS = len(OPEN_SETS)
LAYER = WAYS * (COPIES + 1)
LAYERS_BEHIND = SORTED_HAND + ROW
LAYERS_AHEAD = LAYERS_BEHIND + (HIGHEST + 2) * LAYER
# Two more layers, for `hand_cost.cost_without` only.
LAYERS_WORK = LAYERS_AHEAD + (HIGHEST + 2) * LAYER

# Written by `skilled_policy.best_move`, read by `deciding`: the canonical moves, and their costs.
LEGAL_MOVES = LAYERS_WORK + 2 * LAYER
MOVE_COSTS = LEGAL_MOVES + MOST_MOVES
SCRATCH_SIZE = MOVE_COSTS + MOST_MOVES


@compiled
def set_id(thick: int, width: int, low: int, jokers: int) -> int:
    """The move of laying this block."""
    return width | low << _WIDTH_BITS | (thick - 1) << _THICK_AT | jokers << _JOKERS_AT


@compiled
def with_jokers(move: int, jokers: int) -> int:
    """The move of laying a block that has no jokers yet with these."""
    return move | jokers << _JOKERS_AT


@compiled
def width_of(move: int) -> int:
    """The width of a set; 0 for a pass."""
    return move & 15


@compiled
def low_of(move: int) -> int:
    """The number that a set starts with."""
    return move >> _WIDTH_BITS & 31


@compiled
def thick_of(move: int) -> int:
    """How many tiles a set has on each number."""
    return (move >> _THICK_AT & 3) + 1


@compiled
def jokers_of(move: int) -> int:
    """The mask of a set's jokers."""
    return move >> _JOKERS_AT


@compiled
def jokers_at(mask: int, thick: int, place: int) -> int:
    """How many jokers a mask has in one place."""
    return (mask >> place & 1) + (mask >> place + SECOND_JOKER & 1 if thick == 2 else 0)


@compiled
def hand_of(seat: int) -> int:
    """Where the row of a seat's hand starts."""
    return ROWS + ROW * index(seat)


@compiled
def side_of(state: Ints, seat: int) -> int:  # noqa: ARG001 - as in every game
    """The side of a seat: the seat itself."""
    return seat


@compiled
def is_move(state: Ints, number: int) -> bool:  # noqa: ARG001 - as in every game
    """Whether a number stands for a move, legal or not."""
    if not 0 < number < MOVES:
        return number == PASS
    thick = thick_of(number)
    width = width_of(number)
    low = low_of(number)
    jokers = jokers_of(number)
    if thick > 2 or low == JOKER:
        return width == 1 and jokers == 0 and 0 < low <= JOKER
    if width == 0 or low == 0 or low + width - 1 > HIGHEST:
        return False
    if 1 < width < (SHORTEST_RUN if thick == 1 else SHORTEST_PAIR_RUN):
        return False
    places = (1 << width) - 1
    if thick == 1:
        return jokers & ~places == 0
    once = jokers & (1 << SECOND_JOKER) - 1
    twice = jokers >> SECOND_JOKER
    return width <= SECOND_JOKER and once & ~places == 0 and twice & ~once == 0
