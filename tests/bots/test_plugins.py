"""Bots by name: levels with numbers, classes in files, and what other packages bring along."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

import stockpile.bots
from stockpile.arena.parallel import run
from stockpile.bots import (
    LEVELS,
    Level,
    check_bot,
    is_level,
    known_bots,
    make_bot,
    plugins,
    with_budget,
)
from stockpile.bots.skipbo import BaselineBot
from stockpile.core.refusal import Unreadable
from stockpile.games import new_match
from stockpile.workers.check import check
from tests import processes
from tests.arena.playing import tournament

SOURCE = """
from dataclasses import dataclass
from helping import first

class Plain:
    def choose(self, observation, rng):
        return first(observation.moves)

@dataclass
class Knowing:
    game: str
    def choose(self, observation, rng):
        return self.game

class Demanding:
    def __init__(self, depth): ...
    def choose(self, observation, rng): ...

class Idle:
    pass
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "bots.py").write_text(SOURCE)
    (tmp_path / "helping.py").write_text("def first(moves):\n    return moves[0]\n")
    return tmp_path


def refused(name: str, game: str = "skipbo") -> Any:
    with pytest.raises(Unreadable) as caught:
        make_bot(name, game)
    return caught.value.refusal.to_json()


# Files


def test_a_class_in_a_file_plays(folder: Path) -> None:
    bot = make_bot(f"{folder}/bots.py:Plain", "skipbo")
    match = new_match(seed=1)
    match.start_round()
    seen = match.observe(match.turn or 0)
    assert bot.choose(seen, Random(1)) == seen.moves[0]


def test_a_class_that_takes_the_game_is_told_it(folder: Path) -> None:
    bot: Any = make_bot(f"{folder}/bots.py:Knowing", "breakers")
    assert bot.game == "breakers"


def test_a_class_that_is_not_there_is_refused_with_those_that_are(folder: Path) -> None:
    file = f"{folder}/bots.py"
    there = ", ".join(f"{file}:{name}" for name in ("Plain", "Knowing", "Demanding"))
    assert refused(f"{file}:Plane") == {
        "refused": "unknown-bot",
        "name": f"{file}:Plane",
        "meant": f"{file}:Plain",
        "known": there,
    }
    assert refused(file)["known"] == there
    assert refused(f"{file}:")["known"] == there


@pytest.mark.parametrize(("name", "reason"), [("Demanding", "depth"), ("Idle", "choose")])
def test_a_class_that_is_no_bot_is_refused(folder: Path, name: str, reason: str) -> None:
    answer = refused(f"{folder}/bots.py:{name}")
    assert answer["refused"] == "bot-unusable"
    assert reason in answer["reason"]


@pytest.mark.parametrize("written", ["1 / 0", "import nothing_such", "class", "raise SystemExit"])
def test_a_file_that_cannot_be_loaded_is_refused(written: str, tmp_path: Path) -> None:
    (tmp_path / "bad.py").write_text(written)
    assert refused(f"{tmp_path}/bad.py:Bot")["refused"] == "bot-unusable"


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    assert refused(f"{tmp_path}/none.py:Bot")["refused"] == "no-file"


def test_a_file_that_was_changed_is_loaded_again(tmp_path: Path) -> None:
    file = tmp_path / "bots.py"
    for number in (1, 2):
        file.write_text(f"class Bot:\n    number = {number}\n    choose = len\n" + "#" * number)
        bot: Any = make_bot(f"{file}:Bot", "skipbo")
        assert bot.number == number


def test_what_a_bot_loads_of_ours_is_part_of_it(folder: Path) -> None:
    name = f"{folder}/bots.py:Plain"
    before = check(name, "skipbo")
    (folder / "beside.py").write_text("")
    assert check(name, "skipbo") == before != ""
    with (folder / "helping.py").open("a") as helping:
        helping.write("# better now\n")
    assert check(name, "skipbo") != before
    assert check("casual", "skipbo") == ""


@pytest.mark.parametrize(
    ("written", "code", "reason"),
    [
        ("import os\nos._exit(0)", "bot-unusable", "its process ended"),
        ("print(1 / 0)", "bot-unusable", "ZeroDivisionError: division by zero"),
        ("class Bots: choose = len", "unknown-bot", None),
    ],
)
def test_what_is_wrong_with_a_bot_is_said_without_loading_it_here(
    written: str, code: str, reason: str | None, tmp_path: Path
) -> None:
    (tmp_path / "bad.py").write_text(written)
    before = set(sys.modules)
    with pytest.raises(Unreadable) as caught:
        check(f"{tmp_path}/bad.py:Bot", "skipbo")
    assert caught.value.refusal.code == code
    assert caught.value.refusal.args.get("reason") == reason
    assert not {one for one in sys.modules if one.startswith(plugins.BOT_MODULE_PREFIX)} - before


