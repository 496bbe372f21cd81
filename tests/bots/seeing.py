"""Observations of positions, and what bots make of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from random import Random
from typing import Any, Protocol

from stockpile.bots import with_budget
from stockpile.bots.bot import Bot
from stockpile.core.event import Event
from stockpile.core.observation import Observation
from stockpile.core.seats import seat_letter
from stockpile.games import AnyGame

BRIEF = 8


def brief(level: str) -> str:
    """A level that thinks as little as it can, where it takes a number: to play many rounds."""
    return level if with_budget(level) == level else f"{level}:{BRIEF}"


def table_name(game: AnyGame) -> str:
    """A table in short: edition, sides, options."""
    sides = " ".join("".join(map(seat_letter, side)) for side in game.sides)
    return "/".join((game.setup.edition, sides, *map(str, game.options.values())))


class Position(Protocol):
    """A round under way, as the builders of positions make it."""

    @property
    def game(self) -> AnyGame: ...
    @property
    def state(self) -> Any: ...


def observe(
    game: AnyGame, state: Any, seat: int, events: Iterable[Event] = ()
) -> Observation[Any, Any]:
    """What a seat knows of this truth and of the events that led to it."""
    seen = tuple(game.redact(event, seat) for event in events)
    return Observation(
        game.setup, seat, game.view(state, seat), seen, game.legal_moves(state, seat)
    )


def choice(bot: Bot[Any, Any], position: Position, seed: int = 0) -> str:
    """What the bot does on turn."""
    state = position.state
    return str(bot.choose(observe(position.game, state, state.turn), Random(seed)))


def choices(bot: Bot[Any, Any], position: Position, times: int) -> Counter[str]:
    """How often the bot does what, over so many tries with one random generator."""
    state = position.state
    observation = observe(position.game, state, state.turn)
    rng = Random(times)
    return Counter(str(bot.choose(observation, rng)) for _ in range(times))
