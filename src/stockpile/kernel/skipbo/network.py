"""What the learned network of Skip-Bo looks at, and how it judges a table.

A network judges what a move leads to *before* anything new is seen, such as the next stock card or
a refilled hand. It gets small numbers, the **fields**, each of which picks a row of a table of
weights. There are three groups of fields, one after the other:

- the whole table (`GLOBAL_FIELDS` of them);
- the hand of the seat on turn (`HAND_FIELDS`);
- for each seat, in the order of `turn_value.lay_out`, its piles (`SEAT_FIELDS`).

The seat on turn knows all of this. `stockpile.kernel.judge` has the network itself.
"""

from __future__ import annotations

from typing import Any

from stockpile.kernel import judge
from stockpile.kernel.compile import compiled
from stockpile.kernel.judge import Network, Space
from stockpile.kernel.skipbo.layout import (
    BELOW,
    BUILDING_PILES,
    CARD,
    COPIES,
    DISCARD_PILES,
    DRAW,
    FIRST_PILE,
    FIRST_PLAN,
    HAND,
    HAND_SIZE,
    HEIGHT,
    HIGHEST,
    KINDS,
    LAYING,
    MOST_PLANNED_LAYS,
    MOST_PLANS,
    MOST_SEATS,
    NO_MOVE,
    PASS,
    PASSES,
    PILE_SIZE,
    PILES,
    PLAN_DISCARD_TOP,
    PLAN_DISTANCE,
    PLAN_LENGTH,
    PLAN_MOVES,
    PLAN_ROW,
    PLAN_SEAT,
    PLAN_SIDE_SEATS,
    PLAN_STOCK_TOP,
    PLAN_VALUE,
    PLANS,
    REDEALT,
    SCRATCH_SIZE,
    SEATS,
    STALEMATE,
    TARGETS,
    TURN,
    WILD,
    WILDS,
)
from stockpile.kernel.skipbo.paths import (
    OUT_OF_REACH,
    cards_lacking,
    path_to_stock,
    path_without_hand,
    ways_lacking,
)
from stockpile.kernel.skipbo.skilled_policy import plan
from stockpile.kernel.skipbo.tensors import PUBLIC
from stockpile.kernel.skipbo.trying import (
    ENDS_TURN,
    REFILLS,
    TURNS_STOCK,
    enter_plan,
    follows,
    leave_plan,
    take_back,
    try_move,
    wins,
)
from stockpile.kernel.skipbo.turn_value import NOTE_UNIT, WEIGHTS, lay_out
from stockpile.kernel.types import Ints

UNKNOWN = WILD + 1
"""A stock card about to be turned."""

CARDS = WILD + 1
"""No card, the numbers, a wild."""
STOCK_BUCKETS = 48
DRAW_BUCKETS = 16

VERSION = 1
"""The version of the fields: a network works only with those that it was trained on."""

