"""Bots at a table: what they are shown, and that a seed gives the same match again."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import numpy as np
import pytest

from stockpile.bots import LEVELS, Illegal, generators, make_bot, play_match, play_round
from stockpile.bots.advice import advise
from stockpile.bots.bot import Bot, MovesBot
from stockpile.bots.review import review
from stockpile.breakers.moves import PASS
from stockpile.core.event import TurnStarted
from stockpile.core.match import Match
from stockpile.core.observation import Observation
from stockpile.games import AnyMatch, make_game
from tests.bots.seeing import brief

GAMES: tuple[tuple[str, dict[str, Any]], ...] = (
    ("skipbo-2003", {"stock": 4}),
    ("breakers-2010", {}),
)


def new_match(
    edition: str, seed: str = "table", target: int | None = None, **more: Any
) -> AnyMatch:
    return Match(make_game(edition, **more), seed=seed, target=target)


def seated(match: AnyMatch, *levels: str) -> list[Bot[Any, Any]]:
    return [make_bot(brief(level), match.game.name) for level in levels]


class Watching:
    """Plays like another bot, and keeps what it was shown."""

    def __init__(self, bot: Bot[Any, Any]) -> None:
        self.bot = bot
        self.shown: list[Observation[Any, Any]] = []

    def choose(self, observation: Observation[Any, Any], rng: Random) -> Any:
        self.shown.append(observation)
        return self.bot.choose(observation, rng)


@pytest.mark.sampled(3)
@pytest.mark.long
@pytest.mark.parametrize(("edition", "options"), GAMES)
@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_gives_the_same_match(
    edition: str, options: dict[str, Any], level: str
) -> None:
    def events(seed: str) -> list[Any]:
        match = new_match(edition, target=50, **options)
        play_match(match, seated(match, level, level), generators(seed, 2))
        return match.events

    assert events("one") == events("one")
    # Some leave nothing to chance.
    if level not in ("skilled", "master") and (edition, level) != ("breakers-2010", "baseline"):
        assert events("one") != events("another")


def test_every_seat_has_its_own_generator() -> None:
    numbers = {rng.random() for seed in (1, 2) for rng in generators(seed, 4)}
    assert len(numbers) == 8
    assert [rng.random() for rng in generators(1, 4)] == [rng.random() for rng in generators(1, 4)]


@pytest.mark.parametrize(("edition", "options"), GAMES)
def test_a_bot_is_asked_on_its_turn_and_shown_its_own_observation(
    edition: str, options: dict[str, Any]
) -> None:
    match = new_match(edition, seats=3, **options)
    bots = [Watching(bot) for bot in seated(match, "casual", "baseline", "random")]
    played = play_round(match, bots, generators(1, 3))
    assert sum(len(bot.shown) for bot in bots) == played.choices
    for seat, bot in enumerate(bots):
        assert bot.shown
        for observation in bot.shown:
            assert isinstance(observation, Observation)
            assert observation.seat == observation.view.viewer == observation.view.turn == seat
            assert observation.moves


@pytest.mark.parametrize(("edition", "options"), GAMES)
def test_a_round_is_counted_and_ends_with_its_outcome(
    edition: str, options: dict[str, Any]
) -> None:
    match = new_match(edition, **options)
    played = play_round(match, seated(match, "casual", "baseline"), generators(1, 2))
    assert match.over
    assert played.outcome == match.outcome
    assert played.turns == sum(isinstance(event, TurnStarted) for event in match.events)
    assert played.choices >= played.turns > 1


@pytest.mark.parametrize(("edition", "options"), GAMES)
def test_a_round_can_be_left_and_gone_on_with(edition: str, options: dict[str, Any]) -> None:
    whole, parts = (new_match(edition, **options) for _ in range(2))
    bots, rngs = seated(whole, "casual", "casual"), generators(1, 2)
    played = play_round(whole, bots, generators(1, 2))
    left = play_round(parts, bots, rngs, most_turns=3)
    assert (left.outcome, left.turns) == (None, 3)
    assert parts.playing
    rest = play_round(parts, bots, rngs, most_turns=played.turns)
    assert parts.events == whole.events
    assert (rest.outcome, rest.turns) == (played.outcome, played.turns)
    assert rest.choices == played.choices - left.choices


def test_a_match_is_played_to_its_target() -> None:
    match = new_match("breakers-2010", target=50)
    rounds = play_match(match, seated(match, "casual", "baseline"), generators(1, 2))
    assert match.over
    assert len(rounds) == match.round > 1
    assert max(match.scores or ()) >= 50
    assert sum(match.scores or ()) == sum(one.outcome.points for one in rounds if one.outcome)


def test_a_match_is_left_with_the_round_that_is() -> None:
    match = new_match("skipbo-2003", target=500)
    rounds = play_match(match, seated(match, "casual", "casual"), generators(1, 2), most_turns=5)
    assert [one.outcome for one in rounds] == [None]
    assert match.playing


class Answers:
    """A bot that answers with whatever this makes of its moves."""

    def __init__(self, answer: Callable[[Sequence[Any]], Any]) -> None:
        self._answer = answer

    def choose(self, observation: Observation[Any, Any], rng: Random) -> Any:
        return self._answer(observation.moves)


@pytest.mark.parametrize(("edition", "options"), GAMES)
@pytest.mark.parametrize(
    "answer",
    [
        lambda moves: str(moves[0]),
        lambda moves: "h13>1",
        lambda moves: None,
        lambda moves: np.zeros(2),
        lambda moves: PASS if PASS not in moves else None,
    ],
    ids=["text", "no move", "nothing", "what cannot be compared", "another move"],
)
def test_what_is_none_of_its_moves_is_illegal(
    edition: str, options: dict[str, Any], answer: Any
) -> None:
    match = new_match(edition, **options)
    match.start_round()
    said = repr(answer(match.legal_moves()))
    before = list(match.events)
    with pytest.raises(Illegal, match=re.escape(said)):
        play_round(match, [Answers(answer)] * 2, generators(1, 2))
    assert match.events == before


@pytest.mark.parametrize(
    ("bots", "rngs", "said"),
    [(1, 2, "1 bots for 2 seats"), (3, 2, "3 bots"), (2, 1, "1 random generators for 2 seats")],
)
def test_every_seat_has_a_bot_and_a_generator(bots: int, rngs: int, said: str) -> None:
    match = new_match("skipbo-2003")
    with pytest.raises(ValueError, match=said):
        play_round(match, seated(match, *["casual"] * bots), generators(1, rngs))
    assert match.events == []


def test_advice_and_reviews_take_at_least_one_playout() -> None:
    match = new_match("skipbo-2003")
    match.start_round()
    with pytest.raises(ValueError, match="playouts=0"):
        advise(match.observe(0), Random(1), playouts=0)
    with pytest.raises(ValueError, match="playouts=-1"):
        review("", playouts=-1)


class Lister(MovesBot[Any]):
    """Looks at its moves alone, and answers with what it was made with, or the last of them."""

    def __init__(self, answer: Any = None) -> None:
        self.answer = answer

    def choose_among(self, moves: Sequence[Any], _rng: Random) -> Any:
        return self.answer or moves[-1]


class Looker(Lister):
    """Derived from one, but wants to see everything."""

    def choose(self, observation: Observation[Any, Any], rng: Random) -> Any:
        assert observation.view.seats
        return super().choose(observation, rng)


@pytest.mark.parametrize("conduct", ["enforced", "tabletop"])
def test_a_bot_that_looks_at_its_moves_alone_plays_as_if_it_were_shown_everything(
    conduct: str,
) -> None:
    def events(bot: Bot[Any, Any]) -> list[Any]:
        match = new_match("skipbo-2003", stock=2, conduct=conduct)
        play_round(match, [bot, bot], generators(3, 2), most_turns=40)
        return match.events

    for bot in (make_bot("baseline", "skipbo"), Lister()):
        assert events(bot) == events(Watching(bot))


def test_only_what_looks_at_moves_alone_is_spared_the_rest(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seats: list[int] = []
    observe = Match.observe

    def watched(match: AnyMatch, seat: int) -> Observation[Any, Any]:
        seats.append(seat)
        return observe(match, seat)

    monkeypatch.setattr(Match, "observe", watched)
    match = new_match("skipbo-2003", stock=2)
    play_round(match, [Looker(), Lister()], generators(3, 2), most_turns=4)
    assert {*seats} == {0}


def test_a_bot_that_looks_at_its_moves_alone_may_make_no_other() -> None:
    with pytest.raises(Illegal, match="nonsense"):
        play_round(new_match("skipbo-2003"), [Lister("nonsense")] * 2, generators(3, 2))
