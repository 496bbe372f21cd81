"""Who plays with the person at a terminal, and who gives them hints.

Light levels are ours and take no time: they think here. Bots from outside think in a worker, each
seat in a process of its own, and can reach neither the truth nor what another seat sees. Strong
levels and hints share a worker that loads the kernel. If that is not compiled yet, it is compiled
meanwhile, even after the game is left: the next one finds it there.
"""

from __future__ import annotations

import time
from collections.abc import Mapping
from random import Random
from typing import TYPE_CHECKING, Any, Literal

from stockpile.bots import Bot, is_level, make_bot, needs_compiling, with_budget
from stockpile.bots.conduct import ask
from stockpile.core.game import Observation
from stockpile.core.refusal import Unreadable
from stockpile.games import AnyGame
from stockpile.workers.messages import NotReady, RequestFailed

if TYPE_CHECKING:
    from stockpile.workers.client import Client
    from stockpile.workers.compilation import Compilation

# Workers are imported where one is needed: most games need none, and start at once.

Seen = Observation[Any, Any]
Kernel = Literal["compiled", "coming", "none"]

SUBSTITUTE = "baseline"
"""The level that moves in place of a bot that gives no move."""
LOADING_LIMIT_S = 30.0
"""Seconds to wait for a compiled kernel to be loaded, which takes one or two."""
LOADING_CHECK_S = 0.1


class Trouble(Exception):
    """A bot gave no move. ``move`` is what another one does in its place."""

    def __init__(self, reason: str, move: Any) -> None:
        super().__init__(reason)
        self.reason = reason
        self.move = move


class Company:
    """The bots at their seats, by name, and the adviser.

    With ``fixed``, the same seeds give the same moves on every machine: the game waits for strong
    levels, however long they take to compile, and they think by playouts instead of by the clock.
    """

    def __init__(self, game: AnyGame, bots: Mapping[int, str], *, fixed: bool = False) -> None:
        self._game = game
        self.fixed = fixed
        self._here: dict[int, Bot[Any, Any]] = {}
        self._away: dict[int, str] = {}
        """The names of the bots that think in a worker."""
        self._clients: dict[bool, Client] = {}
        """The worker with the kernel, for what is ours, and the one without."""
        self._compilation: Compilation | None = None
        self._loaded = False
        self._hopeless = False
        for seat, name in bots.items():
            if is_level(name) and not needs_compiling((name,), game.name):
                self._here[seat] = make_bot(name, game.name)
            else:
                self._away[seat] = with_budget(name) if fixed else name

    def start(self) -> Kernel | None:
        """Start what takes a while, waiting for nothing; how far the kernel is, if bots need it."""
        for name in self._away.values():
            self._client(ours=is_level(name)).start()
        return self.kernel if True in self._clients else None

    def close(self) -> None:
        """End all that was started, except for the compiling."""
        for client in self._clients.values():
            client.close()

    def choose(self, seat: int, seen: Seen, seed: str) -> Any:
        """What the bot at a seat does, by this seed. Raises Trouble."""
        if seat in self._here:
            return ask(self._here[seat], seen, Random(seed))
        from stockpile.workers.codec import encode

        name = self._away[seat]
        if is_level(name):
            self._load(seen, patient=self.fixed)
        try:
            # The same in all of a round at one seat.
            who = seed.rpartition(" ")[0]
            client = self._client(ours=is_level(name))
            move = self._game.read_move(
                client.choose(name, self._game.name, seed, encode(seen), who=who)
            )
            # The worker has checked it, but is not to be trusted.
            if move in seen.moves:
                return move
            reason = str(move)
        except RequestFailed as failed:
            reason = str(failed)
        except Unreadable as wrong:
            reason = wrong.refusal.code
        self._loaded = False
        substitute = make_bot(SUBSTITUTE, self._game.name)
        raise Trouble(reason, ask(substitute, seen, Random(seed)))

    def advise(self, seen: Seen, seed: str) -> dict[str, Any] | None:
        """The best move with its chance, error and reasons; None if there is no advice (yet)."""
        from stockpile.workers.codec import encode

        client = self._client(ours=True)
        if not self._load(seen, patient=False):
            return None
        try:
            advised = client.advise(self._game.name, seed, encode(seen))
        except (RequestFailed, NotReady):
            self._loaded = False
            return None
        return advised[0] if advised else None

    def _client(self, *, ours: bool) -> Client:
        """The worker of strong levels and hints, with a kernel to load; or that of the others."""
        if ours not in self._clients:
            from stockpile.workers.client import Client

            self._clients[ours] = Client(kernel=ours)
            if ours and self.kernel == "none":
                from stockpile.workers.compilation import Compilation

                self._compilation = Compilation()
        return self._clients[ours]

    # The kernel

    @property
    def weakened(self) -> bool:
        """Whether there are bots that will never play as well as they are meant to."""
        return needs_compiling(self._away.values()) and not self._loaded and self.kernel == "none"

    @property
    def kernel(self) -> Kernel:
        """Whether the kernel is there to be loaded, will be, or will not."""
        from stockpile.kernel.cache import compiled
        from stockpile.workers.launch import kernel_wanted

        if self._hopeless or not kernel_wanted():
            return "none"
        if compiled(self._game.name):
            return "compiled"
        return "coming" if self._compilation is not None and self._compilation.working else "none"

    def _load(self, seen: Seen, *, patient: bool) -> bool:
        """Whether the kernel is loaded. Waits for that, and if ``patient``, for the compiling."""
        from stockpile.workers.codec import encode

        deadline = None
        while not self._loaded:
            kernel = self.kernel
            if kernel == "none" or (kernel == "coming" and not patient):
                return False
            if kernel == "compiled":
                deadline = deadline or time.monotonic() + LOADING_LIMIT_S
                self._hopeless = time.monotonic() > deadline
            try:
                self._client(ours=True).advise(self._game.name, 0, encode(seen), playouts=1)
            except NotReady:
                time.sleep(LOADING_CHECK_S)
            except RequestFailed:
                return False
            else:
                self._loaded = True
        return True
