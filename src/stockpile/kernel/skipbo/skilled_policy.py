"""How `skilled` chooses: by planning the whole turn, one depth-first search per move.

A plan ends when the seat sees something new, because it laid a stock card and turns the next one,
or emptied its hand and draws new cards; or it ends with a discard.
`stockpile.kernel.skipbo.turn_value` says what a plan is worth.

It is given a state but reads only what the seat on turn may know: its hand, all cards that are face
up, and the size of each pile.
"""

from __future__ import annotations

from stockpile.kernel.chance import Rng
from stockpile.kernel.compile import compiled
from stockpile.kernel.skipbo.layout import (
    ASIDE,
    BELOW,
    BUILDING_PILES,
    CARD,
    DISCARD_PILES,
    DISCARD_VALUES,
    DRAW,
    FIRST_PILE,
    FIRST_PLAN,
    FORCED,
    HIGHEST,
    KINDS,
    LAYING,
    LEVEL_CARD,
    LEVEL_NODE,
    LEVEL_SIZE,
    LEVEL_SOURCE,
    LEVEL_TARGET,
    MOST_PLANNED_LAYS,
    PASS,
    PILE_SIZE,
    PILES,
    PLAN_COMPLETED,
    PLAN_DISCARD_TOP,
    PLAN_HAND,
    PLAN_HEIGHT,
    PLAN_LAYS,
    PLAN_LENGTH,
    PLAN_MOVES,
    PLAN_ROW,
    PLAN_SEAT,
    PLAN_SIDE_SEATS,
    PLAN_STOCK_TOP,
    PLAN_VALUE,
    PLAN_WILDS_LAID,
    PLANS,
    STACK,
    STOCK_FIRST,
    TARGETS,
    VISITED,
    VISITED_SIZE,
    WILD,
    WORST_PLAN,
)
from stockpile.kernel.skipbo.turn_value import (
    WEIGHTS,
    WIN_VALUE,
    after_discard,
    end_of_turn,
    lay_out,
    lying_on,
    midway,
    note,
    noted,
)
from stockpile.kernel.types import Floats, Ints

SKILLED_POSITIONS = 1000
"""How many positions `skilled` looks at to choose a move."""

# Sources in a plan: the side's stock piles from 0, then its discard piles, then kinds of the hand.
_DISCARD_SOURCES = 10
_HAND_SOURCES = 100

_HASH_FACTOR = 0x5851F42D4C957F2D
_HASH_SUMMAND = 0x14057B7EF767814F


@compiled
def _is_new(scratch: Ints) -> bool:
    """Whether no plan has led here before. The order of the building piles does not matter."""
    key = 0
    for target in range(BUILDING_PILES):
        mixed = (scratch[PLAN_HEIGHT + target] + 1) * _HASH_FACTOR
        key += mixed ^ (mixed >> 29)
    for pile in range(scratch[PLAN_SIDE_SEATS] * DISCARD_PILES):
        key = (key ^ scratch[PLAN_DISCARD_TOP + pile]) * _HASH_FACTOR + _HASH_SUMMAND
    for card in range(PLAN_HAND + 1, PLAN_HAND + KINDS):
        key = (key ^ scratch[card]) * _HASH_FACTOR + _HASH_SUMMAND
    key ^= key >> 32
    slot = VISITED + (key & (VISITED_SIZE - 1))
    if scratch[slot] == key:
        return False
    scratch[slot] = key
    return True


@compiled
def _card_of(state: Ints, scratch: Ints, source: int) -> int:
    if source >= _HAND_SOURCES:
        card = source - _HAND_SOURCES
        return card if scratch[PLAN_HAND + card] else 0
    if source >= _DISCARD_SOURCES:
        return state[CARD + scratch[PLAN_DISCARD_TOP + source - _DISCARD_SOURCES]]
    return scratch[PLAN_STOCK_TOP + source]


