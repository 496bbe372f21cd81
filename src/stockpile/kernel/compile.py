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
    """Have a function compiled when it is first called, or loaded from disk."""
    if "NUMBA_CACHE_DIR" not in os.environ:
        # Numba reads this setting once for each function, here.
        part = function.__module__.removeprefix("stockpile.kernel.").split(".")
        numba.config.CACHE_DIR = str(folder(part[0] if len(part) > 1 else ""))  # type: ignore[attr-defined]
    return cast("Function", _compile(function))


class LoopBinder:
    """Compiles loops that the games share, each with what one game has by the names they use.

    A loop is a plain function. Its copy finds the game's functions and constants among its globals:
    Numba would not cache a closure over compiled functions, which differ from process to process.
    """

    def __init__(self, module: str, *parts: ModuleType) -> None:
        """Bind for a module of a game: with what is in it, and in other modules of the game."""
        self._module = module
        self._parts = [*parts, sys.modules[module]]

    def __call__(self, loop: Function, name: str = "", **names: object) -> Function:
        """A loop for this game, perhaps under another name, with further names."""
        plain = cast("FunctionType", loop)
        name = name or plain.__name__
        known = dict(plain.__globals__)
        for part in self._parts:
            known |= vars(part)
        bound = FunctionType(plain.__code__, known | names, name)
        bound.__doc__ = plain.__doc__
        bound.__module__ = self._module
        # In the name of the file in which it is cached: all games' loops come from the same source.
        bound.__qualname__ = f"{self._module.split('.')[-2]}.{name}"
        return cast("Function", compiled(bound))
