"""A tournament over several processes leaves them to the next one; none is left to another test."""

from __future__ import annotations

import sys
from collections.abc import Iterator

import pytest


@pytest.fixture(autouse=True)
def no_workers_left() -> Iterator[None]:
    yield
    if loky := sys.modules.get("joblib.externals.loky"):
        loky.get_reusable_executor(reuse=True).shutdown(wait=True)
