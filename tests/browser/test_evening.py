"""An evening at one table: match after match, and what is around them."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.browsing import DESKTOP, Desk, Person
from tests.browser.sitting import Company, playing, sit_down

GRACE_S = 5
"""The shortest that a table waits for somebody who is away."""


def seat_people(*people: Person, **settings: object) -> Company:
    """A table for people with browsers, who all look at it."""
    company = sit_down(people[0], [one.token for one in people], seats=len(people), **settings)
    for one in people:
        one.open(company.path)
    return company


def ready_line(person: Person, name: str) -> Locator:
    """What stands beside somebody's name while the next match is prepared."""
    return person.page.locator("section li").filter(has_text=name)


def test_four_play_again_and_one_of_them_is_away(desk: Desk) -> None:
    """The result stays for everybody until the next match; one tap of the host starts it."""
    ann, ben, cleo = desk.person(size=DESKTOP), desk.person("Ben"), desk.person("Cleo")
    dan = desk.person("Dan")
    company = seat_people(ann, ben, cleo, dan, grace=GRACE_S, options={"stock": 1})
    company.start()
    company.finish()
    for one in (ann, ben, cleo, dan):
        one.page.locator("#ending-title").wait_for()
    company.sitters[3].leave()
    dan.context.close()

    # A guest wants to play again: nobody else is moved by that.
    ben.press("ending-rematch")
    for one in (ann, cleo):
        expect(ready_line(one, "Ben")).to_contain_text(one.says("evening-plays-again"))
        expect(one.page.locator("#ending-title")).to_be_visible()
        expect(one.button("ending-rematch")).to_be_visible()
    expect(ben.page.locator("#ending-title")).to_be_visible()
    assert ben.axe() == []

    # The host can be ready before the others are, and starts when nobody is waited for.
    ann.press("ending-rematch")
    expect(ready_line(ann, "Ann")).to_contain_text(ann.says("evening-plays-again"))
    expect(ready_line(ann, "Dan")).to_contain_text(ann.says("evening-bot-plays"))
    expect(ann.button("evening-start")).not_to_be_visible()
    # Whoever wants to see the chairs goes there alone.
    cleo.press("evening-chairs")
    tonight = cleo.page.get_by_role("region", name=cleo.says("evening-tonight", count=1))
    expect(tonight).to_contain_text("Dan")
    expect(tonight.get_by_role("link", name=cleo.says("evening-last-review"))).to_be_visible()
    assert cleo.axe() == []
    expect(ann.page.locator("#ending-title")).to_be_visible()
    cleo.press("page-ready", count=1)
    ann.press("evening-start")
    for one in (ann, ben, cleo):
        one.page.locator("#ending-title").wait_for(state="detached")
        one.place("draw").wait_for()

    # After the second match everybody sees how it stands tonight.
    company.sitters.pop()
    company.finish()
    for one in (ann, ben, cleo):
        tonight = one.page.get_by_role("region", name=one.says("evening-tonight", count=2))
        expect(tonight).to_contain_text("Cleo")
    assert ann.axe() == []


def test_what_the_others_did_since_ones_turn(desk: Desk) -> None:
    """Small cards by player when the turn comes back; a tap puts them away, the log keeps them."""
    ann = desk.person()
    company = playing(ann, seats=4, turns=1)
    ann.open(company.path)
    recap = ann.page.get_by_role("region", name=ann.says("evening-since"))
    expect(recap.get_by_role("listitem")).to_have_count(3)
    discards = [one for one in ann.told[0]["missed"] for one in one["happened"]]
    for seat in "BCD":
        line = recap.get_by_role("listitem").filter(has_text=ann.says("table-bot-at", seat=seat))
        last = [one for one in discards if one["type"] == "CardDiscarded" and one["seat"] == seat]
        expect(line).to_contain_text(ann.says("skipbo-card", card=last[-1]["card"]))
    assert ann.axe() == []
    ann.tap(ann.place("draw"))
    expect(recap).not_to_be_visible()
    ann.page.locator("footer button").first.click()
    turn = ann.page.get_by_role("dialog").locator("li b")
    expect(turn.filter(has_text=ann.says("table-bot-at", seat="D")).last).to_be_visible()
    assert ann.axe() == []
