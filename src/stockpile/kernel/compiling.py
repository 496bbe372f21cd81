"""How the kernel is compiled."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import TypeVar, cast

import numba

from stockpile.kernel.keeping import folder

Function = TypeVar("Function", bound=Callable[..., object])

if "NUMBA_CACHE_DIR" not in os.environ:
    # Before the first function: each looks once where it is to be kept.
    numba.config.CACHE_DIR = str(folder())  # type: ignore[attr-defined]

_compile = numba.njit(cache=True, nogil=True, error_model="numpy")


def compiled(function: Function) -> Function:
    """Have a function compiled when it is called first, or take it from the disk."""
    return cast("Function", _compile(function))
