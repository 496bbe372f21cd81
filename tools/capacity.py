"""How many tables some nodes hold: a small discrete-event simulation, fed with measured costs.

A move waits for its node's processor, then for a commit, which takes all moves that wait (group
commit) and begins when the node has nothing else to do; then everybody is told and the other player
thinks. Where the two players of a table sit on different nodes, the other node has work with the
move as well, after a NOTIFY.

python tools/capacity.py            the measured points, and what the model makes of them
python tools/capacity.py NODES TABLES SECONDS-A-MOVE [SHARE-ACROSS-NODES]
"""

from __future__ import annotations

import heapq
import random
import sys
from collections import deque
from dataclasses import dataclass
from typing import NamedTuple


@dataclass(frozen=True)
class Costs:
    """What was measured. Times are seconds."""

    move: float = 140e-6
    """Processor time of a node for one move: read, decided, written, told to both players."""
    across: float = 340e-6
    """What a move costs more, mostly on the other node, where the players sit on two nodes."""
    commit: float = 0.72e-3
    """How long one commit takes, whatever is in it."""
    row: float = 5e-6
    """How much longer it takes for each row in it."""


class Outcome(NamedTuple):
    """What a run came to."""

    moves_a_second: float
    p50_ms: float
    p99_ms: float
    busy: float
    """The share of their time that the nodes' processors worked."""


class Point(NamedTuple):
    """Something that was measured with `stockpile bench server`, on a quiet machine."""

    tables: int
    think_s: float
    moves_a_second: float
    p50_ms: float


MEASURED = (
    Point(10, 0.0, 4870, 1.9),
    Point(100, 0.0, 6110, 15.6),
    Point(500, 0.0, 6820, 73.1),
    Point(500, 1.0, 500, 1.0),
)
"""SQLite, one node, two seats at every table (docs/benchmarks.md)."""


class Simulation:
    """One processor a node. Nodes commit side by side; what the database bears is not modelled."""

    def __init__(
        self,
        nodes: int,
        tables: int,
        think_s: float,
        *,
        across: float = 0.0,
        costs: Costs | None = None,
        seed: int = 1,
    ) -> None:
        self._costs = costs or Costs()
        self._think = think_s
        self._nodes = nodes
        self._random = random.Random(seed)
        self._across = [self._random.random() < across and nodes > 1 for _ in range(tables)]
        self._queues: list[deque[tuple[int, float]]] = [deque() for _ in range(nodes)]
        self._working = [False] * nodes
        self._busy = 0.0
        self._waiting: list[list[tuple[int, float]]] = [[] for _ in range(nodes)]
        self._committing = [False] * nodes
        self._batches: list[list[tuple[int, float]]] = [[] for _ in range(nodes)]
        self._events: list[tuple[float, int, int, int]] = []
        self._count = 0
        self._took: list[tuple[float, float]] = []
        for table in range(tables):
            self._later(self._random.random() * max(think_s, 1e-3), _ASKED, table)

    def _later(self, at: float, what: int, which: int) -> None:
        self._count += 1
        heapq.heappush(self._events, (at, self._count, what, which))

    def run(self, seconds: float) -> Outcome:
        """Let this much time pass; the first quarter does not count."""
        now = 0.0
        while self._events and now < seconds:
            now, _, what, which = heapq.heappop(self._events)
            if what == _ASKED:
                self._ask(now, which)
            elif what == _DECIDED:
                self._decided(now, which)
            else:
                self._committed(now, which)
        counted = sorted(took for at, took in self._took if at > seconds / 4)
        if not counted:
            return Outcome(0.0, 0.0, 0.0, 0.0)
        return Outcome(
            len(counted) / (seconds * 0.75),
            counted[len(counted) // 2] * 1000,
            counted[int(len(counted) * 0.99)] * 1000,
            self._busy / now / self._nodes,
        )

    def _ask(self, now: float, table: int) -> None:
        node = table % self._nodes
        self._queues[node].append((table, now))
        self._work(now, node)

    def _work(self, now: float, node: int) -> None:
        if self._working[node] or not self._queues[node]:
            return
        self._working[node] = True
        table, _ = self._queues[node][0]
        cost = self._costs.move + self._costs.across * self._across[table]
        self._busy += cost
        self._later(now + cost, _DECIDED, node)

    def _decided(self, now: float, node: int) -> None:
        table, began = self._queues[node].popleft()
        self._working[node] = False
        self._waiting[node].append((table, began))
        self._work(now, node)
        # A node decides all that has come in before it lets a commit begin.
        if not self._working[node]:
            self._commit(now, node)

    def _commit(self, now: float, node: int) -> None:
        if self._committing[node] or not self._waiting[node]:
            return
        self._committing[node] = True
        rows = len(self._waiting[node])
        self._batches[node] = self._waiting[node]
        self._waiting[node] = []
        took = self._costs.commit + rows * self._costs.row
        self._later(now + took, _COMMITTED, node)

    def _committed(self, now: float, node: int) -> None:
        for table, began in self._batches[node]:
            self._took.append((now, now - began))
            # People do not all think for the same time.
            think = self._think * (0.5 + self._random.random())
            self._later(now + think, _ASKED, table)
        self._committing[node] = False
        if not self._working[node]:
            self._commit(now, node)


_ASKED, _DECIDED, _COMMITTED = range(3)


def main(arguments: list[str]) -> None:
    """Print what the model says."""
    if arguments:
        nodes, tables, think = int(arguments[0]), int(arguments[1]), float(arguments[2])
        across = float(arguments[3]) if len(arguments) > 3 else 0.0
        print(Simulation(nodes, tables, think, across=across).run(20.0))
        return
    print("tables  s/move   measured moves/s  p50 ms   model moves/s  p50 ms")
    for point in MEASURED:
        found = Simulation(1, point.tables, point.think_s).run(8.0)
        measured = f"{point.moves_a_second:>16,.0f}  {point.p50_ms:>6.1f}"
        model = f"{found.moves_a_second:>14,.0f}  {found.p50_ms:>6.1f}"
        print(f"{point.tables:>6}  {point.think_s:>6.1f}   {measured}  {model}")


if __name__ == "__main__":
    main(sys.argv[1:])
