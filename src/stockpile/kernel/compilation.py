"""Tell people why they wait: the kernel's functions are compiled when they are first used."""

from __future__ import annotations

import logging
from typing import Any

from numba.core import event

_LOGGER = logging.getLogger("stockpile")


class _Compilation(event.Listener):
    """Says once for each game that it is being compiled."""

    def __init__(self) -> None:
        self._told: set[str] = set()

    def on_start(self, event: Any) -> None:
        module = event.data["dispatcher"].py_func.__module__
        # Modules of a game: stockpile.kernel.GAME.MODULE.
        if module.startswith("stockpile.kernel.") and module.count(".") == 3:
            game = module.split(".")[2]
            if game not in self._told:
                self._told.add(game)
                _LOGGER.warning(
                    "Compiling what %s needs: this takes some seconds, once on this machine.", game
                )

    def on_end(self, event: Any) -> None:
        pass


_listener = _Compilation()


def announce() -> None:
    """From now on, log a warning when a game's functions have to be compiled."""
    if _listener not in event._registered["numba:compile"]:
        event.register("numba:compile", _listener)  # type: ignore[no-untyped-call]
