"""A match: rounds one after the other, their scores, who leads next, and when it is decided.

`MatchState` is where a match stands: immutable, and folded from events as a game's State is.
`Match` plays one, and keeps what happened.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Generic, NamedTuple

from stockpile.core.chance import Chance
from stockpile.core.event import Event, LeadCardDrawn, LeadDecided, MatchEnded, Outcome, actor_of
from stockpile.core.fairness import Chain, Proof
from stockpile.core.game import Game, Move, Observation, State, Step, View
from stockpile.core.lead import draw_for_lead, drawing_from, name_lead
from stockpile.core.readers import read_actor
from stockpile.core.refusal import Refusal, Refused, Unreadable
from stockpile.core.seats import seat_letter

HIGHEST_TARGET = 999_999_999


class Unknown:
    """The Chance of a round whose key nobody here has."""

    def shuffle(self, purpose: str, number: int, items: Sequence[int]) -> tuple[int, ...]:
        raise ValueError(f"nobody knows how the cards were shuffled ({purpose} {number})")


class MatchState(NamedTuple, Generic[State, Move, View]):
    """Where a match stands, and what can follow.

    ``target`` is the score that wins; None plays a single round without score. ``state`` is that of
    the latest round; None before the first, and in a match taken up between two rounds, of which
    ``outcome_before`` says how the last one ended.
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

        A text may have the actor in front (``B:h7>1``); without a ``seat`` it is that on turn.
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
        """The step with the end of the match, if it comes to that."""
        winners = self.winners_after(step.state)
        return step if winners is None else Step(step.state, (*step.events, MatchEnded(winners)))

    def winners_after(self, state: State) -> tuple[int, ...] | None:
        """Who has won the match with this, the end of a round; None if it goes on."""
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
        if isinstance(event, LeadDecided | LeadCardDrawn | MatchEnded):
            return match
        state = self.game.fold(self.state, event)
        return match._replace(state=state, scores=state.scores)

    def _noting(self, event: Event) -> MatchState[State, Move, View]:
        """All that an event changes but the round's own State."""
        if isinstance(event, LeadDecided):
            return self._replace(lead=event.seat)
        if isinstance(event, MatchEnded):
            return self._replace(winners=event.winners)
        if isinstance(event, self.game.dealing):
            return self._replace(round=self.round + 1)
        return self


