"""The log that the tables are: SQLite by default, PostgreSQL where several nodes share it."""

from stockpile.store.store import (
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
    "CommandTaken",
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
]
