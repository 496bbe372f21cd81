"""Bots think in processes of their own, so that the event loop never waits for one.

`Observed` writes what a seat knows as bytes, at the same cost early and late in a round. `Thinkers`
has bots answer them, in worker processes (`stockpile.bots.worker`) that may be killed at any time.
"""

from __future__ import annotations

import asyncio
import json
import logging
import pickle
import sys
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, fields
from functools import cache
from operator import attrgetter
from typing import Any

from stockpile.bots import LEVELS
from stockpile.bots.worker import LENGTH, MOVE, kinds_of
from stockpile.core.event import Event
from stockpile.core.game import Observation
from stockpile.core.option import Setup

LIGHTEST = "baseline"
"""The level that costs next to nothing and still makes sense at a table."""
COMMAND = (sys.executable, "-P", "-m", "stockpile.bots.worker")
"""What starts a worker; ``-P`` lets no file of the current folder stand in for a module."""
STARTING = 30.0
"""Seconds that a worker may take to be ready."""
LONGEST_ANSWER = 1 << 12
PICKLE = 5

_log = logging.getLogger(__name__)


def lighter(level: str) -> str:
    """The level that is asked in place of another one when there is too much to think about."""
    weaker = LEVELS[: LEVELS.index(LIGHTEST)]
    return level if level in weaker else LIGHTEST


# What a seat knows, as bytes


@cache
def _writers_of(edition: str) -> dict[type[Event], Callable[[Event], tuple[Any, ...]]]:
    """How an event is written: the number of its kind, then its fields."""

    def writes(number: int, kind: type[Event]) -> Callable[[Event], tuple[Any, ...]]:
        names = [one.name for one in fields(kind)]  # type: ignore[arg-type]
        if len(names) == 1:
            one = attrgetter(names[0])
            return lambda event: (number, one(event))
        several = attrgetter(*names)
        return lambda event: (number, *several(event))

    return {kind: writes(number, kind) for number, kind in enumerate(kinds_of(edition))}


class Observed:
    """What one seat has seen of one round, written down as it happens.

    Every entry of the table's log is written once; `encode` only joins what is there.
    """

    __slots__ = ("_counts", "_ends", "_seat", "_setup", "_writers", "_written")

    def __init__(self, setup: Setup, seat: int) -> None:
        self._setup = setup
        self._seat = seat
        self._writers = _writers_of(setup.edition)
        self._written = bytearray()
        self._ends: list[int] = [0]
        self._counts: list[int] = [0]

    def add(self, events: Sequence[Event]) -> None:
        """One more entry of the log: its events as the seat may know them, perhaps none."""
        writers = self._writers
        chunk = pickle.dumps([writers[type(event)](event) for event in events], PICKLE)
        self._written += LENGTH.pack(len(chunk)) + chunk
        self._ends.append(len(self._written))
        self._counts.append(self._counts[-1] + len(events))

    def drop_last(self) -> None:
        """Forget the latest entry: it was undone."""
        if len(self._ends) == 1:
            raise IndexError("there is no entry to forget")
        self._ends.pop()
        self._counts.pop()
        del self._written[self._ends[-1] :]

    def encode(self, view: Any, moves: Sequence[Any]) -> bytes:
        """The Observation of the seat that has this View and may make these moves, as bytes."""
        head = pickle.dumps((self._setup, self._seat, view, moves, self._counts[-1]), PICKLE)
        return b"".join((LENGTH.pack(len(head)), head, self._written))


def encode(observation: Observation[Any, Any]) -> bytes:
    """An Observation as bytes, for whoever asks only once."""
    observed = Observed(observation.setup, observation.seat)
    observed.add(observation.events)
    return observed.encode(observation.view, observation.moves)


# Asking


class ThinkingFailed(Exception):
    """No bot could be brought to answer."""


class _Died(Exception):
    """The worker ended, or no longer makes sense, while it was asked."""


class _Failed(Exception):
    """The bot raised something, or chose an illegal move."""


