"""The log of every table: SQLite by default, PostgreSQL if several nodes share it."""

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
    unsaved_refused,
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
    "unsaved_refused",
]
