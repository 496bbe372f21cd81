"""What the server counts, for Prometheus (``/metrics``), without names, addresses or tables.

Every message is counted, so counting only adds to plain numbers. They are put into Prometheus' form
when somebody asks.
"""

from __future__ import annotations

import platform
from bisect import bisect_left
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import accumulate
from typing import Literal, Protocol

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Info,
    ProcessCollector,
)
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest
from prometheus_client.metrics_core import (
    CounterMetricFamily,
    GaugeMetricFamily,
    HistogramMetricFamily,
    Metric,
)
from prometheus_client.registry import Collector

Family = type[CounterMetricFamily] | type[GaugeMetricFamily]
Result = Literal["accepted", "refused", "duplicate"]
COMMAND_RESULTS: tuple[Result, ...] = ("accepted", "refused", "duplicate")
OTHER_LABEL = "other"
"""The label of everything not on the list, so that strangers cannot create new series."""

COMMAND_BUCKETS_S = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0)
THINKING_BUCKETS_S = (0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


class Counts(Protocol):
    """What `stockpile.workers.pool.WorkerPool` counts."""

    asked: int
    answered: int
    lighter: int
    failed: int

    @property
    def restarts(self) -> int: ...
    @property
    def waiting(self) -> int: ...


class _Watched(Collector):
    """A number that is read when somebody asks."""

    def __init__(self, kind: Family, name: str, says: str, read: Callable[[], float]) -> None:
        self._kind = kind
        self._name = name
        self._says = says
        self._read = read

    def describe(self) -> Iterator[Metric]:
        yield self._kind(self._name, self._says)

    def collect(self) -> Iterator[Metric]:
        yield self._kind(self._name, self._says, value=self._read())


class Durations(Collector):
    """A histogram of how long something took."""

    def __init__(self, name: str, says: str, bounds: Sequence[float]) -> None:
        self._name = name
        self._says = says
        self._bounds = bounds
        self._counts = [0] * (len(bounds) + 1)
        self._sum = 0.0

    def observe(self, seconds: float) -> None:
        """Add one duration."""
        self._counts[bisect_left(self._bounds, seconds)] += 1
        self._sum += seconds

    def describe(self) -> Iterator[Metric]:
        yield HistogramMetricFamily(self._name, self._says)

    def collect(self) -> Iterator[Metric]:
        names = (*map(str, self._bounds), "+Inf")
        buckets = [*zip(names, accumulate(self._counts), strict=True)]
        yield HistogramMetricFamily(self._name, self._says, buckets, self._sum)


class _Commands(Collector):
    """How many commands of each type were given, by what became of them."""

    def __init__(self, kinds: Iterable[str]) -> None:
        names = (*kinds, OTHER_LABEL)
        self._counts = {(kind, result): 0 for kind in names for result in COMMAND_RESULTS}

    def count(self, kind: str, result: Result) -> None:
        """One more was answered."""
        counts = self._counts
        counts[(kind, result) if (kind, result) in counts else (OTHER_LABEL, result)] += 1

    def describe(self) -> Iterator[Metric]:
        yield self._family()

    def collect(self) -> Iterator[Metric]:
        family = self._family()
        for labels, count in self._counts.items():
            family.add_metric(labels, count)
        yield family

    def _family(self) -> CounterMetricFamily:
        says = "Commands by type and what became of them."
        return CounterMetricFamily("stockpile_commands", says, labels=("type", "result"))


class Metrics:
    """All that one server counts.

    ``commands`` and ``reasons`` are the labels there are, for commands and for connections that
    are refused.
    """

    def __init__(
        self, version: str, commands: Iterable[str] = (), reasons: Iterable[str] = ()
    ) -> None:
        self.registry = registry = CollectorRegistry()
        ProcessCollector(namespace="stockpile", registry=registry)
        Info("stockpile_build", "What is running.", registry=registry).info(
            {"version": version, "python": platform.python_version()}
        )
        self.connections = Gauge("stockpile_connections", "Open connections.", registry=registry)
        self.connected = Counter(
            "stockpile_connections_opened", "Connections opened.", registry=registry
        )
        self.tables = Gauge("stockpile_tables_loaded", "Tables in memory.", registry=registry)
        self.leases = Gauge(
            "stockpile_leases_held", "Tables whose duties this node has.", registry=registry
        )
        self.messages_in = 0
        self.messages_out = 0
        self.watch_counter("messages_received", "Messages from clients.", lambda: self.messages_in)
        self.watch_counter("messages_sent", "Messages to clients.", lambda: self.messages_out)
        self.commit_seconds = Durations(
            "stockpile_commit_seconds",
            "From handing rows to the store until they are durable.",
            COMMAND_BUCKETS_S,
        )
        self.thinking_seconds = Durations(
            "stockpile_thinking_seconds",
            "How long bots thought about a move.",
            THINKING_BUCKETS_S,
        )
        self._command_seconds = Durations(
            "stockpile_command_seconds",
            "From a command's arrival to its answer.",
            COMMAND_BUCKETS_S,
        )
        self._commands = _Commands(commands)
        for collector in (
            self.commit_seconds,
            self.thinking_seconds,
            self._command_seconds,
            self._commands,
        ):
            registry.register(collector)
        refused = Counter(
            "stockpile_connections_refused",
            "Connections refused or closed, by reason.",
            ("reason",),
            registry=registry,
        )
        self._refused = {reason: refused.labels(reason) for reason in (*reasons, OTHER_LABEL)}

    def command(self, kind: str, result: Result, seconds: float) -> None:
        """A command was answered."""
        self._commands.count(kind, result)
        self._command_seconds.observe(seconds)

    def refused(self, reason: str) -> None:
        """A connection was refused or closed."""
        (self._refused.get(reason) or self._refused[OTHER_LABEL]).inc()

    def watch_gauge(self, name: str, says: str, read: Callable[[], float]) -> None:
        """Show a number that goes up and down, read when somebody asks."""
        self.registry.register(_Watched(GaugeMetricFamily, f"stockpile_{name}", says, read))

    def watch_counter(self, name: str, says: str, read: Callable[[], float]) -> None:
        """Show a number that only grows, read when somebody asks."""
        self.registry.register(_Watched(CounterMetricFamily, f"stockpile_{name}", says, read))

    def watch_thinkers(self, thinkers: Counts) -> None:
        """Show what the thinkers count."""
        self.watch_counter("bots_asked", "Moves asked of bots.", lambda: thinkers.asked)
        self.watch_counter("bots_answered", "Moves that bots made.", lambda: thinkers.answered)
        self.watch_counter(
            "bots_lighter",
            "Moves asked of a lighter level for want of time.",
            lambda: thinkers.lighter,
        )
        self.watch_counter("bots_failed", "Times that a bot gave no move.", lambda: thinkers.failed)
        self.watch_counter(
            "bots_restarts", "Times that a worker was started again.", lambda: thinkers.restarts
        )
        self.watch_gauge("bots_waiting", "Moves that wait for a bot.", lambda: thinkers.waiting)

    def render(self) -> tuple[bytes, str]:
        """All numbers as text, and its content type."""
        return generate_latest(self.registry), CONTENT_TYPE_LATEST
