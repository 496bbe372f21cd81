"""What the numbers of a batch mean: names for every byte of an observation and every action."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256
from typing import Any

VERSION = 2
"""The version of observations, truths and actions. It rises when any of their numbers changes its
meaning."""


@dataclass(frozen=True, slots=True, repr=False)
class Description:
    """Names for what a batch shows and takes. Seats count from the one on turn: seat 0.

    >>> from stockpile.environments import Tables
    >>> description = Tables("skipbo", stock=5).describe()
    >>> description.observation[:2], description.actions[:2], description.version
    (('building.1', 'building.2'), ('h1>1', 'h1>2'), 2)
    """

    observation: tuple[str, ...]
    truth: tuple[str, ...]
    actions: tuple[str, ...]
    version: int
    hash: str
    """A hash of all of these: two batches with the same hash agree on what every number means."""

    def __repr__(self) -> str:
        sizes = f"observation {len(self.observation)}, actions {len(self.actions)}"
        return f"<Description: {sizes}, version {self.version}, hash {self.hash}>"

    @staticmethod
    def of(game: Any, kernel: Any) -> Description:
        """The description of a form of table.

        >>> from stockpile import make_game
        >>> from stockpile.environments.forms import table_kernel
        >>> game = make_game("skipbo", stock=5)
        >>> Description.of(game, table_kernel(game)) == description
        True
        """
        return _describe(kernel.actions, kernel.tensors, game.seats, len(game.sides))

    def part(self, name: str) -> slice:
        """The bytes of an observation whose names start with this: ``part("hand.")``.

        >>> description.part("hand.")
        slice(4, 17, None)
        """
        found = [at for at, one in enumerate(self.observation) if one.startswith(name)]
        if not found or found[-1] - found[0] >= len(found):
            raise KeyError(f"no bytes in a row have names that start with {name!r}")
        return slice(found[0], found[-1] + 1)


@lru_cache(maxsize=64)
def _describe(numbering: Any, tensors: Any, seats: int, sides: int) -> Description:
    observation = tuple(tensors.observation_names(seats, sides))
    truth = tuple(tensors.truth_names(seats))
    actions = tuple(numbering.action_names(seats, sides))
    assert len(observation) == tensors.observation_size(seats, sides)
    assert len(truth) == tensors.truth_size(seats)
    assert len(actions) == numbering.action_count(seats, sides)
    digest = sha256()
    for names in ((str(VERSION), str(sides)), observation, truth, actions):
        digest.update("\n".join(names).encode() + b"\0")
    return Description(observation, truth, actions, VERSION, digest.hexdigest()[:16])
