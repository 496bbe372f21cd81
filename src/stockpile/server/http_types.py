"""The bodies of HTTP requests and answers."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from stockpile.bots.review import Review
from stockpile.core.option import Mark
from stockpile.core.rulebook import Section
from stockpile.games.editions import Split
from stockpile.server.messages import Candidate
from stockpile.table.commands import Text
from stockpile.table.history import MatchSummary, Statistics, Step, Summary
from stockpile.table.request import NewTable
from stockpile.table.settings import Settings
from stockpile.table.show import AnyEvent, AnyView

# What is asked


class NewGuest(Struct, frozen=True, forbid_unknown_fields=True):
    """A name is all that a guest has to give."""

    name: Text


MoveText = Annotated[str, Meta(max_length=200)]
Moves = Annotated[tuple[MoveText, ...], Meta(max_length=40)]


class LessonMove(Struct, frozen=True, forbid_unknown_fields=True):
    """In a lesson: the moves that were right so far, and the one that is tried now."""

    moves: Moves = ()
    tried: MoveText | None = msgspec.field(default=None, name="try")


class LessonTiles(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """In a lesson of Breakers: ask what some of your tiles could be laid as."""

    moves: Moves = ()
    tiles: Annotated[tuple[Annotated[str, Meta(max_length=4)], ...], Meta(max_length=40)]


# What is answered


class ErrorAnswer(Struct, frozen=True, omit_defaults=True):
    """Why something was not done: the code, its details, and the place in what was asked."""

    code: str
    args: dict[str, str | int]
    where: str | None = None


class NameAnswer(Struct, frozen=True):
    """A guest's name as it is shown from now on."""

    name: str


class GuestAnswer(Struct, frozen=True):
    """Who you are. The token is sent once, and is the only proof."""

    token: str
    name: str


class TableAnswer(Struct, frozen=True, omit_defaults=True):
    """A table was opened; ``guest`` is there if somebody new has opened it."""

    code: str
    link: str
    guest: GuestAnswer | None = None


class Found(Struct, frozen=True, omit_defaults=True):
    """A table, as people looking for one see it.

    ``phones``: only this machine reaches the server, and whoever asked could change that.
    """

    code: str
    link: str
    created: int
    touched: int
    summary: Summary
    phones: bool = False


class TablesAnswer(Struct, frozen=True):
    """Tables, most recently used first."""

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


class MatchesAnswer(Struct, frozen=True):
    """The finished matches of a table, oldest first; if there are many, only the latest."""

    matches: tuple[MatchSummary, ...]


class RoundAnswer(Struct, frozen=True):
    """A finished round, step by step."""

    match: MatchSummary
    round: int
    seat: str | None
    steps: tuple[Step, ...]


class ReviewProgress(Struct, frozen=True):
    """A review is being made: how much of it is done, up to 1."""

    progress: float


class OptionAnswer(Struct, frozen=True):
    """A house rule, and the number of the rule that explains it."""

    name: str
    rule: str
    choices: tuple[str, ...]
    defaults: dict[str, str]
    """By edition, what is played unless the table says otherwise."""
    marks: dict[str, dict[str, Mark]]
    """By edition, where each choice comes from."""
    only_with: dict[str, str]
    """The option, and its choice, without which this one means nothing."""


class SeatsAnswer(Struct, frozen=True):
    """An edition at a table of this many seats: how many cards, or tiles, are dealt.

    ``stock_marks`` says where each size of stock pile comes from; any other is ours.
    """

    seats: int
    hand: int
    stock: int | None
    most_stock: int | None
    stock_marks: dict[str, Mark]
    splits: tuple[Split, ...]
    """Every even way to play in teams."""


class ScoringAnswer(Struct, frozen=True):
    """How a round is written down: points for winning it, and for each card or tile ``left``.

    ``lead``: what the first seat does, and who has the lead next: the next seat, or the winner.
    """

    win: int
    left: int
    lead: Literal["deals", "starts", "winner-opens"]


