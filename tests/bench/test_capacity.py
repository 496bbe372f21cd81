"""The model of docs/scaling.md says what was measured."""

from __future__ import annotations

import importlib.util
import json
import re
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "scaling.md").read_text(encoding="utf-8")


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


@pytest.fixture(scope="module")
def nodes() -> list[dict[str, Any]]:
    """What was measured with 1, 2 and 3 nodes."""
    kept = (ROOT / "docs" / "figures" / "nodes.json").read_text(encoding="utf-8")
    results: list[dict[str, Any]] = json.loads(kept)["results"]
    assert [one["name"].rpartition("/")[2] for one in results] == ["1", "2", "3"]
    return results


def test_players_on_two_nodes_cost_what_was_measured(
    capacity: ModuleType, nodes: list[dict[str, Any]]
) -> None:
    one, two, _ = (result["cpu_us_per_move"] for result in nodes)
    together = capacity.Simulation(2, 100, 0.0).run(2.0)
    apart = capacity.Simulation(2, 100, 0.0, across=1.0).run(2.0)
    assert together.moves_a_second / apart.moves_a_second == pytest.approx(two / one, rel=0.1)
    assert f"**{two / one:.1f} times**" in PAGE


def rows(head: str) -> list[list[str]]:
    """The rows of the table with this head."""
    _, _, rest = PAGE.partition(f"| {head} |\n")
    lines = rest.partition("\n\n")[0].splitlines()[1:]
    return [[cell.strip() for cell in line.strip("| ").split("|")] for line in lines]


def test_the_page_has_the_points_and_what_the_model_makes_of_them(capacity: ModuleType) -> None:
    told = rows("tables | pace | measured moves/s | p50 ms | model moves/s | p50 ms")
    for row, point in zip(told, capacity.MEASURED, strict=True):
        found = capacity.Simulation(1, point.tables, point.think_s).run(8.0)
        assert row == [
            f"{point.tables}",
            "1 move/s" if point.think_s else "at once",
            f"{point.moves_a_second:,}",
            f"{point.p50_ms}",
            f"{found.moves_a_second:,.0f}",
            f"{found.p50_ms:.1f}",
        ]


def test_how_far_it_reaches_is_what_the_model_says(capacity: ModuleType) -> None:
    told = rows("| tables | players | moves/s | processor | p99, model")
    forms = ((1, 0.0), (4, 0.0), (4, 1.0))
    for (_, tables, players, *row), (nodes, across) in zip(told, forms, strict=True):
        count = int(tables.replace(",", ""))
        found = capacity.Simulation(nodes, count, 5.0, across=across).run(20.0)
        assert players == f"{2 * count:,}"
        assert row[0] == f"{round(found.moves_a_second, -2):,.0f}"
        assert row[1] == f"{found.busy:.0%} of ".replace("%", " %") + row[1].partition(" of ")[2]
        assert row[2] == f"{found.p99_ms:.0f} ms"


def test_the_page_has_the_costs(capacity: ModuleType) -> None:
    costs = capacity.Costs()
    assert f"{costs.move * 1e6:.0f} µs per move, {costs.across * 1e6:.0f} µs more across" in PAGE
    assert f"{costs.commit * 1e3:.2f} ms per commit and {costs.row * 1e6:.0f} µs per row" in PAGE


@pytest.mark.parametrize(
    ("row", "figure", "form"),
    [
        ("rows of the log", "rows_per_move", "{:.1f}"),
        ("NOTIFYs", "notifies_per_move", "{:.1f}"),
        ("transactions", "transactions_per_move", "{:.1f}"),
        ("processor time of the nodes", "cpu_us_per_move", "{:.0f} µs"),
        ("the database's sessions are busy", "database_ms_per_move", "{:.1f} ms"),
        ("sessions that wait for a lock, on average", "lock_waits", "{:.0f}"),
    ],
)
def test_the_page_has_what_several_nodes_cost(
    nodes: list[dict[str, Any]], row: str, figure: str, form: str
) -> None:
    [cells] = re.findall(rf"^\| {row} \|(.*)\|$", PAGE, re.MULTILINE)
    told = [float(cell.split()[0]) for cell in cells.split("|")]
    measured = [one[figure] for one in nodes]
    assert [form.format(one) for one in told] == [form.format(one) for one in measured]
