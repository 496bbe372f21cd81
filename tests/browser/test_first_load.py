"""Coming for the first time and again: little to load, nothing twice, nothing from elsewhere."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import pytest

from tests.browser.browsing import Desk, Person
from tests.browser.screens import BOARD, wait_for
from tests.browser.sitting import playing, seat

MOST = 120 * 1024
"""Bytes that a table may take for whoever opens the page there, as they are sent."""
MOST_BEFORE = 92 * 1024
"""The same for the pages before it: what only a table needs is not fetched for them."""
MOST_REQUESTS = 12
"""What any of them may ask for: each request waits for the line once more."""
MOST_AFTER_TAP = 6
"""The same from the tap to the table: browsers have six connections to a server at a time."""


@dataclass
class Traffic:
    """What a browser asks the server for, and how much comes back."""

    person: Person
    asked: dict[str, str] = field(default_factory=dict)
    """The address of each request that went to the server."""
    sizes: dict[str, int] = field(default_factory=dict)
    statuses: dict[str, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self._devtools = self.person.context.new_cdp_session(self.person.page)
        self._devtools.on("Network.requestWillBeSent", self._request)
        self._devtools.on("Network.requestServedFromCache", self._cached)
        self._devtools.on("Network.responseReceived", self._response)
        self._devtools.on("Network.loadingFinished", self._finished)
        self._devtools.send("Network.enable")

    def clear(self) -> None:
        for one in (self.asked, self.sizes, self.statuses):
            one.clear()

    @property
    def total(self) -> int:
        return sum(self.sizes.values())

    @property
    def files(self) -> dict[str, int]:
        """The files of the page that came from the server, and how it answered."""
        base = self.person.url
        return {
            path: self.statuses[name]
            for name, address in self.asked.items()
            if not (path := address.removeprefix(base)).startswith("/api/")
            if name in self.statuses
        }

    def __str__(self) -> str:
        named = sorted((self.sizes.get(name, 0), address) for name, address in self.asked.items())
        return "\n".join(f"{size:8} {address}" for size, address in named)

    def _request(self, event: dict[str, Any]) -> None:
        if event["request"]["url"].startswith("http"):
            self.asked[event["requestId"]] = event["request"]["url"]

    def _cached(self, event: dict[str, Any]) -> None:
        self.asked.pop(event["requestId"], None)

    def _response(self, event: dict[str, Any]) -> None:
        self.statuses[event["requestId"]] = event["response"]["status"]
        if event["response"].get("fromDiskCache"):
            self.asked.pop(event["requestId"], None)

    def _finished(self, event: dict[str, Any]) -> None:
        if event["requestId"] in self.asked:
            self.sizes[event["requestId"]] = event["encodedDataLength"]


def _start(person: Person) -> str:
    return ""


def _link(person: Person) -> str:
    return seat(person, "Ben", alone=True).path


def _match(person: Person) -> str:
    return playing(person).path


@pytest.mark.parametrize(
    ("prepare", "there", "known", "language", "most"),
    [
        pytest.param(_start, wait_for("#learning"), False, "en", MOST_BEFORE, id="start"),
        # French needs the most bytes.
        pytest.param(
            *(_link, wait_for("main form"), False, "fr", MOST_BEFORE),
            id="link",
            marks=pytest.mark.slow,
        ),
        pytest.param(_match, BOARD, True, "fr", MOST, id="match"),
    ],
)
def test_a_page_is_small_and_loaded_once(
    desk: Desk, prepare: Any, there: Any, known: bool, language: str, most: int
) -> None:
    """The second time nothing is asked for but the page itself: its parts never change."""
    person = desk.person(known=known, language=language)
    path = prepare(person)
    traffic = Traffic(person)
    person.open(path)
    there(person)
    person.page.wait_for_load_state("networkidle")
    assert traffic.total < most, f"{traffic.total} bytes:\n{traffic}"
    assert len(traffic.asked) <= MOST_REQUESTS, traffic
    assert any("/assets/" in one for one in traffic.files), traffic
    traffic.clear()
    person.open(path)
    there(person)
    person.page.wait_for_load_state("networkidle")
    assert set(traffic.files) <= {f"/{path}"}, traffic
    assert traffic.total < most / 10, traffic


def test_the_page_can_be_installed(desk: Desk) -> None:
    person = desk.person().open()
    devtools = person.context.new_cdp_session(person.page)
    found = devtools.send("Page.getAppManifest")
    assert found["url"] == f"{person.url}/app.webmanifest"
    assert found["errors"] == []
    assert found["data"], "there is no manifest"
    problems = devtools.send("Page.getInstallabilityErrors")["installabilityErrors"]
    # Tests run in windows that keep nothing, in which nothing can be installed.
    assert {one["errorId"] for one in problems} <= {"in-incognito"}, problems


def test_a_tap_asks_for_the_table_before_anything_else(desk: Desk) -> None:
    """Everything after it waits for that answer, and a browser has few lines to a server."""
    person = desk.person(known=False).open()
    person.page.locator(".play:enabled").wait_for()
    person.page.wait_for_load_state("networkidle")
    asked: list[str] = []
    person.page.on(
        "request", lambda one: asked.append(f"{one.method} {one.url.removeprefix(person.url)}")
    )
    person.tap(person.page.locator(".play"))
    BOARD(person)
    assert asked[0] == "POST /api/tables"
    # The rest are files of the table.
    assert [one for one in asked[1:] if not one.startswith("GET /assets/")] == []
    assert len(asked) <= MOST_AFTER_TAP, asked
