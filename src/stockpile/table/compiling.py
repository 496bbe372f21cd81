"""Compiling what bots search with, while people play already.

It takes a minute, once for each version on a machine, in a process that yields to everything else.
Workers load the outcome as soon as it is there; until then lighter levels answer.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from collections.abc import Sequence
from contextlib import suppress

from stockpile.bots.worker import SWITCH
from stockpile.kernel.cache import GAMES, compiled
from stockpile.table.reviewing import KINDNESS

COMMAND = (sys.executable, "-P", "-m", "stockpile.kernel.warmup")

_log = logging.getLogger(__name__)


async def compile_kernel(command: Sequence[str] = COMMAND) -> None:
    """See to it that the kernel is compiled. Cancelled, it ends what it began."""
    # The folder is found by reading source files: a thread, for nobody knows how slow a disk is.
    if os.environ.get(SWITCH) == "off" or await asyncio.to_thread(_compiled):
        return
    nowhere = asyncio.subprocess.DEVNULL
    try:
        process = await asyncio.create_subprocess_exec(
            *("nice", "-n", str(KINDNESS)), *command, stdin=nowhere, stdout=nowhere, stderr=nowhere
        )
    except OSError as wrong:
        _log.warning("the kernel cannot be compiled: %s", wrong.strerror)
        return
    try:
        status = await process.wait()
    except asyncio.CancelledError:
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()
        raise
    if status:
        _log.warning("the kernel could not be compiled: strong bots play as casual ones")


def _compiled() -> bool:
    return all(map(compiled, GAMES))
