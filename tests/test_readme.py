"""The README's Python examples run, and say what the README says they say."""

from __future__ import annotations

import doctest
from pathlib import Path
from typing import Any

import pytest

DOCUMENTS = ["README.md"]


@pytest.mark.parametrize("document", DOCUMENTS)
def test_examples_run(document: str) -> None:
    path = Path(__file__).parents[1] / document
    results = doctest.testfile(str(path), module_relative=False, encoding="utf-8")
    assert results.attempted > 5
    assert results.failed == 0


def test_the_bots_page_runs() -> None:
    text = (Path(__file__).parents[1] / "docs" / "bots.md").read_text(encoding="utf-8")
    blocks = [part.partition("```")[0] for part in text.split("```python\n")[1:]]
    assert len(blocks) == 3
    names: dict[str, Any] = {}
    for block in blocks:
        exec(block, names)
    assert names["played"].outcome is not None
