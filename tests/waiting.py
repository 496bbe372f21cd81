"""Waiting for what surely comes, from a process or over a socket, on a machine however busy.

Where nothing but our own code is waited for, use `tests.virtual_time`.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any

from tests.processes import PATIENCE_S

HANGS_S = 300.0
"""A test that takes longer will never end."""


async def until(true: Callable[[], Any], what: str = "it", seconds: float = PATIENCE_S) -> None:
    """Wait for something to come true."""
    late = time.monotonic() + seconds
    tries = 0
    while not true():
        assert time.monotonic() < late, f"{what} never came"
        tries += 1
        await asyncio.sleep(0 if tries < 20 else 0.005)


def wait_until(true: Callable[[], Any], what: str = "it", seconds: float = PATIENCE_S) -> None:
    """Wait for something to come true, where there is no event loop."""
    late = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < late, f"{what} never came"
        time.sleep(0.005)
