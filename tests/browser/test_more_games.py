"""A game that another package brings along, on a page that was built with it."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests import processes
from tests.browser.browsing import Desk
from tests.browser.conftest import FREE
from tests.browser.sitting import seat
from tests.server.running import Running

ROOT = Path(__file__).parents[2]
GAMES = ROOT / "tests" / "games"


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("page")
    environment = {
        "STOCKPILE_GAMES": f"highcard={GAMES / 'highcard'}",
        "STOCKPILE_PAGE": str(folder),
    }
    command = [sys.executable, str(ROOT / "tools" / "client.py"), "npm", "run", "build"]
    processes.run(command, env={**os.environ, **environment}, check=True, timeout=300)
    return folder


@pytest.fixture
def desk(chromium: Browser, page: Path) -> Iterator[Desk]:
    environment = {
        "PYTHONPATH": f"{GAMES}:{GAMES / 'installed'}",
        "STOCKPILE_PAGE": str(page),
    }
    with Running(*FREE, environment=environment) as server, Desk(chromium, server) as desk:
        yield desk


@pytest.mark.slow
def test_a_third_game_is_played_on_the_page(desk: Desk) -> None:
    ann = desk.person()
    company = seat(ann, game="highcard", seats=2)
    company.start()
    ann.open(company.path)
    cards = ann.page.locator("[data-move]")
    for left in (3, 2, 1):
        expect(cards).to_have_count(left)
        cards.first.click()
    expect(ann.page.locator("#ending-title")).to_be_visible()
