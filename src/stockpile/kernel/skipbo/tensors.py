"""A table of Skip-Bo for learning programs: rows, observations and the truth.

Everything is seen from the seat on turn, so that one program serves all seats. The seats of an
observation are in the order of play, the viewer first.

A **row** is a state (see `layout`) followed by `PUBLIC`: how many cards of each kind are face up,
or were seen by all when they were set aside. `advance` keeps it up to date.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from stockpile.kernel import outcomes
from stockpile.kernel.chance import Rng
from stockpile.kernel.compile import LoopBinder, compiled
from stockpile.kernel.skipbo import layout
from stockpile.kernel.skipbo.actions import CARD_NAMES
from stockpile.kernel.skipbo.layout import (
    ASIDE,
    BELOW,
    BUILDING_PILES,
    CARD,
    COPIES,
    DISCARD_PILES,
    DRAW,
    DTYPE,
    FIRST_PILE,
    HAND,
    HEAP,
    HEAP_END,
    HEIGHT,
    HIGHEST,
    KINDS,
    LAID,
    LAYING,
    PASSES,
    PILE_SIZE,
    PILE_TOP,
    PILES,
    REDEALT,
    SEATS,
    SHUFFLES,
    SIDES,
    SIZE,
    STALEMATE,
    TARGETS,
    WILD,
    WILD_BITS,
    WILDS,
    Array,
    side_of,
)
from stockpile.kernel.skipbo.rules import apply, deal, top_card
from stockpile.kernel.types import Ints, index
from stockpile.kernel.vectors import copy_part, write_rest

bind = LoopBinder(__name__, layout)

PUBLIC = SIZE
ROW_SIZE = PUBLIC + KINDS

# An observation: what concerns the whole table, then a block for each seat; in teams, there is also
# a byte for each other seat, which is 1 for a partner.
DEPTH = 3
"""How many cards of a discard pile an observation shows, from the top down."""
SEEN_HEIGHT = 0
SEEN_HAND = SEEN_HEIGHT + BUILDING_PILES
SEEN_UNSEEN = SEEN_HAND + KINDS - 1
SEEN_DRAW = SEEN_UNSEEN + KINDS - 1
SEEN_ASIDE = SEEN_DRAW + 1
SEEN_LAID = SEEN_ASIDE + 1
SEEN_PASSES = SEEN_LAID + 1
SEEN_REDEALT = SEEN_PASSES + 1
SEEN_LAYING = SEEN_REDEALT + 1
SEEN_STALEMATE = SEEN_LAYING + 1
SEEN_SIDES = SEEN_STALEMATE + 1
SEEN_SEAT = SEEN_SIDES + 1

SEAT_HAND = 0
SEAT_STOCK = 1
SEAT_STOCK_TOP = 2
SEAT_DISCARDS = 3
SEAT_SIZE = SEAT_DISCARDS + DISCARD_PILES * (1 + DEPTH)

# The truth, for critics: the draw pile by kind, then each seat's hand and stock pile by kind.
TRUTH_DRAW = 0
TRUTH_SEAT = TRUTH_DRAW + KINDS - 1
TRUTH_SEAT_SIZE = 2 * (KINDS - 1)


def empty_row(table: Array) -> Array:
    """The row of a table without cards."""
    row = np.zeros(ROW_SIZE, DTYPE)
    row[:SIZE] = table
    return row


def observation_size(seats: int, sides: int) -> int:
    """How many bytes an observation has."""
    return SEEN_SEAT + seats * SEAT_SIZE + (seats - 1 if sides < seats else 0)


def truth_size(seats: int) -> int:
    """How many bytes the truth has."""
    return TRUTH_SEAT + seats * TRUTH_SEAT_SIZE


# Names


def observation_names(seats: int, sides: int) -> Iterator[str]:
    """What each byte of an observation is."""
    yield from (f"building.{target + 1}" for target in range(BUILDING_PILES))
    yield from (f"hand.{card}" for card in CARD_NAMES)
    yield from (f"unseen.{card}" for card in CARD_NAMES)
    yield from ("draw", "aside", "laid", "passes", "redealt", "laying", "stalemate", "sides")
    for seat in range(seats):
        yield from (f"seat{seat}.hand", f"seat{seat}.stock", f"seat{seat}.stock.top")
        for pile in range(1, DISCARD_PILES + 1):
            yield f"seat{seat}.discard{pile}"
            yield from (f"seat{seat}.discard{pile}.{depth}" for depth in ("top", "second", "third"))
    if sides < seats:
        yield from (f"partner.seat{seat}" for seat in range(1, seats))


def truth_names(seats: int) -> Iterator[str]:
    """What each byte of the truth is."""
    yield from (f"draw.{card}" for card in CARD_NAMES)
    for seat in range(seats):
        yield from (f"seat{seat}.hand.{card}" for card in CARD_NAMES)
        yield from (f"seat{seat}.stock.{card}" for card in CARD_NAMES)


# Rows


@compiled
def count_public(row: Ints) -> None:
    """Count the cards that everybody sees, or saw being set aside."""
    for card in range(KINDS):
        row[PUBLIC + card] = 0
    for seat in range(row[SEATS]):
        top = top_card(row, seat * PILES)
        if top:
            row[PUBLIC + top] += 1
        for pile in range(seat * PILES + 1, seat * PILES + PILES):
            node = row[PILE_TOP + pile]
            while node:
                row[PUBLIC + row[CARD + node]] += 1
                node = row[BELOW + node]
    for target in range(BUILDING_PILES):
        wilds = row[WILD_BITS + target]
        for place in range(row[HEIGHT + target]):
            row[PUBLIC + (WILD if wilds >> place & 1 else place + 1)] += 1
    for at in range(HEAP_END - row[ASIDE], HEAP_END):
        row[PUBLIC + row[at]] += 1


@compiled
def deal_row(row: Ints, starter: int, rng: Rng) -> None:
    """Deal a new round."""
    deal(row, starter, rng)
    for card in range(KINDS):
        row[PUBLIC + card] = 0
    for seat in range(row[SEATS]):
        row[PUBLIC + top_card(row, seat * PILES)] += 1


@compiled
def advance(row: Ints, move: int, rng: Rng) -> None:
    """Make a move, and everything that follows from it."""
    shuffles = row[SHUFFLES]
    source = move // TARGETS
    apply(row, move, rng)
    if row[SHUFFLES] != shuffles:
        count_public(row)
    elif source < FIRST_PILE:
        row[PUBLIC + source] += 1  # entry 0, of a pass, means nothing
    elif (source - FIRST_PILE) % PILES == 0:
        row[PUBLIC + top_card(row, source - FIRST_PILE)] += 1


@compiled
def write_observation(row: Ints, viewer: int, seen: Ints) -> None:
    """Write what a seat may know."""
    seats = row[SEATS]
    hand = HAND + index(viewer) * KINDS
    copy_part(row, HEIGHT, seen, SEEN_HEIGHT, BUILDING_PILES)
    copy_part(row, hand + 1, seen, SEEN_HAND, WILD)
    write_rest(COPIES, row, (hand + 1, PUBLIC + 1), seen, SEEN_UNSEEN, HIGHEST)
    seen[SEEN_UNSEEN + HIGHEST] = WILDS - row[hand + WILD] - row[PUBLIC + WILD]
    seen[SEEN_DRAW] = row[DRAW]
    seen[SEEN_ASIDE] = row[ASIDE]
    seen[SEEN_LAID] = row[LAID]
    seen[SEEN_PASSES] = row[PASSES]
    seen[SEEN_REDEALT] = row[REDEALT]
    seen[SEEN_LAYING] = row[LAYING]
    seen[SEEN_STALEMATE] = row[STALEMATE]
    seen[SEEN_SIDES] = row[SIDES]
    seat = viewer
    at = SEEN_SEAT
    for _ in range(seats):
        pile = index(seat) * PILES
        seen[at + SEAT_HAND] = row[HAND + index(seat) * KINDS]
        seen[at + SEAT_STOCK] = row[PILE_SIZE + pile]
        seen[at + SEAT_STOCK_TOP] = top_card(row, pile)
        field = at + SEAT_DISCARDS
        for one in range(pile + 1, pile + PILES):
            seen[field] = row[PILE_SIZE + one]
            node = index(row[PILE_TOP + one])
            for depth in range(1, DEPTH + 1):
                seen[field + depth] = row[CARD + node]
                node = index(row[BELOW + node])
            field += 1 + DEPTH
        at += SEAT_SIZE
        seat = seat + 1 if seat + 1 < seats else 0
    if row[SIDES] < seats:
        for other in range(1, seats):
            seat = seat + 1 if seat + 1 < seats else 0
            seen[at + other - 1] = side_of(row, index(seat)) == side_of(row, index(viewer))


@compiled
def write_truth(row: Ints, viewer: int, truth: Ints) -> None:
    """Write the hidden cards, which nobody at the table knows in full."""
    seats = row[SEATS]
    for entry in range(TRUTH_SEAT + seats * TRUTH_SEAT_SIZE):
        truth[entry] = 0
    for at in range(row[DRAW]):
        truth[TRUTH_DRAW + row[HEAP + at] - 1] += 1
    for step in range(seats):
        seat = (viewer + step) % seats
        part = TRUTH_SEAT + step * TRUTH_SEAT_SIZE
        for card in range(1, KINDS):
            truth[part + card - 1] = row[HAND + seat * KINDS + card]
        node = row[PILE_TOP + seat * PILES]
        while node:
            truth[part + KINDS - 2 + row[CARD + node]] += 1
            node = row[BELOW + node]


write_outcome = bind(outcomes.write_outcome)
add_reward = bind(outcomes.add_reward)
