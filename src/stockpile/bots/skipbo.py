"""The bots that play Skip-Bo.

In a team, the stock and discard piles of partners count as the bot's own, which come first.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from random import Random
from typing import NamedTuple

from stockpile.bots.bot import Mistake, MovesBot, OurBot, Slips
from stockpile.core.event import Cards
from stockpile.core.observation import Observation
from stockpile.skipbo.editions import WILD
from stockpile.skipbo.moves import (
    PASS,
    Discard,
    Lay,
    LayDiscard,
    LayHand,
    LayStock,
    Move,
    Pass,
)
from stockpile.skipbo.view import View

Seen = Observation[View, Move]


class BaselineBot(MovesBot[Move]):
    """Lays every card it can, and discards at random.

    Stock piles come first, then discard piles, then the hand. Otherwise its own pile comes before a
    partner's, a number before a wild, and the leftmost building pile first.
    """

    def choose_among(self, moves: Sequence[Move], rng: Random) -> Move:
        lays = lays_of(moves)
        return min(lays, key=baseline_order) if lays else rng.choice(moves)


def lays_of(moves: Iterable[Move]) -> list[Lay]:
    """The moves that lay a card on a building pile."""
    return [move for move in moves if not isinstance(move, _ENDS_THE_TURN)]


# Looked up once, and not for each move.
_ENDS_THE_TURN = (Discard, Pass)


def baseline_order(lay: Lay) -> tuple[int, bool, int]:
    """What the baseline lays first."""
    match lay:
        case LayStock():
            return 0, lay.owner is not None, lay.pile
        case LayDiscard():
            return 1, lay.owner is not None, lay.pile
        case LayHand():
            return 2, lay.card == WILD, lay.pile


FORGETS_THE_PARTNER = Mistake("forgets-the-partner", 0.20)
"""Overlooks that a few lays would free a partner's stock card."""
LOSES_SIGHT_OF_THE_STOCK = Mistake("loses-sight-of-the-stock", 0.40)
"""Overlooks that a few lays would free a stock card."""
OVERLOOKS_A_DISCARD_PILE = Mistake("overlooks-a-discard-pile", 0.25)
"""Overlooks one of the discard piles."""
OVERLOOKS_THE_HAND = Mistake("overlooks-the-hand", 0.15)
"""Lays nothing from the hand unless it leads to a stock card."""
PLAYS_A_WILD_TOO_EARLY = Mistake("plays-a-wild-too-early", 0.25)
"""Lays a wild that frees nothing."""
DISCARDS_WITHOUT_LOOKING = Mistake("discards-without-looking", 0.50)
"""Puts any number on any discard pile."""

MISTAKES = (
    FORGETS_THE_PARTNER,
    LOSES_SIGHT_OF_THE_STOCK,
    OVERLOOKS_A_DISCARD_PILE,
    OVERLOOKS_THE_HAND,
    PLAYS_A_WILD_TOO_EARLY,
    DISCARDS_WITHOUT_LOOKING,
)


class CasualBot(OurBot):
    """A friendly person: sensible habits, and the mistakes it is given, each at its rate.

    It lays a stock card if it can. Otherwise it looks for the lays that free one, with as few wilds
    as possible; otherwise it lays numbers from discard piles and from the hand. It keeps wilds for
    the stock pile unless it holds nothing else. It prefers to discard on an equal card, then on one
    higher by one, then on an empty pile, then on the nearest higher card, and buries a lower card
    only as a last resort.
    """

    def __init__(self, mistakes: Iterable[Mistake] = MISTAKES) -> None:
        self._slips = Slips(mistakes)

    def choose(self, observation: Seen, rng: Random) -> Move:
        happens = self._slips.happen
        sight = look(observation)
        if sight.piles and happens(OVERLOOKS_A_DISCARD_PILE, rng):
            del sight.piles[rng.choice(tuple(sight.piles))]
        lays = sight.lays(observation.moves)
        if stock := [lay for lay in lays if isinstance(lay, LayStock)]:
            return min(stock, key=baseline_order)
        if way := self._find_way(sight, rng):
            return way.lays[0]
        numbers = [lay for lay, card in lays.items() if card != WILD]
        if happens(OVERLOOKS_THE_HAND, rng):
            numbers = [lay for lay in numbers if not isinstance(lay, LayHand)]
        if numbers:
            return min(numbers, key=baseline_order)
        wilds = [lay for lay in lays if isinstance(lay, LayHand) and lay.card == WILD]
        if wilds and happens(PLAYS_A_WILD_TOO_EARLY, rng):
            return min(wilds, key=baseline_order)
        return self._end_turn(observation, rng)

    def _find_way(self, sight: Sight, rng: Random) -> Way | None:
        happens = self._slips.happen
        if happens(LOSES_SIGHT_OF_THE_STOCK, rng):
            return None
        stocks = sight.stocks
        if any(owner is not None for owner in stocks) and happens(FORGETS_THE_PARTNER, rng):
            stocks = {owner: top for owner, top in stocks.items() if owner is None}
        return sight.way_to(stocks.values())

    def _end_turn(self, observation: Seen, rng: Random) -> Move:
        moves = observation.moves
        discards = [move for move in moves if isinstance(move, Discard) and move.card != WILD]
        if not discards:
            # The hand is empty; or it has only wilds, and laying one is better than burying it; or
            # laying is forced, and the bot has to find what it overlooked.
            return PASS if PASS in moves else min(lays_of(moves), key=baseline_order)
        if self._slips.happen(DISCARDS_WITHOUT_LOOKING, rng):
            return rng.choice(discards)
        piles = observation.view.seats[observation.seat].discards
        return min(discards, key=lambda move: discard_order(move.card, piles[move.discard]))


