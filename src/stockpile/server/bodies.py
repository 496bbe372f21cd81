"""The bodies of HTTP requests and answers."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from stockpile.core.refusal import Unreadable
from stockpile.games import USUAL_SEATS, check_game, edition_for
from stockpile.table.commands import Text
from stockpile.table.history import MatchSummary, Statistics, Step, Summary
from stockpile.table.settings import Clock, Options, Pace, Settings

# What is asked


class NewGuest(Struct, frozen=True, forbid_unknown_fields=True):
    """A name is all that a guest has to give."""

    name: Text


class NewTable(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table to be opened. What is left out is as the edition has it.

    ``match`` plays to the edition's own target; ``target`` sets another.
    """

    game: Annotated[str, Meta(max_length=40)] = "skipbo"
    edition: Annotated[str, Meta(max_length=40)] | None = None
    seats: int | None = None
    teams: tuple[Annotated[str, Meta(max_length=8)], ...] | None = None
    options: Options = msgspec.field(default_factory=dict)
    match: bool = False
    target: int | None = None
    youngest: Annotated[str, Meta(max_length=1)] | None = None
    listed: bool = False
    bots: Annotated[str, Meta(max_length=200)] = "casual"
    pace: Pace = "normal"
    clock: Clock | None = None
    grace: int = 60
    chat: bool = False

    def settings(self) -> Settings:
        """The settings of the table; Unreadable if they make no sense."""
        check_game(self.game)
        seats = self.seats
        if seats is None:
            seats = sum(map(len, self.teams)) if self.teams else USUAL_SEATS
        edition = self.edition or edition_for(self.game, seats)
        settings = Settings(
            edition=edition,
            seats=seats,
            teams=self.teams,
            options=self.options,
            target=self.target,
            youngest=self.youngest,
            listed=self.listed,
            bots=self.bots,
            pace=self.pace,
            clock=self.clock,
            grace=self.grace,
            chat=self.chat,
        )
        game = settings.game()
        if game.name != self.game:
            raise Unreadable("edition-of-another-game", "edition", edition=edition, game=self.game)
        if self.match and self.target is None:
            settings = msgspec.structs.replace(settings, target=game.target)
        # Limits of single fields are checked again as if they had come over the wire.
        return msgspec.convert(msgspec.to_builtins(settings), Settings)


# What is answered


class GuestAnswer(Struct, frozen=True):
    """Who one is. The token is told once, and is all that proves it."""

    token: str
    name: str


class TableAnswer(Struct, frozen=True):
    """A table was opened."""

    code: str
    link: str


class Found(Struct, frozen=True):
    """A table, as those see it who look for one."""

    code: str
    link: str
    created: int
    touched: int
    summary: Summary


class Tables(Struct, frozen=True):
    """Tables, the one that was used last first."""

    tables: tuple[Found, ...]


class FoundMatch(Struct, frozen=True):
    """A finished match."""

    code: str
    match: MatchSummary


class Mine(Struct, frozen=True):
    """A guest's own tables and finished matches, the latest first."""

    name: str
    tables: tuple[Found, ...]
    matches: tuple[FoundMatch, ...]


class MatchAnswer(Struct, frozen=True):
    """A finished match, in figures."""

    match: MatchSummary
    statistics: Statistics


class RoundAnswer(Struct, frozen=True):
    """A finished round, step by step."""

    match: MatchSummary
    round: int
    seat: str | None
    steps: tuple[Step, ...]


class OptionAnswer(Struct, frozen=True):
    """A house rule, and the number of the rule that explains it."""

    name: str
    rule: str
    choices: tuple[str, ...]
    default: str


class EditionAnswer(Struct, frozen=True):
    """An edition of a game."""

    edition: str
    fewest_seats: int
    most_seats: int
    target: int


class GameAnswer(Struct, frozen=True):
    """A game that can be played here."""

    game: str
    editions: tuple[EditionAnswer, ...]
    options: tuple[OptionAnswer, ...]


class GamesAnswer(Struct, frozen=True):
    """All that a table can be."""

    version: str
    protocol: int
    games: tuple[GameAnswer, ...]
    bots: tuple[str, ...]
    paces: tuple[str, ...]
    emotes: tuple[str, ...]
    needs_key: bool
    """Whether a key is asked for before one may open a table."""


class Health(Struct, frozen=True):
    """Whether the server can do its work."""

    status: str
    store: str
    tables: int
    connections: int


ANSWERS = (
    GuestAnswer,
    TableAnswer,
    Found,
    Tables,
    Mine,
    MatchAnswer,
    RoundAnswer,
    GamesAnswer,
    Health,
)
ASKED = (NewGuest, NewTable)
