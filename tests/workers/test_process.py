"""What a worker tells, and what it keeps from bots."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from stockpile.workers.codec import encode
from stockpile.workers.frames import LENGTH, FrameStream, pack
from stockpile.workers.launch import WORKER, worker_environment
from stockpile.workers.messages import ANSWER, Request
from tests.processes import start
from tests.workers.seeing import an_observation

pytestmark = pytest.mark.long

PEEPING = """
import gc, time
from pathlib import Path

def finds(other):
    wanted = b"seat-%d" % other
    held = gc.get_referents(*gc.get_objects())
    return any(
        wanted in one and wanted != one for one in held if isinstance(one, bytes | bytearray)
    )

class First:
    def choose(self, observation, rng):
        found = finds(2)
        while not Path(__file__).with_name("second").exists():
            time.sleep(0.005)
        return observation.moves[-1 if found else 0]

class Second:
    def choose(self, observation, rng):
        Path(__file__).with_name("second").touch()
        return observation.moves[-1 if finds(1) else 0]
"""


def test_a_bot_from_outside_finds_nothing_of_what_others_are_asked(tmp_path: Path) -> None:
    path = tmp_path / "bots.py"
    path.write_text(PEEPING)
    seen = an_observation()
    requests = [
        Request("choose", encode(seen), "skipbo", f"{path}:{bot}", who=f"seat-{one}", number=one)
        for one, bot in enumerate(("First", "Second"), 1)
    ]
    both = b"".join(pack(one.encode()) for one in requests)
    assert len(both) <= 4096  # what a pipe passes on in one piece
    worker = start(
        [*WORKER, "0"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=worker_environment(kernel=False),
    )
    assert worker.stdin is not None
    assert worker.stdout is not None
    worker.stdin.write(both)
    worker.stdin.flush()
    stream = FrameStream(worker.stdout.fileno(), worker.stdin.fileno())
    assert stream.read() == b""
    # The second was read ahead when the first was forked, the first in thought at the next fork.
    move = str(seen.moves[0]).encode()
    assert {stream.read(), stream.read()} == {LENGTH.pack(one) + ANSWER + move for one in (1, 2)}
    worker.communicate()
    assert worker.returncode == 0
