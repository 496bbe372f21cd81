"""The review of a match: from its ending, through the wait, to what mattered and to the replay."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

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


def _reviewed(chances: list[float], accuracy: float, loss: float) -> dict[str, Any]:
    """A review of a round without faults: seat A's chance at each move, and its end."""
    shares = [{"A": one, "B": 1 - one} for one in chances]
    nothing = {"A": 0.0, "B": 0.0}
    moments = [
        {
            "ply": ply,
            "seat": "AB"[ply % 2],
            "move": "h7>d1",
            "best": "h7>d1",
            "before": share,
            "after": share,
            "loss": 0.0,
            "error": 0.0,
            "why": [],
            "forced": False,
        }
        for ply, share in enumerate(shares[:-1])
    ]
    parts = {"opening": nothing, "luck": nothing, "decisions": nothing, "error": nothing}
    first = {"number": 1, "moments": moments, "result": shares[-1], **parts}
    how = {"accuracy": accuracy, "decisions": 2, "loss": loss, "error": 0.01, "luck": 0.0}
    players = [{"seat": seat, **how} for seat in "AB"]
    names = {"A": "Ann", "B": "Ben"}
    sides = {"sides": ["A", "B"], "names": names}
    return {"version": 1, "playouts": 400, **sides, "rounds": [first], "players": players}


def test_turns_of_luck_are_told_among_the_moments(desk: Desk) -> None:
    ann = desk.person()
    company = seat(ann, "Ben", options={"stock": 1})
    company.start()
    company.finish()
    answers = [_reviewed([0.5, 0.56, 0.5], 100, 0), _reviewed([0.6, 0.18, 0.1], 99.9, 0.002)]
    ann.page.route("**/matches/1/review", lambda route: route.fulfill(json=answers.pop(0)))
    main = ann.page.locator("main")
    # Nothing worth a word: neither numbers in the chart, nor words about them.
    ann.open(f"{company.path}/replay/1?review")
    expect(main).to_contain_text(ann.says("review-no-moments"))
    expect(main).to_contain_text(ann.says("review-accuracy", accuracy="100"))
    expect(main).not_to_contain_text(ann.says("review-chart-numbers"))
    assert not main.locator("path.told").count()
    # No move was wrong, but luck turned.
    ann.open(f"{company.path}/replay/1?review")
    expect(main).to_contain_text(ann.says("review-chart-numbers"))
    expect(main).to_contain_text(ann.says("review-no-moments"))
    expect(main).to_contain_text(ann.says("review-accuracy", accuracy="99"))
    (told,) = main.locator("ol li").all()
    expect(told).to_contain_text(ann.says("review-turn", move=1))

    # It shows the cards of the moment, and can be sent on, as a link and as a picture.
    cards = re.compile(f"{ann.says('evening-see-building')}: .*")
    expect(told.get_by_role("img", name=cards)).to_be_visible()
    ann.press("review-share-about", moment=ann.says("review-turn", move=1))
    dialog = ann.page.get_by_role("dialog")
    shared = dialog.get_by_label(ann.says("review-share-link"))
    expect(shared).to_have_value(re.compile(r"/replay/1\?review&round=1&move=1$"))
    link = shared.input_value()
    assert ann.axe() == []
    with ann.page.expect_download() as saved:
        ann.press("review-share-save")
    assert Path(saved.value.path()).read_bytes().startswith(b"\x89PNG")
    expect(told).to_contain_text(
        ann.says("review-turned", side="Ann", **{"from": "60%", "to": "18%"})
    )
    assert main.locator("path.told").count() == 1
    expect(told.locator("a")).to_have_attribute("href", re.compile(r"\?round=1&move=1&seat=B$"))

    # Whoever follows the link begins to read at the moment, which fits on the screen.
    answers += [_reviewed([0.6, 0.18, 0.1], 99.9, 0.002)]
    ann.page.goto(link)
    title = told.get_by_role("heading", name=ann.says("review-turn", move=1))
    expect(title).to_be_focused()
    expect(title).to_be_in_viewport()


def test_other_pages_lead_to_the_review(desk: Desk) -> None:
    ann = desk.person()
    company = seat(ann, options={"stock": 1})
    company.start()
    company.finish()
    link = ann.page.get_by_role("link", name=ann.says("ending-review"))
    for path in (f"{company.path}/replay/1", "statistics"):
        ann.open(path)
        expect(link).to_have_attribute("href", re.compile(rf"/t/{company.code}/replay/1\?review"))
