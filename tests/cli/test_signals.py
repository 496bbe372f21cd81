"""Ctrl-C and SIGTERM end the program, whatever it has inherited from whoever started it.

Each part of it hears one of them in `make test`, by turns, and both in `make slow`.
"""

from __future__ import annotations

import os
import select
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import psutil
import pytest

from tests.processes import PATIENCE_S, started, uncounted
from tests.terminal.driving import PROMPT
from tests.waiting import wait_until

pytestmark = pytest.mark.long

STOCKPILE = (sys.executable, "-m", "stockpile")
DEAF = ("/bin/sh", "-c", 'trap "" INT TERM; exec "$@"', "sh")
"""Starts a program that ignores both signals, as a script's shell does with ``&`` for one."""


@contextmanager
def deaf(
    *args: str, awaited: bytes, file: Path | None = None, before: Callable[[], None] | None = None
) -> Iterator[Any]:
    """``stockpile`` started so that it would hear nothing, once it has said what is awaited.

    Or has written it to a file.
    """
    with started(
        [*DEAF, *STOCKPILE, *args],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        preexec_fn=before,
        env={**uncounted(), "STOCKPILE_KERNEL": "off", "PYTHONUNBUFFERED": "1"},
    ) as process:
        assert process.stdout is not None
        read, late = b"", time.monotonic() + PATIENCE_S
        while awaited not in read:
            assert process.poll() is None, read
            assert time.monotonic() < late, read
            if file is not None:
                time.sleep(0.02)
                read = file.read_bytes() if file.exists() else b""
            elif select.select([process.stdout], [], [], 1)[0]:
                read += os.read(process.stdout.fileno(), 1 << 16)
        yield process


def ending(process: Any, number: signal.Signals) -> tuple[int, str]:
    """How it ends after a signal, and what it says last."""
    process.send_signal(number)
    # While its input stays open: the end of that would end a game, too.
    process.wait(PATIENCE_S)
    said, _ = process.communicate()
    assert b"Traceback" not in said
    return process.returncode, said.decode()


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_server_ends_in_order(number: signal.Signals, tmp_path: Path) -> None:
    args = ("serve", "--port", "0", "--data", str(tmp_path))
    with deaf(*args, awaited=b"http://") as process:
        status, said = ending(process, number)
    assert status == 0
    assert "Everything is kept" in said


def test_a_server_in_the_background_of_a_script_ends_on_ctrl_c(tmp_path: Path) -> None:
    command = f"{sys.executable} -m stockpile serve --port 0 --data {tmp_path}"
    with started(
        ["/bin/sh", "-c", f"{command} & echo pid $!; wait $!"],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "STOCKPILE_KERNEL": "off", "PYTHONUNBUFFERED": "1"},
    ) as shell:
        assert shell.stdout is not None
        _, pid = shell.stdout.readline().split()
        assert "http://" in shell.stdout.readline()
        os.kill(int(pid), signal.SIGINT)
        assert "Everything is kept" in shell.stdout.read()
        assert shell.wait(PATIENCE_S) == 0


@pytest.mark.sampled(2)
@pytest.mark.parametrize(("number", "status"), [(signal.SIGTERM, -15), (signal.SIGINT, 0)])
def test_line_mode_ends(number: signal.Signals, status: int, tmp_path: Path) -> None:
    args = ("play", "--plain", "--record", str(tmp_path / "game.txt"), "--seed", "1")
    with deaf(*args, awaited=PROMPT.encode()) as process:
        assert ending(process, number)[0] == status


@pytest.mark.parametrize("workers", [pytest.param("1", marks=pytest.mark.slow), "2"])
@pytest.mark.parametrize(
    ("number", "status"),
    [(signal.SIGINT, 130), pytest.param(signal.SIGTERM, -15, marks=pytest.mark.slow)],
)
def test_a_tournament_ends(
    number: signal.Signals, status: int, workers: str, tmp_path: Path
) -> None:
    args = ("arena", "casual", "random", "--rounds", "1000000", "--stock", "3")
    more = ("--workers", workers, "--resume", str(tmp_path / "rounds"))
    with deaf(*args, *more, awaited=b'"deals"', file=tmp_path / "rounds") as process:
        assert ending(process, number)[0] == status


@pytest.mark.sampled(2)
@pytest.mark.parametrize(("number", "status"), [(signal.SIGTERM, 143), (signal.SIGINT, 130)])
def test_a_measurement_ends_the_server_it_has_started(
    number: signal.Signals, status: int, tmp_path: Path
) -> None:
    command = (*STOCKPILE, "bench", "server", "--tables", "1", "--pace", "paced")
    # Not the group: whoever ends a measurement knows of this one process only.
    with started(
        command, stderr=subprocess.DEVNULL, env={**os.environ, "TMPDIR": str(tmp_path)}
    ) as process:
        measuring = psutil.Process(process.pid)
        wait_until(measuring.children, "the server")
        servers = measuring.children()
        process.send_signal(number)
        assert process.wait(PATIENCE_S) == status
        gone, left = psutil.wait_procs(servers, PATIENCE_S)
        assert (len(gone), left) == (1, [])


def test_a_signal_that_was_blocked_is_heard(tmp_path: Path) -> None:
    def block() -> None:
        signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT, signal.SIGTERM})

    args = ("play", "--plain", "--record", str(tmp_path / "game.txt"), "--seed", "1")
    with deaf(*args, awaited=PROMPT.encode(), before=block) as process:
        assert ending(process, signal.SIGINT)[0] == 0
