"""What a bot is, and the mistakes that make one human."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from random import Random
from typing import Any, Protocol, TypeVar

from stockpile.core.game import Observation, canonical

Move = TypeVar("Move")
View_contra = TypeVar("View_contra", contravariant=True)


class Bot(Protocol[View_contra, Move]):
    """A program that plays a seat.

    A bot keeps nothing of a round. All it knows is in the Observation, its only randomness is the
    generator it is given, and the same two always give the same move.
    """

    def choose(self, observation: Observation[View_contra, Move], rng: Random, /) -> Move:
        """One of ``observation.moves``. Only called for the seat on turn."""
        ...


class RandomBot:
    """Any move worth a thought, all equally likely."""

    def choose(self, observation: Observation[Any, Move], rng: Random) -> Move:
        """Any of the canonical moves."""
        return rng.choice(canonical(observation.moves))


@dataclass(frozen=True, slots=True)
class Mistake:
    """Something that people get wrong now and then.

    ``rate`` is how often, among the choices in which it can be made.
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
