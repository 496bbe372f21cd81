"""The bots that play Skip-Bo Breakers.

They choose from the canonical moves only, which have as few jokers as possible, or more to save a
Breaker. All other moves, up to 20,000, only replace a tile that the hand has by a joker.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random

from stockpile.bots.bot import Mistake, OurBot, Slips
from stockpile.breakers.editions import EDITIONS, JOKER, Edition
from stockpile.breakers.moves import PASS, Kind, Move, Set, alike, block
from stockpile.breakers.view import View
from stockpile.core.event import Cards, cover
from stockpile.core.game import canonical
from stockpile.core.observation import Observation

Seen = Observation[View, Move]


class BaselineBot(OurBot):
    """Lays the lowest set it may, and passes if there is none.

    It answers in kind if it can, otherwise with a Breaker. Of equally low sets it takes the one
    with fewer jokers, then the one with more tiles: it leads ``1+1`` rather than ``1``.
    """

    def choose(self, observation: Seen, _rng: Random) -> Move:
        sets = [move for move in canonical(observation.moves) if isinstance(move, Set)]
        leads = not observation.view.trick
        return min(sets, key=lead_order if leads else answer_order, default=PASS)


def lead_order(led: Set) -> tuple[int, int, int]:
    """Low sets first, then those with fewer jokers, then those with more tiles."""
    return led.height, led.tiles.count(JOKER), -led.size


def answer_order(answer: Set) -> tuple[int, int, int]:
    """Answers in kind before Breakers; then low sets first, then those with fewer jokers."""
    breaks = answer.size if answer.kind is Kind.BREAKER else 0
    return breaks, answer.height, answer.tiles.count(JOKER)


LEADS_TOO_HIGH = Mistake("leads-too-high", 0.05)
"""Leads its highest set instead of its longest."""
OVERLOOKS_A_LONG_SET = Mistake("overlooks-a-long-set", 0.15)
"""Leads its lowest tile, alone or with its equals."""
BREAKS_UP_A_SET = Mistake("breaks-up-a-set", 0.15)
"""Answers with no regard for the sets that this breaks up."""
PLAYS_A_JOKER_TOO_EARLY = Mistake("plays-a-joker-too-early", 0.20)
"""Answers with jokers as if they were any tile."""
BREAKS_TOO_EARLY = Mistake("breaks-too-early", 0.20)
"""Answers with a Breaker as if it were any set."""
FORGETS_TO_COUNT = Mistake("forgets-to-count", 0.15)
"""Does not notice that somebody is close to going out."""

MISTAKES = (
    LEADS_TOO_HIGH,
    OVERLOOKS_A_LONG_SET,
    BREAKS_UP_A_SET,
    PLAYS_A_JOKER_TOO_EARLY,
    BREAKS_TOO_EARLY,
    FORGETS_TO_COUNT,
)

CLOSE_TO_OUT_TILES = 5
"""An opponent with this many tiles, or fewer, is close to going out."""


class CasualBot(OurBot):
    """A friendly person: sensible habits, and the mistakes it is given, each at its rate.

    It goes out if it can. Otherwise it sorts its hand into sets and leads the longest, of these the
    lowest, and Breakers last. It gives the answer that leaves the fewest sets in its hand, where a
    joker spent counts as one more set and a Breaker as two. If no answer leaves fewer sets than
    before, it passes if it may; but if somebody is close to going out, it answers at any cost.
    """

    def __init__(self, mistakes: Iterable[Mistake] = MISTAKES) -> None:
        self._slips = Slips(mistakes)

    def choose(self, observation: Seen, rng: Random) -> Move:
        moves = canonical(observation.moves)
        sets = [move for move in moves if isinstance(move, Set)]
        hand = observation.view.hands[observation.seat]
        assert isinstance(hand, tuple)
        for one in sets:
            if one.size == len(hand):
                return one
        if not observation.view.trick:
            return self._lead(observation, hand, sets, rng)
        if not sets:
            return PASS
        return self._answer(observation, hand, sets, PASS in moves, rng)

    def _lead(self, observation: Seen, hand: Cards, sets: Sequence[Set], rng: Random) -> Set:
        happens = self._slips.happen
        if happens(OVERLOOKS_A_LONG_SET, rng):
            return min(sets, key=lead_order)
        arranged = arrange(hand, EDITIONS[observation.setup.edition])
        if happens(LEADS_TOO_HIGH, rng):
            return max(arranged, key=lambda one: (one.height, one.size))
        return min(arranged, key=lambda one: (one.kind is Kind.BREAKER, -one.size, one.height))

    def _answer(
        self, observation: Seen, hand: Cards, sets: Sequence[Set], may_pass: bool, rng: Random
    ) -> Move:
        happens = self._slips.happen
        edition = EDITIONS[observation.setup.edition]
        close = is_close(observation) and not happens(FORGETS_TO_COUNT, rng)
        per_joker = 0 if close or happens(PLAYS_A_JOKER_TOO_EARLY, rng) else 1
        per_breaker = 0 if close or happens(BREAKS_TOO_EARLY, rng) else 2
        careless = happens(BREAKS_UP_A_SET, rng)
        before = len(arrange(hand, edition))

        def cost(answer: Set) -> int:
            left = before - 1 if careless else len(arrange(without(hand, answer), edition))
            breaks = answer.kind is Kind.BREAKER
            return left + per_joker * answer.tiles.count(JOKER) + per_breaker * breaks

        costs = [(cost(answer), answer.height, at) for at, answer in enumerate(sets)]
        least, _, best = min(costs)
        return PASS if may_pass and not close and least >= before else sets[best]


def is_close(observation: Seen) -> bool:
    """Whether an opponent is close to going out."""
    hands = enumerate(observation.view.hands)
    return (
        min(cover(hand).count for seat, hand in hands if seat != observation.seat)
        <= CLOSE_TO_OUT_TILES
    )


def without(hand: Cards, laid: Set) -> Cards:
    """The hand after laying a set."""
    rest = list(hand)
    for tile in laid.tiles:
        rest.remove(tile)
    return tuple(rest)


def arrange(hand: Cards, edition: Edition) -> list[Set]:
    """The sets into which a person sorts a hand, leaving jokers aside.

    Breakers first, then the longest run or pair run as long as there is one, then pairs and
    singles.
    """
    counts = [*map(hand.count, range(JOKER)), 0]
    sets: list[Set] = []
    for number, count in enumerate(counts):
        if count in edition.breakers:
            sets.append(alike(count, number))
            counts[number] = 0
    while True:
        pairs, run = _longest(counts, 2), _longest(counts, 1)
        if len(pairs) >= edition.shortest_pair_run and 2 * len(pairs) >= len(run):
            sets.append(_take(counts, 2, pairs))
        elif len(run) >= edition.shortest_run:
            sets.append(_take(counts, 1, run))
        else:
            break
    sets += [alike(count, number) for number, count in enumerate(counts) if count]
    return sets


def _longest(counts: Sequence[int], thick: int) -> range:
    """The longest sequence of numbers held ``thick`` times. The last count has to be 0."""
    longest = range(0)
    start = 1
    for number in range(1, len(counts)):
        if counts[number] < thick:
            if number - start > len(longest):
                longest = range(start, number)
            start = number + 1
    return longest


def _take(counts: list[int], thick: int, numbers: range) -> Set:
    """Take a run or a pair run of these numbers out of the counts."""
    for number in numbers:
        counts[number] -= thick
    return block(thick, len(numbers), numbers.start, 0)
