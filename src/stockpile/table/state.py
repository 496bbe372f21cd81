"""A table: who sits where, and where their match stands.

All of it is immutable. `fold` is the only place where one table follows from another.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Literal

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from stockpile.core.chance import Chance
from stockpile.core.event import Outcome
from stockpile.core.fairness import Chain, Proof
from stockpile.core.match_state import MatchState
from stockpile.core.seats import seat_letter, seat_number
from stockpile.games import AnyGame
from stockpile.table.facts import Door, MatchClosed
from stockpile.table.settings import Settings

Phase = Literal["gathering", "playing", "between", "over"]

SEEDED_MATCH_NAME = "table"
"""What goes into the keys of a match with a seed, wherever it is played."""
MAX_PEOPLE = 200
"""How many may be at one table, spectators included."""
MAX_KNOCKS = 64
"""How many of those who knocked are remembered."""
NUDGE_EVERY_MS = 60_000
"""How long somebody has to wait before they nudge the same person again."""


# No part of a table can refer back to itself, so the garbage collector can skip all of them.


class Person(Struct, frozen=True, gc=False):
    """Somebody at the table. ``nodes`` are those they are connected to."""

    guest: str
    name: str
    nodes: tuple[str, ...] = ()
    gone_ms: int | None = None
    """Since when they have had no connection."""
    removed: bool = False
    face: int | None = None
    colour: int | None = None

    @property
    def present(self) -> bool:
        """Whether they are connected."""
        return bool(self.nodes)


class Chair(Struct, frozen=True, gc=False):
    """One seat: somebody's, a bot's, or empty."""

    person: int | None = None
    bot: str | None = None
    bot_name: str = ""
    ready: bool = False
    contribution: str | None = None
    away_ms: int | None = None
    """Since when a bot might stand in for the person here."""
    stand_in: Literal["away", "clock"] | None = None
    reserve_ms: int = 0
    """Thinking time left beyond the turn's own."""
    conceded: bool = False
    agrees: bool = False
    pauses: bool = False
    """Whether the person here would like a pause."""
    talked: bool = False
    """Whether the person here said or showed something during somebody else's current turn."""

    @property
    def empty(self) -> bool:
        """Whether nobody sits here."""
        return self.person is None and self.bot is None

    @property
    def played_by_bot(self) -> bool:
        """Whether a bot moves for this seat."""
        return self.bot is not None or self.stand_in is not None or self.conceded

    @property
    def played_by_person(self) -> bool:
        """Whether somebody moves for this seat themselves."""
        return self.person is not None and not self.played_by_bot


class Offer(Struct, frozen=True, gc=False):
    """A link that moves somebody's seat to another device."""

    person: int
    code: str
    until_ms: int


class Knock(Struct, frozen=True, gc=False):
    """Somebody who wants, or wanted, to be let in."""

    guest: str
    name: str
    let_in: bool | None = None
    """The host's answer; None if there is none yet."""


class RecentNudge(Struct, frozen=True, gc=False):
    """One person reminded another, not long ago."""

    by: int
    person: int
    at_ms: int


class BetweenRounds(Struct, frozen=True, gc=False):
    """Where a match stands between two rounds."""

    round: int
    lead: int
    scores: tuple[int, ...] | None
    outcome: Outcome


class Began(Struct, frozen=True, gc=False):
    """When something began that is still going on, and in which row."""

    at_ms: int
    row: int


OPENER = 1
"""The person who opened the table."""


