"""What a worker answers, whatever a bot does."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from stockpile.workers.codec import encode
from stockpile.workers.messages import Request, RequestFailed, read_answer
from stockpile.workers.process import answer
from tests.workers.seeing import an_observation

STUMBLING = """
from fractions import Fraction

class Own:
    def choose(self, observation, rng):
        raise KeyError("the 7")

class Elsewhere:
    def choose(self, observation, rng):
        return Fraction("the 7")

class Cheat:
    def choose(self, observation, rng):
        return "h99>1"
"""


def said(bot: str, folder: Path, *, frank: bool) -> str:
    """Why a bot of a file has no answer."""
    path = folder / "stumbling.py"
    path.write_text(STUMBLING)
    seen = encode(an_observation())
    request = Request("choose", seen, "skipbo", f"{path}:{bot}", frank=frank)
    with pytest.raises(RequestFailed) as failed:
        read_answer(answer(request, Random(1)))
    return str(failed.value)


@pytest.mark.parametrize(
    ("bot", "what", "message", "where"),
    [
        ("Own", "KeyError", "'the 7'", " (stumbling.py, line 6, in choose)"),
        # Where the bot's own code was left.
        (
            "Elsewhere",
            "ValueError",
            "Invalid literal for Fraction: 'the 7'",
            " (stumbling.py, line 10, in choose)",
        ),
    ],
)
def test_a_failure_is_told_with_its_place_and_in_full_to_the_frank(
    bot: str, what: str, message: str, where: str, tmp_path: Path
) -> None:
    assert said(bot, tmp_path, frank=True) == f"{what}: {message}{where}"
    assert said(bot, tmp_path, frank=False) == what + where


def test_an_illegal_move_has_no_place_in_the_code(tmp_path: Path) -> None:
    assert "line" not in said("Cheat", tmp_path, frank=False)
    assert "h99>1" in said("Cheat", tmp_path, frank=True)
    assert "h99>1" not in said("Cheat", tmp_path, frank=False)


def checked(path: Path) -> Any:
    return json.loads(read_answer(answer(Request("check", b"", "skipbo", str(path)), Random(1))))


def test_a_bot_is_known_by_its_code_not_by_its_place(tmp_path: Path) -> None:
    code = "class Mine:\n    def choose(self, seen, rng):\n        return seen.moves[0]\n"
    first, second, third = (tmp_path / f"{name}.py" for name in ("first", "second", "third"))
    for path, text in ((first, code), (second, code), (third, code.replace("[0]", "[-1]"))):
        path.write_text(text)
    assert checked(first) == checked(second) != checked(third)


def test_why_a_bot_cannot_play_is_an_answer(tmp_path: Path) -> None:
    missing = tmp_path / "missing.py"
    code, where, told = checked(missing)
    assert (code, where) == ("no-file", str(missing))
    assert told["reason"]
