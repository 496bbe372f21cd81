"""Worlds: complete states that fit what one seat knows.

The cards that a seat cannot see are below the tops of stock piles, in the other hands and in the
draw pile. Until the first reshuffle every arrangement of them is equally likely. From then on there
are two sorts:

- cards *never seen* since the deal. Stock piles hold only these; hands hold those drawn before that
  reshuffle;
- cards *recycled*: seen, reshuffled, and out of sight again. The draw pile holds only these; hands
  hold those drawn since.

Within a sort, every arrangement is equally likely. A seat that has watched knows both sorts card by
card, except when another seat plays a kind that it may hold of either sort. Then nothing is ruled
out: the card may still be among those never seen, so that stock piles are dealt from a few more
cards than they hold; and the hand is assumed to have one card less of that sort. Every reshuffle
adds knowledge, because the draw pile is empty by then; after a redeal it is exact. Where a slip put
cards under a stock pile, the two sorts are not told apart.

What other seats' choices reveal about their hands is not used.
"""

from __future__ import annotations

from stockpile.kernel.chance import Rng, shuffle
from stockpile.kernel.compile import compiled
from stockpile.kernel.skipbo.layout import (
    BELOW,
    CARD,
    FIRST_CARDS,
    HAND,
    HEAP,
    KINDS,
    NEVER_SEEN,
    PILE_TOP,
    PILES,
    RECYCLED,
    SEATS,
    VIEWER,
)
from stockpile.kernel.skipbo.rules import copy
from stockpile.kernel.types import Ints


@compiled
def sample(known: Ints, world: Ints, rng: Rng) -> None:
    """Make a world that fits what a seat knows: deal the cards that it cannot see at random.

    The heap has room for all of them besides those set aside. The recycled ones are at its bottom.
    Hidden places are filled from the top, first those that hold cards never seen, and the rest is
    the draw pile. (A position may lack cards of the pack: then some are left over.)
    """
    copy(known, world)
    seats = known[SEATS]
    viewer = known[VIEWER]
    end = _put_counted(known, RECYCLED, world, HEAP)
    recycled = end
    end = _put_counted(known, NEVER_SEEN, world, end)
    shuffle(rng, world, recycled, end)
    for seat in range(seats):
        node = world[BELOW + world[PILE_TOP + seat * PILES]]
        while node:
            end -= 1
            world[CARD + node] = world[end]
            node = world[BELOW + node]
    for seat in range(seats):
        if seat != viewer:
            end = _fill_hand(world, seat, known[FIRST_CARDS + seat], end)
    if recycled > HEAP:
        shuffle(rng, world, HEAP, end)
    for seat in range(seats):
        if seat != viewer:
            drawn = known[HAND + seat * KINDS] - known[FIRST_CARDS + seat]
            end = _fill_hand(world, seat, drawn, end)


@compiled
def _put_counted(known: Ints, counts: int, world: Ints, end: int) -> int:
    for card in range(1, KINDS):
        for _ in range(known[counts + card]):
            world[end] = card
            end += 1
    return end


@compiled
def _fill_hand(world: Ints, seat: int, cards: int, end: int) -> int:
    for _ in range(cards):
        end -= 1
        world[HAND + seat * KINDS + world[end]] += 1
    return end
