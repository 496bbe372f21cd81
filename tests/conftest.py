"""Which tests run when, who owns processes, what is dealt, and the Hypothesis profiles.

The usual profile is small and always tries the same examples, so that a test run says the same
twice; `pytest -m hypothesis --hypothesis-profile=slow` looks for new ones.
"""

import gc
import os
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import coverage
import pytest
from hypothesis import HealthCheck, settings

from tests import dealing, processes

os.environ["LC_ALL"] = "C.UTF-8"  # commands speak the reader's language, and tests read English

LONG = (
    *("tests/browser/", "tests/environments/", "tests/kernel/", "tests/terminal/app/"),
    *("tests/bots/test_breakers_strong.py", "tests/bots/test_search.py", "tests/test_simulator.py"),
    *("tests/server/test_garbage.py", "tests/server/test_phones.py", "tests/table/test_secrecy.py"),
    *("tests/skipbo/test_properties.py", "tests/skipbo/test_tabletop.py"),
    *("tests/skipbo/test_secrecy.py", "tests/breakers/test_properties.py"),
    *("tests/cli/test_commands.py", "tests/cli/test_serve.py", "tests/test_extras.py"),
    *("tests/perft/", "tests/arena/test_records.py", "tests/games/test_highcard.py"),
    "tests/server/test_schema.py::test_every_event_and_view_of_a_long_match",
    *("tests/terminal/test_catalogue.py", "tests/terminal/test_line.py"),
    "tests/test_catalogues.py::test_every_message_can_be_said",
)
"""Browsers, apps and whole matches take their time; kernels, and what uses them, change little."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Say which belong to the fast loop, and which to `make slow`."""
    variants: dict[str, Iterator[int]] = {}
    for item in items:
        if item.nodeid.startswith(LONG):
            item.add_marker(pytest.mark.long)
        sampled = item.get_closest_marker("sampled")
        if sampled and not item.get_closest_marker("slow"):
            variant = next(variants.setdefault(item.nodeid.partition("[")[0], count()))
            if variant % sampled.args[0]:
                item.add_marker(pytest.mark.slow)


def pytest_collectstart() -> None:
    """Let the collector of garbage rest meanwhile: hardly anything is garbage yet."""
    gc.disable()


def pytest_collection_finish() -> None:
    """Let the collector of garbage leave alone what stays to the end: a tenth of the time."""
    gc.enable()
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)


def pytest_sessionfinish() -> None:
    """Save what `make coverage` has counted, even if the worker is killed before it ends."""
    counting = coverage.Coverage.current()
    if counting is not None:
        counting.save()


def pytest_configure(config: pytest.Config) -> None:
    """See to processes and deals; and let xdist's workers share one installation of PostgreSQL."""
    # A conftest does not hear of fixtures for the whole session.
    config.pluginmanager.register(processes)
    config.pluginmanager.register(dealing)
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
    max_examples=10,
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
