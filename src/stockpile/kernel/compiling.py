"""How the kernel is compiled, and where the outcome is kept.

Numba keeps compiled functions on disk, but does not notice when a function that they call has
changed. So the folder is named after everything that the kernel consists of.
"""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import TypeVar, cast

import numba
import platformdirs

Function = TypeVar("Function", bound=Callable[..., object])

_HERE = Path(__file__).parent


@cache
def folder() -> Path:
    """Where compiled functions of exactly this kernel are kept."""
    digest = sha256(numba.__version__.encode())
    for source in sorted(_HERE.rglob("*.py")):
        digest.update(source.relative_to(_HERE).as_posix().encode() + b"\0" + source.read_bytes())
    name = f"kernel-{digest.hexdigest()[:16]}"
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


if "NUMBA_CACHE_DIR" not in os.environ:
    numba.config.CACHE_DIR = str(folder())  # type: ignore[attr-defined]

_compile = numba.njit(cache=True, nogil=True, error_model="numpy")


def compiled(function: Function) -> Function:
    """Have a function compiled when it is called first, or take it from the disk."""
    return cast("Function", _compile(function))
