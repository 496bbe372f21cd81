"""How a store reaches PostgreSQL: never for longer than somebody would wait."""

from __future__ import annotations

from typing import Any

import asyncpg

from stockpile.store.types import Unsaved

CONNECT_SECONDS = 3.0
STATEMENT_SECONDS = 4.0
ANSWER_SECONDS = 5.0  # The server gives up first, if it is there at all.

TROUBLE = (
    OSError,
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.exceptions.InternalClientError,
)
"""What goes wrong when a database is not there, or will not."""


def settings(*, patient: bool = False, **more: str) -> dict[str, Any]:
    """How to connect so that commits are durable; a patient one may take as long as it needs."""
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
    """What a caller is told of trouble with the database."""
    return Unsaved(str(error) or type(error).__name__)
