"""The rules of Breakers (B4–B16) over the array that `layout` describes.

They do what `stockpile.breakers.rules` does, move by move, and tests compare both. Moves are
assumed to be legal.
"""

from __future__ import annotations

from stockpile.kernel.breakers.layout import (
    BOX,
    COPIES,
    EDITION,
    ENDING,
    EQUAL,
    HAND_TILES,
    HIGHEST,
    JOKER,
    JOKERS,
    LAID,
    LONE,
    NOBODY,
    OBLIGED,
    OVER,
    PASS,
    PASSES,
    PLAYED,
    POINTS,
    ROW,
    ROWS,
    RUNNING,
    SEATS,
    SECOND_JOKER,
    SHORTEST_PAIR_RUN,
    SHORTEST_RUN,
    SIZE,
    TOP_BY,
    TOP_HEIGHT,
    TOP_THICK,
    TOP_WIDTH,
    TRICK_MOVES,
    TRICK_SEATS,
    TURN,
    UNUSED,
    WINNER,
    hand_of,
    jokers_at,
    jokers_of,
    low_of,
    set_id,
    thick_of,
    width_of,
)
from stockpile.kernel.chance import Rng, below
from stockpile.kernel.compile import compiled
from stockpile.kernel.types import Ints, word
from stockpile.kernel.vectors import larger_than

_BREAKER = min(EDITION.breakers)

NUMBERS = (2 << HIGHEST) - 2
"""All numbers, but no joker."""

SECOND_TILE = 32
"""How many bits further up `lacks` has the second tiles of pairs."""


@compiled
def copy(source: Ints, target: Ints) -> None:
    """Copy a state, or the state that what a seat knows begins with."""
    for entry in range(SIZE):
        target[entry] = source[entry]


@compiled
def fewest_tiles(state: Ints) -> int:
    """The fewest tiles that a seat other than the one on turn has."""
    fewest = BOX
    for seat in range(state[SEATS]):
        if seat != state[TURN]:
            fewest = min(fewest, state[hand_of(seat)])
    return fewest


# Legal moves


@compiled
def held_times(state: Ints, hand: int, times: int) -> int:
    """The tiles that a hand holds at least this many times: bit n stands for tile n."""
    return larger_than(times - 1, state, hand + 1, JOKER) << 1


@compiled
def lacks(state: Ints, hand: int, thick: int) -> int:
    """The numbers that a hand lacks for blocks this thick; `SECOND_TILE` up, those lacked twice."""
    once = NUMBERS & ~held_times(state, hand, thick)
    twice = NUMBERS & ~held_times(state, hand, thick - 1)
    return once | twice << SECOND_TILE


@compiled
def count_bits(mask: int) -> int:
    """How many bits of a mask are set."""
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


@compiled
def fill(lacking: int, jokers: int, thick: int, width: int, low: int) -> int:
    """The mask of a block with the fewest jokers; −1 if it needs more than there are.

    ``lacking`` is what the hand `lacks`.
    """
    places = (1 << width) - 1
    once = lacking >> low & places
    twice = lacking >> low + SECOND_TILE & places
    needed = count_bits(once) + count_bits(twice)
    # Jokers alone are not a block.
    return once | twice << SECOND_JOKER if needed <= jokers and needed < thick * width else -1


@compiled
def lowest_answer(state: Ints) -> int:
    """The lowest number that a block can start with to answer in kind."""
    return state[TOP_HEIGHT] + 1 - state[EQUAL] - state[TOP_WIDTH] + 1


@compiled
def lone_answers(state: Ints) -> int:
    """How many jokers alone answer in kind; 0 if no number of them does."""
    thick = state[TOP_THICK]
    high = state[LONE] > state[TOP_HEIGHT] - state[EQUAL]
    return thick if state[TOP_WIDTH] == 1 and thick <= 2 and high else 0


@compiled
def breaks(state: Ints, size: int, tile: int) -> bool:
    """Whether this many equal tiles may be laid as a Breaker."""
    thick = state[TOP_THICK]
    return thick < 3 or size > thick or (size == thick and tile > state[TOP_HEIGHT])


@compiled
def obliges(state: Ints) -> bool:
    """Whether a seat that can answer in kind must."""
    return state[OBLIGED] > (state[TOP_THICK] > 2)


@compiled
def _lead_blocks(state: Ints, hand: int, moves: Ints) -> int:
    count = 0
    jokers = state[hand + JOKER]
    for thick in range(1, 3):
        shortest = SHORTEST_RUN if thick == 1 else SHORTEST_PAIR_RUN
        lacking = lacks(state, hand, thick)
        for low in range(1, HIGHEST + 1):
            once = lacking >> low
            twice = lacking >> low + SECOND_TILE
            needed = 0
            for width in range(1, HIGHEST - low + 2):
                needed += (once >> width - 1 & 1) + (twice >> width - 1 & 1)
                if needed > jokers:
                    break  # a wider block needs at least as many
                if needed < thick * width and (width == 1 or width >= shortest):
                    places = (1 << width) - 1
                    mask = once & places | (twice & places) << SECOND_JOKER
                    moves[count] = set_id(thick, width, low, mask)
                    count += 1
    return count


