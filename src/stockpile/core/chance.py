"""Chance: the only source of random order.

A Chance is a pure function of a key, a purpose and a number: the same question always gives the
same cards, and anybody who knows the key can check them. ``docs/fairness.md`` specifies it
precisely enough to implement it in another language.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import sha256
from struct import Struct
from typing import Protocol

_WORD_VALUES = 1 << 32
_words_of = Struct(">8I").unpack


class Chance(Protocol):
    """Shuffles cards. ``number`` counts the shuffles of a round and is kept in its State.

    >>> class Unshuffled:
    ...     def shuffle(self, purpose, number, items):
    ...         return tuple(items)
    >>> from stockpile import make_game
    >>> make_game("skipbo").deal(0, None, Unshuffled()).draw[:4]
    (1, 1, 1, 1)
    """

    def shuffle(self, purpose: str, number: int, items: Sequence[int]) -> tuple[int, ...]:
        """The items in a new order, always the same for the same arguments.

        >>> Unshuffled().shuffle("deal", 0, [3, 1, 2])
        (3, 1, 2)
        """
        ...


def random_words(prefix: bytes) -> Iterator[int]:
    """Endless 32-bit numbers: SHA-256 over the prefix and a counter, eight from each block."""
    start = sha256(prefix)
    counter = 0
    while True:
        block = start.copy()
        block.update(counter.to_bytes(8, "big"))
        yield from _words_of(block.digest())
        counter += 1


class KeyedChance:
    """Fisher–Yates with rejection sampling over SHA-256 in counter mode.

    >>> from stockpile import KeyedChance
    >>> KeyedChance(b"a key").shuffle("deal", 0, range(8))
    (2, 7, 4, 6, 5, 1, 0, 3)
    """

    __slots__ = ("key",)

    def __init__(self, key: bytes) -> None:
        self.key = key

    def shuffle(self, purpose: str, number: int, items: Sequence[int]) -> tuple[int, ...]:
        """The items in a new order, always the same for the same arguments.

        >>> KeyedChance(b"a key").shuffle("deal", 1, range(8))
        (1, 7, 4, 3, 2, 0, 5, 6)
        """
        prefix = b"\x00".join((self.key, purpose.encode("ascii"), str(number).encode("ascii"), b""))
        words = random_words(prefix)
        order = list(items)
        for last in range(len(order) - 1, 0, -1):
            size = last + 1
            limit = _WORD_VALUES - _WORD_VALUES % size
            word = next(words)
            while word >= limit:
                word = next(words)
            pick = word % size
            order[last], order[pick] = order[pick], order[last]
        return tuple(order)

    @classmethod
    def from_seed(cls, seed: int | str) -> KeyedChance:
        """A Chance for simulations and tests, where fairness need not be proven.

        >>> KeyedChance.from_seed(7).shuffle("deal", 0, range(8))
        (5, 7, 0, 2, 1, 4, 3, 6)
        """
        return cls(sha256(f"stockpile seed {seed}".encode()).digest())
