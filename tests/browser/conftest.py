"""A real Chromium, one for each worker, and a real server with the built page."""

from __future__ import annotations

import subprocess
from collections.abc import Generator, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.browsing import Desk
from tests.server.running import Running

FIND_CHROMIUM = Path(__file__).parents[2] / "tools" / "find-chromium"
FLAGS = (
    # Tests may run as root, in a container, and without a graphics card or a way to the network.
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    # A page is there for a second or two: to make it faster later takes longer than it saves.
    "--js-flags=--no-maglev,--no-opt",
)


def find_chromium() -> str:
    """Where the browser is."""
    return subprocess.check_output([FIND_CHROMIUM], text=True, stdin=subprocess.DEVNULL).strip()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Where a test fails, keep what its people saw."""
    report = yield
    if report.when == "call" and report.failed:
        for desk in getattr(item, "funcargs", {}).values():
            if isinstance(desk, Desk):
                report.sections.append(("pictures", "\n".join(desk.photograph())))
    return report


def _among_browser_tests_only(
    fixture_name: str, config: pytest.Config
) -> Literal["session", "module"]:
    """For how long to keep a browser: as long as it is there, the thread has a running event loop.

    Tests outside this folder want to run one of their own.
    """
    alone = all("tests/browser" in str(one) for one in config.args)
    return "session" if alone else "module"


@pytest.fixture(scope=_among_browser_tests_only)
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=list(FLAGS))
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server() -> Iterator[Running]:
    """A server for tests that leave it as it is. Bots do not make anybody wait."""
    with Running(*FREE) as running:
        yield running


@pytest.fixture(scope="session")
def thinking() -> Iterator[Running]:
    """A server that gives hints and reviews, as soon as what it thinks with is compiled."""
    with Running(*FREE, environment={"STOCKPILE_KERNEL": "on"}) as running:
        yield running


FREE = (
    "--guests-per-minute",
    "0",
    "--tables-per-hour",
    "0",
    "--requests-per-minute",
    "0",
    "--table-messages-per-second",
    "0",
)


@pytest.fixture
def desk(chromium: Browser, server: Running) -> Iterator[Desk]:
    """A desk at which people sit down with their browsers, at the shared server."""
    with ExitStack() as stack:
        yield stack.enter_context(Desk(chromium, server))
