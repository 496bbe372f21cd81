"""Moments that one remembers, in the order in which they are seen, and a table that holds still."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.browsing import DESKTOP, PHONE, Desk, Person
from tests.browser.screens import BOARD
from tests.browser.seeing import settle, until
from tests.browser.sitting import Company, Sitter, seat
from tests.processes import PATIENCE_S

MOVING = {"speed": "fast"}
FEW = 6
"""Moves of the others that are watched."""
SHIFTED = 0.05
"""How much of the screen may jump during these, as browsers count it: 0.1 is still called good."""

WATCH = """(looks) => {
  window.seen = [];
  const look = () => {
    const now = looks.filter((one) => document.querySelector(one)).join(' + ');
    if (now !== window.seen.at(-1)) window.seen.push(now);
  };
  look();
  const all = { subtree: true, childList: true, attributes: true };
  new MutationObserver(look).observe(document, all);
}"""
"""Keep what is to be seen at the same time, whenever something changes: a busy machine leaves out
frames, and with them what lasts half a second."""

BOTH = """([text, turn]) => {
  window.both = false;
  const look = () => {
    window.both ||= (document.querySelector('.standing')?.innerText.includes(text) ?? false)
      && document.querySelector(turn) !== null;
    requestAnimationFrame(look);
  };
  look();
}"""
"""Whether something is ever said while something else is to be seen."""

DISAGREEING = """() => {
  window.disagreeing = [];
  const look = () => {
    const bar = document.querySelector('.standing .turn');
    const own = document.querySelector('section.own, div.own');
    if (bar && own && bar.matches('.mine') !== own.matches('.turn'))
      window.disagreeing.push(`${bar.innerText} / ${own.innerText.split('\\n').join(' ')}`);
    requestAnimationFrame(look);
  };
  look();
}"""
"""Keep what the bar and the board say of the turn, whenever they do not say the same."""

LAST_PLACE = """(look) => {
  window.place = null;
  const keep = () => {
    const it = document.querySelector(look);
    if (it) window.place = it.getBoundingClientRect().toJSON();
  };
  keep();
  new MutationObserver(keep).observe(document, { subtree: true, childList: true });
}"""
"""Where something was when it was last seen: on a busy machine it is gone before one can ask."""

SHIFTS = """() => {
  window.shifted = 0;
  new PerformanceObserver((list) => {
    for (const one of list.getEntries()) if (!one.hadRecentInput) window.shifted += one.value;
  }).observe({ type: 'layout-shift' });
}"""


def watch(person: Person, *looks: str) -> Callable[[], list[str]]:
    """What is to be seen of these from now on: which at the same time, one after the other."""
    person.page.evaluate(WATCH, looks)

    def seen() -> list[str]:
        found: list[str] = person.page.evaluate("window.seen")
        return found

    return seen


def on_turn(company: Company) -> Sitter | None:
    """Whoever has to move; nobody once the round is over."""
    late = time.monotonic() + PATIENCE_S
    while any(one.phase == "playing" for one in company.sitters):
        assert time.monotonic() < late, "it is nobody's turn"
        for one in company.sitters:
            one.listen(0.01)
            if one.moves:
                return one
    return None


def breakers(one: Sitter) -> list[str]:
    """The Breakers that somebody could lay."""
    sets = (move.split("+") for move in one.moves)
    return ["+".join(tiles) for tiles in sets if len(tiles) == 3 and len({*tiles}) == 1]


def with_a_breaker(person: Person) -> tuple[Company, Sitter, str]:
    """A table at which somebody is on turn who could lay a Breaker, and which one."""
    while True:
        company = seat(person, "Ben", game="breakers")
        company.start()
        while mover := on_turn(company):
            if found := breakers(mover):
                return company, mover, found[0]
            mover.move()
        # The round is over, and none of the hands was good enough.


def test_while_cards_are_dealt_it_is_nobodys_turn(desk: Desk) -> None:
    """Who deals is drawn beside the piles, before anybody has a stock pile."""
    ann = desk.person(preferences=MOVING)
    company = seat(ann, "Ben")
    ann.open(company.path)
    ann.page.locator(".gathering dl").first.wait_for()
    turn = "section.turn"
    seen = watch(ann, ".leads", turn)
    ann.page.evaluate(BOTH, [ann.says("table-dealing"), turn])
    ann.page.evaluate(LAST_PLACE, '[data-place="A.lead"]')
    company.start()
    BOARD(ann)
    ann.page.locator(turn).wait_for()
    lead = ann.page.evaluate("window.place")
    stock = ann.place("A.stock").bounding_box()
    assert lead is not None
    assert stock is not None
    assert lead["right"] <= stock["x"]
    assert ".leads" in seen()
    assert not ann.page.evaluate("window.both"), "dealing, and somebody's turn"


@pytest.mark.sampled(2)
@pytest.mark.parametrize("game", ["skipbo", "breakers"])
def test_the_bar_and_the_board_agree_on_whose_turn_it_is(desk: Desk, game: str) -> None:
    """While a card is discarded and the next player draws, or a trick is won, too."""
    ann = desk.person(preferences=MOVING)
    company = seat(ann, "Ben", game=game)
    company.start()
    ann.open(company.path)
    BOARD(ann)
    settle(ann)
    ann.page.evaluate(DISAGREEING)
    movers = set()
    for _ in range(FEW):
        mover = on_turn(company)
        assert mover is not None
        movers.add(mover)
        mover.move(next((one for one in mover.moves if ">d" in one or one == "pass"), None))
        settle(ann)
    assert len(movers) == 2
    assert ann.page.evaluate("window.disagreeing") == []


NEWEST = """() => {
  const bar = document.querySelector('footer [data-last]');
  const box = bar.querySelector('.text');
  // Less room than two sentences take.
  box.style.maxWidth = '12em';
  const { top, bottom } = box.getBoundingClientRect();
  const lines = [...box.querySelectorAll('.line')];
  const seen = lines.filter((one) => {
    const its = one.getBoundingClientRect();
    return its.top < bottom - 1 && its.bottom > top + 1;
  });
  return { lines: lines.length, seen: seen.map((one) => one.textContent),
    told: bar.querySelector('.hidden-text').textContent.trim() };
}"""
"""How many sentences the bar has, which are to be seen, and what a screen reader is told."""


def test_the_newest_is_what_the_bar_has_room_for(desk: Desk) -> None:
    """On a wide screen, too, where it stands before what led to it."""
    ann = desk.person(size=DESKTOP)
    company = seat(ann, "Ben")
    company.start()
    ann.open(company.path)
    BOARD(ann)
    mover = on_turn(company)
    assert mover is not None
    mover.move(next(one for one in mover.moves if ">d" in one))
    settle(ann)
    found = ann.page.evaluate(NEWEST)
    assert found["lines"] > 1
    assert len(found["seen"]) == 1
    assert found["told"] == ann.says("table-last", text=found["seen"][0])


@pytest.mark.parametrize("size", [PHONE, pytest.param(DESKTOP, marks=pytest.mark.slow)])
def test_the_last_card_holds_then_the_winner_has_the_table_then_comes_the_result(
    desk: Desk, size: tuple[int, int]
) -> None:
    ann = desk.person(size=size, preferences=MOVING)
    company = seat(ann, "Ben", options={"stock": 1})
    company.start()
    ann.open(company.path)
    BOARD(ann)
    # One card left is an alarm, and the loudest thing on one's side.
    expect(ann.page.locator("li.alarm")).to_have_count(2)
    expect(ann.page.locator(".own .stock.last")).to_be_visible()
    seen = watch(ann, ".celebration", ".middle .won", "#ending-title")
    while mover := on_turn(company):
        mover.move()
    ann.page.locator("#ending-title").wait_for()
    order = seen()
    celebrated = order.index(".celebration + .middle .won")
    assert celebrated < order.index(".middle .won + #ending-title"), order
    assert not any(".celebration" in one and "#ending-title" in one for one in order), order
    # The winner's face comes first.
    expect(ann.page.locator(".ending .head .avatar")).to_be_visible()


def test_a_breaker_shakes_the_table(desk: Desk) -> None:
    ann = desk.person(preferences=MOVING)
    company, mover, breaker = with_a_breaker(ann)
    ann.open(company.path)
    BOARD(ann)
    settle(ann)
    seen = watch(ann, ".board.smash", ".shock")
    mover.move(breaker)
    until(ann, lambda: ".board.smash + .shock" in seen())
    # It is over in a moment, and nothing of it is left.
    until(ann, lambda: seen()[-1] == "")


def test_nothing_is_smashed_for_who_wants_no_motion(desk: Desk) -> None:
    ann = desk.person(preferences=MOVING)
    ann.page.emulate_media(reduced_motion="reduce")
    company = seat(ann, "Ben", options={"stock": 1})
    company.start()
    ann.open(company.path)
    BOARD(ann)
    seen = watch(ann, ".celebration", "#ending-title")
    while mover := on_turn(company):
        mover.move()
    ann.page.locator("#ending-title").wait_for()
    assert not any(".celebration" in one for one in seen()), seen()


@pytest.mark.parametrize("size", [PHONE, pytest.param(DESKTOP, marks=pytest.mark.slow)])
@pytest.mark.parametrize(
    ("game", "settings"),
    [
        ("skipbo", {"options": {"stock": 10}}),
        pytest.param("breakers", {}, marks=pytest.mark.slow),
    ],
)
def test_nothing_jumps_while_the_others_play(
    desk: Desk, game: str, settings: dict[str, Any], size: tuple[int, int]
) -> None:
    """Cards fly over the table; what lies on it stays where it is."""
    ann = desk.person(size=size, preferences=MOVING)
    company = seat(ann, "Ben", "Cleo", game=game, seats=3, **settings)
    company.start()
    ann.open(company.path)
    BOARD(ann)
    settle(ann)
    ann.page.evaluate(SHIFTS)
    shifted, moves = 0.0, 0
    while moves < FEW and (mover := on_turn(company)):
        settle(ann)
        before = ann.page.evaluate("window.shifted")
        mover.move()
        settle(ann)
        # What one moves oneself may make room for the rest.
        if mover is not company.host:
            shifted += ann.page.evaluate("window.shifted") - before
            moves += 1
    assert shifted < SHIFTED
