"""How a table follows from its log: one small function for each kind of fact, and one for events.

`fold` is pure, so "what would be" is a fold as well.
"""

from __future__ import annotations

from msgspec.structs import replace

from stockpile.table.facts import Fact

# These register the functions that fold facts.
from stockpile.table.fold import matches, people, seats, times  # noqa: F401
from stockpile.table.fold.events import fold_events
from stockpile.table.fold.registry import FOLDS
from stockpile.table.log import Entry
from stockpile.table.state import Table


def fold(table: Table, entry: Entry) -> Table:
    """The table after one more row of its log."""
    if entry.seq != table.seq + 1:
        raise ValueError(f"row {entry.seq} cannot follow row {table.seq} of table {table.code}")
    table = replace(table, seq=entry.seq, before_ms=table.at_ms, at_ms=entry.at_ms)
    in_game = False
    for one in entry.happened:
        if isinstance(one, Fact):
            table = FOLDS[type(one)](table, one, entry)
        elif not in_game:
            table, in_game = fold_events(table, entry), True
    return table
