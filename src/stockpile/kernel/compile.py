"""How the kernel's functions are compiled."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from types import FunctionType, ModuleType
from typing import Any, TypeVar, cast

import numba
from numba.core.compiler import Compiler

from stockpile.kernel.cache import folder

Function = TypeVar("Function", bound=Callable[..., object])

_OPTIMIZATION = {"skipbo": 2}
"""How much LLVM tries, from 0 to 3, by game, where Numba's usual 3 gains nothing: Skip-Bo compiles
in four fifths of the time and runs 2 % faster with 2, but Breakers is slower."""


class _Compiler(Compiler):
    """Numba's compiler with our optimization, unless ``NUMBA_OPT`` says otherwise."""

    def compile_extra(self, func: FunctionType) -> Any:
        usual: int = numba.config.OPT  # type: ignore[attr-defined]
        game = _game_of(func)
        if game in _OPTIMIZATION and "NUMBA_OPT" not in os.environ:
            numba.config.OPT = type(usual)(_OPTIMIZATION[game])  # type: ignore[attr-defined]
        try:
            return super().compile_extra(func)  # type: ignore[no-untyped-call]
        finally:
            numba.config.OPT = usual  # type: ignore[attr-defined]


# Nothing in C calls the kernel: without wrappers for that, compiling takes a fifth less time.
_OPTIONS: dict[str, Any] = {
    "nogil": True,
    "error_model": "numpy",
    "no_cfunc_wrapper": True,
    "pipeline_class": _Compiler,
}
_compile = numba.njit(cache=True, **_OPTIONS)


def compiled(function: Function) -> Function:
    """Compile a function when it is first called, or load it from disk."""
    if "NUMBA_CACHE_DIR" not in os.environ:
        # Numba reads this setting once for each function, here.
        numba.config.CACHE_DIR = str(folder(_game_of(function)))  # type: ignore[attr-defined]
    return cast("Function", _compile(function))


def _game_of(function: Callable[..., object]) -> str:
    """The game whose function it is, or nothing where games share it."""
    part = function.__module__.removeprefix("stockpile.kernel.").split(".")
    return part[0] if len(part) > 1 else ""


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
