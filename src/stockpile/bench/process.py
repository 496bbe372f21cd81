"""The server process that is measured, its memory, and the processor time it used."""

from __future__ import annotations

import os
import select
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from stockpile.bench.patience import PATIENCE_S, failed

PAGE = os.sysconf("SC_PAGE_SIZE")
TICKS = os.sysconf("SC_CLK_TCK")


@contextmanager
def stopped_in_order() -> Iterator[None]:
    """Make SIGTERM raise SystemExit, so that what the block has started ends as well."""
    if threading.current_thread() is not threading.main_thread():
        yield  # inside somebody else's program, which decides what a signal does
        return
    usual = signal.signal(signal.SIGTERM, lambda number, _: sys.exit(128 + number))
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, usual)


class MeasuredProcess:
    """A process that serves, and prints its address first. Raises Refused if it does not."""

    def __init__(self, command: Sequence[str]) -> None:
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        try:
            said, _, _ = select.select([self.process.stdout], [], [], PATIENCE_S)
            first = self.process.stdout.readline() if said else ""
            if "http://" not in first:
                raise failed("the server did not start")
        except BaseException:
            self.stop()
            raise
        self.base = first[first.index("http://") :].strip()

    def memory(self) -> int:
        """Bytes that are resident."""
        text = Path(f"/proc/{self.process.pid}/statm").read_text(encoding="ascii")
        return int(text.split()[1]) * PAGE

    def cpu(self) -> float:
        """Seconds of processor time so far."""
        text = Path(f"/proc/{self.process.pid}/stat").read_text(encoding="ascii")
        fields = text.rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def stop(self) -> None:
        """End it, by force if necessary."""
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        if self.process.stdout is not None:
            self.process.stdout.close()
