"""Whether the kernel can be used at once, and seeing to it that it can.

Compiling takes a minute, and nobody who plays is to wait for it: `stockpile.kernel.warmup` compiles
in a process of its own and leaves the outcome on disk; whoever searches loads it from there. Knows
no Numba before something is loaded.
"""

from __future__ import annotations

import fcntl
import os
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from functools import cache
from hashlib import sha256
from importlib import import_module
from importlib.metadata import version
from pathlib import Path

import platformdirs

GAMES = ("skipbo", "breakers")

AGAIN = 0.5
"""Seconds after which is looked again whether something has been compiled."""

_HERE = Path(__file__).parent
_loaded: set[str] = set()


@cache
def folder(part: str = "") -> Path:
    """The folder for compiled functions: of a game's part, or of what all of them share."""
    digest = sha256(version("numba").encode())
    sources = [*_HERE.glob("*.py")]
    if part:
        # The editions' numbers are compiled in.
        sources += [*(_HERE / part).glob("*.py"), _HERE.parent / part / "editions.py"]
    for source in sorted(sources):
        digest.update(f"{source} {source.stat().st_mtime_ns}\0".encode())
        digest.update(source.read_bytes())
    name = f"kernel-{part or 'shared'}-{digest.hexdigest()[:16]}"
    chosen = platformdirs.user_cache_path("stockpile") / name
    try:
        chosen.mkdir(parents=True, exist_ok=True)
        if os.access(chosen, os.W_OK):
            return chosen
    except OSError:
        pass
    # A home that cannot be written: kept as long as the machine keeps such files.
    owner = os.getuid() if hasattr(os, "getuid") else 0
    chosen = Path(tempfile.gettempdir()) / f"stockpile-{owner}" / name
    chosen.mkdir(mode=0o700, parents=True, exist_ok=True)
    return chosen


def _marker(game: str) -> Path:
    return folder(game) / "ready"


def compiled(game: str) -> bool:
    """Whether the functions for a game lie on the disk."""
    return _marker(game).exists()


def ready(game: str) -> bool:
    """Whether this process can search in a game without waiting."""
    return game in _loaded


def load(game: str) -> None:
    """Load the functions for a game; compile them first if nobody has, or wait for who does."""
    if game not in _loaded:
        with nullcontext() if compiled(game) else alone(game):
            import_module(f"stockpile.kernel.{game}.warmup").warm_up()
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
