"""`stockpile bench environments` measures batches, adapters and the yardsticks that are there."""

from __future__ import annotations

from typing import Any

import pytest

from stockpile.bench import environments
from stockpile.bench.kernel import cores
from tests.cli.run import call


@pytest.mark.slow
def test_batches_and_adapters_are_measured_beside_the_yardstick(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(environments, "TABLES_PER_BATCH", 16)
    monkeypatch.setattr(environments, "WARMING_UP", 2)
    monkeypatch.setattr(
        environments,
        "FORMS",
        {"skipbo/2": ("skipbo-2003", 2), "breakers/2": ("breakers-2010", 2)},
    )
    run = call("bench", "environments", "--seconds", "0.05")
    assert run.status == 0, run.err
    results: dict[tuple[str, int], Any] = {
        (one["name"], one["cores"]): one for one in run.json["results"]
    }
    for name in ("skipbo/2", "breakers/2"):
        assert results[name, 1]["unit"] == "steps/s"
        assert (name, cores()) in results
        for adapter in ("pettingzoo", "gymnasium", "openspiel"):
            assert results[f"{name}/{adapter}", 1]["value"] > 0
    assert results[environments.YARDSTICK, 1]["ratio"] == 1
    assert results["skipbo/2", 1]["ratio"] > 0


def test_a_device_that_there_is_none_of_is_refused() -> None:
    run = call("bench", "environments", "--device", "abacus")
    assert run.status == 2
    assert "abacus" in run.err or "cpu, cuda" in run.err