class TableState(Struct, frozen=True, gc=False):
    """Everything about a table except the round under way: what a snapshot holds."""

    settings: Settings
    settings_row: int = 1
    """The row that set them. What happened before it may belong to another game."""
    host: int = OPENER
    people: dict[int, Person] = msgspec.field(default_factory=dict)
    chairs: tuple[Chair, ...] = ()
    phase: Phase = "gathering"
    number: int = 1
    """Which match of the table this is, or will be."""
    secret: str = ""
    seed: str | None = None
    """What the secret and the choices of bots are derived from, in a match that can be repeated."""
    match_row: int = 1
    """The row in which the match began."""
    match_began_ms: int = 0
    names: tuple[str, ...] = ()
    players: tuple[str, ...] = ()
    """The guests who have had a seat in this match."""
    closed: MatchClosed | None = None
    played: BetweenRounds | None = None
    dealt_row: int = 0
    """The row that the latest round was dealt in."""
    contributions: tuple[str | None, ...] = ()
    """What each seat contributed to its shuffle."""
    version: int = 0
    """The row that changed the round last."""
    moved_ms: int = 0
    turn_began_ms: int = 0
    out_of_turn: Began | None = None
    """Since when somebody has been playing out of turn."""
    call: Began | None = None
    """Since when a call about somebody's conduct has been waiting for a verdict."""
    paused_ms: int | None = None
    asleep_ms: int | None = None
    """Since when nobody has been connected."""
    offers: tuple[Offer, ...] = ()
    nudges: tuple[RecentNudge, ...] = ()
    """Those of the last `NUDGE_EVERY_MS`."""
    door: Door = "open"
    knocks: dict[int, Knock] = msgspec.field(default_factory=dict)
    """The latest people who knocked, each with a number."""

    @property
    def knocking(self) -> dict[int, Knock]:
        """The people who are waiting to be let in."""
        return {number: one for number, one in self.knocks.items() if one.let_in is None}

    @property
    def paused(self) -> bool:
        """Whether clocks and bots stand still."""
        return self.paused_ms is not None


class Undoable(Struct, frozen=True, gc=False):
    """A move that may be taken back: its row, and where the match stood before it."""

    row: int
    before: MatchState[Any, Any, Any]


class Table(Struct, frozen=True, gc=False):
    """One table as it stands after row ``seq`` of its log."""

    code: str
    state: TableState
    match: MatchState[Any, Any, Any]
    seq: int = 0
    at_ms: int = 0
    """When the last row was written."""
    before_ms: int = 0
    """When the row before it was written."""
    undoable: tuple[Undoable, ...] = ()

    # Changes: each returns another table

    def having(self, **changes: Any) -> Table:
        """The table with some of its state changed."""
        return replace(self, state=replace(self.state, **changes))

    def with_chair(self, seat: int, **changes: Any) -> Table:
        """The table with something about a chair changed."""
        return self.with_new_chair(seat, replace(self.state.chairs[seat], **changes))

    def with_new_chair(self, seat: int, chair: Chair) -> Table:
        """The table with another chair in one place."""
        chairs = self.state.chairs
        return self.having(chairs=(*chairs[:seat], chair, *chairs[seat + 1 :]))

    def with_person(self, number: int, **changes: Any) -> Table:
        """The table with something about a person changed."""
        people = self.state.people
        return self.having(people={**people, number: replace(people[number], **changes)})

    def with_match(self) -> Table:
        """The table with a new match by its settings."""
        return replace(self, match=_match_of(self.state.settings), undoable=())

    # Looking

    @property
    def settings(self) -> Settings:
        """How the table plays."""
        return self.state.settings

    @property
    def game(self) -> AnyGame:
        """The rules of the match."""
        return self.match.game

    @property
    def chairs(self) -> Sequence[Chair]:
        """The seats, clockwise."""
        return self.state.chairs

    @property
    def silent(self) -> tuple[int, ...]:
        """The seats that may not talk now: partners of the seat on turn (S22).

        Where people can err, they can also break this rule, and be called for it.
        """
        game = self.match.game
        if len(game.sides) == game.seats or game.conduct is not None:
            return ()
        turn = self.match.turn if self.state.phase == "playing" else None
        if turn is None:
            return ()
        side = game.sides[game.side_of[turn]]
        return tuple(seat for seat in side if seat != turn)

    @property
    def waiting_for(self) -> tuple[int, ...]:
        """The seats whose people have to move, or be ready, before the table can go on.

        Nobody waits for a seat that a bot plays, nor for the host, who starts the match themselves.
        """
        state = self.state
        if state.paused or state.phase == "over":
            return ()
        if state.phase == "playing":
            turn = self.match.turn
            return (turn,) if turn is not None and state.chairs[turn].played_by_person else ()
        host = state.host if state.phase == "gathering" else None
        return tuple(
            seat
            for seat, chair in enumerate(state.chairs)
            if chair.played_by_person and not chair.ready and chair.person != host
        )

    @property
    def players_here(self) -> list[Chair]:
        """The chairs of connected people who play for themselves."""
        people = self.state.people
        return [
            chair
            for chair in self.state.chairs
            if chair.played_by_person and chair.person and people[chair.person].present
        ]

    @property
    def wants_pause(self) -> bool:
        """Whether somebody would like a pause, and nobody who is here would rather play on."""
        return any(chair.pauses for chair in self.state.chairs) and all(
            chair.pauses for chair in self.players_here
        )

    @property
    def awake(self) -> bool:
        """Whether anybody is connected."""
        return self.state.asleep_ms is None

    @property
    def match_name(self) -> str:
        """What goes into the keys of this match's rounds."""
        # The same seed gives the same cards at any table, and in a Match.
        return f"{self.code}/{self.state.number}" if self.state.seed is None else SEEDED_MATCH_NAME

    @property
    def chain(self) -> Chain:
        """The hash chain of this match."""
        return _chain(self.state.secret)

    @property
    def chance(self) -> Chance:
        """The Chance of the round under way."""
        return _RoundChance(self)

    def chance_of(self, round_number: int, contributions: tuple[str | None, ...]) -> Chance:
        """The Chance of a round of this match."""
        return _chance(self.state.secret, self.match_name, round_number, contributions)

    def person_of(self, guest: str) -> int | None:
        """The number of a guest at this table, if they have one."""
        for number, person in self.state.people.items():
            if person.guest == guest:
                return number
        return None

    def seat_of(self, person: int | None) -> int | None:
        """Somebody's seat, if they have one."""
        if person is not None:
            for seat, chair in enumerate(self.state.chairs):
                if chair.person == person:
                    return seat
        return None

    def viewer(self, guest: str) -> int | None:
        """The seat from which a guest sees the table; None for a spectator."""
        return self.seat_of(self.person_of(guest))

    def forgettable(self, number: int) -> bool:
        """Whether somebody only watched and has left. People who were removed stay known."""
        person = self.state.people[number]
        seated = self.seat_of(number) is not None
        return not (person.present or person.removed or seated or number == self.state.host)


