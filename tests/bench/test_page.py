"""`stockpile bench page` plays on the page as a slow phone would, and says what it lacks."""

from __future__ import annotations

import pytest

from stockpile.bench import page
from tests.cli.run import call


@pytest.mark.slow
def test_the_way_to_the_first_card_and_the_frames_of_its_motion(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(page, "REPEATS", 1)
    run = call("bench", "page", "--seconds", "0.5")
    assert run.status == 0, run.err
    results = {one["name"]: one for one in run.json["results"]}
    assert {name: one["unit"] for name, one in results.items()} == {
        "page/start": "ms",
        "page/first-card": "ms",
        "page/motion": "frames/s",
        "page/script": "frames/s",
    }
    assert all(one["value"] > 0 for one in results.values())
    # Two requests, one after the other, cannot take less.
    assert results["page/first-card"]["value"] > 2 * page.SLOW_4G["latency"]
    assert results["page/motion"]["value"] < 100


def test_frames_are_counted_while_anything_moves_and_once() -> None:
    moving = page.union([(300, 400), (0, 100), (50, 150), (400, 450)])
    assert moving == [(0, 150), (300, 450)]
    assert page.length(moving) == 300
    assert page.rate([0, 100, 149, 150, 200, 449], moving) == pytest.approx(4 / 0.3)


def test_what_is_missing_is_said_before_anything_is_started(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(page, "PROGRAMS", ())
    monkeypatch.setattr(page, "own_browser", lambda: None)
    run = call("bench", "page")
    assert (run.status, run.out) == (1, "")
    assert "playwright install chromium" in run.err
    monkeypatch.setattr(page, "find_spec", lambda _: None)
    run = call("bench", "page", "--lang", "de")
    assert (run.status, run.out) == (1, "")
    assert "Für diese Messung fehlt Playwright" in run.err
