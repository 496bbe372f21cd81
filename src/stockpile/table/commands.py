"""What a guest can ask of a table. Commands are not moves, though one of them carries a move.

``id`` is the client's own name for a command: if it is sent again, it is not done twice.
"""

from __future__ import annotations

from typing import Annotated, Literal, NamedTuple

from msgspec import Meta, Struct

from stockpile.table.facts import Door
from stockpile.table.looks import Colour, Face
from stockpile.table.settings import Settings

Id = Annotated[str, Meta(max_length=40, pattern=r"^[!-~]+$(?!\n)")]
# In a pattern, `$` alone would also match before a final newline.
Seat = Annotated[str, Meta(pattern="^[A-H]$", max_length=1)]
Text = Annotated[str, Meta(max_length=2000)]
Contribution = Annotated[str, Meta(pattern=r"^([0-9a-f]{2}){8,32}$(?!\n)")]
"""What a client contributes to the shuffle: 8 to 32 random bytes, in hexadecimal."""

EmoteName = Literal["hello", "thanks", "nice", "oops", "think", "hurry", "laugh", "cry", "bye"]


class Command(
    Struct, frozen=True, kw_only=True, tag_field="type", tag=str.lower, forbid_unknown_fields=True
):
    """Something that a guest asks of the table."""

    id: Id | None = None


class Sit(Command, frozen=True):
    """Take a seat, or change to it: a free one, or between rounds a bot's."""

    seat: Seat


class Stand(Command, frozen=True):
    """Give up your seat and watch. During a round a bot plays on."""


class Ready(Command, frozen=True):
    """Be ready for the next round, or not after all. Between rounds it starts when all are."""

    ready: bool = True
    contribution: Contribution | None = None


class Start(Command, frozen=True):
    """Host: start the match. Bots take the empty chairs."""

    contribution: Contribution | None = None


class Move(Command, frozen=True):
    """Make a move. ``version`` is the one of the round that it is based on."""

    move: Annotated[str, Meta(max_length=200)]
    version: int


class Undo(Command, frozen=True):
    """Take back your own last move."""

    version: int


class Emote(Command, frozen=True):
    """Send a reaction."""

    emote: EmoteName


class Say(Command, frozen=True):
    """Say something to everybody, if the table allows it."""

    text: Text


class Concede(Command, frozen=True):
    """Give up the match. It ends when only one side is left."""


class Agree(Command, frozen=True):
    """Want the match to end as it stands, or no longer want it. It ends when everybody does."""

    agree: bool = True


class Rematch(Command, frozen=True):
    """After a match: get ready for another with the same people."""


class Name(Command, frozen=True):
    """Change your name."""

    name: Text


class Look(Command, frozen=True):
    """Choose a face and a colour (null: those that follow from the name and the seat)."""

    face: Face | None = None
    colour: Colour | None = None


class Back(Command, frozen=True):
    """Take over again from the bot that stands in."""


class Leave(Command, frozen=True):
    """Leave the table for good."""


class OfferSeat(Command, frozen=True, tag="offer-seat"):
    """Ask for a link that moves your seat to another device."""


class TakeSeat(Command, frozen=True, tag="take-seat"):
    """Take over a seat with the code of such a link."""

    code: Annotated[str, Meta(max_length=64)]


class Bot(Command, frozen=True):
    """Host: let a bot sit on an empty chair, or change a bot's level."""

    seat: Seat
    level: Annotated[str, Meta(max_length=200)] | None = None


class Clear(Command, frozen=True):
    """Host: free somebody's chair, or a bot's, before a match."""

    seat: Seat


class ChangeSettings(Command, frozen=True, tag="change-settings"):
    """Host: change how the table plays, before a match. Seats may be lost."""

    settings: Settings


class MakeHost(Command, frozen=True, tag="make-host"):
    """Host: make somebody else the host."""

    person: int


class Remove(Command, frozen=True):
    """Host: remove somebody, who cannot come back."""

    person: int


class SetDoor(Command, frozen=True, tag="door"):
    """Host: let newcomers in, let them knock, or let none in. Anybody seen here may return."""

    door: Door


class LetIn(Command, frozen=True, tag="let-in"):
    """Host: answer somebody who knocks."""

    knock: int
    let_in: bool = True


class Pause(Command, frozen=True):
    """Want a pause, which comes when everybody here does; or no longer want one, or end it."""

    pause: bool = True


class Nudge(Command, frozen=True):
    """Remind somebody the table is waiting for."""

    seat: Seat


COMMANDS: tuple[type[Command], ...] = tuple(Command.__subclasses__())
"""All that a client may send to its table."""


# What a table does by itself. These never come over the wire.


class Arrive(NamedTuple):
    """A guest's first connection to a node; perhaps their first visit to the table."""

    node: str
    name: str


class Depart(NamedTuple):
    """A guest's last connection to a node is gone."""

    node: str


class BotMove(NamedTuple):
    """A bot has chosen."""

    seat: int
    move: str
    version: int


class StandIn(NamedTuple):
    """Somebody has been away too long, or their time is up."""

    seat: int
    why: Literal["away", "clock"]


class NextRound(NamedTuple):
    """Only bots are left to be ready."""


class PassHost(NamedTuple):
    """The host has been away too long."""


class TakePause(NamedTuple):
    """Everybody who is still here wants a pause."""


class Abandon(NamedTuple):
    """The host is about to delete the table."""


class ForgetNodes(NamedTuple):
    """Nodes have ended."""

    nodes: frozenset[str]


TableCommand = (
    Abandon | Arrive | Depart | BotMove | StandIn | NextRound | PassHost | TakePause | ForgetNodes
)