@compiled
def _next_source(scratch: Ints, source: int) -> int:
    source += 1
    if source == scratch[PLAN_SIDE_SEATS]:
        return _DISCARD_SOURCES
    if source == _DISCARD_SOURCES + scratch[PLAN_SIDE_SEATS] * DISCARD_PILES:
        return _HAND_SOURCES + 1
    return source


@compiled
def _goes_on(state: Ints, scratch: Ints, height: int) -> bool:
    """Whether some card in sight may follow on a pile of this height; if not, a wild is wasted."""
    if height == HIGHEST:
        return True
    number = height + 1
    if scratch[PLAN_HAND + number]:
        return True
    members = scratch[PLAN_SIDE_SEATS]
    for pile in range(PLAN_DISCARD_TOP, PLAN_DISCARD_TOP + members * DISCARD_PILES):
        if state[CARD + scratch[pile]] == number:
            return True
    for member in range(members):
        stock = scratch[PLAN_STOCK_TOP + member]
        # More wilds may still reach the stock card.
        if stock and number <= stock <= height + 1 + 2 * (scratch[PLAN_HAND + WILD] - 1):
            return True
    return False


@compiled
def _fits(state: Ints, scratch: Ints, source: int, card: int, target: int) -> bool:
    """Whether a plan may lay this card there. Of piles of equal height it tries only the first."""
    height = scratch[PLAN_HEIGHT + target]
    if card not in (WILD, height + 1):
        return False
    for other in range(target):
        if scratch[PLAN_HEIGHT + other] == height:
            return False
    if card == WILD and source >= _HAND_SOURCES and state[LAYING] != FORCED:
        # A plan lays a wild only to continue from there, or if the hand holds nothing else.
        wilds = scratch[PLAN_HAND + WILD]
        return wilds == scratch[PLAN_HAND] or _goes_on(state, scratch, height + 1)
    return True


@compiled
def _lay(state: Ints, scratch: Ints, source: int, card: int, target: int) -> None:
    if source >= _HAND_SOURCES:
        scratch[PLAN_HAND] -= 1
        scratch[PLAN_HAND + card] -= 1
        if card == WILD:
            scratch[PLAN_WILDS_LAID] += 1
    elif source >= _DISCARD_SOURCES:
        pile = PLAN_DISCARD_TOP + source - _DISCARD_SOURCES
        scratch[pile] = state[BELOW + scratch[pile]]
    scratch[PLAN_LAYS] += 1
    scratch[PLAN_HEIGHT + target] += 1
    if scratch[PLAN_HEIGHT + target] == HIGHEST:
        scratch[PLAN_HEIGHT + target] = 0
        scratch[PLAN_COMPLETED] += 1


@compiled
def _take_back(scratch: Ints, source: int, card: int, target: int, node: int) -> None:
    if source >= _HAND_SOURCES:
        scratch[PLAN_HAND] += 1
        scratch[PLAN_HAND + card] += 1
        if card == WILD:
            scratch[PLAN_WILDS_LAID] -= 1
    elif source >= _DISCARD_SOURCES:
        scratch[PLAN_DISCARD_TOP + source - _DISCARD_SOURCES] = node
    scratch[PLAN_LAYS] -= 1
    if scratch[PLAN_HEIGHT + target] == 0:
        scratch[PLAN_HEIGHT + target] = HIGHEST
        scratch[PLAN_COMPLETED] -= 1
    scratch[PLAN_HEIGHT + target] -= 1


