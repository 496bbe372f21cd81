"""What somebody asks for who wants to play: the one way from there to the rules of a table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from stockpile.core.option import LATEST_READINGS, Setup, Value
from stockpile.core.readers import a_seat, at
from stockpile.core.refusal import Unreadable
from stockpile.core.seats import SEAT_LETTERS
from stockpile.games import EDITIONS, USUAL_SEATS, AnyGame, build_game, check_game, edition_for

USUAL_GAME = "skipbo"


@dataclass(frozen=True, slots=True)
class TableRequest:
    """A table as somebody asks for it: what is left out is as usual.

    An edition says which game is meant, if nobody does; teams say how many play.

    >>> TableRequest(teams=["AC", "BD"], options={"stock": 10}).setup().edition
    'skipbo-2003'
    """

    game: str | None = None
    edition: str | None = None
    seats: int | None = None
    teams: Sequence[str] | None = None
    """Each team by the letters of its seats."""
    options: Mapping[str, Value] = field(default_factory=dict)
    readings: int = LATEST_READINGS

    def setup(self) -> Setup:
        """What the rules need to know. Raises Unreadable, saying where."""
        game = self.game
        if game is None:
            its = EDITIONS.get(self.edition or "")
            game = USUAL_GAME if its is None else its.name
        check_game(game)
        teams = None
        if self.teams is not None:
            read = a_seat(len(SEAT_LETTERS))
            teams = tuple(tuple(at("teams", read, one) for one in team) for team in self.teams)
        seats = self.seats
        if seats is None:
            seats = sum(map(len, teams)) if teams else USUAL_SEATS
        edition = self.edition or edition_for(game, seats)
        if edition in EDITIONS and EDITIONS[edition].name != game:
            raise Unreadable("edition-of-another-game", "edition", edition=edition, game=game)
        return Setup(edition, seats, teams, self.options, self.readings)

    def build(self) -> AnyGame:
        """The rules themselves. Raises Unreadable, saying where."""
        return build_game(self.setup())
