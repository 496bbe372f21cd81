"""How a store reaches PostgreSQL: never for longer than somebody would wait."""

from __future__ import annotations

import asyncpg
from sqlalchemy.exc import SQLAlchemyError

CONNECT_SECONDS = 3.0
STATEMENT_SECONDS = 4.0
ANSWER_SECONDS = 5.0  # The server gives up first, if it is there at all.

TROUBLE = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, SQLAlchemyError)
"""What goes wrong when a database is not there, or will not."""


async def connect(url: str, *, patient: bool = False, **settings: str) -> asyncpg.Connection:
    """A connection whose commits are durable; a patient one may take as long as it needs."""
    wanted = {"application_name": "stockpile", "synchronous_commit": "on", **settings}
    if not patient:
        wanted["statement_timeout"] = str(int(STATEMENT_SECONDS * 1000))
        wanted["idle_in_transaction_session_timeout"] = str(int(ANSWER_SECONDS * 1000))
    return await asyncpg.connect(
        url,
        timeout=CONNECT_SECONDS,
        command_timeout=None if patient else ANSWER_SECONDS,
        server_settings=wanted,
    )
