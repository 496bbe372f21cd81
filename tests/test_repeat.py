"""`make repeat` runs the tests under every condition, and tells which failed."""

from __future__ import annotations

import tempfile
from pathlib import Path

import pytest

import repeat
from tests import processes

MAKEFILE = """
test:
	@trap '' INT; test "$$(stat -c %a ..)" != 700 || echo "FAILED tests/test_x.py::test_y - why"
	@test "$$(stat -c %a ..)" != 700
	@echo "altogether   0:01  7 tests passed"
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
    kept = tmp_path / "kept"
    kept.mkdir()
    kept.chmod(0o755)
    monkeypatch.setattr(tempfile, "mkdtemp", lambda **_: str(kept))
    monkeypatch.setattr(repeat, "ROOT", here)
    return kept


def test_a_table_of_runs_is_printed(capsys: pytest.CaptureFixture[str], little: Path) -> None:
    assert repeat.main(["plain=2", "busy", "background", "private"]) == 1
    _, _, *rows, last = capsys.readouterr().out.splitlines()
    told = [row.split() for row in rows]
    assert [(number, condition) for number, condition, *_ in told] == [
        ("1", "plain"),
        ("2", "plain"),
        ("3", "busy"),
        ("4", "background"),
        ("5", "private"),
    ]
    assert all(row[3:] == ["7"] for row in told[:4])
    assert told[4][3:] == ["tests/test_x.py::test_y"]
    assert last == "5 runs, 1 failed."
    assert "FAILED" in (little / "run-05-private.txt").read_text()


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
    assert not [*little.iterdir()]
