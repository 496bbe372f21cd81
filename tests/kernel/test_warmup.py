"""Once the kernel of a game is compiled, nobody waits for a compiler again."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from stockpile.kernel.cache import kernel_games

PLAY = Path(__file__).with_name("play_after_warmup.py")


@pytest.mark.parametrize("game", kernel_games())
def test_bots_call_nothing_that_was_not_compiled_beforehand(game: str) -> None:
    # In a process of its own: other tests call other functions.
    done = subprocess.run(
        [sys.executable, PLAY, game], capture_output=True, text=True, check=True, timeout=600
    )
    assert done.stdout == ""
