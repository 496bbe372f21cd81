"""What every game has: stateless rules bound to an edition, its options and a table's seats."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, NamedTuple, Protocol, TypeVar

from stockpile.core.chance import Chance
from stockpile.core.event import Cards, Event, LeadDecided, Outcome
from stockpile.core.forms import EventForms, Form
from stockpile.core.option import Setup, Teams, Value
from stockpile.core.refusal import Refusal, Refused


class RoundState(Protocol):
    """What the State of every game's round has: the whole truth, immutable."""

    @property
    def turn(self) -> int: ...
    @property
    def scores(self) -> tuple[int, ...] | None: ...
    @property
    def outcome(self) -> Outcome | None: ...


State = TypeVar("State", bound=RoundState)
Move = TypeVar("Move")
View = TypeVar("View")
Move_co = TypeVar("Move_co", covariant=True)
View_co = TypeVar("View_co", covariant=True)


class Step(NamedTuple, Generic[State]):
    """What an accepted move gives: the new truth and what happened, in order."""

    state: State
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Observation(Generic[View_co, Move_co]):
    """All that a bot, or the advice, ever gets.

    ``events`` are the seat's own redacted events of the round so far; ``moves`` are the seat's
    legal moves, empty when it is not its turn.
    """

    setup: Setup
    seat: int
    view: View_co
    events: Sequence[Event]
    moves: Sequence[Move_co]


def canonical(moves: Sequence[Move]) -> Sequence[Move]:
    """The moves worth a thought. Where there are very many, a game lists these by themselves."""
    plain: Sequence[Move] = getattr(moves, "canonical", moves)
    return plain


class TableConduct(Protocol):
    """How a table looks after people who can err, where a game lets them."""

    turn_events: tuple[type[Event], ...]
    """Events besides `TurnStarted` with which a seat's turn counts as begun."""

    def offender(self, state: Any) -> int | None:
        """The seat that plays out of turn, if one does."""

    def accused(self, state: Any) -> int | None:
        """The seat whose conduct the others are judging, if they are."""

    def catch(self, offender: int) -> str:
        """The move that stops a seat that plays out of turn."""

    def verdict(self, state: Any, seat: int, *, guilty: bool) -> str | None:
        """The move with which a seat says so of the accused; None if it may not."""

    def is_verdict(self, move: str) -> bool:
        """Whether a move judges the accused: it means the call that is open."""

    def due(self, moves: Sequence[Any]) -> Refusal | None:
        """What a seat with these legal moves has to do before it can play."""


