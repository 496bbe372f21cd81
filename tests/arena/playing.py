"""Small tournaments, and what of their answers does not depend on the machine."""

from __future__ import annotations

from typing import Any

from stockpile.arena.results import Results
from stockpile.arena.tournament import Tournament
from stockpile.games import make_game

BY_THE_MACHINE = {"workers", "seconds", "rounds_per_second", "ms_per_move", "p99_ms_per_move"}


def tournament(
    *bots: str, rounds: int = 40, seed: str = "small", edition: str = "skipbo-2003", **more: Any
) -> Tournament:
    """A tournament, in Skip-Bo with short rounds unless said otherwise."""
    if edition.startswith("skipbo"):
        more.setdefault("stock", 3)
    return Tournament(bots, make_game(edition, **more).setup, rounds, seed)


def answer(results: Results) -> Any:
    """The answer without what depends on the machine."""
    return lasting(results.to_json())


def lasting(value: Any) -> Any:
    """What does not depend on the machine, of an answer or of a part of one."""
    if isinstance(value, dict):
        return {name: lasting(one) for name, one in value.items() if name not in BY_THE_MACHINE}
    return [lasting(one) for one in value] if isinstance(value, list) else value
