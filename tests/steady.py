"""``stockpile`` as tests start it: whoever opens a table is dealt the same cards in every run.

    python -P tests/steady.py serve --port 0

The secret of a table, and its code, follow from the test (`tests.dealing`), who opens it, how it
plays, and how many such tables there were before. So they are the same in whichever order tests
run, and tables are opened. The chain, the contributions and the proof are made of them as ever.
What bots choose follows from what they see, and what somebody at a terminal contributes from how
often they have contributed.

Nothing in the package knows of this: modules are given other classes to make tables and bots of.
"""

from __future__ import annotations

import os
import secrets
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from contextvars import ContextVar
from functools import partial
from hashlib import sha256
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

import msgspec

from stockpile.bots import needs_compiling
from stockpile.table.decide.asked import Entropy
from stockpile.table.node import NodeTables
from stockpile.table.room import Room
from stockpile.table.settings import Settings
from stockpile.workers.pool import WorkerPool

DEALT_TO = "TESTS_DEALT_TO"
"""The variable with the path of the file that says for whom cards are dealt."""


def dealt_to() -> str:
    """The test, or the shared fixture, for which cards are dealt."""
    path = os.environ.get(DEALT_TO)
    return "" if path is None else Path(path).read_text(encoding="utf-8")


class SteadyTables(NodeTables):
    """Tables whose secrets and codes are the same in every run."""

    def __init__(
        self,
        *args: Any,
        entropy: Entropy = secrets.token_bytes,
        whose: Callable[[], str] = dealt_to,
        **how: Any,
    ) -> None:
        self._usual = entropy
        self._opening: ContextVar[Entropy] = ContextVar("opening")
        self._opened: Counter[str] = Counter()
        self._whose = whose
        super().__init__(*args, entropy=self._draw, **how)

    def _draw(self, size: int) -> bytes:
        return self._opening.get(self._usual)(size)

    async def open_table(
        self,
        guest: str,
        name: str,
        settings: Settings,
        *,
        bots: Sequence[str] = (),
        seed: str | None = None,
    ) -> str:
        such = f"{self._whose()} {name} {_unusual(settings)}"
        self._opened[such] += 1
        token = self._opening.set(Random(f"{such} {self._opened[such]}").randbytes)
        try:
            return await super().open_table(guest, name, settings, bots=bots, seed=seed)
        finally:
            self._opening.reset(token)

    async def room(self, code: str) -> Room:
        room = await super().room(code)

        def draw(size: int) -> bytes:
            """The secret of the next match; the codes of offered seats decide no cards."""
            state = room.table.state
            next_one = f"{state.secret} {state.number}"
            return Random(next_one).randbytes(size) if size == 32 else secrets.token_bytes(size)

        room.entropy = draw
        return room


def _unusual(settings: Settings) -> str:
    """In what a table differs from others: a new setting deals nobody other cards."""
    usual = msgspec.structs.asdict(Settings())
    asked = msgspec.structs.asdict(settings)
    return str(sorted((name, one) for name, one in asked.items() if one != usual[name]))


def _seed(observation: bytes) -> str:
    return sha256(observation).hexdigest()


class SteadyPool(WorkerPool):
    """Bots whose moves follow from what they see."""

    async def choose(
        self,
        level: str,
        game: str,
        observation: bytes,
        *,
        seed: int | str | None = None,
        **how: Any,
    ) -> str:
        seed = _seed(observation) if seed is None else seed
        return await super().choose(level, game, observation, seed=seed, **how)

    async def advise(
        self, game: str, observation: bytes, *, seed: int | str | None = None, **how: Any
    ) -> list[dict[str, Any]]:
        seed = _seed(observation) if seed is None else seed
        return await super().advise(game, observation, seed=seed, **how)


@contextmanager
def server() -> Iterator[None]:
    """While servers that are started in this process are steady."""
    from stockpile.server import app, run

    with (
        patch.object(app, "NodeTables", SteadyTables),
        patch.object(run, "WorkerPool", SteadyPool),
    ):
        yield


@contextmanager
def terminal(whose: Callable[[], str] = dealt_to) -> Iterator[None]:
    """While games of one's own are steady, and what somebody at a terminal contributes."""
    from stockpile.terminal.client import local_bots, local_server, next_step

    class SteadyBots(local_bots.LocalBots):
        async def choose(
            self, level: str, game: str, observation: bytes, *, who: str, seed: str | None
        ) -> str:
            # With a seed, strong levels would be waited for: the pool is steady all the same.
            if seed is None and not needs_compiling((level,), game):
                seed = _seed(observation)
            return await super().choose(level, game, observation, who=who, seed=seed)

    drawn = Random(whose())

    def token_hex(size: int) -> str:
        return drawn.randbytes(size).hex()

    with (
        patch.object(local_server, "NodeTables", partial(SteadyTables, whose=whose)),
        patch.object(local_server, "LocalBots", SteadyBots),
        patch.object(local_bots, "WorkerPool", SteadyPool),
        patch.object(next_step, "secrets", SimpleNamespace(token_hex=token_hex)),
    ):
        yield


def main() -> None:
    """Run ``stockpile`` with the arguments of this process."""
    from stockpile.cli import main as stockpile

    sys.argv[0] = "stockpile"
    steady = {"serve": server, "play": terminal}
    with ExitStack() as stack:
        for command in steady.keys() & sys.argv[1:2]:
            stack.enter_context(steady[command]())
        stockpile()


if __name__ == "__main__":
    main()
