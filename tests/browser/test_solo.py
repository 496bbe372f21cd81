"""A person alone against bots: whole rounds by tapping; moves by dragging, and tapping twice."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import TimeoutError as Late
from playwright.sync_api import expect

from tests.browser.browsing import DESKTOP, Desk, Person
from tests.browser.playing import (
    BreakersPlayer,
    SkipboPlayer,
    choose,
    do_once,
    middle,
    play_on,
    play_until_done,
    sit_and_start,
)
from tests.browser.seeing import (
    answered,
    bot_name,
    count_flights,
    misplaced,
    settle,
    until,
    view_of,
    winners_of,
)
from tests.browser.sitting import Sitter, playing


def test_one_tap_on_the_start_page_deals_the_cards(desk: Desk) -> None:
    ann = desk.person(known=False).open()
    ann.page.get_by_label(ann.says("page-your-name")).fill("Ann")
    # Eight play by another edition than two do, and are told so.
    told = ann.page.locator("p.edition")
    bots = ann.page.get_by_label(ann.says("page-bots"), exact=True)
    bots.select_option("7")
    expect(told).to_contain_text(ann.says("edition-skipbo-2011"))
    bots.select_option("1")
    expect(told).to_have_count(0)
    ann.page.get_by_label(ann.says("option-stock")).select_option(ann.says("page-cards", count=10))
    ann.press("page-play")
    player = SkipboPlayer(ann)
    assert player.wait() == "mine"
    assert view_of(ann)["seats"][0]["stock"] == {"hidden": 10}
    turn = ann.says("table-turn-of", name=bot_name(ann))
    # The bot may be done before anybody looks.
    ann.page.evaluate(
        """(turn) => { const header = document.querySelector('header');
          new MutationObserver(() => { window.seen ||= header.textContent.includes(turn); })
            .observe(header, { subtree: true, childList: true, characterData: true }); }""",
        turn,
    )
    player.turn()
    ann.page.wait_for_function("() => window.seen")


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

    ann.place("draw").wait_for()
    play_until_done(SkipboPlayer(ann), "lay", "discard", between=lambda: settle(ann))
    told_as_it_ended(ann, "play-skipbo-ended-stock-empty")

    # The next table of one's own begins with the rules of the last.
    ann.open()
    ann.press("page-own-rules")
    expect(size).to_have_value("2")


@pytest.mark.slow
def test_a_round_of_breakers_by_tapping(desk: Desk) -> None:
    ann = desk.person()
    sit_and_start(ann, game="breakers")
    play_until_done(BreakersPlayer(ann), "lay", between=lambda: settle(ann))
    told_as_it_ended(ann, "play-breakers-ended")


def saving_run(sitter: Sitter) -> str | None:
    """A run that somebody may lay with a joker in place of a third tile alike, one way only."""
    assert sitter.round is not None
    hand = sitter.round["view"]["hands"][0]
    for tile in range(2, 15):
        run = f"{tile - 1}-*-{tile + 1}"
        if hand.count(str(tile)) == 3 and run in sitter.moves:
            return run
    return None


TILE_WITH = """(face) => {
  const tiles = [...document.querySelectorAll('[data-place] button[data-key]')];
  const found = tiles.find((one) => one.getAttribute('aria-label').split(',')[0] === face);
  return `[data-place] [data-key="${found.dataset.key}"]`;
}"""


def test_b9_a_joker_can_be_laid_that_saves_a_breaker(desk: Desk) -> None:
    ann = desk.person()
    # Every fourth hand or so can do it.
    tables = (playing(ann, "Ben", turns=0, game="breakers") for _ in range(100))
    company, run = next((one, run) for one in tables if (run := saving_run(one.host)))
    ann.open(company.path)
    player = BreakersPlayer(ann)
    assert player.wait() == "mine"
    low, _, high = run.split("-")
    for taken, face in enumerate((low, ann.says("breakers-joker"), high), 1):
        tile = ann.page.evaluate(TILE_WITH, face)
        # What goes with those taken before is pointed out, unless all tiles do.
        useful = [one["at"] for one in player.look()["tiles"] if one["useful"]]
        assert not useful or tile in useful
        player.take(tile)
        player.sees(f"it.tiles.filter((one) => one.selected).length === {taken}")
    player.sees("it.lay && !it.choice")
    player.put()
    until(ann, lambda: run in [one["set"] for one in view_of(ann)["trick"]])
    assert view_of(ann)["hands"][0].count(str(int(low) + 1)) == 3


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


def test_cards_are_dragged(desk: Desk) -> None:
    ann = desk.person(size=DESKTOP)
    sit_and_start(ann)
    do_once(DraggingCards(ann), "lay", "discard")


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


def test_tiles_are_dragged(desk: Desk) -> None:
    ann = desk.person(size=DESKTOP)
    sit_and_start(ann, game="breakers")
    do_once(DraggingTiles(ann), "lay")


def tap_twice(player: SkipboPlayer | BreakersPlayer, where: str, happens: str) -> Any:
    """Tap twice on something. A machine that is busy may be too slow for that: then once more."""
    person = player.person
    for _ in range(10):
        said = len(person.said)
        person.page.locator(where).dblclick()
        try:
            return player.sees(happens, seconds=3)
        except Late:
            if any(one["type"] == "move" for one in person.said[said:]):
                return player.sees(happens)
    raise AssertionError(f"two taps on {where} have done nothing")


@dataclass
class TappingTwice(SkipboPlayer):
    """Taps twice on what can be laid: where it can go to one pile only, that lays it."""

    at_once: int = 0

    def lay(self, source: str) -> None:
        before = self.look()["told"]
        shown = tap_twice(self, source, f"it.lay.length || it.over || it.told !== {before!r}")
        if shown["lay"]:
            assert len(shown["lay"]) > 1, f"{source} could only go to {shown['lay']}"
            self.put(shown["lay"][0])
        else:
            self.at_once += 1
        self.settled()


def test_two_taps_lay_a_card_that_has_one_way_to_go(desk: Desk) -> None:
    ann = desk.person(size=DESKTOP)
    sit_and_start(ann)
    player = TappingTwice(ann)
    play_on(player, until=lambda: player.at_once > 0)
    assert player.at_once
    settle(ann)


@pytest.mark.slow
def test_two_taps_lay_a_tile(desk: Desk) -> None:
    ann = desk.person(size=DESKTOP)
    sit_and_start(ann, game="breakers")
    player = BreakersPlayer(ann)
    opens = ann.page.get_by_text(ann.says("breakers-lead"))
    for _ in range(8):
        # Whoever opens a trick may lay any tile.
        play_on(player, until=opens.is_visible)
        if opens.is_visible():
            break
        player.again()
    player.wait()
    shown = player.look()
    tap_twice(player, shown["tiles"][0]["at"], f"it.over || it.told !== {shown['told']!r}")
    until(ann, lambda: len(view_of(ann)["hands"][0]) == len(shown["tiles"]) - 1)


def test_cards_fly_to_where_they_belong(desk: Desk) -> None:
    ann = desk.person(size=DESKTOP, preferences={"speed": "normal"})
    sit_and_start(ann)
    count_flights(ann)
    player = SkipboPlayer(ann)
    settle(ann)
    assert player.wait() == "mine"
    with answered(ann):
        player.move()
    settle(ann)
    assert ann.page.evaluate("window.flights") > 0


MOST_WAITING = 4
"""So much may wait to be shown, as web/src/stage/scenes.svelte.ts has it."""


def tap_until_settled(person: Person) -> None:
    """Tap as long as something is still to be shown.

    The page may hear of it a moment after the test does, and after a tap: that takes another one.
    """

    def settled() -> bool:
        person.place("draw").click()
        return not misplaced(person)

    until(person, settled)


def test_a_tap_ends_the_showing_of_what_the_others_did(desk: Desk) -> None:
    """On a page whose clock stands still, it would never end without the tap."""
    ann = desk.person(size=DESKTOP, preferences={"speed": "slow"})
    ann.page.clock.install()
    sit_and_start(ann)
    ann.place("draw").wait_for()
    ann.page.clock.pause_at(ann.page.evaluate("Date.now() + 1_000"))
    player = SkipboPlayer(ann)
    for _ in range(20):
        # Nobody wants to see all of the dealing.
        tap_until_settled(ann)
        assert player.wait() == "mine"
        before = len(ann.told)
        with answered(ann):
            moved = player.move()
        if moved.kind == "lay":
            continue
        until(ann, lambda: view_of(ann)["turn"] == "A")
        if len(ann.told) - before > MOST_WAITING:
            continue  # the page itself goes on without pauses
        assert misplaced(ann)
        tap_until_settled(ann)
        return
    raise AssertionError("it was never the bot's turn")


def told_as_it_ended(person: Person, message: str) -> None:
    """The page says who has won, as the server does."""
    side = {
        "who": "you" if winners_of(person) == ["A"] else "other",
        "names": bot_name(person),
    }
    shown = person.page.get_by_role("region", name=person.says("ending-won", **side))
    expect(shown).to_contain_text(person.says(message, **side))
