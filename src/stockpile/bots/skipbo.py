"""The bots that play Skip-Bo.

In a team the partners' stock and discard piles count as the bot's own, which come first.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import NamedTuple

from stockpile.bots.bot import Mistake, Slips
from stockpile.core.event import Cards
from stockpile.core.game import Observation
from stockpile.core.option import Setup
from stockpile.skipbo.editions import WILD
from stockpile.skipbo.moves import (
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


class RandomBot:
    """Any legal move, each as likely as the others."""

    def choose(self, observation: Seen, rng: Random) -> Move:
        return rng.choice(tuple(observation.moves))


class BaselineBot:
    """Lays whatever can be laid, and discards at random.

    Stock piles come first, then discard piles, then the hand. Among equals: its own pile before a
    partner's, a number before a wild, the building pile further left.
    """

    def choose(self, observation: Seen, rng: Random) -> Move:
        moves = tuple(observation.moves)
        lays = lays_of(moves)
        return min(lays, key=baseline_order) if lays else rng.choice(moves)


def lays_of(moves: Iterable[Move]) -> list[Lay]:
    """The moves that lay a card on a building pile."""
    return [move for move in moves if not isinstance(move, Discard | Pass)]


def baseline_order(lay: Lay) -> tuple[int, bool, int]:
    """What the baseline lays first."""
    match lay:
        case LayStock():
            return 0, lay.owner is not None, lay.pile
        case LayDiscard():
            return 1, lay.owner is not None, lay.pile
        case LayHand():
            return 2, lay.card == WILD, lay.pile


FORGETS_THE_PARTNER = Mistake("forgets-the-partner", 0.05)
"""Looks at its own piles only."""
LOSES_SIGHT_OF_THE_STOCK = Mistake("loses-sight-of-the-stock", 0.40)
"""Does not see that a few lays would free the card on a stock pile."""
OVERLOOKS_A_DISCARD_PILE = Mistake("overlooks-a-discard-pile", 0.08)
"""Does not see the top of a discard pile: each pile by itself."""
OVERLOOKS_THE_HAND = Mistake("overlooks-the-hand", 0.15)
"""Lays nothing from the hand that does not lead to a stock card."""
PLAYS_A_WILD_TOO_EARLY = Mistake("plays-a-wild-too-early", 0.20)
"""Lays a wild that frees nothing."""
DISCARDS_WITHOUT_LOOKING = Mistake("discards-without-looking", 0.40)
"""Puts any number on any discard pile."""

MISTAKES = (
    FORGETS_THE_PARTNER,
    LOSES_SIGHT_OF_THE_STOCK,
    OVERLOOKS_A_DISCARD_PILE,
    OVERLOOKS_THE_HAND,
    PLAYS_A_WILD_TOO_EARLY,
    DISCARDS_WITHOUT_LOOKING,
)


class CasualBot:
    """A friendly person: sensible habits, and the mistakes it is given, each at its rate.

    It lays a stock card when it can, else looks for the lays that free one, with as few wilds as
    possible; else it lays numbers from discard piles and from the hand, but not up to the number that
    the next opponent's stock pile waits for. It keeps wilds for the stock pile, and lays one otherwise
    only when it holds nothing else. It discards equal on equal, then going down by one, then on an empty
    pile, then on the nearest higher card, and buries a lower card last.
    """

    def __init__(self, mistakes: Iterable[Mistake] = MISTAKES) -> None:
        self._slips = Slips(mistakes)

    def choose(self, observation: Seen, rng: Random) -> Move:
        happens = self._slips.happen
        view, seat = observation.view, observation.seat
        side = side_of(observation.setup, seat)
        looked_at = side[:1] if side[1:] and happens(FORGETS_THE_PARTNER, rng) else side
        piles = [
            Pile(None if owner == seat else owner, number, cards)
            for owner in looked_at
            for number, cards in enumerate(view.seats[owner].discards)
            if cards and not happens(OVERLOOKS_A_DISCARD_PILE, rng)
        ]
        sight = Sight(view, seat, looked_at, piles)
        lays = [lay for lay in lays_of(observation.moves) if sight.sees(lay)]
        if stock := [lay for lay in lays if isinstance(lay, LayStock)]:
            return min(stock, key=baseline_order)
        if not happens(LOSES_SIGHT_OF_THE_STOCK, rng) and (way := sight.way_to_a_stock_card()):
            return way.lays[0]
        numbers = [lay for lay in lays if sight.card(lay) != WILD]
        if happens(OVERLOOKS_THE_HAND, rng):
            numbers = [lay for lay in numbers if not isinstance(lay, LayHand)]
        if numbers:
            return min(numbers, key=baseline_order)
        wilds = [lay for lay in lays if isinstance(lay, LayHand) and lay.card == WILD]
        if wilds and (set(sight.hand) == {WILD} or happens(PLAYS_A_WILD_TOO_EARLY, rng)):
            return min(wilds, key=baseline_order)
        return self._end_of_turn(observation, rng)

    def _end_of_turn(self, observation: Seen, rng: Random) -> Move:
        moves = tuple(observation.moves)
        discards = [move for move in moves if isinstance(move, Discard) and move.card != WILD]
        if not discards:
            # The hand is empty; or laying is forced, and whatever was overlooked is now looked for.
            lays = lays_of(moves)
            return moves[-1] if Pass() in moves else min(lays, key=baseline_order)
        if self._slips.happen(DISCARDS_WITHOUT_LOOKING, rng):
            return rng.choice(discards)
        piles = observation.view.seats[observation.seat].discards
        return min(discards, key=lambda move: discard_order(move.card, piles[move.discard]))


def side_of(setup: Setup, seat: int) -> tuple[int, ...]:
    """The seat and its partners, itself first."""
    for team in setup.teams or ():
        if seat in team:
            return (seat, *(partner for partner in team if partner != seat))
    return (seat,)


def discard_order(card: int, pile: Cards) -> tuple[int, int]:
    """How well a card goes on a discard pile: the lower, the better."""
    if not pile:
        return 2, -card
    top = pile[-1]
    if top == card:
        return 0, -card
    if top == card + 1:
        return 1, -card
    return (3, top - card) if top > card else (4, card - top)


class Pile(NamedTuple):
    """A discard pile that can be laid from; ``owner`` is None for one's own."""

    owner: int | None
    number: int
    cards: Cards


