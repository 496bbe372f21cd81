"""A lesson, and how somebody goes through it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from stockpile.core.chance import KeyedChance
from stockpile.core.event import Event
from stockpile.core.game import canonical
from stockpile.core.refusal import Refusal, Refused, Unreadable
from stockpile.core.seats import seat_number
from stockpile.games import AnyGame, read_position

Argument = str | int

LEARNER_SEAT = 0
"""The seat of the learner."""

# A lesson never shuffles, because it has to be the same for everybody.
_CHANCE = KeyedChance.from_seed("lesson")


@dataclass(frozen=True, slots=True)
class LessonStep:
    """One thing to do. Messages are named without ``lesson-<name>-`` in front."""

    text: str
    """The message that says what to do now, and why."""
    moves: tuple[str, ...]
    """The moves that do it. It makes no difference to the other steps which one is made."""
    point: tuple[str, ...]
    """What to highlight: where the moves start, then where they go."""
    hints: tuple[tuple[str, str], ...] = ()
    """What to say about other legal moves: a pattern of their texts, and a message."""
    answers: tuple[str, ...] = ()
    """What the other seats do next: in turn, or out of turn with the seat in front."""
    args: Mapping[str, Argument] = field(default_factory=dict)
    """Arguments of the message and its hints."""

    def hint(self, move: str) -> str:
        """The message for another legal move."""
        return next(said for pattern, said in self.hints if re.fullmatch(pattern, move))


class PlayedMove(NamedTuple):
    """A move of the lesson, its events, and the State after it."""

    seat: int
    move: str
    events: tuple[Event, ...]
    state: Any


class LessonProgress(NamedTuple):
    """How far somebody has come, and what happened to the last move they tried."""

    state: Any
    step: int = 0
    """How many steps are done."""
    played: tuple[PlayedMove, ...] = ()
    refused: Refusal | None = None
    hint: str | None = None


class Lesson:
    """A prepared round in which the learner does each thing once."""

    def __init__(
        self, position: Mapping[str, Any], steps: Iterable[LessonStep], *, name: str = ""
    ) -> None:
        self.game: AnyGame
        self.game, self._start = read_position(position)
        self.steps = tuple(steps)
        self.name = name or self.game.name

    def message(self, name: str) -> str:
        """The whole name of one of this lesson's messages."""
        return f"lesson-{self.name}-{name}"

    def begin(self) -> LessonProgress:
        """The start, before the first step."""
        return LessonProgress(self._start)

    def reach(self, moves: Iterable[str]) -> LessonProgress | None:
        """The progress after these moves; None if one of them is wrong."""
        place = self.begin()
        for move in moves:
            if self.is_done(place):
                return None
            place = self.attempt(place, move)
            if not place.played:
                return None
        return place

    def attempt(self, place: LessonProgress, move: str) -> LessonProgress:
        """Try a move while a step is left.

        If it is not the right one, nothing happens, and the progress says why.
        """
        step = self.steps[place.step]
        stay = LessonProgress(place.state, place.step)
        try:
            read = self.game.read_move(move)
        except Unreadable as wrong:
            return stay._replace(refused=wrong.refusal)
        refused = self.game.check(place.state, LEARNER_SEAT, read)
        if refused is not None:
            return stay._replace(refused=refused)
        if str(read) not in step.moves:
            return stay._replace(hint=self.message(step.hint(str(read))))
        played: list[PlayedMove] = []
        state = place.state
        for text in (str(read), *step.answers):
            actor, _, move = text.rpartition(":")
            seat = seat_number(actor) if actor else state.turn
            state, events = self.game.apply(state, seat, self.game.read_move(move), _CHANCE)
            played.append(PlayedMove(seat, move, events, state))
        return LessonProgress(state, place.step + 1, tuple(played))

    def is_done(self, place: LessonProgress) -> bool:
        """Whether no step is left."""
        return place.step == len(self.steps)

    def legal_texts(self, place: LessonProgress) -> tuple[str, ...]:
        """What may be done now; if that is very much, only the plain moves."""
        if self.is_done(place):
            return ()
        moves = self.game.open_moves(place.state, LEARNER_SEAT)
        return tuple(map(str, canonical(moves)))

    def classify(self, place: LessonProgress, tiles: Iterable[str]) -> Sequence[Any]:
        """What some of the learner's tiles could be laid as. Refused if there are none to lay."""
        if self.is_done(place):
            raise Refused(Refusal("nothing-to-classify"))
        return self.game.classify(place.state, LEARNER_SEAT, map(self.game.read_card, tiles))
