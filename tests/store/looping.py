"""What the tests of the stores have in common."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Any

from stockpile.store import Row, Store
from tests.virtual_time import in_loop

__all__ = ["Opener", "in_loop", "opener", "outcomes", "row"]

Opener = Callable[[], AbstractAsyncContextManager[Store]]
"""Opens a store, the same one every time, and closes it at the end of the block."""


def opener(make: Callable[[], Store]) -> Opener:
    @asynccontextmanager
    async def opened() -> AsyncIterator[Store]:
        store = make()
        await store.open()
        try:
            yield store
        finally:
            await store.close()

    return opened


def row(
    table: str = "oak",
    seq: int = 1,
    *,
    at: int = 1000,
    author: str = "",
    command: str | None = None,
    body: bytes = b"",
) -> Row:
    return Row(table, seq, at, author, command, body)


async def outcomes(tries: Sequence[Coroutine[Any, Any, None]]) -> list[BaseException | None]:
    """What came of each, all tried at once."""
    return await asyncio.gather(*tries, return_exceptions=True)
