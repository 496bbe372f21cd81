"""Restores a table from its log, row by row, as far as the log can be read."""

from __future__ import annotations

from stockpile.core.refusal import Refusal, Refused, Unreadable
from stockpile.store import Row, Store
from stockpile.table.fold import fold
from stockpile.table.log import Entry, read_row, read_snapshot
from stockpile.table.state import Table, new_table


class DamagedTable(Refused):
    """A row of a table's log makes no sense. ``table`` is the table as it was before that row."""

    def __init__(self, table: Table, why: BaseException) -> None:
        super().__init__(Refusal("table-damaged", table=table.code, row=table.seq + 1))
        self.table = table
        self.why = type(why).__name__
        """What went wrong, without anything from the row."""


def next_entry(table: Table, row: Row) -> tuple[Entry, Table]:
    """The entry in a table's next row, and the table after it. Raises DamagedTable.

    Raises Unreadable for a row that a newer version wrote.
    """
    try:
        entry = read_row(table, row)
        return entry, fold(table, entry)
    except Unreadable as newer:
        if newer.refusal.code != "table-damaged":
            raise
        raise DamagedTable(table, newer.__cause__ or newer) from newer
    except Exception as wrong:
        raise DamagedTable(table, wrong) from wrong


async def read_table(store: Store, code: str) -> Table:
    """A table as its log has it. Raises Refused if there is none, or it cannot be read."""
    kept = await store.snapshot(code)
    table = None if kept is None else read_snapshot(code, *kept)
    if table is None:
        table = new_table(code)
    rows = await store.rows(code, table.seq)
    if not rows and kept is None:
        raise Refused(Refusal("no-such-table", table=code))
    for row in rows:
        _, table = next_entry(table, row)
    return table