class Game(ABC, Generic[State, Move, View]):
    """The rules of one game at one table: edition, options, seats and teams.

    A Game holds no state of play. Every method takes the truth and gives back the truth.
    """

    name: ClassVar[str]
    forms: ClassVar[EventForms]
    view_form: ClassVar[Form]
    """How a View is written as JSON."""
    dealing: ClassVar[type[Event]]
    """The event that starts a round: the cards as they were dealt."""
    undoable: ClassVar[tuple[type[Event], ...]]
    """The events that show nobody anything new and leave the turn where it is: a move that led to
    these alone may be taken back."""

    standstills: ClassVar[tuple[type[Event], ...]] = ()
    """The events of a round in which nobody can go on; and the endings of one that stays so:"""
    standstill_endings: ClassVar[tuple[str, ...]] = ()

    conduct: TableConduct | None = None
    """Where people can err: how the table looks after them."""

    setup: Setup
    options: Mapping[str, Value]
    """Every option with its value, those that the setup leaves open included."""
    seats: int
    sides: Teams
    """What wins: a seat alone, or a team's seats together."""
    side_of: tuple[int, ...]
    pack: Cards
    """Every card (tile) of the box, sorted."""
    target: int
    """The score that wins a match of this edition."""
    lead_by_draw: bool
    """Whether cards are drawn for the first lead; else the table says who has it."""

    def _seat_sides(self, seats: int, teams: Teams | None) -> None:
        self.seats = seats
        self.sides = teams or tuple((seat,) for seat in range(seats))
        side_of = {seat: side for side, members in enumerate(self.sides) for seat in members}
        self.side_of = tuple(side_of[seat] for seat in range(seats))

    # Around a round

    @abstractmethod
    def lead_rank(self, card: int) -> int | None:
        """How high a card counts when the lead is drawn for; None when it does not count."""

    @abstractmethod
    def next_lead(self, lead: int, outcome: Outcome) -> LeadDecided:
        """Who has the lead of the round after one that ``lead`` had and that ended so."""

    @abstractmethod
    def deal(self, lead: int, scores: tuple[int, ...] | None, chance: Chance) -> Event:
        """Shuffle and deal: the event that starts a round."""

    @abstractmethod
    def check_deal(self, dealt: Event) -> Refusal | None:
        """Whether a deal that comes from a record could be one of this table's."""

    def start(self, dealt: Event, chance: Chance) -> Step[State]:
        """The round from its deal on, up to the first decision."""
        state = self.fold(None, dealt)
        opened = self.open(state, chance)
        return Step(opened.state, (dealt, *opened.events))

    @abstractmethod
    def open(self, state: State, chance: Chance) -> Step[State]:
        """What follows a deal by itself, up to the first decision."""

    # A round

    @abstractmethod
    def legal_moves(self, state: State, seat: int) -> Sequence[Move]:
        """Every move the seat may make now; empty when it is not its turn."""

    def open_moves(self, state: State, seat: int) -> Sequence[Move]:
        """Every move that would be taken from the seat: where a table lets people err, more than
        the legal ones.
        """
        return self.legal_moves(state, seat)

    def all_moves(self, view: View, seat: int, listed: Sequence[Move]) -> Sequence[Move]:
        """Every move of the seat that has this View, where only the `canonical` ones were told."""
        return listed

    def any_time(self, move: str) -> bool:
        """Whether a move of this text means the same, however much has happened meanwhile."""
        return False

    def classify(self, state: State, seat: int, cards: Iterable[int]) -> Sequence[Any]:
        """What some of a seat's own cards (tiles) could be laid as, where that is a question."""
        raise Refused(Refusal("nothing-to-classify"))

    @abstractmethod
    def check(self, state: State, seat: int, move: Move) -> Refusal | None:
        """Why the seat may not make this move now, or None if it may."""

    @abstractmethod
    def apply(self, state: State, seat: int, move: Move, chance: Chance) -> Step[State]:
        """The move and all that follows by itself. Raises Refused; then nothing has changed."""

    def settle(self, state: State, chance: Chance) -> Step[State]:
        """What is due before the seat on turn can decide; only positions leave something due."""
        return Step(state, ())

    @abstractmethod
    def fold(self, state: State | None, event: Event) -> State:
        """The truth after one more event: the only place where a State changes."""

    def require(self, state: State, seat: int, move: Move) -> None:
        """Raise Refused unless the seat may make this move now."""
        refusal = self.check(state, seat, move)
        if refusal is not None:
            raise Refused(refusal)

    # What a seat may know

    @abstractmethod
    def view(self, state: State, viewer: int | None) -> View:
        """What one seat (or a spectator: None) may know now."""

    def show(self, state: State, viewer: int | None) -> dict[str, Any]:
        """What one seat (or a spectator: None) may know now, as JSON."""
        shown: dict[str, Any] = self.view_form.write(self.view(state, viewer))
        return shown

    def show_besides(self, common: dict[str, Any], state: State, seat: int) -> dict[str, Any]:
        """The same as `show` for a seat, from what a spectator is shown.

        A game may have a shorter way to it: much is the same for all.
        """
        return self.show(state, seat)

    @abstractmethod
    def redact(self, event: Event, viewer: int | None) -> Event:
        """The event as one seat (or a spectator: None) may know it."""

    # Text

    @abstractmethod
    def write_card(self, card: int) -> str:
        """A card (tile) as text."""

    @abstractmethod
    def read_card(self, text: str) -> int:
        """The card (tile) a text names; Unreadable if there is none."""

    @abstractmethod
    def read_move(self, text: str) -> Move:
        """The move a text names; Unreadable if it names none. ``str(move)`` writes it."""

    def shown(self, text: str) -> str:
        """Notation as players read it, with the signs that are on the cards."""
        return text

    @abstractmethod
    def move_of(self, event: Event) -> Move | None:
        """The move that an event is the first consequence of, if it is one."""

    @abstractmethod
    def write_position(self, state: State) -> dict[str, Any]:
        """The JSON object of a position."""

    @abstractmethod
    def read_position(self, written: Mapping[str, Any]) -> State:
        """The State of a position of this table; Unreadable, saying where, if there is none."""

    @abstractmethod
    def write_deal(self, dealt: Event) -> dict[str, Cards]:
        """A deal as named rows of cards, for a record: ``{"deal A": (…), "draw": (…)}``."""

    @abstractmethod
    def read_deal(
        self, rows: Mapping[str, Cards], lead: int, scores: tuple[int, ...] | None
    ) -> Event:
        """The deal that `write_deal` wrote; Unreadable if rows are missing or strange."""

    @abstractmethod
    def shuffled(self, event: Event) -> tuple[str, Cards] | None:
        """If the event is a shuffle in mid-round: its purpose and the new order."""
