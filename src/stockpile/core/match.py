"""A match: one round after another, their scores, who leads next, and when it is decided.

`MatchState` is where a match stands: immutable, and folded from events like a game's State.
`Match` plays one and keeps every step.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from typing import Any, Generic, NamedTuple

from stockpile.core.chance import Chance
from stockpile.core.event import (
    MATCH_EVENTS,
    Event,
    LeadDecided,
    MatchEnded,
    Outcome,
    actor_of,
)
from stockpile.core.fairness import Chain, Proof
from stockpile.core.game import Game, Move, Observation, State, Step, View
from stockpile.core.lead import draw_for_lead, drawing_from, name_lead
from stockpile.core.readers import read_actor
from stockpile.core.refusal import Refusal, Refused, Unreadable
from stockpile.core.seats import seat_letter

HIGHEST_TARGET = 999_999_999


class UnknownChance:
    """The Chance of a round whose key is not known here."""

    def shuffle(self, purpose: str, number: int, items: Sequence[int]) -> tuple[int, ...]:
        raise ValueError(f"nobody knows how the cards were shuffled ({purpose} {number})")


class MatchState(NamedTuple, Generic[State, Move, View]):
    """Where a match stands, and what can follow.

    ``target`` is the score that wins; None plays a single round without scores. ``state`` is that
    of the latest round. It is None before the first round, and in a match taken up between two
    rounds, where ``outcome_before`` says how the last one ended.
    """

    game: Game[State, Move, View]
    target: int | None = None
    youngest: int | None = None
    round: int = 0
    lead: int | None = None
    scores: tuple[int, ...] | None = None
    state: State | None = None
    winners: tuple[int, ...] | None = None
    outcome_before: Outcome | None = None

    @classmethod
    def begin(
        cls, game: Game[State, Move, View], target: int | None = None, youngest: int | None = None
    ) -> MatchState[State, Move, View]:
        """A match before its first round. Raises Unreadable."""
        if target is not None and not 1 <= target <= HIGHEST_TARGET:
            raise Unreadable("not-a-target", "target", target=str(target), most=HIGHEST_TARGET)
        if youngest is not None and not 0 <= youngest < game.seats:
            raise Unreadable("no-such-seat", "youngest", seat=str(youngest))
        scores = None if target is None else (0,) * len(game.sides)
        return cls(game, target, youngest, scores=scores)

    @property
    def over(self) -> bool:
        """Whether the match is decided."""
        return self.winners is not None

    @property
    def playing(self) -> bool:
        """Whether a round is under way, so that somebody has to move."""
        return self.state is not None and self.state.outcome is None

    @property
    def turn(self) -> int | None:
        """The seat that has to move, if a round is under way."""
        return self.state.turn if self.state is not None and self.state.outcome is None else None

    @property
    def outcome(self) -> Outcome | None:
        """How the latest round ended, once it has."""
        return self.outcome_before if self.state is None else self.state.outcome

    def legal_moves(self) -> Sequence[Move]:
        """What the seat on turn may do; empty between rounds."""
        if self.state is None:
            return ()
        return self.game.legal_moves(self.state, self.state.turn)

    # What would follow

    def weigh(self, move: Move | str, seat: int | None, chance: Chance) -> Step[State]:
        """What a move, or the one a text names, leads to. Raises Refused.

        A text may name the seat in front (``B:h7>1``). Without a ``seat`` it is the one on turn.
        """
        if self.state is None or self.over:
            raise Refused(Refusal("no-round-yet" if self.state is None else "match-over"))
        if isinstance(move, str):
            named, move = read_actor(move, self.game.seats)
            if named is not None and seat not in (None, named):
                raise Refused(Refusal("not-your-seat", seat=seat_letter(named)))
            seat = named if seat is None else seat
        actor = self.state.turn if seat is None else seat
        made = self.game.read_move(move) if isinstance(move, str) else move
        if not isinstance(made, self.game.move_types):
            raise Refused(Refusal("not-a-move", value=repr(made)))
        return self.to_the_end(self.game.apply(self.state, actor, made, chance))

    def weigh_round(self, chance: Chance) -> Step[State]:
        """What the next round's lead and deal lead to. Raises Refused unless it can start."""
        self.require_between_rounds()
        events = self.leading(chance)
        decided = events[-1]
        assert isinstance(decided, LeadDecided)
        dealt = self.game.deal(decided.seat, self.scores, chance)
        step = self.game.start(dealt, chance)
        return self.to_the_end(Step(step.state, (*events, *step.events)))

    def leading(self, chance: Chance) -> list[Event]:
        """How the lead of the coming round is decided."""
        game = self.game
        if self.lead is not None and self.outcome is not None:
            return [game.next_lead(self.lead, self.outcome)]
        if game.lead_by_draw:
            return draw_for_lead(game.seats, drawing_from(game.pack, chance), game.lead_rank)
        return [name_lead(game.seats, self.youngest, chance)]

    def require_between_rounds(self) -> None:
        """Raise Refused unless another round can start."""
        if self.over:
            raise Refused(Refusal("match-over"))
        if self.playing:
            raise Refused(Refusal("round-under-way"))

    def to_the_end(self, step: Step[State]) -> Step[State]:
        """The step, with the end of the match if it decides it."""
        winners = self.winners_after(step.state)
        return step if winners is None else Step(step.state, (*step.events, MatchEnded(winners)))

    def winners_after(self, state: State) -> tuple[int, ...] | None:
        """Who has won the match if a round ends like this; None if it goes on."""
        if state.outcome is None:
            return None
        if self.target is None:
            return state.outcome.winners
        for side, score in enumerate(state.scores or ()):
            if score >= self.target:
                return self.game.sides[side]
        return None

    # What happened

    def after(self, step: Step[State]) -> MatchState[State, Move, View]:
        """Where a weighed step leads."""
        match = self
        for event in step.events:
            match = match._noting(event)
        return match._replace(state=step.state, scores=step.state.scores)

    def fold(self, event: Event) -> MatchState[State, Move, View]:
        """Where one more event, read from a log, leads."""
        match = self._noting(event)
        if isinstance(event, MATCH_EVENTS):
            return match
        state = self.game.fold(self.state, event)
        return match._replace(state=state, scores=state.scores)

    def _noting(self, event: Event) -> MatchState[State, Move, View]:
        """All that an event changes, except the round's own State."""
        if isinstance(event, LeadDecided):
            return self._replace(lead=event.seat)
        if isinstance(event, MatchEnded):
            return self._replace(winners=event.winners)
        if isinstance(event, self.game.dealing):
            return self._replace(round=self.round + 1)
        return self


