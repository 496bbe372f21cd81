"""The sets of Breakers once more, spelled out from the rules as slowly as can be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import product
from typing import NamedTuple

from stockpile.core.option import LATEST_READINGS, Value


class Spelled(NamedTuple):
    """A set by its text alone."""

    text: str
    kind: str
    height: int
    """16 for jokers alone."""

    @property
    def need(self) -> Counter[str]:
        return Counter(self.text.replace("+", "-").split("-"))

    @property
    def size(self) -> int:
        return self.need.total()


def spell_all(most: int) -> Iterator[Spelled]:
    """Every set of up to so many tiles."""
    numbers = [str(number) for number in range(1, 16)]
    for number in (*numbers, "*"):
        height = 16 if number == "*" else int(number)
        yield Spelled(number, "single", height)
        yield Spelled(f"{number}+{number}", "pair", height)
        for size in (3, 4):
            yield Spelled("+".join([number] * size), "breaker", height)
    for number in numbers:
        yield Spelled(f"{number}+*", "pair", int(number))
    for low in range(1, 16):
        for high in range(low + 1, 16):
            row = numbers[low - 1 : high]
            if 3 <= len(row) <= most:
                for places in product(*((one, "*") for one in row)):
                    yield Spelled("-".join(places), "run", high)
            if 2 * len(row) <= most:
                for places in product(*((f"{one}+{one}", f"{one}+*", "*+*") for one in row)):
                    yield Spelled("-".join(places), "pair-run", high)


@cache
def box_sets(most: int) -> tuple[tuple[Spelled, Counter[str]], ...]:
    """The sets that four jokers allow, without those in sequence that are nothing but jokers."""
    return tuple(
        (one, one.need)
        for one in spell_all(most)
        if one.need["*"] <= 4 and (set(one.need) != {"*"} or "-" not in one.text)
    )


def legal_texts(
    hand: list[str], top: str, options: Mapping[str, Value], readings: int = LATEST_READINGS
) -> set[str]:
    """What a hand may do on a set of no more tiles (or lead, if that is empty)."""
    held = Counter(hand)
    sets = [
        one
        for one, need in box_sets(len(hand))
        if all(held[tile] >= count for tile, count in need.items())
    ]
    if not top:
        return {one.text for one in sets}
    led = next(one for one, _ in box_sets(len(hand)) if one.text == top)
    equal = options.get("answer") == "equal-or-higher"
    in_kind = [
        one
        for one in sets
        if led.kind != "breaker"
        and (one.kind, one.size) == (led.kind, led.size)
        and (_height(one, options) > _height(led, options) or (equal and _same(one, led, options)))
    ]
    breaking = [
        one
        for one in sets
        if one.kind == "breaker"
        and (led.kind != "breaker" or (one.size, one.height) > (led.size, led.height))
    ]
    texts = {one.text for one in (*in_kind, *breaking)}
    if led.kind == "breaker" and readings > 1:
        in_kind = breaking
    if options.get("passing") == "free" or not in_kind:
        texts.add("pass")
    return texts


def _height(one: Spelled, options: Mapping[str, Value]) -> int:
    return min(one.height, 15) if options.get("lone-joker") == "as-15" else one.height


def _same(one: Spelled, other: Spelled, options: Mapping[str, Value]) -> bool:
    return _height(one, options) == _height(other, options)
