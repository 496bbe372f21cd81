"""Observations to ask workers about."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from stockpile.bots import make_bot
from stockpile.core.observation import Observation
from stockpile.games import AnyMatch, new_match

TABLES: tuple[dict[str, Any], ...] = (
    {"edition": "skipbo-2003", "seats": 3, "stock": 6},
    {"edition": "skipbo-2003", "seats": 4, "teams": ["AC", "BD"], "stock": 3},
    {"edition": "breakers-2010", "seats": 3},
)


def observations(match: AnyMatch, most: int = 60) -> Iterator[Observation[Any, Any]]:
    """What the seats on turn see, one move after the other."""
    match.start_round()
    rng = Random(1)
    for _ in range(most):
        if not match.playing:
            return
        assert match.turn is not None
        seen = match.observe(match.turn)
        yield seen
        match.play(make_bot("casual", match.game.name).choose(seen, rng))


def an_observation(edition: str = "skipbo-2003") -> Observation[Any, Any]:
    return next(observations(new_match(edition, seed=3)))
