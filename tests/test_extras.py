"""The base needs nothing, every extra does its job, and what lacks one says what to type."""

from __future__ import annotations

import ast
import re
import sys
import tarfile
import tomllib
import zipfile
from email import message_from_string
from pathlib import Path

import pytest

from dist import BASE, BRINGS_TORCH, IN_SDIST, NEEDED, build, check_contents, install, run, uv
from stockpile.cli.app import COMMANDS
from stockpile.cli.bare import EXTRA_OF_COMMAND
from stockpile.cli.bare import main as bare
from stockpile.extras import DISTRIBUTION, PACKAGES, MissingExtra, extra_of, needs
from tests import processes

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
EXTRAS: dict[str, list[str]] = PROJECT["optional-dependencies"]


def test_the_extras_are_those_that_the_documents_name() -> None:
    assert set(EXTRAS) == {
        *("bots", "cli", "terminal", "server", "arena", "all"),
        *("environments", "pettingzoo", "gymnasium", "openspiel"),
        *("cuda", "ray", "training", "bench"),
    }
    assert PROJECT["name"] == DISTRIBUTION
    assert PROJECT["dependencies"] == []
    assert EXTRAS["all"] == [f"{DISTRIBUTION}[bots,cli,terminal,server,arena]"]


IF_INSTALLED = {"jax", "pgx", "playwright"}
"""What `stockpile bench` measures beside ours, or with, if it happens to be installed."""


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
                if package not in {*sys.stdlib_module_names, "stockpile", *IF_INSTALLED}:
                    assert extra_of(package), f"{file}: {name}"


def test_the_extra_for_graphics_cards_brings_all_that_they_need() -> None:
    """What `device="cuda"` asks for is there once the extra that it names has been installed."""
    source = (ROOT / "src/stockpile/environments/cuda_loops.py").read_text("utf-8")
    (asked,) = (
        [ast.literal_eval(argument) for argument in node.args]
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "require"
    )
    _, extra, *packages = asked
    brought = {re.split(r"[\[<>=]", one)[0].replace("-", "_") for one in EXTRAS[extra]}
    assert packages
    assert {*packages} <= brought


def test_every_extra_that_is_named_exists() -> None:
    named = ",".join((*PACKAGES, *EXTRA_OF_COMMAND.values()))
    assert {*named.split(",")} <= set(EXTRAS)
    assert [one for one in EXTRA_OF_COMMAND if " " not in one] == list(COMMANDS)


