"""Which sets an edition has, which of them a hand can lay, and what answers what."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import NamedTuple

from stockpile.breakers.editions import EDITIONS, JOKER, Edition
from stockpile.breakers.moves import (
    SECOND_JOKER_SHIFT,
    Kind,
    Set,
    alike,
    block,
    full_mask,
    pack_tiles,
)
from stockpile.core.event import Cards
from stockpile.core.option import Setup, Value, choose

Block = tuple[int, int, int, int]
"""The arguments of `moves.block`: thick, width, low, jokers."""

_NUMBERS = (1 << JOKER) - 1


class Holding(NamedTuple):
    """A hand, counted. Masks have one bit for each tile: bit 7 for the sevens."""

    packed: int
    jokers: int
    lacks: tuple[int, int, int]
    """``lacks[thick]``: the numbers that need a joker to be ``thick`` tiles; `SECOND_JOKER_SHIFT`
    bits higher, those that need two."""
    times: tuple[int, int, int, int, int]
    """``times[k]``: the tiles that are held k times or more."""

    def count(self, tile: int) -> int:
        """The number of tiles like this one."""
        return self.packed >> 4 * tile & 15


@lru_cache(maxsize=1 << 14)
def count_hand(hand: Cards) -> Holding:
    """Count a hand. Cached, because a hand is counted more often than it changes."""
    once = twice = thrice = four = 0
    for tile in hand:
        bit = 1 << tile
        four |= thrice & bit
        thrice |= twice & bit
        twice |= once & bit
        once |= bit
    none = ~once & _NUMBERS
    lacks = (0, none, ~twice & _NUMBERS | none << SECOND_JOKER_SHIFT)
    return Holding(pack_tiles(hand), hand.count(JOKER), lacks, (-1, once, twice, thrice, four))


def flaw(laid: Set, edition: Edition) -> str | None:
    """Why an edition does not have a set (the code of a refusal), or None if it has."""
    match laid.kind:
        case Kind.RUN if laid.size < edition.shortest_run:
            return "run-too-short"
        case Kind.PAIR_RUN if laid.size < 2 * edition.shortest_pair_run:
            return "run-too-short"
        case Kind.BREAKER if laid.size not in edition.breakers:
            return "no-such-breaker"
        case _:
            return "off-the-numbers" if edition.highest < laid.height < JOKER else None


def sets_from(tiles: Iterable[int], edition: Edition) -> tuple[Set, ...]:
    """Every set that exactly these tiles make: they differ in what the jokers stand for.

    >>> from stockpile.breakers.editions import BREAKERS_2010
    >>> sets_from((8, 9, JOKER), BREAKERS_2010)
    (<run *-8-9>, <run 8-9-*>)
    """
    selected = tuple(sorted(tiles))
    size = len(selected)
    if len(set(selected)) == 1:
        return (alike(size, selected[0]),) if size in (1, 2, *edition.breakers) else ()
    held = count_hand(selected)
    found: list[Set] = []
    for thick in (1, 2):
        width = size // thick
        full = full_mask(thick, width)
        for low in range(1, edition.highest - width + 2):
            lacking = held.lacks[thick] >> low & full
            # All tiles are used if the jokers fill exactly what is missing.
            if lacking.bit_count() == held.jokers and width * thick == size and lacking != full:
                found.append(block(thick, width, low, lacking))
    return tuple(one for one in found if flaw(one, edition) is None)


class Sets:
    """The sets of an edition, under the options of a table and a version of our readings."""

    def __init__(self, edition: Edition, options: Mapping[str, Value], readings: int) -> None:
        self.edition = edition
        self.options = options
        self.readings = readings
        self.free_passing = options["passing"] == "free"
        self.breakers_oblige = readings > 1
        """Whether a Breaker has to be answered if it can be. By our first readings it need not."""
        self.equal_answers = options["answer"] == "equal-or-higher"
        self.lone_joker = JOKER if options["lone-joker"] == "above-15" else edition.highest
        """The height of jokers alone, as a single or a pair."""
        shortest = {1: edition.shortest_run, 2: edition.shortest_pair_run}
        self._frames = [
            (thick, low, [(width, full_mask(thick, width)) for width in widths])
            for thick in (1, 2)
            for low in range(1, edition.highest + 1)
            for widths in [(1, *range(shortest[thick], edition.highest - low + 2))]
        ]

    def __reduce__(self) -> tuple[object, tuple[Edition, dict[str, Value], int]]:
        return Sets, (self.edition, dict(self.options), self.readings)

    # What answers what

    def height(self, laid: Set) -> int:
        """How high a set counts: its highest number, or for jokers alone what the table plays."""
        if laid.height == JOKER and laid.kind is not Kind.BREAKER:
            return self.lone_joker
        return laid.height

    def lowest_answer(self, top: Set) -> int:
        """The lowest height at which a set of the same kind and size answers."""
        return self.height(top) + (not self.equal_answers)

    def answers(self, laid: Set, top: Set) -> bool:
        """Whether a set answers another."""
        if laid.kind is Kind.BREAKER:
            return top.kind is not Kind.BREAKER or (laid.size, laid.height) > (top.size, top.height)
        return (
            laid.kind is top.kind
            and laid.size == top.size
            and self.height(laid) >= self.lowest_answer(top)
        )

    def obliges(self, top: Set) -> bool:
        """Whether a seat that can answer a set in kind has to."""
        return not self.free_passing and (top.kind is not Kind.BREAKER or self.breakers_oblige)

    def can_match(self, held: Holding, top: Set) -> bool:
        """Whether a hand can answer in kind."""
        if top.kind is Kind.BREAKER:
            return bool(self.breakers(held, top))
        return bool(self.answer_blocks(held, top) or self.lone_jokers(held, top))

    # What a hand can lay

    def lead_blocks(self, held: Holding) -> list[Block]:
        """Every block that a hand can lead, each with the fewest jokers."""
        blocks: list[Block] = []
        jokers = held.jokers
        for thick, low, widths in self._frames:
            lacks = held.lacks[thick] >> low
            for width, full in widths:
                lacking = lacks & full
                if lacking.bit_count() > jokers:
                    break  # a wider block would need at least as many
                if lacking != full:
                    blocks.append((thick, width, low, lacking))
        return blocks

    def answer_blocks(self, held: Holding, top: Set) -> list[Block]:
        """Every block that answers ``top`` in kind, each with the fewest jokers."""
        if top.kind is Kind.BREAKER:
            return []
        thick = 2 if top.kind is Kind.PAIR or top.kind is Kind.PAIR_RUN else 1
        width = top.size // thick
        full = full_mask(thick, width)
        lowest = self.lowest_answer(top) - width + 1
        lacks, jokers = held.lacks[thick], held.jokers
        return [
            (thick, width, low, lacking)
            for low in range(lowest, self.edition.highest - width + 2)
            if (lacking := lacks >> low & full) != full and lacking.bit_count() <= jokers
        ]

    def lone_jokers(self, held: Holding, top: Set | None) -> list[Set]:
        """The single and the pair of jokers alone, if the hand has them and they may be laid."""
        lone = [alike(size, JOKER) for size in (1, 2) if size <= held.jokers]
        return lone if top is None else [one for one in lone if self.answers(one, top)]

    def breakers(self, held: Holding, top: Set | None) -> list[Set]:
        """The Breakers in a hand that may be laid."""
        found = [
            alike(size, tile)
            for size in self.edition.breakers
            if held.times[size]
            for tile in range(1, JOKER + 1)
            if held.times[size] >> tile & 1
        ]
        return found if top is None else [one for one in found if self.answers(one, top)]


def sets_at(setup: Setup) -> Sets:
    """The sets of a table."""
    edition = EDITIONS[setup.edition]
    return Sets(edition, choose(edition.choices, setup.options), setup.readings)
