"""The base needs nothing, every extra does its job, and what lacks one says what to type."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
import tomllib
import zipfile
from email import message_from_string
from pathlib import Path

import pytest

from stockpile.cli.app import COMMANDS
from stockpile.cli.bare import EXTRA_OF_COMMAND
from stockpile.extras import DISTRIBUTION, PACKAGES, MissingExtra, extra_of, needs

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
EXTRAS: dict[str, list[str]] = PROJECT["optional-dependencies"]
UV = Path(sys.executable).with_name("uv")
PATIENCE = 600
"""Seconds after which an installation will not come to its end any more."""


def test_the_extras_are_those_that_the_documents_name() -> None:
    assert set(EXTRAS) == {
        *("bots", "cli", "terminal", "server", "arena", "all"),
        *("environments", "pettingzoo", "gymnasium", "openspiel"),
        *("cuda", "ray", "training", "bench"),
    }
    assert PROJECT["name"] == DISTRIBUTION
    assert PROJECT["dependencies"] == []
    assert EXTRAS["all"] == [f"{DISTRIBUTION}[bots,cli,terminal,server,arena]"]


def test_every_package_that_is_imported_belongs_to_an_extra() -> None:
    for file in (ROOT / "src").rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            names = []
            if isinstance(node, ast.Import):
                names = [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom):
                names = [node.module or ""]
            for name in names:
                package = name.partition(".")[0]
                if package not in {*sys.stdlib_module_names, "stockpile"}:
                    assert extra_of(package), f"{file}: {name}"


def test_every_extra_that_is_named_exists() -> None:
    assert {*PACKAGES, *EXTRA_OF_COMMAND.values()} <= set(EXTRAS)
    assert list(EXTRA_OF_COMMAND) == list(COMMANDS)


def test_what_lacks_an_extra_says_so_in_a_sentence() -> None:
    with pytest.raises(MissingExtra) as missing, needs("skilled"):
        raise ModuleNotFoundError(name="numba.core")
    assert missing.value.extra == "bots"
    assert 'pip install "stockpile-games[bots]"' in str(missing.value)
    assert "skilled" in missing.value.in_language("fr")
    # Something else that is missing is not ours to explain.
    with pytest.raises(ModuleNotFoundError, match="whatever"), needs("skilled"):
        raise ModuleNotFoundError("no module whatever", name="whatever")


def test_nobody_is_told_to_install_the_package_of_a_stranger() -> None:
    """On PyPI, `stockpile` is another project."""
    texts = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "CHANGELOG.md"]
    for folder, kind in (
        ("docs", "md"),
        ("examples", "md"),
        ("examples", "py"),
        ("src", "py"),
        ("src", "ftl"),
    ):
        texts += (ROOT / folder).rglob(f"*.{kind}")
    installs = r"\b(?:pipx? install|uv add|uv tool install|uvx|pipx run) (?:-\S+ )*[\"']?"
    for text in texts:
        for line in text.read_text("utf-8").splitlines():
            wrong = re.search(rf"{installs}stockpile(?!-games)\b|(?<!-games)\bstockpile\[", line)
            assert not wrong, f"{text}: {line}"


# Clean environments


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, made from this tree."""
    into = tmp_path_factory.mktemp("wheel")
    run([sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(into)], ROOT)
    (made,) = into.iterdir()
    return made


def run(command: list[str], folder: Path, *, status: int = 0) -> str:
    kept = {name: value for name, value in os.environ.items() if not name.startswith("STOCKPILE_")}
    ran = subprocess.run(
        command,
        check=False,
        cwd=folder,
        env={**kept, "PYTHONSAFEPATH": "1", "LC_ALL": "C.UTF-8"},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        timeout=PATIENCE,
    )
    assert ran.returncode == status, ran.stdout
    return ran.stdout


