"""Moves per second of playouts in the kernel: whole rounds, from the deal to the end.

All seats play like the baseline bot. Breakers is also played with random canonical moves, like the
yardstick; Skip-Bo at random would hardly ever end.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import NamedTuple

from stockpile.bench.rules import (
    Result,
    Run,
    Told,
    compiled_yardstick,
    in_turns,
    tables,
    yardsticks,
)
from stockpile.breakers import Breakers
from stockpile.games import build_game, make_game
from stockpile.skipbo import SkipBo

YARDSTICK_GAME = "crazy_eights"
STOCK_SIZES = (5, 10, 20, 40, 60)
"""The stock piles for which a table of two is measured."""

ROUNDS_PER_BATCH = 100
"""The number of rounds between two looks at the clock."""

Play = Callable[[int], int]
"""Plays a number of rounds, and returns how many moves that took."""

Player = Callable[[int], Play]
"""Prepares to play, with a seed."""


class Part(NamedTuple):
    """One measurement."""

    name: str
    cores: int

    def __str__(self) -> str:
        return self.name if self.cores == 1 else f"{self.name}, {self.cores} cores"


def measure(seconds: float, told: Told) -> Iterator[Result]:
    """Measure each game and number of seats on one core and on all, stock piles, the yardstick."""
    runs: dict[Part, Run] = {}
    for name, player in _players():
        told(name, 0, 1)
        player(0)(1)  # compiles it, or loads it from disk
        runs[Part(name, 1)] = _on_one(player)
        if cores() > 1 and name.count("/") == 1:
            runs[Part(name, cores())] = _on_all(player, cores())
    for name, run in (*yardsticks(YARDSTICK_GAME), *compiled_yardstick(YARDSTICK_GAME)):
        runs[Part(name, 1)] = run
    for part, value in in_turns(runs, seconds, told):
        yield Result(part.name, "moves/s", value, part.cores)


def cores() -> int:
    """The number of cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _players() -> Iterator[tuple[str, Player]]:
    for name, setup in tables():
        game = build_game(setup)
        if isinstance(game, Breakers):
            yield name, partial(_breakers, game)
            yield f"{name}/random", partial(_breakers_at_random, game)
        elif isinstance(game, SkipBo):
            yield name, partial(_skipbo, game)
    for stock in STOCK_SIZES:
        game = make_game("skipbo-2003", seats=2, stock=stock)
        assert isinstance(game, SkipBo)
        yield f"skipbo/2/stock-{stock}", partial(_skipbo, game)


def _on_one(player: Player) -> Run:
    return lambda seconds, seed: _speed(player(seed), seconds, time.thread_time)


def _on_all(player: Player, threads: int) -> Run:
    """A player in each thread, with rounds of its own: compiled code runs in parallel."""

    def run(seconds: float, seed: int) -> float:
        players = [player(seed * threads + thread) for thread in range(threads)]
        with ThreadPoolExecutor(threads) as pool:
            return sum(pool.map(lambda play: _speed(play, seconds, time.perf_counter), players))

    return run


def _speed(play: Play, seconds: float, clock: Callable[[], float]) -> float:
    """Moves per second, measured by a clock for this many seconds."""
    moves = 0
    began = clock()
    while True:
        moves += play(ROUNDS_PER_BATCH)
        spent = clock() - began
        if spent >= seconds:
            return moves / spent


def _skipbo(game: SkipBo, seed: int) -> Play:
    from stockpile.kernel.chance import seeded
    from stockpile.kernel.skipbo.encoding import table
    from stockpile.kernel.skipbo.playouts import play_many

    state, rng = table(game), seeded(seed)
    return lambda rounds: play_many(state, rounds, rng)


def _breakers(game: Breakers, seed: int) -> Play:
    from stockpile.kernel.breakers.encoding import table
    from stockpile.kernel.breakers.playouts import play_many
    from stockpile.kernel.chance import seeded

    state, rng = table(game), seeded(seed)
    return lambda rounds: play_many(state, rounds, rng)


def _breakers_at_random(game: Breakers, seed: int) -> Play:
    import numpy as np

    from stockpile.kernel.breakers.encoding import table
    from stockpile.kernel.breakers.layout import DTYPE, MOST_MOVES
    from stockpile.kernel.breakers.playouts import play_many_at_random
    from stockpile.kernel.chance import seeded

    state, rng, moves = table(game), seeded(seed), np.zeros(MOST_MOVES, DTYPE)
    return lambda rounds: play_many_at_random(state, rounds, rng, moves)
