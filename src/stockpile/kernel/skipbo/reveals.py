"""Skip-Bo with exact chance nodes: each card is drawn when somebody first sees it.

Cards that nobody has seen are exchangeable, so a card need not be decided before it is turned up on
a stock pile or drawn into a hand. Until the first reshuffle, the covered cards of the stock piles
and the draw pile are one **pool**; after it, the draw pile is a pool of its own (see `worlds`). A
pool has the number of the reshuffle that made it: 0 is the deal.

A row of `tensors` is followed here by the **items** that a move has uncovered: where each is, its
pool, and the card that the shuffle put there. `reveal` decides them one by one: it exchanges the
card for any other of the same pool. Until then a seat sees only that there is a card.
"""

from __future__ import annotations

from stockpile.kernel import reveals as loops
from stockpile.kernel.chance import Rng
from stockpile.kernel.compile import LoopBinder, compiled
from stockpile.kernel.skipbo import actions, layout
from stockpile.kernel.skipbo.layout import (
    BELOW,
    CARD,
    DRAW,
    FIRST_PILE,
    HAND,
    HAND_SIZE,
    HEAP,
    KINDS,
    MOST_SEATS,
    OVER,
    PILE_SIZE,
    PILE_TOP,
    PILES,
    SEATS,
    SHUFFLES,
    TARGETS,
    TURN,
)
from stockpile.kernel.skipbo.rules import top_card
from stockpile.kernel.skipbo.tensors import PUBLIC, ROW_SIZE, advance, deal_row
from stockpile.kernel.types import Ints

NEXT = ROW_SIZE
"""The number of the item that is revealed next."""
ITEMS = NEXT + 1
"""The number of items."""
ITEM = ITEMS + 1
PLACE, POOL, HIDDEN, ITEM_SIZE = range(4)
"""The parts of an item. Its place is 0 for the hand on turn, or 1 + the seat of a stock pile."""
_BEFORE = ITEM + ITEM_SIZE * (MOST_SEATS + HAND_SIZE)
"""Space for all hands before a move."""
_LAST_DRAWN = _BEFORE + MOST_SEATS * KINDS
"""Space for the last cards of a draw pile."""
REVEALS_SIZE = _LAST_DRAWN + HAND_SIZE
CARDS = KINDS
"""Every card is smaller than this."""
STATUS_SIZE = 6 + CARDS

bind = LoopBinder(__name__, actions, layout)


@compiled
def _add(row: Ints, place: int, pool: int, card: int) -> None:
    at = ITEM + ITEM_SIZE * row[ITEMS]
    row[at + PLACE] = place
    row[at + POOL] = pool
    row[at + HIDDEN] = card
    row[ITEMS] += 1


@compiled
def _cover_stock(row: Ints, seat: int) -> None:
    """Make the top card of a stock pile an item."""
    card = top_card(row, seat * PILES)
    row[CARD + row[PILE_TOP + seat * PILES]] = 0
    row[PUBLIC + card] -= 1
    _add(row, 1 + seat, 0, card)


@compiled
def _cover_hand(row: Ints, card: int, pool: int) -> None:
    """Make a card of the hand of the seat on turn an item."""
    row[HAND + row[TURN] * KINDS + card] -= 1
    _add(row, 0, pool, card)


@compiled
def deal_hidden(row: Ints, starter: int, rng: Rng) -> None:
    """Deal a round. The tops of the stock piles and the starter's hand become items."""
    deal_row(row, starter, rng)
    row[NEXT] = 0
    row[ITEMS] = 0
    for seat in range(row[SEATS]):
        _cover_stock(row, seat)
    for card in range(1, KINDS):
        for _ in range(row[HAND + starter * KINDS + card]):
            _cover_hand(row, card, 0)


