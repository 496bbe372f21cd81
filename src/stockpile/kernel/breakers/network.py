"""What the learned network of Breakers looks at.

A network judges what a move leads to. It gets small numbers, the **fields**, each of which picks a
row of a table of weights. There are three groups of fields, one after the other:

- the whole table (`GLOBAL_FIELDS` of them): the set to beat, and the tiles not seen yet;
- the hand of the seat on turn (`HAND_FIELDS`);
- for each seat, the one on turn first, what everybody knows about it (`SEAT_FIELDS`).

The seat on turn knows all of this. `stockpile.kernel.judge` has the network itself.
"""

from __future__ import annotations

from typing import Any

from stockpile.kernel import judge
from stockpile.kernel.breakers.layout import (
    COPIES,
    EQUAL,
    HIGHEST,
    JOKER,
    JOKERS,
    LONE,
    MOST_MOVES,
    MOST_SEATS,
    OBLIGED,
    PASS,
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
    hand_of,
    jokers_at,
    jokers_of,
    low_of,
    thick_of,
    width_of,
)
from stockpile.kernel.breakers.playout_policy import held_at_least, sets_of
from stockpile.kernel.breakers.rules import SECOND_TILE, fill, legal
from stockpile.kernel.breakers.tensors import LAID_TILES, PASSED_PAIR, PASSED_SINGLE
from stockpile.kernel.compile import compiled
from stockpile.kernel.judge import Network, Space
from stockpile.kernel.types import Ints

MOST_TILES = 20
_COUNTS = COPIES + 1

VERSION = 1
"""The version of the fields: a network works only with those that it was trained on."""

# Fields of the table, and where the rows of each start.
GLOBAL_UNSEEN = 0
GLOBAL_KIND = GLOBAL_UNSEEN + JOKER * _COUNTS
GLOBAL_HEIGHT = GLOBAL_KIND + 4 * (HIGHEST + 1)
GLOBAL_NEXT = GLOBAL_HEIGHT + 4 * (JOKER + 1)
GLOBAL_HIGHER = GLOBAL_NEXT + MOST_SEATS * (MOST_SEATS + 1)
GLOBAL_BREAKERS = GLOBAL_HIGHER + 4 * (HIGHEST + 2)
GLOBAL_RULES = GLOBAL_BREAKERS + JOKER + 1
GLOBAL_ROWS = GLOBAL_RULES + (MOST_SEATS + 1) * 12
GLOBAL_FIELDS = JOKER + 6

# Fields of the hand: each number, each two and three neighbours, and how many sets it makes.
HAND_TILE = 0
HAND_TWO = HAND_TILE + JOKER * _COUNTS
HAND_THREE = HAND_TWO + (HIGHEST - 1) * _COUNTS * _COUNTS
HAND_SETS = HAND_THREE + (HIGHEST - 2) * 27
HAND_ROWS = HAND_SETS + (MOST_TILES + 1) * _COUNTS
HAND_FIELDS = JOKER + (HIGHEST - 1) + (HIGHEST - 2) + 1

# Fields of a seat.
SEAT_TILES = 0
SEAT_PASSED_SINGLE = SEAT_TILES + (MOST_SEATS + 1) * (MOST_TILES + 1)
SEAT_PASSED_PAIR = SEAT_PASSED_SINGLE + JOKER + 1
SEAT_JOKERS = SEAT_PASSED_PAIR + JOKER + 1
SEAT_ON_TOP = SEAT_JOKERS + _COUNTS
SEAT_ROWS = SEAT_ON_TOP + 2
SEAT_FIELDS = 5

LONGEST = 1
"""The most moves of a candidate."""
MOST_CANDIDATES = MOST_MOVES

PLAN_SIZE = 1
"""How much of scratch this module needs. It uses none, but no array is empty."""


def blank_network() -> Network:
    """A network without weights."""
    fields = (GLOBAL_FIELDS, HAND_FIELDS, SEAT_FIELDS)
    return judge.blank(fields, (GLOBAL_ROWS, HAND_ROWS, SEAT_ROWS))


def field_count(seats: int) -> int:
    """How many fields a table of this many seats has."""
    return GLOBAL_FIELDS + HAND_FIELDS + seats * SEAT_FIELDS


def space(network: Network, seats: int, most: int = MOST_CANDIDATES) -> Space:
    """Space for a network at a table that judges at most this many moves, and lists all."""
    return judge.space(network, seats, field_count(seats), most, MOST_MOVES)


@compiled
def candidates(row: Ints, most: int, scratch: Ints, moves: Ints, won: Ints, fields: Any) -> int:
    """List the moves worth judging, whether each wins at once, and the fields of what it leads to.

    ``moves`` has room for all canonical moves. At most ``most`` are judged.
    """
    count = min(most, legal(row, moves))
    tiles = row[hand_of(row[TURN])]
    for index in range(count):
        won[index] = thick_of(moves[index]) * width_of(moves[index]) == tiles
        write_move(row, moves[index], scratch, fields[index])
    return count


@compiled
def _take_tiles(state: Ints, hand: int, move: int, sign: int) -> None:
    """Take a set out of a hand, or put it back."""
    thick = thick_of(move)
    width = width_of(move)
    low = low_of(move)
    mask = jokers_of(move)
    for place in range(width):
        jokers = jokers_at(mask, thick, place)
        state[hand + low + place] -= sign * (thick - jokers)
        state[hand + JOKER] -= sign * jokers
    state[hand] -= sign * thick * width


