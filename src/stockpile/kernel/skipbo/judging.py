"""Who wins from here: worlds played on for some turns, and then judged.

A playout to the end would mostly tell luck. So it stops after a few turns, and what stands on the
table then is turned into each side's chance to win.
"""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from stockpile.kernel.chance import Rng
from stockpile.kernel.compiling import compiled
from stockpile.kernel.skipbo.glancing import glance
from stockpile.kernel.skipbo.layout import (
    BELOW,
    CARD,
    DISCARD_PILES,
    HAND,
    KINDS,
    NOBODY,
    OVER,
    PILE_SIZE,
    PILES,
    SEATS,
    SIDE,
    SIDES,
    SIZE,
    TURN,
    WILD,
    WINNER,
    Array,
)
from stockpile.kernel.skipbo.planning import lay_out, plan
from stockpile.kernel.skipbo.rules import apply
from stockpile.kernel.skipbo.valuing import (
    FAR,
    HELD,
    MEMBERS,
    SEAT_AT,
    STOCKS,
    TOPS,
    WEIGHTS,
    Scratch,
    lying_on,
    missing,
)
from stockpile.kernel.skipbo.worlds import sample

Floats: TypeAlias = npt.NDArray[np.float64]

# What is seen of one seat.
STOCK_CARDS = 0
REACHES = 1
"""From here on, for each number of cards that it lacks to its stock card, wilds counted on."""
REACHES_ON_TURN = REACHES + FAR + 1
"""The same for the seat on turn, which has drawn."""
SPARE_WILDS = REACHES_ON_TURN + FAR + 1
WAITING_CARDS = SPARE_WILDS + 1
"""How many numbers a seat holds that is not on turn: the more, the fewer it will draw."""
DISCARDS = WAITING_CARDS + 1
"""How well its discards lie."""
STOCK_GONE = DISCARDS + 1
SEEN = STOCK_GONE + 1

# Found by logistic regression over rounds that `skilled` plays against itself: see
# ``tools/tuning_skipbo.py``.
STANDING = np.array(
    [
        -1.0,
        *(1.4, 0.83, 0.25, -0.13, -0.61),
        *(1.52, -0.07, -0.65, -0.96, -1.58),
        1.18,
        -0.25,
        0.42,
        0.5,
    ]
)
SPREAD = 1.83
FADING = 0.7
"""The more stock cards are left, the less all that counts."""

FIRST_LOOKS = 200
"""How many positions are looked at to finish the turn in question."""


@compiled
def look(state: Array, scratch: Scratch, at: int, seen: Floats) -> None:
    """See what there is of one seat, after `lay_out`."""
    for number in range(SEEN):
        seen[number] = 0.0
    seat = scratch[SEAT_AT + at]
    hand = HAND + seat * KINDS
    members = scratch[MEMBERS]
    stock = scratch[STOCKS + at]
    wilds = state[hand + WILD]
    seen[STOCK_CARDS] = state[PILE_SIZE + seat * PILES]
    if stock:
        for card in range(KINDS):
            scratch[HELD + card] = state[hand + card]
        lacks = (missing(state, scratch, stock, at // members, True) & 7) - wilds
        seen[(REACHES if at else REACHES_ON_TURN) + max(0, lacks)] = 1.0
        seen[SPARE_WILDS] = max(0, -lacks)
    else:
        seen[STOCK_GONE] = 1.0
        seen[SPARE_WILDS] = wilds
    if at:
        seen[WAITING_CARDS] = state[hand] - wilds
    for pile in range(DISCARD_PILES):
        node = scratch[TOPS + at * DISCARD_PILES + pile]
        while node:
            below = state[BELOW + node]
            seen[DISCARDS] += lying_on(WEIGHTS, state[CARD + node], state[CARD + below])
            node = below


@compiled
def judge(state: Array, scratch: Scratch, seen: Floats, shares: Floats) -> None:
    """Each side's chance to win, when a turn has just begun."""
    sides = state[SIDES]
    for side in range(sides):
        shares[side] = 0.0
    if state[OVER]:
        for side in range(sides):
            if state[WINNER] == NOBODY:
                shares[side] = 1.0 / sides
            elif state[WINNER] == side:
                shares[side] = 1.0
        return
    lay_out(state, scratch)
    left = 0.0
    for at in range(state[SEATS]):
        look(state, scratch, at, seen)
        left += seen[STOCK_CARDS]
        side = state[SIDE + scratch[SEAT_AT + at]]
        for number in range(SEEN):
            shares[side] += STANDING[number] * seen[number]
    steepness = SPREAD / (2 * left / sides) ** FADING
    highest = shares[0]
    for side in range(1, sides):
        highest = max(highest, shares[side])
    total = 0.0
    for side in range(sides):
        shares[side] = np.exp(steepness * (shares[side] - highest))
        total += shares[side]
    for side in range(sides):
        shares[side] /= total


@compiled
def play_on(state: Array, seat: int, turns: int, rng: Rng, scratch: Scratch) -> None:
    """Finish a seat's turn as `skilled` does, then play some turns more."""
    while not state[OVER] and state[TURN] == seat:
        apply(state, plan(state, WEIGHTS, FIRST_LOOKS, scratch), rng)
    for _ in range(turns):
        seat = state[TURN]
        while not state[OVER] and state[TURN] == seat:
            apply(state, glance(state, WEIGHTS, scratch), rng)


@compiled
def evaluate(
    known: Array,
    moves: Array,
    count: int,
    worlds: int,
    turns: int,
    rng: Rng,
    shares: npt.NDArray[np.float64],
    world: Array,
    trial: Array,
    scratch: Scratch,
    seen: Floats,
) -> None:
    """What each side has after each of the first ``count`` moves, in each of so many worlds.

    All moves are tried in the same worlds, with the same random numbers to come.
    """
    for row in range(worlds):
        sample(known, world, rng)
        to_come = rng[0]
        for column in range(count):
            rng[0] = to_come
            for at in range(SIZE):
                trial[at] = world[at]
            seat = trial[TURN]
            apply(trial, moves[column], rng)
            play_on(trial, seat, turns, rng, scratch)
            judge(trial, scratch, seen, shares[row, column])
