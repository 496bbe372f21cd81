"""How a round of Skip-Bo lies in one flat array of int16, and what the numbers of moves mean.

A card is its number, 1 to 12, or `WILD`; 0 is no card, or one that is not known. The array holds,
one after the other:

- **header**: single numbers, and the side of each seat;
- **building piles**: how high each is, and which of its cards are wilds, as bits: bit 0 stands for
  the lowest card. The number of the others is their place in the pile;
- **hands**, for each seat `KINDS` numbers: how many cards in all, then how many of each kind;
- **piles**: each seat has `PILES` of its own, its stock pile and its discard piles. Pile
  ``seat * PILES`` is a seat's stock pile, the ones behind it are its discard piles. `PILE_SIZE`
  says how many cards one has, `PILE_TOP` in which node its top card lies;
- **nodes**: every card of such a pile lies in a node: `CARD` is the card, `BELOW` the node of the
  card below it. So a pile may grow to any size, and taking a card off costs the same everywhere.
  Node 0 stands for none; its card is 0, so the top card of an empty pile reads as no card. Nodes
  not in use hang together from `FREE`;
- **tally**: room for counting cards before a shuffle, zeros otherwise;
- **heap**: the draw pile from its start, the top last; what lies aside from its end backwards, the
  first put aside last.

What a seat *knows* is such an array with zeros for what it cannot see, and four things more behind
it (see `stockpile.kernel.skipbo.worlds`).

A move is ``source * 8 + target``. Targets are the building piles, 0 to 3, and the discard piles of
the seat on turn, 4 to 7. Sources are the cards of the hand by kind, 1 to 13, and behind them the
piles of all seats. Source and target 0 stand for a pass.
"""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from stockpile.skipbo import editions

Array: TypeAlias = npt.NDArray[np.int16]


def _in_every_edition(field: str) -> int:
    # The compiler makes better code of what it knows beforehand, and all sheets agree on these.
    (value,) = {int(getattr(edition, field)) for edition in editions.EDITIONS.values()}
    return value


WILD = editions.WILD
HIGHEST = _in_every_edition("highest")
HAND_SIZE = _in_every_edition("hand")
COPIES = _in_every_edition("copies")
WILDS = _in_every_edition("wilds")
PACK = _in_every_edition("cards")
BUILDING_PILES = _in_every_edition("building_piles")
DISCARD_PILES = _in_every_edition("discard_piles")
WIN_POINTS = _in_every_edition("win_points")
CARD_POINTS = _in_every_edition("card_points")
MOST_SEATS = max(edition.most_seats for edition in editions.EDITIONS.values())

KINDS = WILD + 1
"""The cards, and 0."""
PILES = 1 + DISCARD_PILES
"""The piles of one seat."""

# The header: what a table decides, what changes in a round, and how the cards lie.
SEATS = 0
SIDES = 1
LAYING = 2
"""What has to be laid before a turn may end (S13): a number of `LAYINGS`."""
STALEMATE = 3
"""What follows when the round is stuck (S29)."""
TURN = 4
DRAWN = 5
LAID = 6
PASSES = 7
REDEALT = 8
SHUFFLES = 9
OVER = 10
WINNER = 11
"""The winning side; `NOBODY` in a draw and as long as the round goes on."""
POINTS = 12
ENDING = 13
"""How the round ended: a number of `ENDINGS`, 0 as long as it goes on."""
DRAW = 14
"""How many cards the draw pile has."""
ASIDE = 15
"""How many cards lie aside."""
FREE = 16
SIDE = 17
"""The side of each seat."""

HEIGHT = SIDE + MOST_SEATS
WILD_BITS = HEIGHT + BUILDING_PILES
HAND = WILD_BITS + BUILDING_PILES
PILE_SIZE = HAND + MOST_SEATS * KINDS
PILE_TOP = PILE_SIZE + MOST_SEATS * PILES
CARD = PILE_TOP + MOST_SEATS * PILES
BELOW = CARD + PACK + 1
TALLY = BELOW + PACK + 1
HEAP = TALLY + KINDS
HEAP_END = HEAP + PACK
SIZE = HEAP_END
"""How long the array of a State is."""

VIEWER = SIZE
"""Whose knowledge it is."""
NEVER_SEEN = VIEWER + 1
"""How many cards of each kind this seat has not seen since the deal."""
RECYCLED = NEVER_SEEN + KINDS
"""How many of each kind were seen, were shuffled again, and lie where it cannot see them."""
FIRST_CARDS = RECYCLED + KINDS
"""How many cards in each hand were never seen: those not drawn since the first shuffle."""
KNOWN_SIZE = FIRST_CARDS + MOST_SEATS
"""How long the array is that holds what a seat knows."""

NOBODY = -1

FREE_LAYING, STOCK_FIRST, FORCED = range(3)
LAYINGS = ("free", "stock-first", "forced")
REDEAL, FEWEST_STOCK, DRAWN_ROUND = range(3)
STALEMATES = ("redeal", "fewest-stock", "draw")
STOCK_EMPTY, BY_FEWEST_STOCK, STUCK = range(1, 4)
ENDINGS = ("", "stock-empty", "fewest-stock", "stalemate")

# Moves.
PASS = 0
TARGETS = BUILDING_PILES + DISCARD_PILES
FIRST_PILE = WILD + 1
"""The source that stands for pile 0."""
MOVES = (FIRST_PILE + MOST_SEATS * PILES) * TARGETS
"""All numbers of moves are smaller than this."""
MOST_MOVES = ((MOST_SEATS // 2) * PILES + HAND_SIZE) * BUILDING_PILES + HAND_SIZE * DISCARD_PILES
"""No seat ever has more legal moves: with three partners, five different cards and all wilds."""
