"""Bots from outside, each seat of each round in a process of its own.

What such a bot keeps, be it in itself or in its module, it keeps for the rest of the round at one
seat, and of others it never sees anything. The processes are forked from a worker that has loaded
none of them. Each thinks for itself: nobody waits for another one's answer.
"""

from __future__ import annotations

import os
import signal
import socket
from collections.abc import Callable, Sequence
from contextlib import suppress
from io import BufferedReader
from queue import Queue
from struct import Struct
from threading import Thread

LENGTH = Struct("!I")
MOST = 16
"""How many processes are kept; whoever has not been asked for the longest time starts anew."""
LONGEST_ANSWER = 1 << 16
"""Bytes; a bot that writes more than any advice has is not listened to."""

Answered = Callable[[bytes | None], None]
"""Hears the answer of a process, or None if it ended instead."""


def read_frame(source: BufferedReader) -> bytes | None:
    """The next frame; None if there is none any more."""
    head = source.read(LENGTH.size)
    if len(head) < LENGTH.size:
        return None
    (length,) = LENGTH.unpack(head)
    frame = source.read(length)
    return frame if len(frame) == length else None


def write_frame(sink: int, frame: bytes) -> None:
    """Write a frame, whole."""
    rest = memoryview(LENGTH.pack(len(frame)) + frame)
    while rest:
        rest = rest[os.write(sink, rest) :]


class _Child:
    """A process, and the thread that asks it one thing after the other."""

    def __init__(self, pid: int, line: socket.socket) -> None:
        self.line = line
        self.ended = False
        self._pid = pid
        self._asked: Queue[tuple[bytes, Answered] | None] = Queue()
        Thread(target=self._work, daemon=True).start()

    @property
    def busy(self) -> bool:
        return self._asked.unfinished_tasks > 0

    def ask(self, request: bytes, answered: Answered) -> None:
        self._asked.put((request, answered))

    def _work(self) -> None:
        while (asked := self._asked.get()) is not None:
            request, answered = asked
            try:
                write_frame(self.line.fileno(), request)
                answer = self._read()
            except OSError:
                answer = None
            self.ended = self.ended or answer is None
            self._asked.task_done()
            answered(answer)

    def _read(self) -> bytes | None:
        head = self.line.recv(LENGTH.size, socket.MSG_WAITALL)
        if len(head) < LENGTH.size:
            return None
        (length,) = LENGTH.unpack(head)
        if length > LONGEST_ANSWER:
            return None
        answer = self.line.recv(length, socket.MSG_WAITALL) if length else b""
        return answer if len(answer) == length else None

    def end(self) -> None:
        # It may be in the middle of a thought that never ends, and others may hold its line.
        with suppress(ProcessLookupError):
            os.kill(self._pid, signal.SIGKILL)
        os.waitpid(self._pid, 0)
        with suppress(OSError):
            self.line.shutdown(socket.SHUT_RDWR)
        self._asked.put(None)


class Apart:
    """The processes of one worker. ``serve`` answers frames in them, until there are no more.

    They have nothing of the worker's ``private`` files. One thread asks for all of this.
    """

    def __init__(
        self, serve: Callable[[BufferedReader, int], None], private: Sequence[int]
    ) -> None:
        self._serve = serve
        self._private = private
        self._children: dict[str, _Child] = {}

    def ask(self, who: str, request: bytes, answered: Answered) -> None:
        """Have the process of this name answer, in its own time; one that is new is started."""
        child = self._children.get(who)
        if child is not None and child.ended:
            self.end(who)
        if who not in self._children and len(self._children) >= MOST:
            idle = [one for one, its in self._children.items() if not its.busy]
            for oldest in idle[:1]:
                self.end(oldest)
        child = self._children.pop(who, None) or self._start()
        self._children[who] = child
        child.ask(request, answered)

    def end(self, who: str) -> None:
        """End the process of this name, if there is one: in thought or not."""
        child = self._children.pop(who, None)
        if child is not None:
            child.end()

    def close(self) -> None:
        """End them all."""
        for who in [*self._children]:
            self.end(who)

    def _start(self) -> _Child:
        ours, theirs = socket.socketpair()
        pid = os.fork()
        if pid:
            theirs.close()
            return _Child(pid, ours)
        try:
            ours.close()
            for other in self._children.values():
                os.close(other.line.detach())
            self._children.clear()
            for private in self._private:
                os.close(private)
            self._serve(theirs.makefile("rb"), theirs.fileno())
        finally:
            os._exit(0)