@compiled
def _answer_blocks(state: Ints, hand: int, moves: Ints) -> int:
    thick = state[TOP_THICK]
    if thick > 2:
        return 0
    count = 0
    width = state[TOP_WIDTH]
    jokers = state[hand + JOKER]
    lacking = lacks(state, hand, thick)
    for low in range(lowest_answer(state), HIGHEST - width + 2):
        mask = fill(lacking, jokers, thick, width, low)
        if mask >= 0:
            moves[count] = set_id(thick, width, low, mask)
            count += 1
    return count


@compiled
def _others(state: Ints, hand: int, blocks: int, thrifty: bool, moves: Ints, count: int) -> int:
    """Add jokers alone, Breakers and the pass to a list that starts with this many blocks.

    If ``thrifty``, jokers alone are left out when other tiles make a set as high.
    """
    leads = state[LAID] == 0
    jokers = state[hand + JOKER]
    matches = blocks > 0
    for size in range(1, 3):
        if jokers >= size and (leads or lone_answers(state) == size):
            matches = True
            # A natural 15 is as high, and needs fewer jokers.
            wasted = state[LONE] == HIGHEST and state[hand + HIGHEST] > 0
            if not (thrifty and wasted):
                moves[count] = set_id(size, 1, JOKER, 0)
                count += 1
    breaking = state[TOP_THICK] > 2
    most = 0
    for tile in range(1, JOKER + 1):
        most = max(most, state[hand + tile])
    for size in range(3, most + 1):
        for tile in range(1, JOKER + 1):
            if state[hand + tile] >= size and breaks(state, size, tile):
                matches |= breaking
                moves[count] = set_id(size, 1, tile, 0)
                count += 1
    if not leads and not (matches and obliges(state)):
        moves[count] = PASS
        count += 1
    return count


@compiled
def _blocks(state: Ints, hand: int, moves: Ints) -> int:
    """List every block that may be laid, each with the fewest jokers."""
    if state[LAID] == 0:
        return _lead_blocks(state, hand, moves)
    return _answer_blocks(state, hand, moves)


@compiled
def _saving(state: Ints, hand: int, moves: Ints, blocks: int) -> int:
    """Add the ways to lay blocks in which jokers keep Breakers together, and count all."""
    alike = NUMBERS & held_times(state, hand, word(_BREAKER))
    count = blocks
    if alike == 0:
        return count
    for index in range(blocks):
        thick = thick_of(moves[index])
        width = width_of(moves[index])
        low = low_of(moves[index])
        spare = state[hand + JOKER] - count_bits(jokers_of(moves[index]))
        if spare == 0 or not alike >> low & (1 << width) - 1:
            continue
        first = count
        for place in range(width):
            if not alike >> low + place & 1:
                continue
            left = state[hand + low + place] - thick
            # From the block itself, and from each that saves a Breaker in a lower place.
            for at in range(first - 1, count):
                mask = jokers_of(moves[index if at < first else at])
                for jokers in range(max(1, _BREAKER - left), thick + 1):
                    more = mask | (1 | (jokers > 1) << SECOND_JOKER) << place
                    used = count_bits(more)
                    if used <= state[hand + JOKER] and used < thick * width:
                        moves[count] = set_id(thick, width, low, more)
                        count += 1
    return count


@compiled
def legal(state: Ints, moves: Ints) -> int:
    """List the canonical moves of the seat on turn, and count them.

    They are those of `LegalMoves.canonical`, in the same order: for each kind, size and height the
    way with the fewest jokers, then the ways that save a Breaker, and the pass if it is legal.
    """
    if state[OVER]:
        return 0
    hand = hand_of(state[TURN])
    blocks = _blocks(state, hand, moves)
    count = _saving(state, hand, moves, blocks) if state[hand + JOKER] else blocks
    return _others(state, hand, blocks, True, moves, count)


@compiled
def _with_joker(thick: int, mask: int, place: int) -> int:
    """The mask with one more joker in a place (−1: in none); −1 if that place is full."""
    if mask < 0 or place < 0:
        return mask
    if not mask >> place & 1:
        return mask | 1 << place
    if thick == 2 and not mask >> place + SECOND_JOKER & 1:
        return mask | 1 << place + SECOND_JOKER
    return -1


