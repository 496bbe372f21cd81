"""The model of docs/scaling.md says what was measured."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def capacity() -> ModuleType:
    spec = importlib.util.spec_from_file_location("capacity", ROOT / "tools" / "capacity.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["capacity"] = module
    spec.loader.exec_module(module)
    return module


def test_the_model_gives_the_measured_points(capacity: ModuleType) -> None:
    for point in capacity.MEASURED:
        found = capacity.Simulation(1, point.tables, point.think_s).run(4.0)
        assert found.moves_a_second == pytest.approx(point.moves_a_second, rel=0.15), point
        assert found.p50_ms == pytest.approx(point.p50_ms, rel=0.15), point


def test_players_on_two_nodes_cost_what_was_measured(capacity: ModuleType) -> None:
    together = capacity.Simulation(2, 100, 0.0).run(2.0)
    apart = capacity.Simulation(2, 100, 0.0, across=1.0).run(2.0)
    assert together.moves_a_second / apart.moves_a_second == pytest.approx(4, rel=0.1)


def test_the_page_has_the_points_and_the_costs(capacity: ModuleType) -> None:
    page = (ROOT / "docs" / "scaling.md").read_text(encoding="utf-8")
    for point in capacity.MEASURED:
        assert f"| {point.tables:,} |" in page
        assert f"| {point.moves_a_second:,} |" in page
    assert f"{capacity.Costs().move * 1e6:.0f} µs per move" in page
