"""What the tests of the stores have in common."""

from __future__ import annotations

import asyncio
import functools
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Any, ParamSpec

from stockpile.store import Row, Store

P = ParamSpec("P")

Opener = Callable[[], AbstractAsyncContextManager[Store]]
"""Opens a store, the same one every time, and closes it at the end of the block."""


def in_loop(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    """A test that runs in an event loop of its own, which must not take forever."""

    @functools.wraps(test)
    def run(*args: P.args, **named: P.kwargs) -> None:
        async def limited() -> None:
            async with asyncio.timeout(60):
                await test(*args, **named)

        asyncio.run(limited())

    return run


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
