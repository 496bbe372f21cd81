"""The process in which bots think: ``python -P -m stockpile.workers.process [NICENESS]``.

It is asked on standard input and answers on standard output, in frames. The first frame out is
empty: ready. After that each frame in is a Request, and each frame out is the number of a request
and an answer to it (`stockpile.workers.messages`). Requests are answered in order, except those to
outside bots: each of these thinks in the process of its seat and round
(`stockpile.workers.seat_processes`) and answers when it is done.

Only a review waits for the kernel, and not forever. Until it is loaded, a lighter level chooses,
and there is no advice.

The process ends when its standard input does, and with the process that started it.
"""

from __future__ import annotations

import json
import os
import signal
import sys
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from functools import cache, partial
from random import Random
from typing import Any, Protocol, runtime_checkable

from stockpile.bots import is_level, make_bot, needs_compiling, plugins
from stockpile.bots.advice import ADVICE_PLAYOUTS, advise, has_advice
from stockpile.bots.bot import Bot
from stockpile.bots.conduct import ask
from stockpile.core.observation import Observation
from stockpile.core.refusal import Unreadable
from stockpile.kernel import cache as kernel
from stockpile.workers import codec
from stockpile.workers.failure import describe
from stockpile.workers.frames import LENGTH, FrameStream
from stockpile.workers.launch import THINKING_NICENESS, end_with, kernel_wanted
from stockpile.workers.messages import ANSWER, FAILED, NOT_READY, PROGRESS, NotReady, Request
from stockpile.workers.seat_processes import SeatProcesses

LEVEL_UNTIL_READY = "casual"
"""The level that chooses in place of one that needs the kernel, until it is loaded."""
KERNEL_CHECK_S = 1.0
"""Seconds between two checks whether the kernel is loaded."""
COMPILING_LIMIT_S = 600.0
"""Seconds after its start for which a worker lets reviews wait for the kernel: if compiling takes
longer, it has failed."""
STARTED_S = time.monotonic()

Tell = Callable[[bytes], None]


@runtime_checkable
class Timed(Protocol):
    """A bot that thinks for as long as it is given."""

    budget_ms: int


@cache
def find_bot(level: str, game: str) -> Bot[Any, Any]:
    """The bot of a level, kept for later requests."""
    return make_bot(level, game)


def answer(request: Request, rng: Random, tell: Tell = lambda _: None) -> bytes:
    """The answer to a request, or why there is none; ``tell`` sends progress before it."""
    try:
        return ANSWER + _answer(request, rng, tell).encode()
    except NotReady as wrong:
        return NOT_READY + type(wrong).__name__.encode()
    except Exception as wrong:  # noqa: BLE001  a bot may do anything, and the next one is to be asked
        return FAILED + describe(wrong, frank=request.frank).encode()


def _answer(request: Request, real: Random, tell: Tell) -> str:
    if request.kind == "check":
        return json.dumps(_check(request))
    if request.kind == "review":
        return json.dumps(_review(request, tell))
    observation = codec.decode(request.about)
    rng = real if request.seed is None else Random(request.seed)
    if request.kind == "advise":
        return json.dumps(_advise(request, observation, rng))
    return _choose(request, observation, rng)


def _choose(request: Request, observation: Observation[Any, Any], rng: Random) -> str:
    level = request.level
    if needs_compiling((level,), request.game) and not kernel.ready(request.game):
        level = LEVEL_UNTIL_READY
    bot = find_bot(level, request.game)
    if request.budget_ms is not None and isinstance(bot, Timed):
        bot.budget_ms = request.budget_ms
    return str(ask(bot, observation, rng))


def _advise(
    request: Request, observation: Observation[Any, Any], rng: Random
) -> list[dict[str, Any]]:
    if not kernel.ready(request.game):
        raise NotReady
    playouts = request.playouts or ADVICE_PLAYOUTS
    advice = advise(observation, rng, playouts=playouts, budget_ms=request.budget_ms)
    return [one.to_json() for one in advice.moves]


def _check(request: Request) -> object:
    """What tells a bot from the same one after a change; a refusal if it cannot play."""
    before = set(sys.modules)
    try:
        make_bot(request.level, request.game)
    except Unreadable as wrong:
        return wrong.refusal.code, wrong.where, dict(wrong.refusal.args)
    loaded = {name: its for name, its in sys.modules.items() if name not in before}
    return plugins.fingerprint(request.level, loaded)


def _review(request: Request, tell: Tell) -> dict[str, Any]:
    from stockpile.bots import review

    if not has_advice(request.game):
        raise LookupError(f"{request.game} has no kernel")
    while not kernel.ready(request.game):
        if not kernel_wanted() or time.monotonic() > STARTED_S + COMPILING_LIMIT_S:
            raise NotReady
        tell(PROGRESS + b"0")
        time.sleep(KERNEL_CHECK_S)

    def progress(done: float) -> None:
        tell(PROGRESS + f"{done:.4f}".encode())

    record, playouts = bytes(request.about).decode(), request.playouts or review.REVIEW_PLAYOUTS
    return review.review(record, playouts=playouts, progress=progress).as_json()


def main() -> None:
    # Ctrl-C in a terminal reaches every process there; the server decides what it means.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(int(sys.argv[1]) if len(sys.argv) > 1 else THINKING_NICENESS)
    end_with(os.getppid())
    stream = FrameStream(os.dup(0), os.dup(1))
    # What a bot prints is not an answer, and its errors may name cards: both are dropped.
    nowhere = os.open(os.devnull, os.O_RDWR)
    for standard in (0, 1, 2):
        os.dup2(nowhere, standard)
    if kernel_wanted():
        kernel.load_in_background()
    seats = SeatProcesses(_serve_seat, stream)
    with suppress(BrokenPipeError):
        stream.write(b"")
        _serve(stream, seats)
    seats.close()
    # Nothing is left to do; threads that a bot may have started are not waited for.
    os._exit(0)


def _serve(stream: FrameStream, seats: SeatProcesses) -> None:
    """Answer requests until there are no more; those to outside bots in ``seats``."""
    rng, writing = Random(os.urandom(32)), threading.Lock()

    def tell(number: bytes, said: bytes) -> None:
        with writing:
            stream.write(number + said)

    for frame in stream:
        request = Request.decode(frame)
        reply = partial(tell, LENGTH.pack(request.number))
        if request.kind == "end":
            seats.end(request.who)
        elif request.kind in ("choose", "check") and not is_level(request.level):
            seats.ask(request.who, frame, partial(_pass_on, reply))
        else:
            reply(answer(request, rng, reply))


def _serve_seat(stream: FrameStream) -> None:
    """Answer the requests of one seat. What asks this process adds their numbers."""
    end_with(os.getppid())
    rng = Random(os.urandom(32))
    for frame in stream:
        stream.write(answer(Request.decode(frame), rng))


def _pass_on(reply: Tell, said: bytes | None) -> None:
    """Pass on what a seat's process answered, unless nobody listens any more."""
    with suppress(OSError):
        reply(FAILED + b"its process ended" if said is None else said)


if __name__ == "__main__":
    main()
