"""How long the bots of one table may think."""

from __future__ import annotations

from collections.abc import Callable


class ThinkingBudget:
    """Seconds of thinking per minute, spent on moves and regained over time; 0 sets no limit."""

    def __init__(self, seconds_per_minute: float, clock: Callable[[], float]) -> None:
        self._per_minute = seconds_per_minute
        self._clock = clock
        self._spent = 0.0
        self._looked = clock()

    @property
    def left(self) -> bool:
        """Whether the bots have any time left."""
        if not self._per_minute:
            return True
        now = self._clock()
        given_back = (now - self._looked) / 60 * self._per_minute
        self._spent = max(0.0, self._spent - given_back)
        self._looked = now
        return self._spent < self._per_minute

    def spend(self, seconds: float) -> None:
        """A bot has thought for a while."""
        self._spent += seconds
