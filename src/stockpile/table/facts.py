"""What happens at a table besides the game itself: who came, sat down, was ready, left.

Facts are the table's events. The log keeps them as they are here; those that are ``shown`` are told
to everybody at the table in the same form. The others stay with the server.

People are numbers (in the order in which they came), seats are letters.
"""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import ClassVar, Literal

from msgspec import Struct

from stockpile.table.looks import Colour, Face
from stockpile.table.settings import Settings

Door = Literal["open", "knock", "closed"]
"""Whether newcomers come in, have to be let in by the host, or cannot come in."""


class Fact(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """Something that happened, in the past tense."""

    shown: ClassVar[bool] = True
    """Whether everybody at the table is told."""
    changes_table: ClassVar[bool] = True
    """Whether it changes the table as everybody is shown it."""
    listed: ClassVar[bool] = False
    """Whether it changes what the lobby says about the table."""


class _Listed(Fact, frozen=True):
    listed = True


class _Kept(Fact, frozen=True):
    shown = False


class _TableUnchanged(Fact, frozen=True):
    changes_table = False


class Opened(_Listed, frozen=True):
    """The table was opened. Whoever opened it is person 1, and the host."""

    settings: Settings


class SettingsChanged(_Listed, frozen=True):
    """The host changed how the table plays; everybody has to be ready again."""

    settings: Settings


class Joined(Fact, frozen=True):
    """Somebody came to the table for the first time."""

    person: int
    name: str


class Named(_Listed, frozen=True):
    """Somebody changed their name."""

    person: int
    name: str


class LookChosen(_Listed, frozen=True):
    """Somebody chose a face and a colour (null: those that follow from the name and the seat)."""

    person: int
    face: Face | None
    colour: Colour | None


class Left(_Listed, frozen=True):
    """Somebody left for good: their seat is free."""

    person: int


class Removed(_Listed, frozen=True):
    """The host removed somebody, who cannot come back."""

    person: int


class HostChanged(_Listed, frozen=True):
    """Somebody else is the host now."""

    person: int


class Sat(_Listed, frozen=True):
    """Somebody took a seat (and left the one they had)."""

    person: int
    seat: str


class Stood(_Listed, frozen=True):
    """Somebody gave up a seat. During a round a bot plays on for it."""

    person: int
    seat: str


class SeatMoved(_Listed, frozen=True):
    """A seat was taken over by its link from another device."""

    seat: str
    person: int


class BotSeated(_Listed, frozen=True):
    """A bot sits here."""

    seat: str
    level: str
    name: str = ""
    """Its name, if somebody gave it one."""


class SeatCleared(_Listed, frozen=True):
    """Nobody sits here any more."""

    seat: str


class Readied(Fact, frozen=True):
    """Somebody is ready for the next round, and contributes this to its shuffle; or is not."""

    seat: str
    ready: bool
    contribution: str | None = None


class MatchStarted(_Listed, frozen=True):
    """A match began; ``names`` says who sat where, ``readings`` how the sheets are read in it."""

    number: int
    names: tuple[str, ...]
    readings: int = 1


class RoundStarted(Fact, frozen=True):
    """A round was dealt from what each seat contributed (null: nothing)."""

    round: int
    contributions: tuple[str | None, ...]


class LinkRevealed(Fact, frozen=True):
    """A round is over: the link that it was dealt from."""

    round: int
    link: str


class Undone(_TableUnchanged, frozen=True):
    """A seat took back its last move, the one in ``row`` (0 in older logs, which did not say)."""

    seat: str
    row: int = 0


class StoodIn(Fact, frozen=True):
    """A bot plays for somebody who is away, or whose time is up."""

    seat: str
    why: Literal["away", "clock"]


class TookOver(Fact, frozen=True):
    """Somebody plays their seat themselves again."""

    seat: str


class PauseAgreed(Fact, frozen=True):
    """A seat would like a pause; or would rather play on."""

    seat: str
    agrees: bool


class Paused(Fact, frozen=True):
    """Clocks and bots stand still."""


class Resumed(Fact, frozen=True):
    """Clocks and bots go on."""


class Emoted(_TableUnchanged, frozen=True):
    """Somebody showed a feeling."""

    person: int
    emote: str


class Said(_TableUnchanged, frozen=True):
    """Somebody said something to everybody."""

    person: int
    text: str


class Nudged(_TableUnchanged, frozen=True):
    """A person reminded a seat that the table is waiting for it."""

    person: int
    seat: str


class Conceded(Fact, frozen=True):
    """A seat gave the match up."""

    seat: str


class EndAgreed(Fact, frozen=True):
    """A seat wants to end the match as it stands; or no longer does."""

    seat: str
    agrees: bool


class MatchClosed(_Listed, frozen=True):
    """The match is over: played to its end, given up, or ended by agreement with the score so far.

    ``winners``: every seat of the winning side.
    """

    by: Literal["played", "concession", "agreement"]
    winners: tuple[str, ...]


class Reset(_Listed, frozen=True):
    """The same people are about to play another match."""


# Kept by the server


class DoorSet(_Kept, frozen=True):
    """The host changed whether newcomers come in."""

    door: Door


class Knocked(_Kept, frozen=True):
    """Somebody wants to be let in."""

    knock: int
    name: str


class KnockAnswered(_Kept, frozen=True):
    """The host let somebody in who knocked, or turned them away."""

    knock: int
    let_in: bool


class ChainMade(_Kept, frozen=True):
    """The secret of the next match's hash chain. Its commitment is shown at once."""

    secret: str
    seed: str | None = None
    """What the secret is derived from, if somebody playing alone wants the same cards again."""


class SeatOffered(_Kept, frozen=True):
    """A link that moves a seat to another device: the hash of its code, and how long it works."""

    changes_table = False

    seat: str
    code: str
    until: int


class Came(_Kept, frozen=True):
    """Somebody has a connection to a node."""

    person: int
    node: str


class Went(_Kept, frozen=True):
    """Somebody's last connection to a node is gone."""

    person: int
    node: str


class NodesLost(_Kept, frozen=True):
    """Nodes have ended, and with them every connection to them."""

    nodes: tuple[str, ...]


FACTS: dict[str, type[Fact]] = {
    name: kind
    for name, kind in globals().items()
    if isinstance(kind, type) and issubclass(kind, Fact) and kind.__subclasses__() == []
}
"""Every kind of fact, by the name with which it is written."""
SHOWN = tuple(kind for kind in FACTS.values() if kind.shown)
"""Those that everybody at the table is told."""
ShownFact = reduce(or_, SHOWN)
