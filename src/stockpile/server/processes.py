"""Several processes that serve one address; one that dies is replaced."""

from __future__ import annotations

import contextlib
import logging
import os
import signal
import time
from collections.abc import Callable
from types import FrameType

RESTART_S = 1.0
"""Seconds that a process has to live to be replaced at once, so that one that cannot start is not
tried in a tight loop."""

_log = logging.getLogger(__name__)


def run_processes(count: int, serve: Callable[[bool], None]) -> None:
    """Run ``serve`` in this many processes until this one is told to end, which ends them all.

    It is told whether it runs in the first process of all, which announces the address. This forks,
    so nothing else may be running in this process yet.
    """
    _Processes(count, serve).run()


class _Processes:
    def __init__(self, count: int, serve: Callable[[bool], None]) -> None:
        self._count = count
        self._serve = serve
        self._started: dict[int, float] = {}
        """When each child was started."""
        self._stopping = False

    def run(self) -> None:
        before = {
            number: signal.signal(number, self._stop) for number in (signal.SIGINT, signal.SIGTERM)
        }
        try:
            for at in range(self._count):
                self._start(first=at == 0)
            while self._started:
                self._wait()
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    def _start(self, *, first: bool = False) -> None:
        pid = os.fork()
        if pid == 0:
            self._be_a_child(first)
        self._started[pid] = time.monotonic()
        if self._stopping:
            # The signal came before this child was counted.
            self._end(pid)

    def _be_a_child(self, first: bool) -> None:
        """Serve, and never come back."""
        status = 1
        try:
            for number in (signal.SIGINT, signal.SIGTERM):
                signal.signal(number, signal.SIG_DFL)
            self._serve(first)
            status = 0
        except BaseException:  # noqa: BLE001 - whatever it was, the others go on
            _log.exception("a process of the server failed")
        finally:
            os._exit(status)

    def _wait(self) -> None:
        """Wait until a child ends; start another in its place unless all are to end."""
        pid, status = os.waitpid(-1, 0)
        began = self._started.pop(pid, None)
        if began is None or self._stopping:
            return
        code = os.waitstatus_to_exitcode(status)
        _log.error("process %d of the server ended (%d): another takes its place", pid, code)
        time.sleep(max(0.0, began + RESTART_S - time.monotonic()))
        if not self._stopping:
            self._start()

    def _stop(self, _number: int, _frame: FrameType | None) -> None:
        self._stopping = True
        for pid in self._started:
            self._end(pid)

    def _end(self, pid: int) -> None:
        with contextlib.suppress(ProcessLookupError):
            os.kill(pid, signal.SIGTERM)
