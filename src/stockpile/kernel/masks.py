"""Which actions are legal: as bits, 64 in a number, and as bytes for learning programs."""

from __future__ import annotations

from stockpile.kernel.compile import compiled
from stockpile.kernel.types import Ints

BITS = 64
"""The bits in a number."""
BYTES = 4
"""The actions in an entry of a mask, one byte each."""
ENTRIES = BITS // BYTES
"""The entries of a mask for each number of bits."""


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


@compiled
def spread(legal: Ints, mask: Ints, numbers: int) -> None:
    """Write a byte for each bit; ``mask`` has four bytes in each entry."""
    for number in range(numbers):
        bits = legal[number]
        first = number * ENTRIES
        if bits == 0:  # common if there are many actions
            for entry in range(first, first + ENTRIES):
                mask[entry] = 0
        else:
            for entry in range(ENTRIES):
                # Bit 0 stays, bits 1 to 3 move up by 7, 14 and 21: each to its byte's lowest.
                mask[first + entry] = (bits >> BYTES * entry & 15) * 0x204081 & 0x01010101
