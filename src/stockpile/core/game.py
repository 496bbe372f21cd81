"""What every game has: stateless rules, bound to an edition, its options and a table's seats."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, NamedTuple, Protocol, TypeVar

from stockpile.core.chance import Chance
from stockpile.core.deal import read_rows, write_rows
from stockpile.core.event import Cards, Event, LeadDecided, Outcome
from stockpile.core.forms import EventForms, Form
from stockpile.core.option import Edition, Setup, Teams, Value, check_seats, check_teams, choose
from stockpile.core.refusal import Refusal, Refused, Unreadable
from stockpile.core.seats import seat_letter


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


@dataclass(frozen=True, slots=True, repr=False)
class Observation(Generic[View_co, Move_co]):
    """All that a bot, or the advice, ever gets.

    ``events`` are the events of the round so far as the seat may know them; ``moves`` are its legal
    moves, empty when it is not on turn.
    """

    setup: Setup
    seat: int
    view: View_co
    events: Sequence[Event]
    moves: Sequence[Move_co]

    def __repr__(self) -> str:
        return f"<Observation of seat {seat_letter(self.seat)}: {len(self.moves)} legal moves>"

    def __str__(self) -> str:
        return str(self.view)


def canonical(moves: Sequence[Move]) -> Sequence[Move]:
    """The moves worth a thought, which a game lists separately if there are very many."""
    plain: Sequence[Move] = getattr(moves, "canonical", moves)
    return plain


class TableConduct(Protocol):
    """How a table looks after people who can err, if a game lets them."""

    turn_events: tuple[type[Event], ...]
    """Events besides `TurnStarted` that count as the start of a seat's turn."""

    def offender(self, state: Any) -> int | None:
        """The seat that plays out of turn, if one does."""

    def accused(self, state: Any) -> int | None:
        """The seat whose conduct is being judged, if one is."""

    def catch(self, offender: int) -> str:
        """The move that stops a seat that plays out of turn."""

    def verdict(self, state: Any, seat: int, *, guilty: bool) -> str | None:
        """The move by which a seat finds the accused guilty or not; None if it may not judge."""

    def is_verdict(self, move: str) -> bool:
        """Whether a move judges the accused, and so refers to the open call."""

    def due(self, moves: Sequence[Any]) -> Refusal | None:
        """What a seat with these legal moves has to do before it can play."""


