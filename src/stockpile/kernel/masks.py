"""Which actions are legal: as bits, 64 in a number, and as bytes for learning programs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

from llvmlite import ir
from numba import types
from numba.extending import intrinsic

from stockpile.kernel.compile import compiled
from stockpile.kernel.types import Ints

BITS = 64
"""The bits in a number."""


def numbers_for(actions: int) -> int:
    """How many numbers hold a bit for each action."""
    return -(-actions // BITS)


@compiled
def mark(legal: Ints, action: int, bits: int, width: int) -> None:
    """Mark actions from this one on, by the lowest ``width`` bits."""
    number = action >> 6
    shift = action & BITS - 1
    legal[number] |= bits << shift
    if shift + width > BITS:
        legal[number + 1] |= bits >> BITS - shift


@compiled
def is_marked(legal: Ints, action: int) -> bool:
    """Whether an action is marked."""
    return legal[action >> 6] >> (action & BITS - 1) & 1 != 0


_BIT_VECTOR = ir.VectorType(ir.IntType(1), BITS)
_BYTE_VECTOR = ir.VectorType(ir.IntType(8), BITS)


def _write_bits(_context: Any, mask: Any, at: Any, bits: Any) -> tuple[Any, Callable[..., Any]]:

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        array = context.make_array(signature.args[0])(context, builder, arguments[0])
        at = context.cast(builder, arguments[1], signature.args[1], types.int64)
        start = builder.bitcast(builder.gep(array.data, [at]), _BYTE_VECTOR.as_pointer())
        # Processors have few instructions for this, or one; a loop over the bits takes many.
        vector = builder.zext(builder.bitcast(arguments[2], _BIT_VECTOR), _BYTE_VECTOR)
        builder.store(vector, start, align=1)
        return context.get_dummy_value()

    return types.void(mask, at, bits), generate


write_bits = cast("Callable[[Ints, int, int], None]", intrinsic(_write_bits))
"""Write the 64 bits of a number as bytes, from an entry of ``mask`` on."""


@compiled
def spread(legal: Ints, mask: Ints, numbers: int) -> None:
    """Write a byte for each bit; ``mask`` has as many bytes as the numbers have bits."""
    for number in range(numbers):
        write_bits(mask, BITS * number, legal[number])
