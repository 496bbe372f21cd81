"""How long the bots of one table may think."""

from __future__ import annotations

from collections.abc import Callable


class ThinkingBudget:
    """Seconds of thinking per minute, spent by moves and given back as time passes; 0: no limit."""

    def __init__(self, seconds_per_minute: float, now_ms: Callable[[], int]) -> None:
        self._minute_ms = seconds_per_minute * 1000
        self._now_ms = now_ms
        self._spent_ms = 0.0
        self._looked_ms = now_ms()

    @property
    def left(self) -> bool:
        """Whether the bots have not used up their time of late."""
        if not self._minute_ms:
            return True
        now_ms = self._now_ms()
        given_back = (now_ms - self._looked_ms) / 60_000 * self._minute_ms
        self._spent_ms = max(0.0, self._spent_ms - given_back)
        self._looked_ms = now_ms
        return self._spent_ms < self._minute_ms

    def spend(self, took_ms: int) -> None:
        """A bot has thought for a while."""
        self._spent_ms += took_ms
