"""Where a match stands: its rounds, scores, who leads next, and when it is decided.

`MatchState` is immutable, and folded from events like a game's State.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, NamedTuple

from stockpile.core.chance import Chance
from stockpile.core.event import MATCH_EVENTS, Event, LeadDecided, MatchEnded, Outcome
from stockpile.core.game import Game, Move, State, Step, View
from stockpile.core.lead import draw_for_lead, drawing_from, name_lead
from stockpile.core.readers import read_actor
from stockpile.core.refusal import Refusal, Refused, Unreadable
from stockpile.core.seats import seat_letter

HIGHEST_TARGET = 999_999_999


class MatchState(NamedTuple, Generic[State, Move, View]):
    """Where a match stands, and what can follow.

    ``target`` is the score that wins; None plays a single round without scores. ``state`` is that
    of the latest round. It is None before the first round, and in a match resumed between two
    rounds, where ``outcome_before`` says how the last one ended.

    >>> from stockpile import KeyedChance, MatchState, make_game
    >>> begun = MatchState.begin(make_game("breakers"), target=50)
    >>> chance = KeyedChance.from_seed(1)
    >>> step = begun.weigh_round(chance)
    >>> now = begun.after(step)
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
        """A match before its first round. Raises Unreadable.

        >>> MatchState.begin(make_game("breakers"), target=50).scores
        (0, 0)
        """
        if target is not None and not 1 <= target <= HIGHEST_TARGET:
            raise Unreadable("not-a-target", "target", target=str(target), most=HIGHEST_TARGET)
        if youngest is not None and not 0 <= youngest < game.seats:
            raise Unreadable("no-such-seat", "youngest", seat=str(youngest))
        scores = None if target is None else (0,) * len(game.sides)
        return cls(game, target, youngest, scores=scores)

    @property
    def over(self) -> bool:
        """Whether the match is decided.

        >>> now.over
        False
        """
        return self.winners is not None

    @property
    def playing(self) -> bool:
        """Whether a round is under way, so that somebody has to move.

        >>> begun.playing, now.playing
        (False, True)
        """
        return self.state is not None and self.state.outcome is None

    @property
    def turn(self) -> int | None:
        """The seat that has to move, if a round is under way.

        >>> now.turn == step.state.turn
        True
        """
        state = self.state
        return None if state is None or state.outcome is not None else state.turn

    @property
    def outcome(self) -> Outcome | None:
        """How the latest round ended, once it has.

        >>> now.outcome is None
        True
        """
        return self.outcome_before if self.state is None else self.state.outcome

    def legal_moves(self) -> Sequence[Move]:
        """What the seat on turn may do; empty between rounds.

        >>> begun.legal_moves(), len(now.legal_moves()) > 0
        ((), True)
        """
        if self.state is None:
            return ()
        return self.game.legal_moves(self.state, self.state.turn)

    # What would follow

    def weigh(self, move: Move | str, seat: int | None, chance: Chance) -> Step[State]:
        """What a move, or the one a text names, leads to. Raises Refused.

        A text may name the seat in front (``B:h7>1``). Without a ``seat`` it is the one on turn.

        >>> move = now.legal_moves()[0]
        >>> now.weigh(move, None, chance).events[0].set == move
        True
        """
        if self.state is None or self.over:
            raise Refused(Refusal("no-round-yet" if self.state is None else "match-over"))
        if isinstance(move, str):
            named, move = read_actor(move, self.game.seats)
            if named is not None and seat not in (None, named):
                raise Refused(Refusal("not-your-seat", seat=seat_letter(named)))
            seat = named if seat is None else seat
        actor = self.state.turn if seat is None else seat
        if actor not in range(self.game.seats):
            raise Unreadable("no-such-seat", "seat", seat=str(seat))
        made = self.game.read_move(move) if isinstance(move, str) else move
        if not isinstance(made, self.game.move_types):
            raise Refused(Refusal("move-expected", value=repr(made)))
        return self.to_the_end(self.game.apply(self.state, actor, made, chance))

    def weigh_round(self, chance: Chance) -> Step[State]:
        """What the next round's lead and deal lead to. Raises Refused unless it can start.

        >>> begun.weigh_round(chance) == step
        True
        """
        self.require_between_rounds()
        events = self.leading(chance)
        decided = events[-1]
        assert isinstance(decided, LeadDecided)
        dealt = self.game.deal(decided.seat, self.scores, chance)
        step = self.game.start(dealt, chance)
        return self.to_the_end(Step(step.state, (*events, *step.events)))

    def leading(self, chance: Chance) -> list[Event]:
        """How the lead of the coming round is decided.

        >>> [type(event).__name__ for event in begun.leading(chance)][-1]
        'LeadDecided'
        """
        game = self.game
        if self.lead is not None and self.outcome is not None:
            return [game.next_lead(self.lead, self.outcome)]
        if game.lead_by_draw:
            return draw_for_lead(game.seats, drawing_from(game.pack, chance), game.lead_rank)
        return [name_lead(game.seats, self.youngest, chance)]

    def require_between_rounds(self) -> None:
        """Raise Refused unless another round can start.

        >>> begun.require_between_rounds()
        """
        if self.over:
            raise Refused(Refusal("match-over"))
        if self.playing:
            raise Refused(Refusal("round-under-way"))

    def to_the_end(self, step: Step[State]) -> Step[State]:
        """The step, followed by the end of the match if it decides the match.

        >>> now.to_the_end(step) == step
        True
        """
        winners = self.winners_after(step.state)
        return step if winners is None else Step(step.state, (*step.events, MatchEnded(winners)))

    def winners_after(self, state: State) -> tuple[int, ...] | None:
        """Who has won the match if a round ends like this; None if it goes on.

        >>> now.winners_after(step.state) is None
        True
        """
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
        """Where a weighed step leads.

        >>> begun.after(step).round
        1
        """
        match, noted = self, (LeadDecided, MatchEnded, self.game.dealing)
        for event in step.events:
            if isinstance(event, noted):
                match = match._noting(event)
        return match._in(step.state)

    def fold(self, event: Event) -> MatchState[State, Move, View]:
        """Where one more event, read from a log, leads.

        >>> begun.fold(step.events[0]).round
        0
        """
        match = self._noting(event)
        if isinstance(event, MATCH_EVENTS):
            return match
        return match._in(self.game.fold(self.state, event))

    def _in(self, state: State) -> MatchState[State, Move, View]:
        """The match with its round in this State. Written out because `_replace` is slower."""
        return MatchState(
            self.game,
            self.target,
            self.youngest,
            self.round,
            self.lead,
            state.scores,
            state,
            self.winners,
            self.outcome_before,
        )

    def _noting(self, event: Event) -> MatchState[State, Move, View]:
        """All that an event changes, except the round's own State."""
        if isinstance(event, LeadDecided):
            return self._replace(lead=event.seat)
        if isinstance(event, MatchEnded):
            return self._replace(winners=event.winners)
        if isinstance(event, self.game.dealing):
            return self._replace(round=self.round + 1)
        return self
