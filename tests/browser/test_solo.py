"""A person alone against bots: whole rounds, by tapping, dragging, and tapping twice."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import TimeoutError as Late
from playwright.sync_api import expect

from tests.browser.browsing import DESKTOP, Desk, Person
from tests.browser.playing import (
    BreakersPlayer,
    Done,
    SkipboPlayer,
    answered,
    choose,
    middle,
    misplaced,
    play_on,
    settle,
    sit_and_start,
    until,
    view_of,
)

SHORT = {"options": {"stock": 2}}
"""Skip-Bo that does not take long."""


def test_one_tap_on_the_start_page_deals_the_cards(desk: Desk) -> None:
    ann = desk.person(known=False).open()
    ann.page.get_by_label(ann.says("page-your-name")).fill("Ann")
    ann.page.get_by_label(ann.says("option-stock")).select_option(ann.says("page-cards", count=10))
    ann.press("page-play")
    player = SkipboPlayer(ann)
    assert player.wait() == "mine"
    assert view_of(ann)["seats"][0]["stock"] == {"hidden": 10}
    player.turn()
    turn = ann.says("table-turn-of", name=ann.says("table-bot"))
    expect(ann.page.locator("header")).to_contain_text(turn)


def test_a_table_with_rules_of_its_own_and_a_round_by_tapping(desk: Desk) -> None:
    """All on the page, on a phone: no request is made by anybody but the page."""
    ann = desk.person().open()
    ann.press("page-own-rules")
    form = ann.page.get_by_role("dialog")
    choose(ann, form, "option-seats", "2")
    choose(ann, form, "option-stock", ann.says("page-another-number"))
    size = form.get_by_role("spinbutton", name=ann.says("option-stock"))
    size.fill("2")
    size.blur()
    ann.tap(form.get_by_text(ann.says("page-more-table")))
    choose(ann, form, "option-pace", ann.says("pace-instant"))
    ann.tap(form.get_by_role("button", name=ann.says("page-open-table")))
    ann.press("page-start")

    player = SkipboPlayer(ann)
    moves = play_on(player, until=lambda: placed(ann))
    assert moves > 0
    told_as_it_ended(ann, "play-skipbo-ended-stock-empty")


def test_a_round_of_breakers_by_tapping(desk: Desk) -> None:
    ann = desk.person()
    sit_and_start(ann, game="breakers")
    assert play_on(BreakersPlayer(ann), until=lambda: placed(ann)) > 0
    told_as_it_ended(ann, "play-breakers-ended")


class DraggingCards(SkipboPlayer):
    """Takes a card with the mouse, and lets it go where the page lights up."""

    def take(self, source: str) -> None:
        x, y = middle(self._at(source))
        mouse = self.person.page.mouse
        mouse.move(x, y)
        mouse.down()
        mouse.move(x, y - 20, steps=4)

    def put(self, target: str) -> None:
        mouse = self.person.page.mouse
        mouse.move(*middle(self._at(target)), steps=4)
        mouse.up()


def test_a_round_of_skipbo_by_dragging(desk: Desk) -> None:
    ann = desk.person(size=DESKTOP)
    sit_and_start(ann, **SHORT)
    player = DraggingCards(ann)
    play_on(player, until=lambda: placed(ann))
    assert {one.kind for one in player.done} >= {"discard"}
    told_as_it_ended(ann, "play-skipbo-ended-stock-empty")


class DraggingTiles(BreakersPlayer):
    """Selects tiles with the mouse, and drags them all to the middle of the table."""

    def put(self) -> None:
        page = self.person.page
        mouse = page.mouse
        x, y = middle(page.locator("[data-place] [data-key][aria-pressed=true]").first)
        mouse.move(x, y)
        mouse.down()
        mouse.move(x, y - 20, steps=4)
        mouse.move(*middle(self.person.place("trick").first), steps=4)
        mouse.up()


def test_a_round_of_breakers_by_dragging(desk: Desk) -> None:
    ann = desk.person(size=DESKTOP)
    sit_and_start(ann, game="breakers")
    player = DraggingTiles(ann)
    play_on(player)
    assert Done("lay") in player.done
    told_as_it_ended(ann, "play-breakers-ended")


@dataclass
class TappingTwice(SkipboPlayer):
    """Taps twice on what can be laid: where it can go to one pile only, that lays it."""

    at_once: int = 0

    def lay(self, source: str) -> None:
        before = self.look()["told"]
        self._at(source).dblclick()
        shown = self._until(f"it.lay.length > 0 || it.over || it.told !== {before!r}")
        if shown["told"] != before or shown["over"]:
            self.at_once += 1
        else:
            assert len(shown["lay"]) > 1, f"{source} could only go to {shown['lay']}"
            self.put(shown["lay"][0])
        self.settled()


def test_two_taps_lay_a_card_that_has_one_way_to_go(desk: Desk) -> None:
    ann = desk.person(size=DESKTOP)
    sit_and_start(ann)
    player = TappingTwice(ann)
    play_on(player, until=lambda: player.at_once >= 3)
    assert player.at_once >= 3
    assert misplaced(ann) == []


def test_two_taps_lay_a_tile(desk: Desk) -> None:
    ann = desk.person(size=DESKTOP)
    sit_and_start(ann, game="breakers")
    player = BreakersPlayer(ann)
    # Whoever opens a trick may lay any tile; who cannot go on there has lost before it came to it.
    play_on(player, until=lambda: view_of(ann)["trick"] == [] and player.wait() == "mine")
    held = len(view_of(ann)["hands"][0])
    told = player.look()["told"]
    ann.page.locator("[data-place] [data-key]").first.dblclick()
    player._until(f"it.over || it.told !== {told!r}")
    assert len(view_of(ann)["hands"][0]) == held - 1


def test_cards_fly_to_where_they_belong(desk: Desk) -> None:
    ann = desk.person(size=DESKTOP, preferences={"speed": "normal"})
    sit_and_start(ann, **SHORT)
    ann.page.evaluate(
        """() => { window.flights = 0; addEventListener('transitionrun', (event) => {
          if (event.target.matches('.layer .piece')) window.flights += 1; }); }"""
    )
    player = SkipboPlayer(ann)
    for _ in range(4):
        settle(ann)
        if player.wait() == "over":
            break
        with answered(ann):
            player.move()
    settle(ann)
    assert ann.page.evaluate("window.flights") >= 4


def test_a_tap_ends_the_showing_of_what_the_others_did(desk: Desk) -> None:
    """Cards fly slowly, and bots are quick: without the tap it would take much longer."""
    ann = desk.person(size=DESKTOP, preferences={"speed": "slow"})
    sit_and_start(ann)
    player = SkipboPlayer(ann)
    theirs = ann.says("table-turn-of", name=ann.says("table-bot"))
    for _ in range(8):
        moved = Done("lay")
        while moved.kind == "lay":
            settle(ann)
            assert player.wait() == "mine"
            told = len(ann.told)
            with answered(ann):
                moved = player.move()
        try:
            ann.page.wait_for_function(
                "(words) => document.querySelector('header').innerText.includes(words)",
                arg=theirs,
                timeout=3_000,
            )
        except Late:
            continue  # So much has happened that the page has hurried by itself.
        begun = time.monotonic()
        until(ann, lambda: view_of(ann)["turn"] == "A")
        left = SLOW * visible(ann.told[told:]) - (time.monotonic() - begun)
        if left < 1:
            continue
        tapped = time.monotonic()
        ann.place("draw").click()
        assert player.wait() == "mine"
        assert time.monotonic() - tapped < left / 2
        settle(ann)
        return
    raise AssertionError("the bot never took long enough")


SLOW = 0.75
"""So many seconds every event is shown."""


def visible(told: list[Any]) -> int:
    """How many events among some messages are shown, at least."""
    return sum(
        event["type"] in {"CardLaid", "CardDiscarded"}
        for message in told
        for event in message.get("events", ())
        if event.get("seat") == "B"
    )


def placed(person: Person) -> bool:
    """Every card lies where the View says. To be called between moves; goes on in any case."""
    assert misplaced(person) == []
    return False


def told_as_it_ended(person: Person, message: str) -> None:
    """The page says who has won, as the server does."""
    outcome = view_of(person)["outcome"]
    mine = outcome["winners"] == ["A"]
    sentence = person.says(message, who="you" if mine else "other", names=person.says("table-bot"))
    shown = person.page.get_by_role("region", name=person.says("ending-match"))
    expect(shown).to_contain_text(sentence)