def discard_order(card: int, pile: Cards) -> tuple[int, int]:
    """How well a card fits on a discard pile: lower is better."""
    if not pile:
        return 2, -card
    top = pile[-1]
    if top == card:
        return 0, -card
    if top == card + 1:
        return 1, -card
    return (3, top - card) if top > card else (4, card - top)


class Way(NamedTuple):
    """Lays, in order, that free a stock card, and how many of them are wilds."""

    lays: list[Lay]
    wilds: int


@dataclass(slots=True)
class Sight:
    """The cards that a person on turn sees. An ``owner`` of None is the person."""

    hand: Cards
    stocks: dict[int | None, int]
    """The top of each owner's stock pile."""
    piles: dict[tuple[int | None, int], Cards]
    """Discard piles with cards, by owner and number."""
    numbers: list[int]
    """What each building pile takes next."""

    def lays(self, moves: Iterable[Move]) -> dict[Lay, int]:
        """Every lay of a card in sight, with the card."""
        cards = {lay: self._card(lay) for lay in lays_of(moves)}
        return {lay: card for lay, card in cards.items() if card is not None}

    def _card(self, lay: Lay) -> int | None:
        match lay:
            case LayHand():
                return lay.card
            case LayStock():
                return self.stocks.get(lay.owner)
            case LayDiscard():
                return self.piles.get((lay.owner, lay.discard), (None,))[-1]

    def way_to(self, stocks: Iterable[int]) -> Way | None:
        """The way with the fewest wilds, of those the shortest; None if there is none."""
        ways = [
            way
            for stock in stocks
            for pile, number in enumerate(self.numbers)
            if number < stock and (way := self._way(pile, range(number, stock)))
        ]
        return min(ways, key=lambda way: (way.wilds, len(way.lays)), default=None)

    def _way(self, pile: int, numbers: Iterable[int]) -> Way | None:
        """How to put these numbers on a building pile; None if one is missing."""
        hand = list(self.hand)
        left = {source: list(cards) for source, cards in self.piles.items()}

        def take(card: int) -> Lay | None:
            for (owner, number), cards in left.items():
                if cards and cards[-1] == card:
                    cards.pop()
                    return LayDiscard(number, pile, owner)
            if card in hand:
                hand.remove(card)
                return LayHand(card, pile)
            return None

        lays: list[Lay] = []
        wilds = 0
        for number in numbers:
            lay = take(number)
            if lay is None:
                lay = take(WILD)
                wilds += 1
            if lay is None:
                return None
            lays.append(lay)
        return Way(lays, wilds)


def look(observation: Seen) -> Sight:
    """Everything that the seat on turn sees."""
    view, seat = observation.view, observation.seat
    team = next((team for team in observation.setup.teams or () if seat in team), ())
    owners = {None: view.seats[seat]} | {one: view.seats[one] for one in team if one != seat}
    hand = view.seats[seat].hand
    assert isinstance(hand, tuple)
    return Sight(
        hand,
        {owner: its.stock_top for owner, its in owners.items() if its.stock_top is not None},
        {
            (owner, number): pile
            for owner, its in owners.items()
            for number, pile in enumerate(its.discards)
            if pile
        },
        [len(pile) + 1 for pile in view.building],
    )
