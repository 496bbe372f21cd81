"""The actions of Breakers: what each number lays, and which are legal.

There is an action for each kind, size and height of a set. It lays the set with as few jokers as
the hand allows. A joker never completes a Breaker, so it may be better spent in place of one of
three or four alike. If the hand has jokers to spare, more actions lay the same set and save
Breakers in this way: the one of the highest number, the one of the lowest if that is another, or as
many as the jokers allow. In order of their numbers:

- singles 1 to 15, and a joker; pairs 1 to 15, and two jokers;
- runs by width, from 3 up, then by their lowest number; pair runs by width, from 2 up, likewise;
- Breakers of three alike, 1 to 15 and jokers; of four alike;
- the pass;
- pairs, runs and pair runs that save the highest Breaker; runs and pair runs that save the lowest;
  runs and pair runs that save as many as they can.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from stockpile.kernel.breakers.layout import (
    COPIES,
    DTYPE,
    EDITION,
    HIGHEST,
    JOKER,
    LAID,
    LONE,
    MOST_MOVES,
    MOST_MOVES_AT_ALL,
    OVER,
    PASS,
    ROW,
    SECOND_JOKER,
    SHORTEST_PAIR_RUN,
    SHORTEST_RUN,
    TOP_HEIGHT,
    TOP_THICK,
    TOP_WIDTH,
    TURN,
    hand_of,
    is_move,
    jokers_at,
    jokers_of,
    low_of,
    set_id,
    thick_of,
    width_of,
    with_jokers,
)
from stockpile.kernel.breakers.rules import (
    NUMBERS,
    SECOND_TILE,
    count_bits,
    held_times,
    lacks,
    legal_all,
    lone_answers,
    lowest_answer,
    obliges,
)
from stockpile.kernel.compile import compiled
from stockpile.kernel.masks import is_marked, mark, numbers_for
from stockpile.kernel.types import Ints, word

MOST_LISTED = MOST_MOVES_AT_ALL
WORK_SIZE = MOST_MOVES
"""The lengths of the arrays that `list_moves` takes."""

_BREAKER = min(EDITION.breakers)

# Actions.
SINGLES = 0
PAIRS = SINGLES + JOKER
RUNS = PAIRS + JOKER
_RUN_COUNT = sum(HIGHEST - width + 1 for width in range(SHORTEST_RUN, HIGHEST + 1))
PAIR_RUNS = RUNS + _RUN_COUNT
_PAIR_RUN_COUNT = sum(HIGHEST - width + 1 for width in range(SHORTEST_PAIR_RUN, SECOND_JOKER + 1))
BREAKERS = PAIR_RUNS + _PAIR_RUN_COUNT
PASS_ACTION = BREAKERS + 2 * JOKER
SAVING_PAIRS = PASS_ACTION + 1
SAVING_HIGHEST = SAVING_PAIRS + HIGHEST
_SEQUENCES = _RUN_COUNT + _PAIR_RUN_COUNT
SAVING_LOWEST = SAVING_HIGHEST + _SEQUENCES
SAVING_MOST = SAVING_LOWEST + _SEQUENCES
ACTIONS = SAVING_MOST + _SEQUENCES
_LEGAL_NUMBERS = numbers_for(ACTIONS)
_WAY_FEWEST, _WAY_HIGHEST, _WAY_LOWEST, _WAY_MOST = range(4)


def action_count(seats: int, sides: int) -> int:  # noqa: ARG001 - as in every game
    """How many actions a table has."""
    return ACTIONS


def tile_name(tile: int) -> str:
    """A tile as moves write it."""
    return "*" if tile == JOKER else str(tile)


CARD_NAMES = tuple(tile_name(tile) for tile in range(1, ROW))


def _set_name(thick: int, width: int, low: int) -> str:
    return "-".join("+".join([tile_name(low + place)] * thick) for place in range(width))


def action_names(seats: int, sides: int) -> Iterator[str]:  # noqa: ARG001 - as in every game
    """What each action is, by the set without jokers."""
    blocks = [_set_name(*block) for block in _blocks()]
    yield from blocks
    yield "pass"
    del blocks[BREAKERS:]
    yield from (f"{one} saving" for one in blocks[PAIRS : PAIRS + HIGHEST])
    for way in ("saving the highest", "saving the lowest", "saving the most"):
        yield from (f"{one} {way}" for one in blocks[RUNS:])


def _blocks() -> Iterator[tuple[int, int, int]]:
    """Thick, width and low of every block that actions lay, in their order."""
    yield from ((thick, 1, low) for thick in (1, 2) for low in range(1, ROW))
    for thick, narrowest, widest in (
        (1, SHORTEST_RUN, HIGHEST),
        (2, SHORTEST_PAIR_RUN, SECOND_JOKER),
    ):
        for width in range(narrowest, widest + 1):
            yield from ((thick, width, low) for low in range(1, HIGHEST - width + 2))
    yield from ((thick, 1, low) for thick in range(_BREAKER, COPIES + 1) for low in range(1, ROW))


def _plain_moves() -> Iterator[int]:
    """What each action lays if no jokers are needed."""
    blocks = [set_id(*block, 0) for block in _blocks()]
    yield from blocks
    yield PASS
    yield from blocks[PAIRS : PAIRS + HIGHEST]
    for _ in (SAVING_HIGHEST, SAVING_LOWEST, SAVING_MOST):
        yield from blocks[RUNS:BREAKERS]


PLAIN_MOVES = np.fromiter(_plain_moves(), DTYPE, ACTIONS)


def plain_move(row: Ints, action: int) -> int:  # noqa: ARG001 - as in every game
    """The move that an action means, legal or not: the set without jokers."""
    return int(PLAIN_MOVES[action])


# Actions


@compiled
def _sequence(thick: int, width: int, low: int) -> int:
    """The place of a run or pair run among all of them."""
    shortest = SHORTEST_RUN if thick == 1 else SHORTEST_PAIR_RUN
    wider = width - shortest
    # After all narrower ones: HIGHEST - shortest + 1, one less for each width.
    place = wider * (HIGHEST - shortest + 1) - wider * (wider - 1) // 2 + low - 1
    return place if thick == 1 else _RUN_COUNT + place


@compiled
def _action_of_block(thick: int, width: int, low: int) -> int:
    if thick > 2:
        return BREAKERS + (thick - _BREAKER) * JOKER + low - 1
    if width == 1:
        return (SINGLES if thick == 1 else PAIRS) + low - 1
    return RUNS + _sequence(thick, width, low)


@compiled
def _saving_action(action: int, way: int) -> int:
    """The action that lays the same block and saves Breakers; −1 if there is none."""
    if way == _WAY_FEWEST:
        return action
    if action < RUNS:
        return SAVING_PAIRS + action - PAIRS if way == _WAY_HIGHEST else -1
    if way == _WAY_HIGHEST:
        return SAVING_HIGHEST + action - RUNS
    return (SAVING_LOWEST if way == _WAY_LOWEST else SAVING_MOST) + action - RUNS


@compiled
def _save(state: Ints, hand: int, move: int, way: int) -> int:
    """The move that lays a block and saves Breakers; the same move if there are none to save."""
    thick = thick_of(move)
    width = width_of(move)
    low = low_of(move)
    mask = jokers_of(move)
    used = count_bits(mask)
    spare = min(state[hand + JOKER], thick * width - 1) - used
    saved = 0
    for step in range(width):
        place = step if way == _WAY_LOWEST else width - 1 - step
        held = state[hand + low + place]
        if held < _BREAKER:
            continue
        jokers = max(1, _BREAKER - held + thick)
        if jokers > thick or jokers > spare:
            continue
        mask |= (1 | (jokers > 1) << SECOND_JOKER) << place
        spare -= jokers
        saved += 1
        if way != _WAY_MOST:
            break
    return set_id(thick, width, low, mask) if saved else move


@compiled
def move_of_action(state: Ints, action: int) -> int:
    """The move that a legal action of the seat on turn stands for."""
    move = word(PLAIN_MOVES[action])
    thick = thick_of(move)
    if thick > 2 or low_of(move) == JOKER:
        return move
    # Jokers are where the hand has too few tiles. (A pass has no places.)
    hand = hand_of(state[TURN])
    lacking = lacks(state, hand, thick) >> low_of(move)
    places = (1 << width_of(move)) - 1
    mask = lacking & places | (lacking >> SECOND_TILE & places) << SECOND_JOKER
    move = with_jokers(move, mask)
    if action < SAVING_PAIRS:
        return move
    if action < SAVING_LOWEST:
        return _save(state, hand, move, _WAY_HIGHEST)
    return _save(state, hand, move, _WAY_LOWEST if action < SAVING_MOST else _WAY_MOST)


@compiled
def action_of_move(state: Ints, move: int) -> int:
    """The action of the seat on turn that stands for a legal move; −1 if there is none.

    No action spends jokers for nothing, saves inner Breakers but not the outermost ones, or keeps
    four alike when three would do.
    """
    if move == PASS:
        return PASS_ACTION
    action = _action_of_block(thick_of(move), width_of(move), low_of(move))
    if thick_of(move) > 2 or low_of(move) == JOKER:
        return action
    for way in range(4):
        there = _saving_action(action, way)
        if there >= 0 and move_of_action(state, there) == move:
            return there
    return -1


# Legality is worked out for all numbers at once: bit n of a mask stands for number n, or for the
# block that starts there.


@compiled
def write_legal(state: Ints, legal: Ints) -> None:
    """Mark the legal actions of the seat on turn, a bit for each (see `masks`)."""
    for number in range(_LEGAL_NUMBERS):
        legal[number] = 0
    if state[OVER]:
        return
    hand = hand_of(state[TURN])
    jokers = word(state[hand + JOKER])
    leads = state[LAID] == 0
    top_thick = state[TOP_THICK]
    one = held_times(state, hand, word(1))
    two = held_times(state, hand, word(2))
    three = held_times(state, hand, word(3))
    four = held_times(state, hand, word(4))
    saved = word(three & NUMBERS if jokers else 0)
    matches = False
    for thick in range(1, 3):
        if leads:
            widest = HIGHEST if thick == 1 else SECOND_JOKER
            _mark_blocks(
                thick, word(1), word(widest), word(1), one if thick == 1 else two, one, saved,
                four, jokers, legal,
            )  # fmt: skip
        elif top_thick == thick:
            width = word(state[TOP_WIDTH])
            matches = _mark_blocks(
                thick, width, width, word(lowest_answer(state)), one if thick == 1 else two, one,
                saved, four, jokers, legal,
            )  # fmt: skip
    for size in range(1, 3):
        if jokers >= size and (leads or lone_answers(state) == size):
            matches = True
            # A natural 15 is as high, and needs fewer jokers.
            if state[LONE] != HIGHEST or state[hand + HIGHEST] == 0:
                mark(legal, _action_of_block(size, word(1), word(JOKER)), 1, 1)
    if three:
        higher = -2 << state[TOP_HEIGHT]
        if top_thick > 2:
            four &= higher if top_thick > 3 else -1
            three &= 0 if top_thick > 3 else higher
            matches |= three | four != 0
        mark(legal, BREAKERS, three >> 1, JOKER)
        mark(legal, BREAKERS + JOKER, four >> 1, JOKER)
    if not leads and not (matches and obliges(state)):
        mark(legal, PASS_ACTION, 1, 1)


@compiled
def _mark_blocks(
    thick: int,
    narrowest: int,
    widest: int,
    lowest: int,
    enough: int,
    some: int,
    saved: int,
    four: int,
    jokers: int,
    legal: Ints,
) -> bool:
    """Mark blocks of these widths that start at ``lowest`` or higher, and return if there are any.

    ``enough`` has the numbers that the hand holds as often as a block is thick, ``some`` those that
    it holds at all, and ``saved`` those whose Breaker a joker could save, if there are jokers.
    """
    shortest = SHORTEST_RUN if thick == 1 else SHORTEST_PAIR_RUN
    found = False
    if lowest > HIGHEST:
        return found
    # Blocks that leave at most three jokers, two, one, none; those that need more than there are;
    # those with at least one tile from the hand, and with a number whose Breaker could be saved.
    left_3 = word(-1 if jokers < 4 else 0)
    left_2 = word(-1 if jokers < 3 else 0)
    left_1 = word(-1 if jokers < 2 else 0)
    left_0 = word(-1 if jokers < 1 else 0)
    too_many = natural = near = word(0)
    for width in range(1, widest + 1):
        missing = ~(enough >> width - 1)
        too_many |= left_0 & missing
        left_0 |= left_1 & missing
        left_1 |= left_2 & missing
        left_2 |= left_3 & missing
        left_3 |= missing
        if thick == 2:
            missing = ~(some >> width - 1)
            too_many |= left_0 & missing
            left_0 |= left_1 & missing
            left_1 |= left_2 & missing
            left_2 |= left_3 & missing
            left_3 |= missing
        natural |= some >> width - 1
        near |= saved >> width - 1
        can = ~too_many & (2 << HIGHEST - width + 1) - 1 & -1 << lowest
        if can == 0:
            break  # a wider block needs at least as many
        if width < narrowest or 1 < width < shortest:
            continue
        blocks = can & natural
        if blocks == 0:
            continue
        found = True
        action = _action_of_block(thick, width, word(1))
        mark(legal, action, blocks >> 1, HIGHEST - width + 1)
        saving = blocks & near & ~left_0
        if saving and (thick > 1 or width > 1):
            for low in range(1, HIGHEST - width + 2):
                if saving >> low & 1:
                    spare = 4 - (left_3 >> low & 1) - (left_2 >> low & 1) - (left_1 >> low & 1)
                    # At least one tile must come from the hand.
                    spare = min(spare, spare + thick * width - 1 - jokers)
                    inside = saved & (1 << width) - 1 << low
                    if spare > 0:
                        _mark_saving(thick, action + low - 1, inside, four, spare, legal)
    return found


@compiled
def _mark_saving(thick: int, action: int, inside: int, four: int, spare: int, legal: Ints) -> None:
    """Mark the ways to lay a block that save Breakers of the numbers ``inside`` it."""
    # In a pair, saving one of three takes two jokers.
    dear = inside & ~four if thick == 2 else 0
    cheap = inside & ~dear
    savable = inside if spare > 1 else cheap
    if savable == 0:
        return
    mark(legal, _saving_action(action, _WAY_HIGHEST), 1, 1)
    if action < RUNS or savable & savable - 1 == 0:
        return
    mark(legal, _saving_action(action, _WAY_LOWEST), 1, 1)
    highest = savable
    while highest & highest - 1:
        highest &= highest - 1
    spare -= 2 if dear & highest else 1
    if spare > 0 and (cheap if spare == 1 else inside) & highest - 1:
        mark(legal, _saving_action(action, _WAY_MOST), 1, 1)


@compiled
def may_make(state: Ints, legal: Ints, number: int) -> bool:
    """Whether a number stands for a legal move, given the legal actions."""
    if not is_move(state, number):
        return False
    if number == PASS:
        return is_marked(legal, PASS_ACTION)
    thick = thick_of(number)
    width = width_of(number)
    low = low_of(number)
    hand = hand_of(state[TURN])
    if low == JOKER and thick <= 2:
        answers = state[LAID] == 0 or lone_answers(state) == thick
        return answers and state[hand + JOKER] >= thick
    if not is_marked(legal, _action_of_block(thick, width, low)):
        return False
    if thick > 2:
        return True
    # The action lays the block with the fewest jokers, but here they may be anywhere.
    jokers = jokers_of(number)
    for place in range(width):
        if thick - jokers_at(jokers, thick, place) > state[hand + low + place]:
            return False
    used = count_bits(jokers)
    return used <= state[hand + JOKER] and used < thick * width


@compiled
def list_moves(state: Ints, moves: Ints, work: Ints) -> int:
    """List every legal move of the seat on turn, with jokers in every place, and count them."""
    return legal_all(state, moves, work)