def test_what_lacks_an_extra_says_so_in_a_sentence() -> None:
    with pytest.raises(MissingExtra) as missing, needs("skilled"):
        raise ModuleNotFoundError(name="numba.core")
    assert missing.value.extra == "bots"
    assert 'pip install "stockpile-games[bots]"' in str(missing.value)
    assert "skilled" in missing.value.in_language("fr")
    # A bot says more than the kernel that it needs, but less than an option that needs an extra.
    with pytest.raises(MissingExtra, match=r"^skilled needs .*\[bots\]"), needs("skilled"):
        raise MissingExtra("stockpile.kernel", "bots")
    with pytest.raises(MissingExtra, match=r"^--backend ray needs .*\[ray\]"), needs("arena"):
        raise MissingExtra("--backend ray", "ray")
    # Something else that is missing is not ours to explain.
    with pytest.raises(ModuleNotFoundError, match="whatever"), needs("skilled"):
        raise ModuleNotFoundError("no module whatever", name="whatever")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["serve", "--port", "1"], 'pip install "stockpile-games[server]"'),
        (["nonsense"], "There is no command “nonsense”. Choose from: play, serve, "),
        (["arenna"], "Did you mean “arena”?"),
        (["bench", "server"], "stockpile bench server needs packages that are not installed."),
    ],
)
def test_the_bare_command_says_what_is_missing(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert bare(arguments) == 2
    printed = capsys.readouterr()
    assert said in printed.err
    assert not printed.out


ONLY_THE_COMMAND_LINE = """
import sys
from stockpile.extras import PACKAGES
for extra in set(PACKAGES) - {"cli"}:
    sys.modules.update(dict.fromkeys(PACKAGES[extra]))  # as if they were not installed
from stockpile.cli import main
main()
"""


@pytest.mark.parametrize(
    ("command", "arguments", "extra"),
    [
        ("play", "", "terminal"),
        ("serve", "--lang en", "server"),
        ("doctor", "", "server"),
        ("backup", "kept.sqlite", "server"),
        ("arena", "baseline random", "arena"),
        ("replay", "tests/records/format-2-skipbo.txt --text", "terminal"),
        ("bench kernel", "", "bench"),
        ("bench page", "", "server"),
        ("position advise", "-", "bots,cli"),
    ],
)
def test_with_the_command_line_alone_a_command_names_itself_and_its_extra(
    command: str, arguments: str, extra: str
) -> None:
    start = [sys.executable, "-c", ONLY_THE_COMMAND_LINE, *command.split(), *arguments.split()]
    done = processes.run(start, cwd=ROOT, text=True)
    assert done.stderr == f"stockpile: {MissingExtra(f'stockpile {command}', extra)}\n"
    assert done.returncode == 2


ONLY_THE_BASE = """
import sys
from stockpile.extras import PACKAGES
for packages in PACKAGES.values():
    sys.modules.update(dict.fromkeys(packages))  # as if they were not installed
try:
    exec(sys.argv[1])
except ImportError as missing:
    print(missing)
"""


@pytest.mark.parametrize(
    ("module", "what", "extra"),
    [
        ("terminal.app.app", "terminal.app", "terminal"),
        ("training.card", "training.card", "cuda"),
        ("simulator", "simulator", "bots"),
        ("environments.pettingzoo", "environments.pettingzoo", "pettingzoo"),
        ("environments.gymnasium", "environments.gymnasium", "gymnasium"),
        ("environments.openspiel", "environments.openspiel", "openspiel"),
    ],
)
def test_with_the_base_alone_a_module_names_the_extra_that_is_enough(
    module: str, what: str, extra: str
) -> None:
    start = [sys.executable, "-c", ONLY_THE_BASE, f"import stockpile.{module}"]
    done = processes.run(start, text=True)
    assert done.stdout == f"{MissingExtra(f'stockpile.{what}', extra)}\n", done.stderr


@pytest.mark.parametrize(
    "used",
    [
        "from stockpile.environments import Tables",
        "import stockpile.environments; stockpile.environments.Tables",
    ],
)
def test_with_the_base_alone_tables_name_their_extra(used: str) -> None:
    done = processes.run([sys.executable, "-c", ONLY_THE_BASE, used], text=True)
    assert done.stdout == f"{MissingExtra('stockpile.environments', 'environments')}\n"


def test_training_without_pytorch_says_what_to_type() -> None:
    hidden = "import sys, runpy; sys.modules['torch'] = None; sys.argv[0] = 'training'; "
    start = "runpy.run_module('stockpile.training', run_name='__main__')"
    done = processes.run([sys.executable, "-c", hidden + start, "skipbo", "x"], text=True)
    assert done.stderr == f"{MissingExtra('stockpile.training', 'training')}\n"
    assert done.returncode == 2


def test_nobody_is_told_to_install_the_package_of_a_stranger() -> None:
    """On PyPI, `stockpile` is another project."""
    texts = [ROOT / name for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md", "Makefile")]
    texts += (ROOT / "docs" / "hosting").iterdir()
    for folder, kinds in (
        ("docs", ("md", "rst", "py")),
        ("examples", ("md", "py")),
        ("src", ("py", "ftl")),
        ("tools", ("py",)),
        ("web", ("html", "md", "json", "ts", "svelte")),
    ):
        for kind in kinds:
            texts += (ROOT / folder).rglob(f"*.{kind}")
    for text in texts:
        if "node_modules" not in text.parts:
            for line in text.read_text("utf-8").splitlines():
                assert not STRANGER.search(line), f"{text}: {line}"


STRANGER = re.compile(
    r"(?:\bpipx? (?:install|upgrade|run|inject)"
    r"|\buv (?:add|pip install|tool (?:install|upgrade|run))|\buvx)"
    r"(?: [^\s`|&;]+)*? [\"']?stockpile(?![\w-])|(?<!-games)\bstockpile\["
)
"""Commands that install, and what they install is another project."""


@pytest.mark.parametrize(
    ("command", "wrong"),
    [
        ("pip install stockpile", True),
        ("pip install numpy stockpile", True),
        ('pipx install "stockpile[all]"', True),
        ("pipx upgrade stockpile", True),
        ("uv tool upgrade stockpile", True),
        ("python -m pip install -U 'stockpile'", True),
        ('pip install "stockpile-games[ray]"', False),
        ("pipx upgrade stockpile-games", False),
        ("`pip install stockpile-games`; then `stockpile play`", False),
    ],
)
def test_the_package_of_a_stranger_is_known_by_the_command(command: str, wrong: bool) -> None:
    assert bool(STRANGER.search(command)) == wrong


# Clean environments


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, made from this tree."""
    return build("wheel", ROOT, tmp_path_factory.mktemp("wheel"))


@pytest.mark.long
def test_the_base_has_no_dependencies_and_plays(wheel: Path, tmp_path: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        (metadata,) = (one for one in archive.namelist() if one.endswith("/METADATA"))
        written = message_from_string(archive.read(metadata).decode())
    check_contents(wheel, build("sdist", ROOT, tmp_path))
    assert all("extra ==" in one for one in written.get_all("Requires-Dist", ()))
    tools = install(wheel, "", tmp_path)
    listed = uv("pip", "freeze", "--quiet", "--python", tools / "python")
    assert [re.split(" |=", line)[0] for line in listed.splitlines()] == [DISTRIBUTION]
    run(tools / "python", "-c", BASE, folder=tmp_path)
    version = run(tools / "stockpile", "--version", folder=tmp_path)
    assert version == f"stockpile {written['Version']}\n"
    assert "[all]" in run(tools / "stockpile", folder=tmp_path)
    for command, extra in EXTRA_OF_COMMAND.items():
        said = run(tools / "stockpile", *command.split(), folder=tmp_path, status=2)
        assert said.count("\n") == 1
        assert f'pip install "{DISTRIBUTION}[{extra}]"' in said


@pytest.mark.parametrize(
    "name",
    [
        "tests/test_rules.py",
        "web/src/words/tell.test.ts",
        "web/src/words/happened.fixtures.json",
        "web/src/words/frames/teams.jsonl",
        "web/src/replay/records/lot.txt",
        "web/src/testing/browser.ts",
        "web/vitest.config.ts",
        "web/node_modules/vite/package.json",
        "src/stockpile/rules.pyc",
    ],
)
def test_a_source_package_may_have_neither_tests_nor_what_is_not_ours(
    name: str, tmp_path: Path
) -> None:
    packed = tmp_path / "packed.whl"
    with zipfile.ZipFile(packed, "w") as archive:
        for needed in NEEDED:
            archive.writestr(f"stockpile/{needed}", "")
    names = [*(f"src/stockpile/{needed}" for needed in NEEDED), *IN_SDIST]
    check_contents(packed, archived(tmp_path, names))
    with pytest.raises(AssertionError, match=re.escape(name)):
        check_contents(packed, archived(tmp_path, [*names, name]))
    for missing in IN_SDIST:
        with pytest.raises(AssertionError, match=re.escape(missing)):
            check_contents(packed, archived(tmp_path, [one for one in names if one != missing]))


def archived(folder: Path, names: list[str]) -> Path:
    """An sdist with these files."""
    sdist = folder / "packed.tar.gz"
    with tarfile.open(sdist, "w:gz") as archive:
        for name in names:
            archive.addfile(tarfile.TarInfo(f"packed/{name}"))
    return sdist


ARENA = ["stockpile", "arena", "baseline", "random", "--game", "breakers", "--rounds", "4"]
SINGLE = """
import gymnasium, stockpile.environments
env = gymnasium.make("stockpile/Breakers-v0", opponents="baseline")
_, told = env.reset(seed=1)
env.step(int(told["action_mask"].argmax()))
"""
SEVERAL = """
from stockpile.environments import pettingzoo
env = pettingzoo.env(edition="breakers-2010")
env.reset(seed=1)
env.step(int(env.last()[0]["action_mask"].argmax()))
"""
TREE = """
import pyspiel, stockpile.environments.openspiel
state = pyspiel.load_game("stockpile_breakers").new_initial_state()
while not state.is_terminal():
    state.apply_action(state.legal_actions()[0])
"""
SERVER = """
import re, subprocess, sys
from urllib.request import urlopen
serve = [sys.executable, "-m", "stockpile", "serve", "--port", "0", "--data", "tables"]
with subprocess.Popen(serve, stdout=subprocess.PIPE, text=True) as server:
    address = re.search("http://[^ ]+", server.stdout.readline())[0].strip()
    with urlopen(address) as page:
        assert b"<title>" in page.read()
    server.terminate()
"""
TRAINING = """
import runpy, sys
from stockpile.bots import generators, make_bot, play_round
sys.argv[1:] = "skipbo toy --toy --iterations 2 --tables 64 --deals 0 --device cpu".split()
try:
    runpy.run_module("stockpile.training", run_name="__main__")
except SystemExit as done:
    assert not done.code, done
from stockpile import new_match
bots = [make_bot("master", weights="toy/skipbo.npz"), make_bot("baseline")]
assert play_round(new_match("skipbo", stock=3, seed=1), bots, generators(1, 2)).outcome
"""
CARD = """
import torch
from stockpile.environments import Tables, cuda_loops
from stockpile.environments.forms import table_kernel
from stockpile.games import make_game
from numba import cuda, types
loops = cuda_loops.loops(table_kernel(make_game("breakers")), 8, (1,))
bits, words = (types.Array(kind, 1, "C") for kind in (types.int64, types.int32))
code, _ = cuda.compile_ptx(loops.spread.py_func, (bits, words), cc=(9, 0))
assert ".entry" in code, code
try:
    tables = Tables("breakers", seats=2, count=8, device="cuda")
    tables.reset(seed=1)
    tables.step(tables.suggest("baseline"))
except RuntimeError as said:
    assert not torch.cuda.is_available(), said
    assert str(said).startswith('device="cuda" needs a graphics card'), said
"""
JOBS = {
    "bots": ["python", "-c", "from stockpile import *; make_bot('skilled', 'breakers')"],
    "cli": ["stockpile", "rules", "breakers", "--lang", "de"],
    "terminal": ["stockpile", "play", "--plain", "--lang", "it"],
    "server": ["python", "-c", SERVER],
    "arena": [*ARENA, "--records", "kept.parquet"],
    "all": ["stockpile", "play", "--plain"],
    "gymnasium": ["python", "-c", SINGLE],
    "pettingzoo": ["python", "-c", SEVERAL],
    "openspiel": ["python", "-c", TREE],
    "environments": ["python", "-c", SINGLE + SEVERAL + TREE],
    "ray": [*ARENA, "--backend", "ray"],
    "bench": ["stockpile", "bench", "rules", "--seconds", "0.05"],
    "training": ["python", "-c", TRAINING],
    "cuda": ["python", "-c", CARD],
}
"""What each extra is for."""


def test_every_extra_has_a_job() -> None:
    assert JOBS.keys() == EXTRAS.keys()
    brings = {extra for extra, needed in EXTRAS.items() if any("torch" in one for one in needed)}
    assert brings == BRINGS_TORCH


@pytest.mark.slow
@pytest.mark.parametrize("extra", JOBS)
def test_an_extra_does_its_job_in_a_clean_environment(
    extra: str, wheel: Path, tmp_path: Path
) -> None:
    program, *arguments = JOBS[extra]
    tools = install(wheel, extra, tmp_path)
    run(tools / program, *arguments, folder=tmp_path)
    if extra == "cli":
        assert "stockpile-games[server]" in run(
            tools / "stockpile", "serve", folder=tmp_path, status=2
        )
        run(tools / "stockpile", "--help", folder=tmp_path)