@dataclass(slots=True, eq=False)
class _Request:
    level: str
    game: str
    observation: bytes
    budget_ms: int | None
    seed: int | str | None
    answer: asyncio.Future[str]

    def frame(self, level: str) -> bytes:
        asked = {
            "level": level,
            "game": self.game,
            "seed": self.seed,
            "budget_ms": self.budget_ms,
        }
        head = json.dumps(asked).encode()
        parts = (LENGTH.pack(len(head)), head, LENGTH.pack(len(self.observation)), self.observation)
        return b"".join((LENGTH.pack(sum(map(len, parts))), *parts))


class _Worker:
    """One worker process, started when it is needed and again when it has died."""

    def __init__(self, command: Sequence[str]) -> None:
        self._command = command
        self._process: asyncio.subprocess.Process | None = None
        self.starts = 0

    @property
    def pid(self) -> int | None:
        process = self._process
        return None if process is None or process.returncode is not None else process.pid

    async def start(self) -> None:
        """See to it that the process is there and ready."""
        if self.pid is not None:
            return
        await self.kill()
        pipe = asyncio.subprocess.PIPE
        self.starts += 1
        try:
            self._process = await asyncio.create_subprocess_exec(
                *self._command, stdin=pipe, stdout=pipe
            )
            async with asyncio.timeout(STARTING):
                await self._receive(self._process)
        except (OSError, TimeoutError, _Died) as wrong:
            await self.kill()
            raise _Died from wrong

    async def ask(self, frame: bytes, limit: float) -> bytes:
        """Send a frame and wait for the answer. Whatever goes wrong, the process is gone then."""
        await self.start()
        process = self._process
        assert process is not None
        assert process.stdin is not None
        try:
            async with asyncio.timeout(limit):
                process.stdin.write(frame)
                await process.stdin.drain()
                return await self._receive(process)
        except OSError as wrong:  # a TimeoutError is one as well
            await self.kill()
            if isinstance(wrong, TimeoutError):
                raise
            raise _Died from wrong
        except _Died:
            await self.kill()
            raise

    async def _receive(self, process: asyncio.subprocess.Process) -> bytes:
        assert process.stdout is not None
        try:
            (length,) = LENGTH.unpack(await process.stdout.readexactly(LENGTH.size))
            if length > LONGEST_ANSWER:
                raise _Died
            return await process.stdout.readexactly(length)
        except asyncio.IncompleteReadError as wrong:
            raise _Died from wrong

    async def kill(self) -> None:
        """End the process. It holds nothing that is worth a farewell."""
        process, self._process = self._process, None
        if process is None:
            return
        if process.returncode is None:
            with suppress(ProcessLookupError):
                process.kill()
        assert process.stdin is not None
        process.stdin.close()
        await process.wait()


