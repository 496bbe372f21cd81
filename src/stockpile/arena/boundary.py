"""Bots from outside play behind a boundary: in a process of their own, which gets Observations as
bytes and nothing else. Our own levels are known not to peep, and play without that detour.
"""

from __future__ import annotations

import os
import subprocess
from functools import cache
from random import Random
from typing import Any

from stockpile.bots import Bot, is_level, make_bot, prepare
from stockpile.bots.worker import LENGTH, MOVE, SWITCH
from stockpile.core.game import Observation
from stockpile.core.option import Setup
from stockpile.games import EDITIONS, build_game
from stockpile.table.thinking import Observed
from stockpile.table.working import COMMAND, request

SEED_BITS = 64


class Failed(Exception):
    """A bot gave no move."""


class Behind:
    """The process in which one bot from outside thinks, started when it is asked first."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._process: subprocess.Popen[bytes] | None = None

    def ask(self, game: str, seed: int, observation: bytes) -> str:
        """The text of the move that the bot chooses; Failed if it does not."""
        asked = {"kind": "choose", "level": self._name, "game": game, "seed": seed}
        try:
            process = self._process or self._start()
            assert process.stdin is not None
            process.stdin.write(request({**asked, "budget_ms": None}, observation))
            process.stdin.flush()
            answer = self._receive(process)
        except (OSError, EOFError):
            self.close()
            raise Failed("its process ended") from None
        if answer[:1] != MOVE:
            raise Failed(answer[1:].decode(errors="replace"))
        return answer[1:].decode()

    def _start(self) -> subprocess.Popen[bytes]:
        # As important as the rest of the arena; and the kernel, which is ours, need not be loaded.
        command, here = (*COMMAND, "0"), {**os.environ, SWITCH: "off"}
        pipe = subprocess.PIPE
        self._process = subprocess.Popen(command, stdin=pipe, stdout=pipe, env=here)
        self._receive(self._process)
        return self._process

    def _receive(self, process: subprocess.Popen[bytes]) -> bytes:
        assert process.stdout is not None
        head = process.stdout.read(LENGTH.size)
        if len(head) < LENGTH.size:
            raise EOFError
        return process.stdout.read(LENGTH.unpack(head)[0])

    def close(self) -> None:
        """End the process. It holds nothing that is worth a farewell."""
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.communicate()


class Outsider:
    """A bot from outside at one seat in one round."""

    def __init__(self, behind: Behind, setup: Setup, seat: int) -> None:
        self._behind = behind
        self._game = build_game(setup)
        self._observed = Observed(setup, seat)
        self._seen = 0

    def choose(self, observation: Observation[Any, Any], rng: Random) -> Any:
        """What the bot chooses with a random generator that this one gives the seed of."""
        self._observed.add(observation.events[self._seen :])
        self._seen = len(observation.events)
        written = self._observed.encode(observation.view, observation.moves)
        text = self._behind.ask(self._game.name, rng.getrandbits(SEED_BITS), written)
        return self._game.read_move(text)


@cache
def _behind(name: str) -> Behind:
    return Behind(name)


@cache
def _level(name: str, game: str) -> Bot[Any, Any]:
    prepare((name,), game)
    return make_bot(name, game)


def seat_bot(name: str, setup: Setup, seat: int) -> Bot[Any, Any]:
    """The bot of this name at one seat in one round."""
    if is_level(name):
        return _level(name, EDITIONS[setup.edition].name)
    return Outsider(_behind(name), setup, seat)


def close(names: tuple[str, ...]) -> None:
    """End the processes of these bots, if they have any here."""
    for name in names:
        _behind(name).close()
