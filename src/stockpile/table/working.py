"""The processes that bots think in (`stockpile.bots.worker`), as seen from the event loop.

A worker may be killed at any time: whoever asks it starts it again.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from itertools import count
from typing import Any

from stockpile.bots.apart import LENGTH, LONGEST_ANSWER
from stockpile.bots.worker import LATER, PROGRESS, SWITCH

COMMAND = (sys.executable, "-P", "-m", "stockpile.bots.worker")
"""What starts a worker; ``-P`` lets no file of the current folder stand in for a module."""
STARTING = 30.0
"""Seconds that a worker may take to be ready."""
ENDING = 0.5
"""Seconds that a worker has to end by itself, and see to the end of those that it has started."""

Heard = Callable[[float], None]


class Died(Exception):
    """The worker ended, or no longer makes sense, while it was asked."""


class Failed(Exception):
    """The worker could not answer: a bot raised something, or chose an illegal move."""


class NotYet(Exception):
    """The worker cannot answer now, whatever it is asked about: the kernel is missing."""


def request(asked: Mapping[str, Any], about: bytes) -> bytes:
    """The frame that asks something about an Observation, or a record."""
    head = json.dumps(asked).encode()
    parts = (LENGTH.pack(len(head)), head, LENGTH.pack(len(about)), about)
    return b"".join((LENGTH.pack(sum(map(len, parts))), *parts))


def environment(*, kernel: bool) -> dict[str, str]:
    """What a worker finds in its environment: it loads the kernel or keeps away from it."""
    return dict(os.environ) if kernel else {**os.environ, SWITCH: "off"}


class Worker:
    """One worker process, started when it is needed and again when it has died."""

    def __init__(
        self, command: Sequence[str], longest: int = LONGEST_ANSWER, *, kernel: bool = True
    ) -> None:
        self._command = command
        self._longest = longest
        self._kernel = kernel
        """Whether it loads the kernel. Only what is ours needs it."""
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
                *self._command, stdin=pipe, stdout=pipe, env=environment(kernel=self._kernel)
            )
            async with asyncio.timeout(STARTING):
                await self._receive(self._process)
        except (OSError, TimeoutError, Died) as wrong:
            await self.kill()
            raise Died from wrong

    async def ask(
        self, frame: bytes, kind: bytes, limit: float, heard: Heard | None = None
    ) -> bytes:
        """Send a frame and wait for an answer of this kind. Raises one of the above or
        TimeoutError.

        ``heard`` is told how much is done, and ``limit`` begins anew whenever it is. A worker that
        has died, or took longer, is gone then.
        """
        await self.start()
        process = self._process
        assert process is not None
        assert process.stdin is not None
        try:
            async with asyncio.timeout(limit):
                process.stdin.write(frame)
                await process.stdin.drain()
            while True:
                async with asyncio.timeout(limit):
                    reply = await self._receive(process)
                if heard is None or reply[:1] != PROGRESS:
                    break
                with suppress(ValueError):
                    heard(float(reply[1:]))
        except OSError as wrong:  # a TimeoutError is one as well
            await self.kill()
            if isinstance(wrong, TimeoutError):
                raise
            raise Died from wrong
        except Died:
            await self.kill()
            raise
        return _of_kind(kind, reply)

    async def _receive(self, process: asyncio.subprocess.Process) -> bytes:
        assert process.stdout is not None
        try:
            (length,) = LENGTH.unpack(await process.stdout.readexactly(LENGTH.size))
            if length > self._longest:
                raise Died
            return await process.stdout.readexactly(length)
        except asyncio.IncompleteReadError as wrong:
            raise Died from wrong

    async def kill(self) -> None:
        """End the process. One of ours holds nothing that is worth a farewell."""
        process = self._process
        if process is None:
            return
        assert process.stdin is not None
        process.stdin.close()
        if not self._kernel:
            with suppress(TimeoutError):
                async with asyncio.timeout(ENDING):
                    await process.wait()
        if process.returncode is None:
            with suppress(ProcessLookupError):
                process.kill()
        await process.wait()
        # Not before: who is cancelled here is to find it once more.
        self._process = None


class Apart(Worker):
    """The worker of bots from outside: several ask it at once, and none waits for the others."""

    def __init__(self, command: Sequence[str]) -> None:
        # A number comes before each answer.
        super().__init__(command, LONGEST_ANSWER + LENGTH.size, kernel=False)
        self._starting = asyncio.Lock()
        self._numbers = count()
        self._awaited: dict[int, asyncio.Future[bytes]] = {}
        self._listening: asyncio.Task[None] | None = None

    async def start(self) -> None:
        async with self._starting:
            if self.pid is None or self._listening is None or self._listening.done():
                await self.kill()
                await super().start()
                assert self._process is not None
                self._listening = asyncio.create_task(self._listen(self._process))

    async def ask_for(
        self, who: str, asked: Mapping[str, Any], about: bytes, kind: bytes, limit: float
    ) -> bytes:
        """As `ask`, of the process of one seat and round: only that is gone if it takes longer."""
        await self.start()
        process, number = self._process, next(self._numbers) % (1 << 32)
        assert process is not None
        answer = self._awaited[number] = asyncio.get_running_loop().create_future()
        try:
            await self._send(process, request({**asked, "who": who, "number": number}, about))
            if not await _within(limit, answer):
                await self._send(process, request({"kind": "end", "who": who}, b""))
                if not await _within(limit, answer):
                    await self.kill()
                raise TimeoutError
            return _of_kind(kind, answer.result())
        finally:
            del self._awaited[number]

    async def _send(self, process: asyncio.subprocess.Process, frame: bytes) -> None:
        assert process.stdin is not None
        try:
            process.stdin.write(frame)
            await process.stdin.drain()
        except OSError as wrong:
            raise Died from wrong

    async def _listen(self, process: asyncio.subprocess.Process) -> None:
        try:
            while True:
                reply = await self._receive(process)
                number = int.from_bytes(reply[: LENGTH.size])
                if (answer := self._awaited.get(number)) is not None and not answer.done():
                    answer.set_result(reply[LENGTH.size :])
        except (Died, OSError):
            pass
        finally:
            # Before anybody starts it again: who is awaited now was asked of this process.
            for answer in self._awaited.values():
                if not answer.done():
                    answer.set_exception(Died())

    async def kill(self) -> None:
        if self._listening is not None:
            self._listening.cancel()
            self._listening = None
        await super().kill()


async def _within(limit: float, answer: asyncio.Future[bytes]) -> bool:
    return bool((await asyncio.wait((answer,), timeout=limit))[0])


def _of_kind(kind: bytes, reply: bytes) -> bytes:
    """What a reply of this kind says. Raises NotYet or Failed if it is another one."""
    if reply[:1] != kind:
        why = reply[1:].decode(errors="replace")
        raise NotYet(why) if reply[:1] == LATER else Failed(why)
    return reply[1:]
