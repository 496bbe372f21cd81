"""The rules of Skip-Bo over the array that `layout` describes.

They do what `stockpile.skipbo.rules` does, move by move, and tests compare both. Moves are assumed
to be legal.
"""

from __future__ import annotations

from stockpile.kernel.chance import Rng, shuffle
from stockpile.kernel.compile import compiled
from stockpile.kernel.skipbo.layout import (
    ASIDE,
    BELOW,
    BUILDING_PILES,
    BY_FEWEST_STOCK,
    CARD,
    CARD_POINTS,
    COPIES,
    DRAW,
    DRAWN,
    ENDING,
    FEWEST_STOCK,
    FIRST_PILE,
    FORCED,
    FREE,
    HAND,
    HAND_SIZE,
    HEAP,
    HEAP_END,
    HEIGHT,
    HIGHEST,
    KINDS,
    LAID,
    LAYING,
    MOST_SEATS,
    NOBODY,
    OVER,
    PACK,
    PASS,
    PASSES,
    PILE_SIZE,
    PILE_TOP,
    PILES,
    POINTS,
    REDEAL,
    REDEALT,
    SEATS,
    SHUFFLES,
    SIDE,
    SIDES,
    SIZE,
    STALEMATE,
    STOCK_CARDS,
    STOCK_EMPTY,
    STOCK_FIRST,
    STUCK,
    TALLY,
    TARGETS,
    TURN,
    WILD,
    WILD_BITS,
    WILDS,
    WIN_POINTS,
    WINNER,
)
from stockpile.kernel.types import Ints, index, word


@compiled
def copy(source: Ints, target: Ints) -> None:
    """Copy a state, or the state that what a seat knows begins with."""
    for entry in range(SIZE):
        target[entry] = source[entry]


# Piles of cards


@compiled
def put_on(state: Ints, pile: int, card: int) -> None:
    """Put a card on a stock or discard pile."""
    node = index(state[FREE])
    pile = index(pile)
    state[FREE] = state[BELOW + node]
    state[CARD + node] = card
    state[BELOW + node] = state[PILE_TOP + pile]
    state[PILE_TOP + pile] = node
    state[PILE_SIZE + pile] += 1


@compiled
def take_off(state: Ints, pile: int) -> int:
    """Take the top card off a stock or discard pile that has one."""
    pile = index(pile)
    node = index(state[PILE_TOP + pile])
    state[PILE_TOP + pile] = state[BELOW + node]
    state[PILE_SIZE + pile] -= 1
    state[BELOW + node] = state[FREE]
    state[FREE] = node
    return state[CARD + node]


@compiled
def no_piles(state: Ints) -> None:
    """Empty every stock and discard pile, and free every node."""
    for pile in range(MOST_SEATS * PILES):
        state[PILE_SIZE + pile] = 0
        state[PILE_TOP + pile] = 0
    state[CARD] = 0
    state[BELOW] = 0
    for node in range(1, PACK):
        state[BELOW + node] = node + 1
    state[BELOW + PACK] = 0
    state[FREE] = 1


@compiled
def top_card(state: Ints, pile: int) -> int:
    """The top card of a stock or discard pile; 0 if the pile is empty."""
    return state[CARD + index(state[PILE_TOP + index(pile)])]


# Legal moves


@compiled
def lays(state: Ints, moves: Ints) -> int:
    """List every way to lay a card, and count them.

    The seat's own stock pile comes first, then its discard piles, its partners' piles, the hand.
    """
    count = 0
    seats = state[SEATS]
    seat = state[TURN]
    owners = 1 if state[SIDES] == seats else seats
    for step in range(owners):
        owner = (seat + step) % seats
        if state[SIDE + owner] == state[SIDE + seat]:
            for pile in range(owner * PILES, owner * PILES + PILES):
                card = top_card(state, pile)
                if card:
                    count = _lays_of(state, card, FIRST_PILE + pile, moves, count)
    hand = HAND + seat * KINDS
    for card in range(1, KINDS):
        if state[hand + card]:
            count = _lays_of(state, card, card, moves, count)
    return count


@compiled
def _lays_of(state: Ints, card: int, source: int, moves: Ints, count: int) -> int:
    for target in range(BUILDING_PILES):
        if card in (WILD, state[HEIGHT + target] + 1):
            moves[count] = source * TARGETS + target
            count += 1
    return count


