"""Who knows one game's folder knows the other's."""

from __future__ import annotations

from pathlib import Path

import pytest

import stockpile
from stockpile.games.registry import OUR_GAMES

EVERY = {
    *("editions", "state", "moves", "events", "fold"),
    *("rules", "view", "position", "notation", "rulebook"),
}


@pytest.mark.parametrize("game", [one.name for one in OUR_GAMES])
def test_each_games_folder_has_the_same_files(game: str) -> None:
    folder = Path(stockpile.__file__).parent / game
    assert {file.stem for file in folder.glob("*.py")} >= EVERY
