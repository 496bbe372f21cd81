"""Chance: a pure function, a shuffle that anybody can redo, and a fair one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise, permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stockpile.core import chance as chance_module
from stockpile.core.chance import KeyedChance
from tests.core import fair


@given(
    key=st.binary(min_size=32, max_size=32),
    purpose=st.sampled_from(("lead", "deal", "reshuffle", "redeal")),
    number=st.integers(0, 2000),
    items=st.lists(st.integers(0, 16), max_size=170),
)
def test_a_shuffle_is_what_the_page_says(
    key: bytes, purpose: str, number: int, items: list[int]
) -> None:
    assert list(KeyedChance(key).shuffle(purpose, number, items)) == fair.shuffle(
        key, purpose, number, items
    )


def test_the_same_question_has_the_same_answer_and_any_other_question_another() -> None:
    pack = range(162)
    asked = {
        KeyedChance.from_seed(seed).shuffle(purpose, number, pack)
        for _ in range(2)
        for seed in ("a", "b")
        for purpose in ("deal", "redeal")
        for number in (0, 1, 10)
    }
    assert len(asked) == 2 * 2 * 3


def test_purpose_and_number_cannot_be_mistaken_for_each_other() -> None:
    chance = KeyedChance.from_seed("a")
    assert chance.shuffle("deal1", 0, range(99)) != chance.shuffle("deal", 10, range(99))
    assert chance.shuffle("deal", 11, range(99)) != chance.shuffle("deal", 1, range(99))


def test_what_was_handed_over_is_not_touched() -> None:
    items = [3, 1, 2, 9, 8]
    shuffled = KeyedChance.from_seed("a").shuffle("deal", 0, items)
    assert items == [3, 1, 2, 9, 8]
    assert sorted(shuffled) == sorted(items)


@pytest.mark.parametrize("items", [(), (7,)])
def test_nothing_and_one_card_stay_as_they_are(items: tuple[int, ...]) -> None:
    assert KeyedChance.from_seed("a").shuffle("deal", 0, items) == items


def test_a_word_that_would_favour_a_card_is_thrown_away(monkeypatch: pytest.MonkeyPatch) -> None:
    """It happens once in some million shuffles, so the words are dictated here."""

    def dictated(_prefix: bytes) -> Iterator[int]:
        # 2³² = 3 · 1431655765 + 1: for three cards the highest word is one too many.
        yield from (2**32 - 1, 2**32 - 1, 2**32 - 2, 1)

    monkeypatch.setattr(chance_module, "random_words", dictated)
    assert KeyedChance(b"").shuffle("deal", 0, (7, 8, 9)) == (7, 8, 9)


def test_every_word_counts_when_the_size_divides_the_range(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(chance_module, "random_words", lambda _prefix: iter((2**32 - 4,)))
    assert KeyedChance(b"").shuffle("deal", 0, (1, 2)) == (2, 1)


def chi_square(counts: Counter[object], cells: int) -> float:
    expected = counts.total() / cells
    missing = cells - len(counts)
    off = sum((count - expected) ** 2 for count in counts.values()) + missing * expected**2
    return off / expected


def test_every_order_is_equally_likely() -> None:
    chance = KeyedChance.from_seed("orders")
    counts: Counter[object] = Counter(
        chance.shuffle("deal", number, range(4)) for number in range(12000)
    )
    assert set(counts) == set(permutations(range(4)))
    # 23 degrees of freedom: above 49.7 once in a thousand fair shufflers, below 7.5 likewise.
    assert 7.5 < chi_square(counts, 24) < 49.7


def test_every_card_comes_to_every_place_equally_often() -> None:
    chance = KeyedChance.from_seed("places")
    first: Counter[object] = Counter()
    middle: Counter[object] = Counter()
    last: Counter[object] = Counter()
    for number in range(3200):
        order = chance.shuffle("deal", number, range(64))
        first[order[0]] += 1
        middle[order[31]] += 1
        last[order[-1]] += 1
    # 63 degrees of freedom: a thousandth lies above 103.4 and below 33.9.
    for counts in (first, middle, last):
        assert 33.9 < chi_square(counts, 64) < 103.4


def test_neighbours_come_apart() -> None:
    """Of 162 cards, on average one pair of neighbours stays together, in order."""
    chance = KeyedChance.from_seed("neighbours")
    together = 0
    for number in range(400):
        order = chance.shuffle("deal", number, range(162))
        together += sum(after == before + 1 for before, after in pairwise(order))
    assert 320 < together < 480
