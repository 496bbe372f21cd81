"""Whether every table of a copy (`stockpile.store.backup`) can be read back, row by row."""

from __future__ import annotations

import contextlib
from pathlib import Path
from typing import NamedTuple

from stockpile.core.refusal import Unreadable
from stockpile.store.backup import open_copy, rows_of, tables_in
from stockpile.table.restore import DamagedTable, next_entry
from stockpile.table.state import new_table


class StoreReport(NamedTuple):
    """What was found in a store."""

    tables: int
    rows: int
    damaged: tuple[tuple[str, int], ...]
    """The tables that cannot be read, and the row at which each ends."""


def check_copy(copy: Path) -> StoreReport:
    """Fold every row of every table, from its first one. Raises Refused (``not-a-backup``)."""
    rows, damaged = 0, list[tuple[str, int]]()
    with contextlib.closing(open_copy(copy)) as source:
        codes = tables_in(source)
        for code in codes:
            table = new_table(code)
            try:
                for row in rows_of(source, code):
                    _, table = next_entry(table, row)
                    rows += 1
            except (DamagedTable, Unreadable):
                damaged.append((code, table.seq + 1))
    return StoreReport(len(codes), rows, tuple(damaged))
