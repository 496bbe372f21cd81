"""Fetch memory before it is needed: many tables do not fit into a core's own cache."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

from llvmlite import ir
from numba import types
from numba.extending import intrinsic

from stockpile.kernel.types import IntRows

LINE_BYTES = 64
"""Memory is fetched in lines of this size."""

_BYTE_POINTER = ir.IntType(8).as_pointer()
_INT32 = ir.IntType(32)
_FETCH = ir.FunctionType(ir.VoidType(), [_BYTE_POINTER, _INT32, _INT32, _INT32])


def _prefetch(_context: Any, rows: Any, row: Any, entry: Any) -> tuple[Any, Callable[..., Any]]:

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        array = context.make_array(signature.args[0])(context, builder, arguments[0])
        at = builder.ptrtoint(array.data, ir.IntType(64))
        for place, kind, dimension in zip(arguments[1:], signature.args[1:], (0, 1), strict=True):
            stride = builder.extract_value(array.strides, dimension)
            at = builder.add(
                at, builder.mul(context.cast(builder, place, kind, types.int64), stride)
            )
        fetch = builder.module.globals.get("llvm.prefetch.p0")
        if fetch is None:
            fetch = ir.Function(builder.module, _FETCH, "llvm.prefetch.p0")
        # For writing; into all caches; data, not code.
        flags = [_INT32(1), _INT32(3), _INT32(1)]
        builder.call(fetch, [builder.inttoptr(at, _BYTE_POINTER), *flags])
        return context.get_dummy_value()

    return types.void(rows, row, entry), generate


prefetch = cast("Callable[[IntRows, int, int], None]", intrinsic(_prefetch))
"""Fetch the memory of ``rows[row, entry]``, to read and write it soon."""
