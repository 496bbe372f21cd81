"""`stockpile bench kernel` plays rounds in the kernel, and tells how fast."""

from __future__ import annotations

import pytest

from stockpile.bench import kernel
from stockpile.bench.rules import tables
from tests.cli.run import call


@pytest.mark.slow
def test_every_game_and_seat_count_on_one_core_and_on_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kernel, "ROUNDS_PER_BATCH", 1)
    run = call("bench", "kernel", "--seconds", "0.05")
    assert run.status == 0, run.err
    results = {(one["name"], one["cores"]): one for one in run.json["results"]}
    assert len(results) == len(run.json["results"])
    ours = {name for name, _ in tables()}
    stocks = {f"skipbo/2/stock-{stock}" for stock in kernel.STOCK_SIZES}
    assert {f"skipbo/{seats}" for seats in range(2, 9)} < ours
    assert {f"breakers/{seats}" for seats in range(2, 5)} < ours
    at_random = {f"{name}/random" for name in ours if name.startswith("breakers/")}
    for name in ours | stocks | at_random:
        assert (name, 1) in results
    for name in ours:
        assert (name, kernel.cores()) in results
        if kernel.cores() > 1:
            assert f"{name} on {kernel.cores()} cores: " in run.err
    for one in results.values():
        assert one["unit"] == "moves/s"
        assert one["value"] > 0
    # The yardstick is there where it is installed; else that is said.
    assert (("openspiel/crazy_eights", 1) in results) != ("OpenSpiel" in run.err)


def test_a_file_that_cannot_be_written_is_refused_before_the_work() -> None:
    run = call("bench", "kernel", "--json", "/nowhere/bench.json")
    assert run.status == 2
    assert "/nowhere/bench.json" in run.err