class Thinkers:
    """Has bots choose moves, in ``workers`` processes of lower priority.

    When more than ``waiting`` requests wait, a new one is asked of a `lighter` level; at most
    ``most`` wait at all, and who comes then waits to be let in, in the order of coming. A worker
    that dies is started again, and asked the same once more. One that takes longer than ``limit``
    seconds is killed, and a lighter level asked. ``measured`` is told the seconds of every answer.
    """

    def __init__(
        self,
        *,
        workers: int = 1,
        waiting: int = 64,
        most: int = 1024,
        limit: float = 10.0,
        measured: Callable[[float], None] | None = None,
        command: Sequence[str] = COMMAND,
    ) -> None:
        self.asked = 0
        """How many choices were asked for."""
        self.answered = 0
        """How many were made."""
        self.lighter = 0
        """How many were asked of a lighter level because too many waited."""
        self.failed = 0
        """How many times a bot gave no move: it raised, chose what is illegal, or took too long."""
        self.seconds = 0.0
        """How long the answers took altogether, without the waiting."""
        self._few = waiting
        self._limit = limit
        self._measured = measured
        self._workers = [_Worker(command) for _ in range(workers)]
        self._queue: asyncio.Queue[_Request] = asyncio.Queue()
        self._rooms = asyncio.Semaphore(max(most, waiting + 1))
        self._tasks: list[asyncio.Task[None]] = []
        self._open = False

    @property
    def waiting(self) -> int:
        """How many requests wait for a worker."""
        return self._queue.qsize()

    @property
    def restarts(self) -> int:
        """How many times a worker had to be started again."""
        return sum(max(0, worker.starts - 1) for worker in self._workers)

    @property
    def pids(self) -> tuple[int, ...]:
        """The processes that think now."""
        return tuple(pid for worker in self._workers if (pid := worker.pid) is not None)

    async def start(self) -> None:
        """Start the workers. Raises ThinkingFailed if that cannot be done here."""
        try:
            await asyncio.gather(*(worker.start() for worker in self._workers))
        except _Died as wrong:
            await self.close()
            raise ThinkingFailed("a worker process could not be started") from wrong
        self._open = True
        self._tasks = [asyncio.create_task(self._work(worker)) for worker in self._workers]

    async def close(self) -> None:
        """End the workers. Who still waits gets ThinkingFailed."""
        self._open = False
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._tasks = []
        while not self._queue.empty():
            _fail(self._queue.get_nowait(), "closed")
        await asyncio.gather(*(worker.kill() for worker in self._workers))

    async def choose(
        self,
        level: str,
        game: str,
        observation: bytes,
        *,
        budget_ms: int | None = None,
        seed: int | str | None = None,
    ) -> str:
        """The text of the move that a bot of this level makes; ThinkingFailed if there is none.

        With a ``seed``, the same as the bot makes with ``Random(seed)``.
        """
        self.asked += 1
        async with self._rooms:
            if not self._open:
                raise ThinkingFailed("closed")
            if self.waiting >= self._few and level != lighter(level):
                level = lighter(level)
                self.lighter += 1
            answer: asyncio.Future[str] = asyncio.get_running_loop().create_future()
            self._queue.put_nowait(_Request(level, game, observation, budget_ms, seed, answer))
            return await answer

    async def _work(self, worker: _Worker) -> None:
        while True:
            request = await self._queue.get()
            if request.answer.cancelled():
                continue
            try:
                move = await self._think(worker, request)
            except ThinkingFailed as failed:
                _fail(request, str(failed))
            except asyncio.CancelledError:
                _fail(request, "closed")
                raise
            # One request may not take those behind it down.
            except Exception as wrong:  # noqa: BLE001
                _log.error("a request could not be asked: %s", type(wrong).__name__)
                _fail(request, type(wrong).__name__)
            else:
                self.answered += 1
                if not request.answer.done():
                    request.answer.set_result(move)

    async def _think(self, worker: _Worker, request: _Request) -> str:
        tries = [request.level, request.level, LIGHTEST]
        while tries:
            level = tries.pop(0)
            try:
                return await self._ask(worker, request.frame(level))
            except _Died:
                _log.warning("a worker died, asked for %s at %s", level, request.game)
            except _Failed as failed:
                self.failed += 1
                _log.warning("%s at %s gave no move: %s", level, request.game, failed)
                del tries[:-1]
            except TimeoutError:
                self.failed += 1
                _log.warning("%s at %s took longer than %s s", level, request.game, self._limit)
                del tries[:-1]
        raise ThinkingFailed("no bot answers")

    async def _ask(self, worker: _Worker, frame: bytes) -> str:
        await worker.start()
        began = time.perf_counter()
        reply = await worker.ask(frame, self._limit)
        took = time.perf_counter() - began
        kind, text = reply[:1], reply[1:].decode(errors="replace")
        if kind != MOVE:
            raise _Failed(text)
        self.seconds += took
        if self._measured is not None:
            self._measured(took)
        return text


def _fail(request: _Request, why: str) -> None:
    if not request.answer.done():
        request.answer.set_exception(ThinkingFailed(why))
