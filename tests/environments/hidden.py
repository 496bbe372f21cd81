"""Other worlds: the same table with cards swapped that a seat cannot see."""

from __future__ import annotations

import copy
import io
import pickle
from typing import Any

import numpy as np

from stockpile.environments import Tables

COPIES: dict[str, Any] = {
    "deepcopy": copy.deepcopy,
    "pickle": lambda one: pickle.loads(pickle.dumps(one)),
}
"""Ways to copy an environment."""


def rows(tables: Tables) -> Any:
    """The kernel's row of each table, as a saved batch has them."""
    with np.load(io.BytesIO(tables.save())) as saved:
        return saved["rows"]


def put(tables: Tables, row: Any) -> None:
    """Have a batch of one table go on from a row."""
    with np.load(io.BytesIO(tables.save())) as saved:
        arrays = {**saved, "rows": np.array([row])}
    changed = io.BytesIO()
    np.savez(changed, **arrays)
    tables.restore(changed.getvalue())


def with_other_hidden_cards(kernel: Any, row: Any, seat: int) -> Any:
    """Swap what another seat holds for other cards that are out of this one's sight."""
    layout = kernel.layout
    seats = int(row[layout.SEATS])
    other = (seat + 1) % seats
    mixed = row.copy()
    if hasattr(layout, "HEAP"):
        hand = slice(layout.HAND + other * layout.KINDS, layout.HAND + (other + 1) * layout.KINDS)
        held = [card for card in range(1, layout.KINDS) for _ in range(row[hand][card])]
        for place, card in enumerate(held[: int(row[layout.DRAW])]):
            new = int(mixed[layout.HEAP + place])
            mixed[layout.HEAP + place] = card
            mixed[hand.start + card] -= 1
            mixed[hand.start + new] += 1
        # The lowest card of a stock pile for the lowest of the draw pile.
        node = int(mixed[layout.PILE_TOP + other * layout.PILES])
        covered = 0
        while node := int(mixed[layout.BELOW + node]):
            covered = node
        if covered and mixed[layout.DRAW]:
            below, bottom = layout.CARD + covered, layout.HEAP
            mixed[below], mixed[bottom] = mixed[bottom], mixed[below]
        return mixed
    mine, theirs = layout.UNUSED, layout.hand_of(other)
    if seats * 16 == 64:
        mine = layout.hand_of((seat + 2) % seats)
    for tile in range(1, layout.ROW):
        for back in range(layout.ROW - 1, tile, -1):
            if mixed[theirs + tile] and mixed[mine + back]:
                mixed[theirs + tile] -= 1
                mixed[mine + tile] += 1
                mixed[theirs + back] += 1
                mixed[mine + back] -= 1
                return mixed
    return mixed
