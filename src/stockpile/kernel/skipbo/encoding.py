"""States, knowledge and moves of Skip-Bo to the kernel's numbers, and back."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache

import numpy as np

from stockpile.core.event import (
    Cards,
    Hidden,
    Outcome,
)
from stockpile.core.observation import Observation
from stockpile.core.option import Setup
from stockpile.kernel.skipbo.layout import (
    ASIDE,
    BELOW,
    BUILDING_PILES,
    CARD,
    DRAW,
    DRAWN,
    DTYPE,
    ENDING,
    ENDINGS,
    FIRST_CARDS,
    FIRST_PILE,
    FREE,
    HAND,
    HEAP,
    HEAP_END,
    HEIGHT,
    KINDS,
    KNOWN_SIZE,
    LAID,
    LAYING,
    LAYINGS,
    NEVER_SEEN,
    NOBODY,
    OVER,
    PACK,
    PASSES,
    PILE_SIZE,
    PILE_TOP,
    PILES,
    POINTS,
    RECYCLED,
    REDEALT,
    SEATS,
    SHUFFLES,
    SIDE,
    SIDES,
    SIZE,
    STALEMATE,
    STALEMATES,
    STOCK_CARDS,
    TARGETS,
    TURN,
    VIEWER,
    WILD,
    WILD_BITS,
    WINNER,
    Array,
)
from stockpile.kernel.skipbo.layout import PASS as PASS_ID
from stockpile.kernel.skipbo.memory import never_seen
from stockpile.kernel.skipbo.tensors import ROW_SIZE, count_public
from stockpile.skipbo import SkipBo
from stockpile.skipbo.fold import put
from stockpile.skipbo.moves import (
    PASS,
    Discard,
    LayDiscard,
    LayHand,
    LayStock,
    Move,
    Pass,
    discard,
    lay_discard,
    lay_hand,
    lay_stock,
)
from stockpile.skipbo.state import State
from stockpile.skipbo.view import View

# States


@lru_cache(maxsize=256)
def _game(setup: Setup) -> SkipBo:
    return SkipBo(setup)


@lru_cache(maxsize=256)
def _blank(setup: Setup) -> Array:
    game = _game(setup)
    array = np.zeros(KNOWN_SIZE, DTYPE)
    array[SEATS] = game.seats
    array[SIDES] = len(game.sides)
    array[LAYING] = LAYINGS.index(game.laying)
    array[STALEMATE] = STALEMATES.index(game.stalemate)
    array[STOCK_CARDS] = game.stock
    array[WINNER] = NOBODY
    array[SIDE : SIDE + game.seats] = game.side_of
    return array


def table(game: SkipBo) -> Array:
    """The array of a table without cards, for `stockpile.kernel.skipbo.rules.deal`."""
    return _blank(game.setup)[:SIZE].copy()


def encode(game: SkipBo, state: State) -> Array:
    """The array of a State, without dealer and scores, which do not matter in a round."""
    array = table(game)
    for seat, hand in enumerate(state.hands):
        _put_hand(array, seat, hand)
    _put_piles(array, state.stocks, state.discards)
    _put_building(array, state.building)
    _put_aside(array, state.aside)
    array[DRAW] = len(state.draw)
    array[HEAP : HEAP + len(state.draw)] = state.draw
    array[TURN] = state.turn
    array[DRAWN] = state.drawn
    array[LAID] = state.laid
    array[PASSES] = state.passes
    array[REDEALT] = state.redealt
    array[SHUFFLES] = state.shuffles
    _put_outcome(array, game, state.outcome)
    return array


def decode(game: SkipBo, array: Array, template: State | None = None) -> State:
    """The State of an array. Dealer and scores come from the template, an earlier State."""
    outcome = outcome_of(game, array)
    dealer = scores = None
    if template is not None:
        dealer, scores = template.dealer, template.scores
        if scores is not None and outcome and outcome.winners and not template.outcome:
            side = game.side_of[outcome.winners[0]]
            scores = put(scores, side, scores[side] + outcome.points)
    cells: list[int] = array.tolist()
    seats = range(game.seats)
    return State(
        hands=tuple(_hand_of(cells, seat) for seat in seats),
        stocks=tuple(_pile_of(cells, seat * PILES) for seat in seats),
        discards=tuple(
            tuple(_pile_of(cells, seat * PILES + pile) for pile in range(1, PILES))
            for seat in seats
        ),
        building=tuple(_building_of(cells, pile) for pile in range(BUILDING_PILES)),
        aside=tuple(cells[HEAP_END - 1 : HEAP_END - 1 - cells[ASIDE] : -1]),
        draw=tuple(cells[HEAP : HEAP + cells[DRAW]]),
        turn=cells[TURN],
        drawn=bool(cells[DRAWN]),
        laid=bool(cells[LAID]),
        passes=cells[PASSES],
        redealt=bool(cells[REDEALT]),
        shuffles=cells[SHUFFLES],
        dealer=dealer,
        scores=scores,
        outcome=outcome,
    )


def outcome_of(game: SkipBo, array: Array) -> Outcome | None:
    """How the round of an array ended; None if it has not."""
    if not array[OVER]:
        return None
    winner = int(array[WINNER])
    winners = () if winner == NOBODY else game.sides[winner]
    return Outcome(winners, int(array[POINTS]), ENDINGS[array[ENDING]])


def _put_outcome(array: Array, game: SkipBo, outcome: Outcome | None) -> None:
    if outcome is not None:
        array[OVER] = 1
        array[WINNER] = game.side_of[outcome.winners[0]] if outcome.winners else NOBODY
        array[POINTS] = outcome.points
        array[ENDING] = ENDINGS.index(outcome.ending)


def _put_hand(array: Array, seat: int, cards: Cards) -> None:
    array[HAND + seat * KINDS] = len(cards)
    for card in cards:
        array[HAND + seat * KINDS + card] += 1


def _hand_of(cells: list[int], seat: int) -> Cards:
    hand = HAND + seat * KINDS
    return tuple(card for card in range(1, KINDS) for _ in range(cells[hand + card]))


def _put_piles(
    array: Array, stocks: Sequence[Cards], discards: Sequence[tuple[Cards, ...]]
) -> None:
    """Lay stock and discard piles into nodes, one after the other; the other nodes stay free."""
    node = 0
    for seat, (stock, own) in enumerate(zip(stocks, discards, strict=True)):
        for pile, cards in enumerate((stock, *own), seat * PILES):
            if size := len(cards):
                array[PILE_SIZE + pile] = size
                array[CARD + node + 1 : CARD + node + 1 + size] = cards
                array[BELOW + node + 2 : BELOW + node + 1 + size] = range(node + 1, node + size)
                node += size
                array[PILE_TOP + pile] = node
    array[FREE] = (node + 1) % (PACK + 1)
    array[BELOW + node + 1 : BELOW + PACK] = range(node + 2, PACK + 1)


def _pile_of(cells: list[int], pile: int) -> Cards:
    cards = []
    node = cells[PILE_TOP + pile]
    while node:
        cards.append(cells[CARD + node])
        node = cells[BELOW + node]
    assert len(cards) == cells[PILE_SIZE + pile]
    return tuple(reversed(cards))


def _put_building(array: Array, building: Iterable[Cards]) -> None:
    for pile, cards in enumerate(building):
        array[HEIGHT + pile] = len(cards)
        array[WILD_BITS + pile] = sum(1 << at for at, card in enumerate(cards) if card == WILD)


def _building_of(cells: list[int], pile: int) -> Cards:
    wilds = cells[WILD_BITS + pile]
    return tuple(WILD if wilds >> at & 1 else at + 1 for at in range(cells[HEIGHT + pile]))


def _put_aside(array: Array, cards: Cards) -> None:
    array[ASIDE] = len(cards)
    array[HEAP_END - len(cards) : HEAP_END] = cards[::-1]


# What a seat knows


def encode_known(observation: Observation[View, Move]) -> Array:
    """What a seat knows, for `stockpile.kernel.skipbo.worlds.sample`."""
    seen = observation.view
    game = _game(observation.setup)
    array = _blank(observation.setup).copy()
    unseen = Counter(game.pack)
    stocks: list[Cards] = []
    for seat, one in enumerate(seen.seats):
        if isinstance(one.hand, Hidden):
            array[HAND + seat * KINDS] = one.hand.count
        else:
            _put_hand(array, seat, one.hand)
            unseen.subtract(one.hand)
        top = () if one.stock_top is None else (one.stock_top,)
        stocks.append((0,) * (one.stock.count - len(top)) + top)
        unseen.subtract(top)
        for pile in one.discards:
            unseen.subtract(pile)
    for pile in (*seen.building, seen.aside):
        unseen.subtract(pile)
    _put_piles(array, stocks, [one.discards for one in seen.seats])
    _put_building(array, seen.building)
    _put_aside(array, seen.aside)
    array[DRAW] = seen.draw.count
    array[TURN] = seen.turn
    array[DRAWN] = seen.drawn
    array[LAID] = seen.laid
    array[PASSES] = seen.passes
    array[REDEALT] = seen.redealt
    _put_outcome(array, game, seen.outcome)
    array[VIEWER] = observation.seat
    unknown, first_cards = never_seen(game, observation, unseen)
    for card in range(1, KINDS):
        array[NEVER_SEEN + card] = unknown[card]
        array[RECYCLED + card] = unseen[card] - unknown[card]
    array[FIRST_CARDS : FIRST_CARDS + game.seats] = first_cards
    return array


def encode_row(observation: Observation[View, Move]) -> Array:
    """What a seat knows as a row of `stockpile.kernel.skipbo.tensors`."""
    row = np.zeros(ROW_SIZE, DTYPE)
    row[:SIZE] = encode_known(observation)[:SIZE]
    count_public(row)
    return row


# Moves


def move_id(move: Move, seat: int) -> int:
    """The number of a move by this seat."""
    match move:
        case Pass():
            return PASS_ID
        case LayHand(card, pile):
            return card * TARGETS + pile
        case Discard(card, pile):
            return card * TARGETS + BUILDING_PILES + pile
        case LayStock(pile, owner):
            return _lay_id(seat if owner is None else owner, 0, pile)
        case LayDiscard(source, pile, owner):
            return _lay_id(seat if owner is None else owner, 1 + source, pile)


def _lay_id(owner: int, pile: int, target: int) -> int:
    return (FIRST_PILE + owner * PILES + pile) * TARGETS + target


def move_of(number: int, seat: int) -> Move:
    """The move by this seat that a number stands for."""
    if number == PASS_ID:
        return PASS
    source, target = divmod(int(number), TARGETS)
    if source < FIRST_PILE:
        if target < BUILDING_PILES:
            return lay_hand(source, target)
        return discard(source, target - BUILDING_PILES)
    owner, pile = divmod(source - FIRST_PILE, PILES)
    whose = () if owner == seat else (owner,)
    if pile == 0:
        return lay_stock(target, *whose)
    return lay_discard(pile - 1, target, *whose)


def move_text(number: int, seat: int) -> str:
    """The text of the move by this seat that a number stands for."""
    return str(move_of(number, seat))
