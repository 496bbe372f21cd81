"""The log that the tables are: SQLite by default, PostgreSQL where several nodes share it."""

from stockpile.store.location import DataFolder, open_store
from stockpile.store.store import Store
from stockpile.store.types import (
    CommandTaken,
    Finished,
    Guest,
    IndexRow,
    Listing,
    Member,
    Row,
    SeqTaken,
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
