"""The compiled kernel on disk: whether it is there, loading it, and compiling it if necessary.

Compiling takes a minute, and no player should wait for it: `stockpile.kernel.warmup` does it in a
process of its own. Numba is not imported before something is loaded.

Numba caches by source file, and does not notice that a function called from another file has
changed. So each folder is named after the paths and contents of all source files that its functions
come from. Their times do not matter: switching back to an earlier commit finds its cache again.
"""

from __future__ import annotations

import atexit
import fcntl
import os
import shutil
import stat
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext, suppress
from functools import cache
from hashlib import sha256
from pathlib import Path

import platformdirs

from stockpile import games
from stockpile.core.refusal import Refusal, Refused

POLL_INTERVAL_S = 0.5

_HERE = Path(__file__).parent
_loaded: set[str] = set()


@cache
def kernel_games() -> tuple[str, ...]:
    """The games that have a kernel."""
    return tuple(name for name, entry in games.GAMES.items() if entry.kernel is not None)


@cache
def folder(part: str = "") -> Path:
    """The folder for a game's compiled functions, or for those that all games share.

    Only our own user can have written what is in it.
    """
    # A process in which light bots think needs neither this nor other packages' games.
    from importlib.metadata import version

    digest = sha256(version("numba").encode())
    sources = [*_HERE.glob("*.py")]
    if part:
        # The editions' numbers, and weights in files, are compiled in as constants.
        own = _HERE / part
        sources += [*own.glob("*.py"), *own.glob("*.npy"), _HERE.parent / part / "editions.py"]
    for source in sorted(sources):
        content = source.read_bytes()
        digest.update(f"{source} {len(content)}\0".encode() + content)
    name = f"kernel-{part or 'shared'}-{digest.hexdigest()[:16]}"
    owner = os.getuid() if hasattr(os, "getuid") else 0
    for place in (
        platformdirs.user_cache_path("stockpile"),
        # If the home folder is not writable: kept as long as the machine keeps temporary files.
        Path(tempfile.gettempdir()) / f"stockpile-{owner}",
    ):
        with suppress(OSError):
            chosen = place / name
            # Others may have put something into a folder that they could write to.
            tampered = chosen.exists() and _open_to_others(chosen.lstat().st_mode)
            if _is_ours(place) and not tampered and _is_ours(chosen):
                return chosen
    # A folder for this process alone, deleted at its end.
    chosen = Path(tempfile.mkdtemp(prefix="stockpile-kernel-"))
    atexit.register(shutil.rmtree, chosen, ignore_errors=True)
    return chosen


def _is_ours(place: Path) -> bool:
    """Whether a folder, made if necessary, is ours. From now on nobody else can write to it."""
    place.mkdir(mode=0o700, parents=True, exist_ok=True)
    found = place.lstat()
    if not stat.S_ISDIR(found.st_mode) or (hasattr(os, "getuid") and found.st_uid != os.getuid()):
        return False
    if _open_to_others(found.st_mode):
        place.chmod(0o700)
    return os.access(place, os.W_OK)


def _open_to_others(mode: int) -> bool:
    return bool(mode & (stat.S_IWGRP | stat.S_IWOTH))


def _marker(game: str) -> Path:
    return folder(game) / "ready"


def compiled(game: str) -> bool:
    """Whether a game's functions are on disk."""
    return game in kernel_games() and _marker(game).exists()


def ready(game: str) -> bool:
    """Whether this process has loaded a game's functions, and can search without waiting."""
    return game in _loaded


def load(game: str) -> None:
    """Load a game's functions. If necessary, compile them, or wait for the process that does."""
    kernel = games.GAMES[game].kernel
    if kernel is None:
        raise Refused(Refusal("hints-off"))
    if game not in _loaded:
        with nullcontext() if compiled(game) else alone(game):
            kernel().warm_up()
            _marker(game).touch()
        _loaded.add(game)


def being_compiled() -> bool:
    """Whether some process is compiling right now."""
    for game in kernel_games():
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
    """Let one process compile while the others wait: in parallel, none would be done earlier."""
    with _lock(game).open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def load_in_background() -> threading.Thread:
    """Load each game's functions as soon as another process has compiled them."""

    def wait_and_load() -> None:
        missing = list(kernel_games())
        while missing:
            for game in [one for one in missing if compiled(one)]:
                load(game)
                missing.remove(game)
            if missing:
                time.sleep(POLL_INTERVAL_S)

    thread = threading.Thread(target=wait_and_load, name="loading the kernel", daemon=True)
    thread.start()
    return thread
