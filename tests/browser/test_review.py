"""The review of a match: from its ending, through the wait, to what mattered and to the replay."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Route, expect

from tests.browser.browsing import Desk
from tests.browser.screens import BOARD
from tests.browser.sitting import seat
from tests.server.running import Running, ask

PATIENCE = 240_000
"""Milliseconds: on a machine that has never compiled the kernel, somebody has to."""


def test_a_match_is_reviewed(desk: Desk, thinking: Running) -> None:
    ann = desk.person(server=thinking, url=thinking.url)
    company = seat(ann, "Ben", options={"stock": 1})
    company.start()
    company.finish()
    ann.open(company.path)
    review = f"/api/tables/{company.code}/matches/1/review"

    # From the ending, through the wait: for once it is known how long that is.
    def half_done(route: Route) -> None:
        route.fulfill(status=202, json={"progress": 0.37})

    ann.page.route(f"**{review}", half_done, times=1)
    ann.page.get_by_role("link", name=ann.says("ending-review")).click()
    ann.page.get_by_text(ann.says("review-working", percent="37%")).wait_for()
    assert ann.page.locator("progress").get_attribute("value") == "0.37"
    chart = ann.page.locator(".chart svg")
    chart.wait_for(timeout=PATIENCE)

    # What is shown is what was found out, and it adds up.
    answer = ask("GET", f"{thinking.url}{review}").json
    (told,) = answer["rounds"]
    for side, result in told["result"].items():
        parts = [told[part][side] for part in ("opening", "luck", "decisions")]
        assert 0.5 + sum(parts) == pytest.approx(result, abs=1e-4)
    slider = ann.page.get_by_role("slider", name=ann.says("review-go"))
    moves = len(told["moments"])
    assert slider.get_attribute("max") == str(moves)
    assert chart.locator("path.line").count() == 2
    shown = ann.page.locator(".move p")
    slider.press("Home")
    expect(shown).to_contain_text(ann.says("review-go-at", move=1, moves=moves))
    slider.press("ArrowRight")
    expect(shown).not_to_contain_text(ann.says("review-go-at", move=1, moves=moves))
    slider.press("Home")
    box = chart.bounding_box()
    assert box is not None
    ann.page.mouse.click(box["x"] + box["width"] - 2, box["y"] + 40)
    expect(shown).to_have_text(ann.says("review-at-end"))

    # A jump into the replay: right before the move, as whoever made it saw the table.
    slider.press("Home")
    first = told["moments"][0]
    ann.page.locator(".move a").click()
    BOARD(ann)
    ann.page.wait_for_url(re.compile(rf"replay/1\?round=1&step=0&seat={first['seat']}"))
    # And back: what is known is there at once.
    ann.page.go_back()
    chart.wait_for()
    assert not ann.page.locator("progress").count()


@pytest.mark.parametrize("path", ["replay/1", "statistics"])
def test_other_pages_lead_to_the_review(desk: Desk, path: str) -> None:
    ann = desk.person()
    company = seat(ann, options={"stock": 1})
    company.start()
    company.finish()
    ann.open(f"{company.path}/{path}" if "/" in path else path)
    link = ann.page.get_by_role("link", name=ann.says("ending-review"))
    expect(link).to_have_attribute("href", re.compile(rf"/t/{company.code}/replay/1\?review"))
