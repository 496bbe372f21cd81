"""Random numbers for playouts."""

from __future__ import annotations

from collections import Counter

import numpy as np

from stockpile.kernel.chance import below, next_bits, seeded, shuffle


def test_the_numbers_are_those_of_splitmix64() -> None:
    # The first numbers that the published generator gives for the seed 1234567.
    rng = seeded(1234567)
    assert [int(next_bits(rng)) for _ in range(3)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
    ]


def test_every_number_below_a_bound_comes_about_as_often() -> None:
    rng = seeded(1)
    counts = Counter(int(below(rng, 6)) for _ in range(60_000))
    assert sorted(counts) == [0, 1, 2, 3, 4, 5]
    assert all(9_600 < count < 10_400 for count in counts.values())


def test_a_shuffle_keeps_the_items_and_leaves_its_surroundings() -> None:
    items = np.arange(20, dtype=np.int16)
    shuffle(seeded(7), items, 5, 15)
    assert [*items[:5], *items[15:]] == [0, 1, 2, 3, 4, 15, 16, 17, 18, 19]
    assert sorted(items[5:15]) == list(range(5, 15))
    assert list(items[5:15]) != list(range(5, 15))


def test_every_order_comes_about_as_often() -> None:
    rng = seeded(3)
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(24_000):
        items = np.arange(4, dtype=np.int16)
        shuffle(rng, items, 0, 4)
        orders[tuple(int(item) for item in items)] += 1
    assert len(orders) == 24
    assert all(850 < count < 1_150 for count in orders.values())
