"""The strong bots at Breakers: what they do from an Observation, and the reasons for moves."""

from __future__ import annotations

from random import Random

import pytest

from stockpile.bots import generators, play_round
from stockpile.bots.advice import REASONS
from stockpile.bots.breakers_reasons import reasons
from stockpile.bots.expert import ExpertBot
from stockpile.bots.skilled import SkilledBot
from stockpile.core.game import canonical
from stockpile.core.match import Match
from stockpile.games import AnyGame
from tests.bots.comparing import compare
from tests.bots.seeing import choice, observe
from tests.breakers.build import Table, breakers, position

MANY = "1 1 3 4 6 8 10 10 11 12 13 14"

expert = ExpertBot(300)
skilled = SkilledBot()


# Choices


@pytest.mark.parametrize("bot", [skilled, expert], ids=["skilled", "expert"])
@pytest.mark.parametrize(
    ("table", "move"),
    [
        (position("3 4 5", MANY), "3-4-5"),
        (position("2 2 2", MANY, trick="B 12"), "2+2+2"),
        (position("9", MANY, MANY, trick="C 4", passing="free"), "9"),
        (position("3 9 9", "5"), "9+9"),
        (position("3 3 3 5 9", "1", trick="B 12"), "3+3+3"),
    ],
)
def test_what_is_plainly_best_is_done(bot: SkilledBot | ExpertBot, table: Table, move: str) -> None:
    assert choice(bot, table) == move


def test_b9_expert_searches_what_saves_a_breaker() -> None:
    # With the joker a Breaker stays, which wins the lead, and one tile.
    table = position("6 7 7 7 8 * 2", "1 1 3 4 10 15 15", trick="B 1-2-3")
    assert choice(expert, table) == choice(skilled, table) == "6-*-8"


def test_expert_chooses_the_same_from_the_same_seed() -> None:
    match = Match(breakers(3), seed="same")
    match.start_round()
    assert match.turn is not None
    seen = match.observe(match.turn)
    assert len({str(expert.choose(seen, Random(7))) for _ in range(3)}) == 1


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("passing", ["only-when-stuck", "free"])
def test_expert_plays_rounds_to_their_end(seats: int, passing: str) -> None:
    game = breakers(seats, passing=passing, answer="equal-or-higher", lone_joker="as-15")
    played = play_round(Match(game, seed="end"), [ExpertBot(60)] * seats, generators(1, seats))
    assert played.outcome is not None


# Reasons


@pytest.mark.parametrize(
    ("table", "move", "why"),
    [
        (position("3 4 5", MANY), "3-4-5", "wins-round"),
        (position("3 5", MANY, trick="B 12"), "pass", "only-move"),
        (position("3 4 5 6 9", "7 8"), "3-4-5-6", "stops-going-out cannot-be-beaten sheds-many"),
        (position("9 12 3", "1", trick="B 7"), "12", "stops-going-out"),
        (position("4 4 9", "6 7", played="* * * *"), "9", ""),
        (
            position("15 9 9 9", MANY, played="* * * *", memory_aid="on"),
            "15",
            "keeps-lead keeps-breaker",
        ),
        (position("3 3 3 5 9", MANY, trick="B 12"), "3+3+3", "spends-breaker"),
        (position("3 3 3 5 9", MANY, trick="B 12"), "pass", "keeps-breaker"),
        (position("3 5 9 * 2", MANY, trick="B 4+4"), "5+*", "spends-joker"),
        (position("6 7 7 7 8 * 2", MANY, trick="B 1-2-3"), "6-*-8", "saves-breaker spends-joker"),
        (
            position("7 7 7 7 * 2", MANY, trick="B 5+5"),
            "7+*",
            "saves-breaker spends-joker splits-set",
        ),
        (position("6 7 7 8 * 2", MANY, trick="B 1-2-3"), "7-8-*", "spends-joker splits-set"),
        (position("9 9 5 * 2", MANY, trick="B 4+4"), "9+9", "keeps-joker"),
        (position("5 6 7 9", MANY, trick="B 4"), "5", "splits-set sheds-low"),
        (position("5 6 7 9", MANY, trick="B 4"), "9", ""),
        (position("2 2 9 12", MANY), "2+2", "sheds-low"),
    ],
)
def test_reasons_for_moves(table: Table, move: str, why: str) -> None:
    state = table.state
    seen = observe(table.game, state, state.turn)
    assert reasons(seen, table.game.read_move(move)) == tuple(why.split())


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_move_has_at_most_three_reasons_from_the_list(seats: int) -> None:
    rng = Random(seats)
    match = Match(breakers(seats), seed=f"reasons {seats}")
    match.start_round()
    while match.turn is not None:
        seen = match.observe(match.turn)
        moves = canonical(seen.moves)
        for move in rng.sample(list(moves), min(4, len(moves))):
            found = reasons(seen, move)
            assert len(found) <= 3
            assert len(set(found)) == len(found)
            assert set(found) <= set(REASONS)
        match.play(rng.choice(moves), match.turn)


# Strength


def test_skilled_beats_casual() -> None:
    assert compare(breakers(), "skilled", "casual", 60, "sample").share > 0.5


@pytest.mark.slow
def test_skilled_wins_65_percent_against_baseline_over_4000_rounds() -> None:
    won = compare(breakers(), "skilled", "baseline", 2000, "measured")
    print(f"{won.share:.1%} ({won.low:.1%} to {won.high:.1%})")
    assert won.low > 0.65


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_skilled_beats_casual_over_2000_rounds(seats: int) -> None:
    won = compare(breakers(seats), "skilled", "casual", 1000, "measured")
    print(f"{won.share:.1%} ({won.low:.1%} to {won.high:.1%})")
    assert won.low > 0.52


EXPERT: dict[str, tuple[AnyGame, float]] = {
    "two": (breakers(2), 0.55),
    "three": (breakers(3), 0.5),
    "four": (breakers(4), 0.5),
}


@pytest.mark.slow
@pytest.mark.parametrize(("game", "least"), EXPERT.values(), ids=EXPERT)
def test_expert_beats_skilled_over_1000_rounds(game: AnyGame, least: float) -> None:
    won = compare(game, "expert:2000", "skilled", 500, "measured")
    print(f"{won.share:.1%} ({won.low:.1%} to {won.high:.1%})")
    assert won.share >= least
    assert won.low > 0.5
