"""Programs that choose a move from an Observation, by levels that are the same for every game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from stockpile.bots import breakers, skipbo
from stockpile.bots.bot import Bot, Mistake
from stockpile.bots.playing import Played, generators, play_match, play_round
from stockpile.core.option import closest
from stockpile.core.refusal import Unreadable

__all__ = [
    "LEVELS",
    "Bot",
    "Mistake",
    "Played",
    "generators",
    "make_bot",
    "play_match",
    "play_round",
]

LEVELS = ("random", "baseline", "casual")
"""The levels there are, from the weakest on."""

_BOTS: Mapping[str, Mapping[str, Callable[[], Bot[Any, Any]]]] = {
    "skipbo": {
        "random": skipbo.RandomBot,
        "baseline": skipbo.BaselineBot,
        "casual": skipbo.CasualBot,
    },
    "breakers": {
        "random": breakers.RandomBot,
        "baseline": breakers.BaselineBot,
        "casual": breakers.CasualBot,
    },
}


def make_bot(level: str, game: str) -> Bot[Any, Any]:
    """A bot of this level for the game of this name; Unreadable if there is no such one."""
    if game not in _BOTS:
        known = tuple(_BOTS)
        raise Unreadable(
            "unknown-game", game=game, meant=closest(game, known), known=", ".join(known)
        )
    if level not in LEVELS:
        raise Unreadable(
            "unknown-bot", name=level, meant=closest(level, LEVELS), known=", ".join(LEVELS)
        )
    return _BOTS[game][level]()
