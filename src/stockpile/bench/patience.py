"""Waiting for what a server sends, no longer than until it is clear that it will not come."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

from stockpile.core.refusal import Refusal, Refused

PATIENCE_S = 60.0
"""Seconds before a server that sends nothing is given up on."""


def failed(reason: str) -> Refused:
    """The error that ends a measurement."""
    return Refused(Refusal("bench-failed", reason=reason))


class Patience:
    """What all clients of a measurement share: the first that cannot go on ends it."""

    def __init__(self) -> None:
        self._failure: asyncio.Future[str] = asyncio.get_running_loop().create_future()

    def give_up(self, reason: str) -> None:
        """A client cannot go on. Only the first reason counts."""
        if not self._failure.done():
            self._failure.set_result(reason)

    async def until(self, awaited: Iterable[asyncio.Future[None]]) -> None:
        """Wait for all of these. Raises Refused if a client gives up, or if nothing comes."""
        for one in awaited:
            await asyncio.wait(
                (one, self._failure), timeout=PATIENCE_S, return_when=asyncio.FIRST_COMPLETED
            )
            self._check()
            if not one.done():
                raise failed(f"no answer in {PATIENCE_S:.0f} s")

    async def go_on(self, seconds: float) -> None:
        """Let the clients play for this long. Raises Refused as soon as one gives up."""
        await asyncio.wait((self._failure,), timeout=seconds)
        self._check()

    def _check(self) -> None:
        if self._failure.done():
            raise failed(self._failure.result())
