"""Frames: four bytes that say how long a frame is, most significant first, then that many bytes.

Workers and their clients exchange them over pipes and sockets, and inside a frame the parts of a
message are written the same way.
"""

from __future__ import annotations

import os
import select
import time
from collections.abc import Iterator
from struct import Struct

LENGTH = Struct("!I")
READ_BYTES = 1 << 16
"""Bytes to read at a time."""


def pack(*parts: bytes) -> bytes:
    """Each part, preceded by its length."""
    return b"".join(piece for part in parts for piece in (LENGTH.pack(len(part)), part))


def unpack(written: bytes | memoryview) -> Iterator[memoryview]:
    """The parts that `pack` wrote."""
    view, start = memoryview(written), 0
    while start < len(view):
        (length,) = LENGTH.unpack_from(view, start)
        start += LENGTH.size + length
        yield view[start - length : start]


class FrameReader:
    """Cuts a stream into frames. Its bytes may arrive in any pieces.

    It does no reading of its own, so that it serves an event loop and a thread alike. EOFError
    means that the stream has ended, or that a frame is longer than ``longest`` bytes: no frame
    follows.
    """

    def __init__(self, longest: int | None = None) -> None:
        self._longest = longest
        self._bytes = bytearray()

    def feed(self, some: bytes) -> None:
        """Take what was read; nothing is what a stream gives at its end."""
        if not some:
            raise EOFError
        self._bytes += some

    def next(self) -> bytes | None:
        """The next frame, once all of it has arrived."""
        if len(self._bytes) < LENGTH.size:
            return None
        (length,) = LENGTH.unpack_from(self._bytes)
        if self._longest is not None and length > self._longest:
            raise EOFError
        end = LENGTH.size + length
        if len(self._bytes) < end:
            return None
        frame = bytes(self._bytes[LENGTH.size : end])
        del self._bytes[:end]
        return frame


class FrameStream:
    """Frames over two file descriptors, for code that can block."""

    def __init__(self, source: int, sink: int, longest: int | None = None) -> None:
        self._source = source
        self._sink = sink
        self._reader = FrameReader(longest)

    def write(self, frame: bytes) -> None:
        """Write a frame, whole."""
        rest = memoryview(pack(frame))
        while rest:
            rest = rest[os.write(self._sink, rest) :]

    def read(self, deadline: float | None = None) -> bytes:
        """The next frame. Raises EOFError, or TimeoutError past a moment of the monotonic clock."""
        while (frame := self._reader.next()) is None:
            if deadline is not None:
                self._wait(deadline)
            self._reader.feed(os.read(self._source, READ_BYTES))
        return frame

    def __iter__(self) -> Iterator[bytes]:
        try:
            while True:
                yield self.read()
        except EOFError:
            return

    def _wait(self, deadline: float) -> None:
        waiting = select.poll()
        waiting.register(self._source, select.POLLIN)
        if not waiting.poll(max(0.0, 1000 * (deadline - time.monotonic()))):
            raise TimeoutError

    def close(self) -> None:
        """Close both ends, and forget what has been read ahead."""
        self._reader = FrameReader()
        for end in {self._source, self._sink}:
            os.close(end)