class EditionAnswer(Struct, frozen=True):
    """An edition of a game. ``target`` is the score that its sheets print."""

    edition: str
    fewest_seats: int
    most_seats: int
    target: int
    teams: bool
    """Whether it can be played in teams."""
    youngest: bool
    """Whether the table may name the youngest player, who then starts."""
    tables: tuple[SeatsAnswer, ...]
    scoring: ScoringAnswer | None = None
    """For a score sheet; None for a game that has none."""


class GameAnswer(Struct, frozen=True):
    """A game that can be played here."""

    game: str
    editions: tuple[EditionAnswer, ...]
    edition_for: dict[str, str]
    """By the number of seats, the edition that a new table gets."""
    options: tuple[OptionAnswer, ...]
    lesson: bool
    """Whether there is a lesson in it."""


class Bounds(Struct, frozen=True):
    """What a number in the settings may be."""

    least: int
    most: int


class GamesAnswer(Struct, frozen=True):
    """All that a table can be."""

    version: str
    protocol: int
    games: tuple[GameAnswer, ...]
    bots: tuple[str, ...]
    paces: tuple[str, ...]
    emotes: tuple[str, ...]
    defaults: Settings
    """How a table plays unless it says otherwise."""
    limits: dict[str, Bounds]
    needs_key: bool
    """Whether opening a table takes a key."""


class NoAnswer(Struct, frozen=True):
    """A set that does not answer another, and the message that says so."""

    set: str
    message: str


class ReferenceAnswer(Struct, frozen=True):
    """A row of the reference card: a set to open with, its name, what answers it, what does not."""

    named: str
    args: dict[str, str | int]
    lead: str
    answers: tuple[str, ...]
    refused: tuple[NoAnswer, ...]


class RulesAnswer(Struct, frozen=True):
    """The rules of a table, as messages of the catalogues."""

    game: str
    edition: str
    seats: int
    earlier_readings: bool
    """Whether the match goes on under earlier readings of the sheets than those described here."""
    sections: tuple[Section, ...]
    reference: tuple[ReferenceAnswer, ...]


class LessonPlayed(Struct, frozen=True):
    """A move in a lesson, and all that followed, as the learner sees it."""

    seat: str
    move: str
    events: tuple[AnyEvent, ...]
    view: AnyView


class LessonAnswer(Struct, frozen=True):
    """Where somebody is in a lesson. ``title``, ``text`` and ``hint`` are messages.

    ``played`` is what followed the move that was tried. With ``refused`` or ``hint`` it was not
    done.
    """

    game: str
    title: str
    step: int
    """How many steps are done."""
    steps: int
    text: str
    args: dict[str, str | int]
    point: tuple[str, ...]
    view: AnyView
    moves: tuple[str, ...]
    played: tuple[LessonPlayed, ...]
    refused: ErrorAnswer | None
    hint: str | None
    done: bool


class ScriptedStep(Struct, frozen=True, omit_defaults=True):
    """One step of a lesson: what follows each right move, and what its tiles could be laid as."""

    answers: dict[str, LessonAnswer]
    sets: tuple[Candidate, ...] = ()


class LessonScript(Struct, frozen=True):
    """A whole lesson, for somebody who takes it without a connection."""

    begin: LessonAnswer
    steps: tuple[ScriptedStep, ...]


class LessonsAnswer(Struct, frozen=True):
    """All lessons, by their names."""

    lessons: dict[str, LessonScript]


class Health(Struct, frozen=True):
    """Whether the server can do its work: ``ok``, ``degraded`` or ``closing``."""

    status: str
    store: str
    """``ok``, ``unavailable``, or ``damaged`` in places."""
    damaged_tables: int
    """How many tables turned out to be unreadable."""
    tables: int
    connections: int


ANSWERS = (
    GuestAnswer,
    TableAnswer,
    Found,
    TablesAnswer,
    Mine,
    MatchAnswer,
    MatchesAnswer,
    RoundAnswer,
    Review,
    ReviewProgress,
    GamesAnswer,
    RulesAnswer,
    LessonAnswer,
    LessonsAnswer,
    Health,
    NameAnswer,
    ErrorAnswer,
)
ASKED = (NewGuest, NewTable, LessonMove, LessonTiles)
