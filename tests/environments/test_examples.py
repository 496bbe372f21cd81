"""The examples for researchers do what they say."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from stockpile.bots import generators, make_bot, play_round
from stockpile.games import new_match
from stockpile.testing import check_bot

EXAMPLES = Path(__file__).parents[2] / "examples"


def example(name: str) -> dict[str, Any]:
    return runpy.run_path(str(EXAMPLES / f"{name}.py"))


def test_random_play_ends_in_every_environment() -> None:
    played = example("random_play")
    rng = np.random.default_rng(1)
    for name in ("batch", "aec", "single", "tree"):
        assert played[name](rng)


def test_what_is_learned_in_seconds_beats_random_play() -> None:
    learned = example("learn")
    rng = np.random.default_rng(1)
    assert learned["evaluate"](learned["learn"](rng), rng) > 0.8


def test_information_set_search_plays_a_round(capsys: pytest.CaptureFixture[str]) -> None:
    example("ismcts")["main"](2, rounds=1)
    assert "of 1 rounds" in capsys.readouterr().out


def test_twenty_lines_of_monte_carlo_keep_the_contract_of_a_bot() -> None:
    bot = example("monte_carlo")["MonteCarlo"](worlds=4)
    check_bot(bot, "breakers-2010", seats=2, seconds=None)


def test_monte_carlo_beats_the_baseline() -> None:
    """In Breakers, where playouts of the baseline say a lot."""
    bot = example("monte_carlo")["MonteCarlo"](worlds=20)
    won = 0
    for seed in range(10):
        match: Any = new_match("breakers-2010", seats=2, seed=seed)
        seats = [bot, make_bot("baseline", "breakers")]
        played = play_round(match, seats, generators(seed, 2))
        assert played.outcome is not None
        won += 0 in played.outcome.winners
    assert won >= 6


@pytest.mark.slow
def test_ppo_learns_to_win_against_the_baseline() -> None:
    """From hardly a round in a hundred to every fifth, in a minute."""
    pytest.importorskip("torch", reason="PyTorch is not installed")
    shares = example("ppo")["train"](45)
    assert sum(shares[:5]) / 5 < 0.05
    assert sum(shares[-5:]) / 5 > 0.15
