"""Going through a lesson by tapping what is lit, and wrong moves."""

from __future__ import annotations

from tests.browser.browsing import Person

LIT = "button:has(.ring.pointed), button.pointed"
"""What a lesson points at."""


def take_step(person: Person) -> None:
    """Do what a lesson asks for, by tapping what is lit."""
    page = person.page
    count = page.locator(".steps").inner_text()
    lit = page.locator(LIT)
    lit.first.wait_for()
    if page.locator(".rack .pointed").count():
        for tile in lit.all():
            tile.click()
        _lay_tiles(person)
    else:
        # A card, and where it goes; to pass is one tap.
        both = lit.count() > 1
        lit.first.click()
        if both:
            lit.last.click()
    page.wait_for_function(
        "(count) => document.querySelector('.steps')?.textContent.trim() !== count", arg=count
    )


def _lay_tiles(person: Person) -> None:
    """Lay the selected tiles; where there are several ways, the highest."""
    ready = person.page.locator(".lay.main, .choice .one:enabled")
    ready.first.wait_for()
    if person.page.locator(".choice").count():
        highest = person.says("breakers-set-run", length=3, height="13")
        ready = ready.filter(has_text=highest)
    ready.click()


def go_wrong(person: Person) -> None:
    """Make a move that a lesson does not ask for."""
    page = person.page
    if page.locator(".rack").count():
        page.locator(".rack button:not(.pointed)").last.click()
        _lay_tiles(person)
    else:
        page.locator(".hand button.slot:not(:has(.ring.pointed))").last.click()
        person.place("building:1").click()
    page.locator(".reply").wait_for()


def put_back(person: Person) -> None:
    """Let go of what is selected. A second tap might be taken for a double one."""
    person.page.keyboard.press("Escape")
    person.page.locator("button[aria-pressed=true]").first.wait_for(state="detached")


def to_the_end(person: Person) -> None:
    """Follow a lesson from where it is to its end."""
    while not person.page.locator(".task .buttons").count():
        take_step(person)