class Game(ABC, Generic[State, Move, View]):
    """The rules of one game at one table: edition, options, seats and teams.

    A Game holds no state of play: methods take a State and return a new one.
    """

    name: ClassVar[str]
    forms: ClassVar[EventForms]
    view_form: ClassVar[Form]
    """How a View is written as JSON."""
    dealing: ClassVar[type[Event]]
    """The event that starts a round. Its fields are the lead, the scores, what each seat was dealt,
    and the rest."""
    undoable: ClassVar[tuple[type[Event], ...]]
    """The events that reveal nothing and leave the turn where it is. A move that led to these alone
    may be taken back."""
    move_types: ClassVar[tuple[type, ...]] = (object,)
    """The classes of its moves."""
    standstills: ClassVar[tuple[type[Event], ...]] = ()
    """The events that say that nobody could go on."""
    standstill_endings: ClassVar[tuple[str, ...]] = ()
    """The endings of a round in which nobody could go on."""

    conduct: TableConduct | None = None
    """How the table looks after people, if they can err."""

    setup: Setup
    options: Mapping[str, Value]
    """Every option with its value, including those that the setup leaves open."""
    seats: int
    sides: Teams
    """Who wins together: a seat alone, or a team."""
    side_of: tuple[int, ...]
    """The number of each seat's side."""
    pack: Cards
    """Every card (tile) of the box, sorted."""
    target: int
    """The score that wins a match of this edition."""
    lead_by_draw: bool
    """Whether cards are drawn for the first lead; otherwise the table names somebody."""

    def __init__(self, setup: Setup, edition: Edition, others: Sequence[str] = ()) -> None:
        """Check the setup against its edition, and seat the sides. Raises Unreadable.

        ``others`` are the names of options that the game reads itself, because they are no choices.
        """
        seats, teams = setup.seats, setup.teams
        check_seats(seats, edition.fewest_seats, edition.most_seats)
        if teams is not None:
            if not edition.teams:
                raise Unreadable("no-teams", "teams")
            check_teams(teams, seats)
        self.setup = setup
        self.seats = seats
        self.sides = teams or tuple((seat,) for seat in range(seats))
        side_of = {seat: side for side, members in enumerate(self.sides) for seat in members}
        self.side_of = tuple(side_of[seat] for seat in range(seats))
        choices = {name: value for name, value in setup.options.items() if name not in others}
        self.options = choose(edition.choices, choices, others)

    def _identity(self) -> tuple[object, ...]:
        setup = self.setup
        options = tuple(sorted(self.options.items()))
        return type(self), setup.edition, setup.seats, setup.teams, setup.readings, options

    def __eq__(self, other: object) -> bool:
        """Two Games are equal if the same is played at both tables."""
        return isinstance(other, Game) and self._identity() == other._identity()

    def __hash__(self) -> int:
        return hash(self._identity())

    def __repr__(self) -> str:
        return f"<{type(self).__name__}: {self.setup.edition}, {self.seats} seats>"

    def __reduce__(self) -> tuple[Any, ...]:
        # What a Game knows follows from its setup.
        return type(self), (self.setup,)

    # Around a round

    def lead_rank(self, card: int) -> int | None:
        """How high a card counts when cards are drawn for the lead; None if it does not count."""
        return card

    @abstractmethod
    def next_lead(self, lead: int, outcome: Outcome) -> LeadDecided:
        """Who has the lead after a round that ``lead`` had and that ended like this."""

    @abstractmethod
    def deal(self, lead: int, scores: tuple[int, ...] | None, chance: Chance) -> Event:
        """Shuffle and deal: the event that starts a round."""

    @abstractmethod
    def check_deal(self, dealt: Event) -> Refusal | None:
        """Why a deal from a record cannot be one of this table, or None if it can."""

    def start(self, dealt: Event, chance: Chance) -> Step[State]:
        """The round from its deal up to the first decision."""
        state = self.fold(None, dealt)
        opened = self.open(state, chance)
        return Step(opened.state, (dealt, *opened.events))

    @abstractmethod
    def open(self, state: State, chance: Chance) -> Step[State]:
        """What follows by itself from a deal, up to the first decision."""

    # A round

    @abstractmethod
    def legal_moves(self, state: State, seat: int) -> Sequence[Move]:
        """Every move the seat may make now; empty if it is not on turn."""

    def open_moves(self, state: State, seat: int) -> Sequence[Move]:
        """Every move that would be accepted: more than the legal ones if people can err."""
        return self.legal_moves(state, seat)

    def all_moves(self, view: View, seat: int, listed: Sequence[Move]) -> Sequence[Move]:
        """Every move of the seat with this View, given the `canonical` ones."""
        return listed

    def any_time(self, move: str) -> bool:
        """Whether this move means the same no matter what has happened in the meantime."""
        return False

    def classify(self, state: State, seat: int, cards: Iterable[int]) -> Sequence[Any]:
        """What some of a seat's cards (tiles) could be laid as, if that is a question."""
        raise Refused(Refusal("nothing-to-classify"))

    @abstractmethod
    def check(self, state: State, seat: int, move: Move) -> Refusal | None:
        """Why the seat may not make this move now, or None if it may."""

    @abstractmethod
    def apply(self, state: State, seat: int, move: Move, chance: Chance) -> Step[State]:
        """The move and all that follows by itself. Raises Refused, and then nothing has changed."""

    def settle(self, state: State, chance: Chance) -> Step[State]:
        """What is due before the seat on turn can decide. Only positions leave anything due."""
        return Step(state, ())

    @abstractmethod
    def fold(self, state: State | None, event: Event) -> State:
        """The State after one more event. Nothing else makes one State out of another.

        A deal starts a new round; events of the match around it (`MATCH_EVENTS`) change nothing, so
        that all events of a match can be folded one after the other.
        """

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
        """The same as `show` for a seat, given what a spectator is shown.

        A game can override it, since most of it is the same for everybody.
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

    def write_deal(self, dealt: Event) -> dict[str, Cards]:
        """A deal as named rows of cards, for a record: ``{"deal A": (…), "draw": (…)}``."""
        return write_rows(dealt)

    def read_deal(
        self, rows: Mapping[str, Cards], lead: int, scores: tuple[int, ...] | None
    ) -> Event:
        """The deal that `write_deal` wrote; Unreadable if rows are missing or unknown."""
        return read_rows(self.dealing, rows, self.seats, lead, scores)

    def shuffled(self, event: Event) -> tuple[str, Cards] | None:
        """If the event is a shuffle during the round: its purpose and the new order."""
        return None
