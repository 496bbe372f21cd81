"""Learning: both lessons by tapping what is lit, and the rules from the table in one tap."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from stockpile.games import make_game, reference
from stockpile.lessons import LESSONS
from tests.browser.browsing import Desk, Person
from tests.browser.learning import go_wrong, put_back, take_step
from tests.browser.screens import BOARD
from tests.browser.sitting import playing

# `test_screens` goes through all lessons, in one language or another.
breakers_is_slow = pytest.mark.parametrize(
    "game", [pytest.param("breakers", marks=pytest.mark.slow), "skipbo"]
)


@breakers_is_slow
def test_a_lesson_is_done_by_tapping_what_is_lit(desk: Desk, game: str) -> None:
    """A wrong move is explained and changes nothing; a real game comes after the last step."""
    person = desk.person()
    person.open(f"learn/{game}")
    BOARD(person)
    explained(person)
    steps = len(LESSONS[game].steps)
    seen = set()
    for step in range(1, steps + 1):
        expect(person.page.locator(".steps")).to_have_text(
            person.says("learn-step", step=step, steps=steps)
        )
        seen.add(person.page.locator(".now").inner_text())
        take_step(person)
        expect(person.page.locator(".reply")).to_have_count(0)
    assert len(seen) == steps
    expect(person.page.locator(".now")).to_have_text(person.says(f"lesson-{game}-done"))
    person.press("learn-play-now")
    person.page.wait_for_url("**/t/*")
    person.page.locator("[data-place]").first.wait_for()


def explained(person: Person) -> None:
    """What is wrong with a move is said, and put back it leaves nothing behind."""
    before = _table(person)
    asked = person.page.locator(".now").inner_text()
    go_wrong(person)
    reply = person.page.locator(".reply").inner_text()
    assert len(reply) > len("✋ No.")
    put_back(person)
    assert _table(person) == before
    assert person.page.locator(".now").inner_text() == asked


@breakers_is_slow
def test_the_rules_are_one_tap_away_at_the_table(desk: Desk, game: str) -> None:
    """What we decided where the sheets leave it open is marked so."""
    person = desk.person()
    person.open(playing(person, game=game, turns=0).path)
    BOARD(person)
    person.button("table-rules").click()
    rules = person.page.locator("dialog .rule")
    rules.first.wait_for()
    ours = rules.filter(has_text=person.says("rules-ours"))
    assert 0 < ours.count() < rules.count()


def test_the_reference_card_is_in_pictures(desk: Desk) -> None:
    person = desk.person()
    person.open("rules/breakers-2010")
    card = person.page.locator("section").filter(
        has=person.page.get_by_role("heading", name=person.says("rules-section-reference"))
    )
    card.wait_for()
    rows = card.locator(".panel").all()
    assert len(rows) == len(reference(make_game("breakers-2010")))
    for row in rows:
        pictures = row.get_by_role("img")
        assert pictures.count() > 1
        assert all(one.get_attribute("aria-label") for one in pictures.all())


def _table(person: Person) -> list[str]:
    """What is said of all that lies on the table."""
    found: list[str] = person.page.evaluate(
        """() => [...document.querySelectorAll('main [aria-label]')]
          .map((one) => one.getAttribute('aria-label'))"""
    )
    return found
