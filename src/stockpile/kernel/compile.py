"""How the kernel's functions are compiled."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import TypeVar, cast

import numba

from stockpile.kernel.cache import folder

Function = TypeVar("Function", bound=Callable[..., object])

_compile = numba.njit(cache=True, nogil=True, error_model="numpy")


def compiled(function: Function) -> Function:
    """Have a function compiled when it is first called, or loaded from disk."""
    if "NUMBA_CACHE_DIR" not in os.environ:
        # Numba reads this setting once for each function, here.
        part = function.__module__.removeprefix("stockpile.kernel.").split(".")
        numba.config.CACHE_DIR = str(folder(part[0] if len(part) > 1 else ""))  # type: ignore[attr-defined]
    return cast("Function", _compile(function))
