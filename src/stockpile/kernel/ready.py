"""Whether the kernel can be used at once, and seeing to it that it can.

Compiling takes a minute, and nobody who plays is to wait for it: `stockpile.kernel.warm` compiles
in a process of its own and leaves the outcome on disk; whoever searches loads it from there. Knows
no Numba before something is loaded.
"""

from __future__ import annotations

import fcntl
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path

from stockpile import games
from stockpile.core.refusal import Refusal, Refused
from stockpile.kernel.keeping import folder

GAMES = tuple(name for name, entry in games.GAMES.items() if entry.kernel is not None)
"""The games that have a kernel."""

AGAIN = 0.5
"""Seconds after which is looked again whether something has been compiled."""

_loaded: set[str] = set()


def _marker(game: str) -> Path:
    return folder(game) / "ready"


def compiled(game: str) -> bool:
    """Whether the functions for a game lie on the disk."""
    return game in GAMES and _marker(game).exists()


def ready(game: str) -> bool:
    """Whether this process can search in a game without waiting."""
    return game in _loaded


def load(game: str) -> None:
    """Load the functions for a game; compile them first if nobody has, or wait for who does."""
    kernel = games.GAMES[game].kernel
    if kernel is None:
        raise Refused(Refusal("hints-off"))
    if game not in _loaded:
        with nullcontext() if compiled(game) else alone(game):
            kernel().warm_up()
            _marker(game).touch()
        _loaded.add(game)


def being_compiled() -> bool:
    """Whether some process compiles right now."""
    for game in GAMES:
        with _lock(game).open("w") as file:
            try:
                fcntl.flock(file, fcntl.LOCK_SH | fcntl.LOCK_NB)
            except BlockingIOError:
                return True
    return False


def _lock(game: str) -> Path:
    return folder(game) / "compiling"


@contextmanager
def alone(game: str) -> Iterator[None]:
    """Have one process compile, and the others wait: together they would take as long each."""
    with _lock(game).open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def load_in_background() -> threading.Thread:
    """Load each game's functions as soon as somebody else has compiled them."""

    def wait_and_load() -> None:
        missing = list(GAMES)
        while missing:
            for game in [one for one in missing if compiled(one)]:
                load(game)
                missing.remove(game)
            if missing:
                time.sleep(AGAIN)

    thread = threading.Thread(target=wait_and_load, name="loading the kernel", daemon=True)
    thread.start()
    return thread
