"""Walks over rounds by the rules package and the kernel together, comparing them all the way."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from functools import cache

import numpy as np

from stockpile.core.event import Cards, RoundEnded, SeatPassed
from stockpile.core.refusal import Unreadable
from stockpile.core.seats import seat_letter
from stockpile.kernel.chance import Rng, seeded, shuffle
from stockpile.kernel.skipbo.encoding import decode, encode, move_id, move_text, table
from stockpile.kernel.skipbo.layout import MOST_MOVES, MOVES, Array
from stockpile.kernel.skipbo.rules import apply, deal, legal, settle
from stockpile.skipbo import SkipBo
from stockpile.skipbo.editions import WILD
from stockpile.skipbo.events import CardLaid
from stockpile.skipbo.moves import Move
from stockpile.skipbo.state import State
from tests.chances import text


class SharedChance:
    """A Chance that shuffles as the kernel does, so that both have the same cards."""

    def __init__(self, seed: int) -> None:
        self.rng = seeded(seed)

    def shuffle(self, purpose: str, number: int, items: Sequence[int]) -> Cards:
        order = np.array(items, dtype=np.int16)
        shuffle(self.rng, order, 0, len(order))
        return tuple(order.tolist())


@cache
def texts(seat: int) -> tuple[str, ...]:
    """The text of every move of a seat."""
    return tuple(_text(number, seat) for number in range(MOVES))


def _text(number: int, seat: int) -> str:
    try:
        return move_text(number, seat)
    except IndexError:
        return ""


class Walk:
    """A round that both play: move by move, with nothing but the seed in common."""

    def __init__(self, game: SkipBo, seed: int) -> None:
        self.game = game
        self.random = random.Random(seed)
        self.chance = SharedChance(seed)
        self.rng: Rng = seeded(seed)
        self.moves: Array = np.zeros(MOST_MOVES, dtype=np.int16)
        self.reached: Counter[str] = Counter()
        self.made = 0
        self.state: State
        self.array: Array

    def from_a_deal(self) -> Walk:
        """Begin with a fresh round."""
        game = self.game
        lead = self.random.randrange(game.seats)
        dealt = game.deal(lead, (0,) * len(game.sides), self.chance)
        self.state = game.start(dealt, self.chance).state
        self.array = table(game)
        deal(self.array, self.state.turn, self.rng)
        return self

    def from_any_position(self) -> Walk:
        """Begin with any state that the reader of positions takes."""
        state = a_position(self.game, self.random)
        self.array = encode(self.game, state)
        assert decode(self.game, self.array, state) == state
        if state.outcome is None and not self.game.legal_moves(state, state.turn):
            assert legal(self.array, self.moves) == 0
            self.reached["drawing is due"] += 1
        self.state = self.game.settle(state, self.chance).state
        settle(self.array, self.rng)
        return self

    def go(self, eagerness: float, most: int) -> Walk:
        """Play to the end, or so many moves; lay what can be laid with this probability."""
        self._compare()
        while self.state.outcome is None and self.made < most:
            moves = self.game.legal_moves(self.state, self.state.turn)
            spoken = texts(self.state.turn)
            count = legal(self.array, self.moves)
            found = [spoken[number] for number in self.moves[:count].tolist()]
            assert sorted(found) == sorted(map(str, moves))
            self._make(self._choose(moves, eagerness))
            self._compare()
        assert self.state.outcome is None or legal(self.array, self.moves) == 0
        return self

    def _choose(self, moves: Sequence[Move], eagerness: float) -> Move:
        lays = [move for move in moves if ">d" not in str(move) and str(move) != "pass"]
        if lays and self.random.random() < eagerness:
            return self.random.choice(lays)
        ends = [move for move in moves if move not in lays]
        return self.random.choice(ends or moves)

    def _make(self, move: Move) -> None:
        seat = self.state.turn
        before = self.state
        self.state, events = self.game.apply(before, seat, move, self.chance)
        apply(self.array, move_id(move, seat), self.rng)
        self.made += 1
        for event in events:
            match event:
                case CardLaid(source=source, owner=owner) if owner != seat:
                    self.reached[f"partner's {source}"] += 1
                case SeatPassed():
                    self.reached["pass after laying" if before.laid else "pass"] += 1
                case RoundEnded(ending=ending):
                    self.reached[f"{ending} after {'redeal' if before.redealt else 'deal'}"] += 1
                case _:
                    self.reached[type(event).__name__] += 1

    def _compare(self) -> None:
        assert decode(self.game, self.array, self.state) == self.state
        # As many random numbers were used.
        assert self.rng[0] == self.chance.rng[0]


def a_position(game: SkipBo, chance: random.Random) -> State:
    """Any state that the reader of positions takes: few cards or many, lying anywhere."""
    while True:
        try:
            return game.read_position(_position(game, chance))
        except Unreadable:
            continue


def _position(game: SkipBo, chance: random.Random) -> dict[str, object]:
    pack = list(game.pack)
    chance.shuffle(pack)
    # Building piles first: they need certain cards.
    building = [_building(pack, chance.choice((0, 0, 3, 11, 11)), chance) for _ in range(4)]
    if chance.random() < 0.7:
        del pack[chance.randrange(20, len(pack)) :]

    def some(most: int) -> list[str]:
        cards = [pack.pop() for _ in range(chance.randint(0, min(most, len(pack))))]
        return text(cards).split()

    dry = chance.random() < 0.5
    stock = chance.choice((1, 1, 3, 60))
    hand = chance.choice((0, 0, 5)) if dry else chance.choice((0, 2, 5))
    pile = chance.choice((0, 1, 4, 30))
    seats = [
        {"hand": some(hand), "stock": some(stock), "discards": [some(pile) for _ in range(4)]}
        for _ in range(game.seats)
    ]
    return {
        "seats": seats,
        "building": building,
        "draw": [] if dry else some(chance.choice((2, 9, 150))),
        "aside": [] if dry else some(chance.choice((0, 12, 60))),
        "turn": seat_letter(chance.randrange(game.seats)),
        "drawn": chance.random() < 0.8,
        "laid": chance.random() < 0.3,
        "passes": chance.randrange(game.seats) if dry and chance.random() < 0.5 else 0,
        "redealt": game.stalemate == "redeal" and chance.random() < 0.5,
        "shuffles": chance.randrange(5),
        "dealer": None,
        "scores": [chance.randrange(400) for _ in game.sides],
    }


def _building(pack: list[int], most: int, chance: random.Random) -> list[str]:
    pile: list[int] = []
    for number in range(1, chance.randint(0, most) + 1):
        card = WILD if WILD in pack and chance.random() < 0.2 else number
        if card not in pack:
            break
        pack.remove(card)
        pile.append(card)
    return text(pile).split()
