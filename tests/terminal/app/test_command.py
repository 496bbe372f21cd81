"""``stockpile play`` opens the app in a terminal, with what was asked for."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest

from stockpile.bots.plugins import OFFERED_BOTS_VARIABLE
from stockpile.cli import play
from stockpile.terminal import app
from stockpile.terminal.client.remote_server import read_link
from stockpile.terminal.play_request import PlayRequest
from tests import processes
from tests.cli.run import call, stockpile

LINK = read_link("93ZCAQ")


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """What the app is opened with, at a terminal."""
    found: list[dict[str, Any]] = []
    monkeypatch.setattr(play, "at_terminal", lambda: True)

    def run(request: PlayRequest, **look: Any) -> None:
        found.append({**vars(request), **look})

    monkeypatch.setattr(app, "run", run)
    return found


def test_without_options_one_chooses_first(opened: list[dict[str, Any]]) -> None:
    assert call("play").status == 0
    assert (opened[0]["table"], opened[0]["link"]) == (None, None)


@pytest.mark.parametrize(
    ("options", "asked"),
    [
        (["--bots", "casual"], {"bots": "casual", "game": "skipbo"}),
        (["--bots", "expert"], {"bots": "expert"}),
        (["--target", "300"], {"target": 300}),
        (["--match"], {"match": True, "target": None}),
        (["--game", "breakers", "--seats", "3"], {"game": "breakers", "seats": 3}),
        (["--teams", "AC,BD"], {"seats": 4, "teams": ["AC", "BD"]}),
        (["--seats", "6", "--teams", "3"], {"seats": 6, "teams": ["AD", "BE", "CF"]}),
        (["--option", "laying=forced"], {"options": {"laying": "forced"}}),
        (["--stock", "10"], {"options": {"stock": 10}}),
        (["--seed", "5"], {"game": "skipbo"}),
        (["--names", "Ann"], {"bots": "casual"}),
        (["--record", "never-written.txt"], {"game": "skipbo"}),
        (["--youngest", "B"], {"youngest": "B"}),
    ],
)
def test_with_any_the_table_is_opened(
    opened: list[dict[str, Any]], options: list[str], asked: dict[str, Any]
) -> None:
    assert call("play", *options).status == 0
    table = opened[0]["table"]
    assert {name: table[name] for name in asked} == asked


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--theme", "contrast"], {"theme": "contrast", "table": None}),
        (["--ascii"], {"ascii_only": True, "table": None}),
        (["--lang", "de"], {"language_chosen": True}),
        (["--join", "93ZCAQ", "--watch"], {"link": LINK, "watch": True, "table": None}),
        (["--join", "93ZCAQ", "--names", "Ann"], {"watch": False, "names": ("Ann",)}),
        (["--names", "Ann"], {"names": ("Ann", "")}),
        (["--seed", "5"], {"seed": "5", "names": ("A", "")}),
        (["--resume", "93ZCAQ"], {"resume": "93ZCAQ", "table": None}),
    ],
)
def test_the_app_is_told_what_was_said(
    opened: list[dict[str, Any]], options: list[str], said: dict[str, Any]
) -> None:
    assert call("play", *options).status == 0
    assert {name: opened[0][name] for name in said} == said


def test_a_bot_from_a_file_is_known_by_where_it_is(
    opened: list[dict[str, Any]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv(OFFERED_BOTS_VARIABLE, raising=False)
    (tmp_path / "mine.py").write_text(BOT, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    assert call("play", "--bots", "./mine.py").status == 0
    assert opened[0]["table"]["bots"] == f"{tmp_path / 'mine.py'}:Mine"


BOT = """
class Mine:
    def choose(self, observation, rng):
        return observation.moves[0]
"""


def test_bots_mean_nothing_at_a_table_of_others(opened: list[dict[str, Any]]) -> None:
    ran = call("play", "--join", "93ZCAQ", "--bots", "casual")
    assert ran.status == 2
    assert "--bots" in ran.err
    assert not opened


def test_who_watches_says_what() -> None:
    ended = stockpile("play", "--watch")
    assert ended.status == 2
    assert "--join" in ended.err


def test_other_commands_do_not_load_textual() -> None:
    code = (
        "import sys, stockpile.cli.play, stockpile.cli.app, stockpile.terminal.app; "
        "sys.exit(any(one in sys.modules for one in ('textual', 'starlette', 'uvicorn')))"
    )
    assert processes.run([sys.executable, "-c", code]).returncode == 0
