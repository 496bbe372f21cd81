"""What counts for the coverage, who owns processes, and the Hypothesis profiles.

The usual profile is small and always tries the same examples, so that a test run says the same
twice; `pytest -m hypothesis --hypothesis-profile=slow` looks for new ones.
"""

import os
import sys
import threading
from collections.abc import Generator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from tests import processes

os.environ["LC_ALL"] = "C.UTF-8"  # commands speak the reader's language, and tests read English

COUNTED = [
    Path(__file__).parent / folder
    for folder in ("breakers", "core", "perft", "playthroughs", "rules", "skipbo")
]
"""The tests of the rules: what is covered has to be covered by them."""


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Count lines only where it means something: it makes a test take three times as long.

    What somebody at a table, or an example that was found at random, happens to run through has
    not been tested. The mark of pytest-cov for this, `no_cover`, does nothing in xdist's workers:
    there are two counters in each, and it stops one of them.
    """
    counts = any(folder in item.path.parents for folder in COUNTED)
    if counts and not item.get_closest_marker("hypothesis"):
        return (yield)
    here, in_threads = sys.gettrace(), threading.gettrace()
    if here is None:
        return (yield)
    sys.settrace(None)
    threading.settrace(None)
    try:
        return (yield)
    finally:
        sys.settrace(here)
        threading.settrace(in_threads)


def pytest_configure(config: pytest.Config) -> None:
    """See to processes; and let xdist's workers share one installation of PostgreSQL."""
    # A conftest does not hear of fixtures for the whole session.
    config.pluginmanager.register(processes)
    if config.getoption("tx", None) and not hasattr(config, "workerinput"):
        from tests import postgres

        postgres.share_folder()


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """How many tests ran in each folder, and for how long altogether, in whichever process."""
    ran: dict[str, set[str]] = {}
    seconds: dict[str, float] = {}
    for reports in terminalreporter.stats.values():
        for report in reports:
            if isinstance(report, pytest.TestReport):
                folder = str(Path(report.nodeid.partition("::")[0]).parent)
                ran.setdefault(folder, set()).add(report.nodeid)
                seconds[folder] = seconds.get(folder, 0.0) + report.duration
    if len(ran) > 1:
        terminalreporter.section("folders")
        for folder, took in sorted(seconds.items(), key=lambda one: -one[1]):
            terminalreporter.write_line(f"{folder:<24} {len(ran[folder]):>5} tests {took:>6.0f} s")


settings.register_profile(
    "default",
    max_examples=30,
    derandomize=True,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile(
    "slow",
    max_examples=600,
    derandomize=False,
    deadline=None,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("default")
