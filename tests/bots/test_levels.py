"""The levels by name, and what the documentation says of them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

import pytest

from stockpile.bots import LEVELS, Mistake, breakers, make_bot, skipbo
from stockpile.core.refusal import Unreadable
from stockpile.games import GAMES

DOCS = Path(__file__).parents[2] / "docs" / "bots.md"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("level", LEVELS)
def test_every_game_has_every_level(level: str, game: str) -> None:
    assert callable(make_bot(level, game).choose)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("level", ["baseline", "casual"])
def test_levels_without_search_are_written_for_each_game(level: str, game: str) -> None:
    module = {"skipbo": skipbo, "breakers": breakers}[game]
    assert type(make_bot(level, game)) is getattr(module, f"{level.title()}Bot")


def test_an_unknown_level_is_refused_with_what_there_is() -> None:
    with pytest.raises(Unreadable) as caught:
        make_bot("causal", "skipbo")
    assert caught.value.refusal.to_json() == {
        "refused": "unknown-bot",
        "name": "causal",
        "meant": "casual",
        "known": ", ".join(LEVELS),
    }


def test_an_unknown_game_is_refused_with_what_there_is() -> None:
    with pytest.raises(Unreadable) as caught:
        make_bot("casual", "skip-bo")
    assert caught.value.refusal.to_json() == {
        "refused": "unknown-game",
        "game": "skip-bo",
        "meant": "skipbo",
        "known": "skipbo, breakers",
    }


@pytest.mark.parametrize(
    ("title", "mistakes"),
    [("Skip-Bo", skipbo.MISTAKES), ("Skip-Bo Breakers", breakers.MISTAKES)],
)
def test_the_documentation_lists_every_mistake_with_its_rate(
    title: str, mistakes: Sequence[Mistake]
) -> None:
    text = DOCS.read_text(encoding="utf-8")
    section = text.split(f"### {title}\n")[1].split("\n#")[0]
    listed = re.findall(r"^\| `([a-z-]+)` \| (\d+) % \|", section, re.MULTILINE)
    assert [(name, int(rate)) for name, rate in listed] == [
        (one.name, round(one.rate * 100)) for one in mistakes
    ]
