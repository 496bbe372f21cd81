"""The command line as a user has it: a process, or all of it but for the process."""

from __future__ import annotations

import fcntl
import io
import json
import os
import pty
import select
import struct
import sys
import termios
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple, TextIO
from unittest.mock import patch

from stockpile.cli import main
from tests import processes
from tests.dealing import STOCKPILE
from tests.terminal.driving import Reader, Screen


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
    """Run ``stockpile`` with these arguments. If it takes too long, all it has started ends."""
    data = stdin.encode() if isinstance(stdin, str) else stdin
    done = processes.run([sys.executable, "-m", "stockpile", *args], data, timeout=timeout)
    ran = Ran(done.returncode, done.stdout.decode(), done.stderr.decode())
    assert "Traceback" not in ran.err, ran.err
    return ran


def call(*args: str, stdin: str | bytes = "") -> Ran:
    """The same without a process, which takes much longer to start than most commands to answer."""
    data = stdin.encode() if isinstance(stdin, str) else stdin
    given, out, err = (
        io.TextIOWrapper(io.BytesIO(one), encoding="utf-8") for one in (data, b"", b"")
    )
    return Ran(_end(args, given, out, err), _written(out), _written(err))


def sit(typing: Callable[[str], str], *args: str, most: int | None = None) -> Ran:
    """Play in lines without a process: somebody reads the screen and answers, so many times."""
    out, err = Screen(), io.StringIO()
    try:
        status = _end(("play", "--plain", *args), Reader(out, typing, most), out, err)
    finally:
        out.leave()
    return Ran(status, out.getvalue(), err.getvalue())


def _end(args: Sequence[str], given: TextIO, out: TextIO, err: TextIO) -> int:
    argv = ["stockpile", *args]
    with patch.multiple(sys, argv=argv, stdin=given, stdout=out, stderr=err):
        # A thread begins with an empty stack, as a process does: how deep input may be nested
        # must not depend on who calls.
        with ThreadPoolExecutor(1) as thread:
            end = thread.submit(main).exception()
    if not isinstance(end, SystemExit):
        raise end or AssertionError("it did not say how it ended")
    return int(end.code or 0)


def _written(stream: io.TextIOWrapper) -> str:
    stream.seek(0)
    return stream.read()


class Terminal:
    """``stockpile`` at a terminal of its own, 80 by 24, whose Ctrl-C interrupts it."""

    _START = (
        "import fcntl, runpy, sys, termios; fcntl.ioctl(0, termios.TIOCSCTTY, 0); "
        "sys.argv[0] = 'stockpile'; runpy.{how}, run_name='__main__')"
    )

    def __init__(self, *args: str, **env: str) -> None:
        self._main, other = pty.openpty()
        fcntl.ioctl(other, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        kept = {name: os.environ[name] for name in os.environ if name not in ("COLUMNS", "LINES")}
        play = f"run_path({STOCKPILE[-1]!r}" if args[0] == "play" else "run_module('stockpile'"
        self.process = processes.start(
            [sys.executable, "-c", self._START.format(how=play), *args],
            env={**kept, "TERM": "xterm", "LC_ALL": "C.UTF-8", **env},
            stdin=other,
            stdout=other,
            stderr=other,
        )
        os.close(other)

    def read(self, up_to: str | None = None) -> str:
        """What is shown from now on, up to this or to the end."""
        seen = ""
        while up_to is None or up_to not in seen:
            assert select.select([self._main], [], [], 60)[0], f"nothing more comes after {seen}"
            try:
                data = os.read(self._main, 1 << 16)
            except OSError:  # how a terminal says that the other side is gone
                data = b""
            if not data:
                assert up_to is None, seen
                break
            seen += data.decode(errors="replace")
        return seen

    def press(self, keys: str) -> None:
        """Press keys."""
        os.write(self._main, keys.encode())

    def end(self) -> int:
        """How the program ended."""
        status = self.process.wait(60)
        os.close(self._main)
        return status
