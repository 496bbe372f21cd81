"""Bots from outside, each seat of each round in a process of its own.

What such a bot keeps, be it in itself or in its module, it keeps for the rest of the round at one
seat, and of others it never sees anything. The processes are forked from a worker that has loaded
none of them.
"""

from __future__ import annotations

import os
import signal
import socket
from collections.abc import Callable, Sequence
from contextlib import suppress
from io import BufferedReader
from struct import Struct
from typing import NamedTuple

LENGTH = Struct("!I")
MOST = 16
"""How many processes are kept; whoever has not been asked for the longest time starts anew."""


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


class Ended(Exception):
    """The process of a bot ended instead of answering."""


class _Child(NamedTuple):
    pid: int
    line: socket.socket
    answers: BufferedReader

    def end(self) -> None:
        self.answers.close()
        self.line.close()
        # It may be in the middle of a thought that never ends.
        with suppress(ProcessLookupError):
            os.kill(self.pid, signal.SIGKILL)
        os.waitpid(self.pid, 0)


class Apart:
    """The processes of one worker. ``serve`` answers frames in them, until there are no more.

    They have nothing of the worker's ``private`` files.
    """

    def __init__(
        self, serve: Callable[[BufferedReader, int], None], private: Sequence[int]
    ) -> None:
        self._serve = serve
        self._private = private
        self._children: dict[str, _Child] = {}

    def ask(self, who: str, request: bytes) -> bytes:
        """What the process of this name answers; one that is new is started. Raises Ended."""
        child = self._children.pop(who, None) or self._start()
        if len(self._children) == MOST:
            self._children.pop(next(iter(self._children))).end()
        try:
            write_frame(child.line.fileno(), request)
            answer = read_frame(child.answers)
        except OSError:
            answer = None
        if answer is None:
            child.end()
            raise Ended
        self._children[who] = child
        return answer

    def close(self) -> None:
        """End them all."""
        while self._children:
            self._children.popitem()[1].end()

    def _start(self) -> _Child:
        ours, theirs = socket.socketpair()
        pid = os.fork()
        if pid:
            theirs.close()
            return _Child(pid, ours, ours.makefile("rb"))
        try:
            ours.close()
            for other in self._children.values():
                other.answers.close()
                other.line.close()
            self._children.clear()
            for private in self._private:
                os.close(private)
            self._serve(theirs.makefile("rb"), theirs.fileno())
        finally:
            os._exit(0)
