"""What it is worth to a seat how its turn goes on or ends.

Values are in stock cards, more or less: each is a sum of what can be seen at the table, times
`WEIGHTS`. How these were found is told in ``tools/tuning_skipbo.py``.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from stockpile.kernel.compile import compiled
from stockpile.kernel.skipbo.layout import (
    BELOW,
    BUILDING_PILES,
    CARD,
    DISCARD_PILES,
    HIGHEST,
    KINDS,
    MOST_SEATS,
    MOVES,
    PILE_SIZE,
    PILES,
    SEATS,
    TARGETS,
    WILD,
    Array,
)

Scratch: TypeAlias = npt.NDArray[np.int64]
Weights: TypeAlias = npt.NDArray[np.float64]

# What a seat on turn sees, and what its plan has made of it so far.
MEMBERS = 0
"""How many seats each side has."""
HEIGHTS = MEMBERS + 1
HELD = HEIGHTS + BUILDING_PILES
"""The hand: how many cards, and how many of each kind."""
SPENT = HELD + KINDS
"""How many wilds of the hand the plan has laid."""
LAYS = SPENT + 1
"""How many cards it has laid."""
COMPLETED = LAYS + 1
"""How many building piles it has completed."""
SEAT_AT = COMPLETED + 1
"""All seats, those of a side together; the one on turn comes first."""
AWAY = SEAT_AT + MOST_SEATS
"""How many seats further each of them sits."""
STOCKS = AWAY + MOST_SEATS
"""The top of each one's stock pile."""
TOPS = STOCKS + MOST_SEATS
"""The node of the top card of each one's discard piles."""
WALK = TOPS + MOST_SEATS * DISCARD_PILES
"""Room for walking down a side's discard piles."""
DEEPEST = 24
"""No plan lays more cards than this."""
STACK = WALK + MOST_SEATS * DISCARD_PILES
LEVEL = 4
TABLE = STACK + LEVEL * (DEEPEST + 1)
TABLE_SIZE = 256
NOTES = TABLE + TABLE_SIZE
"""What the best plan is worth that begins with a move: see `note`."""
SCRATCH = NOTES + MOVES
"""How long the array is that planning works in."""

FAR = 4
"""So many cards missing to a stock card, or more: it is out of reach."""

(
    STOCK,
    REFILL,
    LAY,
    SPEND_WILD,
    HOLD,
    HOLD_TWICE,
    HOLD_HIGH,
    OWN_0,
    OWN_1,
    OWN_2,
    OWN_3,
    PARTNER,
    THREAT_0,
    THREAT_1,
    THREAT_2,
    THREAT_3,
    THREAT_LATE,
    THREAT_MIDWAY,
    LATER,
    EMPTY_PILE,
    EQUAL,
    DESCENDS,
    DESCENDS_GAP,
    ASCENDS,
    ASCENDS_GAP,
    DISCARDED,
    DISCARDED_WILD,
    COVERS_NEEDED,
) = range(28)

WON = 1e6

_FOUND = {
    # Midway: a stock card is laid and the next one turned; the hand is emptied and filled; and what
    # it costs to lay one more card before.
    STOCK: 7.0,
    REFILL: 0.1,
    LAY: 0.2,
    # Cards of the hand: a wild laid, a number kept, one more of a kind, a higher one.
    SPEND_WILD: 0.9,
    HOLD: -0.06,
    HOLD_TWICE: -0.12,
    HOLD_HIGH: -0.002,
    # The own stock card lacks so many cards; a partner's counts for less.
    OWN_0: 1.2,
    OWN_1: 1.0,
    OWN_2: 0.7,
    OWN_3: 0.2,
    PARTNER: 0.653,
    # The same for an opponent's: more when few are left, less midway, less for each seat further.
    THREAT_0: 3.5,
    THREAT_1: 1.2,
    THREAT_2: 0.5,
    THREAT_3: 0.35,
    THREAT_LATE: 1.3,
    THREAT_MIDWAY: 0.4,
    LATER: 0.546,
    # How a card lies on a discard pile: on none, on its like, on a higher one, on a lower one; what
    # each number between adds; and covering what is needed.
    EMPTY_PILE: -0.251,
    EQUAL: 0.12,
    DESCENDS: 0.15,
    DESCENDS_GAP: -0.03,
    ASCENDS: -0.2,
    ASCENDS_GAP: -0.024,
    DISCARDED: 0.017,
    DISCARDED_WILD: 0.009,
    COVERS_NEEDED: 0.8,
}
WEIGHTS = np.array([_FOUND[at] for at in range(len(_FOUND))])
# Compiled functions take what may be written to and what may not for two types: this is one.
WEIGHTS.setflags(write=False)

