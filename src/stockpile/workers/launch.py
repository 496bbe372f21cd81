"""How other processes are started, and how they end with this one."""

from __future__ import annotations

import os
import sys
import threading
import time

KERNEL_SWITCH = "STOCKPILE_KERNEL"
"""The environment variable that turns off the kernel, with ``off``."""
THINKING_NICENESS = 10
"""By how much thinking has a lower priority than the server, by default."""
LOWEST_NICENESS = 19
"""For work that nobody waits for."""
ORPHAN_CHECK_S = 0.5
"""Seconds between two checks that the parent process is still there."""


def module_command(module: str) -> tuple[str, ...]:
    """What runs a module; ``-P`` keeps files of the current folder from passing for modules."""
    return (sys.executable, "-P", "-m", module)


WORKER = module_command("stockpile.workers.process")
STARTING_S = 30.0
"""Seconds that a worker may take to be ready."""
ENDING_S = 0.5
"""Seconds that a worker has to end by itself, and to end the processes it has started."""


def kernel_wanted() -> bool:
    """Whether this process may use the kernel."""
    return os.environ.get(KERNEL_SWITCH) != "off"


def worker_environment(*, kernel: bool) -> dict[str, str]:
    """The environment of a worker that loads the kernel, or does without it."""
    return dict(os.environ) if kernel else {**os.environ, KERNEL_SWITCH: "off"}


def end_with(parent: int) -> None:
    """End this process when its parent has gone, even if a bot never stops thinking."""

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(ORPHAN_CHECK_S)
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()
