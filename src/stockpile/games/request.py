"""A table as somebody asks for it, and the one way from there to its rules."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from operator import index
from typing import Any

from stockpile.core.option import LATEST_READINGS, Setup, Teams, TeamsRequest, Value
from stockpile.core.readers import a_seat, at, shown
from stockpile.core.refusal import Unreadable
from stockpile.games.editions import EDITIONS, build_game, check_game, edition_for
from stockpile.games.entry import AnyGame
from stockpile.games.registry import OUR_GAMES

USUAL_GAME = OUR_GAMES[0].name
USUAL_SEATS = 2


@dataclass(frozen=True, slots=True)
class TableRequest:
    """A table as somebody asks for it. Everything left out is as usual.

    The edition implies the game, and teams imply the number of seats.

    >>> TableRequest(teams=["AC", "BD"], options={"stock": 10}).setup().edition
    'skipbo-2003'
    """

    game: str | None = None
    edition: str | None = None
    seats: int | None = None
    teams: TeamsRequest | None = None
    """If they are only counted, partners are spaced evenly."""
    options: Mapping[str, Value] = field(default_factory=dict)
    readings: int = LATEST_READINGS

    def setup(self) -> Setup:
        """What the rules need to know. Raises Unreadable, saying where."""
        game = self.game
        if game is None:
            its = EDITIONS.get(self.edition or "")
            game = USUAL_GAME if its is None else its.name
        check_game(game)
        seats, teams = self.seats, self.teams
        if seats is None:
            if isinstance(teams, int):
                raise Unreadable("teams-without-seats", "teams")
            seats = sum(map(len, teams or ())) or USUAL_SEATS
        edition = self.edition or edition_for(game, seats)
        if edition in EDITIONS and EDITIONS[edition].name != game:
            raise Unreadable("edition-of-another-game", "edition", edition=edition, game=game)
        read = None if teams is None else _read_teams(teams, seats)
        return Setup(edition, seats, read, self.options, self.readings)

    def build(self) -> AnyGame:
        """The rules themselves. Raises Unreadable, saying where."""
        return build_game(self.setup())


def _read_teams(teams: TeamsRequest, seats: int) -> Teams:
    if isinstance(teams, int):
        if teams < 1 or seats % teams:
            raise Unreadable("uneven-teams", "teams")
        return tuple(tuple(range(team, seats, teams)) for team in range(teams))
    read_seat = a_seat(seats)
    return tuple(
        tuple(at(f"teams[{row}][{place}]", read_seat, one) for place, one in enumerate(team))
        for row, team in enumerate(teams)
    )


def a_whole_number(value: Any) -> int:
    """A whole number of any type that Python counts with."""
    try:
        return index(value)
    except TypeError:
        # In quotation marks, since a number in a text looks like one.
        raise Unreadable("not-a-count", value=repr(value)) from None


def several(value: Any) -> tuple[Any, ...]:
    """Any iterable, except a text."""
    if isinstance(value, str) or not isinstance(value, Iterable):
        raise Unreadable("not-a-list", value=shown(value))
    return tuple(value)
