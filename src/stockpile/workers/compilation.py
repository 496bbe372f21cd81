"""Compile the kernel while people are playing.

It takes a minute, once for each version on a machine, in a process that yields to everything else.
Workers load the result as soon as it is there; until then lighter levels answer.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from contextlib import suppress
from subprocess import DEVNULL, Popen

from stockpile.kernel.cache import being_compiled, compiled, kernel_games
from stockpile.workers.launch import LOWEST_NICENESS, kernel_wanted, module_command

COMPILE_COMMAND = ("nice", "-n", str(LOWEST_NICENESS), *module_command("stockpile.kernel.warmup"))

_log = logging.getLogger(__name__)


def _all_compiled() -> bool:
    return all(map(compiled, kernel_games()))


async def compile_kernel(command: Sequence[str] = COMPILE_COMMAND) -> None:
    """Compile the kernel. When cancelled, it ends what it started."""
    # The folder is found by reading source files: in a thread, because a disk can be slow.
    if not kernel_wanted() or await asyncio.to_thread(_all_compiled):
        return
    try:
        process = await asyncio.create_subprocess_exec(
            *command, stdin=DEVNULL, stdout=DEVNULL, stderr=DEVNULL
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


class Compilation:
    """Compiling in the background of a game at a terminal. It goes on after a short game, so
    that the next one finds the kernel.
    """

    def __init__(self) -> None:
        self._process: Popen[bytes] | None = None
        self._impossible = not kernel_wanted()
        _ = self.working

    @property
    def working(self) -> bool:
        """Whether it is under way, here or in somebody else's process."""
        if self._process is None and not self._impossible:
            if being_compiled():
                return True
            if not _all_compiled():
                self._begin()
        return self._process is not None and self._process.poll() is None

    def _begin(self) -> None:
        try:
            # In a session of its own neither Ctrl-C nor a closed terminal ends it.
            self._process = Popen(
                COMPILE_COMMAND,
                stdin=DEVNULL,
                stdout=DEVNULL,
                stderr=DEVNULL,
                start_new_session=True,
            )
        except OSError:
            self._impossible = True
