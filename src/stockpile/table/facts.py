"""What happens at a table besides the game itself: who came, sat, was ready, went.

Facts are the table's events. The log keeps them as they are here; those that are ``shown`` are told
to everybody at the table in the same form. The others stay with the server.

People are numbers (in the order in which they came), seats are letters.
"""

from __future__ import annotations

from typing import ClassVar, Literal

from msgspec import Struct

from stockpile.table.settings import Settings


class Fact(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """Something that happened, in the past tense."""

    shown: ClassVar[bool] = True
    """Whether everybody at the table is told."""
    changes_table: ClassVar[bool] = True
    """Whether the table that everybody is shown is another after it."""
    listed: ClassVar[bool] = False
    """Whether the lobby has something new to tell of the table."""


# Told to everybody


class Opened(Fact, frozen=True):
    """The table was opened. Who opened it is person 1, and the host."""

    listed: ClassVar[bool] = True

    settings: Settings


class SettingsChanged(Fact, frozen=True):
    """The host changed how the table plays; everybody has to be ready again."""

    listed: ClassVar[bool] = True

    settings: Settings


class Joined(Fact, frozen=True):
    """Somebody came to the table for the first time."""

    person: int
    name: str


class Named(Fact, frozen=True):
    """Somebody changed their name."""

    listed: ClassVar[bool] = True

    person: int
    name: str


class Left(Fact, frozen=True):
    """Somebody left for good: their seat is free."""

    listed: ClassVar[bool] = True

    person: int


class Removed(Fact, frozen=True):
    """The host removed somebody, who cannot come back."""

    listed: ClassVar[bool] = True

    person: int


class HostChanged(Fact, frozen=True):
    """Somebody else is the host now."""

    listed: ClassVar[bool] = True

    person: int


class Sat(Fact, frozen=True):
    """Somebody took a seat (and left the one they had)."""

    listed: ClassVar[bool] = True

    person: int
    seat: str


class Stood(Fact, frozen=True):
    """Somebody gave up a seat. During a round a bot plays on for it."""

    listed: ClassVar[bool] = True

    person: int
    seat: str


class SeatMoved(Fact, frozen=True):
    """A seat was taken over by its link from another device."""

    listed: ClassVar[bool] = True

    seat: str
    person: int


class BotSeated(Fact, frozen=True):
    """A bot sits here."""

    listed: ClassVar[bool] = True

    seat: str
    level: str
    name: str = ""
    """What it is called, where somebody gave it a name."""


class SeatCleared(Fact, frozen=True):
    """Nobody sits here any more."""

    listed: ClassVar[bool] = True

    seat: str


class Readied(Fact, frozen=True):
    """Somebody is ready for the next round, and threw this into its shuffle; or is not any more."""

    seat: str
    ready: bool
    contribution: str | None = None


class MatchStarted(Fact, frozen=True):
    """A match began; ``names`` has who sat where, ``readings`` how the sheets are read in it."""

    listed: ClassVar[bool] = True

    number: int
    names: tuple[str, ...]
    readings: int = 1


class RoundStarted(Fact, frozen=True):
    """A round was dealt from what each seat threw in (null: nothing)."""

    round: int
    contributions: tuple[str | None, ...]


class LinkRevealed(Fact, frozen=True):
    """A round is over: the link that it was dealt from."""

    round: int
    link: str


class Undone(Fact, frozen=True):
    """A seat took back its last move: the one of ``row``. (0: the last one, before rows said.)"""

    changes_table: ClassVar[bool] = False

    seat: str
    row: int = 0


class StoodIn(Fact, frozen=True):
    """A bot plays for somebody who is away, or whose time is up."""

    seat: str
    why: Literal["away", "clock"]


class TookOver(Fact, frozen=True):
    """Somebody plays their seat themselves again."""

    seat: str


class Paused(Fact, frozen=True):
    """Clocks and bots stand still."""


class Resumed(Fact, frozen=True):
    """Clocks and bots go on."""


class Emoted(Fact, frozen=True):
    """Somebody showed a feeling."""

    changes_table: ClassVar[bool] = False

    person: int
    emote: str


class Said(Fact, frozen=True):
    """Somebody said something to everybody."""

    changes_table: ClassVar[bool] = False

    person: int
    text: str


class Conceded(Fact, frozen=True):
    """A seat gave the match up."""

    seat: str


class EndAgreed(Fact, frozen=True):
    """A seat would end the match as it stands; or would not any more."""

    seat: str
    agrees: bool


class MatchClosed(Fact, frozen=True):
    """The match is over: played to its end, given up, or ended by agreement with the score so far.

    ``winners``: every seat of the winning side.
    """

    listed: ClassVar[bool] = True

    by: Literal["played", "concession", "agreement"]
    winners: tuple[str, ...]


class Reset(Fact, frozen=True):
    """The same people are about to play another match."""

    listed: ClassVar[bool] = True


Shown = (
    Opened
    | SettingsChanged
    | Joined
    | Named
    | Left
    | Removed
    | HostChanged
    | Sat
    | Stood
    | SeatMoved
    | BotSeated
    | SeatCleared
    | Readied
    | MatchStarted
    | RoundStarted
    | LinkRevealed
    | Undone
    | StoodIn
    | TookOver
    | Paused
    | Resumed
    | Emoted
    | Said
    | Conceded
    | EndAgreed
    | MatchClosed
    | Reset
)
SHOWN: tuple[type[Fact], ...] = Shown.__args__

# Kept by the server


class ChainMade(Fact, frozen=True):
    """The secret of the next match's hash chain. Its commitment is shown at once."""

    shown: ClassVar[bool] = False

    secret: str
    seed: str | None = None
    """What the secret follows from, where somebody who plays alone wants the same cards again."""


class SeatOffered(Fact, frozen=True):
    """A link that moves a seat to another device: the hash of its code, and how long it works."""

    shown: ClassVar[bool] = False
    changes_table: ClassVar[bool] = False

    seat: str
    code: str
    until: int


class Came(Fact, frozen=True):
    """Somebody has a connection to a node."""

    shown: ClassVar[bool] = False

    person: int
    node: str


class Went(Fact, frozen=True):
    """Somebody's last connection to a node is gone."""

    shown: ClassVar[bool] = False

    person: int
    node: str


class NodesLost(Fact, frozen=True):
    """Nodes that have ended, and with them every connection to them."""

    shown: ClassVar[bool] = False

    nodes: tuple[str, ...]


Kept = ChainMade | SeatOffered | Came | Went | NodesLost
FACTS: dict[str, type[Fact]] = {kind.__name__: kind for kind in (*SHOWN, *Kept.__args__)}
"""Every kind there is, by the name that it is written with."""
