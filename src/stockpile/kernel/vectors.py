"""Do the same with some neighbouring entries at once.

The compiler would take one entry after the other, because it cannot know that writing into one
array leaves another as it is. Here all entries are read before the first is written: a processor
has single instructions for that, and a graphics card need not wait for each entry by itself.

``size``, the number of entries, has to be a constant.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

from llvmlite import ir
from numba import types
from numba.extending import intrinsic

from stockpile.kernel.types import Ints


def _vector_at(context: Any, builder: Any, kind: Any, array: Any, start: Any, size: int) -> Any:
    """A pointer to entries of an array, and how they are aligned."""
    entry = context.get_data_type(kind.dtype)
    data = context.make_array(kind)(context, builder, array).data
    pointer = builder.gep(data, [start])
    return builder.bitcast(pointer, ir.VectorType(entry, size).as_pointer()), entry.width // 8


def _read(context: Any, builder: Any, kind: Any, array: Any, start: Any, size: int) -> Any:
    pointer, align = _vector_at(context, builder, kind, array, start, size)
    return builder.load(pointer, align=align)


def _write(
    context: Any, builder: Any, kind: Any, array: Any, start: Any, size: int, values: Any
) -> None:
    pointer, align = _vector_at(context, builder, kind, array, start, size)
    wide, narrow = values.type.element.width, pointer.type.pointee.element.width
    if wide != narrow:
        values = (builder.trunc if wide > narrow else builder.sext)(values, pointer.type.pointee)
    builder.store(values, pointer, align=align)


def _index(context: Any, builder: Any, signature: Any, arguments: Any, place: int) -> Any:
    return context.cast(builder, arguments[place], signature.args[place], types.int64)


def _all(builder: Any, number: Any, size: int) -> Any:
    """The same number in every entry."""
    vector: Any = ir.Constant(ir.VectorType(number.type, size), ir.Undefined)
    for place in range(size):
        vector = builder.insert_element(vector, number, ir.IntType(32)(place))
    return vector


def _constant(size: Any, *arrays: Any) -> int:
    if not isinstance(size, types.IntegerLiteral):
        raise TypeError("the number of entries has to be a constant")
    if any(array.layout != "C" for array in arrays):
        raise TypeError("entries have to lie next to each other")
    return int(size.literal_value)


def _copy_part(
    _context: Any, source: Any, start: Any, target: Any, at: Any, size: Any
) -> tuple[Any, Callable[..., Any]]:
    count = _constant(size, source, target)

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        start = _index(context, builder, signature, arguments, 1)
        at = _index(context, builder, signature, arguments, 3)
        values = _read(context, builder, source, arguments[0], start, count)
        _write(context, builder, target, arguments[2], at, count, values)
        return context.get_dummy_value()

    return types.void(source, start, target, at, size), generate


copy_part = cast(
    "Callable[[Ints, int, Ints, int, int], None]", intrinsic(prefer_literal=True)(_copy_part)
)
"""``copy_part(source, start, target, at, size)``: copy entries to another array."""


def _write_rest(
    _context: Any, whole: Any, source: Any, starts: Any, target: Any, at: Any, size: Any
) -> tuple[Any, Callable[..., Any]]:
    count = _constant(size, source, target)

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        number = context.cast(builder, arguments[0], signature.args[0], source.dtype)
        rest = _all(builder, number, count)
        for place, kind in enumerate(starts):
            start = builder.extract_value(arguments[2], place)
            start = context.cast(builder, start, kind, types.int64)
            rest = builder.sub(rest, _read(context, builder, source, arguments[1], start, count))
        at = _index(context, builder, signature, arguments, 4)
        _write(context, builder, target, arguments[3], at, count, rest)
        return context.get_dummy_value()

    return types.void(whole, source, starts, target, at, size), generate


write_rest = cast(
    "Callable[[int, Ints, tuple[int, ...], Ints, int, int], None]",
    intrinsic(prefer_literal=True)(_write_rest),
)
"""``write_rest(whole, source, starts, target, at, size)``: write what is left of ``whole`` without
the entries of some parts of ``source``."""


def _larger_than(
    _context: Any, bound: Any, source: Any, start: Any, size: Any
) -> tuple[Any, Callable[..., Any]]:
    count = _constant(size, source)

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        number = context.cast(builder, arguments[0], signature.args[0], source.dtype)
        bounds = _all(builder, number, count)
        start = _index(context, builder, signature, arguments, 2)
        values = _read(context, builder, source, arguments[1], start, count)
        bits = builder.bitcast(builder.icmp_signed(">", values, bounds), ir.IntType(count))
        return builder.zext(bits, ir.IntType(64))

    return types.int64(bound, source, start, size), generate


larger_than = cast(
    "Callable[[int, Ints, int, int], int]", intrinsic(prefer_literal=True)(_larger_than)
)
"""``larger_than(bound, source, start, size)``: which entries are larger, a bit for each."""
