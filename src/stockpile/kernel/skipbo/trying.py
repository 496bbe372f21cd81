"""Moves and plans that are tried on a row, without what follows from them, and taken back."""

from __future__ import annotations

from stockpile.kernel.compile import compiled
from stockpile.kernel.skipbo.layout import (
    BUILDING_PILES,
    FIRST_PILE,
    HAND,
    HEIGHT,
    HIGHEST,
    KINDS,
    PASS,
    PILE_SIZE,
    PILES,
    SIDE,
    STACK,
    TARGETS,
    TURN,
)
from stockpile.kernel.skipbo.rules import put_on, stock_left, take_off
from stockpile.kernel.skipbo.tensors import PUBLIC
from stockpile.kernel.types import Ints

# What comes after the move that is tried.
GOES_ON, TURNS_STOCK, REFILLS, ENDS_TURN = range(4)


@compiled
def try_move(state: Ints, move: int) -> int:
    """Make a move without anything that follows from it, and return the card that moved."""
    if move == PASS:
        return 0
    source = move // TARGETS
    target = move % TARGETS
    seat = state[TURN]
    card = source
    if source < FIRST_PILE:
        state[HAND + seat * KINDS] -= 1
        state[HAND + seat * KINDS + card] -= 1
    else:
        card = take_off(state, source - FIRST_PILE)
    if target < BUILDING_PILES:
        height = state[HEIGHT + target] + 1
        state[HEIGHT + target] = 0 if height == HIGHEST else height
    else:
        put_on(state, seat * PILES + 1 + target - BUILDING_PILES, card)
    return card


@compiled
def take_back(state: Ints, move: int, card: int) -> None:
    """Undo `try_move`."""
    if move == PASS:
        return
    source = move // TARGETS
    target = move % TARGETS
    seat = state[TURN]
    if target < BUILDING_PILES:
        height = state[HEIGHT + target]
        state[HEIGHT + target] = (HIGHEST if height == 0 else height) - 1
    else:
        take_off(state, seat * PILES + 1 + target - BUILDING_PILES)
    if source < FIRST_PILE:
        state[HAND + seat * KINDS] += 1
        state[HAND + seat * KINDS + card] += 1
    else:
        put_on(state, source - FIRST_PILE, card)


@compiled
def enter_plan(row: Ints, moves: Ints, count: int, scratch: Ints) -> None:
    """Make all moves of a plan but the last, without what follows from them."""
    for index in range(count - 1):
        card = try_move(row, moves[index])
        scratch[STACK + index] = card
        if moves[index] // TARGETS < FIRST_PILE:
            row[PUBLIC + card] += 1


@compiled
def leave_plan(row: Ints, moves: Ints, count: int, scratch: Ints) -> None:
    """Undo `enter_plan`."""
    for index in range(count - 2, -1, -1):
        card = scratch[STACK + index]
        if moves[index] // TARGETS < FIRST_PILE:
            row[PUBLIC + card] -= 1
        take_back(row, moves[index], card)


@compiled
def wins(state: Ints, move: int) -> bool:
    """Whether a move empties the last stock pile of the side."""
    pile = move // TARGETS - FIRST_PILE
    if move == PASS or pile < 0 or pile % PILES or state[PILE_SIZE + pile] > 1:
        return False
    return stock_left(state, state[SIDE + state[TURN]]) == 1


@compiled
def follows(state: Ints, move: int) -> int:
    """What comes next after a move that was tried."""
    source = move // TARGETS
    if move == PASS or move % TARGETS >= BUILDING_PILES:
        return ENDS_TURN
    if source >= FIRST_PILE:
        return TURNS_STOCK if (source - FIRST_PILE) % PILES == 0 else GOES_ON
    return REFILLS if state[HAND + state[TURN] * KINDS] == 0 else GOES_ON
