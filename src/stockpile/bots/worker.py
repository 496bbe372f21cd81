"""The process in which bots think: ``python -P -m stockpile.bots.worker [NICENESS]``.

It is asked on standard input and answers on standard output. Both speak in frames: four bytes that
say how long the frame is, most significant first, then so many bytes. One request is answered after
the other, but for those to bots from outside: each of these has its answer when it has it.

- The first frame out is empty: ready.
- A request is two length-prefixed parts: a JSON object, whose ``kind`` says what is asked, and what
  it is asked about.
- ``choose``: ``level``, ``game``, ``seed``, ``budget_ms`` (the last two may be null) and ``who``,
  and an Observation (`read_observation`). The answer is `MOVE`, followed by the text of the move.
  A bot from outside answers in a process of its own for each ``who`` (`stockpile.bots.apart`).
- ``end``: ``who``, about nothing. Its process is ended; only what it was asked has an answer.
- A request may have a ``number``: then its answer begins with that, as four bytes.
- ``advise``: ``game``, ``seed``, ``budget_ms`` and ``playouts`` (null but for ``game``), and an
  Observation. The answer is `TOLD`, followed by the moves, the best first, as JSON.
- ``review``: ``game`` and ``playouts``, and a record. The answer is `TOLD`, followed by the review
  as JSON. Before it come any number of frames that begin with `PROGRESS`, followed by how much is
  done.
- Any answer may be `FAILED` instead, followed by what went wrong (in full if the request has a true
  ``frank``), or `LATER`, if nothing did but the kernel is missing. None is ever a pickle: whoever
  asks need not trust a bot.

What needs the kernel waits for nobody: until it is loaded, a lighter level chooses, and there is no
advice. Only a review waits, and not for ever.

It ends when its standard input does, and with the process that started it.
"""

from __future__ import annotations

import json
import os
import pickle
import signal
import sys
import threading
import time
import traceback
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import cache, partial
from io import BufferedReader
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, Protocol, overload, runtime_checkable

from stockpile.bots import is_level, make_bot, needs_compiling, outside
from stockpile.bots.advice import PLAYOUTS, advise
from stockpile.bots.apart import LENGTH, Apart, read_frame, write_frame
from stockpile.bots.bot import Bot
from stockpile.bots.conduct import Illegal, ask, one_line
from stockpile.core.event import COMMON, Event
from stockpile.core.game import Observation
from stockpile.games import events_of
from stockpile.kernel import cache as kernel

MOVE = b"="
TOLD = b":"
PROGRESS = b"%"
FAILED = b"!"
LATER = b"~"

KINDNESS = 10
"""How much lower than the server's the priority of thinking is, unless the command says so."""
UNTIL_READY = "casual"
"""The level that chooses in place of one that needs the kernel, until it is loaded."""
SWITCH = "STOCKPILE_KERNEL"
"""The environment variable that keeps it away with ``off``."""
ORPHANED = 0.5
"""Seconds after which a worker in thought looks whether it is still wanted."""
WAITING = 1.0
"""Seconds between two looks whether the kernel is loaded."""
GIVING_UP = 600.0
"""Seconds after a worker's start from when on no review waits for the kernel: where compiling takes
longer, it has failed."""
LONGEST_NAME = 40
OURS = Path(__file__).parents[1]
STARTED = time.monotonic()


@runtime_checkable
class Timed(Protocol):
    """A bot that thinks for as long as it is given."""

    budget_ms: int


@cache
def find_bot(level: str, game: str) -> Bot[Any, Any]:
    """The bot that a level means: the only place that knows."""
    return make_bot(level, game)


@cache
def kinds_of(edition: str) -> tuple[type[Event], ...]:
    """The events there are in the game of an edition. An event's number in here is its kind."""
    return (*COMMON, *events_of(edition))


