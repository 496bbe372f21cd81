"""The log that the tables are: SQLite by default, PostgreSQL where several nodes share it."""

from stockpile.store.opening import DataFolder, open_store
from stockpile.store.store import (
    Beside,
    CommandTaken,
    Finished,
    Guest,
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
    "Beside",
    "CommandTaken",
    "DataFolder",
    "Finished",
    "Guest",
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
