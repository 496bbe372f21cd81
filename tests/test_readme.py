"""The README's Python examples run, and say what the README says they say."""

from __future__ import annotations

import doctest
from pathlib import Path

import pytest

DOCUMENTS = ["README.md"]


@pytest.mark.parametrize("document", DOCUMENTS)
def test_examples_run(document: str) -> None:
    path = Path(__file__).parents[1] / document
    results = doctest.testfile(str(path), module_relative=False, encoding="utf-8")
    assert results.attempted > 5
    assert results.failed == 0