class MatchStep(NamedTuple, Generic[State, Move, View]):
    """A move, or the start of a round, with all that followed by itself."""

    actor: int | None
    """The seat that moved; None for the start of a round."""
    move: Move | None
    events: tuple[Event, ...]
    match: MatchState[State, Move, View]
    """Where the match stands after it."""

    @property
    def state(self) -> State:
        """The State after it."""
        assert self.match.state is not None
        return self.match.state


class Match(Generic[State, Move, View]):
    """One match, played here or read back, with every step of it.

    ``chain`` (or the one that ``seed`` gives) provides the Chance of each round; without one,
    `start_round` has to be given it.
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
        """The Chance of every round so far, where it is known."""
        self._round_began = 0
        self._seen: dict[int | None, list[Event]] = {}

    def __eq__(self, other: object) -> bool:
        """Two matches are equal if the same happened at the same kind of table."""
        if not isinstance(other, Match):
            return NotImplemented
        return self._identity() == other._identity()

    __hash__ = None  # type: ignore[assignment]  # a match goes on

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
        """Where the match stands."""
        return self.steps[-1].match if self.steps else self._begun

    @property
    def game(self) -> Game[State, Move, View]:
        """The rules at this table."""
        return self._begun.game

    @property
    def target(self) -> int | None:
        """The score that wins; None in a single round."""
        return self._begun.target

    @property
    def youngest(self) -> int | None:
        """The seat of the youngest player, if it was named."""
        return self._begun.youngest

    @property
    def round(self) -> int:
        """The number of the latest round; 0 before the first."""
        return self.now.round

    @property
    def lead(self) -> int | None:
        """The seat that has, or had, the lead of the latest round."""
        return self.now.lead

    @property
    def scores(self) -> tuple[int, ...] | None:
        """Every side's points; None in a single round."""
        return self.now.scores

    @property
    def state(self) -> State | None:
        """The State of the latest round."""
        return self.now.state

    @property
    def winners(self) -> tuple[int, ...] | None:
        """Who has won the match, once somebody has."""
        return self.now.winners

    @property
    def over(self) -> bool:
        """Whether the match is decided."""
        return self.now.over

    @property
    def playing(self) -> bool:
        """Whether a round is under way, so that somebody has to move."""
        return self.now.playing

    @property
    def turn(self) -> int | None:
        """The seat that has to move, if a round is under way."""
        return self.now.turn

    @property
    def outcome(self) -> Outcome | None:
        """How the latest round ended, once it has."""
        return self.now.outcome

    @property
    def round_events(self) -> Sequence[Event]:
        """The events of the latest round, from its deal on."""
        return self.events[self._round_began :]

    def legal_moves(self) -> Sequence[Move]:
        """What the seat on turn may do; empty between rounds."""
        return self.now.legal_moves()

    def observe(self, seat: int) -> Observation[View, Move]:
        """What the seat knows now. Raises Refused before the first deal."""
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
        """The latest round's events as one seat (or a spectator: None) may know them."""
        seen = self._seen.setdefault(viewer, [])
        for event in self.events[self._round_began + len(seen) :]:
            seen.append(self.game.redact(event, viewer))
        return tuple(seen)

    def to_json(self) -> dict[str, Any]:
        """The whole truth as JSON: the table, where the match stands, the position, the record."""
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
        """The same match, to be played on by itself."""
        other = copy(self)
        other.steps, other.events = [*self.steps], [*self.events]
        other.chances, other._seen = [*self.chances], {}
        return other

    def start_round(self, chance: Chance | None = None) -> Sequence[Event]:
        """Decide the lead, deal, and play what follows by itself. Returns what happened."""
        if chance is None:
            self.now.require_between_rounds()
            chance = self.chance_of(self.round + 1)
        return self._take(self.now.weigh_round(chance), chance)

    def play(self, move: Move | str, seat: int | None = None) -> Sequence[Event]:
        """Make a move, or the one a text names, for the seat on turn. Returns what happened.

        A text may name the seat in front (``B:h7>1``). Raises Refused and changes nothing if the
        move is not allowed, or if it is another seat's turn (unless the table lets people err).
        """
        now = self.now
        chance: Chance = UnknownChance()
        if now.state is not None and not now.over:
            chance = self.chances[-1] or self.chance_of(now.round)
        return self._take(now.weigh(move, seat, chance))

    def undo(self) -> MatchStep[State, Move, View]:
        """Take the last step back, and return it. Raises Refused if there is none."""
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
        """Let a step happen that a log has; the start of a round comes with its Chance."""
        now = self.now
        for event in events:
            now = now.fold(event)
        self._add(tuple(events), now, chance)

    def start_from(self, leading: Sequence[Event], dealt: Event, chance: Chance) -> Sequence[Event]:
        """Begin a round whose lead and deal are known already: from a record."""
        self.now.require_between_rounds()
        refusal = self.game.check_deal(dealt)
        if refusal is not None:
            raise Refused(refusal)
        step = self.game.start(dealt, chance)
        whole = self.now.to_the_end(Step(step.state, (*leading, *step.events)))
        return self._take(whole, chance)

    def chance_of(self, round_number: int) -> Chance:
        """The Chance that the chain gives a round to which nobody contributed."""
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
        dealing = self.game.dealing
        move = self.game.move_of(events[0])
        actor = None if move is None else actor_of(events[0])
        if move is None:
            self.chances.append(chance)
        for at, event in enumerate(events, len(self.events)):
            if isinstance(event, dealing):
                self._seen.clear()
                self._round_began = at
        self.events.extend(events)
        self.steps.append(MatchStep(actor, move, events, now))
