"""Bots think in processes of their own, so that the event loop never waits for one.

`Observed` writes what a seat knows as bytes, at the same cost early and late in a round. `Thinkers`
has bots answer them, in worker processes (`stockpile.bots.worker`) that may be killed at any time.
"""

from __future__ import annotations

import asyncio
import json
import logging
import pickle
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, fields
from functools import cache
from itertools import count
from operator import attrgetter
from typing import Any

from stockpile.bots import LEVELS, is_level, with_budget
from stockpile.bots.apart import LENGTH
from stockpile.bots.worker import MOVE, TOLD, kinds_of
from stockpile.core.event import Event
from stockpile.core.game import Observation
from stockpile.core.option import Setup
from stockpile.table.working import COMMAND, Apart, Died, Failed, NotYet, Worker, request

LIGHTEST = "baseline"
"""The level that costs next to nothing and still makes sense at a table."""
LIGHTER = {"expert": "skilled"}
"""The level in place of another one, where there is one that makes more sense than the lightest."""
THINKING_MS = 300
"""How long a bot thinks that can think for any time."""
HINT_MS = 400
"""How long is thought about a hint."""
LEAST_MS = 20
"""What remains of these when many wait."""
PATIENCE = 5.0
"""Seconds for which those who want to be thought about let light ones pass."""
AT_ONCE = 8
"""How many bots from outside think at the same time."""
PICKLE = 5

_log = logging.getLogger(__name__)


def lighter(level: str) -> str:
    """The level that is asked in place of another one when there is too much to think about."""
    weaker = LEVELS[: LEVELS.index(LIGHTEST)]
    return level if level in weaker else LIGHTER.get(level, LIGHTEST)


def is_light(level: str) -> bool:
    """Whether bots of this level answer in next to no time. Nobody knows of those from outside."""
    return is_level(level) and with_budget(level) == level


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


Wanted = Callable[[], bool]
"""Whether anybody is still interested."""


@dataclass(slots=True, eq=False)
class _Request:
    """Something that waits for a worker: a move of a level, or (without one) advice."""

    level: str | None
    game: str
    observation: bytes
    budget_ms: int
    seed: int | str | None
    wanted: Wanted
    answer: asyncio.Future[str]
    who: str = ""
    """The seat and round that it is about."""

    def asked(self, level: str | None, budget_ms: int) -> dict[str, Any]:
        asked = {"game": self.game, "seed": self.seed, "budget_ms": budget_ms}
        if level is None:
            return asked | {"kind": "advise", "playouts": None}
        return asked | {"kind": "choose", "level": level, "who": self.who}


_Queue = asyncio.PriorityQueue[tuple[float, int, _Request]]


