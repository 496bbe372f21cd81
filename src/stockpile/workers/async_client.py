"""A worker process as seen from the event loop. It may be killed at any time, and starts again."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from itertools import count

from stockpile.workers.frames import LENGTH, READ_BYTES, FrameReader, pack
from stockpile.workers.launch import ENDING_S, STARTING_S, WORKER, worker_environment
from stockpile.workers.messages import (
    MAX_ANSWER_BYTES,
    PROGRESS,
    Request,
    WorkerDied,
    read_answer,
)

Heard = Callable[[float], None]
Process = asyncio.subprocess.Process
Replies = asyncio.Queue[bytes | None]


class AsyncWorkerClient:
    """One worker process, started when it is needed and again when it has died.

    Several tasks may ask at once. Our own bots answer one after the other; outside bots, which get
    a worker without the ``kernel``, answer each in their own time.
    """

    def __init__(
        self,
        command: Sequence[str] = WORKER,
        *,
        kernel: bool = True,
        longest: int = MAX_ANSWER_BYTES,
    ) -> None:
        self.starts = 0
        self._command = command
        self._kernel = kernel
        self._longest = longest
        self._process: Process | None = None
        self._starting = asyncio.Lock()
        self._listening: asyncio.Task[None] | None = None
        self._numbers = count()
        self._replies: dict[int, Replies] = {}
        """What came for each request; None once its process has ended."""

    @property
    def pid(self) -> int | None:
        process = self._process
        return None if process is None or process.returncode is not None else process.pid

    def _is_running(self) -> bool:
        listening = self._listening
        return self.pid is not None and listening is not None and not listening.done()

    async def start(self) -> None:
        """Make sure that the process is running and ready. Raises WorkerDied."""
        if self._is_running():
            return
        async with self._starting:
            if self._is_running():
                return
            await self.kill()
            pipe = asyncio.subprocess.PIPE
            self.starts += 1
            reader = FrameReader(LENGTH.size + self._longest)
            try:
                process = self._process = await asyncio.create_subprocess_exec(
                    *self._command,
                    stdin=pipe,
                    stdout=pipe,
                    env=worker_environment(kernel=self._kernel),
                )
                async with asyncio.timeout(STARTING_S):
                    await _receive(process, reader)
            except (OSError, EOFError) as wrong:  # a TimeoutError is an OSError
                await self.kill()
                raise WorkerDied from wrong
            self._listening = asyncio.create_task(self._listen(process, reader))

    async def ask(self, request: Request, limit: float, heard: Heard | None = None) -> bytes:
        """The answer to a request. Raises WorkerDied, RequestFailed, NotReady or TimeoutError.

        ``heard`` is told how much is done, and ``limit`` starts again each time. A worker that has
        died, or took longer, is gone then; for outside bots, only the process of the seat.
        """
        await self.start()
        process, number = self._process, next(self._numbers) % (1 << 32)
        assert process is not None
        replies = self._replies[number] = asyncio.Queue()
        try:
            async with asyncio.timeout(limit) as timer:
                await _send(process, request._replace(number=number))
                while (reply := await _next(replies))[:1] == PROGRESS and heard is not None:
                    with suppress(ValueError):
                        heard(float(reply[1:]))
                    timer.reschedule(asyncio.get_running_loop().time() + limit)
            return read_answer(reply)
        except TimeoutError:
            if self._kernel or not await self._end_seat(process, request.who, replies, limit):
                await self._drop(process)
            raise
        except WorkerDied:
            await self._drop(process)
            raise
        finally:
            del self._replies[number]

    async def _end_seat(self, process: Process, who: str, replies: Replies, limit: float) -> bool:
        """End the process of one seat. Returns whether it did."""
        try:
            async with asyncio.timeout(limit):
                await _send(process, Request("end", who=who))
                await _next(replies)
        except (TimeoutError, WorkerDied):
            return False
        return True

    async def _listen(self, process: Process, reader: FrameReader) -> None:
        try:
            while True:
                reply = await _receive(process, reader)
                number = int.from_bytes(reply[: LENGTH.size])
                if (replies := self._replies.get(number)) is not None:
                    replies.put_nowait(reply[LENGTH.size :])
        except (OSError, EOFError):
            pass
        finally:
            # Before the process starts again: all these requests went to the one that ended.
            for replies in self._replies.values():
                replies.put_nowait(None)

    async def _drop(self, process: Process) -> None:
        """Kill a process, unless another one has taken its place already."""
        if self._process is process:
            await self.kill()

    async def kill(self) -> None:
        """End the process. Only a worker with processes of its own gets time to end them."""
        if self._listening is not None:
            self._listening.cancel()
            self._listening = None
        process = self._process
        if process is None:
            return
        assert process.stdin is not None
        process.stdin.close()
        if not self._kernel:
            with suppress(TimeoutError):
                async with asyncio.timeout(ENDING_S):
                    await process.wait()
        if process.returncode is None:
            with suppress(ProcessLookupError):
                process.kill()
        await process.wait()
        # Not before: if this is cancelled, the next call finds the process again.
        if self._process is process:
            self._process = None


async def _send(process: Process, request: Request) -> None:
    assert process.stdin is not None
    try:
        process.stdin.write(pack(request.encode()))
        await process.stdin.drain()
    except OSError as wrong:
        raise WorkerDied from wrong


async def _receive(process: Process, reader: FrameReader) -> bytes:
    assert process.stdout is not None
    while (frame := reader.next()) is None:
        reader.feed(await process.stdout.read(READ_BYTES))
    return frame


async def _next(replies: Replies) -> bytes:
    reply = await replies.get()
    if reply is None:
        raise WorkerDied
    return reply
