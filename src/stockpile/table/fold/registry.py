"""Which function folds which kind of fact."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from stockpile.table.facts import Fact
from stockpile.table.log import Entry
from stockpile.table.state import Table

Fold = Callable[[Table, Any, Entry], Table]

FOLDS: dict[type[Fact], Fold] = {}
"""What each kind of fact changes; every kind is here."""


def folds(*kinds: type[Fact]) -> Callable[[Fold], Fold]:
    """Say that a function folds facts of some kinds."""

    def register(fold_one: Fold) -> Fold:
        FOLDS.update(dict.fromkeys(kinds, fold_one))
        return fold_one

    return register
