"""The kernel stays plain: nothing is allocated inside, so that a graphics card could run it."""

from __future__ import annotations

import re
from typing import Any

import numba
import numpy as np
import pytest

from stockpile.kernel.breakers.playouts import evaluate, play_many, play_many_at_random
from stockpile.kernel.breakers.rules import legal_all
from stockpile.kernel.breakers.skilled_policy import skilled_move
from stockpile.kernel.breakers.warmup import warm_up

ALLOCATION = re.compile(r"@\w*NRT_\w*alloc", re.IGNORECASE)


def _llvm(function: Any) -> str:
    """What a function and all that it calls are compiled to."""
    # Once more, since what comes from the disk cannot be looked into.
    again = numba.njit(error_model="numpy")(function.py_func)
    (signature,) = function.signatures
    again.compile(signature)
    return str(again.inspect_llvm(signature))


def test_an_allocation_would_be_noticed() -> None:
    @numba.njit
    def inner(many: int) -> Any:
        return np.zeros(many)

    @numba.njit
    def outer(many: int) -> Any:
        return inner(many)[0]

    outer(3)
    assert ALLOCATION.search(_llvm(outer))


@pytest.mark.parametrize(
    "function",
    [
        legal_all,
        skilled_move,
        # Compiling these takes a second or two each.
        *(
            pytest.param(one, marks=pytest.mark.slow)
            for one in (evaluate, play_many, play_many_at_random)
        ),
    ],
)
def test_nothing_is_allocated(function: Any) -> None:
    warm_up()
    assert not ALLOCATION.search(_llvm(function))
