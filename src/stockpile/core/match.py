"""A match, played round by round or read back, with all its steps."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from typing import Any, Generic, NamedTuple

from stockpile.core.chance import Chance
from stockpile.core.event import Event, Outcome, actor_of
from stockpile.core.fairness import Chain, Proof
from stockpile.core.game import Game, Move, State, Step, View
from stockpile.core.match_state import MatchState
from stockpile.core.observation import Observation
from stockpile.core.refusal import Refusal, Refused, Unreadable
from stockpile.core.seats import seat_letter


class UnknownChance:
    """The Chance of a round whose key is not known here."""

    def shuffle(self, purpose: str, number: int, items: Sequence[int]) -> tuple[int, ...]:
        raise ValueError(f"the key of this round is unknown ({purpose} {number})")


class MatchStep(NamedTuple, Generic[State, Move, View]):
    """A move, or the start of a round, with all that followed by itself.

    >>> from stockpile import new_match
    >>> match = new_match("breakers", seed=1)
    >>> dealt = match.start_round()
    >>> step = match.steps[0]
    >>> step.actor, step.move, step.events == tuple(dealt)
    (None, None, True)
    """

    actor: int | None
    """The seat that moved; None for the start of a round."""
    move: Move | None
    events: tuple[Event, ...]
    match: MatchState[State, Move, View]
    """Where the match stands after it."""

    @property
    def state(self) -> State:
        """The State after it.

        >>> step.state == match.state
        True
        """
        assert self.match.state is not None
        return self.match.state


class Match(Generic[State, Move, View]):
    """One match, played here or read back, with all its steps.

    ``chain`` (or the one that ``seed`` gives) provides the Chance of each round; without one,
    pass it to `start_round`.

    >>> from stockpile import new_match
    >>> match = new_match("skipbo", stock=5, target=50, seed=13)
    >>> dealt = match.start_round()
    >>> match
    <Match of skipbo-2003, 2 seats, round 1>
    """

    def __init__(
        self,
        game: Game[State, Move, View],
        *,
        target: int | None = None,
        chain: Chain | None = None,
        seed: str | None = None,
        commitment: bytes | None = None,
        table: str = "table",
        names: Sequence[str] = (),
        youngest: int | None = None,
    ) -> None:
        if names and len(names) != game.seats:
            raise Unreadable("wrong-length", "names", expected=game.seats, found=len(names))
        self._begun = MatchState.begin(game, target, youngest)
        self.seed = seed
        self.chain = Chain.from_seed(seed) if chain is None and seed is not None else chain
        self.commitment = commitment if self.chain is None else self.chain.commitment
        self.table = table
        self.names = tuple(names)
        self.steps: list[MatchStep[State, Move, View]] = []
        """Every move and every start of a round."""
        self.events: list[Event] = []
        """What happened, from the first lead on."""
        self.chances: list[Chance | None] = []
        """The Chance of every round so far, if it is known."""
        self._round_began = 0
        self._seen: dict[int | None, list[Event]] = {}

    def __eq__(self, other: object) -> bool:
        """Two matches are equal if the same happened at the same kind of table."""
        if not isinstance(other, Match):
            return NotImplemented
        return self._identity() == other._identity()

    __hash__ = None  # type: ignore[assignment]  # it changes as it is played

    def _identity(self) -> tuple[object, ...]:
        now = self._begun
        about = (self.seed, self.commitment, self.table, self.names)
        return (now.game, now.target, now.youngest, *about, self.events)

    def __repr__(self) -> str:
        stands = "over" if self.over else f"round {self.round}" if self.round else "not begun"
        return f"<Match of {self.game.setup.edition}, {self.game.seats} seats, {stands}>"

    # Where the match stands

    @property
    def now(self) -> MatchState[State, Move, View]:
        """Where the match stands.

        >>> match.now.round, match.now.turn
        (1, 0)
        """
        return self.steps[-1].match if self.steps else self._begun

    @property
    def game(self) -> Game[State, Move, View]:
        """The rules at this table.

        >>> match.game
        <SkipBo: skipbo-2003, 2 seats>
        """
        return self._begun.game

    @property
    def target(self) -> int | None:
        """The score that wins; None in a single round.

        >>> match.target
        50
        """
        return self._begun.target

    @property
    def youngest(self) -> int | None:
        """The seat of the youngest player, if it was named.

        >>> new_match("skipbo-2011", youngest="B").youngest
        1
        """
        return self._begun.youngest

    @property
    def round(self) -> int:
        """The number of the latest round; 0 before the first.

        >>> match.round
        1
        """
        return self.now.round

    @property
    def lead(self) -> int | None:
        """The seat that has, or had, the lead of the latest round.

        >>> match.lead
        1
        """
        return self.now.lead

    @property
    def scores(self) -> tuple[int, ...] | None:
        """Every side's points; None in a single round.

        >>> match.scores
        (0, 0)
        """
        return self.now.scores

    @property
    def state(self) -> State | None:
        """The State of the latest round.

        >>> match.state
        <State: turn A, stocks 5 5>
        """
        return self.now.state

    @property
    def winners(self) -> tuple[int, ...] | None:
        """Who has won the match, once somebody has.

        >>> match.winners is None
        True
        """
        return self.now.winners

    @property
    def over(self) -> bool:
        """Whether the match is decided.

        >>> match.over
        False
        """
        return self.now.over

    @property
    def playing(self) -> bool:
        """Whether a round is under way, so that somebody has to move.

        >>> match.playing
        True
        """
        return self.now.playing

    @property
    def turn(self) -> int | None:
        """The seat that has to move, if a round is under way.

        >>> match.turn
        0
        """
        return self.now.turn

    @property
    def outcome(self) -> Outcome | None:
        """How the latest round ended, once it has.

        >>> match.outcome is None
        True
        """
        return self.now.outcome

    @property
    def round_events(self) -> Sequence[Event]:
        """The events of the latest round, from its deal on.

        >>> type(match.round_events[0]).__name__
        'Dealt'
        """
        return self.events[self._round_began :]

    def legal_moves(self) -> Sequence[Move]:
        """What the seat on turn may do; empty between rounds.

        >>> match.legal_moves()[0] in match.legal_moves()
        True
        """
        return self.now.legal_moves()

    def observe(self, seat: int) -> Observation[View, Move]:
        """What the seat knows now. Raises Refused before the first deal.

        >>> match.observe(match.turn)
        <Observation of seat A: 20 legal moves>
        """
        game, state = self.game, self.state
        if state is None:
            raise Refused(Refusal("no-round-yet"))
        if seat not in range(game.seats):
            raise Unreadable("no-such-seat", "seat", seat=str(seat))
        return Observation(
            game.setup,
            seat,
            game.view(state, seat),
            self.seen(seat),
            game.legal_moves(state, seat),
        )

    def seen(self, viewer: int | None) -> tuple[Event, ...]:
        """The latest round's events as one seat (or a spectator: None) may know them.

        >>> match.seen(None)[-1]
        CardsDrawn(seat=0, cards=Hidden(count=5))
        """
        seen, redact = self._seen.setdefault(viewer, []), self.game.redact
        seen += [redact(event, viewer) for event in self.events[self._round_began + len(seen) :]]
        return tuple(seen)

    def to_json(self) -> dict[str, Any]:
        """The whole truth as JSON: the table, where the match stands, the position, the record.

        >>> written = match.to_json()
        >>> written["edition"], written["turn"]
        ('skipbo-2003', 'A')
        """
        from stockpile.core.record import Record
        from stockpile.core.record_text import write_record

        setup, state = self.game.setup, self.state

        def letters(seats: Sequence[int]) -> list[str]:
            return [seat_letter(seat) for seat in seats]

        return {
            "game": self.game.name,
            "edition": setup.edition,
            "seats": setup.seats,
            "teams": setup.teams and [letters(team) for team in setup.teams],
            "options": dict(self.game.options),
            "target": self.target,
            "names": list(self.names),
            "round": self.round,
            "turn": None if self.turn is None else seat_letter(self.turn),
            "scores": self.scores and list(self.scores),
            "winners": None if self.winners is None else letters(self.winners),
            "position": None if state is None else self.game.write_position(state),
            "record": write_record(Record.of(self), self.game),
        }

    # Going on

    def copy(self) -> Match[State, Move, View]:
        """A copy of the match that can be continued independently.

        >>> other = match.copy()
        >>> events = other.play(other.legal_moves()[0])
        >>> len(other.steps) - len(match.steps)
        1
        """
        other = copy(self)
        other.steps, other.events = [*self.steps], [*self.events]
        other.chances, other._seen = [*self.chances], {}
        return other

    def start_round(self, chance: Chance | None = None) -> Sequence[Event]:
        """Decide the lead, deal, and play what follows by itself. Returns what happened.

        >>> [type(event).__name__ for event in new_match("breakers", seed=1).start_round()]
        ['LeadCardDrawn', 'LeadCardDrawn', 'LeadDecided', 'Dealt', 'TurnStarted']
        """
        if chance is None:
            self.now.require_between_rounds()
            chance = self.chance_of(self.round + 1)
        return self._take(self.now.weigh_round(chance), chance)

    def play(self, move: Move | str, seat: int | None = None) -> Sequence[Event]:
        """Make a move, or the one a text names, for the seat on turn. Returns what happened.

        A text may name the seat in front (``B:h7>1``). Raises Refused and changes nothing if the
        move is not allowed, or if it is another seat's turn (unless the table lets people err).

        >>> type(match.play(str(match.legal_moves()[0]))[0]).__name__
        'CardLaid'
        """
        now = self.now
        chance: Chance = UnknownChance()
        if now.state is not None and not now.over:
            chance = self.chances[-1] or self.chance_of(now.round)
        return self._take(now.weigh(move, seat, chance))

    def undo(self) -> MatchStep[State, Move, View]:
        """Take the last step back, and return it. Raises Refused if there is none.

        >>> match.undo().events == tuple(dealt)
        True
        """
        if not self.steps:
            raise Refused(Refusal("nothing-to-undo"))
        undone = self.steps.pop()
        del self.events[len(self.events) - len(undone.events) :]
        self._seen.clear()
        if undone.move is None:
            self.chances.pop()
            dealt = [isinstance(event, self.game.dealing) for event in self.events]
            self._round_began = len(dealt) - 1 - dealt[::-1].index(True) if any(dealt) else 0
        return undone

    def replay(self, events: Sequence[Event], chance: Chance | None = None) -> None:
        """Add a step read from a log; the start of a round comes with its Chance.

        >>> other = new_match("skipbo", stock=5, target=50, seed=13)
        >>> other.replay(dealt, other.chance_of(1))
        >>> other == match
        True
        """
        now = self.now
        for event in events:
            now = now.fold(event)
        self._add(tuple(events), now, chance)

    def start_from(self, leading: Sequence[Event], dealt: Event, chance: Chance) -> Sequence[Event]:
        """Begin a round whose lead and deal are already known, from a record.

        >>> other = new_match("skipbo", stock=5, target=50, seed=13)
        >>> at = [type(event) for event in dealt].index(match.game.dealing)
        >>> other.start_from(dealt[:at], dealt[at], other.chance_of(1)) == dealt
        True
        """
        self.now.require_between_rounds()
        refusal = self.game.check_deal(dealt)
        if refusal is not None:
            raise Refused(refusal)
        step = self.game.start(dealt, chance)
        whole = self.now.to_the_end(Step(step.state, (*leading, *step.events)))
        return self._take(whole, chance)

    def chance_of(self, round_number: int) -> Chance:
        """The Chance that the chain gives a round to which nobody contributed.

        >>> match.chance_of(1).shuffle("example", 0, range(5))
        (0, 3, 1, 4, 2)
        """
        if self.chain is None:
            raise ValueError("a match without a chain has to be given a Chance for each round")
        if round_number > self.chain.rounds:
            raise Refused(Refusal("chain-used-up", links=self.chain.rounds))
        return Proof(self.chain.link(round_number)).chance(self.table, round_number)

    def _take(self, step: Step[State], chance: Chance | None = None) -> Sequence[Event]:
        self._add(step.events, self.now.after(step), chance)
        return list(step.events)

    def _add(
        self,
        events: tuple[Event, ...],
        now: MatchState[State, Move, View],
        chance: Chance | None,
    ) -> None:
        move = self.game.move_of(events[0])
        actor = None if move is None else actor_of(events[0])
        if move is None:
            self.chances.append(chance)
            for at, event in enumerate(events, len(self.events)):
                if isinstance(event, self.game.dealing):
                    self._seen.clear()
                    self._round_began = at
        self.events.extend(events)
        self.steps.append(MatchStep(actor, move, events, now))
