"""`check_bot` passes every level at every game, and names every kind of flaw."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from itertools import count
from random import Random
from typing import Any

import pytest

from stockpile.bots import LEVELS
from stockpile.bots.bot import Bot
from stockpile.core.observation import Observation
from stockpile.testing import Flaw, check_bot
from tests.bots.seeing import brief

Seen = Observation[Any, Any]


@pytest.mark.parametrize(
    ("edition", "seats", "options"),
    [
        ("skipbo-2003", 2, {"stock": 3}),
        ("skipbo-2011", 3, {"stock": 2, "conduct": "tabletop"}),
        ("breakers-2010", 3, {}),
    ],
)
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_keeps_the_contract(
    level: str, edition: str, seats: int, options: dict[str, Any]
) -> None:
    check_bot(brief(level), edition, seats=seats, seconds=None, **options)


def test_partners_and_several_rounds() -> None:
    check_bot("baseline", "skipbo-2003", seats=4, teams=["AC", "BD"], stock=2, rounds=3)
    check_bot("baseline", "skipbo-2003", seats=4, teams=2, stock=2)


class First:
    def choose(self, observation: Seen, rng: Random) -> Any:
        return observation.moves[0]


class Text:
    def choose(self, observation: Seen, rng: Random) -> Any:
        return str(observation.moves[0])


class Stubborn:
    """Repeats its first move for ever."""

    def __init__(self) -> None:
        self.move: Any = None

    def choose(self, observation: Seen, rng: Random) -> Any:
        self.move = self.move or observation.moves[0]
        return self.move


class Counting:
    """Takes another move each time it is asked."""

    def __init__(self) -> None:
        self.asked = count()

    def choose(self, observation: Seen, rng: Random) -> Any:
        return observation.moves[next(self.asked) % len(observation.moves)]


class Dicing:
    def choose(self, observation: Seen, rng: Random) -> Any:
        return random.choice(list(observation.moves))


class Breaking:
    def choose(self, observation: Seen, rng: Random) -> Any:
        raise LookupError("no idea")


class Scribbling:
    def choose(self, observation: Seen, rng: Random) -> Any:
        object.__setattr__(observation, "events", ())
        return observation.moves[0]


@pytest.mark.parametrize(
    ("bot", "said"),
    [
        (Text, "it answered the text '"),
        (Stubborn, ", not one of observation.moves"),
        (Counting, "when it was asked again with the same Observation"),
        (Dicing, "draws from Python's own random generator"),
        (Breaking, "choosing raised LookupError: no idea"),
        (Scribbling, "it has changed the Observation"),
    ],
)
def test_each_flaw_is_named(bot: Callable[[], Bot[Any, Any]], said: str) -> None:
    with pytest.raises(Flaw) as flaw:
        check_bot(bot(), "skipbo-2003", stock=2)
    assert said in str(flaw.value)
    assert flaw.value.where.startswith("round 1, move ")


def ticking(seconds: float) -> Callable[[], float]:
    ticks: Iterator[float] = count(step=seconds)
    return lambda: next(ticks)


def test_a_slow_bot_is_told_its_time() -> None:
    with pytest.raises(Flaw, match=r"it took 3\.0 s for .*; it has 2\.5 s"):
        check_bot(First(), "breakers-2010", seconds=2.5, clock=ticking(3.0))
    check_bot(First(), "breakers-2010", seconds=2.5, clock=ticking(2.0))


def test_a_bot_that_does_not_exist_is_no_bot() -> None:
    with pytest.raises(Flaw, match="making the bot raised Unreadable"):
        check_bot("nobody")
