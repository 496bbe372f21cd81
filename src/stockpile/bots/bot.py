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

    A bot holds nothing of a round: all it knows is in the Observation, and its only chance is the
    random generator that comes with it. The same two give the same move.
    """

    def choose(self, observation: Observation[View_contra, Move], rng: Random, /) -> Move:
        """One of ``observation.moves``. Only asked of the seat on turn."""
        ...


class RandomBot:
    """Any move worth a thought, each as likely as the others."""

    def choose(self, observation: Observation[Any, Move], rng: Random) -> Move:
        return rng.choice(canonical(observation.moves))


@dataclass(frozen=True, slots=True)
class Mistake:
    """Something that people get wrong now and then.

    ``rate`` is how often, out of the choices in which it can be made.
    """

    name: str
    rate: float


class Slips:
    """Which mistakes a bot makes. It makes none that it was not given."""

    __slots__ = ("_rates",)

    def __init__(self, mistakes: Iterable[Mistake]) -> None:
        self._rates = {mistake.name: mistake.rate for mistake in mistakes}

    def happen(self, mistake: Mistake, rng: Random) -> bool:
        """Whether this mistake is made now."""
        return rng.random() < self._rates.get(mistake.name, 0.0)
