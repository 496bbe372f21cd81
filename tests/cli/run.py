"""The command line as a user has it: a process, or all of it but for the process."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple
from unittest.mock import patch

from stockpile.cli import main


class Ran(NamedTuple):
    """What a command left behind."""

    status: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        """Standard output, which is one JSON object."""
        return json.loads(self.out)


def stockpile(*args: str, stdin: str | bytes = "", timeout: float = 120.0) -> Ran:
    """Run ``stockpile`` with these arguments."""
    data = stdin.encode() if isinstance(stdin, str) else stdin
    done = subprocess.run(
        [sys.executable, "-m", "stockpile", *args],
        input=data,
        capture_output=True,
        timeout=timeout,
        check=False,
    )
    ran = Ran(done.returncode, done.stdout.decode(), done.stderr.decode())
    assert "Traceback" not in ran.err, ran.err
    return ran


def call(*args: str, stdin: str = "") -> Ran:
    """The same without a process, which takes much longer to start than most commands to answer."""
    given, out, err = (
        io.TextIOWrapper(io.BytesIO(data), encoding="utf-8") for data in (stdin.encode(), b"", b"")
    )
    argv = ["stockpile", *args]
    with patch.multiple(sys, argv=argv, stdin=given, stdout=out, stderr=err):
        # A thread begins with an empty stack, as a process does: how deep input may be nested
        # must not depend on who calls.
        with ThreadPoolExecutor(1) as thread:
            end = thread.submit(main).exception()
    if not isinstance(end, SystemExit):
        raise end or AssertionError("it did not say how it ended")
    return Ran(int(end.code or 0), _written(out), _written(err))


def _written(stream: io.TextIOWrapper) -> str:
    stream.seek(0)
    return stream.read()