class Way(NamedTuple):
    """Lays, one after the other, that free a stock card; how many of them are wilds."""

    lays: list[Lay]
    wilds: int


class Sight:
    """What a person on turn has before their eyes."""

    def __init__(
        self,
        view: View,
        seat: int,
        looked_at: Sequence[int],
        piles: Sequence[Pile],
    ) -> None:
        hand = view.seats[seat].hand
        assert isinstance(hand, tuple)
        self.hand = hand
        self.numbers = [len(pile) + 1 for pile in view.building]
        """What each building pile takes next."""
        self.piles = piles
        self._tops = {pile[:2]: pile.cards[-1] for pile in piles}
        self._stocks = {
            None if owner == seat else owner: top
            for owner in looked_at
            if (top := view.seats[owner].stock_top) is not None
        }

    def sees(self, lay: Lay) -> bool:
        """Whether the card to be laid was not overlooked."""
        match lay:
            case LayHand():
                return True
            case LayStock():
                return lay.owner in self._stocks
            case LayDiscard():
                return (lay.owner, lay.discard) in self._tops

    def card(self, lay: Lay) -> int:
        """The card that would be laid."""
        match lay:
            case LayHand():
                return lay.card
            case LayStock():
                return self._stocks[lay.owner]
            case LayDiscard():
                return self._tops[lay.owner, lay.discard]

    def way_to_a_stock_card(self) -> Way | None:
        """The way with the fewest wilds, and of those the shortest; None if there is none."""
        ways = [
            way
            for stock in self._stocks.values()
            for pile, number in enumerate(self.numbers)
            if number < stock and (way := self._way(pile, range(number, stock)))
        ]
        return min(ways, key=lambda way: (way.wilds, len(way.lays)), default=None)

    def _way(self, pile: int, numbers: Iterable[int]) -> Way | None:
        """How to put these numbers on a building pile, or None if one cannot be had."""
        hand = list(self.hand)
        left = [(one, list(one.cards)) for one in self.piles]

        def take(card: int) -> Lay | None:
            for one, cards in left:
                if cards and cards[-1] == card:
                    cards.pop()
                    return LayDiscard(one.number, pile, one.owner)
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