class _RoundChance:
    """The Chance of a table's round, computed only for a move that shuffles."""

    __slots__ = ("_table",)

    def __init__(self, table: Table) -> None:
        self._table = table

    def shuffle(self, purpose: str, number: int, items: Sequence[int]) -> tuple[int, ...]:
        table = self._table
        chance = table.chance_of(table.match.round, table.state.contributions)
        return chance.shuffle(purpose, number, items)


def new_table(code: str) -> Table:
    """A table before the first row of its log."""
    return resumed_table(code, TableState(Settings()), 0)


def resumed_table(code: str, state: TableState, seq: int) -> Table:
    """A table between two rounds, after row ``seq``."""
    match = _match_of(state.settings)
    if (played := state.played) is not None:
        match = match._replace(
            round=played.round,
            lead=played.lead,
            scores=played.scores,
            outcome_before=played.outcome,
        )
    return Table(code, state, match, seq)


def _match_of(settings: Settings) -> MatchState[Any, Any, Any]:
    youngest = None if settings.youngest is None else seat_number(settings.youngest)
    return MatchState.begin(settings.game(), settings.target, youngest)


# Computed once for all tables that follow from each other.


@lru_cache(maxsize=4096)
def _chain(secret: str) -> Chain:
    return Chain(bytes.fromhex(secret))


@lru_cache(maxsize=4096)
def _chance(
    secret: str, match_name: str, round_number: int, contributions: tuple[str | None, ...]
) -> Chance:
    proof = Proof(_chain(secret).link(round_number), read_contributions(contributions))
    return proof.chance(match_name, round_number)


def read_contributions(written: Sequence[str | None]) -> tuple[bytes | None, ...]:
    """What each seat contributed to a round's shuffle, as bytes."""
    return tuple(None if one is None else bytes.fromhex(one) for one in written)


def letters(seats: Sequence[int]) -> tuple[str, ...]:
    """The letters of seats."""
    return tuple(map(seat_letter, seats))
