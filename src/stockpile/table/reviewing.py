"""Reviews of finished matches: made one after the other, and kept.

They take minutes and nobody waits for one in a game, so a process of its own makes them, which
yields to everything else; it is there only while there is something to review. What was not
finished when the server ended is begun again when somebody asks again.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from contextlib import suppress
from typing import NamedTuple

from stockpile.bots.review import PLAYOUTS
from stockpile.bots.worker import TOLD
from stockpile.store import Store, Unsaved
from stockpile.table.thinking import ThinkingFailed
from stockpile.table.working import COMMAND, Died, Failed, Worker, request

KINDNESS = 19
"""How much lower than the server's its priority is: there is nothing lower."""
LONGEST = 1 << 26
"""Bytes that a review may have."""
SILENT = 120.0
"""Seconds after which a worker that tells of no progress has lost its way."""
MOST_FAILED = 1000

_log = logging.getLogger(__name__)

Match = tuple[str, int]
"""A table's code and the number of a match there."""


class _Job(NamedTuple):
    match: Match
    game: str
    record: str


class Reviews:
    """Has matches reviewed; ``most`` may wait."""

    def __init__(
        self,
        store: Store,
        *,
        playouts: int = PLAYOUTS,
        most: int = 16,
        command: Sequence[str] = (*COMMAND, str(KINDNESS)),
    ) -> None:
        self._store = store
        self._playouts = playouts
        self._most = most
        self._worker = Worker(command, LONGEST)
        self._jobs: dict[Match, _Job] = {}
        """In the order of coming; the first is being made."""
        self._done = 0.0
        self._failed: dict[Match, None] = {}
        self._task: asyncio.Task[None] | None = None
        self._closed = False

    @property
    def waiting(self) -> int:
        """How many are being made or wait for it."""
        return len(self._jobs)

    @property
    def pid(self) -> int | None:
        """The process that makes one now."""
        return self._worker.pid

    def progress(self, table: str, number: int) -> float | None:
        """How much of a review is done; None if nobody has asked for it, or it is kept by now.

        Raises ThinkingFailed for a match that could not be reviewed.
        """
        match = table, number
        if match in self._failed:
            raise ThinkingFailed("it has been tried")
        if match not in self._jobs:
            return None
        return self._done if match == next(iter(self._jobs)) else 0.0

    @property
    def full(self) -> bool:
        """Whether so many wait that no more are taken."""
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
            # What it has loaded is large, and perhaps nobody asks again for days.
            await self._worker.kill()
        self._task = None

    async def _make_all(self) -> None:
        while self._jobs:
            job = next(iter(self._jobs.values()))
            self._done = 0.0
            try:
                await self._review(job)
            except (Failed, Died, TimeoutError) as wrong:
                _log.warning(
                    "a match could not be reviewed: %s", str(wrong) or type(wrong).__name__
                )
                self._failed[job.match] = None
                if len(self._failed) > MOST_FAILED:
                    del self._failed[next(iter(self._failed))]
            except Exception as wrong:  # noqa: BLE001  the others are to get theirs
                _log.error("a review could not be made: %s", type(wrong).__name__)
            finally:
                self._jobs.pop(job.match, None)

    async def _review(self, job: _Job) -> None:
        asked = {"kind": "review", "game": job.game, "playouts": self._playouts}
        frame = request(asked, job.record.encode())
        try:
            made = await self._worker.ask(frame, TOLD, SILENT, self._heard)
        except Died:
            made = await self._worker.ask(frame, TOLD, SILENT, self._heard)
        # If it cannot be saved, it is made again when somebody asks again.
        with suppress(Unsaved):
            await self._store.save_review(*job.match, made)

    def _heard(self, done: float) -> None:
        self._done = min(max(done, 0.0), 1.0)
