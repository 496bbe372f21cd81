"""The server is updated while people play: their table goes on."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path

import pytest
from playwright.sync_api import Browser, WebSocketRoute, expect

from stockpile.server.page import PAGE_FOLDER
from tests.browser.browsing import Desk, Person
from tests.browser.conftest import FREE
from tests.browser.sitting import Sitter, sit_down
from tests.browser.test_connection import BROKEN
from tests.server.running import Running

pytestmark = pytest.mark.slow


def next_version(page: Path) -> None:
    """Make of a built page what the next version would be: every file has another name."""
    for path in [*page.rglob("*.br"), *page.rglob("*.gz")]:
        path.unlink()
    assets = {one.name: f"{one.stem}x{one.suffix}" for one in (page / "assets").iterdir()}
    names = re.compile("|".join(map(re.escape, sorted(assets, key=len, reverse=True))))
    for path in page.rglob("*"):
        if path.suffix in {".js", ".css", ".html"}:
            text = path.read_text(encoding="utf-8")
            path.write_text(names.sub(lambda one: assets[one[0]], text), encoding="utf-8")
    for name, other in assets.items():
        (page / "assets" / name).rename(page / "assets" / other)
    worker = page / "offline.js"
    worker.write_text(
        worker.read_text(encoding="utf-8").replace("stockpile-", "stockpile-next-", 1)
    )


def script_of(person: Person) -> str:
    """The file that the page began with."""
    return str(person.page.locator("script[type=module]").first.get_attribute("src"))


def test_an_update_breaks_no_table(chromium: Browser, tmp_path: Path) -> None:
    """Neither where the browser keeps the page's files, nor where it does not: over plain http.

    Nor does a server that speaks another protocol from then on.
    """
    page = tmp_path / "page"
    shutil.copytree(PAGE_FOLDER, page)
    server = Running(*FREE, environment={"STOCKPILE_PAGE": str(page)})
    with server, Desk(chromium, server) as desk:
        ann, ben, cleo = desk.person(offline=True), desk.person("Ben"), desk.person("Cleo")
        people = (ann, ben, cleo)
        other_protocol: list[str] = []

        def come(socket: WebSocketRoute) -> None:
            if other_protocol:
                socket.send(other_protocol.pop())
            else:
                socket.connect_to_server()

        cleo.page.route_web_socket(re.compile("/connection$"), come)
        for one in people:
            one.forgiven += [*BROKEN, "404", "Refused to apply style", "Unable to preload CSS"]
        tokens = [one.token for one in people]
        company = sit_down(ann, tokens, seats=3, options={"stock": 1})
        company.start()
        for one in people:
            one.open(company.path)
            one.place("draw").wait_for()
        ann.page.wait_for_function("() => navigator.serviceWorker.controller !== null")
        before = script_of(ann)

        server.stop()
        next_version(page)
        refused = {"code": "other-protocol", "args": {"protocol": 2, "known": 3}, "final": True}
        other_protocol.append(json.dumps({"type": "refused", **refused}))
        server.start()
        expect(cleo.page.locator(f'script[src="{before}"]')).to_have_count(0)
        cleo.place("draw").wait_for()
        for sitter in company.sitters:
            sitter.leave()
        company.sitters = [Sitter(ann, company.code, token) for token in tokens]
        company.finish()
        # The result is a file that neither page has asked for before.
        for one in people:
            expect(one.page.locator("#ending-title")).to_be_visible()
        assert script_of(ann) == before
        assert script_of(ben) != before

        # Whoever opens the page again has the new one, at the same table.
        ann.reload()
        expect(ann.page.locator("#ending-title")).to_be_visible()
        assert script_of(ann) == script_of(ben)
