"""The process that a bot thinks in (`stockpile.bots.worker`), for whoever can wait for its answer.

Only Observations cross over to it, as bytes: what it cannot know is not in its reach.
"""

from __future__ import annotations

import json
import os
import select
import subprocess
import time
from typing import Any

from stockpile.bots.apart import LENGTH, LONGEST_ANSWER
from stockpile.bots.worker import LATER, MOVE, TOLD
from stockpile.table.working import (
    COMMAND,
    ENDING,
    Failed,
    NotYet,
    environment,
    request,
)


class Behind:
    """A worker process, started when it is first asked, or by `start`.

    One that takes longer than ``limit`` seconds for an answer is ended, and has failed. Why a bot
    has failed is told in full where it may be ``frank``: nobody there is not to know its cards.
    """

    def __init__(
        self, *, kernel: bool = False, limit: float | None = None, frank: bool = False
    ) -> None:
        self._kernel = kernel
        """Whether it loads the kernel. Only what is ours needs it."""
        self._limit = limit
        self._frank = frank
        self._process: subprocess.Popen[bytes] | None = None

    def choose(self, name: str, game: str, seed: int | str, observation: bytes, *, who: str) -> str:
        """The text of the move that a bot chooses with ``Random(seed)``; Failed if it does not.

        ``who`` names a seat in a round: no bot from outside is in reach of another one's.
        """
        asked: dict[str, Any] = {"kind": "choose", "level": name, "game": game}
        asked |= {"seed": seed, "budget_ms": None}
        asked |= {"who": who, "frank": self._frank}
        return self._ask(asked, observation, MOVE).decode(errors="replace")

    def advise(
        self, game: str, seed: int | str, observation: bytes, *, playouts: int | None = None
    ) -> list[dict[str, Any]]:
        """The moves, the best first. Raises NotYet, or Failed."""
        asked = {"kind": "advise", "game": game, "seed": seed, "budget_ms": None}
        told = self._ask({**asked, "playouts": playouts}, observation, TOLD)
        advised: list[dict[str, Any]] = json.loads(told)
        return advised

    def _ask(self, asked: dict[str, Any], observation: bytes, kind: bytes) -> bytes:
        last = None if self._limit is None else time.monotonic() + self._limit
        try:
            process = self.start()
            assert process.stdin is not None
            process.stdin.write(request(asked, observation))
            process.stdin.flush()
            # The first frame says that it is ready.
            while not (answer := _receive(process, last)):
                pass
        except TimeoutError:
            self.close()
            raise Failed(f"it took longer than {self._limit:g} s") from None
        except (OSError, EOFError):
            self.close()
            raise Failed("its process ended") from None
        if answer[:1] == kind:
            return answer[1:]
        why = answer[1:].decode(errors="replace")
        raise NotYet(why) if answer[:1] == LATER else Failed(why)

    def start(self) -> subprocess.Popen[bytes]:
        """See to it that the process is there; nobody waits until it is ready."""
        if self._process is not None:
            return self._process
        here = environment(kernel=self._kernel)
        # As important as whoever waits for it, but in a group of its own: Ctrl-C is not for it.
        command, pipe = (*COMMAND, "0"), subprocess.PIPE
        self._process = subprocess.Popen(
            command, stdin=pipe, stdout=pipe, env=here, process_group=0
        )
        return self._process

    def close(self) -> None:
        """End the process, and with it those that it has started."""
        process, self._process = self._process, None
        if process is None:
            return
        try:
            process.communicate(timeout=ENDING)
        except subprocess.TimeoutExpired:
            process.kill()
            process.communicate()


def _receive(process: subprocess.Popen[bytes], last: float | None) -> bytes:
    """The next frame. Raises EOFError, or TimeoutError after the ``last`` moment."""
    (length,) = LENGTH.unpack(_read(process, LENGTH.size, last))
    if length > LONGEST_ANSWER:
        raise EOFError
    return _read(process, length, last)


def _read(process: subprocess.Popen[bytes], length: int, last: float | None) -> bytes:
    assert process.stdout is not None
    # Past its buffer, in which something might wait while nobody can be heard any more.
    pipe = process.stdout.fileno()
    waiting = select.poll()
    waiting.register(pipe, select.POLLIN)
    read = b""
    while len(read) < length:
        left = None if last is None else max(0.0, 1000 * (last - time.monotonic()))
        if not waiting.poll(left):
            raise TimeoutError
        some = os.read(pipe, length - len(read))
        if not some:
            raise EOFError
        read += some
    return read
