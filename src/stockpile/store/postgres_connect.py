"""Connecting to PostgreSQL, with timeouts that people can put up with."""

from __future__ import annotations

from typing import Any

import asyncpg

from stockpile.store.types import Unsaved

CONNECT_SECONDS = 3.0
STATEMENT_SECONDS = 4.0
ANSWER_SECONDS = 5.0  # longer, so that the server gives up first, if it is there at all

TROUBLE = (
    OSError,
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.exceptions.InternalClientError,
)
"""The errors of a database that cannot be reached, or fails."""


def settings(*, patient: bool = False, **more: str) -> dict[str, Any]:
    """Settings that make commits durable; ``patient`` lets statements take as long as they need."""
    wanted = {"application_name": "stockpile", "synchronous_commit": "on", **more}
    if not patient:
        wanted["statement_timeout"] = str(int(STATEMENT_SECONDS * 1000))
        wanted["idle_in_transaction_session_timeout"] = str(int(ANSWER_SECONDS * 1000))
    return {
        "timeout": CONNECT_SECONDS,
        "command_timeout": None if patient else ANSWER_SECONDS,
        "server_settings": wanted,
    }


async def connect(url: str, *, patient: bool = False, **more: str) -> asyncpg.Connection:
    """A connection with these `settings`."""
    return await asyncpg.connect(url, **settings(patient=patient, **more))


def unsaved(error: BaseException) -> Unsaved:
    """The exception that a caller gets for trouble with the database."""
    return Unsaved(str(error) or type(error).__name__)