@compiled
def _move_from(scratch: Ints, source: int, target: int) -> int:
    """The move that lays from a plan's source."""
    if source >= _HAND_SOURCES:
        return (source - _HAND_SOURCES) * TARGETS + target
    if source >= _DISCARD_SOURCES:
        pile = source - _DISCARD_SOURCES
        owner = scratch[PLAN_SEAT + pile // DISCARD_PILES]
        return (FIRST_PILE + owner * PILES + 1 + pile % DISCARD_PILES) * TARGETS + target
    return (FIRST_PILE + scratch[PLAN_SEAT + source] * PILES) * TARGETS + target


@compiled
def _must_lay(state: Ints, scratch: Ints) -> bool:
    """Whether the turn may not end here (S13)."""
    if state[LAYING] == STOCK_FIRST:
        return _goes_somewhere(scratch, scratch[PLAN_STOCK_TOP])
    return state[LAYING] == FORCED and _can_lay(state, scratch)


@compiled
def _can_lay(state: Ints, scratch: Ints) -> bool:
    source = 0
    while source <= _HAND_SOURCES + WILD:
        if _goes_somewhere(scratch, _card_of(state, scratch, source)):
            return True
        source = _next_source(scratch, source)
    return False


@compiled
def _goes_somewhere(scratch: Ints, card: int) -> bool:
    """Whether a card can be laid; 0 stands for none."""
    fits = card == WILD
    for target in range(BUILDING_PILES):
        fits |= scratch[PLAN_HEIGHT + target] + 1 == card
    return fits


@compiled
def _stock_left(state: Ints, scratch: Ints) -> int:
    left = 0
    for member in range(scratch[PLAN_SIDE_SEATS]):
        left += state[PILE_SIZE + scratch[PLAN_SEAT + member] * PILES]
    return left


@compiled
def _keep(scratch: Ints, most: int, value: int, depth: int, last: int) -> None:
    """Keep a plan: the lays down to a depth, then a last move (−1: none).

    It replaces the worst if there are ``most`` already.
    """
    full = scratch[PLANS] == most
    at = scratch[WORST_PLAN] if full else FIRST_PLAN + scratch[PLANS] * PLAN_ROW
    if full and value <= scratch[at + PLAN_VALUE]:
        return
    scratch[at + PLAN_VALUE] = value
    for level in range(depth):
        stack = STACK + level * LEVEL_SIZE
        scratch[at + PLAN_MOVES + level] = _move_from(
            scratch, scratch[stack + LEVEL_SOURCE], scratch[stack + LEVEL_TARGET]
        )
    if last >= 0:
        scratch[at + PLAN_MOVES + depth] = last
        depth += 1
    scratch[at + PLAN_LENGTH] = depth
    if not full:
        scratch[PLANS] += 1
    if scratch[PLANS] == most:
        scratch[WORST_PLAN] = _worst_plan(scratch)


@compiled
def _worst_plan(scratch: Ints) -> int:
    worst = FIRST_PLAN
    for at in range(FIRST_PLAN, FIRST_PLAN + scratch[PLANS] * PLAN_ROW, PLAN_ROW):
        if scratch[at + PLAN_VALUE] < scratch[worst + PLAN_VALUE]:
            worst = at
    return worst


@compiled
def _keep_discards(scratch: Ints, most: int, gain: float, depth: int) -> None:
    """Keep a plan for each discard that was listed. Of empty discard piles, the first will do."""
    added = noted(gain) - noted(0.0)
    empty = False
    for pile in range(DISCARD_PILES):
        if scratch[PLAN_DISCARD_TOP + pile] == 0:
            if empty:
                continue
            empty = True
        for card in range(1, KINDS):
            if scratch[PLAN_HAND + card]:
                value = scratch[DISCARD_VALUES + card * DISCARD_PILES + pile] + added
                _keep(scratch, most, value, depth, card * TARGETS + BUILDING_PILES + pile)


@compiled
def best_move(state: Ints, weights: Floats, scratch: Ints, positions: int) -> int:
    """The first move of the best plan found by looking at no more than ``positions`` positions."""
    return plan(state, weights, scratch, positions, 0)


@compiled
def plan(state: Ints, weights: Floats, scratch: Ints, positions: int, most: int) -> int:
    """The same, but it also keeps the best plans in `PLANS`, at most ``most`` of them."""
    keeping = most > 0
    lay_out(state, scratch)
    scratch[PLANS] = 0
    for slot in range(VISITED, VISITED + VISITED_SIZE):
        scratch[slot] = 0
    drawable = state[DRAW] + state[ASIDE]
    last_card = _stock_left(state, scratch) == 1
    best = -WIN_VALUE
    chosen = -1
    first = -1
    gain = 0.0
    looked = 0
    depth = 0
    stack = STACK
    scratch[stack + LEVEL_SOURCE] = 0
    scratch[stack + LEVEL_TARGET] = 0
    if not _must_lay(state, scratch):
        if scratch[PLAN_HAND] == 0:
            best = end_of_turn(state, weights, scratch)
            chosen = PASS
            note(scratch, chosen, best)
            if keeping:
                _keep(scratch, most, noted(best), 0, PASS)
        else:
            best, chosen = after_discard(state, weights, scratch, True, keeping)
            if keeping:
                _keep_discards(scratch, most, 0.0, 0)
    while depth >= 0:
        stack = STACK + depth * LEVEL_SIZE
        source = scratch[stack + LEVEL_SOURCE]
        target = scratch[stack + LEVEL_TARGET]
        card = 0
        found = False
        if looked < positions:
            while source <= _HAND_SOURCES + WILD:
                if target == 0:
                    card = _card_of(state, scratch, source)
                else:
                    card = scratch[stack + LEVEL_CARD]
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
                stack = STACK + depth * LEVEL_SIZE
                source = scratch[stack + LEVEL_SOURCE]
                target = scratch[stack + LEVEL_TARGET]
                card = scratch[stack + LEVEL_CARD]
                node = scratch[stack + LEVEL_NODE]
                _take_back(scratch, source, card, target, node)
                if _DISCARD_SOURCES <= source < _HAND_SOURCES:
                    gain += lying_on(weights, card, state[CARD + state[BELOW + node]])
                scratch[stack + LEVEL_TARGET] = target + 1
            continue
        scratch[stack + LEVEL_SOURCE] = source
        scratch[stack + LEVEL_TARGET] = target
        scratch[stack + LEVEL_CARD] = card
        node = 0
        if depth == 0:
            first = _move_from(scratch, source, target)
        if _DISCARD_SOURCES <= source < _HAND_SOURCES:
            node = scratch[PLAN_DISCARD_TOP + source - _DISCARD_SOURCES]
            gain -= lying_on(weights, card, state[CARD + state[BELOW + node]])
        scratch[stack + LEVEL_NODE] = node
        _lay(state, scratch, source, card, target)
        looked += 1
        value = -2 * WIN_VALUE
        deeper = False
        if source < _DISCARD_SOURCES:
            value = WIN_VALUE if last_card else midway(state, weights, scratch, source) + gain
            if keeping:
                _keep(scratch, most, noted(value), depth + 1, -1)
        elif scratch[PLAN_HAND] == 0 and drawable + scratch[PLAN_COMPLETED]:
            value = midway(state, weights, scratch, -1) + gain
            if keeping:
                _keep(scratch, most, noted(value), depth + 1, -1)
        elif _is_new(scratch):
            deeper = depth + 1 < MOST_PLANNED_LAYS
            if not _must_lay(state, scratch):
                if scratch[PLAN_HAND] == 0:
                    value = end_of_turn(state, weights, scratch) + gain
                    if keeping:
                        _keep(scratch, most, noted(value), depth + 1, PASS)
                else:
                    value, _ = after_discard(state, weights, scratch, False, keeping)
                    value += gain
                    if keeping:
                        _keep_discards(scratch, most, gain, depth + 1)
        note(scratch, first, value)
        if value > best or chosen < 0:
            best = value
            chosen = first
        if deeper:
            depth += 1
            scratch[stack + LEVEL_SIZE + LEVEL_SOURCE] = 0
            scratch[stack + LEVEL_SIZE + LEVEL_TARGET] = 0
        else:
            _take_back(scratch, source, card, target, node)
            if node:
                gain += lying_on(weights, card, state[CARD + state[BELOW + node]])
            scratch[stack + LEVEL_TARGET] = target + 1
    return chosen


@compiled
def skilled_move(state: Ints, rng: Rng, scratch: Ints) -> int:  # noqa: ARG001 - as in every game
    """The move of `skilled` for the seat on turn."""
    return best_move(state, WEIGHTS, scratch, SKILLED_POSITIONS)
