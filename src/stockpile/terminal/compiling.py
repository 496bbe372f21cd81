"""Compiling the kernel beside a game at the terminal, for this game and for those to come."""

from __future__ import annotations

import os
from subprocess import DEVNULL, Popen

from stockpile.bots.worker import SWITCH
from stockpile.kernel.cache import GAMES, being_compiled, compiled
from stockpile.table.compiling import COMMAND
from stockpile.table.reviewing import KINDNESS


class Compiling:
    """Compiling, begun. It takes longer than a short game: it goes on when that is left."""

    def __init__(self) -> None:
        self._process: Popen[bytes] | None = None
        self._impossible = os.environ.get(SWITCH) == "off"
        _ = self.working

    @property
    def working(self) -> bool:
        """Whether it goes on, here or where it was begun by somebody else."""
        if self._process is None and not self._impossible:
            if being_compiled():
                return True
            if not all(map(compiled, GAMES)):
                self._begin()
        return self._process is not None and self._process.poll() is None

    def _begin(self) -> None:
        command = ("nice", "-n", str(KINDNESS), *COMMAND)
        try:
            # In a session of its own neither Ctrl-C nor a closed terminal ends it.
            self._process = Popen(
                command, stdin=DEVNULL, stdout=DEVNULL, stderr=DEVNULL, start_new_session=True
            )
        except OSError:
            self._impossible = True
