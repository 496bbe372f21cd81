"""`stockpile bench server` drives a real server, and tells figures that make sense."""

from __future__ import annotations

import pytest

from stockpile.bench.driver import measured
from stockpile.core.refusal import Refused
from tests.cli.run import call, stockpile


@pytest.mark.slow
@pytest.mark.parametrize(("pace", "seconds"), [("closed", 1), ("paced", 2), ("experts", 3)])
def test_it_counts_moves_that_a_real_server_has_answered(pace: str, seconds: int) -> None:
    run = stockpile("bench", "server", "--tables", "3", "--pace", pace, "--seconds", str(seconds))
    assert run.status == 0, run.err
    result, *bare = run.json["results"]
    assert result["name"] == f"server/sqlite/{pace}/3"
    # The yardstick moves at once, or not at all.
    names = ["bare/durable/closed/3", "bare/memory/closed/3"]
    assert [one["name"] for one in bare] == (names if pace == "closed" else [])
    for one in (result, *bare):
        assert one["unit"] == "moves/s"
        assert 0 < one["p50_ms"] <= one["p95_ms"] <= one["p99_ms"]
    if bare:
        assert result["ratio"] == pytest.approx(result["value"] / bare[0]["value"], abs=0.01)
    # Paced is one move a second a table, however fast the machine is.
    assert result["value"] > 0 if pace == "closed" else 0 < result["value"] <= 3.5


def test_a_result_tells_how_long_most_moves_took() -> None:
    took = [one / 1000 for one in range(1, 101)]
    result = measured("server/sqlite/closed/3", took, 2.0, 12.34, 1.0, 0.5).to_json()
    assert (result["unit"], result["value"], result["cores"]) == ("moves/s", 50.0, 1)
    assert (result["p50_ms"], result["p95_ms"], result["p99_ms"]) == (51.0, 96.0, 100.0)
    assert (result["kb_per_table"], result["server_cpu"], result["driver_cpu"]) == (12.3, 0.5, 0.25)
    assert result["cpu_us_per_move"] == 10_000.0
    assert result["late_to_early"] == pytest.approx(95.5 / 5.5, abs=0.01)


def test_nothing_is_told_of_a_server_that_answered_no_moves() -> None:
    with pytest.raises(Refused):
        measured("server/sqlite/closed/3", [], 1.0, 0.0, 0.0, 0.0)


@pytest.mark.parametrize(
    "wrong", [("--tables", "none"), ("--tables", "0"), ("--pace", "slowly"), ("--seconds", "0")]
)
def test_what_cannot_be_measured_is_refused_at_once(wrong: tuple[str, str]) -> None:
    run = call("bench", "server", *wrong)
    assert run.status == 2
    assert wrong[0] in run.err
    assert run.out == ""
