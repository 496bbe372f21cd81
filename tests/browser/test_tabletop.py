"""Three people at a table where they draw by hand, can err, and watch each other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.browsing import DESKTOP, Desk, Person
from tests.browser.playing import seat_together, sit_and_start, your_turn
from tests.browser.seeing import settle, until
from tests.browser.sitting import Company, seat

SEATS = "ABC"
HAND = 5


@pytest.mark.slow
def test_three_people_err_and_catch_each_other(desk: Desk) -> None:
    people = [desk.person(name, lasting=True) for name in ("Ann", "Ben", "Cleo")]
    seat_together(people, seats=3, options={"conduct": "tabletop", "stock": 10})
    rightful = _on_turn(people)
    offender, watcher = (people[(people.index(rightful) + step) % 3] for step in (1, 2))

    # One card too many: everybody hears of it, nobody else sees which.
    for _ in range(HAND + 1):
        rightful.tap(rightful.place("draw"))
    expect(_hand(rightful)).to_have_count(HAND)
    for one in people:
        _told(one, "tabletop-slips", **_who(one, rightful), count=1)
    expect(_stock(offender, people, rightful)).to_have_text("11")

    # Nothing invites anybody to play out of turn, and a false alarm costs a smile.
    expect(offender.page.locator(".bar, .ring.target")).to_have_count(0)
    watcher.press("tabletop-catch")
    smile = watcher.page.locator("p.smile")
    expect(smile).to_have_text(watcher.says("refusal-nobody-to-catch"))
    expect(smile.locator("svg")).to_have_count(1)

    # Somebody draws out of turn, and is caught: the turn goes back.
    offender.tap(offender.place("draw"))
    expect(_hand(offender)).to_have_count(1)
    _drawn(watcher, offender)
    rightful.tap(rightful.place("draw"))
    expect(_toast(rightful)).to_have_text(rightful.says("tabletop-interrupted", name=offender.name))
    watcher.press("tabletop-catch")
    for one in people:
        whom = _who(one, offender)
        catches = {"whom": whom["who"], "offender": offender.name}
        _told(one, "tabletop-catches", **_who(one, watcher), **catches)
        _explained(one, "tabletop-turn-back", **_who(one, rightful))
        _explained(one, "tabletop-ban", **whom, caught="whole-turn")
        expect(one.page.locator(".banned")).to_have_text(one.says("tabletop-banned"))
    offender.tap(offender.place("draw"))
    expect(_toast(offender)).to_contain_text(offender.says("refusal-banned-from-drawing"))

    # Somebody else plays out of turn to the end: the turn stands, and it is the next one's.
    watcher.tap(watcher.place("draw"))
    expect(_hand(watcher)).to_have_count(1)
    watcher.tap(_hand(watcher).first)
    watcher.tap(watcher.place(f"{_seat(people, watcher)}.d1"))
    for one in people:
        _told(one, "tabletop-stands", **_who(one, watcher))
    assert _on_turn(people) is rightful
    expect(rightful.page.locator(".banned")).to_have_count(1)

    # Whoever comes back can read all of it, though its words come after the table.
    whole = _log(offender)
    assert offender.says("tabletop-stands", **_who(offender, watcher)) in whole
    offender.reload()
    until(offender, lambda: _log(offender) == whole)


def in_teams(ann: Person, youngest: str, conduct: str) -> Company:
    """Ann on her page with Cleo against Ben and Dora; somebody begins."""
    settings: dict[str, Any] = {
        "edition": "skipbo-2011",
        "youngest": youngest,
        "seats": 4,
        "teams": ["AC", "BD"],
        "options": {"conduct": conduct, "stock": 10},
    }
    company = seat(ann, "Ben", "Cleo", "Dora", **settings)
    company.start()
    ann.open(company.path)
    for one in company.sitters:
        while one.round is None:
            one.listen(1)
    return company


def test_s24_advice_is_called_and_a_partner_owns_up(desk: Desk) -> None:
    ann = desk.person("Ann")
    _, ben, *_ = in_teams(ann, "A", "tabletop").sitters
    ben.move("advice C")
    args = {"name": "Ben", "whom": "other", "accused": "Cleo"}
    # Nobody counts votes: one of the team settles it.
    asked = ann.page.get_by_text(ann.says("tabletop-own-up", **args), exact=True)
    expect(asked).to_be_visible()
    expect(ann.button("tabletop-own-up-disagree")).to_have_count(1)
    ann.press("tabletop-own-up-agree")
    _told(ann, "tabletop-penalty", who="other", name="Cleo", count=2)
    expect(ann.button("tabletop-own-up-agree")).to_have_count(0)
    expect(ann.place("C.stock")).to_contain_text("12")


def test_a_question_leaves_cards_that_can_be_read_on_a_small_phone(desk: Desk) -> None:
    ann = desk.person("Ann", size=(360, 640))
    _, ben, *_ = in_teams(ann, "A", "tabletop").sitters
    race = ann.page.get_by_role("list", name=ann.says("table-race"))
    expect(race).to_be_visible()
    ben.move("advice C")
    expect(ann.button("tabletop-own-up-agree")).to_be_visible()
    # The piles say how many cards are left.
    expect(race).to_be_hidden()
    least = {"A.stock": 40, "B.stock": 25, "C.stock": 28, "D.stock": 25}
    until(ann, lambda: all(_width(ann, place) >= width for place, width in least.items()))


def test_s25_the_draw_pile_is_pointed_out_until_the_hand_is_full(desk: Desk) -> None:
    ann = desk.person("Ann")
    in_teams(ann, "A", "tabletop")
    due = ann.page.locator(".draw .ring.target")
    expect(due).to_have_count(1)
    for _ in range(HAND - 1):
        ann.tap(ann.place("draw"))
    expect(_hand(ann)).to_have_count(HAND - 1)
    # Nothing can be discarded before.
    expect(due).to_have_count(1)
    ann.tap(_hand(ann).first)
    ann.tap(ann.place("A.d1"))
    expect(_toast(ann)).to_contain_text(ann.says("refusal-draw-first"))
    ann.tap(ann.place("draw"))
    expect(_hand(ann)).to_have_count(HAND)
    expect(due).to_have_count(0)


COVERED = """(toast) => {
  const paper = toast.getBoundingClientRect();
  return [...document.querySelectorAll('main [data-place]')].filter((one) => {
    const box = one.getBoundingClientRect();
    return box.width > 0 && box.left < paper.right && paper.left < box.right
      && box.top < paper.bottom && paper.top < box.bottom;
  }).map((one) => one.dataset.place);
}"""
"""The places on the table that something is lying on."""


def test_the_welcome_covers_nobodys_cards_on_a_wide_screen(desk: Desk) -> None:
    ann = desk.person("Ann", DESKTOP, lasting=True)
    sit_and_start(ann, options={"conduct": "tabletop"})
    _explained(ann, "tabletop-welcome", hand=HAND)
    settle(ann)
    expect(ann.place("B.stock")).to_be_visible()
    assert _toast(ann).evaluate(COVERED) == []


def test_s22_feelings_are_not_offered_while_a_partner_plays(desk: Desk) -> None:
    ann = desk.person("Ann")
    _, _, cleo, _ = in_teams(ann, "C", "enforced").sitters
    feelings = ann.page.locator("footer button.feelings")
    expect(feelings).to_be_hidden()
    ann.page.keyboard.press("e")
    expect(ann.page.locator(".picker")).to_have_count(0)
    while not any(">d" in move for move in cleo.moves):
        # The edition has her lay from her stock pile first.
        cleo.move(cleo.moves[0])
    cleo.move(next(move for move in cleo.moves if ">d" in move))
    expect(feelings).to_be_visible()
    feelings.click()
    expect(ann.page.locator(".picker")).to_have_count(1)


def _seat(people: Sequence[Person], person: Person) -> str:
    return SEATS[people.index(person)]


def _on_turn(people: Sequence[Person]) -> Person:
    """Whose turn it is, as their own page says."""

    def found() -> list[Person]:
        return [
            one
            for one in people
            if one.page.locator("header button", has_text=your_turn(one)).count()
        ]

    until(people[0], lambda: bool(found()))
    return found()[0]


def _hand(person: Person) -> Any:
    return person.page.locator(".hand button.slot")


def _toast(person: Person) -> Any:
    return person.page.locator("p[popover]")


def _who(reader: Person, person: Person) -> dict[str, str]:
    return {"who": "you" if reader is person else "other", "name": person.name}


def _width(person: Person, place: str) -> float:
    box = person.place(place).bounding_box()
    return box["width"] if box else 0


def _told(person: Person, message: str, **args: Any) -> None:
    """It is said over the table, and stands in the log."""
    sentence = person.says(message, **args)
    expect(_toast(person).locator("strong")).to_have_text(sentence)
    expect(person.page.locator("footer")).to_contain_text(sentence)


def _log(person: Person) -> list[str]:
    """What has happened in the round, as the log has it."""
    person.page.locator("footer button.last").click()
    lines = person.page.locator("dialog ol li")
    expect(lines.last).to_be_visible()
    said = lines.all_inner_texts()
    person.page.keyboard.press("Escape")
    start = said.index(person.says("play-skipbo-dealt", count=10))
    return said[start:]


def _explained(person: Person, message: str, **args: Any) -> None:
    expect(_toast(person)).to_contain_text(person.says(message, **args))


def _drawn(person: Person, other: Person) -> None:
    """They have seen that somebody else has drawn a card."""
    sentence = person.says("tabletop-draws", **_who(person, other), count=1)
    expect(person.page.locator("footer")).to_contain_text(sentence)


def _stock(reader: Person, people: Sequence[Person], person: Person) -> Locator:
    """Where it stands how many cards are left in somebody's stock pile."""
    place = reader.place(f"{_seat(people, person)}.stock")
    found: Locator = place.locator(".left")
    return found
