"""Compiling the kernel beside a game at the terminal, as a server does beside its tables."""

from __future__ import annotations

import asyncio
import logging
import threading
from contextlib import suppress

from stockpile.table import compiling


class Compiling:
    """Compiling, begun; `close` ends it, finished or not."""

    def __init__(self) -> None:
        # What goes wrong is told in the game's own words, or is no news: Ctrl-C ends it as well.
        logging.getLogger(compiling.__name__).addHandler(logging.NullHandler())
        self._loop = asyncio.new_event_loop()
        self._work = self._loop.create_task(compiling.compile_kernel())
        self._thread = threading.Thread(target=self._run, name="compiling", daemon=True)
        self._thread.start()

    def _run(self) -> None:
        with suppress(asyncio.CancelledError):
            self._loop.run_until_complete(self._work)
        self._loop.run_until_complete(self._loop.shutdown_default_executor())

    @property
    def working(self) -> bool:
        """Whether it goes on."""
        return self._thread.is_alive()

    def close(self) -> None:
        """End the process, if it still compiles."""
        self._loop.call_soon_threadsafe(self._work.cancel)
        self._thread.join()
        self._loop.close()
