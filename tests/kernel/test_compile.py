"""Loops that the games share are bound to each game, and cached like all that is compiled."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import numba
import pytest
from numba.core.compiler import Compiler

from stockpile.kernel.compile import LoopBinder, compiled


def choose(number: int) -> int:
    raise NotImplementedError("each game has its own")


def loop(number: int) -> int:
    return choose(number)


def lowest(number: int) -> int:
    return number - 1


def highest(number: int) -> int:
    return number + 1


@pytest.fixture
def bound(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str, Any], Any]:
    """The loop as a game has it, made anew as in another process; all games share one cache."""
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path))
    monkeypatch.setattr(numba.config, "CACHE_DIR", str(tmp_path))

    def bind(game: str, its_choice: Any) -> Any:
        module = ModuleType(f"stockpile.kernel.{game}.loops")
        monkeypatch.setitem(sys.modules, module.__name__, module)
        vars(module)["choose"] = compiled(its_choice)
        return LoopBinder(module.__name__)(loop)

    return bind


def test_a_shared_loop_does_in_each_game_what_that_game_does(
    bound: Callable[[str, Any], Any],
) -> None:
    assert [bound("low", lowest)(5), bound("high", highest)(5)] == [4, 6]


def test_a_bound_loop_is_compiled_once(bound: Callable[[str, Any], Any]) -> None:
    bound("low", lowest)(5)
    again = bound("low", lowest)
    assert again(5) == 4
    assert (sum(again.stats.cache_hits.values()), again.stats.cache_misses) == (1, {})


def test_others_keep_their_own_optimization(
    bound: Callable[[str, Any], Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("NUMBA_OPT", raising=False)
    config: Any = numba.config
    usual = int(config.OPT)
    during: list[int] = []
    pipelines = Compiler.define_pipelines

    def spied(compiler: Any) -> Any:
        during.append(int(config.OPT))
        return pipelines(compiler)  # type: ignore[no-untyped-call]

    monkeypatch.setattr(Compiler, "define_pipelines", spied)
    bound("skipbo", lowest)(5)
    theirs: Any = numba.njit(highest)
    theirs(5)
    assert during == [2, 2, usual]  # the loop, what it calls, and somebody else's function
