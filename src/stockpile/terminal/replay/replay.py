"""A match that was played, step by step, as one seat or a spectator saw it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from stockpile.bots import is_level
from stockpile.core.event import Event, LeadCardDrawn, LeadDecided, MatchEnded
from stockpile.core.match_state import MatchState
from stockpile.core.observation import Observation
from stockpile.core.seats import seat_letter
from stockpile.games import AnyGame, AnyMatch
from stockpile.terminal.client.seat_client import NOBODY
from stockpile.terminal.names import Seated, name_everybody
from stockpile.terminal.tellers.teller import TableWords, teller_of
from stockpile.terminal.text import LINE_WIDTH, folded
from stockpile.words import Words


class ReplayStep(NamedTuple):
    """The deal of a round, or a move, with all that followed by itself."""

    round: int
    mover: int | None
    """The seat that was on turn; None for a deal."""
    events: tuple[Event, ...]
    state: Any
    scores: tuple[int, ...] | None


def steps_of(match: AnyMatch) -> list[ReplayStep]:
    game = match.game
    parts: list[list[Event]] = []
    for event in match.events:
        leading = isinstance(event, LeadCardDrawn | LeadDecided)
        opening = leading and not (parts and isinstance(parts[-1][-1], LeadCardDrawn | LeadDecided))
        if not parts or opening or game.move_of(event) is not None:
            parts.append([])
        parts[-1].append(event)
    again = MatchState.begin(game, match.target)
    steps = []
    for part in parts:
        mover = again.turn
        for event in part:
            again = again.fold(event)
        steps.append(ReplayStep(again.round, mover, tuple(part), again.state, again.scores))
    return steps


def seated_in(match: AnyMatch, words: Words) -> list[Seated]:
    """Who sat where. A record has a bot's level for its name, which no person may have.

    If only bots played, as in the arena, they keep their levels as names.
    """
    names = [*map(words.quote, match.names or map(seat_letter, range(match.game.seats)))]
    levels = [name if is_level(name) else "" for name in names]
    if all(levels):
        return [*map(Seated, names, levels)]
    return [Seated("" if bot else name, bot) for name, bot in zip(names, levels, strict=True)]


@dataclass(frozen=True, slots=True)
class ReplayTable:
    """The table after a step, as a board draws it."""

    table_words: TableWords
    bots: Sequence[str]
    """The level of the bot at each seat; empty for a person."""
    view: dict[str, Any]
    phase: str
    turn: int
    points: tuple[int, ...]
    moves: tuple[str, ...] = ()
    on_turn: bool = False

    @property
    def words(self) -> Words:
        return self.table_words.words

    @property
    def game(self) -> AnyGame:
        return self.table_words.game

    @property
    def names(self) -> Sequence[str]:
        return self.table_words.names

    @property
    def seat(self) -> int:
        return NOBODY if self.table_words.person is None else self.table_words.person

    def seen(self) -> Observation[Any, Any]:
        game = self.game
        return Observation(game.setup, max(self.seat, 0), game.view_form.read(self.view), (), ())

    def marks(self, seat: int) -> list[str]:
        """A record does not say who was away."""
        return []

    def scores(self) -> list[tuple[str, int]]:
        """Every side and its points; nothing in a single round."""
        return self.table_words.standing(self.points)


class Replay:
    """A match as one seat saw it, or a spectator (``viewer`` None)."""

    def __init__(self, match: AnyMatch, viewer: int | None, words: Words) -> None:
        self.words = words
        self.match = match
        self.game = match.game
        self.viewer = viewer
        self.steps = steps_of(match)
        seated = seated_in(match, words)
        names = name_everybody(words, seated)
        self.bots = tuple(one.bot for one in seated)
        scored = match.target is not None
        self.table_words = TableWords(words, self.game, viewer, tuple(names), scored)
        starts = range(len(self.steps))
        self.rounds = [at for at in starts if self.steps[at].mover is None]
        """The first step of each round."""
        self.turns = [
            at for at in starts if at == 0 or self.steps[at].mover != self.steps[at - 1].mover
        ]
        """The first step of each turn, and of each round."""

    def happened(self, at: int) -> list[str]:
        """What happened in a step, in sentences."""
        step = self.steps[at]
        seen = [self.game.redact(event, self.viewer) for event in step.events]
        told = teller_of(self.game).happened(self.table_words, seen)
        if step.state.outcome is not None and step.scores is not None:
            over = isinstance(step.events[-1], MatchEnded)
            told.append(self.table_words.scores(step.scores, self.match.target or 0, over=over))
        return [self.words("play-round", round=step.round), *told] if step.mover is None else told

    def table_after(self, at: int) -> ReplayTable:
        """How the table looked after a step."""
        step = self.steps[at]
        over = step.state.outcome is not None
        return ReplayTable(
            self.table_words,
            self.bots,
            self.game.show(step.state, self.viewer),
            phase="over" if over else "playing",
            turn=NOBODY if over else step.state.turn,
            points=step.scores or (),
        )

    def text(self) -> Iterator[str]:
        for at in range(len(self.steps)):
            if at in self.rounds[1:]:
                yield ""
            for sentence in self.happened(at):
                yield from folded(sentence, LINE_WIDTH)
