"""Hints at the table: asked for, lit up, in words, gone with the move. They never play."""

from __future__ import annotations

import re
import time
from typing import Any

import pytest
from playwright.sync_api import expect

from stockpile.bots.advice import REASONS
from tests.browser.advising import hint_at, hint_from_now_on
from tests.browser.browsing import PHONE, Desk, Person
from tests.browser.screens import BOARD
from tests.browser.seeing import round_of, until
from tests.browser.sitting import playing, seat
from tests.server.running import Running
from tests.test_catalogues import catalogue

PANEL = ".hinting section"
PATIENCE = 240.0
"""Seconds: on a machine that has never compiled the kernel, somebody has to."""


def ask(person: Person) -> dict[str, Any]:
    """Ask for a hint, again as long as the server is not ready to give one."""
    deadline = time.monotonic() + PATIENCE
    while (answer := _ask_once(person))["type"] == "refused":
        assert answer["code"] == "hint-not-ready", answer
        assert time.monotonic() < deadline, "there never was a hint"
        person.page.wait_for_timeout(1_000)
    person.page.locator(PANEL).wait_for()
    return answer


def _ask_once(person: Person) -> dict[str, Any]:
    heard = len(person.told)
    person.press("table-hint")
    until(person, lambda: bool(answers(person, heard)))
    return answers(person, heard)[0]


def answers(person: Person, heard: int) -> list[dict[str, Any]]:
    """What the server has answered since so much was heard."""
    return [one for one in person.told[heard:] if one["type"] in {"hinted", "refused"}]


def unfold(person: Person) -> None:
    """See what a hint says about its reasons."""
    expect(person.page.locator(f"{PANEL} summary")).to_be_visible()
    if not person.page.locator(f"{PANEL} details[open]").count():
        person.page.locator(f"{PANEL} summary").click()


def lit(person: Person) -> list[str]:
    """What is lit up and can be seen: the places of cards, the tiles, or the button."""
    found: list[str] = person.page.evaluate(
        """() => [...document.querySelectorAll('.advised .corners')].map((corners) => {
          const one = corners.closest('button, [data-place]');
          const box = one.getBoundingClientRect();
          const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
          if (!one.contains(hit)) return 'out of sight';
          if (one.matches('.tile')) return one.getAttribute('aria-label').split(',')[0];
          return one.closest('[data-place]')?.dataset.place ?? one.textContent.trim();
        })"""
    )
    return sorted(found)


def meant(person: Person, move: str) -> list[str]:
    """What has to be lit up for a move of seat A."""
    if move == "pass":
        return [person.says("table-pass")]
    if ">" not in move:
        tiles = move.replace("-", "+").split("+")
        return sorted(person.says("breakers-joker") if one == "*" else one for one in tiles)
    source, target = move.split(">")
    taken = "hand" if source.startswith("h") else source
    put = f"A.{target}" if target.startswith("d") else f"building:{target}"
    return sorted([f"A.{taken}", put])


def test_every_reason_has_words() -> None:
    worded = {one for one in catalogue("en", "advice.ftl") if one.startswith("why-")}
    assert worded == {f"why-{code}" for code in REASONS}


