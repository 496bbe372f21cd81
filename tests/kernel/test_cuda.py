"""All of the kernel can be compiled for a graphics card as well; none is needed to see that.

``pip install "numba-cuda[cu12]"`` brings what this takes.
"""

from __future__ import annotations

import pkgutil
from collections.abc import Iterator
from importlib import import_module
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from numba.core.dispatcher import Dispatcher

import stockpile.kernel
from stockpile.kernel.cache import kernel_games, load

pytestmark = [
    pytest.mark.slow,
    # What numba-cuda does when it is imported, NumPy will not do for ever.
    pytest.mark.filterwarnings("ignore:The 'generic' unit:DeprecationWarning"),
]

CAPABILITY = (8, 0)
"""Of cards from 2020 on."""
NEEDED = (
    "rules.deal rules.legal rules.apply worlds.sample playouts.evaluate "
    "baseline_policy.baseline_move playout_policy.playout_move skilled_policy.skilled_move"
)
"""What a search or simulation needs, by module, in every game."""
PROCESSOR_LOOPS = {"look_ahead_all"}
"""Loops over tables that only a processor runs. Another test may have had them compiled; for cards,
training has loops of its own."""


@pytest.fixture
def cuda(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Numba's compiler for cards, told of one that is not there."""
    pytest.importorskip("numba_cuda", reason="numba-cuda[cu12] is not installed")
    cuda = import_module("numba.cuda")
    try:
        import_module("numba.cuda.cudadrv.nvvm").NVVM()
    except Exception as wrong:  # noqa: BLE001  how a missing library shows depends on the version
        pytest.skip(f"numba-cuda lacks NVIDIA's compiler, which numba-cuda[cu12] brings: {wrong}")
    # numba-cuda still asks for it, and NumPy no longer has it.
    monkeypatch.setattr(np, "row_stack", np.vstack, raising=False)
    card = SimpleNamespace(compute_capability=CAPABILITY)
    monkeypatch.setattr("numba.cuda.dispatcher.get_current_device", lambda: card)
    return cuda


def compiled_in(game: str) -> Iterator[Dispatcher]:
    """The compiled functions of a game."""
    package = import_module(f"{stockpile.kernel.__name__}.{game}")
    for one in pkgutil.iter_modules(package.__path__, f"{package.__name__}."):
        for function in vars(import_module(one.name)).values():
            if (
                isinstance(function, Dispatcher)
                and function.py_func.__module__ == one.name
                and function.py_func.__name__ not in PROCESSOR_LOOPS
            ):
                yield function


def name_of(function: Dispatcher) -> str:
    return f"{function.py_func.__module__}.{function.py_func.__name__}"


def called_by(function: Dispatcher, called: set[str]) -> set[str]:
    """Add the names of all that a function calls, which is compiled with it."""
    plain = function.py_func
    for name in plain.__code__.co_names:
        other = plain.__globals__.get(name)
        if isinstance(other, Dispatcher) and name_of(other) not in called:
            called.add(name_of(other))
            called_by(other, called)
    return called


@pytest.mark.parametrize("game", kernel_games())
def test_a_card_could_run_it(game: str, cuda: Any) -> None:
    load(game)  # each function that Python calls now knows with which types
    known = {name_of(one): one for one in compiled_in(game) if one.signatures}
    called = set[str]().union(*(called_by(one, set()) for one in known.values()))
    for name, function in known.items():
        if name not in called:
            for types in function.signatures:
                try:
                    # As kernels call it: numba-cuda's other way makes no valid code of some loops.
                    cuda.compile(function.py_func, types, device=True, abi="numba", cc=CAPABILITY)
                except Exception as wrong:
                    raise AssertionError(f"no card could run {name}{types}") from wrong
    needed = {f"{stockpile.kernel.__name__}.{game}.{one}" for one in NEEDED.split()}
    assert needed <= known.keys() | called
