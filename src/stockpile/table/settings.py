"""What a table decides before a match: the game, and how it is played here."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from stockpile.bots import check_bot
from stockpile.core.match_state import HIGHEST_TARGET
from stockpile.core.option import LATEST_READINGS, Setup
from stockpile.core.readers import a_seat, at
from stockpile.games import AnyGame, TableRequest, build_game

Pace = Literal["instant", "fast", "normal", "slow"]
PACES_MS: dict[str, int] = {"instant": 0, "fast": 250, "normal": 900, "slow": 2000}
"""The minimum time that a bot takes for a move, in milliseconds."""

_Short = Annotated[str, Meta(max_length=40)]
Options = dict[_Short, _Short | int]
"""House rules by name."""

_USUAL = TableRequest().setup()

Seconds = Annotated[int, Meta(ge=0, le=86_400)]


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """How long a turn may take: ``turn`` seconds, then from a ``reserve`` that lasts a round."""

    turn: Annotated[int, Meta(ge=5, le=86_400)]
    reserve: Seconds = 0


class Settings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How a table plays. ``target`` None means a single round without scores."""

    edition: Annotated[str, Meta(max_length=40)] = _USUAL.edition
    seats: int = _USUAL.seats
    teams: tuple[Annotated[str, Meta(max_length=8)], ...] | None = None
    options: Options = msgspec.field(default_factory=dict)
    target: Annotated[int, Meta(ge=1, le=HIGHEST_TARGET)] | None = None
    youngest: Annotated[str, Meta(max_length=1)] | None = None
    """The seat of the youngest player, in editions that ask for it."""
    listed: bool = False
    """Whether the lobby shows the table; otherwise only its link leads to it."""
    bots: Annotated[str, Meta(max_length=1000)] = "casual"
    """The level of bots in empty chairs and of those who stand in."""
    pace: Pace = "normal"
    clock: Clock | None = None
    grace: Annotated[int, Meta(ge=5, le=86_400)] = 60
    """How many seconds somebody may be away before a bot stands in."""
    hints: bool = True
    """Whether people may ask for hints."""
    chat: bool = False
    readings: int = LATEST_READINGS
    """The version of our readings of the sheets; the server sets it."""

    def setup(self) -> Setup:
        """What the rules need to know; Unreadable if it makes no sense."""
        return self.request().setup()

    def request(self) -> TableRequest:
        """The table that these settings ask for."""
        return TableRequest(None, self.edition, self.seats, self.teams, self.options, self.readings)

    def whole(self) -> Settings:
        """These settings as a new match keeps them: with every option, and today's readings."""
        today = msgspec.structs.replace(self, readings=LATEST_READINGS)
        return msgspec.structs.replace(today, options=dict(today.game().options))

    def check(self) -> None:
        """Unreadable, saying where, unless a table can play by these settings."""
        game = self.game()
        check_level(self.bots)
        if self.youngest is not None:
            at("youngest", a_seat(game.seats), self.youngest)

    def game(self) -> AnyGame:
        """The rules of this table."""
        return _game(self.setup())


def check_level(level: str) -> None:
    """Unreadable unless bots of this level may sit at tables."""
    at("bots", check_bot, level)


@lru_cache(maxsize=256)
def _game(setup: Setup) -> AnyGame:
    # A Game holds no state of play: tables that play alike share one.
    return build_game(setup)
