"""How a round of Skip-Bo lies in one flat array of int16, and what the numbers of moves mean.

A card is its number, 1 to 12, or `WILD`; 0 is no card, or an unknown one. The array holds, in this
order:

- **header**: single numbers, and the side of each seat;
- **building piles**: how high each is, and which of its cards are wilds, as bits: bit 0 stands for
  the lowest card. The number of any other card is its place in the pile;
- **hands**, for each seat `KINDS` numbers: how many cards in all, then how many of each kind;
- **piles**: each seat has `PILES` of its own. Pile ``seat * PILES`` is its stock pile, the next
  ones are its discard piles. `PILE_SIZE` is the number of cards in each, `PILE_TOP` the node of its
  top card;
- **nodes**: every card of such a pile has a node: `CARD` is the card, `BELOW` the node of the card
  below it. So a pile may grow to any size, and taking a card off always costs the same. Node 0
  stands for none; its card is 0, so the top card of an empty pile reads as no card. Unused nodes
  are linked from `FREE`;
- **tally**: space for counting cards before a shuffle, otherwise zeros;
- **heap**: the draw pile from its start, the top last; cards set aside from its end backwards, the
  first set aside last.

What a seat *knows* is such an array with zeros for what it cannot see, followed by four more fields
(see `stockpile.kernel.skipbo.worlds`).

A move is ``source * 8 + target``. Targets are the building piles, 0 to 3, and the discard piles of
the seat on turn, 4 to 7. Sources are the cards of the hand by kind, 1 to 13, then the piles of all
seats. Source and target 0 stand for a pass.

**Scratch** is a second array, of int64, that the policies work in. Each part has one writer, named
below. Only the `NOTES` and the `PLANS` outlive a call from outside the kernel.
"""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from stockpile.kernel.compile import compiled
from stockpile.kernel.types import Ints
from stockpile.skipbo import editions

DTYPE = np.int16
SCRATCH_DTYPE = np.int64
Array: TypeAlias = npt.NDArray[np.int16]
"""A state, what a seat knows, or a list of moves."""


def _in_every_edition(field: str) -> int:
    # Constants compile to better code, and all editions agree on these.
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
"""What follows when the round is stuck (S29): a number of `STALEMATES`."""
STOCK_CARDS = 4
"""How many cards each stock pile is dealt."""
TURN = 5
DRAWN = 6
LAID = 7
PASSES = 8
REDEALT = 9
SHUFFLES = 10
OVER = 11
WINNER = 12
"""The winning side; `NOBODY` in a draw and until the round ends."""
POINTS = 13
ENDING = 14
"""How the round ended: a number of `ENDINGS`, 0 until it does."""
DRAW = 15
"""The size of the draw pile."""
ASIDE = 16
"""How many cards are set aside."""
FREE = 17
SIDE = 18
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
"""The length of a state."""

VIEWER = SIZE
"""The seat whose knowledge it is."""
NEVER_SEEN = VIEWER + 1
"""How many cards of each kind the viewer has not seen since the deal."""
RECYCLED = NEVER_SEEN + KINDS
"""How many of each kind it has seen, but were reshuffled and are hidden again."""
FIRST_CARDS = RECYCLED + KINDS
"""How many cards of each hand were drawn before the first reshuffle, and so never seen."""
KNOWN_SIZE = FIRST_CARDS + MOST_SEATS
"""The length of what a seat knows."""

NOBODY = -1

FREE_LAYING, STOCK_FIRST, FORCED = range(3)
LAYINGS = ("free", "stock-first", "forced")
REDEAL, FEWEST_STOCK, DRAWN_ROUND = range(3)
STALEMATES = ("redeal", "fewest-stock", "draw")
STOCK_EMPTY, BY_FEWEST_STOCK, STUCK = range(1, 4)
ENDINGS = ("", "stock-empty", "fewest-stock", "stalemate")

