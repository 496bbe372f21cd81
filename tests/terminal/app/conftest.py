"""What every test of the app wants."""

from __future__ import annotations

import pytest


@pytest.fixture(autouse=True)
def quiet(monkeypatch: pytest.MonkeyPatch) -> None:
    """No kernel: it takes seconds to load, and a minute to compile."""
    monkeypatch.setenv("STOCKPILE_KERNEL", "off")
    monkeypatch.delenv("NO_COLOR", raising=False)
