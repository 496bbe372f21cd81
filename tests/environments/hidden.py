"""Other worlds: the same table with all cards shuffled that a seat cannot see; and copies."""

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
    """Shuffle all cards that a seat cannot see among all places where they may be."""
    layout = kernel.layout
    seats = range(row[layout.SEATS])
    if hasattr(layout, "HEAP"):
        counted = [layout.HAND + other * layout.KINDS for other in seats if other != seat]
        kinds, listed = layout.KINDS, [layout.HEAP + place for place in range(row[layout.DRAW])]
        for owner in seats:
            node = int(row[layout.PILE_TOP + owner * layout.PILES])
            while node := int(row[layout.BELOW + node]):
                listed.append(layout.CARD + node)
    else:
        counted = [layout.UNUSED, *(layout.hand_of(other) for other in seats if other != seat)]
        kinds, listed = layout.ROW, []
    held = [
        (start, card)
        for start in counted
        for card in range(1, kinds)
        for _ in range(row[start + card])
    ]
    cards = np.array([*row[listed], *(card for _, card in held)], row.dtype)
    np.random.default_rng(len(cards)).shuffle(cards)
    mixed = row.copy()
    mixed[listed] = cards[: len(listed)]
    for (start, old), new in zip(held, cards[len(listed) :], strict=True):
        mixed[start + old] -= 1
        mixed[start + new] += 1
    return mixed


def some_illegal(mask: Any, number: int) -> int:
    """One of the actions that are not legal: another one for another number."""
    wrong = np.flatnonzero(mask == 0)
    return int(wrong[number % len(wrong)])
