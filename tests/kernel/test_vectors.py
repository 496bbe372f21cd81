"""What is done with some entries at once is what a loop over them would do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar, cast

import numba
import numpy as np
import pytest

from stockpile.kernel.masks import BITS, spread
from stockpile.kernel.types import Ints
from stockpile.kernel.vectors import copy_part, larger_than, write_rest

SIZE = 13
Function = TypeVar("Function", bound=Callable[..., object])


def compiled(function: Function) -> Function:
    """Compile a function of this test, without keeping it."""
    return cast("Function", numba.njit(function))


@compiled
def copied(source: Ints, start: int, target: Ints, at: int) -> None:
    copy_part(source, start, target, at, SIZE)


@compiled
def left(source: Ints, first: int, second: int, target: Ints, at: int) -> None:
    write_rest(20, source, (first, second), target, at, SIZE)


@compiled
def larger(bound: int, source: Ints, start: int) -> int:
    return larger_than(bound, source, start, SIZE)


@compiled
def copied_some(source: Ints, target: Ints, size: int) -> None:
    copy_part(source, 0, target, 0, size)


@pytest.fixture(params=[np.int16, np.int32])
def source(request: pytest.FixtureRequest) -> Any:
    return np.random.default_rng(5).integers(0, 9, 60).astype(request.param)


@pytest.mark.parametrize(("start", "at"), [(0, 0), (7, 3), (47, 27)])
def test_a_part_is_copied_and_nothing_else(source: Any, start: int, at: int) -> None:
    target = np.full(40, 99, np.uint8)
    copied(source, start, target, at)
    assert target[at : at + SIZE].tolist() == source[start : start + SIZE].tolist()
    assert (np.delete(target, range(at, at + SIZE)) == 99).all()


def test_the_rest_is_what_all_parts_leave(source: Any) -> None:
    target = np.full(40, 99, np.uint8)
    left(source, 5, 30, target, 2)
    rest = 20 - source[5 : 5 + SIZE] - source[30 : 30 + SIZE]
    assert target[2 : 2 + SIZE].tolist() == rest.tolist()
    assert (np.delete(target, range(2, 2 + SIZE)) == 99).all()


@pytest.mark.parametrize("bound", range(-1, 9))
def test_larger_entries_are_marked(source: Any, bound: int) -> None:
    marked = sum(1 << place for place in range(SIZE) if source[11 + place] > bound)
    assert larger(bound, source, 11) == marked


def test_the_number_of_entries_has_to_be_a_constant(source: Any) -> None:
    with pytest.raises(TypeError, match="has to be a constant"):
        copied_some(source, np.zeros(40, np.uint8), 13)


def test_a_mask_has_a_byte_for_each_bit() -> None:
    legal = np.array([0, -1, -1 << 63, 0x123456789ABCDEF0])
    mask = np.full(4 * BITS, 99, np.uint8)
    spread(legal, mask, 4)
    bits = [legal[place >> 6] >> (place & 63) & 1 for place in range(4 * BITS)]
    assert mask.tolist() == bits