NOTE_ZERO = 1 << 50
NOTE_UNIT = 1 << 20


@compiled
def note(scratch: Scratch, move: int, value: float) -> None:
    """Note what a plan is worth unless a better one begins with the same move.

    Notes are whole numbers, zeros before there are any.
    """
    noted = NOTE_ZERO + np.int64(value * NOTE_UNIT)
    scratch[NOTES + move] = max(scratch[NOTES + move], noted)


@compiled
def missing(state: Array, scratch: Scratch, stock: int, side: int, with_hand: bool) -> Any:
    """How many cards a side lacks to free a stock card, at the building pile where it lacks fewest.

    It may take what lies on its discard piles, and what that uncovers; and what is held. Wilds are
    not counted on. The number is in the lowest three bits; then come, in two, the building pile;
    at how many building piles it lacks one card, two, three (three bits each); and a bit for each
    discard pile that it takes from. Building piles of one height count once.
    """
    if stock == WILD:
        return 0
    piles = scratch[MEMBERS] * DISCARD_PILES
    tops = TOPS + side * piles
    best = FAR
    best_used = 0
    best_target = 0
    ways = 0
    for target in range(BUILDING_PILES):
        height = scratch[HEIGHTS + target]
        length = stock - 1 - height
        if length < 0:
            length += HIGHEST
        new = True
        for other in range(target):
            if scratch[HEIGHTS + other] == height:
                new = False
        if not new:
            continue
        lacking = 0
        used = 0
        number = height
        for _ in range(length):
            number = 1 if number == HIGHEST else number + 1
            found = False
            for pile in range(piles):
                node = scratch[(WALK if used >> pile & 1 else tops) + pile]
                if state[CARD + node] == number:
                    found = True
                    used |= 1 << pile
                    scratch[WALK + pile] = state[BELOW + node]
                    break
            if not found and not (with_hand and scratch[HELD + number]):
                lacking += 1
                if lacking == FAR:
                    break
        if 0 < lacking < FAR:
            ways += 1 << 3 * lacking
        if lacking < best:
            best = lacking
            best_used = used
            best_target = target
            if best == 0:
                break
    return best | best_target << 3 | ways << 2 | best_used << 14


@compiled
def _reach(weights: Weights, way: int, first: int) -> Any:
    """The worth of ways to a stock card: several are better than one."""
    if way & 7 == 0:
        return weights[first]
    fails = 1.0
    for lacking in range(1, FAR):
        fail = 1 - weights[first + lacking] / weights[first]
        for _ in range(way >> (2 + 3 * lacking) & 7):
            fails *= fail
    return weights[first] * (1 - fails)


@compiled
def lying_on(weights: Weights, card: int, below: int) -> Any:
    """The worth of a card that lies on another on one's discard pile, or on none."""
    if card == WILD:
        return weights[DISCARDED_WILD]
    value = weights[DISCARDED]
    if below == 0:
        return value - weights[EMPTY_PILE]
    if below == WILD:
        return value - weights[SPEND_WILD]
    if below == card:
        return value + weights[EQUAL]
    if below > card:
        return value + weights[DESCENDS] + weights[DESCENDS_GAP] * (below - card - 1)
    return value + weights[ASCENDS] + weights[ASCENDS_GAP] * (card - below)