def install(wheel: Path, extra: str, folder: Path) -> Path:
    """A clean environment with the wheel and an extra, and its folder of programs."""
    here = folder / "clean"
    run([str(UV), "venv", "--quiet", "--python", sys.executable, str(here)], folder)
    wanted = f"{DISTRIBUTION}[{extra}] @ {wheel.as_uri()}" if extra else str(wheel)
    locked = [] if not extra else ["--constraint", str(ROOT / "requirements" / "dev.txt")]
    python = str(here / "bin" / "python")
    run([str(UV), "pip", "install", "--quiet", "--python", python, *locked, wanted], folder)
    return here / "bin"


@pytest.mark.long
def test_the_base_has_no_dependencies_and_plays(wheel: Path, tmp_path: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        (metadata,) = (one for one in archive.namelist() if one.endswith("/METADATA"))
        written = message_from_string(archive.read(metadata).decode())
    assert all("extra ==" in one for one in written.get_all("Requires-Dist", ()))
    tools = install(wheel, "", tmp_path)
    listed = run([str(UV), "pip", "freeze", "--quiet", "--python", str(tools / "python")], tmp_path)
    assert [re.split(" |=", line)[0] for line in listed.splitlines()] == [DISTRIBUTION]
    run([str(tools / "python"), "-c", BASE], tmp_path)
    version = run([str(tools / "stockpile"), "--version"], tmp_path)
    assert version == f"stockpile {written['Version']}\n"
    assert "[all]" in run([str(tools / "stockpile")], tmp_path)
    for command, extra in EXTRA_OF_COMMAND.items():
        said = run([str(tools / "stockpile"), command], tmp_path, status=2)
        assert said.count("\n") == 1
        assert f'pip install "{DISTRIBUTION}[{extra}]"' in said


BASE = """
import sys
import stockpile
from stockpile.bots import generators, make_bot, play_match

for game in ("skipbo", "breakers"):
    match = stockpile.new_match(game, seed=1)
    levels = ("random", "baseline") if game == "breakers" else ("baseline", "casual")
    play_match(match, [make_bot(level, game) for level in levels], generators(1, 2))
    assert match.over
    assert stockpile.resume(stockpile.write_record(match)) == match
    assert str(match.state).count("\\n") > 3
    try:
        match.play("pass")
    except stockpile.Refused as refused:
        assert str(refused) == "The match is over.", refused
    try:
        make_bot("skilled", game)
    except stockpile.MissingExtra as missing:
        assert 'pip install "stockpile-games[bots]"' in str(missing)
    else:
        raise AssertionError("it has no NumPy")
outside = {name.partition(".")[0] for name in sys.modules} - sys.stdlib_module_names
assert outside <= {"stockpile", "__main__", "_virtualenv"}, outside
"""

JOBS = {
    "bots": ["python", "-c", "from stockpile import *; make_bot('skilled', 'breakers')"],
    "cli": ["stockpile", "rules", "breakers", "--lang", "de"],
    "terminal": ["stockpile", "play", "--plain", "--lang", "it"],
    "server": ["python", "-c", "import stockpile.server.run, stockpile.server.app"],
    "arena": ["stockpile", "arena", "baseline", "random", "--game", "breakers", "--rounds", "2"],
    "all": ["stockpile", "play", "--plain"],
    "gymnasium": ["python", "-c", "import gymnasium, numba"],
    "pettingzoo": ["python", "-c", "import pettingzoo, numba"],
}
"""What each extra is for. Those that need a card or a cluster are tried elsewhere."""


@pytest.mark.slow
@pytest.mark.parametrize("extra", JOBS)
def test_an_extra_does_its_job_in_a_clean_environment(
    extra: str, wheel: Path, tmp_path: Path
) -> None:
    program, *arguments = JOBS[extra]
    tools = install(wheel, extra, tmp_path)
    run([str(tools / program), *arguments], tmp_path)
    if extra == "cli":
        assert "stockpile-games[server]" in run(
            [str(tools / "stockpile"), "serve"], tmp_path, status=2
        )
        run([str(tools / "stockpile"), "--help"], tmp_path)
