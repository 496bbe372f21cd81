"""`stockpile bench nodes` drives tables across several servers on one database."""

from __future__ import annotations

import pytest

from stockpile.bench.driver import measured
from stockpile.bench.nodes import NodesMeasured
from tests.cli.run import call, stockpile
from tests.postgres import postgres, postgres_url

__all__ = ["postgres", "postgres_url"]


@pytest.mark.slow
def test_a_move_between_two_nodes_is_one_row_and_one_notify(postgres_url: str) -> None:
    command = ("--store", postgres_url, "--nodes", "1,2", "--tables", "2", "--seconds", "1")
    run = stockpile("bench", "nodes", *command)
    assert run.status == 0, run.err
    one, two = run.json["results"]
    assert one["name"] == "nodes/postgresql/closed/2/1"
    assert two["name"] == "nodes/postgresql/closed/2/2"
    for result in (one, two):
        assert result["value"] > 0
        assert result["cpu_us_per_move"] > 0
        assert result["rows_per_move"] >= 1
    # Alone, a node has nobody to tell.
    assert one["notifies_per_move"] == 0
    assert two["notifies_per_move"] > 0.5


def test_a_result_has_the_figures_of_a_server_and_those_of_the_database() -> None:
    result = measured("nodes/postgresql/closed/2/1", [0.002, 0.001], 0.5, 30.0, 0.1, 0.2)
    told = NodesMeasured(result, 400.0, 1.0, 0.5, 1.5, 0.0834, 0.0).to_json()
    assert (told["name"], told["unit"], told["value"]) == (result.name, "moves/s", 4.0)
    assert told["p50_ms"] == 2.0
    assert (told["cpu_us_per_move"], told["rows_per_move"]) == (400.0, 1.0)
    assert (told["notifies_per_move"], told["transactions_per_move"]) == (0.5, 1.5)
    assert (told["database_ms_per_move"], told["lock_waits"]) == (0.083, 0.0)


@pytest.mark.parametrize("store", [(), ("--store", "sqlite:///here")], ids=["none", "SQLite"])
def test_nodes_share_a_database_or_are_not_measured(store: tuple[str, ...]) -> None:
    run = call("bench", "nodes", *store)
    assert run.status == 2
    assert "--store" in run.err
