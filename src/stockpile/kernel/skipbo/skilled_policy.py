"""Planning a turn: the ways to lay the cards that a seat sees, each judged by what it leads to.

A plan ends where something new is seen: a stock card was laid and the next one is turned, or the
hand was emptied and new cards are drawn; or it ends with a discard. After each move the seat plans
anew. What a plan leads to is judged by `stockpile.kernel.skipbo.turn_value`.

Nothing is read but what the seat on turn may know: its hand, everything that lies face up, and how
many cards lie where.
"""

from __future__ import annotations

from typing import Any

from stockpile.kernel.chance import Rng
from stockpile.kernel.compile import compiled
from stockpile.kernel.skipbo.layout import (
    ASIDE,
    BELOW,
    BUILDING_PILES,
    CARD,
    DISCARD_PILES,
    DRAW,
    FIRST_PILE,
    FORCED,
    HAND,
    HEIGHT,
    HIGHEST,
    KINDS,
    LAYING,
    PASS,
    PILE_SIZE,
    PILE_TOP,
    PILES,
    SEATS,
    SIDE,
    SIDES,
    STOCK_FIRST,
    TARGETS,
    TURN,
    WILD,
    Array,
)
from stockpile.kernel.skipbo.turn_value import (
    AWAY,
    COMPLETED,
    DEEPEST,
    HEIGHTS,
    HELD,
    LAYS,
    LEVEL,
    MEMBERS,
    SEAT_AT,
    SPENT,
    STACK,
    STOCKS,
    TABLE,
    TABLE_SIZE,
    TOPS,
    WEIGHTS,
    WON,
    Scratch,
    Weights,
    after_discard,
    end_of_turn,
    lying_on,
    midway,
    note,
)

LOOKS = 1000
"""How many positions `skilled` looks at for a plan."""

_HAND_SOURCES = 100
"""Sources in a plan: the side's stock piles from 0, its discard piles from `_PILE_SOURCES`, the
kinds of the hand from here."""
_PILE_SOURCES = 10
_PRIME = 0x5851F42D4C957F2D
_OTHER = 0x14057B7EF767814F


@compiled
def lay_out(state: Array, scratch: Scratch) -> None:
    """Lay out what the seat on turn sees: sides together, its own first, and it at the front."""
    seats = state[SEATS]
    seat = state[TURN]
    members = seats // state[SIDES]
    scratch[MEMBERS] = members
    at = 0
    for step in range(seats):
        first = (seat + step) % seats
        # A side comes when the first of its seats does.
        new = True
        for earlier in range(at):
            if state[SIDE + scratch[SEAT_AT + earlier]] == state[SIDE + first]:
                new = False
        if new:
            for further in range(step, seats):
                one = (seat + further) % seats
                if state[SIDE + one] == state[SIDE + first]:
                    scratch[SEAT_AT + at] = one
                    scratch[AWAY + at] = further
                    scratch[STOCKS + at] = state[CARD + state[PILE_TOP + one * PILES]]
                    for pile in range(DISCARD_PILES):
                        scratch[TOPS + at * DISCARD_PILES + pile] = state[
                            PILE_TOP + one * PILES + 1 + pile
                        ]
                    at += 1
    for target in range(BUILDING_PILES):
        scratch[HEIGHTS + target] = state[HEIGHT + target]
    for card in range(KINDS):
        scratch[HELD + card] = state[HAND + seat * KINDS + card]
    scratch[SPENT] = 0
    scratch[LAYS] = 0
    scratch[COMPLETED] = 0


@compiled
def _is_new(scratch: Scratch) -> Any:
    """Whether a plan has not led here before; building piles of one height are alike."""
    key = 0
    for target in range(BUILDING_PILES):
        mixed = (scratch[HEIGHTS + target] + 1) * _PRIME
        key += mixed ^ (mixed >> 29)
    for pile in range(TOPS, TOPS + scratch[MEMBERS] * DISCARD_PILES):
        key = (key ^ scratch[pile]) * _PRIME + _OTHER
    for card in range(HELD + 1, HELD + KINDS):
        key = (key ^ scratch[card]) * _PRIME + _OTHER
    key ^= key >> 32
    slot = TABLE + (key & (TABLE_SIZE - 1))
    if scratch[slot] == key:
        return False
    scratch[slot] = key
    return True


