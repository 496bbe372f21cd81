"""How the kernel's functions are compiled."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from types import FunctionType, ModuleType
from typing import Any, TypeVar, cast

import numba

from stockpile.kernel.cache import folder

Function = TypeVar("Function", bound=Callable[..., object])

# Nothing in C calls the kernel: without wrappers for that, compiling takes a fifth less time.
_OPTIONS: dict[str, Any] = {"nogil": True, "error_model": "numpy", "no_cfunc_wrapper": True}
_compile = numba.njit(cache=True, **_OPTIONS)


def compiled(function: Function) -> Function:
    """Compile a function when it is first called, or load it from disk."""
    if "NUMBA_CACHE_DIR" not in os.environ:
        # Numba reads this setting once for each function, here.
        part = function.__module__.removeprefix("stockpile.kernel.").split(".")
        numba.config.CACHE_DIR = str(folder(part[0] if len(part) > 1 else ""))  # type: ignore[attr-defined]
    return cast("Function", _compile(function))


class LoopBinder:
    """Compiles loops that the games share, with the functions and constants of one game.

    A loop is a plain function, and is copied with the game's names among its globals. Numba would
    not cache a closure over compiled functions, which differ from process to process.
    """

    def __init__(self, module: str, *parts: ModuleType) -> None:
        """Bind for a module of a game, with the names in it and in other modules of the game."""
        self._module = module
        self._parts = [*parts, sys.modules[module]]

    def __call__(self, loop: Function, name: str = "", **names: object) -> Function:
        """The loop for this game, with more ``names``, and perhaps under another ``name``."""
        plain = cast("FunctionType", loop)
        name = name or plain.__name__
        known = dict(plain.__globals__)
        for part in self._parts:
            known |= vars(part)
        bound = FunctionType(plain.__code__, known | names, name)
        bound.__doc__ = plain.__doc__
        bound.__module__ = self._module
        # It becomes part of the cache file's name: the loops of all games have the same source.
        bound.__qualname__ = f"{self._module.split('.')[-2]}.{name}"
        return cast("Function", compiled(bound))
