"""Time that passes only when a test says so, and an event loop that knows when everybody waits.

What has a clock and a sleep (a `NodeTables`, and with it all its tables) runs on a `VirtualTime`.
That something does *not* happen is seen so: time has passed the moment, everybody waits again, and
nothing has happened. No test has to guess how long a machine takes for anything.

A test that lets time go by runs in a `VirtualLoop`; one that only needs a clock that stands still
until it is set `forward` may run in any.
"""

from __future__ import annotations

import asyncio
import contextlib
import functools
import heapq
import selectors
from collections.abc import Callable, Coroutine, Iterator
from itertools import count
from typing import Any, ParamSpec

from tests.waiting import HANGS_S

P = ParamSpec("P")

START = 1_700_000_000_000
"""When virtual time begins, in milliseconds since 1970."""
LONGEST_S = 3600.0
"""How much time passes before what a test waits for is missed."""


class VirtualTime:
    """A clock that stands still, and those who sleep by it."""

    def __init__(self) -> None:
        self._now = START
        self._wall_ahead = 0
        self._numbers = count()
        self._sleeping: list[tuple[int, int, asyncio.Future[None]]] = []

    def now(self) -> int:
        """Milliseconds since 1970."""
        return self._now

    def wall_ms(self) -> int:
        """The same, unless somebody has set the machine's clock."""
        return self._now + self._wall_ahead

    def set_wall_clock(self, seconds: float) -> None:
        """Set the machine's clock forward, or back; no time passes."""
        self._wall_ahead += round(seconds * 1000)

    def seconds(self) -> float:
        """The same in seconds, for whatever counts by those that have passed."""
        return self._now / 1000

    async def sleep(self, seconds: float) -> None:
        """Wait until this much time has passed."""
        woken: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        at = self._now + round(max(0.0, seconds) * 1000)
        heapq.heappush(self._sleeping, (at, next(self._numbers), woken))
        await woken

    def forward(self, seconds: float) -> None:
        """Set the clock forward, and wake all whose time has come."""
        self._now += round(seconds * 1000)
        while self._sleeping and self._sleeping[0][0] <= self._now:
            self._wake_next()

    def wake_within(self, seconds: float) -> None:
        """Let as much time pass as the next sleeper still waits, if it is no more than this."""
        while self._sleeping and self._sleeping[0][-1].done():
            heapq.heappop(self._sleeping)
        if self._sleeping and self._sleeping[0][0] <= self._now + round(seconds * 1000):
            self.forward(max(0, self._sleeping[0][0] - self._now) / 1000)

    async def go_by(self, seconds: float) -> None:
        """Let time pass. Everybody is woken in their moment, and it lasts until all wait again."""
        end = self._now + round(seconds * 1000)
        await everybody_waits()
        while self._sleeping and self._sleeping[0][0] <= end:
            self._now = max(self._now, self._sleeping[0][0])
            self._wake_next()
            await everybody_waits()
        self._now = end

    async def until(self, true: Callable[[], Any]) -> None:
        """Let as much time pass as it takes for something to come true, and no more."""
        end = self._now + round(LONGEST_S * 1000)
        while not true():
            await _waits(true)
            if true():
                return
            assert self._sleeping, "it will never come: nobody waits for another time"
            assert self._sleeping[0][0] <= end, "it never came"
            self._now = max(self._now, self._sleeping[0][0])
            self._wake_next()

    def _wake_next(self) -> None:
        *_, woken = heapq.heappop(self._sleeping)
        if not woken.done():
            woken.set_result(None)


class _Selector(selectors.DefaultSelector):
    """Notices when the loop has nothing to do but to wait."""

    def __init__(self) -> None:
        super().__init__()
        self.at_work = 0
        self.waiting: list[tuple[Callable[[], Any], asyncio.Future[None]]] = []

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        if self._release(lambda true: true()):
            timeout = 0
        # The loop asks with 0 while a callback is ready.
        if timeout == 0 or not self.waiting or self.at_work:
            return super().select(timeout)
        found = super().select(0)
        if not found:
            self._release(lambda _: True)
        return found

    def _release(self, which: Callable[[Callable[[], Any]], Any]) -> bool:
        """Let some go on who wait; whether there were any."""
        waiting, self.waiting = self.waiting, []
        for true, future in waiting:
            if future.done():
                continue
            if which(true):
                future.set_result(None)
            else:
                self.waiting.append((true, future))
        return len(self.waiting) < len(waiting)


class VirtualLoop(asyncio.SelectorEventLoop):
    """An event loop with a time of its own, which knows when everybody in it waits."""

    def __init__(self) -> None:
        self.idle = _Selector()
        self.virtual_time = VirtualTime()
        self.guard: asyncio.Timeout | None = None
        """Ends a test that hangs, by the time that really passes."""
        self._ahead = 0.0
        super().__init__(self.idle)

    def time(self) -> float:
        """What timeouts go by. It passes as ever, and can be put forward besides."""
        return super().time() + self._ahead

    def put_forward(self, seconds: float) -> None:
        """Let timeouts expire, of what nobody but a process or a socket could answer."""
        self._ahead += seconds
        if self.guard is not None and (when := self.guard.when()) is not None:
            self.guard.reschedule(when + seconds)


def in_loop(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    """A test that runs in a virtual loop of its own, which must not take forever."""

    @functools.wraps(test)
    def run(*args: P.args, **named: P.kwargs) -> None:
        async def limited() -> None:
            async with asyncio.timeout(HANGS_S) as running_loop().guard:
                await test(*args, **named)

        with asyncio.Runner(loop_factory=VirtualLoop) as runner:
            runner.run(limited())

    return run


def running_loop() -> VirtualLoop:
    """The running loop, which must be a virtual one."""
    loop = asyncio.get_running_loop()
    assert isinstance(loop, VirtualLoop), "run the test in a VirtualLoop"
    return loop


async def _waits(true: Callable[[], Any]) -> None:
    """Wait until something comes true, or else everybody waits."""
    loop = running_loop()
    waits = loop.create_future()
    loop.idle.waiting.append((true, waits))
    await waits


async def expire(task: asyncio.Future[Any], step: float = 1.0) -> None:
    """Let timeouts expire, one after the other, until something is done that nobody answers."""
    while not task.done():
        await everybody_waits()
        running_loop().put_forward(step)


async def everybody_waits() -> None:
    """Wait until nothing is left to be done: all wait for each other, for time, or for the test.

    What is `at_work` outside the loop is waited for.
    """
    await _waits(lambda: False)


@contextlib.contextmanager
def at_work() -> Iterator[None]:
    """While something is under way that the loop does not know of, such as a thread's work."""
    loop = asyncio.get_running_loop()
    if not isinstance(loop, VirtualLoop):
        yield
        return
    loop.idle.at_work += 1
    try:
        yield
    finally:
        loop.idle.at_work -= 1
