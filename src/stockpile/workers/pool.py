"""Bots think in worker processes, so that the event loop never waits for one."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections.abc import Callable, Sequence
from itertools import count
from typing import Any, NamedTuple

from stockpile.bots import LEVELS, is_level, with_budget
from stockpile.core.refusal import Unreadable
from stockpile.games import build_game
from stockpile.workers.async_client import AsyncWorkerClient
from stockpile.workers.codec import decode
from stockpile.workers.launch import WORKER
from stockpile.workers.messages import NotReady, Request, RequestFailed, WorkerDied

LIGHTEST_LEVEL = "baseline"
"""The level that costs next to nothing and still makes sense at a table."""
LIGHTER_LEVELS = {"expert": "master"}
"""The level in place of another one, where there is one that makes more sense than the lightest."""
THINKING_MS = 300
"""How long a bot with a time budget thinks."""
HINT_MS = 400
"""How long the search for a hint takes."""
LIGHT_ANSWER_MS = 25
"""What a light level takes for an answer, with room to spare;"""
MASTER_ANSWER_MS = 50
"""the one that looks ahead takes longer for a close choice."""
OUTSIDE_ANSWER_MS = 500
"""What an outside bot usually takes, or a multiple of it, as far as anybody can see."""
MIN_BUDGET_MS = 20
"""What is left of these budgets, at least, when many requests wait."""
LIGHT_FIRST_S = 5.0
"""Seconds for which other requests let those for light levels pass."""
UNHURRIED_LIMIT_S = 120.0
"""Seconds for a request whose answer is the same on every machine, even a slow one."""
MAX_COMPLAINT_LENGTH = 40
"""How many characters of an answer that is not a move are reported."""
OUTSIDE_BOTS_AT_ONCE = 8
"""How many outside bots think at the same time."""

_log = logging.getLogger(__name__)


def lighter(level: str) -> str:
    """The level that answers in place of another one when too many requests wait."""
    weaker = LEVELS[: LEVELS.index(LIGHTEST_LEVEL)]
    return level if level in weaker else LIGHTER_LEVELS.get(level, LIGHTEST_LEVEL)


def is_light(level: str) -> bool:
    """Whether bots of this level answer in next to no time; outside bots may not."""
    return is_level(level) and with_budget(level) == level


def usual_answer_ms(level: str, thinking_ms: int) -> int:
    """A time within which a level nearly always answers."""
    if is_light(level):
        return MASTER_ANSWER_MS if level == "master" else LIGHT_ANSWER_MS
    return max(LIGHT_ANSWER_MS, 2 * thinking_ms) if is_level(level) else OUTSIDE_ANSWER_MS


class ThinkingFailed(Exception):
    """No bot answered."""


Wanted = Callable[[], bool]
"""Whether anybody still wants the answer."""


class _Job(NamedTuple):
    """A request that waits for a worker."""

    request: Request
    wanted: Wanted
    answer: asyncio.Future[str]


_Queue = asyncio.PriorityQueue[tuple[float, int, _Job]]


class WorkerPool:
    """Lets bots choose moves and give advice in ``workers`` processes of lower priority.

    Outside bots share one more worker, which forks a process for each seat of a round: nothing told
    to anyone else, including hints, is within their reach. `OUTSIDE_BOTS_AT_ONCE` of them think
    side by side, and a slow one holds up only its own seat. With ``trust_bots``, each of them has
    one process for as long as the server runs, and nothing to load again.

    Light levels go first, in order of arrival, since they take next to no time; other requests let
    them pass for a while. The more requests wait, the less time each of these others gets, so that
    all of them together take hardly longer than a few alone.

    When more than ``waiting`` requests wait, a new one goes to a `lighter` level, and advice is
    refused. At most ``most`` wait in all; later ones wait to be let in, in order of arrival. A
    worker that dies is started again and asked the same once more. One that takes longer than
    ``limit`` seconds is killed (for outside bots, the process of the seat), and the lightest
    level answers instead. ``measured`` is told the seconds of every answer, ``complain`` who
    gave no move and why.
    """

    def __init__(
        self,
        *,
        workers: int = 1,
        waiting: int = 64,
        most: int = 1024,
        limit: float = 10.0,
        thinking_ms: int = THINKING_MS,
        trust_bots: bool = False,
        measured: Callable[[float], None] | None = None,
        complain: Callable[[str, str], None] | None = None,
        command: Sequence[str] = WORKER,
    ) -> None:
        self.asked = 0
        """How many moves and hints were asked for."""
        self.answered = 0
        """How many were given."""
        self.lighter = 0
        """How many were asked of a lighter level because too many waited."""
        self.failed = 0
        """How often a bot gave no move: it raised, chose an illegal one, or took too long."""
        self.seconds = 0.0
        """How long the answers took altogether, without the waiting."""
        self._few = waiting
        self._limit = limit
        self._thinking_ms = thinking_ms
        self._trust_bots = trust_bots
        self._measured = measured
        self._complain = complain
        self._ours = [AsyncWorkerClient(command) for _ in range(workers)]
        self._theirs = AsyncWorkerClient(command, kernel=False)
        self._workers = [*self._ours, self._theirs]
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

    async def start(self, *, awake: bool = True) -> None:
        """Take requests. Workers that are ``awake`` are there before the first one.

        Raises ThinkingFailed if that cannot be done here.
        """
        if awake:
            await self.wake()
        self._open = True
        ours = [self._work(worker, self._queue) for worker in self._ours]
        outside = [self._work(self._theirs, self._outside) for _ in range(OUTSIDE_BOTS_AT_ONCE)]
        self._tasks = [asyncio.create_task(one) for one in (*ours, *outside)]

    async def wake(self) -> None:
        """Start the workers for our own levels and for hints. Raises ThinkingFailed."""
        try:
            await asyncio.gather(*(worker.start() for worker in self._ours))
        except WorkerDied as wrong:
            await self.close()
            raise ThinkingFailed("a worker process could not be started") from wrong

    async def close(self) -> None:
        """End the workers. Requests that still wait fail."""
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
        unhurried: bool = False,
    ) -> str:
        """The text of the move that a bot of this level makes; ThinkingFailed if there is none.

        With a ``seed``, the same as the bot makes with ``Random(seed)``; if ``unhurried``, however
        slow this machine is (`with_budget`). ``who`` names the seat and
        the round: an outside bot has a separate process for each.
        """
        self.asked += 1
        async with self._rooms:
            if self.waiting >= self._few and level != lighter(level):
                level = lighter(level)
                self.lighter += 1
            level = with_budget(level) if unhurried else level
            usual = None if unhurried else self._thinking_ms
            budget = usual if budget_ms is None else budget_ms
            # A trusted bot keeps one process for all seats, and so all that it has loaded.
            who = f"trusted {level}" if self._trust_bots and not is_level(level) else who
            return await self._enqueue(
                Request("choose", observation, game, level, seed, budget, who=who)
            )

    async def advise(
        self,
        game: str,
        observation: bytes,
        *,
        wanted: Wanted = lambda: True,
        budget_ms: int | None = HINT_MS,
        playouts: int | None = None,
        seed: int | str | None = None,
    ) -> list[dict[str, Any]]:
        """The moves, the best first; ThinkingFailed if there is no advice now.

        A request that is not ``wanted`` any more when its turn comes is dropped. Without a
        budget, the ``playouts`` (or as many as are usual) are made however slow this machine is.
        """
        if self.waiting >= self._few:
            raise ThinkingFailed("too many wait")
        self.asked += 1
        async with self._rooms:
            request = Request(
                "advise", observation, game, seed=seed, budget_ms=budget_ms, playouts=playouts
            )
            text = await self._enqueue(request, wanted)
        try:
            advised: list[dict[str, Any]] = json.loads(text)
        except ValueError as wrong:
            raise ThinkingFailed("no advice") from wrong
        return advised

    async def _enqueue(self, request: Request, wanted: Wanted = lambda: True) -> str:
        if not self._open:
            raise ThinkingFailed("closed")
        loop = asyncio.get_running_loop()
        ours = request.kind == "advise" or is_level(request.level)
        due = loop.time() + (0 if is_light(request.level) else LIGHT_FIRST_S)
        job = _Job(request, wanted, loop.create_future())
        queue = self._queue if ours else self._outside
        queue.put_nowait((due, next(self._numbers), job))
        return await job.answer

    async def _work(self, worker: AsyncWorkerClient, queue: _Queue) -> None:
        while True:
            *_, job = await queue.get()
            if job.answer.cancelled():
                continue
            try:
                if not job.wanted():
                    raise ThinkingFailed("nobody wants it any more")
                text = await self._think(worker, job.request)
            except ThinkingFailed as failed:
                _fail(job, str(failed))
            except asyncio.CancelledError:
                _fail(job, "closed")
                raise
            # One request may not take down those behind it.
            except Exception as wrong:  # noqa: BLE001
                _log.error("a request could not be asked: %s", type(wrong).__name__)
                _fail(job, type(wrong).__name__)
            else:
                self.answered += 1
                if not job.answer.done():
                    job.answer.set_result(text)

    async def _think(self, worker: AsyncWorkerClient, request: Request) -> str:
        advice = request.kind == "advise"
        tries = [request.level, request.level, *(() if advice else (LIGHTEST_LEVEL,))]
        while tries:
            level = tries.pop(0)
            try:
                text = await self._ask(worker, request._replace(level=level))
                # An outside bot may have found a way out of its process.
                if advice or is_level(level) or _is_legal(request, text):
                    return text
                why = text[:MAX_COMPLAINT_LENGTH]
            except WorkerDied:
                _log.warning("a worker died, asked for %s at %s", level or "advice", request.game)
                continue
            except (RequestFailed, NotReady) as failed:
                why = str(failed)
            except TimeoutError:
                why = f"it took longer than {self._limit} s"
            if advice:
                raise ThinkingFailed(why)
            self.failed += 1
            _log.warning("%s at %s gave no move: %s", level, request.game, why)
            if self._complain is not None:
                self._complain(request.who, why)
            del tries[:-1]
        raise ThinkingFailed("no bot answers")

    async def _ask(self, worker: AsyncWorkerClient, request: Request) -> str:
        await worker.start()
        began = time.perf_counter()
        budget_ms, limit = request.budget_ms, self._limit
        if budget_ms is not None:
            request = request._replace(budget_ms=self._share(budget_ms))
        elif is_level(request.level) or request.kind == "advise":
            limit = UNHURRIED_LIMIT_S
        reply = await worker.ask(request, limit)
        took = time.perf_counter() - began
        self.seconds += took
        if self._measured is not None:
            self._measured(took)
        return reply.decode(errors="replace")

    def _share(self, budget_ms: int) -> int:
        """One request's part of the time that all waiting requests share."""
        workers = len(self._ours)
        return max(min(MIN_BUDGET_MS, budget_ms), budget_ms * workers // (workers + self.waiting))


def _is_legal(request: Request, text: str) -> bool:
    """Whether an answer is a move that the seat may make."""
    seen = decode(request.about)
    try:
        return build_game(seen.setup).read_move(text) in seen.moves
    except Unreadable:
        return False


def _fail(job: _Job, why: str) -> None:
    if not job.answer.done():
        job.answer.set_exception(ThinkingFailed(why))
