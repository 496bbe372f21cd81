"""`stockpile bench nodes` drives tables across several servers on one database."""

from __future__ import annotations

import pytest

from tests.cli.run import call, stockpile
from tests.postgres import postgres, postgres_url

__all__ = ["postgres", "postgres_url"]


@pytest.mark.long
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


@pytest.mark.parametrize("store", [(), ("--store", "sqlite:///here")], ids=["none", "SQLite"])
def test_nodes_share_a_database_or_are_not_measured(store: tuple[str, ...]) -> None:
    run = call("bench", "nodes", *store)
    assert run.status == 2
    assert "--store" in run.err