class LazyEvents(Sequence[Event]):
    """The events of an Observation, read when somebody looks at them; equal to their tuple."""

    __slots__ = ("_count", "_edition", "_events", "_written")

    def __init__(self, edition: str, count: int, written: memoryview) -> None:
        self._edition = edition
        self._count = count
        self._written = written
        self._events: tuple[Event, ...] | None = None

    def _read(self) -> tuple[Event, ...]:
        if self._events is None:
            kinds = kinds_of(self._edition)
            self._events = tuple(
                kinds[kind](*values)
                for chunk in parts_of(self._written)
                for kind, *values in pickle.loads(chunk)
            )
        return self._events

    def __len__(self) -> int:
        return self._count

    @overload
    def __getitem__(self, index: int) -> Event: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[Event, ...]: ...
    def __getitem__(self, index: int | slice) -> Event | tuple[Event, ...]:
        return self._read()[index]

    def __iter__(self) -> Iterator[Event]:
        return iter(self._read())

    def __reversed__(self) -> Iterator[Event]:
        return reversed(self._read())

    def __contains__(self, event: object) -> bool:
        return event in self._read()

    def __add__(self, other: tuple[Event, ...]) -> tuple[Event, ...]:
        return self._read() + tuple(other)

    def __radd__(self, other: tuple[Event, ...]) -> tuple[Event, ...]:
        return tuple(other) + self._read()

    def __eq__(self, other: object) -> bool:
        return self._read() == (other._read() if isinstance(other, LazyEvents) else other)

    def __hash__(self) -> int:
        return hash(self._read())

    def __repr__(self) -> str:
        return repr(self._read())

    def __reduce__(self) -> tuple[object, ...]:
        return tuple, (self._read(),)


def parts_of(written: bytes | memoryview) -> Iterator[memoryview]:
    """The length-prefixed parts that some bytes consist of."""
    view, start = memoryview(written), 0
    while start < len(view):
        (length,) = LENGTH.unpack_from(view, start)
        start += LENGTH.size + length
        yield view[start - length : start]


def read_observation(written: bytes | memoryview) -> Observation[Any, Any]:
    """The Observation that `stockpile.table.thinking.Observed` wrote."""
    view = memoryview(written)
    (length,) = LENGTH.unpack_from(view)
    end = LENGTH.size + length
    setup, seat, shown, moves, count = pickle.loads(view[LENGTH.size : end])
    events = LazyEvents(setup.edition, count, view[end:])
    return Observation(setup, seat, shown, events, moves)


class NotReady(Exception):
    """What has to be asked is not loaded yet."""


Tell = Callable[[bytes], None]
Wanted = Mapping[str, Any]


def answer(request: bytes, rng: Random, tell: Tell = lambda _: None) -> bytes:
    """What is answered to a request, or why nothing is; ``tell`` sends a frame before that."""
    frank = False
    try:
        asked, about = parts_of(request)
        wanted = json.loads(bytes(asked))
        frank = wanted.get("frank", False)
        match wanted["kind"]:
            case "choose":
                return MOVE + _choose(wanted, read_observation(about), _rng(wanted, rng)).encode()
            case "advise":
                found = _advise(wanted, read_observation(about), _rng(wanted, rng))
                return TOLD + json.dumps(found).encode()
            case "review":
                return TOLD + json.dumps(_review(wanted, bytes(about).decode(), tell)).encode()
            case _:
                raise ValueError
    except NotReady as wrong:
        return LATER + type(wrong).__name__.encode()
    except Exception as wrong:  # noqa: BLE001  a bot may do anything, and the next one is to be asked
        return FAILED + _told(wrong, frank=frank).encode()


def _rng(wanted: Wanted, real: Random) -> Random:
    return real if wanted["seed"] is None else Random(wanted["seed"])


def _choose(wanted: Wanted, observation: Observation[Any, Any], rng: Random) -> str:
    level, game = wanted["level"], wanted["game"]
    if needs_compiling((level,)) and not kernel.ready(game):
        level = UNTIL_READY
    bot = find_bot(level, game)
    if wanted["budget_ms"] is not None and isinstance(bot, Timed):
        bot.budget_ms = wanted["budget_ms"]
    return str(ask(bot, observation, rng))


def _advise(
    wanted: Wanted, observation: Observation[Any, Any], rng: Random
) -> list[dict[str, Any]]:
    if not kernel.ready(wanted["game"]):
        raise NotReady
    playouts = wanted["playouts"] or PLAYOUTS
    advice = advise(observation, rng, playouts=playouts, budget_ms=wanted["budget_ms"])
    return [one.to_json() for one in advice.moves]


