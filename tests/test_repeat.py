"""`make repeat` runs the tests under every condition, and tells which failed."""

from __future__ import annotations

import tempfile
from collections import Counter
from contextlib import nullcontext
from pathlib import Path

import pytest

import repeat
from tests import processes

MAKEFILE = """
test:
	@trap '' INT; test "$$(stat -c %a ..)" != 700 || echo "FAILED tests/test_x.py::test_y - why"
	@test "$$(stat -c %a ..)" != 700
	@echo "altogether   0:01      0:02  7 tests passed"
"""


@pytest.fixture(autouse=True)
def little(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A repository whose tests fail in a folder that only its owner may enter."""
    here = tmp_path / "little"
    here.mkdir()
    (here / "Makefile").write_text(MAKEFILE)
    author = ("-c", "user.name=Ann", "-c", "user.email=ann@example.com")
    for command in (("init", "--quiet"), ("add", "."), (*author, "commit", "--quiet", "-m", "One")):
        processes.run(["git", *command], cwd=here, check=True)
    place = tmp_path / "clones"
    place.mkdir()
    monkeypatch.setattr(tempfile, "mkdtemp", lambda **_: str(place))
    monkeypatch.setattr(repeat, "ROOT", here)
    return here


def told(capsys: pytest.CaptureFixture[str]) -> tuple[list[tuple[str, ...]], list[str]]:
    """The table that is printed at last, from the column of conditions on; and what follows it."""
    *_, table = capsys.readouterr().out.split("when ")
    _, *rows, ran, missing = table.splitlines()
    runs = [tuple(row.split()) for row in rows]
    return [(condition, *rest) for _, _, _, condition, _, *rest in runs], [ran, missing]


def test_a_table_of_runs_is_printed(
    capsys: pytest.CaptureFixture[str], little: Path, tmp_path: Path
) -> None:
    assert repeat.main(["plain=2", "busy", "background", "private"]) == 1
    runs, summed = told(capsys)
    assert runs == [
        ("plain", "7"),
        ("plain", "7"),
        ("busy", "7"),
        ("background", "7"),
        ("private", "tests/test_x.py::test_y"),
    ]
    assert summed[0] == "5 runs, 1 failed."
    [said] = (little / "build" / "repeat").glob("*-private.txt")
    assert "FAILED" in said.read_text()
    assert not (tmp_path / "clones").exists()


def test_twenty_runs_can_be_made_in_several_sittings(
    capsys: pytest.CaptureFixture[str], little: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[str] = []

    def run(condition: str, *_: Path) -> repeat.Ran:
        made.append(condition)
        return repeat.Ran("2026-11-17 12:00", "0123abc", condition, "7:00", "5000", failed)

    monkeypatch.setattr(repeat, "run", run)
    monkeypatch.setattr(repeat, "clones", nullcontext)
    failed = "tests/test_x.py"
    assert repeat.main(["plain=3", "busy=5"]) == 1
    failed = ""
    assert repeat.main(["user=2", "plain=4"]) == 0
    assert told(capsys)[1] == [
        "14 runs, 8 failed.",
        "Missing of twenty in a row: plain=6 busy=5 private=2 background=1.",
    ]
    made.clear()
    assert repeat.main([]) == 0
    assert Counter(made) == {"plain": 6, "busy": 5, "private": 2, "background": 1}
    made.clear()
    assert repeat.main([]) == 0
    assert repeat.main(["--table"]) == 0
    assert not made
    runs, summed = told(capsys)
    assert len(runs) == 28
    assert summed[1] == "Missing of twenty in a row: none."


def test_an_ordinary_user_is_at_home_elsewhere(tmp_path: Path) -> None:
    command = repeat.as_user(tmp_path)
    assert f"HOME={tmp_path}" in command
    [path] = [one for one in command if one.startswith("PATH=")]
    assert str(Path.home()) not in path


@pytest.mark.parametrize("wrong", ["quietly", "busy=often", "busy=-1"])
def test_an_unknown_condition_is_refused(
    wrong: str, capsys: pytest.CaptureFixture[str], little: Path
) -> None:
    assert repeat.main([wrong]) == 2
    assert "tools/repeat.py busy=2 user" in capsys.readouterr().err
    assert not (little / "build").exists()
