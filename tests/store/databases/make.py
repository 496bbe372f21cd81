"""Writes a database to be kept: ``python -m tests.store.databases.make NAME``.

Only before the stored format changes. What is there already stays as it is, and opens for ever.
"""

from __future__ import annotations

import asyncio
import sqlite3
import sys
from pathlib import Path

from stockpile.store import IndexRow, open_store
from stockpile.store.location import SQLITE_FILE
from stockpile.table.fold import fold
from stockpile.table.history import index_rows
from stockpile.table.log import read_row
from stockpile.table.state import new_table
from tests.table.logs.make import breakers, skipbo
from tests.table.sitting import Sitting

HERE = Path(__file__).parent


def also(sitting: Sitting) -> list[tuple[IndexRow, ...]]:
    """What was written beside each row."""
    table = new_table(sitting.table.code)
    written = []
    for row in sitting.rows:
        entry = read_row(table, row)
        table = fold(table, entry)
        written.append(index_rows(table, entry))
    return written


async def main(name: str) -> None:
    target = HERE / name
    target.mkdir()
    store = open_store(None, target)
    await store.open()
    for sitting in (skipbo("SKPB22"), breakers("BRKR33")):
        code = sitting.table.code
        for row, more in zip(sitting.rows, also(sitting), strict=True):
            await store.append(row, more)
        assert sitting.snapshot is not None
        await store.save_snapshot(code, *sitting.snapshot)
    await store.close()
    with sqlite3.connect(target / SQLITE_FILE) as connection:
        (target / "dump.sql").write_text("\n".join(connection.iterdump()) + "\n")
    for left in target.glob(f"{SQLITE_FILE}*"):
        left.unlink()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
