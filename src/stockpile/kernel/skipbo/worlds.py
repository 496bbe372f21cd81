"""Worlds that a seat has to reckon with: whole states that fit what it knows.

The cards that a seat cannot see lie in stock piles below the top, in the other hands and in the
draw pile. Before anything is shuffled in mid-round they are all alike, and every arrangement is
equally likely. From the first shuffle on they are of two sorts:

- cards *never seen* since the deal. Stock piles hold nothing else, hands those that were drawn
  before that shuffle;
- cards *recycled*: seen, shuffled again, and out of sight again. The draw pile holds nothing else,
  hands those that were drawn since.

Within a sort, every arrangement is equally likely. Everybody who watched knows both sorts card by
card, but for one doubt: when another seat plays a kind that it may hold of either sort. Then
nothing is ruled out: the card may still be among those never seen, so that stock piles are dealt
from a few cards more than they can hold; and the hand is taken to have one card less of that sort.
What is known grows again with every shuffle, since the draw pile has run dry by then, and after a
stuck round was dealt again it is exact. Where somebody's slip put cards under a stock pile, the two
sorts are not told apart.

What other seats' choices betray about their hands is not used.
"""

from __future__ import annotations

from typing import Any

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
    SIZE,
    VIEWER,
    Array,
)


@compiled
def sample(known: Array, world: Array, rng: Rng) -> None:
    """Make a world out of what a seat knows: deal the cards that it cannot see at random.

    The heap has room for all of them besides what lies aside. The recycled ones lie below; hidden
    places are filled from above, those first that hold cards never seen, and the draw pile is what
    is left. (A position may lack cards of the pack: then some of them are left over.)
    """
    for at in range(SIZE):
        world[at] = known[at]
    seats = known[SEATS]
    viewer = known[VIEWER]
    end = _lay_out(known, RECYCLED, world, HEAP)
    recycled = end
    end = _lay_out(known, NEVER_SEEN, world, end)
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
def _lay_out(known: Array, counts: int, world: Array, end: int) -> Any:
    for card in range(1, KINDS):
        for _ in range(known[counts + card]):
            world[end] = card
            end += 1
    return end


@compiled
def _fill_hand(world: Array, seat: int, cards: int, end: int) -> Any:
    for _ in range(cards):
        end -= 1
        world[HAND + seat * KINDS + world[end]] += 1
    return end
