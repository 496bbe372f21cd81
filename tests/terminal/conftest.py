"""What every test of the terminal wants."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests import dealing, steady


@pytest.fixture(autouse=True)
def steady_deals() -> Iterator[None]:
    """The cards are the same whenever a test runs."""
    with steady.terminal(dealing.dealt_to):
        yield
