"""The bots that play Breakers.

They choose from the canonical moves, each set with the fewest jokers: a hand with four jokers has
20,000 others that differ only in where jokers stand in for tiles it has.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from random import Random

from stockpile.bots.bot import Mistake, Slips
from stockpile.breakers.editions import EDITIONS, JOKER, Edition
from stockpile.breakers.legal import LegalMoves
from stockpile.breakers.moves import PASS, Kind, Move, Set, alike, block
from stockpile.breakers.view import View
from stockpile.core.event import Cards, Hidden
from stockpile.core.game import Observation

Seen = Observation[View, Move]


def canonical(moves: Collection[Move]) -> tuple[Move, ...]:
    """Of each kind, size and height the way with the fewest jokers; and pass, if it is legal."""
    return moves.canonical if isinstance(moves, LegalMoves) else tuple(moves)


class RandomBot:
    """Any canonical move, each as likely as the others."""

    def choose(self, observation: Seen, rng: Random) -> Move:
        return rng.choice(canonical(observation.moves))


class BaselineBot:
    """The lowest set of all it may lay, and pass if there is none.

    It answers in kind if it can, else with a Breaker. Of equally low sets it takes the one with fewer
    jokers, then the one with more tiles, which matters only for a lead: ``1+1`` rather than ``1``.
    """

    def choose(self, observation: Seen, rng: Random) -> Move:
        sets = [move for move in canonical(observation.moves) if isinstance(move, Set)]
        leads = not observation.view.trick
        return min(sets, key=lead_order if leads else answer_order, default=PASS)


def lead_order(led: Set) -> tuple[int, int, int]:
    """Low ones first; of the same height with fewer jokers, then with more tiles."""
    return led.height, led.tiles.count(JOKER), -led.size


def answer_order(answer: Set) -> tuple[int, int, int]:
    """In kind first, then Breakers; low ones first, and of the same height with fewer jokers."""
    breaks = answer.size if answer.kind is Kind.BREAKER else 0
    return breaks, answer.height, answer.tiles.count(JOKER)


BREAKS_UP_A_SET = Mistake("breaks-up-a-set", 0.0)
BREAKS_TOO_EARLY = Mistake("breaks-too-early", 0.0)
FORGETS_TO_COUNT = Mistake("forgets-to-count", 0.0)
OVERLOOKS_A_LONG_SET = Mistake("overlooks-a-long-set", 0.0)
MISTAKES = (BREAKS_UP_A_SET, BREAKS_TOO_EARLY, FORGETS_TO_COUNT, OVERLOOKS_A_LONG_SET)

CLOSE = 5


class CasualBot:
    def __init__(self, mistakes: Iterable[Mistake] = MISTAKES) -> None:
        self._slips = Slips(mistakes)

    def choose(self, observation: Seen, rng: Random) -> Move:
        happens = self._slips.happen
        view, seat = observation.view, observation.seat
        edition = EDITIONS[observation.setup.edition]
        hand = view.hands[seat]
        assert isinstance(hand, tuple)
        moves = canonical(observation.moves)
        sets = [move for move in moves if isinstance(move, Set)]
        for move in sets:
            if move.size == len(hand):
                return move
        if not view.trick:
            return self._lead(arrange(hand, edition), sets, happens, rng)
        others = min(len(h) if isinstance(h, tuple) else h.count for s, h in enumerate(view.hands) if s != seat)
        groups = len(arrange(hand, edition))
        urgent = (others <= CLOSE and not happens(FORGETS_TO_COUNT, rng))
        best = None
        if PASS in moves:
            best = ((groups, 0), PASS)
        if sets and happens(BREAKS_UP_A_SET, rng):
            return min(sets, key=answer_order)
        early = happens(BREAKS_TOO_EARLY, rng)
        for one in sets:
            rest = list(hand)
            for t in one.tiles:
                rest.remove(t)
            left = len(arrange(tuple(rest), edition))
            cost = left
            if not urgent and left > 1:
                cost += one.tiles.count(JOKER)
                if one.kind is Kind.BREAKER and not early:
                    cost += 2
            elif urgent:
                cost -= 10
            k = ((cost, one.height), one)
            if best is None or k[0] < best[0]:
                best = k
        return best[1]

    def _lead(self, groups, sets, happens, rng):
        if not groups:
            return max(sets, key=lambda s: s.size)
        if happens(OVERLOOKS_A_LONG_SET, rng):
            return min(sets, key=lead_order)
        plain = [g for g in groups if g.kind is not Kind.BREAKER]
        if not plain:
            return min(groups, key=lambda s: (s.size, s.height))
        if len(groups) == 2 and len(plain) == 1:
            return next(g for g in groups if g not in plain)
        return min(plain, key=lambda g: (-g.size, g.height))


def arrange(hand: Cards, edition: Edition) -> list[Set]:
    """The sets into which a person sorts a hand; jokers stay apart."""
    once = twice = thrice = four = 0
    for tile in hand:
        if tile == JOKER:
            continue
        bit = 1 << tile
        four |= thrice & bit
        thrice |= twice & bit
        twice |= once & bit
        once |= bit
    sets = []
    for n in bits(thrice):
        sets.append(alike(4 if four >> n & 1 else 3, n))
    once &= ~thrice
    twice &= ~thrice
    while True:
        w1, l1 = longest(once)
        w2, l2 = longest(twice)
        if w2 >= edition.shortest_pair_run and 2 * w2 >= w1:
            m = ((1 << w2) - 1) << l2
            once &= ~m
            twice &= ~m
            sets.append(block(2, w2, l2, 0))
        elif w1 >= edition.shortest_run:
            m = ((1 << w1) - 1) << l1
            once &= ~(m & ~twice)
            twice &= ~m
            sets.append(block(1, w1, l1, 0))
        else:
            break
    for n in bits(once):
        sets.append(alike(2 if twice >> n & 1 else 1, n))
    return sets


def bits(mask):
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def longest(mask):
    width = low = 0
    while mask:
        low = mask
        width += 1
        mask &= mask >> 1
    return width, (low & -low).bit_length() - 1
