"""How the baseline bot chooses: the fastest policy."""

from __future__ import annotations

from stockpile.kernel.chance import Rng, below
from stockpile.kernel.compile import compiled
from stockpile.kernel.skipbo.layout import (
    BUILDING_PILES,
    DISCARD_PILES,
    FIRST_PILE,
    HAND,
    HEIGHT,
    KINDS,
    PASS,
    PILES,
    SEATS,
    SIDE,
    SIDES,
    TARGETS,
    TURN,
    WILD,
)
from stockpile.kernel.skipbo.rules import top_card
from stockpile.kernel.types import Ints

NO_MOVE = -1


@compiled
def baseline_move(state: Ints, rng: Rng) -> int:
    """Lay a card if possible: from stock piles first, then discard piles, then the hand.

    Otherwise discard any kind on any pile.
    """
    move = _from_piles(state, 0, 1)
    if move == NO_MOVE:
        move = _from_piles(state, 1, PILES)
    if move == NO_MOVE:
        move = _from_hand(state)
    if move == NO_MOVE:
        move = _any_discard(state, rng)
    return move


@compiled
def _from_piles(state: Ints, first: int, last: int) -> int:
    """A lay from these piles: the seat's own first, and on the leftmost building pile."""
    seats = state[SEATS]
    seat = state[TURN]
    owners = 1 if state[SIDES] == seats else seats
    for step in range(owners):
        owner = (seat + step) % seats
        if state[SIDE + owner] == state[SIDE + seat]:
            for target in range(BUILDING_PILES):
                wanted = state[HEIGHT + target] + 1
                for pile in range(owner * PILES + first, owner * PILES + last):
                    card = top_card(state, pile)
                    if card in (wanted, WILD):
                        return (FIRST_PILE + pile) * TARGETS + target
    return NO_MOVE


@compiled
def _from_hand(state: Ints) -> int:
    """A lay from the hand: wilds come last."""
    hand = HAND + state[TURN] * KINDS
    for target in range(BUILDING_PILES):
        wanted = state[HEIGHT + target] + 1
        if state[hand + wanted]:
            return wanted * TARGETS + target
    return WILD * TARGETS if state[hand + WILD] else NO_MOVE


@compiled
def _any_discard(state: Ints, rng: Rng) -> int:
    hand = HAND + state[TURN] * KINDS
    if state[hand] == 0:
        return PASS
    kinds = 0
    for card in range(1, KINDS):
        if state[hand + card]:
            kinds += 1
    chosen = below(rng, kinds * DISCARD_PILES)
    kinds = chosen // DISCARD_PILES
    card = 0
    while kinds >= 0:
        card += 1
        if state[hand + card]:
            kinds -= 1
    return card * TARGETS + BUILDING_PILES + chosen % DISCARD_PILES
