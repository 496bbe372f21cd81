"""What compiled functions work on, as the type checker sees it.

NumPy types an element of an array as `Any`, so a function over arrays would go unchecked. Compiled
functions take these protocols instead; every NumPy array of integers, or of floats, is one. Numba
ignores annotations and compiles for the arrays it is given.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, cast, overload

import numpy as np

word = cast("Callable[[int], int]", np.int64)
"""A number in 64 bits. A function is compiled for every type it is given; this keeps it to one."""
index = cast("Callable[[int], int]", np.uint16)
"""A number from 0 to 65,535. Negative indexes count from an array's end, and compiled code looks
for them wherever there might be some: this says that there are none."""


class Ints(Protocol):
    """A flat array of integers: a round, what a seat knows, a list of moves, or scratch space."""

    @overload
    def __getitem__(self, index: int, /) -> int: ...
    @overload
    def __getitem__(self, part: slice, /) -> Ints: ...
    def __setitem__(self, index: int, value: int, /) -> None: ...


class Floats(Protocol):
    """A flat array of floats: weights, features, or each side's share."""

    def __getitem__(self, index: int, /) -> float: ...
    def __setitem__(self, index: int, value: float, /) -> None: ...


class Shares(Protocol):
    """Each side's share of a round, by world and move."""

    @overload
    def __getitem__(self, index: tuple[int, int], /) -> Floats: ...
    @overload
    def __getitem__(self, index: tuple[int, int, int], /) -> float: ...
    def __setitem__(self, index: tuple[int, int, int], value: float, /) -> None: ...


class IntRows(Protocol):
    """Integers in rows, one for each table or candidate."""

    @property
    def itemsize(self) -> int: ...
    @property
    def shape(self) -> tuple[int, int]: ...
    def __len__(self) -> int: ...
    @overload
    def __getitem__(self, index: int, /) -> Ints: ...
    @overload
    def __getitem__(self, index: tuple[int, int], /) -> int: ...
    def __setitem__(self, index: tuple[int, int], value: int, /) -> None: ...


class FloatRows(Protocol):
    """Floats in rows, one for each table."""

    @property
    def shape(self) -> tuple[int, int]: ...
    @overload
    def __getitem__(self, index: int, /) -> Floats: ...
    @overload
    def __getitem__(self, index: tuple[int, int], /) -> float: ...
    def __setitem__(self, index: tuple[int, int], value: float, /) -> None: ...
