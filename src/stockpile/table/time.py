"""What time it is: for a node, and for each of its tables.

Only the process's monotonic clock is trusted to run evenly. The wall clock says what people read,
and how long a table slept; setting it while people play makes no difference to them.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable
from typing import Protocol

CLOCK_STEP_MS = 500
"""If the wall clock drifts this far between two checks, somebody has set it."""


class NodeTime(Protocol):
    """The clocks of a node, which tests replace."""

    def wall_ms(self) -> int:
        """Milliseconds since 1970 by the machine's clock, which may be set forward or back."""
        ...

    def seconds(self) -> float:
        """Seconds that pass evenly, from an arbitrary start."""
        ...

    def sleep(self, seconds: float) -> Awaitable[None]:
        """Wait for this many of these seconds."""
        ...


class SystemTime:
    """The clocks of the machine."""

    def wall_ms(self) -> int:
        return time.time_ns() // 1_000_000

    def seconds(self) -> float:
        return time.monotonic()

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)


class TableTime:
    """A table's own time, in milliseconds since 1970, which goes into the rows of its log.

    It continues from the last row as evenly as the node's seconds. Nodes that share a table learn
    its time from each other's rows, so their wall clocks need not agree.
    """

    def __init__(self, node: NodeTime, at_ms: int) -> None:
        self._node = node
        self._at_ms = at_ms
        self._since = node.seconds()

    def now_ms(self) -> int:
        """What time it is at the table."""
        return self._at_ms + round((self._node.seconds() - self._since) * 1000)

    def catch_up(self, at_ms: int) -> None:
        """Move on to this time, unless it is already past."""
        if at_ms > self.now_ms():
            self._at_ms, self._since = at_ms, self._node.seconds()


class StepWatch:
    """Notices when somebody sets the wall clock."""

    def __init__(self, node: NodeTime) -> None:
        self._node = node
        self._offset_ms = self._offset()

    def _offset(self) -> float:
        return self._node.wall_ms() - self._node.seconds() * 1000

    def step_ms(self) -> int:
        """How far it was set since the last check: forward, or back if negative."""
        before, self._offset_ms = self._offset_ms, self._offset()
        step = round(self._offset_ms - before)
        return step if abs(step) >= CLOCK_STEP_MS else 0
