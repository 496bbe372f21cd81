"""Everybody who runs a command here reads English, and has cards and a data folder of their own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests import dealing, steady


@pytest.fixture(autouse=True)
def own_home(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where games are kept that nobody named a file for."""
    folder = tmp_path_factory.mktemp("data")
    monkeypatch.setenv("XDG_DATA_HOME", str(folder))
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    return folder


@pytest.fixture(autouse=True)
def steady_deals() -> Iterator[None]:
    """The cards are the same whenever a test runs."""
    with steady.terminal(dealing.dealt_to):
        yield