# Fields of the table, and where the rows of each start.
GLOBAL_HEIGHT = 0
GLOBAL_UNSEEN = GLOBAL_HEIGHT + HIGHEST
GLOBAL_DRAW = GLOBAL_UNSEEN + (KINDS - 1) * (WILDS + 1)
GLOBAL_RULES = GLOBAL_DRAW + DRAW_BUCKETS
GLOBAL_FORM = GLOBAL_RULES + 18
GLOBAL_ROWS = GLOBAL_FORM + (MOST_SEATS + 1) * (MOST_SEATS // 2 + 1)
GLOBAL_FIELDS = BUILDING_PILES + KINDS - 1 + 3

# Fields of the hand: each kind by how many are held, and whether it can be laid now.
HAND_FIELDS = KINDS - 1
HAND_ROWS = HAND_FIELDS * 8

# Fields of a seat.
SEAT_PLACE = 0
SEAT_STOCK = SEAT_PLACE + 3 * (MOST_SEATS + 1)
SEAT_TOP = SEAT_STOCK + STOCK_BUCKETS
SEAT_LACKING = SEAT_TOP + UNKNOWN + 1
SEAT_WAYS = SEAT_LACKING + 5 * (OUT_OF_REACH + 1)
SEAT_HELD = SEAT_WAYS + 16
SEAT_PLAYABLE = SEAT_HELD + HAND_SIZE + 2
SEAT_HEIGHT = SEAT_PLAYABLE + DISCARD_PILES + 1
SEAT_PILE = SEAT_HEIGHT + (UNKNOWN + 1) * HIGHEST
SEAT_DEEPER = SEAT_PILE + CARDS * CARDS
SEAT_FORM = SEAT_DEEPER + CARDS * CARDS
SEAT_ROWS = SEAT_FORM + 8 * 6
SEAT_FIELDS = 7 + BUILDING_PILES + 3 * DISCARD_PILES

LONGEST = MOST_PLANNED_LAYS + 1
"""The most moves of a candidate, which is a plan."""
MOST_CANDIDATES = MOST_PLANS
PLANNED_POSITIONS = 1500
"""How many positions are looked at to find plans."""
TRAINING_POSITIONS = 200
"""How many in training, where all tables on a card wait for the one that takes longest."""
WORTH_JUDGING = 3.0
"""Plans that `skilled` values at so much less than the best are dropped."""

PLAN_SIZE = SCRATCH_SIZE
"""How much of scratch this module uses."""


def blank_network() -> Network:
    """A network without weights."""
    fields = (GLOBAL_FIELDS, HAND_FIELDS, SEAT_FIELDS)
    return judge.blank(fields, (GLOBAL_ROWS, HAND_ROWS, SEAT_ROWS))


def field_count(seats: int) -> int:
    """How many fields a table of this many seats has."""
    return GLOBAL_FIELDS + HAND_FIELDS + seats * SEAT_FIELDS


def space(network: Network, seats: int, most: int = MOST_CANDIDATES) -> Space:
    """Space for a network at a table, and for at most this many candidates."""
    return judge.space(network, seats, field_count(seats), most, most * LONGEST)


@compiled
def unseen_of(state: Ints, kind: int) -> int:
    """How many cards of a kind the seat on turn has not seen, given `PUBLIC`."""
    copies = WILDS if kind == WILD else COPIES
    return copies - state[HAND + state[TURN] * KINDS + kind] - state[PUBLIC + kind]


@compiled
def candidates(row: Ints, most: int, scratch: Ints, moves: Ints, won: Ints, fields: Any) -> int:
    """What `list_plans` finds in training."""
    return list_plans(row, most, TRAINING_POSITIONS, scratch, moves, won, fields)


@compiled
def list_plans(
    row: Ints, most: int, positions: int, scratch: Ints, moves: Ints, won: Ints, fields: Any
) -> int:
    """List the plans worth judging, whether each wins, and the fields of what it leads to.

    ``moves`` has the moves of each plan, `LONGEST` numbers each, with `NO_MOVE` after the last. At
    most ``most`` plans are listed. No other plans are left in scratch.
    """
    only = plan(row, WEIGHTS, scratch, positions, min(most, MOST_PLANS))
    if scratch[PLANS] == 0:
        # The search for plans ended before the first one did.
        scratch[PLANS] = 1
        scratch[FIRST_PLAN + PLAN_VALUE] = 0
        scratch[FIRST_PLAN + PLAN_LENGTH] = 1
        scratch[FIRST_PLAN + PLAN_MOVES] = only
    end = FIRST_PLAN + scratch[PLANS] * PLAN_ROW
    top = scratch[FIRST_PLAN + PLAN_VALUE]
    for at in range(FIRST_PLAN, end, PLAN_ROW):
        top = max(top, scratch[at + PLAN_VALUE])
    count = 0
    alike = -1
    for at in range(FIRST_PLAN, end, PLAN_ROW):
        if scratch[at + PLAN_VALUE] >= top - WORTH_JUDGING * NOTE_UNIT:
            kept = FIRST_PLAN + count * PLAN_ROW
            length = scratch[at + PLAN_LENGTH]
            for index in range(PLAN_MOVES + length):
                scratch[kept + index] = scratch[at + index]
            for index in range(length):
                moves[count * LONGEST + index] = scratch[at + PLAN_MOVES + index]
            if length < LONGEST:
                moves[count * LONGEST + length] = NO_MOVE
            if alike < 0 or not _only_discards_differ(moves, alike, count, length):
                alike = count
            won[count] = _write_plan(row, moves, count, length, alike, scratch, fields)
            count += 1
    scratch[PLANS] = count
    return count


@compiled
def _only_discards_differ(moves: Ints, one: int, other: int, length: int) -> bool:
    """Whether two plans of candidates are the same up to the discards that end them."""
    last = length - 1
    for index in range(last):
        if moves[one * LONGEST + index] != moves[other * LONGEST + index]:
            return False
    ends = moves[one * LONGEST + last]
    return (
        ends > PASS
        and ends % TARGETS >= BUILDING_PILES
        and moves[other * LONGEST + last] % TARGETS >= BUILDING_PILES
    )


@compiled
def _write_plan(
    row: Ints, moves: Ints, one: int, length: int, alike: int, scratch: Ints, fields: Any
) -> bool:
    """Write the fields of what a plan leads to, and return whether it wins.

    If ``alike`` is another plan, its fields are known, and only the discard differs.
    """
    first = one * LONGEST
    last = moves[first + length - 1]
    enter_plan(row, moves[first:], length, scratch)
    won = wins(row, last)
    if alike == one:
        write_move(row, last, scratch, fields[one])
    else:
        write_discard(row, last, scratch, fields[alike], fields[one])
    leave_plan(row, moves[first:], length, scratch)
    return won


# Fields


@compiled
def _stock_bucket(cards: int) -> int:
    return cards if cards <= 40 else min(STOCK_BUCKETS - 1, 40 + (cards - 40 + 7) // 8)


@compiled
def write_fields(state: Ints, after: int, turned: int, scratch: Ints, fields: Ints) -> None:
    """Write the fields of a table for the seat on turn.

    ``after`` says what comes next, ``turned`` is the stock pile whose top is about to be turned, or
    −1. ``scratch`` is space to work in. `PUBLIC` must be up to date.
    """
    lay_out(state, scratch)
    seats = state[SEATS]
    at = 0
    for target in range(BUILDING_PILES):
        fields[at] = GLOBAL_HEIGHT + state[HEIGHT + target]
        at += 1
    for card in range(1, KINDS):
        unseen = min(WILDS, max(0, unseen_of(state, card)))
        fields[at] = GLOBAL_UNSEEN + (card - 1) * (WILDS + 1) + unseen
        at += 1
    fields[at] = GLOBAL_DRAW + min(DRAW_BUCKETS - 1, (state[DRAW] + 4) // 5)
    stuck = 1 if state[REDEALT] or state[PASSES] else 0
    fields[at + 1] = GLOBAL_RULES + (state[LAYING] * 3 + state[STALEMATE]) * 2 + stuck
    side_seats = scratch[PLAN_SIDE_SEATS]
    fields[at + 2] = GLOBAL_FORM + seats * (MOST_SEATS // 2 + 1) + side_seats
    playable = _write_hand(state, fields)
    at = GLOBAL_FIELDS + HAND_FIELDS
    for place in range(seats):
        _write_seat(state, place, after, turned, playable, scratch, fields, at)
        at += SEAT_FIELDS


@compiled
def _write_hand(state: Ints, fields: Ints) -> int:
    """Write the fields of the hand, and return the numbers that can be laid, as bits."""
    hand = HAND + state[TURN] * KINDS
    playable = 0
    for target in range(BUILDING_PILES):
        playable |= 1 << state[HEIGHT + target] + 1
    for card in range(1, KINDS):
        lays_now = playable >> card & 1 if card < WILD else 0
        held = min(3, state[hand + card])
        fields[GLOBAL_FIELDS + card - 1] = (card - 1) * 8 + held * 2 + lays_now
    return playable


@compiled
def _write_seat(
    state: Ints,
    place: int,
    after: int,
    turned: int,
    playable: int,
    scratch: Ints,
    fields: Ints,
    at: int,
) -> None:
    seat = scratch[PLAN_SEAT + place]
    side_seats = scratch[PLAN_SIDE_SEATS]
    own = place == 0
    hand = HAND + seat * KINDS
    pile = seat * PILES
    role = 0 if own else 1 if place < side_seats else 2
    distance = scratch[PLAN_DISTANCE + place]
    if own and after == ENDS_TURN:
        distance = state[SEATS]
    fields[at] = SEAT_PLACE + role * (MOST_SEATS + 1) + distance
    fields[at + 1] = SEAT_STOCK + _stock_bucket(state[PILE_SIZE + pile])
    stock = scratch[PLAN_STOCK_TOP + place]
    lacking = OUT_OF_REACH
    ways = 0
    if pile == turned:
        stock = UNKNOWN if state[PILE_SIZE + pile] else 0
    elif stock:
        path = (
            path_to_stock(state, scratch, stock)
            if own
            else path_without_hand(state, scratch, place)
        )
        lacking = cards_lacking(path)
        ways = min(3, ways_lacking(path, 1)) * 4 + min(3, ways_lacking(path, 2))
    fields[at + 2] = SEAT_TOP + stock
    wilds = min(3, state[hand + WILD]) if own else 4
    if own:
        lacking = max(0, lacking - state[hand + WILD])
    fields[at + 3] = SEAT_LACKING + wilds * (OUT_OF_REACH + 1) + lacking
    fields[at + 4] = SEAT_WAYS + ways
    held = HAND_SIZE + 1 if own and after == REFILLS else state[hand]
    fields[at + 5] = SEAT_HELD + held
    for target in range(BUILDING_PILES):
        fields[at + 7 + target] = SEAT_HEIGHT + stock * HIGHEST + state[HEIGHT + target]
    field = at + 7 + BUILDING_PILES
    lays_now = 0
    for one in range(DISCARD_PILES):
        size = state[PILE_SIZE + pile + 1 + one]
        node = scratch[PLAN_DISCARD_TOP + place * DISCARD_PILES + one]
        top = state[CARD + node]
        below = state[BELOW + node]
        second = state[CARD + below]
        third = state[CARD + state[BELOW + below]]
        lays_now += top == WILD or (top > 0 and playable >> top & 1)
        run = 0
        card = top
        while run < 5 and card and below and state[CARD + below] == card + 1:
            run += 1
            card = state[CARD + below]
            below = state[BELOW + below]
        fields[field] = SEAT_PILE + top * CARDS + second
        fields[field + 1] = SEAT_DEEPER + second * CARDS + third
        fields[field + 2] = SEAT_FORM + min(7, size) * 6 + run
        field += 3
    fields[at + 6] = SEAT_PLAYABLE + lays_now


@compiled
def write_move(state: Ints, move: int, scratch: Ints, fields: Ints) -> None:
    """Write the fields of what a move leads to."""
    card = try_move(state, move)
    after = follows(state, move)
    turned = move // TARGETS - FIRST_PILE if after == TURNS_STOCK else -1
    from_hand = move != PASS and move // TARGETS < FIRST_PILE
    if from_hand:
        state[PUBLIC + card] += 1
    write_fields(state, after, turned, scratch, fields)
    if from_hand:
        state[PUBLIC + card] -= 1
    take_back(state, move, card)


@compiled
def write_discard(state: Ints, move: int, scratch: Ints, other: Ints, fields: Ints) -> None:
    """The same for a discard, given the fields of another one.

    They differ in the hand, and in the seats of this side.
    """
    for field in range(GLOBAL_FIELDS):
        fields[field] = other[field]
    card = try_move(state, move)
    lay_out(state, scratch)
    playable = _write_hand(state, fields)
    at = GLOBAL_FIELDS + HAND_FIELDS
    for place in range(scratch[PLAN_SIDE_SEATS]):
        _write_seat(state, place, ENDS_TURN, -1, playable, scratch, fields, at)
        at += SEAT_FIELDS
    for field in range(at, GLOBAL_FIELDS + HAND_FIELDS + state[SEATS] * SEAT_FIELDS):
        fields[field] = other[field]
    take_back(state, move, card)
