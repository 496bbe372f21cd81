"""The log that the tables are: SQLite by default, PostgreSQL where several nodes share it."""

from stockpile.store.opening import DataFolder, open_store
from stockpile.store.store import (
    CommandTaken,
    Finished,
    Guest,
    IndexRow,
    Listing,
    Member,
    Row,
    SeqTaken,
    Store,
    StoreTable,
    Unsaved,
    Unsure,
)

__all__ = [
    "CommandTaken",
    "DataFolder",
    "Finished",
    "Guest",
    "IndexRow",
    "Listing",
    "Member",
    "Row",
    "SeqTaken",
    "Store",
    "StoreTable",
    "Unsaved",
    "Unsure",
    "open_store",
]
