"""Bots from outside play behind a boundary: in a process of their own, which gets Observations as
bytes and nothing else. Our own levels are known not to peep, and play without that detour.
"""

from __future__ import annotations

from functools import cache
from itertools import count
from random import Random
from typing import Any

from stockpile.bots import Bot, is_level, make_bot, prepare
from stockpile.bots.conduct import Illegal, one_line
from stockpile.core.game import Observation
from stockpile.core.option import Setup
from stockpile.core.refusal import Unreadable
from stockpile.games import EDITIONS, build_game
from stockpile.table.behind import Behind
from stockpile.table.thinking import Observed

SEED_BITS = 64
LONGEST = 60.0
"""Seconds that a bot from outside has for a move, and for getting ready before its first: one that
never answers would hold up the tournament for ever."""


_ROUNDS = count()


class Outsider:
    """A bot from outside at one seat in one round."""

    def __init__(self, name: str, setup: Setup, seat: int) -> None:
        self._name = name
        self._who = f"{next(_ROUNDS)} {seat}"
        self._game = build_game(setup)
        self._observed = Observed(setup, seat)
        self._seen = 0

    def choose(self, observation: Observation[Any, Any], rng: Random) -> Any:
        """What the bot chooses with a random generator that this one gives the seed of."""
        self._observed.add(observation.events[self._seen :])
        self._seen = len(observation.events)
        written = self._observed.encode(observation.view, observation.moves)
        seed = rng.getrandbits(SEED_BITS)
        text = _behind(self._name).choose(self._name, self._game.name, seed, written, who=self._who)
        try:
            return self._game.read_move(text)
        except Unreadable:
            raise Illegal(one_line(lambda: text)) from None


@cache
def _behind(_name: str) -> Behind:
    """Where the processes of one bot come from: one for each seat and round."""
    return Behind(limit=LONGEST, frank=True)


@cache
def _level(name: str, game: str) -> Bot[Any, Any]:
    prepare((name,), game)
    return make_bot(name, game)


def seat_bot(name: str, setup: Setup, seat: int) -> Bot[Any, Any]:
    """The bot of this name at one seat in one round."""
    if is_level(name):
        return _level(name, EDITIONS[setup.edition].name)
    return Outsider(name, setup, seat)


def close(names: tuple[str, ...]) -> None:
    """End the processes of these bots, if they have any here."""
    for name in names:
        _behind(name).close()