@compiled
def write_move(state: Ints, move: int, scratch: Ints, fields: Ints) -> None:  # noqa: ARG001
    """Write the fields of what a move leads to."""
    seats = state[SEATS]
    seat = state[TURN]
    hand = hand_of(seat)
    # The move does not change which tiles the seat has not seen.
    for tile in range(1, ROW):
        copies = JOKERS if tile == JOKER else COPIES
        seen = state[hand + tile] + state[RUNNING + tile] + state[PLAYED + tile]
        fields[tile - 1] = GLOBAL_UNSEEN + (tile - 1) * _COUNTS + copies - seen
    thick = state[TOP_THICK]
    width = state[TOP_WIDTH]
    height = state[TOP_HEIGHT]
    holder = state[TOP_BY]
    passes = state[PASSES] + 1
    turn = (seat + 1) % seats
    if move != PASS:
        thick = thick_of(move)
        width = width_of(move)
        height = low_of(move) + width - 1
        if height == JOKER and thick < 3:
            height = state[LONE]
        holder = seat
        passes = 0
        _take_tiles(state, hand, move, 1)
    elif passes + 1 == seats:
        # The trick is over, and its winner leads.
        thick = 0
        width = 0
        height = 0
        passes = 0
    _write_table(state, thick, width, height, holder, turn, passes, fields)
    _write_hand(state, hand, fields)
    at = GLOBAL_FIELDS + HAND_FIELDS
    for step in range(seats):
        one = (seat + step) % seats
        # How many turns away it is. The next seat is 0; the seat that moved comes last.
        away = (one - turn + seats) % seats
        tiles = min(MOST_TILES, state[hand_of(one)])
        fields[at] = SEAT_TILES + (MOST_SEATS if step == 0 else away) * (MOST_TILES + 1) + tiles
        single = state[PASSED_SINGLE + one]
        pair = state[PASSED_PAIR + one]
        if move == PASS and step == 0 and state[TOP_WIDTH] == 1:
            # The others learn from a pass.
            if state[TOP_THICK] == 1 and (single == 0 or state[TOP_HEIGHT] < single):
                single = state[TOP_HEIGHT]
            if state[TOP_THICK] == 2 and (pair == 0 or state[TOP_HEIGHT] < pair):
                pair = state[TOP_HEIGHT]
        fields[at + 1] = SEAT_PASSED_SINGLE + single
        fields[at + 2] = SEAT_PASSED_PAIR + pair
        fields[at + 3] = SEAT_JOKERS + state[LAID_TILES + one * ROW + JOKER]
        fields[at + 4] = SEAT_ON_TOP + (1 if thick and one == holder else 0)
        at += SEAT_FIELDS
    if move != PASS:
        _take_tiles(state, hand, move, -1)


@compiled
def _write_table(
    state: Ints,
    thick: int,
    width: int,
    height: int,
    holder: int,
    turn: int,
    passes: int,
    fields: Ints,
) -> None:
    seats = state[SEATS]
    kind = max(0, thick - 1)
    fields[JOKER] = GLOBAL_KIND + kind * (HIGHEST + 1) + width
    fields[JOKER + 1] = GLOBAL_HEIGHT + kind * (JOKER + 1) + height
    # How many have passed, and how far the holder of the trick is behind the seat that is next.
    behind = 1 + (holder - turn + seats) % seats if thick else 0
    fields[JOKER + 2] = GLOBAL_NEXT + passes * (MOST_SEATS + 1) + behind
    fields[JOKER + 3] = (
        GLOBAL_HIGHER + kind * (HIGHEST + 2) + _higher(state, fields, thick, width, height)
    )
    alike = 0
    for tile in range(JOKER):
        alike += fields[tile] - GLOBAL_UNSEEN - tile * _COUNTS >= 3
    fields[JOKER + 4] = GLOBAL_BREAKERS + alike
    lone = 1 if state[LONE] == HIGHEST else 0
    rules = (state[EQUAL] * 3 + state[OBLIGED]) * 2 + lone
    fields[JOKER + 5] = GLOBAL_RULES + seats * 12 + rules


@compiled
def _higher(state: Ints, fields: Ints, thick: int, width: int, height: int) -> int:
    """How many higher sets of a kind the unseen tiles could make."""
    if thick == 0 or thick > 2:
        return 0
    lacking = 0
    for number in range(1, HIGHEST + 1):
        unseen = fields[number - 1] - GLOBAL_UNSEEN - (number - 1) * _COUNTS
        lacking |= (unseen < thick) << number | (unseen < thick - 1) << number + SECOND_TILE
    jokers = fields[JOKER - 1] - GLOBAL_UNSEEN - (JOKER - 1) * _COUNTS
    found = 0
    for low in range(height + 1 - state[EQUAL] - width + 1, HIGHEST - width + 2):
        found += fill(lacking, jokers, thick, width, low) >= 0
    if width == 1 and jokers >= thick and state[LONE] > height - state[EQUAL]:
        found += 1
    return min(found, HIGHEST + 1)


@compiled
def _write_hand(state: Ints, hand: int, fields: Ints) -> None:
    at = GLOBAL_FIELDS
    for tile in range(1, ROW):
        fields[at] = HAND_TILE + (tile - 1) * _COUNTS + state[hand + tile]
        at += 1
    for number in range(1, HIGHEST):
        two = state[hand + number] * _COUNTS + state[hand + number + 1]
        fields[at] = HAND_TWO + (number - 1) * _COUNTS * _COUNTS + two
        at += 1
    for number in range(1, HIGHEST - 1):
        three = (
            min(2, state[hand + number]) * 9
            + min(2, state[hand + number + 1]) * 3
            + min(2, state[hand + number + 2])
        )
        fields[at] = HAND_THREE + (number - 1) * 27 + three
        at += 1
    sets = sets_of(
        held_at_least(state, hand, 1), held_at_least(state, hand, 2), held_at_least(state, hand, 3)
    )
    fields[at] = HAND_SETS + min(MOST_TILES, sets) * _COUNTS + state[hand + JOKER]
