"""The legal moves of a hand, as a lazy sequence."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import accumulate, combinations, islice, product
from math import comb
from typing import overload

from stockpile.breakers.editions import JOKER
from stockpile.breakers.moves import (
    PASS,
    SECOND_JOKER_SHIFT,
    Kind,
    Move,
    Pass,
    Set,
    block,
    full_mask,
    holds,
)
from stockpile.breakers.sets import Block, Holding, Sets, count_hand, flaw
from stockpile.core.event import Cards


class LegalMoves(Sequence[Move]):
    """Everything a seat with this hand may do: answer ``top``, or lead if that is None.

    There can be 20,000 moves, because each place for a joker is a move of its own, so none is made
    before it is needed: ``in``, ``bool`` and `canonical` are cheap, ``len`` and indexing nearly so,
    and only iterating makes them all. There are no duplicates, and the order is always the same.

    >>> from stockpile import new_match
    >>> match = new_match("breakers", seed=3)
    >>> dealt = match.start_round()
    >>> moves = match.legal_moves()
    >>> len(moves), len(moves.canonical)
    (212, 93)
    """

    __slots__ = ("_blocks", "_ends", "_hand", "_others", "_sets", "_top")

    def __init__(self, sets: Sets, hand: Cards, top: Set | None) -> None:
        self._sets = sets
        self._hand = hand
        self._top = top
        self._blocks: list[Block] | None = None
        self._ends: Sequence[int] | None = None
        self._others: list[Move] = []

    @property
    def canonical(self) -> tuple[Move, ...]:
        """The moves worth considering: those that waste no joker, and pass if it is legal.

        For each kind, size and height, this is the set with the fewest jokers. After those come
        sets that save a Breaker: a joker never completes one (B9), so each joker stands for a
        missing tile, or for one of three or four equal tiles that stay together in the hand.

        >>> moves.canonical[:2], moves.canonical[-1] in moves
        ((<single 1>, <run 1-2-*>), True)
        """
        blocks, held = self._find(), count_hand(self._hand)
        breakers = self._sets.edition.breakers
        sets = [block(*one) for one in blocks]
        others = self._others
        if others and self._sets.lone_joker != JOKER:
            # Jokers alone count as high as a natural single or pair, which needs fewer of them.
            heights = {(one.kind, one.height) for one in sets}
            others = [
                one
                for one in others
                if isinstance(one, Pass) or (one.kind, self._sets.height(one)) not in heights
            ]
        saving = [one for least in blocks for one in _saving(least, held, breakers)]
        return (*sets, *saving, *others)

    def nearest(self, move: Set) -> Set:
        """The canonical set of the same kind and size that is closest in height.

        >>> moves.nearest(match.game.read_move("15"))
        <single 15>
        """
        alike = [
            one
            for one in self.canonical
            if isinstance(one, Set) and (one.kind, one.size) == (move.kind, move.size)
        ]
        return min(alike, key=lambda one: abs(one.height - move.height))

    def _find(self) -> list[Block]:
        """Every block with the fewest jokers. All other moves go to ``_others``."""
        if self._blocks is None:
            sets, top, held = self._sets, self._top, count_hand(self._hand)
            lone = sets.lone_jokers(held, top) if held.jokers else []
            others: list[Move] = [*lone, *sets.breakers(held, top)]
            if top is None:
                blocks = sets.lead_blocks(held)
            else:
                blocks = sets.answer_blocks(held, top)
                matches = others if top.kind is Kind.BREAKER else blocks or lone
                if not (matches and sets.obliges(top)):
                    others.append(PASS)
            self._others = others
            self._blocks = blocks
        return self._blocks

    def __bool__(self) -> bool:
        # A seat without an answer may pass, and any tile can be led.
        return self._top is not None or bool(self._hand)

    def __contains__(self, move: object) -> bool:
        sets, top, held = self._sets, self._top, count_hand(self._hand)
        if isinstance(move, Set):
            return (
                flaw(move, sets.edition) is None
                and holds(held.packed, move.packed)
                and (top is None or sets.answers(move, top))
            )
        if move == PASS:
            return top is not None and not (sets.obliges(top) and sets.can_match(held, top))
        return False

    def __iter__(self) -> Iterator[Move]:
        jokers = count_hand(self._hand).jokers
        for one in self._find():
            yield from _placements(one, jokers)
        yield from self._others

    def __len__(self) -> int:
        ends = self._count()
        return (ends[-1] if ends else 0) + len(self._others)

    @overload
    def __getitem__(self, index: int) -> Move: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Move]: ...
    def __getitem__(self, index: int | slice) -> Move | Sequence[Move]:
        if isinstance(index, slice):
            return tuple(self)[index]
        index = range(len(self))[index]
        blocks, ends = self._find(), self._count()
        at = bisect_right(ends, index)
        before = ends[at - 1] if at else 0
        if at == len(blocks):
            return self._others[index - before]
        placements = _placements(blocks[at], count_hand(self._hand).jokers)
        return next(islice(placements, index - before, None))

    def _count(self) -> Sequence[int]:
        """The number of moves up to the end of each block and its placements of jokers."""
        if self._ends is None:
            blocks, jokers = self._find(), count_hand(self._hand).jokers
            if jokers:
                self._ends = list(accumulate(_ways(one, jokers) for one in blocks))
            else:
                self._ends = range(1, len(blocks) + 1)
        return self._ends

    def __reduce__(self) -> tuple[object, tuple[Sets, Cards, Set | None]]:
        # The moves can be found again; sending them would make an Observation large.
        return LegalMoves, (self._sets, self._hand, self._top)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, LegalMoves):
            return NotImplemented
        return (
            self._hand == other._hand
            and self._top is other._top
            and self._sets.edition == other._sets.edition
            and self._sets.options == other._sets.options
            and self._sets.readings == other._sets.readings
        )

    def __hash__(self) -> int:
        return hash((self._hand, self._top))

    def __repr__(self) -> str:
        return f"<{len(self)} legal moves>"


def _saving(least: Block, held: Holding, breakers: Sequence[int]) -> Iterator[Set]:
    """A block with more jokers than it needs, so that a Breaker stays in the hand."""
    thick, width, low, lacking = least
    if lacking.bit_count() == held.jokers or not held.times[breakers[0]] >> low & full_mask(
        1, width
    ):
        return
    found = [lacking]
    for place in range(width):
        left = held.count(low + place) - thick
        saving = [jokers for jokers in range(1, thick + 1) if left + jokers in breakers]
        for mask, jokers in product(tuple(found), saving):
            more = mask | (1 | (jokers > 1) << SECOND_JOKER_SHIFT) << place
            if more.bit_count() <= held.jokers and more != full_mask(thick, width):
                found.append(more)
                yield block(thick, width, low, more)


def _placements(least: Block, jokers: int) -> Iterator[Set]:
    """A block with the fewest jokers, then with more and more of them, up to ``jokers``."""
    thick, width, low, lacking = least
    full = full_mask(thick, width)
    places = [1 << place for place in range(width)]
    # Places for one more joker, and places for two: pairs that have none yet.
    if thick == 1:
        once, twice = [bit for bit in places if not lacking & bit], []
    else:
        twice = [bit for bit in places if not lacking & bit]
        once = [
            bit << SECOND_JOKER_SHIFT
            for bit in places
            if lacking & bit and not lacking & bit << SECOND_JOKER_SHIFT
        ]
    for more in range(jokers - lacking.bit_count() + 1):
        for doubled in range(more // 2 + 1):
            for both in combinations(twice, doubled):
                second = sum(both) << SECOND_JOKER_SHIFT
                rest = [*once, *(bit for bit in twice if bit not in both)]
                for added in combinations(rest, more - 2 * doubled):
                    mask = lacking | second | sum(both) | sum(added)
                    if mask != full:
                        yield block(thick, width, low, mask)


def _ways(least: Block, jokers: int) -> int:
    """The number of `_placements`."""
    thick, width, _, lacking = least
    spare = jokers - lacking.bit_count()
    if not spare:
        return 1
    if thick == 1:
        once, twice = width - lacking.bit_count(), 0
    else:
        voids = (lacking >> SECOND_JOKER_SHIFT).bit_count()
        gaps = lacking.bit_count() - voids
        once, twice = gaps - voids, width - gaps
    # A block made only of jokers does not count.
    return _spreads(once, twice, spare) - (thick * width <= jokers)


@cache
def _spreads(once: int, twice: int, most: int) -> int:
    """The number of ways to put up to ``most`` jokers in places for one and places for two."""
    return sum(
        comb(twice, doubled) * comb(once + twice - doubled, more - 2 * doubled)
        for more in range(most + 1)
        for doubled in range(min(twice, more // 2) + 1)
    )