def _review(wanted: Wanted, record: str, tell: Tell) -> dict[str, Any]:
    from stockpile.bots.review import review

    while not kernel.ready(wanted["game"]):
        if os.environ.get(SWITCH) == "off" or time.monotonic() > STARTED + GIVING_UP:
            raise NotReady
        tell(PROGRESS + b"0")
        time.sleep(WAITING)

    def progress(done: float) -> None:
        tell(PROGRESS + f"{done:.4f}".encode())

    return review(record, playouts=wanted["playouts"], progress=progress).as_json()


def _told(wrong: Exception, *, frank: bool) -> str:
    """What went wrong, and where in the code of a bot.

    Its message may name cards: only where everybody may know those is it part of this.
    """
    said = one_line(lambda: str(wrong)) if frank else ""
    what = one_line(lambda: type(wrong).__name__) + (said and f": {said}")
    place = None if isinstance(wrong, Illegal) else _place(wrong)
    if place is None:
        return what
    file = one_line(lambda: Path(place.filename).name, LONGEST_NAME)
    return f"{what} ({file}, line {place.lineno}, in {one_line(lambda: place.name, LONGEST_NAME)})"


def _place(wrong: Exception) -> traceback.FrameSummary | None:
    """The last place in a bot's own code; without any, where it was left, or the very last."""
    frames = traceback.extract_tb(wrong.__traceback__)
    theirs = [one for one in frames if not Path(one.filename).is_relative_to(OURS)]
    own = [one for one in theirs if not outside.is_installed(Path(one.filename))]
    return next(iter((*own[::-1], *theirs, *frames[::-1])), None)


def _end_with(parent: int) -> None:
    """End when the process that asks has gone, even if a bot never stops thinking."""
    while os.getppid() == parent:
        time.sleep(ORPHANED)
    os._exit(0)


def main() -> None:
    # Ctrl-C in a terminal reaches every process there; the server decides what it means.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(int(sys.argv[1]) if len(sys.argv) > 1 else KINDNESS)
    threading.Thread(target=_end_with, args=(os.getppid(),), daemon=True).start()
    source, sink = os.fdopen(os.dup(0), "rb"), os.dup(1)
    # What a bot prints is no answer, and what it complains of may name cards: nobody hears it.
    nowhere = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(nowhere, stream)
    if os.environ.get(SWITCH) != "off":
        kernel.load_in_background()
    apart = Apart(_serve_apart, (source.fileno(), sink))
    try:
        write_frame(sink, b"")
        _serve(source, sink, apart)
    except BrokenPipeError:
        pass
    apart.close()
    # Nothing is left to be done; threads that a bot may have started are not waited for.
    os._exit(0)


def _serve(source: BufferedReader, sink: int, apart: Apart | None) -> None:
    """Answer requests until there are no more; those to bots from outside ``apart``."""
    rng, writing = Random(os.urandom(32)), threading.Lock()

    def tell(frame: bytes) -> None:
        with writing:
            write_frame(sink, frame)

    while (request := read_frame(source)) is not None:
        asked = _Asked.of(request)
        if apart is None or asked.who is None:
            # What asks a process here puts the number before what that answers.
            tell((asked.number if apart is not None else b"") + answer(request, rng, tell))
        elif asked.ends:
            apart.end(asked.who)
        else:
            apart.ask(asked.who, request, partial(_pass_on, tell, asked.number))


def _pass_on(tell: Tell, number: bytes, found: bytes | None) -> None:
    """Tell what a process answered, unless nobody listens any more."""
    with suppress(OSError):
        tell(number + (FAILED + b"its process ended" if found is None else found))


def _serve_apart(source: BufferedReader, sink: int) -> None:
    threading.Thread(target=_end_with, args=(os.getppid(),), daemon=True).start()
    _serve(source, sink, None)


class _Asked(NamedTuple):
    """What has to be known of a request to pass it on."""

    who: str | None = None
    """Whose process it is for, if it is about a bot from outside."""
    ends: bool = False
    number: bytes = b""

    @classmethod
    def of(cls, request: bytes) -> _Asked:
        try:
            asked, _ = parts_of(request)
            wanted = json.loads(bytes(asked))
            ends = wanted["kind"] == "end"
            outside = ends or (wanted["kind"] == "choose" and not is_level(wanted["level"]))
            number = LENGTH.pack(wanted["number"]) if "number" in wanted else b""
            return cls(str(wanted["who"]) if outside else None, ends, number)
        except (ValueError, KeyError):
            return cls()


if __name__ == "__main__":
    main()