@compiled
def _card_of(state: Array, scratch: Scratch, source: int) -> Any:
    if source >= _HAND_SOURCES:
        card = source - _HAND_SOURCES
        return card if scratch[HELD + card] else 0
    if source >= _PILE_SOURCES:
        return state[CARD + scratch[TOPS + source - _PILE_SOURCES]]
    return scratch[STOCKS + source]


@compiled
def _next_source(scratch: Scratch, source: int) -> Any:
    source += 1
    if source == scratch[MEMBERS]:
        return _PILE_SOURCES
    if source == _PILE_SOURCES + scratch[MEMBERS] * DISCARD_PILES:
        return _HAND_SOURCES + 1
    return source


@compiled
def _goes_on(state: Array, scratch: Scratch, height: int) -> Any:
    """Whether a pile of this height gets a number that is seen: then a wild may lead there."""
    if height == HIGHEST:
        return True
    number = height + 1
    if scratch[HELD + number]:
        return True
    members = scratch[MEMBERS]
    for pile in range(TOPS, TOPS + members * DISCARD_PILES):
        if state[CARD + scratch[pile]] == number:
            return True
    for member in range(members):
        stock = scratch[STOCKS + member]
        # With more wilds the stock card may still be reached.
        if stock and number <= stock <= height + 1 + 2 * (scratch[HELD + WILD] - 1):
            return True
    return False


@compiled
def _fits(state: Array, scratch: Scratch, source: int, card: int, target: int) -> Any:
    """Whether a plan may lay this card there; of piles alike only the first is tried."""
    height = scratch[HEIGHTS + target]
    if card not in (WILD, height + 1):
        return False
    for other in range(target):
        if scratch[HEIGHTS + other] == height:
            return False
    if card == WILD and source >= _HAND_SOURCES and state[LAYING] != FORCED:
        # A wild is laid to go on from there, or because nothing else is held.
        return scratch[HELD + WILD] == scratch[HELD] or _goes_on(state, scratch, height + 1)
    return True


@compiled
def _lay(state: Array, scratch: Scratch, source: int, card: int, target: int) -> None:
    if source >= _HAND_SOURCES:
        scratch[HELD] -= 1
        scratch[HELD + card] -= 1
        if card == WILD:
            scratch[SPENT] += 1
    elif source >= _PILE_SOURCES:
        pile = TOPS + source - _PILE_SOURCES
        scratch[pile] = state[BELOW + scratch[pile]]
    scratch[LAYS] += 1
    scratch[HEIGHTS + target] += 1
    if scratch[HEIGHTS + target] == HIGHEST:
        scratch[HEIGHTS + target] = 0
        scratch[COMPLETED] += 1


@compiled
def _take_back(scratch: Scratch, source: int, card: int, target: int, node: int) -> None:
    if source >= _HAND_SOURCES:
        scratch[HELD] += 1
        scratch[HELD + card] += 1
        if card == WILD:
            scratch[SPENT] -= 1
    elif source >= _PILE_SOURCES:
        scratch[TOPS + source - _PILE_SOURCES] = node
    scratch[LAYS] -= 1
    if scratch[HEIGHTS + target] == 0:
        scratch[HEIGHTS + target] = HIGHEST
        scratch[COMPLETED] -= 1
    scratch[HEIGHTS + target] -= 1