@compiled
def advance_hidden(row: Ints, move: int, rng: Rng) -> None:
    """Make a move, and everything that follows from it. The cards it uncovers become items."""
    row[NEXT] = 0
    row[ITEMS] = 0
    mover = row[TURN]
    source = move // TARGETS
    shuffles = row[SHUFFLES]
    left = row[DRAW]
    for entry in range(row[SEATS] * KINDS):
        row[_BEFORE + entry] = row[HAND + entry]
    for place in range(min(left, HAND_SIZE)):
        row[_LAST_DRAWN + place] = row[HEAP + place]
    advance(row, move, rng)
    if row[OVER]:
        return
    if source >= FIRST_PILE and (source - FIRST_PILE) % PILES == 0:
        owner = (source - FIRST_PILE) // PILES
        if row[PILE_SIZE + owner * PILES]:
            _cover_stock(row, owner)
    seat = row[TURN]
    before = _BEFORE + seat * KINDS
    if seat == mover and 0 < source < FIRST_PILE:
        row[before] -= 1
        row[before + source] -= 1
    if row[SHUFFLES] != shuffles:
        # The old draw pile was drawn to its last card.
        for place in range(left):
            _cover_hand(row, row[_LAST_DRAWN + place], shuffles)
    for card in range(1, KINDS):
        for _ in range(row[HAND + seat * KINDS + card] - row[before + card]):
            _cover_hand(row, card, row[SHUFFLES])


@compiled
def is_hidden(row: Ints) -> bool:
    """Whether a card is to be revealed."""
    return row[NEXT] < row[ITEMS]


@compiled
def next_seat(row: Ints) -> int:
    """The seat that alone will see the next card: −1 if all will."""
    return row[TURN] if row[ITEM + ITEM_SIZE * row[NEXT] + PLACE] == 0 else -1


@compiled
def next_place(row: Ints) -> int:
    """The seat in whose hand or on whose stock pile the next card is revealed."""
    place = row[ITEM + ITEM_SIZE * row[NEXT] + PLACE]
    return row[TURN] if place == 0 else place - 1


@compiled
def hand_start(seat: int) -> int:
    """Where the counts of a seat's hand start: all cards, then each kind."""
    return HAND + seat * KINDS


@compiled
def next_pool(row: Ints) -> int:
    """The pool from which the next card comes."""
    return row[ITEM + ITEM_SIZE * row[NEXT] + POOL]


@compiled
def count_pool(row: Ints, pool: int, counts: Ints, start: int) -> None:
    """Count the unseen cards of a pool: those about to be revealed, and those that stay hidden.

    ``counts`` must be 0 from ``start`` on.
    """
    for item in range(row[NEXT], row[ITEMS]):
        at = ITEM + ITEM_SIZE * item
        if row[at + POOL] == pool:
            counts[start + row[at + HIDDEN]] += 1
    if row[SHUFFLES] == pool:
        for place in range(row[DRAW]):
            counts[start + row[HEAP + place]] += 1
    if pool == 0:
        for seat in range(row[SEATS]):
            node = row[BELOW + row[PILE_TOP + seat * PILES]]
            while node:
                counts[start + row[CARD + node]] += 1
                node = row[BELOW + node]


@compiled
def _exchange(row: Ints, item: int, card: int) -> bool:
    """Swap the card of an item with another card of its pool. False if the pool has none such."""
    at = ITEM + ITEM_SIZE * item
    pool = row[at + POOL]
    hidden = row[at + HIDDEN]
    row[at + HIDDEN] = card
    if hidden == card:
        return True
    for other in range(item + 1, row[ITEMS]):
        there = ITEM + ITEM_SIZE * other
        if row[there + POOL] == pool and row[there + HIDDEN] == card:
            row[there + HIDDEN] = hidden
            return True
    if row[SHUFFLES] == pool:
        for place in range(row[DRAW]):
            if row[HEAP + place] == card:
                row[HEAP + place] = hidden
                return True
    if pool == 0:
        for seat in range(row[SEATS]):
            node = row[BELOW + row[PILE_TOP + seat * PILES]]
            while node:
                if row[CARD + node] == card:
                    row[CARD + node] = hidden
                    return True
                node = row[BELOW + node]
    row[at + HIDDEN] = hidden
    return False


write_status = bind(loops.write_status)


@compiled
def reveal(row: Ints, card: int, status: Ints) -> bool:
    """Let the next item be this card. False, with nothing changed, if that is impossible."""
    item = row[NEXT]
    if not _exchange(row, item, card):
        return False
    place = row[ITEM + ITEM_SIZE * item + PLACE]
    if place == 0:
        row[HAND + row[TURN] * KINDS + card] += 1
    else:
        row[CARD + row[PILE_TOP + (place - 1) * PILES]] = card
        row[PUBLIC + card] += 1
    row[NEXT] += 1
    write_status(row, status)
    return True


act = bind(loops.act)
