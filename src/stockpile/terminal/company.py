"""Who plays with the person at a terminal, and who gives them hints.

Light levels are ours and take no time: they think here. A bot from outside thinks in a process of
its own, so that neither the truth nor what another seat sees is in its reach. Strong levels and
hints share a process that loads the kernel. If it is not compiled yet, that is done meanwhile, and
goes on when the game is left: the next one finds it there.
"""

from __future__ import annotations

import os
import time
from collections.abc import Mapping
from random import Random
from typing import TYPE_CHECKING, Any, Literal

from stockpile.bots import Bot, is_level, make_bot, needs_compiling, with_budget
from stockpile.bots.conduct import ask
from stockpile.core.game import Observation
from stockpile.core.refusal import Unreadable
from stockpile.games import AnyGame

if TYPE_CHECKING:
    from stockpile.table.behind import Behind
    from stockpile.terminal.compiling import Compiling

# What needs other processes is imported where it does: most games need none, and start at once.

Seen = Observation[Any, Any]
Kernel = Literal["compiled", "coming", "none"]

SUBSTITUTE = "baseline"
"""The level that moves in place of a bot that gives no move."""
LOADING = 30.0
"""Seconds for which is waited until a compiled kernel is loaded, which takes one or two."""
AGAIN = 0.1
"""Seconds between two looks whether it is."""


class Trouble(Exception):
    """A bot gave no move. ``move`` is what another one does in its place."""

    def __init__(self, reason: str, move: Any) -> None:
        super().__init__(reason)
        self.reason = reason
        self.move = move


class Company:
    """The bots at their seats, by name, and the adviser.

    With ``fixed``, the same seeds give the same moves on every machine: strong levels are waited
    for, however long they take to compile, and think by playouts instead of by the clock.
    """

    def __init__(self, game: AnyGame, bots: Mapping[int, str], *, fixed: bool = False) -> None:
        self._game = game
        self.fixed = fixed
        self._here: dict[int, Bot[Any, Any]] = {}
        self._strong: dict[int, str] = {}
        self._outside: dict[int, tuple[str, Behind]] = {}
        self._ours: Behind | None = None
        self._compiling: Compiling | None = None
        self._loaded = False
        self._hopeless = False
        for seat, name in bots.items():
            if not is_level(name):
                from stockpile.table.behind import Behind

                self._outside[seat] = name, Behind()
            elif needs_compiling((name,)):
                self._strong[seat] = with_budget(name) if fixed else name
            else:
                self._here[seat] = make_bot(name, game.name)

    def start(self) -> Kernel | None:
        """Start what takes a while, waiting for nothing; how far the kernel is, if bots need it."""
        for _, behind in self._outside.values():
            behind.start()
        if not self._strong:
            return None
        self._wake().start()
        return self.kernel

    def close(self) -> None:
        """End all that was started, but for the compiling."""
        for behind in (self._ours, *(one for _, one in self._outside.values())):
            if behind is not None:
                behind.close()

    def choose(self, seat: int, seen: Seen, seed: str) -> Any:
        """What the bot at a seat does, by this seed. Raises Trouble."""
        if seat in self._here:
            return ask(self._here[seat], seen, Random(seed))
        from stockpile.table.thinking import encode
        from stockpile.table.working import Failed

        if seat in self._strong:
            self._load(seen, patient=self.fixed)
            name, behind = self._strong[seat], self._wake()
        else:
            name, behind = self._outside[seat]
        try:
            # The same in all of a round at one seat.
            who = seed.rpartition(" ")[0]
            text = behind.choose(name, self._game.name, seed, encode(seen), who=who)
            move = self._game.read_move(text)
            # It has been asked for one of these. But who answers is not to be trusted.
            if move in seen.moves:
                return move
            reason = str(move)
        except Failed as failed:
            reason = str(failed)
        except Unreadable as wrong:
            reason = wrong.refusal.code
        self._loaded = False
        substitute = make_bot(SUBSTITUTE, self._game.name)
        raise Trouble(reason, ask(substitute, seen, Random(seed)))

    def advise(self, seen: Seen, seed: str) -> dict[str, Any] | None:
        """The best move with its chance, error and reasons; None if nobody can tell (yet)."""
        from stockpile.table.thinking import encode
        from stockpile.table.working import Failed, NotYet

        behind = self._wake()
        if not self._load(seen, patient=False):
            return None
        try:
            advised = behind.advise(self._game.name, seed, encode(seen))
        except (Failed, NotYet):
            self._loaded = False
            return None
        return advised[0] if advised else None

    # The kernel

    @property
    def weakened(self) -> bool:
        """Whether there are bots that will never play as well as they are meant to."""
        return bool(self._strong) and not self._loaded and self.kernel == "none"

    @property
    def kernel(self) -> Kernel:
        """Whether the kernel is there to be loaded, will be, or will not."""
        from stockpile.bots.worker import SWITCH
        from stockpile.kernel.cache import compiled

        if self._hopeless or os.environ.get(SWITCH) == "off":
            return "none"
        if compiled(self._game.name):
            return "compiled"
        return "coming" if self._compiling is not None and self._compiling.working else "none"

    def _wake(self) -> Behind:
        """The process of strong levels and hints. See to it that it has something to load."""
        if self._ours is None:
            from stockpile.table.behind import Behind

            self._ours = Behind(kernel=True)
            if self.kernel == "none":
                from stockpile.terminal.compiling import Compiling

                self._compiling = Compiling()
        return self._ours

    def _load(self, seen: Seen, *, patient: bool) -> bool:
        """Whether the kernel is loaded. Waits for that, and if ``patient``, for the compiling."""
        from stockpile.table.thinking import encode
        from stockpile.table.working import Failed, NotYet

        last = None
        while not self._loaded:
            kernel = self.kernel
            if kernel == "none" or (kernel == "coming" and not patient):
                return False
            if kernel == "compiled":
                last = last or time.monotonic() + LOADING
                self._hopeless = time.monotonic() > last
            try:
                self._wake().advise(self._game.name, 0, encode(seen), playouts=1)
            except NotYet:
                time.sleep(AGAIN)
            except Failed:
                return False
            else:
                self._loaded = True
        return True
