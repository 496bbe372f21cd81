"""The actions of Skip-Bo: what each number means, and which are legal.

An action is ``4 * slot + target``. The slots are, in this order: a card of the hand to lay, by kind
(13); a card of the hand to discard, by kind (13); the viewer's stock pile and its four discard
piles; the same five piles of each partner, in the order of play. The target is the building pile,
or the discard pile for a discard. After the last slot comes one more action, the pass.
"""

from __future__ import annotations

from collections.abc import Iterator

from stockpile.kernel.compile import compiled
from stockpile.kernel.masks import BITS, is_marked, mark
from stockpile.kernel.skipbo.layout import (
    BUILDING_PILES,
    DISCARD_PILES,
    FIRST_PILE,
    FORCED,
    HAND,
    HEIGHT,
    KINDS,
    LAYING,
    MOST_MOVES,
    OVER,
    PASS,
    PILES,
    SEATS,
    SIDE,
    SIDES,
    STOCK_FIRST,
    TARGETS,
    TURN,
    WILD,
    is_move,
)
from stockpile.kernel.skipbo.rules import legal as legal_moves
from stockpile.kernel.skipbo.rules import top_card
from stockpile.kernel.types import Ints, word

MOST_LISTED = WORK_SIZE = MOST_MOVES
"""The lengths of the arrays that `list_moves` takes."""

HAND_SLOTS = 2 * (KINDS - 1)
_DISCARD_SLOT = KINDS - 1
_TARGETS = BUILDING_PILES
_EVERYWHERE = (1 << _TARGETS) - 1


def slots(side_seats: int) -> int:
    """How many slots there are for sides of this many seats."""
    return HAND_SLOTS + side_seats * PILES


def action_count(seats: int, sides: int) -> int:
    """How many actions a table has."""
    return slots(seats // sides) * _TARGETS + 1


def card_name(card: int) -> str:
    """A card as moves write it."""
    return "S" if card == WILD else str(card)


CARD_NAMES = tuple(card_name(card) for card in range(1, KINDS))


def action_names(seats: int, sides: int) -> Iterator[str]:
    """What each action is. Partners are numbered in the order of play, from the next one on."""
    targets = range(1, BUILDING_PILES + 1)
    yield from (f"h{card}>{target}" for card in CARD_NAMES for target in targets)
    yield from (f"h{card}>d{target}" for card in CARD_NAMES for target in targets)
    for member in range(seats // sides):
        whose = f"partner{member}." if member else ""
        piles = ("stock", *(f"d{pile}" for pile in range(1, DISCARD_PILES + 1)))
        yield from (f"{whose}{pile}>{target}" for pile in piles for target in targets)
    yield "pass"


def plain_move(row: Ints, action: int) -> int:
    """The move that an action means, whether it is legal or not."""
    return move_of_action(row, action)


# Actions


@compiled
def _member(state: Ints, number: int) -> int:
    """A member of the side on turn: 0 is the seat itself, then partners in the order of play."""
    seats = state[SEATS]
    seat = state[TURN]
    if number == 0:
        return seat
    one = seat
    while number:
        one = one + 1 if one + 1 < seats else 0
        if state[SIDE + one] == state[SIDE + seat]:
            number -= 1
    return one


@compiled
def move_of_action(state: Ints, action: int) -> int:
    """The move that an action of the seat on turn stands for."""
    slot = action // _TARGETS
    target = action % _TARGETS
    if slot < _DISCARD_SLOT:
        return (slot + 1) * TARGETS + target
    if slot < HAND_SLOTS:
        return (slot - _DISCARD_SLOT + 1) * TARGETS + BUILDING_PILES + target
    pile = slot - HAND_SLOTS
    if pile == state[SEATS] // state[SIDES] * PILES:
        return PASS
    owner = _member(state, pile // PILES)
    return (FIRST_PILE + owner * PILES + pile % PILES) * TARGETS + target


@compiled
def action_of_move(state: Ints, move: int) -> int:
    """The action of the seat on turn that stands for a legal move."""
    if move == PASS:
        return (HAND_SLOTS + state[SEATS] // state[SIDES] * PILES) * _TARGETS
    source = move // TARGETS
    target = move % TARGETS
    if source < FIRST_PILE:
        slot = source - 1
        if target >= BUILDING_PILES:
            slot += _DISCARD_SLOT
            target -= BUILDING_PILES
    else:
        pile = source - FIRST_PILE
        member = 0
        while _member(state, member) != pile // PILES:
            member += 1
        slot = HAND_SLOTS + member * PILES + pile % PILES
    return slot * _TARGETS + target


@compiled
def write_legal(state: Ints, legal: Ints) -> None:
    """Mark the legal actions of the seat on turn, a bit for each (see `masks`)."""
    seats = state[SEATS]
    members = 1 if state[SIDES] == seats else seats // state[SIDES]
    actions = (HAND_SLOTS + members * PILES) * _TARGETS + 1
    for number in range((actions + BITS - 1) // BITS):
        legal[number] = 0
    if state[OVER]:
        return
    # Four bits for each card, from bit 4 on: the building piles that it can be laid on.
    fits = _EVERYWHERE << _TARGETS * WILD
    for target in range(BUILDING_PILES):
        fits |= 1 << _TARGETS * (state[HEIGHT + target] + 1) + target
    hand = HAND + state[TURN] * KINDS
    held = 0
    for card in range(1, KINDS):
        held |= (_EVERYWHERE if state[hand + card] else 0) << _TARGETS * card
    lays = (fits & held) >> _TARGETS
    laying = lays
    stock = 0
    for member in range(members):
        first = _member(state, member) * PILES
        tops = word(0)
        for pile in range(PILES):
            top = fits >> _TARGETS * top_card(state, first + pile) & _EVERYWHERE
            tops |= top << _TARGETS * pile
        laying |= tops
        if member == 0:
            stock = tops & _EVERYWHERE
        slot = HAND_SLOTS + member * PILES
        mark(legal, slot * _TARGETS, tops, PILES * _TARGETS)
    mark(legal, word(0), lays, HAND_SLOTS // 2 * _TARGETS)
    bound = laying if state[LAYING] == FORCED else stock if state[LAYING] == STOCK_FIRST else 0
    if bound == 0:
        if state[hand]:
            mark(legal, _DISCARD_SLOT * _TARGETS, held >> _TARGETS, HAND_SLOTS // 2 * _TARGETS)
        else:
            mark(legal, actions - 1, word(1), word(1))


@compiled
def may_make(state: Ints, legal: Ints, number: int) -> bool:
    """Whether a number stands for a legal move, given the legal actions."""
    return is_move(state, number) and is_marked(legal, action_of_move(state, number))


@compiled
def list_moves(state: Ints, moves: Ints, work: Ints) -> int:  # noqa: ARG001 - as in every game
    """List every legal move of the seat on turn, and count them."""
    return legal_moves(state, moves)