@pytest.mark.parametrize(
    ("game", "language"),
    [("skipbo", "de"), pytest.param("breakers", "fr", marks=pytest.mark.slow)],
)
def test_a_hint_lights_a_move_up_and_says_why(
    desk: Desk, thinking: Running, game: str, language: str
) -> None:
    ann = desk.person(size=PHONE, language=language, server=thinking, url=thinking.url)
    company = playing(ann, "Ben", game=game, turns=1 if game == "skipbo" else 0)
    ann.open(company.path)
    BOARD(ann)
    before = round_of(ann)
    assert before is not None
    hinted = ask(ann)
    assert hinted["move"] in before["moves"]
    assert lit(ann) == meant(ann, hinted["move"])
    unfold(ann)
    said = " ".join(ann.page.locator(PANEL).inner_text().split())
    assert said.startswith(ann.says("hint-try", move="§").split("§")[0]), said
    assert hinted["why"]
    assert ann.says(f"why-{hinted['why'][0]}") in said
    # What is not certain is never said to be; how halves are rounded is the browser's business.
    percent = re.search(r"(\d+)\s?%", said)
    assert percent is not None, said
    win = hinted["win"]
    if abs(win - round(win)) >= 1e-4:
        win = min(0.99, max(0.01, win))
    assert abs(int(percent[1]) - 100 * win) <= 0.5 + 1e-9
    expect(ann.page.locator("[aria-live=polite]")).to_contain_text(said[:30])
    # Nothing was played, and it can be put away.
    assert round_of(ann) == before
    ann.page.locator("footer button.bulb").click()
    ann.page.locator(PANEL).wait_for(state="detached")
    assert lit(ann) == []
    ann.page.keyboard.press("t")
    ann.page.locator(PANEL).wait_for()
    company.host.move(hinted["move"])
    ann.page.locator(PANEL).wait_for(state="detached")
    assert lit(ann) == []


def test_on_a_phone_a_hint_stands_beside_the_thumb_and_covers_no_card(desk: Desk) -> None:
    ann = desk.person(size=PHONE, language="de")
    company = playing(ann)
    ann.open(hint_at(ann, company, "opens-next-stock"))
    BOARD(ann)
    ann.press("table-hint")
    panel = ann.page.locator(PANEL)
    # What speaks against a move never stands alone.
    both = f"{ann.says('why-best-chance')} {ann.says('why-opens-next-stock')}"
    expect(panel.locator("summary")).to_be_visible()
    expect(panel.get_by_text(both)).to_be_hidden()
    hint, button = panel.bounding_box(), ann.page.locator("footer button.bulb").bounding_box()
    assert hint is not None
    assert button is not None
    assert hint["y"] + 6 >= button["y"]
    assert hint["x"] + hint["width"] <= button["x"] + 1
    # It says why to whoever wants to know, and the card is there again when it is folded up.
    unfold(ann)
    expect(panel.get_by_text(both)).to_be_visible()
    panel.locator("summary").click()
    expect(panel.get_by_text(both)).to_be_hidden()


def test_a_hint_that_cannot_be_given_is_refused_kindly(desk: Desk) -> None:
    """This server has not loaded what it would think with."""
    ann = desk.person(size=PHONE)
    company = playing(ann, turns=0)
    ann.open(company.path)
    BOARD(ann)
    ann.press("table-hint")
    refusal = ann.page.locator("p.refusal")
    expect(refusal).to_have_text(ann.says("refusal-hint-not-ready"))
    assert not ann.page.locator(PANEL).count()
    # It makes room for the hint that can be given, well before its own time is over.
    hint_from_now_on(ann, company)
    ann.press("table-hint")
    ann.page.locator(PANEL).wait_for()
    assert not refusal.count()


def test_a_table_without_hints_has_no_button(desk: Desk) -> None:
    """The host decides, before the match."""
    ann = desk.person()
    company = seat(ann)
    ann.open(company.path)
    ann.press("page-change")
    ann.page.locator("dialog summary", has_text=ann.says("page-more-table")).click()
    ann.page.get_by_role("switch", name=ann.says("option-hints")).click()
    ann.press("page-apply")
    ann.page.locator("dialog").wait_for(state="detached")
    company.start()
    company.play_turns(0)
    BOARD(ann)
    assert company.host.table["settings"]["hints"] is False
    expect(ann.button("table-emotes")).to_be_visible()
    assert not ann.button("table-hint").count()
    said = len(ann.said)
    ann.page.keyboard.press("t")
    # The page hears its keys one after the other: after this one it has heard that one.
    ann.page.keyboard.press("e")
    ann.page.locator(".picker").wait_for()
    assert [one for one in ann.said[said:] if one["type"] == "hint"] == []