@compiled
def _number(scratch: Scratch, source: int, target: int) -> Any:
    """The number of the move that lays from a plan's source."""
    if source >= _HAND_SOURCES:
        return (source - _HAND_SOURCES) * TARGETS + target
    if source >= _PILE_SOURCES:
        pile = source - _PILE_SOURCES
        owner = scratch[SEAT_AT + pile // DISCARD_PILES]
        return (FIRST_PILE + owner * PILES + 1 + pile % DISCARD_PILES) * TARGETS + target
    return (FIRST_PILE + scratch[SEAT_AT + source] * PILES) * TARGETS + target


@compiled
def _must_lay(state: Array, scratch: Scratch) -> Any:
    """Whether the turn may not end where the plan has led to (S13)."""
    if state[LAYING] == STOCK_FIRST:
        return _goes_somewhere(scratch, scratch[STOCKS])
    return state[LAYING] == FORCED and _can_lay(state, scratch)


@compiled
def _can_lay(state: Array, scratch: Scratch) -> Any:
    source = 0
    while source <= _HAND_SOURCES + WILD:
        if _goes_somewhere(scratch, _card_of(state, scratch, source)):
            return True
        source = _next_source(scratch, source)
    return False


@compiled
def _goes_somewhere(scratch: Scratch, card: int) -> Any:
    """Whether a card can be laid; 0 stands for none."""
    fits = card == WILD
    for target in range(BUILDING_PILES):
        fits |= scratch[HEIGHTS + target] + 1 == card
    return fits


@compiled
def _stock_left(state: Array, scratch: Scratch) -> Any:
    left = 0
    for member in range(scratch[MEMBERS]):
        left += state[PILE_SIZE + scratch[SEAT_AT + member] * PILES]
    return left


@compiled
def best_move(state: Array, weights: Weights, most: int, scratch: Scratch) -> Any:
    """The first move of the best plan, with no more than ``most`` positions looked at."""
    lay_out(state, scratch)
    for slot in range(TABLE, TABLE + TABLE_SIZE):
        scratch[slot] = 0
    drawable = state[DRAW] + state[ASIDE]
    last_card = _stock_left(state, scratch) == 1
    best = -WON
    chosen = -1
    first = -1
    gain = 0.0
    looked = 0
    depth = 0
    stack = STACK
    # A level of the stack: source and target to try next; card and node of the lay tried.
    scratch[stack] = 0
    scratch[stack + 1] = 0
    if not _must_lay(state, scratch):
        if scratch[HELD] == 0:
            best = end_of_turn(state, weights, scratch)
            chosen = PASS
            note(scratch, chosen, best)
        else:
            best, chosen = after_discard(state, weights, scratch, True)
    while depth >= 0:
        stack = STACK + depth * LEVEL
        source = scratch[stack]
        target = scratch[stack + 1]
        card = 0
        found = False
        if looked < most:
            while source <= _HAND_SOURCES + WILD:
                if target == 0:
                    card = _card_of(state, scratch, source)
                else:
                    card = scratch[stack + 2]
                if card:
                    while target < BUILDING_PILES and not _fits(
                        state, scratch, source, card, target
                    ):
                        target += 1
                    if target < BUILDING_PILES:
                        found = True
                        break
                source = _next_source(scratch, source)
                target = 0
        if not found:
            depth -= 1
            if depth >= 0:
                stack = STACK + depth * LEVEL
                source = scratch[stack]
                target = scratch[stack + 1]
                node = scratch[stack + 3]
                card = scratch[stack + 2]
                _take_back(scratch, source, card, target, node)
                if _PILE_SOURCES <= source < _HAND_SOURCES:
                    gain += lying_on(weights, card, state[CARD + state[BELOW + node]])
                scratch[stack + 1] = target + 1
            continue
        scratch[stack] = source
        scratch[stack + 1] = target
        scratch[stack + 2] = card
        node = 0
        if depth == 0:
            first = _number(scratch, source, target)
        if _PILE_SOURCES <= source < _HAND_SOURCES:
            node = scratch[TOPS + source - _PILE_SOURCES]
            gain -= lying_on(weights, card, state[CARD + state[BELOW + node]])
        scratch[stack + 3] = node
        _lay(state, scratch, source, card, target)
        looked += 1
        value = -2 * WON
        deeper = False
        if source < _PILE_SOURCES:
            value = WON if last_card else midway(state, weights, scratch, source) + gain
        elif scratch[HELD] == 0 and drawable + scratch[COMPLETED]:
            value = midway(state, weights, scratch, -1) + gain
        elif _is_new(scratch):
            deeper = depth + 1 < DEEPEST
            if not _must_lay(state, scratch):
                if scratch[HELD] == 0:
                    value = end_of_turn(state, weights, scratch) + gain
                else:
                    value, _ = after_discard(state, weights, scratch, False)
                    value += gain
        note(scratch, first, value)
        if value > best or chosen < 0:
            best = value
            chosen = first
        if deeper:
            depth += 1
            scratch[stack + LEVEL] = 0
            scratch[stack + LEVEL + 1] = 0
        else:
            _take_back(scratch, source, card, target, node)
            if node:
                gain += lying_on(weights, card, state[CARD + state[BELOW + node]])
            scratch[stack + 1] = target + 1
    return chosen


@compiled
def skilled_move(state: Array, rng: Rng, scratch: Scratch) -> Any:  # noqa: ARG001 - as in every game
    """The first move of the best plan for this turn."""
    return best_move(state, WEIGHTS, LOOKS, scratch)
