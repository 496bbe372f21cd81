"""Build the wheel and the sdist, and check that they can be released.

The sdist is built twice, and the wheel once from this tree and once from the sdist: the bytes have
to be the same. Then come the metadata (`twine check`), the contents, and a game on every Python
that is installed here, with the base alone and with everything.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import client

ROOT = Path(__file__).resolve().parents[1]
REQUIREMENTS = ROOT / "requirements"
DISTRIBUTION = "stockpile-games"
PYTHONS = ("3.11", "3.12", "3.13", "3.14")
TIMEOUT_S = 600

BRINGS_TORCH = {"cuda", "training"}
"""The extras that need PyTorch."""
NEEDED = ("py.typed", "web/index.html", "locales/english.json", "locales/de/play.ftl")
"""Files that every release has to contain."""
IN_SDIST = ("CITATION.cff", "LICENSE", "web/index.html", "web/package-lock.json")
"""More of them that every sdist has to contain."""

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
        assert str(missing).startswith("skilled needs "), missing
        assert 'pip install "stockpile-games[bots]"' in str(missing), missing
    else:
        raise AssertionError("it has no NumPy")
for module in ("arena", "environments.gymnasium", "environments.openspiel", "simulator"):
    try:
        __import__(f"stockpile.{module}")
    except stockpile.MissingExtra as missing:
        assert 'pip install "stockpile-games[' in str(missing), missing
    else:
        raise AssertionError(f"{module} does without an extra")
outside = {name.partition(".")[0] for name in sys.modules} - sys.stdlib_module_names
# Some systems bring the last one along.
assert outside <= {"stockpile", "__main__", "_virtualenv", "sitecustomize"}, outside
"""
"""What the base does without any other package."""

ALL = (
    ("stockpile", "--version"),
    ("stockpile", "rules", "breakers", "--lang", "de"),
    ("stockpile", "arena", "skilled", "random", "--game", "breakers", "--rounds", "2"),
    ("python", "-c", "import stockpile.server.app, stockpile.terminal.app"),
)
"""What an installation with everything does."""


def build(target: str, tree: Path, into: Path) -> Path:
    """The wheel or the sdist of a tree."""
    before = {*into.glob("*")}
    run(sys.executable, "-m", "hatchling", "build", "-t", target, "-d", into, folder=tree)
    (made,) = {*into.glob("*")} - before
    return made


def install(wheel: Path, extra: str, folder: Path, python: str = sys.executable) -> Path:
    """A clean environment with the wheel and an extra. Returns its folder of programs."""
    here = folder / "clean"
    uv("venv", "--quiet", "--no-python-downloads", "--python", python, here)
    if BRINGS_TORCH & {*extra.split(",")}:
        take_torch_at_hand(here / "bin" / "python")
    wanted = f"{DISTRIBUTION}[{extra}] @ {wheel.as_uri()}" if extra else str(wheel)
    locked = ("--constraint", REQUIREMENTS / "dev.txt") if extra else ()
    uv("pip", "install", "--quiet", "--python", here / "bin" / "python", *locked, wanted)
    return here / "bin"


def take_torch_at_hand(python: Path) -> None:
    """Install PyTorch if pip is told of a folder with a wheel that fits (`PIP_FIND_LINKS`).

    The one from PyPI comes with some gigabytes of NVIDIA's libraries, which is what an extra brings
    otherwise.
    """
    pip = [sys.executable, "-m", "pip", "--python", str(python), "install", "--quiet"]
    wanted = ["--no-index", "--no-deps", "torch"]
    subprocess.run([*pip, *wanted], check=False, stderr=subprocess.DEVNULL, timeout=TIMEOUT_S)


def uv(*arguments: str | Path) -> str:
    """What uv says."""
    return run(Path(sys.executable).with_name("uv"), *arguments)


def run(*command: str | Path, folder: Path = ROOT, status: int = 0) -> str:
    """What a command prints, run as in a shell that knows nothing of this tree."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("STOCKPILE_")}
    ran = subprocess.run(
        [str(part) for part in command],
        check=False,
        cwd=folder,
        env={**kept, "PYTHONSAFEPATH": "1", "LC_ALL": "C.UTF-8"},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        timeout=TIMEOUT_S,
    )
    assert ran.returncode == status, f"{command}: {ran.stdout}"
    return ran.stdout


def unpack(sdist: Path, into: Path) -> Path:
    """The tree in an sdist."""
    with tarfile.open(sdist) as archive:
        archive.extractall(into, filter="data")
    (tree,) = into.iterdir()
    return tree


def check_contents(wheel: Path, sdist: Path) -> None:
    """Raise unless both packages have what they need, and nothing else."""
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
    assert not {f"stockpile/{name}" for name in NEEDED} - {*names}, names
    strange = [name for name in names if not name.startswith(("stockpile/", "stockpile_games-"))]
    assert not strange, strange
    with tarfile.open(sdist) as source:
        files = [name.partition("/")[2] for name in source.getnames()]
    lacks = {*(f"src/stockpile/{name}" for name in NEEDED), *IN_SDIST} - {*files}
    assert not lacks, lacks
    for name in (*names, *files):
        assert "node_modules" not in name, name
        assert not name.startswith("tests/"), name
        assert not client.TESTS.search(name), name
        assert not name.endswith((".pyc", ".svelte")) or name.startswith("web/"), name


def pythons() -> Iterator[str]:
    """Every Python here that the package supports, one for each version."""
    versions = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    for version in PYTHONS:
        on_path = shutil.which(f"python{version}")
        here = [on_path] if on_path else []
        for found in (*here, *map(str, sorted(versions.glob(f"{version}.*/bin/python")))):
            said = subprocess.run([found, "--version"], capture_output=True, text=True, check=False)
            if said.stdout.startswith(f"Python {version}."):
                yield found
                break


def smoke(wheel: Path, python: str) -> None:
    """Raise unless the wheel works on a Python, without other packages and with all of them."""
    with TemporaryDirectory() as folder:
        tools = install(wheel, "", Path(folder), python)
        run(tools / "python", "-c", BASE, folder=Path(folder))
    with TemporaryDirectory() as folder:
        tools = install(wheel, "all", Path(folder), python)
        for program, *arguments in ALL:
            run(tools / program, *arguments, folder=Path(folder))


def main(into: Path) -> None:
    """Build and check everything."""
    shutil.rmtree(into, ignore_errors=True)
    into.mkdir(parents=True)
    wheel, sdist = build("wheel", ROOT, into), build("sdist", ROOT, into)
    with TemporaryDirectory() as name:
        again, source = Path(name, "again"), Path(name, "source")
        again.mkdir()
        tree = unpack(sdist, source)
        for first, second in (
            (sdist, build("sdist", ROOT, again)),
            (wheel, build("wheel", tree, again)),
        ):
            assert first.read_bytes() == second.read_bytes(), (
                f"{first.name} differs when built again"
            )
    check_contents(wheel, sdist)
    locked = ("--with-requirements", REQUIREMENTS / "release.txt")
    print(
        uv(
            "run",
            "--quiet",
            "--isolated",
            "--no-project",
            *locked,
            "twine",
            "check",
            "--strict",
            wheel,
            sdist,
        )
    )
    for python in pythons():
        smoke(wheel, python)
        print(f"{wheel.name} works on {run(python, '--version').strip()}", flush=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "folder",
        nargs="?",
        type=Path,
        default=ROOT / "dist",
        help="for both; everything in it is deleted first (default: %(default)s)",
    )
    main(parser.parse_args().folder.resolve())
