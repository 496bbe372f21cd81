"""The bots, and the hints, of somebody who plays alone.

Light levels think in this process: a game against them starts no other. All others think in
workers, which start when they are needed; each outside bot has its own process, where it can reach
neither the truth of a round nor what other seats see. If the kernel is not compiled yet, it is
compiled in the background, which continues when the game is left.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from random import Random
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from stockpile.bots import Bot, is_level, make_bot, needs_compiling
from stockpile.bots.conduct import ask
from stockpile.words import Words
from stockpile.workers.codec import decode
from stockpile.workers.pool import HINT_MS, ThinkingFailed, Wanted, WorkerPool

if TYPE_CHECKING:
    from stockpile.workers.compilation import Compilation

Kernel = Literal["compiled", "coming", "none"]

LOADING_LIMIT_S = 30.0
"""How long to wait for a compiled kernel to load, which takes a second or two."""
LOADING_CHECK_S = 0.1


class BotTrouble(NamedTuple):
    """A bot does not play as it should."""

    message: str
    seat: int | None = None
    reason: str = ""

    def text(self, words: Words, names: Sequence[str]) -> str:
        """What is wrong, in words; ``names`` are those of the seats, as far as they are known."""
        name = names[self.seat] if self.seat is not None and names else ""
        return words(self.message, name=name, reason=self.reason)


class LocalBots:
    """The `Thinker` of tables in this process.

    A move or a hint with a seed is the same on every machine: the game waits for strong levels,
    however long they take to compile, and they think by playouts instead of by the clock.
    """

    def __init__(self) -> None:
        self.tell: Callable[[BotTrouble], None] = lambda _: None
        self._pool = WorkerPool(complain=self._complain)
        self._rng = Random()
        self._compilation: Compilation | None = None
        self._loaded: set[tuple[str, int]] = set()
        self._hopeless = False

    async def start(self, *, awake: bool) -> None:
        """Be ready; if ``awake``, with a worker that loads the kernel. Raises ThinkingFailed."""
        await self._pool.start(awake=awake)
        if awake:
            await asyncio.to_thread(self._compile)

    async def close(self) -> None:
        """Stop everything except for the compilation."""
        await self._pool.close()

    async def prepare(self, levels: Iterable[str], game: str) -> Kernel | None:
        """Start what these bots need; if that is the kernel, say how far it is."""
        if not needs_compiling(levels, game):
            return None
        await asyncio.to_thread(self._compile)
        await self._pool.wake()
        return self.kernel(game)

    async def choose(
        self, level: str, game: str, observation: bytes, *, who: str, seed: str | None
    ) -> str:
        """The move that a bot makes, as text. Raises ThinkingFailed."""
        strong = needs_compiling((level,), game)
        if is_level(level) and not strong:
            rng = self._rng if seed is None else Random(seed)
            return str(ask(_find_bot(level, game), decode(observation), rng))
        fixed = seed is not None
        loaded = not strong or await self._load(game, observation, patient=fixed)
        if not loaded and self.kernel(game) == "none":
            self.tell(BotTrouble("play-unprepared"))
        return await self._pool.choose(
            level, game, observation, who=who, seed=seed, unhurried=fixed
        )

    async def advise(
        self, game: str, observation: bytes, *, wanted: Wanted, seed: str | None
    ) -> list[dict[str, Any]]:
        """The moves, best first. Raises ThinkingFailed if there is no advice (yet)."""
        await asyncio.to_thread(self._compile)
        if not await self._load(game, observation, patient=False):
            raise ThinkingFailed("the kernel is not there")
        budget_ms = HINT_MS if seed is None else None
        return await self._pool.advise(
            game, observation, wanted=wanted, budget_ms=budget_ms, seed=seed
        )

    def _complain(self, who: str, why: str) -> None:
        """A bot gave no move. ``who`` ends with its seat (`Room`)."""
        self.tell(BotTrouble("play-bot-failed", int(who.rpartition(" ")[2]), why))

    # The kernel

    def kernel(self, game: str) -> Kernel:
        """Whether the kernel can be loaded now, later, or never."""
        from stockpile.kernel.cache import compiled
        from stockpile.workers.launch import kernel_wanted

        if self._hopeless or not kernel_wanted():
            return "none"
        if compiled(game):
            return "compiled"
        return "coming" if self._compilation is not None and self._compilation.working else "none"

    def _compile(self) -> None:
        """Start compiling the kernel, unless it is compiled."""
        from stockpile.workers.compilation import Compilation

        self._compilation = self._compilation or Compilation()

    async def _load(self, game: str, observation: bytes, *, patient: bool) -> bool:
        """Wait for the kernel to load and, if ``patient``, compile. Returns whether it did."""
        deadline = None
        # A worker that was started again has nothing loaded yet.
        while (loaded := (game, self._pool.restarts)) not in self._loaded:
            kernel = self.kernel(game)
            if kernel == "none" or (kernel == "coming" and not patient):
                return False
            if kernel == "compiled":
                deadline = deadline or time.monotonic() + LOADING_LIMIT_S
                self._hopeless = time.monotonic() > deadline
            try:
                await self._pool.advise(game, observation, playouts=1, budget_ms=None)
            except ThinkingFailed:
                await asyncio.sleep(LOADING_CHECK_S)
            else:
                self._loaded.add(loaded)
        return True


@cache
def _find_bot(level: str, game: str) -> Bot[Any, Any]:
    return make_bot(level, game)
