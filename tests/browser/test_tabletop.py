"""Three people at a table where they draw by hand, can err, and watch each other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from playwright.sync_api import expect

from tests.browser.browsing import Desk, Person
from tests.browser.playing import seat_together, your_turn
from tests.browser.sitting import seat

SEATS = "ABC"
HAND = 5


def test_three_people_err_and_catch_each_other(desk: Desk) -> None:
    people = [desk.person(name) for name in ("Ann", "Ben", "Cleo")]
    seat_together(people, seats=3, options={"conduct": "tabletop", "stock": 10})
    rightful = _on_turn(people)
    offender, watcher = (people[(people.index(rightful) + step) % 3] for step in (1, 2))

    # One card too many: everybody hears of it, nobody else sees which.
    for _ in range(HAND + 1):
        rightful.tap(rightful.place("draw"))
    expect(_hand(rightful)).to_have_count(HAND)
    for one in people:
        _told(one, "tabletop-slips", **_who(one, rightful), count=1)
    assert _stock(offender, people, rightful) == 11

    # Nothing invites anybody to play out of turn, and a false alarm costs a smile.
    assert not offender.page.locator(".bar, .ring.target").count()
    watcher.press("tabletop-catch")
    smile = watcher.page.locator("p.smile")
    expect(smile).to_have_text(watcher.says("refusal-nobody-to-catch"))
    assert smile.locator("svg").count() == 1

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
    offender.page.reload()
    assert _log(offender) == whole


def test_advice_is_called_and_judged_by_who_is_not_concerned(desk: Desk) -> None:
    ann = desk.person("Ann")
    teams: dict[str, Any] = {
        "seats": 4,
        "teams": ["AC", "BD"],
        "options": {"conduct": "tabletop", "stock": 10},
    }
    company = seat(ann, "Ben", "Cleo", "Dora", **teams)
    company.start()
    ann.open(company.path)
    cleo = company.sitters[2]
    while cleo.round is None:
        cleo.listen(1)
    cleo.move("advice B")
    args = {"who": "other", "name": "Cleo", "whom": "other", "accused": "Ben"}
    expect(ann.page.get_by_text(ann.says("tabletop-question", **args))).to_be_visible()
    ann.press("tabletop-agree")
    # Of the two who are not on Ben's side one has called it: the other decides.
    _told(ann, "tabletop-penalty", who="other", name="Ben", count=2)
    expect(ann.button("tabletop-agree")).to_have_count(0)
    expect(ann.place("B.stock")).to_contain_text("12")


def _seat(people: Sequence[Person], person: Person) -> str:
    return SEATS[people.index(person)]


def _on_turn(people: Sequence[Person]) -> Person:
    """Whose turn it is, as their own page says."""
    for _ in range(100):
        for one in people:
            if one.page.locator("header button", has_text=your_turn(one)).count():
                return one
        people[0].page.wait_for_timeout(50)
    raise AssertionError("nobody has the turn")


def _hand(person: Person) -> Any:
    return person.page.locator(".hand button.slot")


def _toast(person: Person) -> Any:
    return person.page.locator("p[popover]")


def _who(reader: Person, person: Person) -> dict[str, str]:
    return {"who": "you" if reader is person else "other", "name": person.name}


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


def _stock(reader: Person, people: Sequence[Person], person: Person) -> int:
    """How many cards are left in somebody's stock pile."""
    place = reader.place(f"{_seat(people, person)}.stock")
    return int(place.locator(".left").inner_text())