class Thinkers:
    """Has bots choose moves, and give advice, in ``workers`` processes of lower priority.

    Bots from outside have a worker apart, where each seat has its own process for a round: nothing
    that is told to anybody else, hints included, is ever in their reach. `AT_ONCE` of them think
    side by side, and one that takes long holds up nobody but its own seat.

    Light levels are asked first, in the order of coming: what they take is not worth waiting for,
    and those who want to be thought about for longer let them pass for a while. The more wait, the
    less time each of these gets, so that all together take hardly longer than a few alone.

    When more than ``waiting`` requests wait, a new one is asked of a `lighter` level, and there is
    no advice; at most ``most`` wait at all, and who comes then waits to be let in, in the order of
    coming. A worker that dies is started again, and asked the same once more. One that takes longer
    than ``limit`` seconds is killed (of those from outside, the process of the seat), and the
    lightest level asked. ``measured`` is told the seconds of every answer.
    """

    def __init__(
        self,
        *,
        workers: int = 1,
        waiting: int = 64,
        most: int = 1024,
        limit: float = 10.0,
        thinking_ms: int = THINKING_MS,
        measured: Callable[[float], None] | None = None,
        command: Sequence[str] = COMMAND,
    ) -> None:
        self.asked = 0
        """How many moves and hints were asked for."""
        self.answered = 0
        """How many were given."""
        self.lighter = 0
        """How many were asked of a lighter level because too many waited."""
        self.failed = 0
        """How many times a bot gave no move: it raised, chose what is illegal, or took too long."""
        self.seconds = 0.0
        """How long the answers took altogether, without the waiting."""
        self._few = waiting
        self._limit = limit
        self._thinking_ms = thinking_ms
        self._measured = measured
        self._ours = [Worker(command) for _ in range(workers)]
        self._apart = Apart(command)
        self._workers = [*self._ours, self._apart]
        self._queue: _Queue = asyncio.PriorityQueue()
        self._outside: _Queue = asyncio.PriorityQueue()
        self._numbers = count()
        self._rooms = asyncio.Semaphore(max(most, waiting + 1))
        self._tasks: list[asyncio.Task[None]] = []
        self._open = False

    @property
    def waiting(self) -> int:
        """How many requests wait for a worker."""
        return self._queue.qsize() + self._outside.qsize()

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
            await asyncio.gather(*(worker.start() for worker in self._ours))
        except Died as wrong:
            await self.close()
            raise ThinkingFailed("a worker process could not be started") from wrong
        self._open = True
        ours = [self._work(worker, self._queue) for worker in self._ours]
        outside = [self._work(self._apart, self._outside) for _ in range(AT_ONCE)]
        self._tasks = [asyncio.create_task(one) for one in (*ours, *outside)]

    async def close(self) -> None:
        """End the workers. Who still waits gets ThinkingFailed."""
        self._open = False
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._tasks = []
        for queue in (self._queue, self._outside):
            while not queue.empty():
                _fail(queue.get_nowait()[-1], "closed")
        await asyncio.gather(*(worker.kill() for worker in self._workers))

    async def choose(
        self,
        level: str,
        game: str,
        observation: bytes,
        *,
        who: str = "",
        budget_ms: int | None = None,
        seed: int | str | None = None,
    ) -> str:
        """The text of the move that a bot of this level makes; ThinkingFailed if there is none.

        With a ``seed``, the same as the bot makes with ``Random(seed)``. ``who`` names the seat and
        the round: a bot from outside has a process of its own for each.
        """
        self.asked += 1
        async with self._rooms:
            if self.waiting >= self._few and level != lighter(level):
                level = lighter(level)
                self.lighter += 1
            budget = self._thinking_ms if budget_ms is None else budget_ms
            return await self._enqueue(level, game, observation, budget, seed, who=who)

    async def advise(
        self,
        game: str,
        observation: bytes,
        *,
        wanted: Wanted = lambda: True,
        budget_ms: int = HINT_MS,
        seed: int | str | None = None,
    ) -> list[dict[str, Any]]:
        """The moves, the best first; ThinkingFailed while that takes more than there is.

        Nobody begins to think about what is not ``wanted`` any more when its turn comes.
        """
        if self.waiting >= self._few:
            raise ThinkingFailed("too many wait")
        self.asked += 1
        async with self._rooms:
            text = await self._enqueue(None, game, observation, budget_ms, seed, wanted)
        try:
            advised: list[dict[str, Any]] = json.loads(text)
        except ValueError as wrong:
            raise ThinkingFailed("no advice") from wrong
        return advised

    async def _enqueue(
        self,
        level: str | None,
        game: str,
        observation: bytes,
        budget_ms: int,
        seed: int | str | None,
        wanted: Wanted = lambda: True,
        who: str = "",
    ) -> str:
        if not self._open:
            raise ThinkingFailed("closed")
        loop = asyncio.get_running_loop()
        due = loop.time()
        if level is None or not is_light(level):
            due += PATIENCE
        answer: asyncio.Future[str] = loop.create_future()
        asked = _Request(level, game, observation, budget_ms, seed, wanted, answer, who)
        queue = self._queue if level is None or is_level(level) else self._outside
        queue.put_nowait((due, next(self._numbers), asked))
        return await answer

    async def _work(self, worker: Worker, queue: _Queue) -> None:
        while True:
            *_, asked = await queue.get()
            if asked.answer.cancelled():
                continue
            try:
                if not asked.wanted():
                    raise ThinkingFailed("nobody wants it any more")
                text = await self._think(worker, asked)
            except ThinkingFailed as failed:
                _fail(asked, str(failed))
            except asyncio.CancelledError:
                _fail(asked, "closed")
                raise
            # One request may not take those behind it down.
            except Exception as wrong:  # noqa: BLE001
                _log.error("a request could not be asked: %s", type(wrong).__name__)
                _fail(asked, type(wrong).__name__)
            else:
                self.answered += 1
                if not asked.answer.done():
                    asked.answer.set_result(text)

    async def _think(self, worker: Worker, asked: _Request) -> str:
        tries = [asked.level, asked.level, *(() if asked.level is None else (LIGHTEST,))]
        while tries:
            level = tries.pop(0)
            try:
                return await self._ask(worker, asked, level)
            except Died:
                _log.warning("a worker died, asked for %s at %s", level or "advice", asked.game)
                continue
            except (Failed, NotYet) as failed:
                why = str(failed)
            except TimeoutError:
                why = f"it took longer than {self._limit} s"
            if level is None:
                raise ThinkingFailed(why)
            self.failed += 1
            _log.warning("%s at %s gave no move: %s", level, asked.game, why)
            del tries[:-1]
        raise ThinkingFailed("no bot answers")

    async def _ask(self, worker: Worker, asked: _Request, level: str | None) -> str:
        await worker.start()
        began = time.perf_counter()
        what, about = asked.asked(level, self._share(asked.budget_ms)), asked.observation
        if isinstance(worker, Apart):
            reply = await worker.ask_for(asked.who, what, about, MOVE, self._limit)
        else:
            kind = TOLD if level is None else MOVE
            reply = await worker.ask(request(what, about), kind, self._limit)
        took = time.perf_counter() - began
        self.seconds += took
        if self._measured is not None:
            self._measured(took)
        return reply.decode(errors="replace")

    def _share(self, budget_ms: int) -> int:
        """What one request gets of the time that all who wait share."""
        workers = len(self._ours)
        return max(min(LEAST_MS, budget_ms), budget_ms * workers // (workers + self.waiting))


def _fail(asked: _Request, why: str) -> None:
    if not asked.answer.done():
        asked.answer.set_exception(ThinkingFailed(why))
