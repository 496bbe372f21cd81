"""Behind a reverse proxy, under a path of its own: everything is found, every link works."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.browsing import Desk
from tests.browser.conftest import FREE
from tests.server.running import Running

PREFIX = "/games/stockpile"


@pytest.fixture
def prefixed(chromium: Browser) -> Iterator[Desk]:
    with Running("--prefix", PREFIX, *FREE) as server:
        # What the server prints is where it listens; people come through the proxy's path.
        server.url = server.url.removesuffix(PREFIX) + PREFIX
        with Desk(chromium, server) as desk:
            yield desk


def test_a_game_under_a_prefix(prefixed: Desk) -> None:
    ann = prefixed.person("Ann", known=False).open()
    ann.press("page-play")
    expect(ann.place("A.stock")).to_be_visible()
    assert ann.page.url.startswith(f"{ann.server.url}/t/")
    ann.reload()
    expect(ann.place("A.stock")).to_be_visible()
    ann.open("learn/breakers")
    expect(ann.place("trick").first).to_be_visible()
    ann.open("rules/skipbo-2011")
    expect(ann.page.get_by_role("heading", level=2).first).to_be_visible()
