"""Whole rounds without a pointer, and always something to be seen of where the keyboard is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.browsing import DESKTOP, Desk, Person
from tests.browser.playing import BreakersPlayer, SkipboPlayer, do_once, open_table, play_until_done
from tests.browser.seeing import settle

MOST_TABS = 60
"""Nothing on a page is further away than so many presses of the Tab key."""

_FOCUSED = """(wanted) => {
  const one = document.activeElement;
  const style = getComputedStyle(one);
  const box = one.getBoundingClientRect();
  return {
    somewhere: one !== document.body,
    there: one === wanted,
    ring: one.matches(':focus-visible') && style.outlineStyle !== 'none'
      && parseFloat(style.outlineWidth) >= 2,
    // A radio button is as large as its chip, which has the ring around it.
    around: one.closest('label') !== null
      && getComputedStyle(one.closest('label')).outlineStyle !== 'none',
    inside: box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth,
    what: one.outerHTML.slice(0, 120),
  };
}"""


def see_focus(person: Person) -> None:
    """One can see where the keyboard is."""
    focused: dict[str, Any] = person.page.evaluate(_FOCUSED)
    assert focused["somewhere"], "the keyboard is nowhere"
    assert_seen(focused)


def assert_seen(focused: dict[str, Any]) -> None:
    assert focused["ring"] or focused["around"], f"no ring around {focused['what']}"
    assert focused["inside"], f"out of sight: {focused['what']}"


def go_to(person: Person, what: Locator) -> None:
    """Press Tab until the keyboard is on something, and see where it is on the way."""
    what.wait_for()
    for _ in range(MOST_TABS):
        person.page.keyboard.press("Tab")
        focused: dict[str, Any] = what.evaluate(_FOCUSED)
        # After the last thing on the page comes the browser itself.
        if focused["somewhere"]:
            assert_seen(focused)
        if focused["there"]:
            return
    raise AssertionError(f"the Tab key does not come to {what}")


def press_on(person: Person, message: str) -> None:
    """Go to a button, and press it."""
    go_to(person, person.button(message))
    person.page.keyboard.press("Enter")


def play_again(person: Person) -> None:
    """Begin another match, with the keyboard."""
    press_on(person, "ending-rematch")
    person.page.locator("#ending-title").wait_for(state="detached")


def sit_and_start(person: Person, **settings: Any) -> None:
    """Come to a table and begin, with the keyboard."""
    person.open(f"t/{open_table(person, **settings)}")
    press_on(person, "page-sit-down")
    press_on(person, "page-start")
    person.page.locator("[data-place]").first.wait_for()


@dataclass
class GoingAbout(SkipboPlayer):
    """Goes to cards and piles with the Tab key, and presses Enter on them."""

    def take(self, source: str) -> None:
        go_to(self.person, self.person.page.locator(source))
        self.person.page.keyboard.press("Enter")

    def put(self, target: str) -> None:
        self.take(target)

    def settled(self) -> None:
        super().settled()
        # What was pressed may have gone, and the keyboard must not be lost with it.
        try:
            see_focus(self.person)
        except AssertionError:
            # A result may come at any moment, for bots do not wait: it covers the table at
            # once, is fetched when it is first needed, and then has the keyboard.
            if not self.person.page.locator("[inert]").count():
                raise
            self.person.page.locator("#ending-title").wait_for()

    def give_up(self) -> None:
        press_on(self.person, "table-pass")

    def again(self) -> None:
        play_again(self.person)


@dataclass
class Shortcutting(SkipboPlayer):
    """Uses the keys that stand for cards and piles."""

    def take(self, source: str) -> None:
        self.person.page.keyboard.press(key_of(source))

    def put(self, target: str) -> None:
        self.take(target)

    def give_up(self) -> None:
        self.person.page.keyboard.press("p")

    def again(self) -> None:
        play_again(self.person)


def key_of(place: str) -> str:
    """The key for a card or a pile, as the list of keys has it."""
    if ".stock" in place:
        return "s"
    if "building" in place:
        return str(5 + int(place.split(":")[1][0]))
    if ".hand" in place:
        return str(1 + int(place.split('data-slot="')[1][0]))
    return "dfgh"[int(place.split(".d")[1][0]) - 1]


def test_cards_are_laid_with_tab_and_enter(desk: Desk) -> None:
    ann = desk.person(size=DESKTOP)
    sit_and_start(ann)
    do_once(GoingAbout(ann), "lay", "discard")


def see_result(person: Person) -> None:
    """The keyboard is where one reads on, and comes from there to what can be done."""
    expect(person.page.locator("#ending-title")).to_be_focused()
    press_on(person, "ending-rematch")
    person.page.locator("#ending-title").wait_for(state="detached")
    person.page.locator("[data-place]").first.wait_for()


@pytest.mark.slow
def test_a_round_of_skipbo_with_keys_for_everything(desk: Desk) -> None:
    ann = desk.person(size=DESKTOP)
    sit_and_start(ann, options={"stock": 2})
    play_until_done(Shortcutting(ann), "lay")
    settle(ann)
    see_result(ann)


class Arrowing(BreakersPlayer):
    """Goes through the tiles with the arrow keys; Space selects, Enter lays, P passes."""

    def take(self, tile: str) -> None:
        keyboard = self.person.page.keyboard
        if self.steps_to(tile) is None:
            keyboard.press("ArrowRight")
        steps = self.steps_to(tile)
        assert steps is not None, "the arrow keys do not come to the tiles"
        for _ in range(abs(steps)):
            keyboard.press("ArrowRight" if steps > 0 else "ArrowLeft")
            see_focus(self.person)
        assert self.steps_to(tile) == 0, f"the arrow keys do not come to {tile}"
        keyboard.press("Space")

    def steps_to(self, tile: str) -> int | None:
        """How many tiles further to the right another one is; None if the keyboard is on none."""
        steps: int | None = self.person.page.locator(tile).evaluate(
            """(wanted) => {
              const tiles = [...wanted.parentElement.querySelectorAll('button')];
              const at = tiles.indexOf(document.activeElement);
              return at < 0 ? null : tiles.indexOf(wanted) - at;
            }"""
        )
        return steps

    def put(self) -> None:
        self.person.page.keyboard.press("Enter")

    def give_up(self) -> None:
        self.person.page.keyboard.press("p")

    def choose(self) -> None:
        go_to(self.person, self.person.page.locator(".choice li button:enabled").first)
        self.person.page.keyboard.press("Enter")

    def again(self) -> None:
        play_again(self.person)


@pytest.mark.slow
def test_a_round_of_breakers_with_the_keyboard(desk: Desk) -> None:
    ann = desk.person(size=DESKTOP)
    sit_and_start(ann, game="breakers")
    play_until_done(Arrowing(ann), "lay")
    see_result(ann)


def test_the_list_of_keys_opens_and_closes(desk: Desk) -> None:
    ann = desk.person(size=DESKTOP)
    sit_and_start(ann)
    player = SkipboPlayer(ann)
    assert player.wait() == "mine"
    ann.page.keyboard.press("?")
    keys = ann.page.get_by_role("dialog", name=ann.says("table-keys"))
    expect(keys).to_be_visible()
    for message in ("skipbo-key-hand", "skipbo-key-stock", "table-key-undo"):
        expect(keys.get_by_text(ann.says(message), exact=True)).to_be_visible()
    # Keys belong to the dialog as long as it is open.
    ann.page.keyboard.press("1")
    assert player.look()["selected"] == []
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator("dialog")).to_have_count(0)
    ann.page.keyboard.press("1")
    player.sees("it.selected.length === 1")
    ann.page.keyboard.press("Escape")
    player.sees("it.selected.length === 0")
