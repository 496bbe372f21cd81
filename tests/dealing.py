"""For whom cards are dealt: a test, or a fixture that several tests share.

Programs that tests start (`STOCKPILE`) deal the same cards to the same test in every run. One
server may serve many tests, so they read in a file for whom they deal. This module is a plugin of
pytest, too, which writes it.
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from functools import cache
from hashlib import sha256
from pathlib import Path

import pytest

from tests import processes

STOCKPILE = (sys.executable, "-P", str(Path(__file__).with_name("steady.py")))
"""Runs ``stockpile`` so that it deals the same cards in every run: for whatever is played."""

DEALT_TO = "TESTS_DEALT_TO"
"""The variable with the path of that file. `tests.steady` has it once more: it runs by itself."""

_dealt_to = [""]


def dealt_to() -> str:
    """The running test; while a fixture of a wider scope is set up, that fixture."""
    return _dealt_to[-1]


@cache
def _file() -> int:
    """The file, open as long as this process is there."""
    folder = Path(tempfile.mkdtemp(prefix="stockpile-tests-"))
    processes.remove_at_the_end(folder)
    os.environ[DEALT_TO] = str(folder / "dealt-to")
    return os.open(folder / "dealt-to", os.O_CREAT | os.O_WRONLY, 0o644)


def digest() -> bytes:
    """What programs read. It is as long for everybody: nobody reads a part of it."""
    return sha256(dealt_to().encode()).hexdigest().encode()


def _write() -> None:
    os.pwrite(_file(), digest(), 0)


@contextmanager
def _dealing_to(whom: str) -> Iterator[None]:
    _dealt_to.append(whom)
    _write()
    try:
        yield
    finally:
        _dealt_to.pop()
        _write()


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Deal to a test."""
    with _dealing_to(item.nodeid):
        return (yield)


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_fixture_setup(
    fixturedef: pytest.FixtureDef[object], request: pytest.FixtureRequest
) -> Generator[None, object, object]:
    """Deal to a shared fixture itself: any of its tests may be the one that runs first."""
    if fixturedef.scope == "function":
        return (yield)
    variant = getattr(request, "param_index", 0)
    with _dealing_to(f"{fixturedef.baseid}::{fixturedef.argname}[{variant}]"):
        return (yield)
