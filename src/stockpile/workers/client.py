"""A worker process for code that can wait for an answer.

Only Observations are sent to it, as bytes: what a bot must not know is out of its reach.
"""

from __future__ import annotations

import json
import subprocess
import time
from itertools import count
from random import Random
from typing import Any

from stockpile.bots.bot import Bot
from stockpile.bots.conduct import Illegal, not_a_move
from stockpile.core.observation import Observation
from stockpile.core.option import Setup
from stockpile.core.refusal import Unreadable
from stockpile.games import build_game
from stockpile.workers.codec import ObservationWriter
from stockpile.workers.failure import describe
from stockpile.workers.frames import LENGTH, FrameStream
from stockpile.workers.launch import ENDING_S, WORKER, worker_environment
from stockpile.workers.messages import MAX_ANSWER_BYTES, Request, RequestFailed, read_answer

SEED_BITS = 64

_ROUNDS = count()


class WorkerClient:
    """A worker process, started when it is first asked, or by `start`.

    One that takes longer than ``limit`` seconds for an answer is ended, and has failed. Failures
    are told in full where it may be ``frank``: everybody there may know the bot's cards.
    """

    def __init__(
        self, *, kernel: bool = False, limit: float | None = None, frank: bool = False
    ) -> None:
        self._kernel = kernel
        """Whether the worker loads the kernel. Only our own bots need it."""
        self._limit = limit
        self._frank = frank
        self._process: subprocess.Popen[bytes] | None = None

    def choose(self, name: str, game: str, seed: int | str, observation: bytes, *, who: str) -> str:
        """The text of the move that a bot chooses with ``Random(seed)``; or RequestFailed.

        ``who`` names a seat in a round: no outside bot can reach another one's.
        """
        request = Request("choose", observation, game, name, seed, who=who, frank=self._frank)
        return self._ask(request).decode(errors="replace")

    def check(self, name: str, game: str) -> str:
        """What tells an outside bot from the same one after a change.

        Raises Unreadable if it cannot play, or RequestFailed.
        """
        told = json.loads(self._ask(Request("check", game=game, level=name)))
        if isinstance(told, str):
            return told
        code, where, args = told
        raise Unreadable(code, where, **args)

    def advise(
        self, game: str, seed: int | str, observation: bytes, *, playouts: int | None = None
    ) -> list[dict[str, Any]]:
        """The moves, the best first. Raises NotReady, or RequestFailed."""
        request = Request("advise", observation, game, seed=seed, playouts=playouts)
        advised: list[dict[str, Any]] = json.loads(self._ask(request))
        return advised

    def _ask(self, request: Request) -> bytes:
        deadline = None if self._limit is None else time.monotonic() + self._limit
        try:
            self.start()
            self._stream.write(request.encode())
            # The first frame is empty: the worker is ready.
            while not (reply := self._stream.read(deadline)):
                pass
        except TimeoutError:
            self.close()
            raise RequestFailed(f"it took longer than {self._limit:g} s") from None
        except (OSError, EOFError):
            self.close()
            raise RequestFailed("its process ended") from None
        return read_answer(reply[LENGTH.size :])

    def start(self) -> None:
        """Start the process if there is none, without waiting until it is ready."""
        if self._process is not None:
            return
        # With its client's priority, but in its own group, so that Ctrl-C does not reach it.
        process = self._process = subprocess.Popen(
            (*WORKER, "0"),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=worker_environment(kernel=self._kernel),
            process_group=0,
        )
        assert process.stdin is not None
        assert process.stdout is not None
        self._stream = FrameStream(
            process.stdout.fileno(), process.stdin.fileno(), LENGTH.size + MAX_ANSWER_BYTES
        )

    def close(self) -> None:
        """End the process, and with it those that it has started."""
        process, self._process = self._process, None
        if process is None:
            return
        try:
            process.communicate(timeout=ENDING_S)
        except subprocess.TimeoutExpired:
            process.kill()
            process.communicate()


class TrustedBot:
    """An outside bot that thinks in this process, and chooses as a `RemoteBot` would.

    It is loaded once, and has no time limit.
    """

    def __init__(self, bot: Bot[Any, Any]) -> None:
        self._bot = bot

    def choose(self, observation: Observation[Any, Any], rng: Random) -> Any:
        """What the bot chooses with a random generator that this one gives the seed of."""
        try:
            return self._bot.choose(observation, Random(rng.getrandbits(SEED_BITS)))
        except Exception as wrong:
            raise RequestFailed(describe(wrong, frank=True)) from wrong


class RemoteBot:
    """An outside bot at one seat in one round, thinking in a client's worker."""

    def __init__(self, client: WorkerClient, name: str, setup: Setup, seat: int) -> None:
        self._client = client
        self._name = name
        self._who = f"{next(_ROUNDS)} {seat}"
        self._game = build_game(setup)
        self._writer = ObservationWriter(setup, seat)
        self._seen = 0

    def choose(self, observation: Observation[Any, Any], rng: Random) -> Any:
        """What the bot chooses with a random generator that this one gives the seed of."""
        self._writer.add(observation.events[self._seen :])
        self._seen = len(observation.events)
        written = self._writer.encode(observation.view, observation.moves)
        seed = rng.getrandbits(SEED_BITS)
        text = self._client.choose(self._name, self._game.name, seed, written, who=self._who)
        try:
            return self._game.read_move(text)
        except Unreadable:
            raise Illegal(not_a_move(text)) from None
