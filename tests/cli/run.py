"""The command line as a user has it: a process."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any, NamedTuple


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
