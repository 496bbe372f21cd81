"""What a bot is, and the mistakes that make one human."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Generic, Protocol, TypeVar

from stockpile.core.game import canonical
from stockpile.core.observation import Observation

Move = TypeVar("Move")
View_contra = TypeVar("View_contra", contravariant=True)


class Bot(Protocol[View_contra, Move]):
    """A program that plays a seat.

    A bot remembers nothing between moves. All it knows is in the Observation, its only randomness
    is the generator it is given, and the same two always give the same move.

    >>> from stockpile import new_match, play_round
    >>> from stockpile.bots import generators
    >>> class First:
    ...     def choose(self, observation, rng):
    ...         return observation.moves[0]
    >>> play_round(new_match("breakers", seed=1), [First(), First()], generators(1, 2)).choices > 0
    True
    """

    def choose(self, observation: Observation[View_contra, Move], rng: Random, /) -> Move:
        """One of ``observation.moves``. Only called for the seat on turn.

        >>> from random import Random
        >>> match = new_match("breakers", seed=1)
        >>> dealt = match.start_round()
        >>> First().choose(match.observe(match.turn), Random(1)) in match.legal_moves()
        True
        """
        ...


class OurBot:
    """A bot with a short `repr`."""

    __slots__ = ()

    def __repr__(self) -> str:
        return f"<{type(self).__name__}>"


class RandomBot(OurBot):
    """Makes any canonical move, all equally likely.

    >>> from random import Random
    >>> from stockpile import new_match
    >>> match = new_match("breakers", seed=1)
    >>> dealt = match.start_round()
    """

    def choose(self, observation: Observation[Any, Move], rng: Random) -> Move:
        """Any of the canonical moves.

        >>> RandomBot().choose(match.observe(match.turn), Random(1)) in match.legal_moves()
        True
        """
        return rng.choice(canonical(observation.moves))


class MovesBot(OurBot, ABC, Generic[Move]):
    """A bot that looks at its moves alone: whoever asks it may leave out the rest."""

    def choose(self, observation: Observation[Any, Move], rng: Random) -> Move:
        return self.choose_among(observation.moves, rng)

    @abstractmethod
    def choose_among(self, moves: Sequence[Move], rng: Random) -> Move:
        """One of these moves."""


def chooser_among(bot: object) -> Callable[[Sequence[Any], Random], Any] | None:
    """What chooses among the moves, if the bot looks at nothing else."""
    # A class derived from one may look at more.
    if isinstance(bot, MovesBot) and type(bot).choose is MovesBot.choose:
        return bot.choose_among
    return None


@dataclass(frozen=True, slots=True)
class Mistake:
    """Something that people get wrong now and then.

    ``rate`` is how often, among the choices in which it can be made.

    >>> Mistake("forgets", rate=0.2)
    Mistake(name='forgets', rate=0.2)
    """

    name: str
    rate: float


class Slips:
    """The mistakes that a bot makes: only those it was given."""

    __slots__ = ("_rates",)

    def __init__(self, mistakes: Iterable[Mistake]) -> None:
        self._rates = {mistake.name: mistake.rate for mistake in mistakes}

    def happen(self, mistake: Mistake, rng: Random) -> bool:
        """Whether the bot makes this mistake now."""
        return rng.random() < self._rates.get(mistake.name, 0.0)
