"""Who and what is around a round: people, chairs, and where the match stands.

Plain data, changed by `Table.fold` alone; a snapshot is all of it as JSON.
"""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Struct

from stockpile.core.event import Outcome
from stockpile.table.facts import MatchClosed
from stockpile.table.settings import Settings

Phase = Literal["gathering", "playing", "between", "over"]


class Person(Struct):
    """Somebody at the table. ``nodes`` are those they are connected to."""

    guest: str
    name: str
    nodes: list[str] = msgspec.field(default_factory=list)
    gone: int | None = None
    """Since when they have no connection."""
    removed: bool = False
    commands: dict[str, int] = msgspec.field(default_factory=dict)
    """Their last command ids, with the row each became."""

    @property
    def present(self) -> bool:
        """Whether they are connected."""
        return bool(self.nodes)


class Chair(Struct):
    """One seat: somebody's, a bot's, or empty."""

    person: int | None = None
    bot: str | None = None
    ready: bool = False
    contribution: str | None = None
    away: int | None = None
    """Since when a bot might stand in for who sits here."""
    stand_in: Literal["away", "clock"] | None = None
    reserve: int = 0
    """Milliseconds of thinking time left beyond the turn's own."""
    conceded: bool = False
    agrees: bool = False
    talked: bool = False
    """Whether who sits here said or showed something in this turn, which was not theirs."""

    @property
    def empty(self) -> bool:
        """Whether nobody sits here."""
        return self.person is None and self.bot is None

    @property
    def played_by_bot(self) -> bool:
        """Whether a bot moves for this seat."""
        return self.bot is not None or self.stand_in is not None or self.conceded


class Offer(Struct):
    """A link that moves somebody's seat to another device."""

    person: int
    code: str
    until: int


class Played(Struct):
    """Where a match stands between two rounds."""

    round: int
    lead: int
    scores: tuple[int, ...] | None
    outcome: Outcome


class Since(Struct):
    """When something began that still goes on, and in which row."""

    at: int
    row: int


class Around(Struct):
    """All that a table is but the round under way: what a snapshot holds."""

    settings: Settings
    since: int = 1
    """The row since which it plays so; what happened before may be of another game."""
    host: int = 1
    people: dict[int, Person] = msgspec.field(default_factory=dict)
    chairs: list[Chair] = msgspec.field(default_factory=list)
    phase: Phase = "gathering"
    number: int = 1
    """Which match of the table this is, or will be."""
    secret: str = ""
    first: int = 1
    """The row that the match began with."""
    began: int = 0
    """When that was."""
    names: tuple[str, ...] = ()
    players: list[str] = msgspec.field(default_factory=list)
    """The guests who have had a seat in this match."""
    closed: MatchClosed | None = None
    played: Played | None = None
    dealt: int = 0
    """The row that the latest round was dealt in."""
    version: int = 0
    """The row that changed the round last."""
    moved: int = 0
    """When that was."""
    turn_began: int = 0
    jumped: Since | None = None
    """Since when somebody plays out of turn."""
    called: Since | None = None
    """Since when advice is called and not judged yet."""
    paused: int | None = None
    asleep: int | None = None
    """Since when nobody is connected."""
    offers: list[Offer] = msgspec.field(default_factory=list)

    def wait(self, since: int, until: int) -> None:
        """Whoever was about to notice something takes as much longer."""
        for one in (self.jumped, self.called):
            if one is not None:
                one.at = _later(one.at, since, until)


def _later(at: int, since: int, until: int) -> int:
    """A time, so much later as nobody's ran since it."""
    return at + max(0, until - max(since, at))
