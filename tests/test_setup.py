"""Setting up: which Python is taken, what is installed, and when nothing is."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import client
import environment
from tests import processes

ROOT = Path(__file__).parents[1]


# Finding Python


def found(folder: Path, **variables: str) -> tuple[int, str, str]:
    """How `tools/find-python` ends with only this folder on PATH."""
    (folder / "cat").symlink_to(shutil.which("cat") or "")
    ran = processes.run(
        ["/bin/sh", ROOT / "tools" / "find-python"],
        env={"PATH": str(folder), **variables},
        text=True,
    )
    return ran.returncode, ran.stdout, ran.stderr


def python(folder: Path, name: str, change: str) -> None:
    """A Python that is as this one, but for a change."""
    folder.joinpath("change.py").write_text(change)
    program = folder / name
    program.write_text(
        f"#!/bin/sh\n[ $1 = -c ] && exec {sys.executable} -c "
        f'"exec(open(\'{folder}/change.py\').read())\n$2" "$3"\n'
    )
    program.chmod(0o755)


def test_a_python_that_fits_is_found(tmp_path: Path) -> None:
    (tmp_path / "python3").symlink_to(sys.executable)
    status, out, err = found(tmp_path)
    assert (status, err) == (0, "")
    assert Path(out.strip()).name.startswith("python")


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ("import sys; sys.version_info = (3, 10, 4)", "python3 is Python 3.10, which is too old"),
        ("import sys; sys.modules['ensurepip'] = None", "without the venv module"),
        ("raise SystemExit(3)", "Found: none"),
    ],
)
def test_where_none_fits_it_says_why_and_what_to_do(change: str, said: str, tmp_path: Path) -> None:
    python(tmp_path, "python3", change)
    status, out, err = found(tmp_path)
    assert (status, out) == (1, "")
    assert said in err
    assert "apt install python3" in err


def test_the_python_that_is_named_is_the_only_one_tried(tmp_path: Path) -> None:
    (tmp_path / "python3").symlink_to(sys.executable)
    assert found(tmp_path, PYTHON="/no/such/python")[0] == 1


def test_uv_knows_better(tmp_path: Path) -> None:
    (tmp_path / "uv").write_text('#!/bin/sh\n[ "$1 $2" = "python find" ] && echo /from/uv\n')
    (tmp_path / "uv").chmod(0o755)
    (tmp_path / "python3").symlink_to(sys.executable)
    assert found(tmp_path)[:2] == (0, "/from/uv\n")


# The environment


class Machine:
    """A repository whose commands are written down and not run."""

    def __init__(self, folder: Path, patched: pytest.MonkeyPatch) -> None:
        self.ran: list[str] = []
        self.uv_on_path = True
        self.failing = ""
        self.venv = folder / ".venv"
        (folder / "requirements").mkdir()
        for name in ("run", "dev", "bench", "node", "uv"):
            (folder / "requirements" / f"{name}.txt").write_text(f"{name}==1 \\\n")
        (folder / "pyproject.toml").write_text("")
        for module in (client, environment):
            patched.setattr(module, "ROOT", folder)
        patched.setattr(environment, "LOCKS", folder / "requirements")
        patched.setattr(environment, "VENV", self.venv)
        patched.setattr(environment, "NOTE", self.venv / "note.json")
        patched.setattr(environment, "PYTHON", self.venv / "bin" / "python")
        patched.setattr(environment, "COMMAND", self.venv / "bin" / "stockpile")
        patched.setattr(environment, "PROJECT_FILES", (folder / "pyproject.toml",))
        patched.setattr(environment, "run", self._run)
        patched.setattr(environment, "english_is_old", lambda: False)
        patched.setattr("shutil.which", self._which)
        patched.setattr(client, "is_built", lambda: True)
        patched.setattr(client, "is_installed", lambda: True)
        patched.setattr(client, "node_on_path", lambda: ("node",))
        patched.chdir(folder)

    def _which(self, name: str | Path) -> str | None:
        if name == "uv":
            return "/usr/bin/uv" if self.uv_on_path else None
        return str(name) if Path(name).exists() else None

    def _run(self, *command: str | Path) -> None:
        words = [Path(one).name if os.sep in str(one) else str(one) for one in command]
        line = " ".join(words)
        if self.failing and self.failing in line:
            raise subprocess.CalledProcessError(1, line)
        if line == "python -c ":
            if not self.venv.exists():
                raise FileNotFoundError
            return
        self.ran.append(line)
        if "venv" in words:
            shutil.rmtree(self.venv, ignore_errors=True)
            (self.venv / "bin").mkdir(parents=True)
        if "uv.txt" in words:
            (self.venv / "bin" / "uv").touch()
        if "--editable" in words:
            (self.venv / "bin" / "stockpile").touch()

    def set_up(self, wanted: str) -> str:
        """What is done, in short."""
        self.ran.clear()
        environment.main([wanted])
        return "; ".join(self.ran)


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Machine:
    monkeypatch.delenv("PYTHON", raising=False)
    return Machine(tmp_path, monkeypatch)


SYNC = "uv pip sync --python python --require-hashes {} --quiet"


def test_everything_is_installed_once(machine: Machine) -> None:
    done = machine.set_up("run")
    assert done.startswith("uv venv --clear --python")
    assert SYNC.format("run.txt") in done
    assert "--no-deps --no-build-isolation --editable" in done
    assert machine.set_up("run") == ""


def test_without_uv_the_environment_gets_its_own(machine: Machine) -> None:
    machine.uv_on_path = False
    done = machine.set_up("dev")
    assert "-m venv --clear .venv; python -m pip install -qq --require-hashes -r uv.txt" in done
    assert SYNC.format("dev.txt") in done
    assert machine.set_up("dev") == ""


def test_what_was_asked_for_before_stays(machine: Machine) -> None:
    machine.set_up("dev")
    assert machine.set_up("run") == ""
    assert machine.set_up("bench").startswith(SYNC.format("bench.txt dev.txt"))
    assert machine.set_up("dev") == machine.set_up("run") == ""


def test_a_changed_lock_is_installed_into_what_is_there(machine: Machine, tmp_path: Path) -> None:
    machine.set_up("run")
    (tmp_path / "requirements" / "run.txt").write_text("run==2")
    assert machine.set_up("run").startswith(SYNC.format("run.txt"))


def test_a_machine_without_node_gets_one(machine: Machine, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(client, "node_on_path", lambda: None)
    assert SYNC.format("dev.txt node.txt") in machine.set_up("dev")


@pytest.mark.parametrize("field", ["root", "python"])
def test_an_environment_of_another_place_or_python_is_made_again(
    machine: Machine, field: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    machine.set_up("run")
    note: dict[str, Any] = json.loads((machine.venv / "note.json").read_text())
    (machine.venv / "note.json").write_text(json.dumps({**note, field: "other"}))
    monkeypatch.setenv("PYTHON", sys.executable)
    assert machine.set_up("run").startswith("uv venv --clear")


def test_without_the_uv_that_made_it_only_a_change_makes_it_again(
    machine: Machine, tmp_path: Path
) -> None:
    machine.set_up("run")
    machine.uv_on_path = False
    assert machine.set_up("run") == ""
    (tmp_path / "pyproject.toml").write_text("[project]")
    assert "pip install -qq --require-hashes -r uv.txt" in machine.set_up("run")


@pytest.mark.parametrize("failing", ["venv --clear", "sync", "--editable"])
def test_what_failed_is_told_and_tried_again(
    machine: Machine, failing: str, capsys: pytest.CaptureFixture[str]
) -> None:
    machine.failing = failing
    assert environment.main(["run"]) == 1
    assert "Setting up did not work" in capsys.readouterr().err
    machine.failing = ""
    assert "--editable" in machine.set_up("run")
    assert machine.set_up("run") == ""


def test_what_could_not_be_added_leaves_what_was_there(machine: Machine) -> None:
    machine.set_up("run")
    machine.failing = "bench.txt"
    assert environment.main(["bench"]) == 1
    assert environment.main(["run"]) == 0


def test_an_interrupted_setup_is_taken_up_again(
    machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*command: object) -> None:
        raise KeyboardInterrupt

    machine.set_up("run")
    with monkeypatch.context() as patched:
        patched.setattr(environment, "uv", interrupted)
        assert environment.main(["dev"]) == 130
    assert machine.set_up("run").startswith(SYNC.format("dev.txt"))


def test_a_command_that_is_gone_is_installed_again(machine: Machine) -> None:
    machine.set_up("run")
    (machine.venv / "bin" / "stockpile").unlink()
    assert "--editable" in machine.set_up("run")
