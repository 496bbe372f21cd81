"""Reviews of finished matches: made one after the other, and kept.

They take minutes and no game waits for one, so they have a worker of their own, at the lowest
priority, which runs only while there is something to review. A review that was not finished when
the server ended starts over when somebody asks again.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import NamedTuple

from msgspec import DecodeError, Struct, json

from stockpile.bots.review import REVIEW_PLAYOUTS, REVIEW_VERSION
from stockpile.store import Store, Unsaved
from stockpile.workers.async_client import AsyncWorkerClient
from stockpile.workers.launch import LOWEST_NICENESS, WORKER
from stockpile.workers.messages import NotReady, Request, RequestFailed, WorkerDied
from stockpile.workers.pool import ThinkingFailed

MAX_REVIEW_BYTES = 1 << 26
REVIEW_SILENCE_S = 120.0
"""Seconds without progress after which a worker is stuck."""
REVIEW_RETRY_S = 300.0
"""Seconds before a review whose worker died is tried again, doubled each time."""
MAX_FAILURES_KEPT = 1000

_log = logging.getLogger(__name__)

Match = tuple[str, int]
"""A table's code and the number of a match there."""


class _Job(NamedTuple):
    match: Match
    game: str
    record: str


class _Failure(NamedTuple):
    """How often a match could not be reviewed, and until when nobody tries again."""

    times: int
    until: float


class _Body(Struct):
    """The part of a review that is read here."""

    version: int


def _is_current(body: bytes) -> bool:
    try:
        return json.decode(body, type=_Body).version >= REVIEW_VERSION
    except DecodeError:
        return False


class Reviews:
    """Has matches reviewed; up to ``most`` may wait."""

    def __init__(
        self,
        store: Store,
        *,
        playouts: int = REVIEW_PLAYOUTS,
        most: int = 16,
        command: Sequence[str] = (*WORKER, str(LOWEST_NICENESS)),
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._store = store
        self._playouts = playouts
        self._most = most
        self._worker = AsyncWorkerClient(command, longest=MAX_REVIEW_BYTES)
        self._jobs: dict[Match, _Job] = {}
        """In order of arrival; the first is being made."""
        self._done = 0.0
        self._failed: dict[Match, _Failure] = {}
        self._clock = clock
        self._task: asyncio.Task[None] | None = None
        self._closed = False

    @property
    def waiting(self) -> int:
        """How many are being made or waiting."""
        return len(self._jobs)

    @property
    def pid(self) -> int | None:
        """The process that makes one now."""
        return self._worker.pid

    async def kept(self, table: str, number: int) -> bytes | None:
        """The review of a match, if there is one; one made by an older version does not count."""
        body = await self._store.review(table, number)
        return body if body is not None and _is_current(body) else None

    def progress(self, table: str, number: int) -> float | None:
        """How much of a review is done; None if nobody has asked for it, or it is kept by now.

        Raises ThinkingFailed for a match that cannot be reviewed, or not now.
        """
        match = table, number
        failure = self._failed.get(match)
        if failure is not None and self._clock() < failure.until:
            raise ThinkingFailed("it has been tried")
        if match not in self._jobs:
            return None
        return self._done if match == next(iter(self._jobs)) else 0.0

    @property
    def full(self) -> bool:
        """Whether the queue is full."""
        return self._closed or len(self._jobs) >= self._most

    def ask(self, table: str, number: int, game: str, record: str) -> None:
        """Have a match reviewed, unless that is under way, or too many wait."""
        match = table, number
        if match in self._jobs or self.full:
            return
        self._jobs[match] = _Job(match, game, record)
        if self._task is None:
            self._task = asyncio.get_running_loop().create_task(self._work())

    async def close(self) -> None:
        """End. What is not finished is forgotten."""
        self._closed = True
        task, self._task = self._task, None
        if task is not None:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
        self._jobs.clear()
        await self._worker.kill()

    async def _work(self) -> None:
        while self._jobs:
            await self._make_all()
            # It has loaded a lot, and perhaps nobody asks again for days.
            await self._worker.kill()
        self._task = None

    async def _make_all(self) -> None:
        while self._jobs:
            job = next(iter(self._jobs.values()))
            self._done = 0.0
            try:
                await self._review(job)
            except (RequestFailed, NotReady, WorkerDied, TimeoutError) as wrong:
                _log.warning(
                    "a match could not be reviewed: %s", str(wrong) or type(wrong).__name__
                )
                self._fail(job.match, for_good=isinstance(wrong, RequestFailed))
            except Exception as wrong:  # noqa: BLE001 - the other reviews go on
                _log.error("a review could not be made: %s", type(wrong).__name__)
            else:
                self._failed.pop(job.match, None)
            finally:
                self._jobs.pop(job.match, None)

    def _fail(self, match: Match, *, for_good: bool) -> None:
        """Remember a failure. A worker may die for reasons other than the match it was given."""
        before = self._failed.pop(match, None)
        times = 1 if before is None else before.times + 1
        wait = float("inf") if for_good else REVIEW_RETRY_S * 2.0 ** (times - 1)
        self._failed[match] = _Failure(times, self._clock() + wait)
        if len(self._failed) > MAX_FAILURES_KEPT:
            del self._failed[next(iter(self._failed))]

    async def _review(self, job: _Job) -> None:
        # It may have been finished while it was asked for, here or on another node.
        if await self.kept(*job.match) is not None:
            return
        request = Request("review", job.record.encode(), job.game, playouts=self._playouts)
        try:
            made = await self._worker.ask(request, REVIEW_SILENCE_S, self._heard)
        except WorkerDied:
            made = await self._worker.ask(request, REVIEW_SILENCE_S, self._heard)
        # If it cannot be saved, it is made again when somebody asks again.
        with suppress(Unsaved):
            await self._store.save_review(*job.match, made)

    def _heard(self, done: float) -> None:
        self._done = min(max(done, 0.0), 1.0)