@compiled
def legal_all(state: Ints, moves: Ints, blocks: Ints) -> int:
    """List every move of the seat on turn, with jokers in every place, and count them.

    ``blocks`` is a list to work in, as long as the one that `legal` needs.
    """
    if state[OVER]:
        return 0
    hand = hand_of(state[TURN])
    found = _blocks(state, hand, blocks)
    count = 0
    for index in range(found):
        thick = thick_of(blocks[index])
        width = width_of(blocks[index])
        low = low_of(blocks[index])
        least = jokers_of(blocks[index])
        spare = state[hand + JOKER] - count_bits(least)
        if spare == 0:
            moves[count] = blocks[index]
            count += 1
            continue
        # Up to four more jokers, in non-decreasing places, so that no move is listed twice.
        for first in range(-1, width if spare > 3 else 0):
            one = _with_joker(thick, least, first)
            for second in range(first, width if spare > 2 else 0):
                two = _with_joker(thick, one, second)
                for third in range(second, width if spare > 1 else 0):
                    three = _with_joker(thick, two, third)
                    for fourth in range(third, width):
                        mask = _with_joker(thick, three, fourth)
                        if mask >= 0 and count_bits(mask) < thick * width:
                            moves[count] = set_id(thick, width, low, mask)
                            count += 1
    return _others(state, hand, found, False, moves, count)


# Moves


@compiled
def seat_after(state: Ints, seat: int) -> int:
    """The seat after this one."""
    return seat + 1 if seat + 1 < state[SEATS] else 0


@compiled
def _take(state: Ints, hand: int, tile: int, tiles: int) -> None:
    """Move equal tiles from a hand to the running trick."""
    state[hand + tile] -= tiles
    state[RUNNING + tile] += tiles


@compiled
def _lay(state: Ints, move: int) -> None:
    seat = state[TURN]
    hand = hand_of(seat)
    thick = thick_of(move)
    width = width_of(move)
    low = low_of(move)
    mask = jokers_of(move)
    for place in range(width):
        jokers = jokers_at(mask, thick, place)
        _take(state, hand, low + place, thick - jokers)
        if jokers:
            _take(state, hand, JOKER, jokers)
    size = thick * width
    state[hand] -= size
    state[RUNNING] += size
    laid = state[LAID]
    state[TRICK_MOVES + laid] = move
    state[TRICK_SEATS + laid] = seat
    state[LAID] = laid + 1
    height = low + width - 1
    state[TOP_THICK] = thick
    state[TOP_WIDTH] = width
    state[TOP_HEIGHT] = state[LONE] if height == JOKER and thick < 3 else height
    state[TOP_BY] = seat
    state[PASSES] = 0
    if state[hand]:
        state[TURN] = seat_after(state, seat)
        return
    left = 0
    for other in range(state[SEATS]):
        left += state[hand_of(other)]
    state[OVER] = 1
    state[WINNER] = seat
    state[POINTS] = left
    state[ENDING] = 1


@compiled
def _pass(state: Ints) -> None:
    state[TURN] = seat_after(state, state[TURN])
    state[PASSES] += 1
    if state[PASSES] + 1 < state[SEATS]:
        return
    # All others have passed, so the next seat is the one that laid last.
    for entry in range(ROW):
        state[PLAYED + entry] += state[RUNNING + entry]
        state[RUNNING + entry] = 0
    for header in range(LAID, TOP_BY + 1):
        state[header] = 0
    state[PASSES] = 0


@compiled
def apply(state: Ints, move: int, rng: Rng) -> None:  # noqa: ARG001 - as in every game
    """Make a move of the seat on turn, and everything that follows from it."""
    if move == PASS:
        _pass(state)
    else:
        _lay(state, move)


# A new round


@compiled
def deal(state: Ints, starter: int, rng: Rng) -> None:
    """Shuffle and deal a new round at the same table."""
    # The part of the header that changes in a round.
    for field in range(TURN, TOP_BY + 1):
        state[field] = 0
    state[WINNER] = NOBODY
    state[TURN] = starter
    for entry in range(ROWS, TRICK_MOVES):
        state[entry] = 0
    # The bag to draw from is where the running trick will be.
    tiles = 0
    for tile in range(1, ROW):
        copies = JOKERS if tile == JOKER else COPIES
        state[UNUSED + tile] = copies
        for _ in range(copies):
            state[TRICK_MOVES + tiles] = tile
            tiles += 1
    for seat in range(state[SEATS]):
        hand = hand_of(seat)
        for _ in range(state[HAND_TILES]):
            drawn = TRICK_MOVES + below(rng, tiles)
            tiles -= 1
            tile = state[drawn]
            state[drawn] = state[TRICK_MOVES + tiles]
            state[hand + tile] += 1
            state[UNUSED + tile] -= 1
        state[hand] = state[HAND_TILES]
    state[UNUSED] = tiles