# Moves.
PASS = 0
NO_MOVE = -1
"""What follows the last move of a plan."""
TARGETS = BUILDING_PILES + DISCARD_PILES
FIRST_PILE = WILD + 1
"""The source that stands for pile 0."""
MOVES = (FIRST_PILE + MOST_SEATS * PILES) * TARGETS
"""Every move is smaller than this."""
MOST_MOVES = ((MOST_SEATS // 2) * PILES + HAND_SIZE) * BUILDING_PILES + HAND_SIZE * DISCARD_PILES
"""The most legal moves a seat can have: with three partners, five different cards and all wilds."""

# Scratch. `turn_value.lay_out` writes the table as the seat on turn sees it. `skilled_policy` lays
# cards in it and takes them back; `playout_policy` tries a height and restores it.
PLAN_SIDE_SEATS = 0
"""How many seats each side has."""
PLAN_HEIGHT = PLAN_SIDE_SEATS + 1
PLAN_HAND = PLAN_HEIGHT + BUILDING_PILES
"""The number of cards held, then of each kind."""
PLAN_WILDS_LAID = PLAN_HAND + KINDS
"""How many wilds from the hand the plan has laid."""
PLAN_LAYS = PLAN_WILDS_LAID + 1
"""How many cards of any kind it has laid."""
PLAN_COMPLETED = PLAN_LAYS + 1
"""How many building piles it has completed."""
PLAN_SEAT = PLAN_COMPLETED + 1
"""All seats, each side's together, with the seat on turn first. The next fields have this order."""
PLAN_DISTANCE = PLAN_SEAT + MOST_SEATS
"""How many turns away each of them is."""
PLAN_STOCK_TOP = PLAN_DISTANCE + MOST_SEATS
PLAN_DISCARD_TOP = PLAN_STOCK_TOP + MOST_SEATS
"""The node of the top card of each discard pile."""

PLAN_LACKING = PLAN_DISCARD_TOP + MOST_SEATS * DISCARD_PILES
"""How many cards each seat lacks to its stock card from a building pile of each height, without its
hand: three bits for each height, as far as `paths.lacking_without_hand` has found out."""

# Written by `paths.lacking_from` only: how far down each discard pile a path has taken cards.
PATH_NODE = PLAN_LACKING + MOST_SEATS

# Written by `lays` only: the fields of a lay, what it gains, and sums of weights.
LAY_FIELDS = PATH_NODE + MOST_SEATS * DISCARD_PILES
LAY_GAINS = LAY_FIELDS + 12
LAY_SUMS = LAY_GAINS + 3
LAY_UNITS = 16

# Written by `skilled_policy.plan` only: the lays of the plan, one level each,
MOST_PLANNED_LAYS = 24
STACK = LAY_SUMS + 2 * LAY_UNITS
LEVEL_SOURCE, LEVEL_TARGET, LEVEL_CARD, LEVEL_NODE, LEVEL_SIZE = range(5)
# and a hash table of the positions it has looked at.
VISITED = STACK + LEVEL_SIZE * (MOST_PLANNED_LAYS + 1)
VISITED_SIZE = 256

# Written by `turn_value.note`, read by `deciding`.
NOTES = VISITED + VISITED_SIZE
"""The value of the best plan that begins with each move."""

# Written by `skilled_policy.plan` on request: the best plans, in no order. Each is a value, as
# `turn_value.noted` writes it, the number of its moves, and the moves.
PLANS = NOTES + MOVES
"""How many there are."""
WORST_PLAN = PLANS + 1
"""Where the worst of them is, as soon as there are as many as can be kept."""
MOST_PLANS = 32
FIRST_PLAN = WORST_PLAN + 1
PLAN_VALUE, PLAN_LENGTH, PLAN_MOVES = range(3)
PLAN_ROW = PLAN_MOVES + MOST_PLANNED_LAYS + 1
# Written by `turn_value.after_discard` on request: what each discard is worth.
DISCARD_VALUES = FIRST_PLAN + MOST_PLANS * PLAN_ROW
SCRATCH_SIZE = DISCARD_VALUES + KINDS * DISCARD_PILES


@compiled
def side_of(state: Ints, seat: int) -> int:
    """The side of a seat."""
    return state[SIDE + seat]


@compiled
def is_move(state: Ints, number: int) -> bool:
    """Whether a number stands for a move of the seat on turn, legal or not."""
    if not 0 < number < MOVES:
        return number == PASS
    source = number // TARGETS
    if source < FIRST_PILE:
        return source > 0
    owner = (source - FIRST_PILE) // PILES
    if owner >= state[SEATS] or number % TARGETS >= BUILDING_PILES:
        return False
    return side_of(state, owner) == side_of(state, state[TURN])
