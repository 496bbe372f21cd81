"""Every test of a store that asks for `opens` runs on SQLite and on PostgreSQL, both real."""

from __future__ import annotations

from pathlib import Path

import pytest

from stockpile.store import open_store
from tests.postgres import durable_postgres, postgres, postgres_url
from tests.store.looping import Opener, opener

__all__ = ["durable_postgres", "postgres", "postgres_url"]


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.long)])
def store_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty store."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'store.sqlite3'}"
    url: str = request.getfixturevalue("postgres_url")
    return url


@pytest.fixture
def opens(store_url: str, tmp_path: Path) -> Opener:
    return opener(lambda: open_store(store_url, tmp_path))