class Match(Generic[State, Move, View]):
    """One match, played here or read back, with its events.

    ``chain`` (or the one that ``seed`` gives) deals each round its Chance; without one,
    `start_round` is handed it.
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
        self.now = MatchState.begin(game, target, youngest)
        self.game = game
        self.target = target
        self.youngest = youngest
        self.seed = seed
        self.chain = Chain.from_seed(seed) if chain is None and seed is not None else chain
        self.commitment = commitment if self.chain is None else self.chain.commitment
        self.table = table
        self.names = tuple(names)
        self.events: list[Event] = []
        self.chances: list[Chance | None] = []
        """The Chance of every round so far, where it is known."""
        self._round_began = 0
        self._seen: dict[int | None, list[Event]] = {}

    # Where the match stands

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
        """What the seat knows now. Only between the deal and the end of a match."""
        if self.state is None:
            raise Refused(Refusal("no-round-yet"))
        if seat not in range(self.game.seats):
            raise Unreadable("no-such-seat", "seat", seat=str(seat))
        return Observation(
            self.game.setup,
            seat,
            self.game.view(self.state, seat),
            self.seen(seat),
            self.game.legal_moves(self.state, seat),
        )

    def seen(self, viewer: int | None) -> tuple[Event, ...]:
        """The latest round's events as one seat (or a spectator: None) may know them."""
        seen = self._seen.setdefault(viewer, [])
        for event in self.events[self._round_began + len(seen) :]:
            seen.append(self.game.redact(event, viewer))
        return tuple(seen)

    # Going on

    def start_round(self, chance: Chance | None = None) -> Sequence[Event]:
        """Decide the lead, deal, and play what follows by itself. Returns what happened."""
        if chance is None:
            self.now.require_between_rounds()
            chance = self.chance_of(self.round + 1)
        return self._take(self.now.weigh_round(chance), chance)

    def play(self, move: Move | str, seat: int | None = None) -> Sequence[Event]:
        """Make a move, or the one a text names, for the seat on turn. Returns what happened.

        A text may have the actor in front (``B:h7>1``). Raises Refused, and then nothing has
        changed; also for another ``seat`` than that on turn, unless the table lets people err.
        """
        chance: Chance = Unknown()
        if self.state is not None and not self.over:
            chance = self.chances[-1] or self.chance_of(self.round)
        return self._take(self.now.weigh(move, seat, chance))

    def replay(self, events: Sequence[Event], chance: Chance | None = None) -> None:
        """Let happen again what a log says happened; a round that starts comes with its Chance."""
        if chance is not None:
            self.chances.append(chance)
        for event in events:
            self.fold(event)

    def take_back(self, now: MatchState[State, Move, View], events: int) -> None:
        """Go back to where this round stood so many events ago."""
        del self.events[len(self.events) - events :]
        self.now = now
        for seen in self._seen.values():
            del seen[len(self.events) - self._round_began :]

    def chance_of(self, round_number: int) -> Chance:
        """The Chance that the chain gives a round to which nobody contributed."""
        if self.chain is None:
            raise ValueError("a match without a chain has to be given a Chance for each round")
        if round_number > self.chain.rounds:
            raise Refused(Refusal("chain-used-up", links=self.chain.rounds))
        return Proof(self.chain.link(round_number)).chance(self.table, round_number)

    def start_from(self, leading: Sequence[Event], dealt: Event, chance: Chance) -> Sequence[Event]:
        """Begin a round whose lead and deal are known already: from a record."""
        self.now.require_between_rounds()
        refusal = self.game.check_deal(dealt)
        if refusal is not None:
            raise Refused(refusal)
        step = self.game.start(dealt, chance)
        whole = self.now.to_the_end(Step(step.state, (*leading, *step.events)))
        return self._take(whole, chance)

    def fold(self, event: Event) -> None:
        """One more event, read from a log. (What is weighed here brings its State along.)"""
        self.now = self.now.fold(event)
        self._keep(event)

    def _take(self, step: Step[State], chance: Chance | None = None) -> Sequence[Event]:
        """Let happen what was weighed; a round that starts comes with its Chance."""
        if chance is not None:
            self.chances.append(chance)
        self.now = self.now.after(step)
        for event in step.events:
            self._keep(event)
        return list(step.events)

    def _keep(self, event: Event) -> None:
        if isinstance(event, self.game.dealing):
            self._seen.clear()
            self._round_began = len(self.events)
        self.events.append(event)

    def restore(self, events: Iterable[Event], chances: Sequence[Chance | None] = ()) -> None:
        """Take up a match that has not begun here, from its events up to any of them.

        What was cut off in the middle of a command is played to its end, and a lead without its
        deal is left to `start_round`: both give what they would have given. ``chances`` has the
        Chance of each round where it is not simply the chain's, because people contributed to it.
        """
        happened = list(events)
        while happened and isinstance(happened[-1], LeadCardDrawn | LeadDecided):
            happened.pop()
        for event in happened:
            self.fold(event)
            if isinstance(event, self.game.dealing):
                given = chances[self.round - 1] if self.round <= len(chances) else None
                from_chain = self.chance_of(self.round) if self.chain else None
                self.chances.append(given or from_chain)
        if self.state is not None:
            self._finish_command()

    def _finish_command(self) -> None:
        """Play to its end what the last command led to, if the events stop before that."""
        made = self.events[self._round_began :]
        start = max((at for at, one in enumerate(made) if self.game.move_of(one)), default=0)
        before: State = self.game.fold(None, made[0])
        for event in made[1:start]:
            before = self.game.fold(before, event)
        chance = self.chances[-1] or Unknown()
        if start == 0:
            whole: Sequence[Event] = self.game.start(made[0], chance).events
        else:
            move = self.game.move_of(made[start])
            assert move is not None
            whole = self.game.apply(before, actor_of(made[start]), move, chance).events
        done = sum(not isinstance(event, MatchEnded) for event in made[start:])
        for event in whole[done:]:
            self.fold(event)
        if self.state is not None and self.winners is None:
            winners = self.now.winners_after(self.state)
            if winners is not None:
                self.fold(MatchEnded(winners))
