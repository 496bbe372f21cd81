"""Typed lines: a thread reads them, and they wait until they are taken."""

from __future__ import annotations

import asyncio
import io
import threading
from collections import deque
from collections.abc import Iterator
from contextlib import suppress
from typing import TextIO

END = None
"""Takes the place of a line when there are no more."""


class TypedLines:
    """The lines of a source. ``stirred`` is set whenever one comes."""

    def __init__(self, source: TextIO, stirred: asyncio.Event) -> None:
        self._source = source
        self._stirred = stirred
        self.attached = source.isatty()
        """Whether somebody sits at a terminal."""
        self.waiting: deque[str | None] = deque()

    def listen(self) -> None:
        """Start reading, in a thread that nobody waits for."""
        loop = asyncio.get_running_loop()
        threading.Thread(target=self._listen, args=(loop,), daemon=True).start()

    def _listen(self, loop: asyncio.AbstractEventLoop) -> None:
        with suppress(RuntimeError):  # the loop has ended
            for line in self._lines():
                loop.call_soon_threadsafe(self._take, line)
            loop.call_soon_threadsafe(self._take, END)

    def _lines(self) -> Iterator[str]:
        """Bypass the source's buffer: it would be locked while this waits, even at exit."""
        try:
            raw = io.FileIO(self._source.fileno(), closefd=False)
        except OSError:
            yield from self._source
            return
        with suppress(OSError):  # the terminal is gone
            while line := raw.readline():
                yield line.decode(self._source.encoding, errors="replace")

    def _take(self, line: str | None) -> None:
        self.waiting.append(line)
        self._stirred.set()