@compiled
def _threats(state: Array, weights: Weights, scratch: Scratch) -> Any:
    """What it costs that the others come near to their stock cards."""
    members = scratch[MEMBERS]
    value = 0.0
    for at in range(members, state[SEATS]):
        stock = scratch[STOCKS + at]
        if stock:
            way = missing(state, scratch, stock, at // members, False)
            if way & 7 < FAR:
                size = state[PILE_SIZE + scratch[SEAT_AT + at] * PILES]
                threat = _reach(weights, way, THREAT_0) * (1 + weights[THREAT_LATE] / size)
                for _ in range(1, scratch[AWAY + at]):
                    threat *= weights[LATER]
                value += threat
    return value


@compiled
def _held(weights: Weights, scratch: Scratch) -> Any:
    value = -weights[SPEND_WILD] * scratch[SPENT]
    for card in range(1, WILD):
        number = scratch[HELD + card]
        if number:
            value += (weights[HOLD] + weights[HOLD_HIGH] * card) * number
            value += weights[HOLD_TWICE] * (number - 1)
    return value


@compiled
def _own(state: Array, weights: Weights, scratch: Scratch, laid: int) -> Any:
    """What it is worth how near the side is to its stock cards; and the piles used, as bits.

    The one that is just being laid shows another card next.
    """
    value = 0.0
    used = 0
    for member in range(scratch[MEMBERS]):
        stock = scratch[STOCKS + member]
        if stock and member != laid:
            way = missing(state, scratch, stock, 0, True)
            if way & 7 < FAR:
                used |= way >> 14
                value += _reach(weights, way, OWN_0) * (weights[PARTNER] if member else 1.0)
    return value, used


@compiled
def midway(state: Array, weights: Weights, scratch: Scratch, laid: int) -> Any:
    """What it is worth to see something new: a member's next stock card, or (-1) five new cards."""
    own, _ = _own(state, weights, scratch, laid)
    return (
        (weights[REFILL] if laid < 0 else weights[STOCK])
        + own
        + _held(weights, scratch)
        - weights[LAY] * scratch[LAYS]
        - weights[THREAT_MIDWAY] * _threats(state, weights, scratch)
    )


@compiled
def end_of_turn(state: Array, weights: Weights, scratch: Scratch) -> Any:
    """What it is worth to end the turn like this, the discard aside."""
    own, _ = _own(state, weights, scratch, -1)
    return own + _held(weights, scratch) - _threats(state, weights, scratch)


@compiled
def _discard(state: Array, weights: Weights, scratch: Scratch, card: int, pile: int) -> Any:
    """What it is worth that a card goes from the hand to a discard pile."""
    value = lying_on(weights, card, state[CARD + scratch[TOPS + pile]])
    if card == WILD:
        return value - weights[SPEND_WILD]
    value -= weights[HOLD] + weights[HOLD_HIGH] * card
    if scratch[HELD + card] > 1:
        value -= weights[HOLD_TWICE]
    return value


@compiled
def after_discard(state: Array, weights: Weights, scratch: Scratch, noting: bool) -> Any:
    """What it is worth to end the turn with the best discard, and its move; noting all of them."""
    own, used = _own(state, weights, scratch, -1)
    same = own + _held(weights, scratch) - _threats(state, weights, scratch)
    best = -WON
    chosen = 0
    for card in range(1, KINDS):
        if scratch[HELD + card]:
            for pile in range(DISCARD_PILES):
                move = card * TARGETS + BUILDING_PILES + pile
                value = same + _discard(state, weights, scratch, card, pile)
                if used >> pile & 1:
                    value -= weights[COVERS_NEEDED]
                if noting:
                    note(scratch, move, value)
                if value > best:
                    best = value
                    chosen = move
    return best, chosen
