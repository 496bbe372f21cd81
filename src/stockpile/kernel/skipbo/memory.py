"""What a seat that has watched a round of Skip-Bo knows about cards that it cannot see."""

from __future__ import annotations

from collections import Counter

from stockpile.core.event import (
    MATCH_EVENTS,
    Cards,
    Event,
    Hidden,
    RoundEnded,
    SeatPassed,
    TurnStarted,
)
from stockpile.core.observation import Observation
from stockpile.skipbo import SkipBo
from stockpile.skipbo.events import (
    AsideShuffled,
    CardDiscarded,
    CardLaid,
    CardsDrawn,
    Dealt,
    PileCompleted,
    StockTurned,
    StuckRedealt,
)
from stockpile.skipbo.moves import Move
from stockpile.skipbo.view import View


def never_seen(
    game: SkipBo, observation: Observation[View, Move], unseen: Counter[int]
) -> tuple[Counter[int], list[int]]:
    """Which unseen cards the seat has never seen since the deal, and how many each hand has.

    Without all events since the deal, or if people's slips put cards under a stock pile, any card
    may be anywhere.
    """
    events = observation.events
    shuffled = any(isinstance(event, AsideShuffled | StuckRedealt) for event in events)
    everything = unseen, [_count(one.hand) for one in observation.view.seats]
    if not shuffled or not isinstance(events[0], Dealt):
        return everything
    watched = _Watched(game, observation.seat)
    for event in events:
        watched.see(event)
    if watched.stocks != [one.stock.count for one in observation.view.seats]:
        return everything
    return watched.never_seen & unseen, watched.first_cards


def _count(cards: Cards | Hidden) -> int:
    return cards.count if isinstance(cards, Hidden) else len(cards)


_CARDLESS = (TurnStarted, SeatPassed, RoundEnded, *MATCH_EVENTS)
"""The events that tell nothing about cards in the round."""


class _Watched:
    """What a seat that has watched a round since its deal can tell about the cards.

    It rules out nothing that is possible: `never_seen` never has too few of a kind, `first_cards`
    never too many in a hand.
    """

    def __init__(self, game: SkipBo, viewer: int) -> None:
        self._pack = game.pack
        self._viewer = viewer
        self._hands = [0] * game.seats
        self._stock_tops = [0] * game.seats
        self.stocks: list[int] = []
        """The size of each stock pile, unless cards were put under it."""
        self._aside: list[int] = []
        self._shuffled = False
        self._unseen = Counter(game.pack)
        self.never_seen = Counter(game.pack)
        self.first_cards = [0] * game.seats

    def see(self, event: Event) -> None:
        match event:
            case Dealt():
                self.stocks = [_count(stock) for stock in event.stocks]
            case CardsDrawn():
                self._draw(event.seat, event.cards)
            case CardLaid():
                if event.source == "stock":
                    self.stocks[event.owner] -= 1
                    self._stock_tops[event.owner] = 0
                elif event.source == "hand":
                    self._play(event.seat, event.card)
            case CardDiscarded():
                self._play(event.seat, event.card)
            case StockTurned():
                self._stock_tops[event.seat] = event.card
                self._unseen[event.card] -= 1
                self.never_seen[event.card] -= 1
            case PileCompleted():
                self._aside += event.cards
            case AsideShuffled():
                self._run_dry()
                self._unseen.update(self._aside)
                self._aside.clear()
            case StuckRedealt():
                self._run_dry()
                self._unseen = Counter(self._pack)
                self._unseen.subtract(top for top in self._stock_tops if top)
            case _:
                assert isinstance(event, _CARDLESS), event

    def _draw(self, seat: int, cards: Cards | Hidden) -> None:
        if isinstance(cards, Hidden):
            self._hands[seat] += cards.count
            if not self._shuffled:
                self.first_cards[seat] += cards.count
        else:
            self._unseen.subtract(cards)
            if not self._shuffled:
                self.never_seen.subtract(cards)

    def _play(self, seat: int, card: int) -> None:
        if seat == self._viewer:
            return
        self._unseen[card] -= 1
        if self.first_cards[seat]:
            if self.first_cards[seat] == self._hands[seat]:
                self.never_seen[card] -= 1
            # Otherwise the card may have been drawn after the reshuffle: nobody can tell.
            self.first_cards[seat] -= 1
        self._hands[seat] -= 1

    def _run_dry(self) -> None:
        """The draw pile is empty: all unseen cards are in stock piles and hands."""
        self._shuffled = True
        self.never_seen &= self._unseen
