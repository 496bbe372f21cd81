"""What every game has: stateless rules, bound to an edition, its options and a table's seats."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar, Generic, NamedTuple, Protocol, TypeVar

from stockpile.core.chance import Chance
from stockpile.core.conduct import TableConduct
from stockpile.core.deal import read_rows, write_rows
from stockpile.core.event import Cards, Event, LeadDecided, Outcome
from stockpile.core.forms import EventForms, JsonForm, ViewWriter, to_json
from stockpile.core.option import Edition, Setup, Teams, Value, check_seats, check_teams, choose
from stockpile.core.refusal import Refusal, Refused, Unreadable


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


class Step(NamedTuple, Generic[State]):
    """What an accepted move gives: the new truth and what happened, in order.

    >>> from stockpile import KeyedChance, make_game
    >>> game, chance = make_game("breakers"), KeyedChance.from_seed(1)
    >>> step = game.start(game.deal(0, None, chance), chance)
    >>> step.state, [type(event).__name__ for event in step.events]
    (<State: turn A, hands 20 20>, ['Dealt', 'TurnStarted'])
    """

    state: State
    events: tuple[Event, ...]


def canonical(moves: Sequence[Move]) -> Sequence[Move]:
    """The moves worth considering, which a game lists separately if there are very many."""
    plain: Sequence[Move] = getattr(moves, "canonical", moves)
    return plain


class Game(ABC, Generic[State, Move, View]):
    """The rules of one game at one table: edition, options, seats and teams.

    A Game holds no state of play: methods take a State and return a new one.

    >>> from stockpile import KeyedChance, make_game
    >>> game, chance = make_game("skipbo-2003", seats=2, stock=5), KeyedChance.from_seed(13)
    >>> dealt = game.deal(0, None, chance)
    >>> state, events = game.start(dealt, chance)
    >>> state
    <State: turn B, stocks 5 5>
    """

    name: ClassVar[str]
    forms: ClassVar[EventForms]
    view_form: ClassVar[JsonForm]
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
    """The events of a round in which nobody could continue."""
    standstill_endings: ClassVar[tuple[str, ...]] = ()
    """The endings of such a round."""

    conduct: TableConduct | None = None
    """How the table deals with mistakes, if people can make any."""

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

        ``others`` are the names of options that are not choices, which the game reads itself.
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
        # Everything in a Game follows from its setup.
        return type(self), (self.setup,)

    # Around a round

    def lead_rank(self, card: int) -> int | None:
        """How high a card counts when cards are drawn for the lead; None if it does not count.

        >>> game.lead_rank(12), game.lead_rank(game.read_card("S"))
        (12, None)
        """
        return card

    @abstractmethod
    def next_lead(self, lead: int, outcome: Outcome) -> LeadDecided:
        """Who has the lead after a round that ``lead`` led and that ended like this.

        >>> from stockpile import Outcome
        >>> game.next_lead(0, Outcome((1,), 5, "stock-empty"))
        LeadDecided(seat=1, by='next-seat')
        """

    @abstractmethod
    def deal(self, lead: int, scores: tuple[int, ...] | None, chance: Chance) -> Event:
        """Shuffle and deal: the event that starts a round.

        >>> [len(stock) for stock in game.deal(0, None, chance).stocks]
        [5, 5]
        """

    @abstractmethod
    def check_deal(self, dealt: Event) -> Refusal | None:
        """Why a deal from a record cannot be one of this table, or None if it can.

        >>> game.check_deal(dealt) is None
        True
        """

    def start(self, dealt: Event, chance: Chance) -> Step[State]:
        """The round from its deal up to the first decision.

        >>> [type(event).__name__ for event in game.start(dealt, chance).events]
        ['Dealt', 'StockTurned', 'StockTurned', 'TurnStarted', 'CardsDrawn']
        """
        opened = self.open(self.fold(None, dealt), chance)
        return Step(opened.state, (dealt, *opened.events))

    @abstractmethod
    def open(self, state: State, chance: Chance) -> Step[State]:
        """What follows by itself from a deal, up to the first decision.

        >>> game.open(game.fold(None, dealt), chance).state == state
        True
        """

    # A round

    @abstractmethod
    def legal_moves(self, state: State, seat: int) -> Sequence[Move]:
        """Every move the seat may make now; empty if it is not on turn.

        >>> [str(move) for move in game.legal_moves(state, state.turn)[:3]]
        ['h6>d1', 'h6>d2', 'h6>d3']
        """

    def open_moves(self, state: State, seat: int) -> Sequence[Move]:
        """Every move that would be accepted: more than the legal ones if people can err.

        >>> game.open_moves(state, 1) == game.legal_moves(state, 1)
        True
        """
        return self.legal_moves(state, seat)

    def write_open_moves(self, state: State, seat: int) -> str:
        """The texts of `open_moves` as a JSON list; of the `canonical` ones if there are very many.

        >>> game.write_open_moves(state, 1)[:24]
        '["h6>d1","h6>d2","h6>d3"'
        """
        return to_json([*map(str, canonical(self.open_moves(state, seat)))])

    def all_moves(self, view: View, seat: int, listed: Sequence[Move]) -> Sequence[Move]:
        """Every move of the seat with this View, given the `canonical` ones.

        >>> listed = game.legal_moves(state, 1)
        >>> game.all_moves(game.view(state, 1), 1, listed) == listed
        True
        """
        return listed

    def any_time(self, move: str) -> bool:
        """Whether this move means the same whatever has happened in the meantime.

        >>> game.any_time("pass")
        False
        """
        return False

    def classify(self, state: State, seat: int, cards: Iterable[int]) -> Sequence[Any]:
        """What some of a seat's cards (tiles) could be laid as, in games where that is ambiguous.

        >>> breakers = make_game("breakers")
        >>> opened = breakers.start(breakers.deal(0, None, chance), chance).state
        >>> [str(found.set) for found in breakers.classify(opened, 0, opened.hands[0][:1])]
        ['1']
        """
        raise Refused(Refusal("nothing-to-classify"))

    @abstractmethod
    def check(self, state: State, seat: int, move: Move) -> Refusal | None:
        """Why the seat may not make this move now, or None if it may.

        >>> game.check(state, state.turn, game.read_move("stock>1"))
        Refusal('needs-another-number', card='3', pile=1, number=1)
        """

    @abstractmethod
    def apply(self, state: State, seat: int, move: Move, chance: Chance) -> Step[State]:
        """The move and all that follows by itself. Raises Refused, and then nothing has changed.

        >>> move = game.legal_moves(state, state.turn)[0]
        >>> [type(event).__name__ for event in game.apply(state, state.turn, move, chance).events]
        ['CardDiscarded', 'TurnStarted', 'CardsDrawn']
        """

    def settle(self, state: State, chance: Chance) -> Step[State]:
        """What has to happen before the seat on turn can decide. Only positions leave anything due.

        >>> game.settle(state, chance).events
        ()
        """
        return Step(state, ())

    @abstractmethod
    def fold(self, state: State | None, event: Event) -> State:
        """The State after one more event. Nothing else makes one State out of another.

        A deal starts a new round; events of the match around it (`MATCH_EVENTS`) change nothing, so
        that all events of a match can be folded one after the other.

        >>> folded = None
        >>> for event in events:
        ...     folded = game.fold(folded, event)
        >>> folded == state
        True
        """

    def require(self, state: State, seat: int, move: Move) -> None:
        """Raise Refused unless the seat may make this move now.

        >>> game.require(state, state.turn, game.legal_moves(state, state.turn)[0])
        """
        refusal = self.check(state, seat, move)
        if refusal is not None:
            raise Refused(refusal)

    # What a seat may know

    @abstractmethod
    def view(self, state: State, viewer: int | None) -> View:
        """What one seat (or a spectator: None) may know now.

        >>> game.view(state, 0).seats[1].hand
        Hidden(count=5)
        """

    def show(self, state: State, viewer: int | None) -> dict[str, Any]:
        """What one seat (or a spectator: None) may know now, as JSON.

        >>> game.show(state, None)["turn"]
        'B'
        """
        shown: dict[str, Any] = self.view_form.write(self.view(state, viewer))
        return shown

    def view_writer(self, state: State) -> ViewWriter | None:
        """Writes what each viewer may know now as JSON text: the same as `show`, but quicker.

        Optional. It is quicker because most of a View is the same for everybody, and as it was
        before the move.

        >>> import json
        >>> write = game.view_writer(state)
        >>> json.loads(write(0)) == game.show(state, 0)
        True
        """
        return None

    @abstractmethod
    def redact(self, event: Event, viewer: int | None) -> Event:
        """The event as one seat (or a spectator: None) may know it.

        >>> game.redact(events[-1], 0)
        CardsDrawn(seat=1, cards=Hidden(count=5))
        """

    # Text

    @abstractmethod
    def write_card(self, card: int) -> str:
        """A card (tile) as text.

        >>> [game.write_card(card) for card in (1, 12, 13)]
        ['1', '12', 'S']
        """

    @abstractmethod
    def read_card(self, text: str) -> int:
        """The card (tile) a text names; Unreadable if there is none.

        >>> game.read_card("S")
        13
        """

    @abstractmethod
    def read_move(self, text: str) -> Move:
        """The move a text names; Unreadable if it names none. ``str(move)`` writes it.

        >>> game.read_move("d2>1")
        LayDiscard(discard=1, pile=0, owner=None)
        """

    def move_texts(self, moves: Iterable[Move]) -> list[str]:
        """The texts of moves, just as `str` writes each.

        >>> game.move_texts(game.legal_moves(state, state.turn)[:3])
        ['h6>d1', 'h6>d2', 'h6>d3']
        """
        return [*map(str, moves)]

    def shown(self, text: str) -> str:
        """Notation as players read it, with the signs that are on the cards.

        >>> make_game("breakers").shown("8-9-*")
        '8-9-∞'
        """
        return text

    @abstractmethod
    def move_of(self, event: Event) -> Move | None:
        """The move that an event is the first consequence of, if it is one.

        >>> move = game.legal_moves(state, state.turn)[0]
        >>> game.move_of(game.apply(state, state.turn, move, chance).events[0]) == move
        True
        """

    @abstractmethod
    def write_position(self, state: State) -> dict[str, Any]:
        """The JSON object of a position.

        >>> sorted(game.write_position(state))[:5]
        ['aside', 'banned', 'building', 'dealer', 'draw']
        """

    @abstractmethod
    def read_position(self, written: Mapping[str, Any]) -> State:
        """The State of a position of this table; Unreadable, saying where, if there is none.

        >>> game.read_position(game.write_position(state)) == state
        True
        """

    def write_deal(self, dealt: Event) -> dict[str, Cards]:
        """A deal as named rows of cards, for a record: ``{"deal A": (…), "draw": (…)}``.

        >>> {name: len(row) for name, row in game.write_deal(dealt).items()}
        {'deal A': 5, 'deal B': 5, 'draw': 152}
        """
        return write_rows(dealt)

    def read_deal(
        self, rows: Mapping[str, Cards], lead: int, scores: tuple[int, ...] | None
    ) -> Event:
        """The deal that `write_deal` wrote; Unreadable if rows are missing or unknown.

        >>> game.read_deal(game.write_deal(dealt), 0, None) == dealt
        True
        """
        return read_rows(self.dealing, rows, self.seats, lead, scores)

    def shuffled(self, event: Event) -> tuple[str, Cards] | None:
        """If the event is a shuffle during the round: its purpose and the new order.

        >>> game.shuffled(events[-1]) is None
        True
        """
        return None
