"""Drawing for the lead, with cards that the test lays out."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from stockpile.core.event import Event, LeadCardDrawn, LeadDecided
from stockpile.core.lead import draw_for_lead, drawing_from, name_lead
from tests.chances import Stacked

JOKER = 99


def drawn(seats: int, *cards: int) -> tuple[list[tuple[int, int]], int, int]:
    """Every draw (seat and card), who has the lead, and how many cards were not needed."""
    pile = list(cards)

    def draw(_seat: int) -> int:
        return pile.pop(0)

    events: list[Event] = draw_for_lead(seats, draw, lambda card: None if card == JOKER else card)
    draws = [(event.seat, event.card) for event in events if isinstance(event, LeadCardDrawn)]
    *_, decided = events
    assert isinstance(decided, LeadDecided)
    assert decided.by == "highest"
    assert len(events) == len(draws) + 1
    return draws, decided.seat, len(pile)


@pytest.mark.parametrize(
    ("cards", "lead"), [((3, 2, 1), 0), ((1, 3, 2), 1), ((1, 2, 3), 2), ((2, 3, 2), 1)]
)
def test_the_highest_has_the_lead(cards: tuple[int, ...], lead: int) -> None:
    assert drawn(3, *cards) == ([(seat, cards[seat]) for seat in range(3)], lead, 0)


def test_a_card_that_does_not_count_is_drawn_again_at_once() -> None:
    assert drawn(2, JOKER, JOKER, 1, 2) == ([(0, JOKER), (0, JOKER), (0, 1), (1, 2)], 1, 0)


def test_only_those_tied_highest_draw_again_and_again() -> None:
    draws, lead, left = drawn(4, 5, 7, 7, 7, 2, JOKER, 4, 4, 9, 1, 8)
    assert draws[:4] == [(0, 5), (1, 7), (2, 7), (3, 7)]
    assert draws[4:] == [(1, 2), (2, JOKER), (2, 4), (3, 4), (2, 9), (3, 1)]
    assert (lead, left) == (2, 1)


def test_a_tie_below_the_highest_does_not_matter() -> None:
    assert drawn(3, 2, 2, 5, 1) == ([(0, 2), (1, 2), (2, 5)], 2, 1)


def test_drawing_takes_the_top_and_shuffles_a_used_up_pack_again() -> None:
    chance = Stacked(lead=["3 1", "1 2"])
    draw = drawing_from((1, 2, 3), chance)
    assert [draw(0) for _ in range(5)] == [3, 1, 2, 1, 2]
    assert [(purpose, number) for purpose, number, _ in chance.asked] == [("lead", 0), ("lead", 1)]
    assert [items for _, _, items in chance.asked] == [(1, 2, 3), (1, 2, 3)]


def test_nothing_is_shuffled_before_a_card_is_drawn() -> None:
    chance = Stacked()
    drawing_from((1, 2, 3), chance)
    assert chance.asked == []


def test_the_youngest_is_named_or_drawn_by_lot() -> None:
    chance = Stacked()
    assert name_lead(4, 2, chance) == LeadDecided(2, "youngest")
    assert name_lead(4, 0, chance) == LeadDecided(0, "youngest")
    assert chance.asked == []

    class Backwards(Stacked):
        def shuffle(self, purpose: str, number: int, items: Sequence[int]) -> tuple[int, ...]:
            return super().shuffle(purpose, number, items)[::-1]

    lot = Backwards()
    assert name_lead(4, None, lot) == LeadDecided(3, "lot")
    assert lot.asked == [("lead", 0, (0, 1, 2, 3))]
