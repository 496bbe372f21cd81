"""The counts of legal sequences in this folder still hold."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.perft.count import NAIVE, Counter, files, read


@pytest.mark.parametrize("path", files(), ids=lambda path: path.stem)
def test_the_counts_of_a_position(path: Path) -> None:
    written = read(path)
    counter = Counter(written, checked=2)
    counts = [counter.count(depth) for depth in range(1, len(written["counts"]) + 1)]
    assert counts == written["counts"]


def test_every_game_has_positions() -> None:
    assert {read(path)["position"]["game"] for path in files()} == set(NAIVE)
