"""Who sits where: bots among the players, and chairs that move on."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from stockpile.core.option import Teams
from stockpile.core.seats import SEAT_LETTERS
from stockpile.environments.engine import BOTS

Opponents = Mapping[str, str] | Mapping[int, str] | Mapping[str | int, str] | str
"""Bots by the letter or number of their seat; or one that takes every seat but the first."""


def bots_of(opponents: Opponents | None, seats: int) -> list[int]:
    """Which bot sits in each seat at the start: its number, or 0 for none. Raises ValueError."""
    if isinstance(opponents, str):
        opponents = dict.fromkeys(range(1, seats), opponents)
    elif not isinstance(opponents, Mapping | None):
        raise TypeError(f'opponents are one name, or like {{"B": "baseline"}}, not {opponents!r}')
    players = [0] * seats
    chosen: Iterable[tuple[str | int, str]] = (opponents or {}).items()
    for where, name in chosen:
        seat = SEAT_LETTERS.find(where) if isinstance(where, str) and len(where) == 1 else where
        if isinstance(seat, str) or seat not in range(seats):
            raise ValueError(f"there is no seat {where!r} at a table of {seats}")
        if name not in BOTS:
            raise ValueError(f"{name!r} cannot sit in a batch; {', '.join(BOTS)} can")
        players[seat] = 1 + BOTS.index(name)
    if all(players):
        raise ValueError("at least one seat must have no bot")
    return players


def check_rotation(rotations: Sequence[int], sides: Teams, seats: int) -> None:
    """ValueError unless everybody can move by this many chairs and keep their partners."""
    team_of = {seat: side for side, members in enumerate(sides) for seat in members}
    for rotation in rotations:
        for members in sides:
            if len({team_of[(seat + rotation) % seats] for seat in members}) > 1:
                teams = ", ".join("".join(SEAT_LETTERS[seat] for seat in one) for one in sides)
                raise ValueError(f"moving {rotation} chairs on would split the teams {teams}")