@compiled
def due(state: Ints) -> bool:
    """Whether the seat on turn must draw before it can move, as in a position set up by hand."""
    if not state[DRAWN]:
        return True
    return state[HAND + state[TURN] * KINDS] == 0 and state[DRAW] + state[ASIDE] > 0


@compiled
def _must_lay(state: Ints, first: int) -> bool:
    """Whether the turn may not end yet (S13), given the first of its `lays`."""
    if state[LAYING] == STOCK_FIRST:
        return first // TARGETS == FIRST_PILE + state[TURN] * PILES
    return state[LAYING] == FORCED


@compiled
def legal(state: Ints, moves: Ints) -> int:
    """List every legal move of the seat on turn, lays first, and count them."""
    if state[OVER] or due(state):
        return 0
    count = lays(state, moves)
    if count and _must_lay(state, moves[0]):
        return count
    hand = HAND + state[TURN] * KINDS
    if state[hand] == 0:
        moves[count] = PASS
        return count + 1
    for card in range(1, KINDS):
        if state[hand + card]:
            for target in range(BUILDING_PILES, TARGETS):
                moves[count] = card * TARGETS + target
                count += 1
    return count


# Moves


@compiled
def apply(state: Ints, move: int, rng: Rng) -> None:
    """Make a move of the seat on turn, and everything that follows from it.

    All ways to draw meet at the end: on a card, tables that make different moves draw together.
    """
    source = move // TARGETS
    target = move % TARGETS
    ends_turn = True
    if move == PASS:
        _pass(state, rng)
    elif target < BUILDING_PILES:
        _lay(state, source, target)
        ends_turn = False
    else:
        seat = state[TURN]
        hand = HAND + seat * KINDS
        state[hand] -= 1
        state[hand + source] -= 1
        put_on(state, seat * PILES + 1 + target - BUILDING_PILES, source)
        state[PASSES] = 0
    if state[OVER]:
        return
    if ends_turn:
        seat = state[TURN] + 1
        state[TURN] = 0 if seat == state[SEATS] else seat
        state[LAID] = 0
    if ends_turn or state[HAND + state[TURN] * KINDS] == 0:
        fill_hand(state, rng)


@compiled
def settle(state: Ints, rng: Rng) -> None:
    """Let the seat on turn draw if it must."""
    if not state[OVER] and due(state):
        fill_hand(state, rng)


