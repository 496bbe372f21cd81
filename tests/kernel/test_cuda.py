"""All of the kernel can be compiled for a graphics card as well; none is needed to see that.

``pip install "numba-cuda[cu12]"`` brings what this takes.
"""

from __future__ import annotations

import pkgutil
from collections.abc import Iterator
from importlib import import_module
from types import SimpleNamespace
from typing import Any

import pytest
from numba.core.dispatcher import Dispatcher

import stockpile.kernel
from stockpile.kernel.cache import kernel_games, load

pytestmark = pytest.mark.slow

CAPABILITY = (8, 0)
"""Of cards from 2020 on."""
NEEDED = (
    "rules.deal rules.legal rules.apply worlds.sample playouts.evaluate "
    "baseline_policy.baseline_move playout_policy.playout_move skilled_policy.skilled_move"
)
"""What a search or simulation needs, by module, in every game."""


@pytest.fixture
def cuda(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Numba's compiler for cards, told of one that is not there."""
    pytest.importorskip("numba_cuda", reason="numba-cuda[cu12] is not installed")
    cuda = import_module("numba.cuda")
    try:
        import_module("numba.cuda.cudadrv.nvvm").NVVM()
    except Exception as wrong:  # noqa: BLE001  how a missing library shows depends on the version
        pytest.skip(f"numba-cuda lacks NVIDIA's compiler, which numba-cuda[cu12] brings: {wrong}")
    card = SimpleNamespace(compute_capability=CAPABILITY)
    monkeypatch.setattr("numba.cuda.dispatcher.get_current_device", lambda: card)
    return cuda


def compiled_in(game: str) -> Iterator[Dispatcher]:
    """The compiled functions of a game."""
    package = import_module(f"{stockpile.kernel.__name__}.{game}")
    for one in pkgutil.iter_modules(package.__path__, f"{package.__name__}."):
        for function in vars(import_module(one.name)).values():
            if isinstance(function, Dispatcher) and function.py_func.__module__ == one.name:
                yield function


def reached_from(function: Dispatcher, reached: set[str]) -> None:
    """Add the names of a function and of all that it calls, which are compiled with it."""
    plain = function.py_func
    name = f"{plain.__module__}.{plain.__name__}"
    if name not in reached:
        reached.add(name)
        for called in plain.__code__.co_names:
            if isinstance(other := plain.__globals__.get(called), Dispatcher):
                reached_from(other, reached)


@pytest.mark.parametrize("game", kernel_games())
def test_a_card_could_run_it(game: str, cuda: Any) -> None:
    load(game)  # each function that Python calls now knows with which types
    reached: set[str] = set()
    for function in compiled_in(game):
        for types in function.signatures:
            code, _ = cuda.compile(function.py_func, types, device=True, cc=CAPABILITY)
            assert ".visible .func" in code, function
            reached_from(function, reached)
    needed = {f"{stockpile.kernel.__name__}.{game}.{one}" for one in NEEDED.split()}
    assert needed <= reached
