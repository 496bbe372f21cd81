"""Where compiled functions are kept. Knows no Numba, so that asking costs nothing.

Numba keeps what it compiled on disk, for a source file at its place and of its time, but does not
notice when a function that is called from there has changed. So a folder is named after all the
source files that its functions come from: their places, their times and what is in them.
"""

from __future__ import annotations

import os
import tempfile
from functools import cache
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path

import platformdirs

_HERE = Path(__file__).parent


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
