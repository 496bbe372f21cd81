"""A file lock for one process at a time; the system releases it when the process ends."""

from __future__ import annotations

import fcntl
import os
from pathlib import Path

from stockpile.core.refusal import Refusal, Refused


class FileLock:
    """An exclusive lock, which is released however its process ends."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._descriptor: int | None = None

    def take(self) -> None:
        """Take it, or raise Refused (``data-in-use``) if another process has it."""
        descriptor = os.open(self._path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            os.close(descriptor)
            raise Refused(Refusal("data-in-use", folder=str(self._path.parent))) from None
        except OSError:
            os.close(descriptor)
            raise
        self._descriptor = descriptor

    def release(self) -> None:
        """Release it, if it is held."""
        if self._descriptor is not None:
            # The file stays: another process may already have opened it.
            os.close(self._descriptor)
            self._descriptor = None
