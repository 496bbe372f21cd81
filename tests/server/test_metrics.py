"""Metrics: what is counted is told to whoever asks, at next to no cost."""

from __future__ import annotations

import time

import pytest
from prometheus_client import REGISTRY
from prometheus_client.parser import text_string_to_metric_families

from stockpile.server.metrics import Metrics
from stockpile.workers.pool import WorkerPool


def samples(metrics: Metrics) -> dict[str, float]:
    """Every sample by its name and labels."""
    text, kind = metrics.render()
    assert kind.startswith("text/plain")
    return {
        one.name + "".join(f" {label}={value}" for label, value in sorted(one.labels.items())): (
            one.value
        )
        for family in text_string_to_metric_families(text.decode())
        for one in family.samples
    }


def test_everything_has_our_name_and_nothing_is_shared() -> None:
    before = list(REGISTRY.collect())
    first, second = (Metrics("1.2") for _ in range(2))
    first.connections.inc()
    assert samples(second)["stockpile_connections"] == 0
    assert all(name.startswith("stockpile_") for name in samples(first))
    assert len(list(REGISTRY.collect())) == len(before)


def test_the_build_is_told() -> None:
    (build,) = (name for name in samples(Metrics("1.2")) if "build_info" in name)
    assert " version=1.2" in build


def test_what_is_counted_is_told() -> None:
    metrics = Metrics("1.2", ["play", "sit"], ["full"])
    metrics.connections.inc()
    metrics.connections.inc()
    metrics.connections.dec()
    metrics.connected.inc(2)
    metrics.tables.set(12)
    metrics.leases.set(3)
    metrics.messages_in += 1
    metrics.messages_out += 5
    metrics.commit_seconds.observe(0.002)
    metrics.thinking_seconds.observe(0.3)
    told = samples(metrics)
    assert told["stockpile_connections"] == 1
    assert told["stockpile_connections_opened_total"] == 2
    assert told["stockpile_tables_loaded"] == 12
    assert told["stockpile_leases_held"] == 3
    assert told["stockpile_messages_received_total"] == 1
    assert told["stockpile_messages_sent_total"] == 5
    assert told["stockpile_commit_seconds_count"] == 1
    assert told["stockpile_commit_seconds_bucket le=0.001"] == 0
    assert told["stockpile_commit_seconds_bucket le=0.0025"] == 1
    assert told["stockpile_thinking_seconds_sum"] == 0.3


def test_commands_are_told_by_type_and_result() -> None:
    metrics = Metrics("1.2", ["play", "sit"])
    metrics.command("play", "accepted", 0.004)
    metrics.command("play", "accepted", 0.004)
    metrics.command("play", "refused", 0.004)
    metrics.command("sit", "duplicate", 0.004)
    told = samples(metrics)
    assert told["stockpile_commands_total result=accepted type=play"] == 2
    assert told["stockpile_commands_total result=refused type=play"] == 1
    assert told["stockpile_commands_total result=duplicate type=sit"] == 1
    assert told["stockpile_commands_total result=accepted type=sit"] == 0
    assert told["stockpile_command_seconds_count"] == 4


def test_strangers_make_no_new_series() -> None:
    metrics = Metrics("1.2", ["play"], ["full"])
    before = set(samples(metrics))
    for number in range(100):
        metrics.command(f"made up {number}", "refused", 0.1)
        metrics.refused(f"made up {number}")
    metrics.refused("full")
    told = samples(metrics)
    assert set(told) == before
    assert told["stockpile_commands_total result=refused type=other"] == 100
    assert told["stockpile_connections_refused_total reason=other"] == 100
    assert told["stockpile_connections_refused_total reason=full"] == 1


def test_what_others_count_is_read_when_somebody_asks() -> None:
    metrics, thinkers = Metrics("1.2"), WorkerPool()
    metrics.watch_thinkers(thinkers)
    tables: list[str] = []
    metrics.watch_gauge("tables_asleep", "Tables asleep.", lambda: len(tables))
    assert samples(metrics)["stockpile_bots_asked_total"] == 0
    thinkers.asked, thinkers.answered, thinkers.lighter, thinkers.failed = 5, 4, 3, 2
    tables.append("one")
    told = samples(metrics)
    assert [
        told[f"stockpile_bots_{name}_total"]
        for name in ("asked", "answered", "lighter", "failed", "restarts")
    ] == [5, 4, 3, 2, 0]
    assert told["stockpile_bots_waiting"] == 0
    assert told["stockpile_tables_asleep"] == 1


def test_a_name_is_taken_once() -> None:
    metrics = Metrics("1.2")
    with pytest.raises(ValueError, match="Duplicated"):
        metrics.watch_gauge("connections", "Again.", lambda: 0)


def test_counting_costs_next_to_nothing() -> None:
    metrics = Metrics("1.2", ["play"])
    began = time.thread_time()
    for _ in range(10_000):
        metrics.command("play", "accepted", 0.003)
        metrics.messages_in += 1
    assert time.thread_time() - began < 1
