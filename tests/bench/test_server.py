"""`stockpile bench server` drives a real server, and tells figures that make sense."""

from __future__ import annotations

import pytest

from tests.cli.run import call, stockpile


@pytest.mark.long
@pytest.mark.parametrize(
    ("pace", "seconds"),
    [
        ("closed", 1),
        pytest.param("paced", 2, marks=pytest.mark.slow),
        pytest.param("experts", 3, marks=pytest.mark.slow),
    ],
)
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


@pytest.mark.parametrize(
    "wrong", [("--tables", "none"), ("--tables", "0"), ("--pace", "slowly"), ("--seconds", "0")]
)
def test_what_cannot_be_measured_is_refused_at_once(wrong: tuple[str, str]) -> None:
    run = call("bench", "server", *wrong)
    assert run.status == 2
    assert wrong[0] in run.err
    assert run.out == ""