@compiled
def _lay(state: Ints, source: int, target: int) -> None:
    """In the order of S19: clear a full pile, turn the stock card, check for a win."""
    hand = HAND + state[TURN] * KINDS
    pile = source - FIRST_PILE
    if pile < 0:
        card = source
        state[hand] -= 1
        state[hand + card] -= 1
    else:
        card = take_off(state, pile)
    height = state[HEIGHT + target]
    if card == WILD:
        state[WILD_BITS + target] |= 1 << height
    state[HEIGHT + target] = height + 1
    if height + 1 == HIGHEST:
        _put_aside(state, target)
    state[LAID] = 1
    state[PASSES] = 0
    if pile >= 0 and pile % PILES == 0:
        state[REDEALT] = 0
        if state[PILE_SIZE + pile] == 0:
            side = word(state[SIDE + pile // PILES])
            if stock_left(state, side) == 0:
                _win(state, side, word(STOCK_EMPTY))


@compiled
def _put_aside(state: Ints, target: int) -> None:
    wilds = state[WILD_BITS + target]
    at = HEAP_END - 1 - state[ASIDE]
    for number in range(1, HIGHEST + 1):
        state[at] = WILD if wilds & 1 else number
        wilds >>= 1
        at -= 1
    state[ASIDE] += HIGHEST
    state[HEIGHT + target] = 0
    state[WILD_BITS + target] = 0


@compiled
def stock_left(state: Ints, side: int) -> int:
    """How many stock cards a side has left."""
    left = 0
    for seat in range(state[SEATS]):
        if state[SIDE + seat] == side:
            left += state[PILE_SIZE + seat * PILES]
    return left


@compiled
def _win(state: Ints, winner: int, ending: int) -> None:
    state[OVER] = 1
    state[WINNER] = winner
    state[ENDING] = ending
    points = WIN_POINTS
    for side in range(state[SIDES]):
        if side != winner:
            points += CARD_POINTS * stock_left(state, word(side))
    state[POINTS] = points


@compiled
def _pass(state: Ints, rng: Rng) -> None:
    state[PASSES] = 0 if state[LAID] else state[PASSES] + 1
    if state[PASSES] == state[SEATS]:
        if state[STALEMATE] != REDEAL or state[REDEALT]:
            _end_stuck(state)
        else:
            _redeal(state, rng)


@compiled
def _end_stuck(state: Ints) -> None:
    """A draw, unless the one side with the fewest stock cards wins (S29)."""
    fewest = PACK + 1
    winner = word(NOBODY)
    for side in range(state[SIDES]):
        left = stock_left(state, word(side))
        if left == fewest:
            winner = NOBODY
        elif left < fewest:
            fewest = left
            winner = word(side)
    if state[STALEMATE] == FEWEST_STOCK and winner != NOBODY:
        _win(state, winner, word(BY_FEWEST_STOCK))
    else:
        state[OVER] = 1
        state[ENDING] = STUCK


@compiled
def _redeal(state: Ints, rng: Rng) -> None:
    """Shuffle everything but the stock piles into a new draw pile (S29).

    In a stuck round the draw pile and all hands are empty, and nothing is set aside.
    """
    for seat in range(state[SEATS]):
        for pile in range(seat * PILES + 1, seat * PILES + PILES):
            while state[PILE_SIZE + pile]:
                state[TALLY + take_off(state, pile)] += 1
    for target in range(BUILDING_PILES):
        for place in range(state[HEIGHT + target]):
            is_wild = (state[WILD_BITS + target] >> place) & 1
            state[TALLY + (WILD if is_wild else place + 1)] += 1
        state[HEIGHT + target] = 0
        state[WILD_BITS + target] = 0
    _shuffle_tally(state, rng)
    state[SHUFFLES] += 1
    state[PASSES] = 0
    state[REDEALT] = 1


@compiled
def fill_hand(state: Ints, rng: Rng) -> None:
    """The seat on turn draws up, reshuffling what is set aside if the draw pile runs out (S18)."""
    state[DRAWN] = 1
    hand = HAND + index(state[TURN]) * KINDS
    while state[hand] < HAND_SIZE:
        if state[DRAW] == 0:
            if state[ASIDE] == 0:
                return
            _reshuffle(state, rng)
        state[DRAW] -= 1
        card = index(state[HEAP + index(state[DRAW])])
        state[hand] += 1
        state[hand + card] += 1


@compiled
def _reshuffle(state: Ints, rng: Rng) -> None:
    for at in range(HEAP_END - state[ASIDE], HEAP_END):
        state[TALLY + state[at]] += 1
    state[ASIDE] = 0
    _shuffle_tally(state, rng)
    state[SHUFFLES] += 1


@compiled
def _shuffle_tally(state: Ints, rng: Rng) -> None:
    """Make the draw pile from the cards tallied.

    They are sorted first, so that the outcome depends only on which cards there are.
    """
    end = HEAP
    for card in range(1, KINDS):
        for _ in range(state[TALLY + card]):
            state[end] = card
            end += 1
        state[TALLY + card] = 0
    shuffle(rng, state, HEAP, end)
    state[DRAW] = end - HEAP


# A new round


@compiled
def deal(state: Ints, starter: int, rng: Rng) -> None:
    """Shuffle and deal a new round at the same table, and let the starter draw (S3–S8)."""
    seats = state[SEATS]
    # The part of the header that changes in a round.
    for field in range(TURN, ASIDE + 1):
        state[field] = 0
    state[WINNER] = NOBODY
    state[TURN] = starter
    for target in range(BUILDING_PILES):
        state[HEIGHT + target] = 0
        state[WILD_BITS + target] = 0
    for seat in range(seats):
        for card in range(KINDS):
            state[HAND + seat * KINDS + card] = 0
    no_piles(state)
    for card in range(1, KINDS):
        state[TALLY + card] = WILDS if card == WILD else COPIES
    _shuffle_tally(state, rng)
    at = HEAP_END
    for _ in range(state[STOCK_CARDS]):
        for step in range(seats):
            at -= 1
            put_on(state, ((starter + step) % seats) * PILES, word(state[at]))
    state[DRAW] = at - HEAP
    fill_hand(state, rng)
