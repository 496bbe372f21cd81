"""What is typed: read by a thread, and waiting there until somebody takes it."""

from __future__ import annotations

import asyncio
import threading
from collections import deque
from contextlib import suppress
from typing import TextIO

from stockpile.terminal.plain.output import lines_of

END = None
"""Stands where a line would, when there are no more."""


class TypedLines:
    """The lines of a source, for as long as there are any. ``stirred`` is set when one comes."""

    def __init__(self, source: TextIO, stirred: asyncio.Event) -> None:
        self._source = source
        self._stirred = stirred
        self.attached = source.isatty()
        """Whether somebody sits at a terminal."""
        self.waiting: deque[str | None] = deque()

    def listen(self) -> None:
        """Begin to read, in a thread that nobody waits for."""
        loop = asyncio.get_running_loop()
        threading.Thread(target=self._listen, args=(loop,), daemon=True).start()

    def _listen(self, loop: asyncio.AbstractEventLoop) -> None:
        with suppress(RuntimeError):  # there is nobody to tell any more
            for line in lines_of(self._source):
                loop.call_soon_threadsafe(self._take, line)
            loop.call_soon_threadsafe(self._take, END)

    def _take(self, line: str | None) -> None:
        self.waiting.append(line)
        self._stirred.set()
