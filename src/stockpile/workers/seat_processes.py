"""Outside bots, with a separate process for each seat of each round.

What such a bot remembers, in itself or in its module, lasts for the rest of the round at one seat,
and it never sees anything of the others. The processes are forked from a worker that has loaded
none of these bots. Each thinks for itself: nobody waits for another one's answer.
"""

from __future__ import annotations

import os
import signal
import socket
from collections.abc import Callable
from contextlib import suppress
from queue import Queue
from threading import Thread

from stockpile.workers.frames import FrameStream
from stockpile.workers.messages import MAX_ANSWER_BYTES

MAX_SEAT_PROCESSES = 16
"""How many processes are kept; the one idle for longest makes room, and starts again if asked."""

Answered = Callable[[bytes | None], None]
"""Hears the answer of a process, or None if it ended instead."""


class _SeatProcess:
    """A process, and the thread that asks it one thing after the other."""

    def __init__(self, pid: int, line: socket.socket) -> None:
        self._line = line
        self.ended = False
        self._pid = pid
        self._stream = FrameStream(line.fileno(), line.fileno(), MAX_ANSWER_BYTES)
        self._asked: Queue[tuple[bytes, Answered] | None] = Queue()
        Thread(target=self._work, daemon=True).start()

    @property
    def busy(self) -> bool:
        return self._asked.unfinished_tasks > 0

    def ask(self, request: bytes, answered: Answered) -> None:
        self._asked.put((request, answered))

    def _work(self) -> None:
        for request, answered in iter(self._asked.get, None):
            try:
                self._stream.write(request)
                answer = self._stream.read()
            except (OSError, EOFError):
                answer = None
            self.ended = self.ended or answer is None
            self._asked.task_done()
            answered(answer)

    def end(self) -> None:
        # It may be in the middle of a thought that never ends, and others may hold its line.
        with suppress(ProcessLookupError):
            os.kill(self._pid, signal.SIGKILL)
        os.waitpid(self._pid, 0)
        with suppress(OSError):
            self._line.shutdown(socket.SHUT_RDWR)
        self._asked.put(None)

    def forget(self) -> None:
        """Release everything that belongs to this seat, in a process forked for another one."""
        self._line.detach()
        self._stream.close()
        # Without its lock, which nobody might release here.
        self._asked.queue.clear()


class SeatProcesses:
    """The processes of one worker; ``serve`` answers frames in each, until there are no more.

    They have nothing of the worker's own ``private`` stream. One thread makes all calls here.
    """

    def __init__(self, serve: Callable[[FrameStream], None], private: FrameStream) -> None:
        self._serve = serve
        self._private = private
        self._children: dict[str, _SeatProcess] = {}

    def ask(self, who: str, request: bytes, answered: Answered) -> None:
        """Let the process of this name answer in its own time; start it if it is new."""
        child = self._children.get(who)
        if child is not None and child.ended:
            self.end(who)
        if who not in self._children and len(self._children) >= MAX_SEAT_PROCESSES:
            idle = [one for one, its in self._children.items() if not its.busy]
            for oldest in idle[:1]:
                self.end(oldest)
        child = self._children.pop(who, None) or self._start()
        self._children[who] = child
        child.ask(request, answered)

    def end(self, who: str) -> None:
        """End the process of this name, if there is one, even in mid-thought."""
        child = self._children.pop(who, None)
        if child is not None:
            child.end()

    def close(self) -> None:
        """End them all."""
        for who in [*self._children]:
            self.end(who)

    def _start(self) -> _SeatProcess:
        ours, theirs = socket.socketpair()
        pid = os.fork()
        if pid:
            theirs.close()
            return _SeatProcess(pid, ours)
        try:
            ours.close()
            for other in self._children.values():
                other.forget()
            self._children.clear()
            self._private.close()
            self._serve(FrameStream(theirs.fileno(), theirs.fileno()))
        finally:
            os._exit(0)
