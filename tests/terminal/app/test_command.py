"""``stockpile play`` opens the app in a terminal, and nowhere else."""

from __future__ import annotations

import subprocess
import sys

from tests.cli.run import stockpile


def test_who_watches_says_what() -> None:
    ended = stockpile("play", "--watch")
    assert ended.status == 2
    assert "--join" in ended.err


def test_other_commands_do_not_load_textual() -> None:
    code = (
        "import sys, stockpile.cli.play, stockpile.cli.app, stockpile.terminal.app; "
        "sys.exit(any(one in sys.modules for one in ('textual', 'starlette', 'uvicorn')))"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
