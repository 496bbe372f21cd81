"""The app in a terminal that somebody ends, closes, or types rubbish into."""

from __future__ import annotations

import contextlib
import os
import pty
import signal
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests import processes
from tests.dealing import STOCKPILE
from tests.processes import PATIENCE_S
from tests.terminal.app import driving
from tests.terminal.app.driving import at_table, opened, screen_text, table_of, until
from tests.waiting import wait_until

SCREEN_LEFT = b"\x1b[?1049l"
MOUSE_OFF = b"\x1b[?1000l"


class Terminal:
    """``stockpile play`` in a terminal of 80 by 24."""

    def __init__(self, data: Path, *options: str) -> None:
        leader, follower = pty.openpty()
        self._leader: int | None = leader
        size = {"LINES": "24", "COLUMNS": "80", "TERM": "xterm-256color"}
        self.process = processes.start(
            [*STOCKPILE, "play", "--lang", "en", *options],
            stdin=follower,
            stdout=follower,
            stderr=follower,
            env=os.environ | {"XDG_DATA_HOME": str(data)} | size,
        )
        os.close(follower)
        self._seen = bytearray()
        self._reading = threading.Thread(target=self._read, daemon=True)
        self._reading.start()

    def _read(self) -> None:
        assert self._leader is not None
        with contextlib.suppress(OSError):
            while part := os.read(self._leader, 4096):
                self._seen.extend(part)

    def expect(self, text: bytes) -> None:
        """Wait until something is shown."""
        deadline = time.monotonic() + PATIENCE_S
        while text not in self._seen:
            assert time.monotonic() < deadline, self._seen[-2000:]
            assert self.process.poll() is None, self._seen[-2000:]
            time.sleep(0.05)

    def type(self, keys: bytes) -> None:
        """Press keys."""
        assert self._leader is not None
        os.write(self._leader, keys)

    def insist(self, key: bytes, text: bytes) -> None:
        """Press a key until something is shown."""
        while text not in self._seen:
            self.type(key)
            with contextlib.suppress(AssertionError):
                wait_until(lambda: text in self._seen, seconds=1)

    def ended(self) -> tuple[int, bytes]:
        """The exit status, and all that was shown."""
        status = self.process.wait(PATIENCE_S)
        self._reading.join(PATIENCE_S)
        return status, bytes(self._seen)

    def close(self) -> None:
        """Kill it, if it has not ended."""
        processes.end(self.process, number=signal.SIGKILL)
        if self._leader is not None:
            self._reading.join(PATIENCE_S)
            os.close(self._leader)
            self._leader = None


@pytest.fixture
def terminal(tmp_path: Path) -> Iterator[Terminal]:
    shown = Terminal(tmp_path, "--stock", "30")
    yield shown
    shown.close()


def test_rubbish_is_not_heard_and_a_signal_leaves_the_terminal_as_it_was(
    terminal: Terminal,
) -> None:
    terminal.expect(b"Building piles")
    terminal.type(b"\xff\xfe\xc3(")
    # What is read together with it may be lost with it.
    terminal.insist(b"l", b"What happened")
    terminal.process.send_signal(signal.SIGTERM)
    status, seen = terminal.ended()
    assert status == 128 + signal.SIGTERM
    assert seen.rindex(SCREEN_LEFT) < seen.rindex(b"To continue: stockpile play")
    assert MOUSE_OFF in seen
    assert b"Traceback" not in seen


@pytest.mark.slow
def test_a_terminal_that_is_closed_ends_the_app(terminal: Terminal) -> None:
    terminal.expect(b"Building piles")
    terminal.process.send_signal(signal.SIGHUP)
    assert terminal.ended()[0] == 128 + signal.SIGHUP


def test_a_game_whose_process_was_killed_is_gone_on_with(
    tmp_path: Path, terminal: Terminal
) -> None:
    terminal.expect(b"Building piles")
    terminal.close()

    async def play() -> None:
        async with opened(tmp_path / "stockpile" / "terminal") as (app, pilot):
            await until(pilot, lambda: "Continue playing" in screen_text(app))
            await pilot.press("enter")
            await until(pilot, lambda: at_table(app) and table_of(app).client.moves)
            assert table_of(app).client.phase == "playing"

    driving.run(play())