# Entry points


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Another package that brings bots along, for this process and for those it starts."""
    about = tmp_path / "more_bots-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: more-bots\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(
        "[stockpile.bots]\nhasty = more_bots:Hasty\nlost = more_bots:Gone\n"
        "casual = more_bots:Hasty\n"
    )
    (tmp_path / "more_bots.py").write_text(
        "class Hasty:\n"
        "    def choose(self, observation, rng):\n"
        "        return observation.moves[0]\n"
    )
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setenv("PYTHONPATH", str(tmp_path), prepend=os.pathsep)
    plugins.entries.cache_clear()
    yield
    plugins.entries.cache_clear()
    sys.modules.pop("more_bots", None)


@pytest.mark.usefixtures("package")
def test_what_other_packages_bring_along_is_known_by_its_name() -> None:
    assert known_bots() == (*LEVELS, "hasty", "lost")
    assert type(make_bot("hasty", "skipbo")).__name__ == "Hasty"
    assert type(make_bot("casual", "skipbo")).__module__ == "stockpile.bots.skipbo"
    assert refused("lost")["refused"] == "bot-unusable"
    assert refused("hastig")["meant"] == "hasty"
    assert refused("hasty:3")["refused"] == "unknown-bot"


@pytest.mark.usefixtures("package")
def test_what_other_packages_bring_along_plays_in_the_arena() -> None:
    hasty = run(tournament("hasty", "baseline", rounds=2))
    assert hasty.rounds == 2


@pytest.mark.usefixtures("package")
@pytest.mark.parametrize("file", ["more_bots.py", "more_bots-1.0.dist-info/METADATA"])
def test_a_package_that_was_changed_brings_another_bot(file: str, tmp_path: Path) -> None:
    before = check("hasty", "skipbo")
    path = tmp_path / file
    path.write_text(path.read_text().replace("1.0", "1.1").replace("moves[0]", "moves[-1]"))
    assert check("hasty", "skipbo") != before


def test_nothing_of_them_is_loaded_by_asking_for_names(
    package: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    known_bots()
    check_bot("hasty", "skipbo")
    assert "more_bots" not in sys.modules


# At tables


def test_only_what_is_offered_may_sit_at_tables(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(plugins.OFFERED_BOTS_VARIABLE, "{}")
    name = f"{folder}/bots.py:Plain"
    for wanted in (name, "casual:5", "expert:1000000", "nobody", ""):
        with pytest.raises(Unreadable) as caught:
            check_bot(wanted)
        assert caught.value.refusal.code == "unknown-bot"
    plugins.offer(name)
    # Nobody at a table needs to know where it lies.
    check_bot("Plain")
    assert known_bots()[-1] == "Plain"
    assert type(make_bot("Plain", "skipbo")).__name__ == "Plain"
    for wrong in ("none.py:Plain", "bots.py:Plane", "bots.py", "skilled"):
        with pytest.raises(Unreadable):
            plugins.offer(f"{folder}/{wrong}")
    assert [*plugins.offered()] == ["Plain"]
    with pytest.raises(Unreadable):
        check_bot("casual", "chess")


# Levels


class Counting(BaselineBot):
    """A level that takes a number."""

    def __init__(self, game: str, playouts: int = 7) -> None:
        self.game = game
        self.playouts = playouts


@pytest.fixture
def counting(monkeypatch: pytest.MonkeyPatch) -> None:
    levels = {
        **stockpile.bots._LEVELS,
        "counting": Level(lambda: Counting, number="playouts", budget=20),
    }
    monkeypatch.setattr(stockpile.bots, "_LEVELS", levels)


@pytest.mark.usefixtures("counting")
def test_a_level_may_take_a_number() -> None:
    bot: Any = make_bot("counting:300", "breakers")
    assert (bot.game, bot.playouts) == ("breakers", 300)
    bot = make_bot("counting", "skipbo")
    assert bot.playouts == 7
    assert with_budget("counting") == "counting:20"
    assert with_budget("counting:5") == "counting:5"
    assert with_budget("casual") == "casual"
    assert is_level("counting:5")
    for number in ("", "0", "-1", "1.5", "x", "²", "9" * 30):
        assert refused(f"counting:{number}")["refused"] == "not-a-bot-number"


def test_other_levels_take_none() -> None:
    assert refused("casual:5") == {"refused": "bot-without-number", "name": "casual"}
    assert refused("casual:") == {"refused": "bot-without-number", "name": "casual"}


def test_no_bot_loads_numpy_before_it_is_made() -> None:
    code = (
        "import sys, stockpile.bots, stockpile.bots.plugins, stockpile.cli.app; "
        "stockpile.bots.known_bots(); stockpile.bots.make_bot('casual', 'skipbo'); "
        "print(*{'numpy', 'numba', 'joblib'} & set(sys.modules))"
    )
    ran = processes.run([sys.executable, "-c", code], text=True, check=True)
    assert ran.stdout.split() == []
