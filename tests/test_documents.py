"""What the documents show works: commands are run, programs executed, files read by a parser.

Every fenced block of README.md, examples/README.md and docs/*.md says what it is (``sh``,
``python``, ``json``, …), and each kind has a check. Commands are run one after the other in a
folder of their own, as a reader would, with smaller numbers where large ones would only take
longer. What cannot run here is in `ELSEWHERE`, with the reason; it has to be good shell, and of our
own commands the options are checked.
"""

from __future__ import annotations

import configparser
import doctest
import json
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import click
import pytest

import stockpile
from dist import PYTHONS
from figures import FILLED, filled, share
from pages import pages
from stockpile.bots import networks
from stockpile.cli.app import app
from stockpile.cli.serve import serve
from stockpile.kernel.breakers import deciding as breakers_deciding
from stockpile.kernel.skipbo import deciding as skipbo_deciding
from stockpile.table.conduct import ATTENTION
from strength import APART
from strength import command as pairing_command
from strength import commands as pairing_commands
from tests import processes
from tests.cli.run import call
from tests.matches import played
from tests.processes import start

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "stockpile"
PAGES = sorted((ROOT / "docs").glob("*.md")) + sorted((ROOT / "docs" / "reference").glob("*.rst"))
DOCUMENTS = [
    *(ROOT / name for name in ("README.md", "examples/README.md")),
    *(one for one in PAGES if one.suffix == ".md"),
]

ELSEWHERE = {
    r"make (play|test|slow|dist|site)\b": "runs the tests, or takes minutes of its own",
    r"\S*stockpile play (?!.*--plain)": "opens the app; tests/terminal/app presses its keys",
    r"\S*stockpile bench (kernel|environments|server|page)$": "takes long; tests/bench has parts",
    r"\S*python examples/(host|bot)\.py": "needs a server; tests/server/test_example.py has one",
    r"stockpile serve (.* )?--store": "needs a PostgreSQL; tests/store and tests/server have one",
    r"stockpile --\w+-completion": "asks which shell it is; tests/cli/test_help.py has one",
    r"(apt|useradd|systemctl|runuser|cp|install|mv|rm)\b": "changes the machine",
    r"(python3 -m venv|\S*bin/pip|pip|pipx)\b": "installs",
    r"python -m stockpile\.training": "needs PyTorch; tests/training trains a toy",
    r"(createuser|createdb|pg_dump|pg_restore)\b": "needs a PostgreSQL",
    r"(cloudflared|tailscale|ssh|curl)\b": "needs a network",
}
"""Commands that cannot run on a test machine, and why."""
SMALLER = (
    (r"(arena (?!.*--rounds).*)", r"\1 --rounds 2"),
    (r"--rounds \d+", "--rounds 2 --workers 1"),
    (r"expert:\d+", "expert:4"),
    (r"(position advise \S+)$", r"\1 --playouts 200"),
    (r"bench rules$", "bench rules --seconds 0.05"),
    (r"arena (.*)skilled casual baseline", r"arena \1casual baseline random"),
)
"""The same command, where only its numbers would make it long."""
READY = "Stockpile is running"


def _text(document: Path) -> str:
    return document.read_text(encoding="utf-8")


class Block(NamedTuple):
    """A fenced block."""

    document: Path
    line: int
    language: str
    text: str

    def __str__(self) -> str:
        return f"{self.document.relative_to(ROOT)}:{self.line}"


@cache
def blocks() -> tuple[Block, ...]:
    return tuple(_blocks())


def _blocks() -> Iterator[Block]:
    for document in DOCUMENTS:
        lines = _text(document).splitlines()
        at = 0
        while at < len(lines):
            fence = re.fullmatch(r"( *)```(.*)", lines[at])
            if fence:
                end = lines.index(f"{fence[1]}```", at + 1)
                text = "\n".join(line.removeprefix(fence[1]) for line in lines[at + 1 : end]) + "\n"
                yield Block(document, at + 1, fence[2], text)
                at = end
            at += 1


def of(*languages: str) -> pytest.MarkDecorator:
    found = [block for block in blocks() if block.language in languages]
    assert found, languages
    return pytest.mark.parametrize("block", found, ids=str)


def commands(block: Block) -> list[str]:
    """The commands of a block, one a line; a script is one."""
    if block.text.startswith("#!"):
        return [block.text]
    text = block.text.replace("\\\n", " ")
    return [re.sub(r" {2,}", " ", line) for line in text.splitlines() if line.strip()]


def elsewhere(command: str) -> bool:
    return command.startswith("#!") or any(re.match(one, command) for one in ELSEWHERE)


def test_every_block_says_what_it_is() -> None:
    checked = {"sh", "python", "json", "toml", "ini", "caddy", "text", "{toctree}", ""}
    assert {block.language for block in blocks()} <= checked
    # What is meant to be typed is fenced, so that it is checked.
    for document in DOCUMENTS:
        assert not re.findall(
            r"^ {4}(?:\S*bin/)?(?:stockpile|make|python) .*",
            _text(document),
            re.MULTILINE,
        )


def test_every_exception_is_needed() -> None:
    shown = [command for block in blocks() if block.language == "sh" for command in commands(block)]
    for exception in ELSEWHERE:
        assert any(re.match(exception, command) for command in shown), exception


# Commands


@pytest.fixture
def desk(tmp_path: Path) -> Path:
    """A folder as a reader has it: the tool, the examples, and what the pages speak of."""
    tools = tmp_path / ".venv" / "bin"
    tools.mkdir(parents=True)
    for name, module in (("stockpile", "-m stockpile"), ("python", "")):
        tool = tools / name
        tool.write_text(f'#!/bin/sh\nexec "{sys.executable}" {module} "$@"\n', encoding="utf-8")
        tool.chmod(0o755)
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    position = re.search(r"read_position\('''(.*?)'''", _text(ROOT / "README.md"), re.DOTALL)
    assert position is not None
    (tmp_path / "position.json").write_text(position[1].replace("...", ""), encoding="utf-8")
    bots = "\n\n\n".join(map(_class, ("Hasty", "Thrifty")))
    (tmp_path / "my_bot.py").write_text(bots, encoding="utf-8")
    trained = f"from stockpile import make_bot\n\n\n{_class('Trained')}"
    (tmp_path / "trained.py").write_text(trained, encoding="utf-8")
    _train(tmp_path)
    return tmp_path


def _train(folder: Path) -> None:
    """Leave behind what a training run does: a game's weights, here those that are shipped."""
    (folder / "toy").mkdir()
    (folder / "toy" / "skipbo.npz").write_bytes(networks.content("skipbo"))


def _class(name: str) -> str:
    """The class of this name that a page shows."""
    [text] = [one.text for one in blocks() if f"class {name}" in one.text]
    return text.partition("\n\n\n")[0]


def environment(desk: Path) -> dict[str, str]:
    return {
        **os.environ,
        "PATH": f"{desk / '.venv' / 'bin'}:{os.environ['PATH']}",
        "XDG_DATA_HOME": str(desk / "data"),
        "LC_ALL": "C.UTF-8",
        "COLUMNS": "80",
        "STOCKPILE_KERNEL": "off",  # compiling would outlive the game that is shown
    }


@pytest.mark.long
@pytest.mark.parametrize(
    "document",
    sorted({block.document for block in blocks() if block.language == "sh"}),
    ids=lambda one: str(one.relative_to(ROOT)),
)
def test_commands_do_what_they_are_shown_for(
    document: Path, desk: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(desk)
    for name, value in environment(desk).items():
        monkeypatch.setenv(name, value)
    shown = [one for one in blocks() if one.document == document and one.language == "sh"]
    for command in [command for block in shown for command in commands(block)]:
        checked = subprocess.run(["bash", "-n", "-c", command], capture_output=True, check=False)
        assert checked.returncode == 0, checked.stderr
        for ours in re.findall(r"(?:^|bin/|\| )stockpile ([^|<>;&]*)", command):
            _require_options(ours)
        if elsewhere(command):
            continue
        for wanted, smaller in SMALLER:
            command = re.sub(wanted, smaller, command)
        if re.search(r"\bserve\b", command):
            # With other options it has tests of its own; `make slow` starts it with each of them.
            if command == _first_served()[frozenset()]:
                _serve(command, desk)
        elif re.match(r"(\.venv/bin/)?stockpile\b[^|<>;&$`]*$", command):
            # Nothing of it needs a shell, and a process takes longer to start than it runs.
            ran = call(*shlex.split(command, comments=True)[1:])
            assert ran.status == 0, (command, ran.err)
            assert ran.out + ran.err
        else:
            done = processes.run(["bash", "-o", "pipefail", "-c", command], text=True, timeout=300)
            assert done.returncode == 0, (command, done.stderr)
            assert done.stdout + done.stderr


FOR_READERS = [*DOCUMENTS, ROOT / "CONTRIBUTING.md"]
"""What people read, whether its commands are fenced or stand within sentences."""


@pytest.mark.parametrize("document", FOR_READERS, ids=lambda one: str(one.relative_to(ROOT)))
def test_what_is_named_within_sentences_exists(document: Path) -> None:
    text = " ".join(_text(document).split())
    for typed in re.findall(r"`(?:\.venv/bin/)?stockpile ([a-z][^`|<>;&]*)`", text):
        _require_options(typed)
    targets = re.findall(r"^([a-z]+):", _text(ROOT / "Makefile"), re.MULTILINE)
    assert {*re.findall(r"`make ([a-z]+)\b", text)} <= {*targets}
    scripts = json.loads(_text(ROOT / "web" / "package.json"))["scripts"]
    assert {*re.findall(r"`npm run ([a-z:]+)", text)} <= {*scripts}
    for path in re.findall(r"(?:`| )((?:tools|tests|examples|web/src)/[\w./-]*\w/?)(?:`| )", text):
        assert (ROOT / path).exists(), path


@pytest.mark.slow
def test_every_server_that_is_shown_starts(desk: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(desk)
    for command in _first_served().values():
        if not elsewhere(command):
            _serve(command, desk)


def _options(command: str) -> frozenset[str]:
    return frozenset(re.findall(r"--[a-z-]+", command))


@cache
def _first_served() -> dict[frozenset[str], str]:
    """The server that is shown first with some options: with another address it is the same."""
    shown = [command for block in blocks() if block.language == "sh" for command in commands(block)]
    return {_options(one): one for one in reversed(shown) if re.search(r"\bserve\b", one)}


def _require_options(typed: str) -> None:
    """Every option of one of our commands is one that it has."""
    command: click.Command = app
    known = {"--help", "-h", "--install-completion", "--show-completion"}
    for word in typed.split():
        if isinstance(command, click.Group):
            command = command.get_command(click.Context(command), word) or command
    known |= {name for param in command.params for name in param.opts}
    assert {word for word in typed.split() if word.startswith("--")} <= known, typed


def _serve(command: str, desk: Path) -> None:
    """A server says where it is, and ends when it is asked to."""
    process = start(
        f"exec {command} --port 0 --data served",
        shell=True,
        cwd=desk,
        env=environment(desk),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    first = process.stdout.readline()
    process.send_signal(signal.SIGINT)
    rest, complaints = process.communicate(timeout=60)
    assert READY in first, complaints
    assert process.returncode == 0, complaints
    assert "Everything is kept" in rest


# Programs and data

COMPILED = ("simulator", "environments", "pettingzoo", "gymnasium", "openspiel")
"""Pages of the reference whose examples may have to be compiled first."""


@pytest.mark.parametrize(
    "document",
    [
        pytest.param(one, marks=[pytest.mark.long] if one.stem in COMPILED else [])
        for one in (ROOT / "README.md", *PAGES)
        if ">>> " in _text(one)
    ],
    ids=lambda one: one.name,
)
def test_examples_say_what_the_page_says_they_say(document: Path) -> None:
    results = doctest.testfile(str(document), module_relative=False, encoding="utf-8")
    assert results.attempted > 3
    assert results.failed == 0


@pytest.mark.parametrize(
    "document",
    sorted({block.document for block in blocks() if block.language == "python"}),
    ids=lambda one: one.name,
)
def test_programs_run(document: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    record = stockpile.write_record(played({"edition": "breakers-2010", "seats": 2}, seed=1))
    names: dict[str, Any] = {"text_of_the_record": record}
    _train(tmp_path)
    for block in blocks():
        if block.document == document and block.language == "python" and ">>>" not in block.text:
            text = block.text.replace("playouts=400", "playouts=4")
            exec(compile(text, str(block), "exec"), names)


@of("json")
def test_json_is_json(block: Block) -> None:
    # A page may show several objects one after the other, and leave out what it does not speak of.
    if "…" in block.text:
        assert block.text.count("{") == block.text.count("}") > 0
        return
    rest = block.text.strip()
    while rest:
        _, end = json.JSONDecoder().raw_decode(rest)
        rest = rest[end:].strip()


@of("toml")
def test_toml_is_toml(block: Block) -> None:
    assert tomllib.loads(block.text)


@of("ini")
def test_settings_are_lines_of_names_and_values(block: Block) -> None:
    parser = configparser.RawConfigParser()
    parser.optionxform = str  # type: ignore[assignment, method-assign]
    parser.read_string(block.text if block.text.startswith("[") else f"[all]\n{block.text}")
    known = {one.envvar for one in serve.params}
    assert {*parser["all"]} <= known


@of("caddy")
def test_a_site_of_caddy_is_a_name_and_what_is_in_braces(block: Block) -> None:
    caddy = shutil.which("caddy")
    depth = 0
    for line in block.text.splitlines():
        depth += line.endswith("{") - (line.strip() == "}")
        assert depth >= 0
        assert line.startswith((" ", "\t")) == (depth > 0 and not line.endswith("{"))
    assert depth == 0
    if caddy is not None:
        ran = subprocess.run(
            [caddy, "adapt", "--adapter", "caddyfile", "--config", "-"],
            input=block.text.encode(),
            capture_output=True,
            check=False,
        )
        assert ran.returncode == 0, ran.stderr


def test_what_the_faq_explains_is_said() -> None:
    explained = re.findall(r'^\*\*"(?:… )?([^"]+)"', _text(ROOT / "docs" / "faq.md"), re.MULTILINE)
    assert len(explained) >= 3
    said = "".join(map(_text, (ROOT / "src/stockpile/locales/en").glob("*.ftl")))
    assert [one for one in explained if one not in said] == []


def test_links_lead_somewhere() -> None:
    for document in [*DOCUMENTS, ROOT / "CHANGELOG.md", ROOT / "CONTRIBUTING.md"]:
        for link in re.findall(r"\]\(([^)#\s]+)[^)]*\)", _text(document)):
            if "://" not in link:
                assert (document.parent / link).exists(), f"{document.name}: {link}"


def _anchors(document: Path) -> set[str]:
    """What a link can name within a page: its headings, as GitHub writes them."""
    text = re.sub(r"^ *```.*?^ *```", "", _text(document), flags=re.MULTILINE | re.DOTALL)
    headings = re.findall(r"^#+ (.*)", re.sub(r"\[([^]]*)\]\([^)]*\)", r"\1", text), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", one.lower()).replace(" ", "-") for one in headings}


def test_links_within_pages_lead_to_headings() -> None:
    for document in [*DOCUMENTS, *(ROOT / name for name in ("CHANGELOG.md", "CONTRIBUTING.md"))]:
        for link, anchor in re.findall(r"\]\(([^)#\s]*)#([^)\s]+)\)", _text(document)):
            page = document.parent / link if link else document
            if "://" not in link and page.suffix == ".md":
                assert anchor in _anchors(page), f"{document.name}: {link}#{anchor}"


def test_python_versions_agree() -> None:
    project = tomllib.loads(_text(ROOT / "pyproject.toml"))["project"]
    listed = re.findall(r"Python :: (3\.\d+)", "\n".join(project["classifiers"]))
    assert list(PYTHONS) == listed
    assert project["requires-python"] == f">={listed[0]}"
    for page in ("releasing", "versioning"):
        assert f"{listed[0]} to {listed[-1]}" in _text(ROOT / "docs" / f"{page}.md")


def test_the_site_leads_to_every_page() -> None:
    index = _text(ROOT / "docs" / "index.md")
    for page in PAGES:
        if page.suffix == ".md" and page.name != "index.md":
            assert re.search(rf"^{page.stem}$", index, re.MULTILINE), page.name


def test_pages_written_from_the_code_are_up_to_date() -> None:
    for path, text in pages(ROOT / "docs").items():
        assert _text(path) == text, "make docs"


def test_the_glossary_has_the_words_of_the_catalogues() -> None:
    rows = re.findall(
        r"^\| (?!English|---)(.*) \|$", _text(ROOT / "docs" / "glossary.md"), re.MULTILINE
    )
    assert len(rows) > 10
    said = {
        language: "".join(
            map(_text, sorted((PACKAGE / "locales" / language).glob("*.ftl")))
        ).lower()
        for language in ("en", "de", "fr", "it", "nl")
    }
    for row in rows:
        *words, meaning = row.split(" | ")
        assert meaning
        for language, word in zip(said, words, strict=True):
            assert word.lower() in said[language], (language, word)


# The architecture page

ARCHITECTURE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")


def test_every_package_has_its_line_on_the_architecture_page() -> None:
    rows = "".join(re.findall(r"^\| (`[^|]*) \|", ARCHITECTURE, re.MULTILINE))
    named = set(re.findall(r"`([\w./]+?)/?`", rows))
    packages = {one.parent.name for one in PACKAGE.glob("*/__init__.py")}
    assert packages <= named


def test_every_module_on_the_architecture_page_exists() -> None:
    for folder, rows in re.findall(
        r"^\| in `([\w/<>]+)/` \| \|\n\| --- \| --- \|\n((?:\|.*\n)+)", ARCHITECTURE, re.MULTILINE
    ):
        for place in ("skipbo", "breakers") if "<game>" in folder else ("",):
            within = PACKAGE / folder.replace("<game>", place)
            for row in rows.splitlines():
                for name in re.findall(r"`(\w+)/?`", row.split("|")[1]):
                    assert (within / f"{name}.py").exists() or (within / name).is_dir(), name
    for file in re.findall(r"`((?:[\w-]+/)+[\w-]+\.(?:py|ts|svelte\.ts))`", ARCHITECTURE):
        assert (PACKAGE / file).exists() or (ROOT / file).exists(), file


@pytest.mark.parametrize("folder", ["table", "workers", "kernel/<game>"])
def test_every_module_of_a_folder_is_on_the_architecture_page(folder: str) -> None:
    [rows] = re.findall(rf"^\| in `{folder}/` \| \|\n((?:\|.*\n)+)", ARCHITECTURE, re.MULTILINE)
    for place in ("skipbo", "breakers") if "<game>" in folder else ("",):
        within = PACKAGE / folder.replace("<game>", place)
        modules = {one.stem for one in within.glob("*.py")} - {"__init__"}
        assert modules <= set(re.findall(r"`(\w+)/?`", rows))


def test_every_hop_of_a_move_is_where_the_page_says() -> None:
    hops = re.findall(r"^\| \d+ \| .* \| (.*) \|$", ARCHITECTURE, re.MULTILINE)
    assert len(hops) < 28  # as many as there once were
    for hop in hops:
        named = re.findall(r"((?:`[\w.]+`(?:, | and ))+)`((?:[\w-]+/)+[\w.-]*)`", hop)
        # Every name has its place.
        assert sum(len(re.findall("`", names)) // 2 + 1 for names, _ in named) == hop.count("`") / 2
        for names, place in named:
            there = next(one for one in (PACKAGE / place, ROOT / place) if one.exists())
            text = "".join(map(_text, there.glob("*.py") if there.is_dir() else [there]))
            for name in re.findall(r"`([\w.]+)`", names):
                for part in name.split("."):
                    assert _defines(text, part), (name, place)


def _defines(text: str, name: str) -> bool:
    """Whether a class, a function or a constant of this name is made here, in either language."""
    made = rf"(?:class|def) {name}\b|{name}\b(?:: [^=\n]+)? = |(?:async )?{name}\(.*\{{$"
    return re.search(rf"^\s*(?:export |async )*(?:{made})", text, re.MULTILINE) is not None


# Figures


class Figure(NamedTuple):
    """A figure on a page, as far as its digits say."""

    low: float
    high: float

    def over(self, other: Figure) -> Figure:
        return Figure(self.low / other.high, self.high / other.low)

    def meets(self, other: Figure) -> bool:
        return self.low <= other.high and other.low <= self.high

    def holds(self, value: float) -> bool:
        return self.low <= value <= self.high


def figure(text: str) -> Figure:
    """The last figure in a text: ``11.4 million`` is 11.35 to 11.45 million."""
    *_, (digits, unit) = re.findall(r"(\d[\d,]*(?:\.\d+)?)( million| billion)?", text)
    digits = digits.replace(",", "")
    whole, _, decimals = digits.partition(".")
    last = 10.0 ** (-len(decimals) if decimals else len(whole) - len(whole.rstrip("0")))
    scale = {" million": 1e6, " billion": 1e9}.get(unit, 1)
    return Figure((float(digits) - last / 2) * scale, (float(digits) + last / 2) * scale)


def table(page: str, head: str) -> list[list[str]]:
    """The rows of the table with this head."""
    found = re.search(rf"^\| {re.escape(head)} \|.*\n\| ---.*\n((?:\|.*\n)+)", page, re.MULTILINE)
    assert found is not None, head
    return [[cell.strip() for cell in row[1:-1].split("|")] for row in found[1].splitlines()]


def test_everything_that_needs_one_machine_is_measured_by_make_bench() -> None:
    measured = re.findall(r"stockpile bench (\w+)", _text(ROOT / "Makefile"))
    assert measured == ["rules", "kernel", "environments", "server"]


def test_what_to_cite_is_this_version() -> None:
    cited = _text(ROOT / "CITATION.cff")
    assert re.findall(r"^version: (.+)$", cited, re.MULTILINE) == [stockpile.__version__]
    # It has a date once it is released, and the list of changes has the same one.
    changes = re.findall(
        rf"^## {stockpile.__version__} \((.+)\)$", _text(ROOT / "CHANGELOG.md"), re.MULTILINE
    )
    released = re.findall(r"^date-released: (.+)$", cited, re.MULTILINE)
    assert changes == (released or ["not yet released"])


COMPARED = {
    "benchmarks.md": (
        "who drives | ours",
        "seats | moves/s",
        "stock, two seats | 5",
        "seats | baseline, moves/s",
        "| steps/s | times crazy_eights",
        "steps/s | PettingZoo (`raw_env`)",
        "tables on a card",
        "another library on a card",
        "playouts on a card",
        "tables | moves/s | p50 / p95 / p99 ms | µs per move",
        "tables | p50 / p95 / p99 ms | share of a core",
        "while twenty experts think",
        "on a slow phone",
        "`--records` | by the clock",
        "first step | Skip-Bo",
    ),
    "bots.md": (
        "table | `baseline` wins against `random`",
        "Breakers | rounds | `master` wins against `skilled`",
        "level | a choice in Skip-Bo",
        "mistake | rate",  # tests/bots/test_levels.py
        "level | notices somebody who plays out of turn",
    ),
    "protocol.md": ("what | how much",),  # tests/server/test_protocol_page.py
    "review.md": ("said | Skip-Bo, two seats",),
    "scaling.md": (  # tests/bench/test_capacity.py
        "| one node | players on two nodes",
        "tables | pace | measured moves/s",
        "| tables | players | moves/s | processor",
    ),
    "training.md": (),
}
"""The tables of figures on each page that a test compares with a kept run, or with the code."""
NOT_KEPT = "no raw results were kept"


def tables(page: str) -> Iterator[tuple[str, str, str]]:
    """Every table of a page: its head, its rows, and the text around it.

    That is its own section and those around it, but not what the page begins with.
    """
    text = re.sub(r"^ *```.*?^ *```", "", page, flags=re.MULTILINE | re.DOTALL)
    around: dict[int, str] = {}
    for section in re.split(r"^(?=#+ )", text, flags=re.MULTILINE)[1:]:
        depth = len(section) - len(section.lstrip("#"))
        around = {other: said for other, said in around.items() if other < depth}
        around[depth] = section
        told = " ".join(" ".join(said for other, said in around.items() if other > 1).split())
        for found in re.finditer(r"^(\|.*)\n\| ---.*\n((?:\|.*\n)+)", section, re.MULTILINE):
            yield found[1].removeprefix("| "), found[2], told


def has_figures(rows: str) -> bool:
    """Whether most cells, but those of the first column, are figures."""
    cells = [
        cell for row in rows.splitlines() for cell in row[1:-1].split(" | ")[1:] if cell.strip()
    ]
    return sum(bool(re.match(r"[~ ]*\d", cell)) for cell in cells) > len(cells) / 2


@pytest.mark.parametrize("page", DOCUMENTS, ids=lambda one: str(one.relative_to(ROOT)))
def test_a_table_of_figures_is_compared_or_says_that_nothing_was_kept(page: Path) -> None:
    name = page.name
    heads = []
    for head, rows, around in tables(_text(page)):
        compared = head.startswith(COMPARED.get(name, ()))
        heads += [head] if compared else []
        assert compared or not has_figures(rows) or NOT_KEPT in around.lower(), head
    for head in COMPARED.get(name, ()):
        assert any(one.startswith(head) for one in heads), head


BENCHMARKS = _text(ROOT / "docs" / "benchmarks.md")


@pytest.mark.parametrize("run", FILLED)
def test_tables_are_those_that_kept_results_make(run: str) -> None:
    """If not: ``python tools/figures.py``."""
    name, fill = FILLED[run]
    page = _text(ROOT / "docs" / name)
    kept = json.loads(_text(ROOT / "docs" / "figures" / f"{run}.json"))["results"]
    assert fill(page, kept) == page


def test_how_much_faster_the_page_says_follows_from_its_figures() -> None:
    theirs = ""
    for _, ours, yardstick, times in table(BENCHMARKS, "who drives | ours"):
        theirs = yardstick or theirs
        assert figure(times).meets(figure(ours).over(figure(theirs))), ours
    steps = table(BENCHMARKS, "| steps/s | times crazy_eights")
    [yardstick] = [row[1] for row in steps if row[2] == "1"]
    for name, ours, times, _ in steps:
        if times:
            assert figure(times).meets(figure(ours).over(figure(yardstick))), name


def measured(bench: str) -> dict[str, float]:
    """What a kept run has measured on one core, by name."""
    kept = json.loads(_text(ROOT / "docs" / "figures" / f"{bench}.json"))
    return {one["name"]: one["value"] for one in kept["results"] if one["cores"] == 1}


def test_playouts_on_the_page_were_measured() -> None:
    run = measured("kernel")
    told = {f"skipbo/{row[0]}": row[1] for row in table(BENCHMARKS, "seats | moves/s")}
    for seats, baseline, _, anything, _ in table(BENCHMARKS, "seats | baseline, moves/s"):
        told |= {f"breakers/{seats}": baseline, f"breakers/{seats}/random": anything}
    [stocks] = table(BENCHMARKS, "stock, two seats | 5 | 10 | 20 | 40 | 60")
    told |= {
        f"skipbo/2/stock-{stock}": text
        for stock, text in zip((5, 10, 20, 40, 60), stocks[1:], strict=True)
    }
    driven = table(BENCHMARKS, "who drives | ours")
    told |= {"openspiel/crazy_eights/compiled": driven[0][2]}
    assert [name for name, text in told.items() if not figure(text).holds(run[name])] == []
    assert len(told) + 1 == len(run)  # the other yardstick is told as a ratio


def test_decisions_on_the_page_were_measured() -> None:
    run = measured("rules")
    _, _, skipbo, breakers = table(BENCHMARKS, "who drives | ours")
    told = {"skipbo/2": skipbo[1], "breakers/2": breakers[1], "openspiel/crazy_eights": skipbo[2]}
    assert [name for name, text in told.items() if not figure(text).holds(run[name])] == []


def test_steps_on_the_page_were_measured() -> None:
    kept = json.loads(_text(ROOT / "docs" / "figures" / "environments.json"))["results"]
    run = measured("environments")
    names = ("skipbo/2", "skipbo/4", "breakers/2", "breakers/4")
    yardsticks = ("openspiel/crazy_eights", "openspiel/dou_dizhu")
    rows = table(BENCHMARKS, "| steps/s | times crazy_eights")
    told = {name: row[1] for name, row in zip((*names, *yardsticks), rows, strict=True)}
    adapters = table(BENCHMARKS, "steps/s | PettingZoo (`raw_env`)")
    for name, (_, *steps) in zip(names, adapters, strict=True):
        for adapter, text in zip(("pettingzoo", "gymnasium", "openspiel"), steps, strict=True):
            told[f"{name}/{adapter}"] = text
    assert [name for name, text in told.items() if not figure(text).holds(run[name])] == []
    where_installed = "pettingzoo/", "pgx/"
    assert told.keys() == {name for name in run if not name.startswith(where_installed)}
    on_all = {one["name"]: one["value"] for one in kept if one["cores"] > 1}
    for name, (*_, text) in zip(names, rows, strict=False):
        assert figure(text).holds(on_all[name]), name
    more = {"name": "pgx/2048", "value": 1e6, "cores": 1}
    assert filled(BENCHMARKS, [*kept, more]) == BENCHMARKS  # tools/figures.py would write the same


def test_steps_on_a_card_were_measured() -> None:
    run = measured("card")
    names = ("skipbo/2", "skipbo/4", "breakers/2", "breakers/4")
    told = {
        f"{name}/{part}{count.replace(',', '')}": text
        for head, part in (("tables on a card", ""), ("playouts on a card", "playouts/"))
        for count, *steps in table(BENCHMARKS, head)
        for name, text in zip(names, steps, strict=True)
    }
    *others, ours = table(BENCHMARKS, "another library on a card")
    alone = {"skipbo/2/131072": ours[2]}
    assert ours[1] == told["skipbo/2/131072"]
    for name, text, text_alone in others:
        key = name.lower().replace(", ", "/")
        told[key], alone[key] = text, text_alone
    kept_alone = measured("card-alone")
    assert alone.keys() == kept_alone.keys()
    assert [name for name, text in alone.items() if not figure(text).holds(kept_alone[name])] == []
    assert [name for name, text in told.items() if not figure(text).holds(run[name])] == []
    assert told.keys() == run.keys()


def test_playouts_are_compared_with_one_yardstick() -> None:
    seats = table(BENCHMARKS, "seats | moves/s | times crazy_eights")
    sets = table(BENCHMARKS, "seats | baseline, moves/s")
    pairs = [row[1:3] for row in seats] + [row[at : at + 2] for row in sets for at in (1, 3)]
    implied = [figure(ours).over(figure(times)) for ours, times in pairs]
    assert max(one.low for one in implied) <= min(one.high for one in implied)
    assert f'What "{seats[0][2]} times" means' in BENCHMARKS


def test_strength_was_measured_by_the_commands_that_are_kept() -> None:
    kept = json.loads(_text(ROOT / "docs" / "figures" / "strength.json"))["results"]
    assert [one["command"] for one in kept] == [*pairing_commands()]
    for one in kept:
        _require_options(one["command"].removeprefix("stockpile "))
        low, high = one["paired_interval"]
        assert low <= one["win_rate"] <= high
    page = _text(ROOT / "docs" / "bots.md")
    run = {one["command"]: one for one in kept}
    skipbo, breakers = (share(run[pairing_command(*pairing)]) for pairing in APART)
    assert f"`skilled` wins {skipbo} against `baseline` at two seats of Skip-Bo" in page
    assert f"and {breakers} in Breakers" in page
    assert {one["rounds"] for one in kept} == {1000}


def test_how_far_off_chances_are_is_said_as_it_was_measured() -> None:
    kept = json.loads(_text(ROOT / "docs" / "figures" / "calibration.json"))["results"]
    page = _text(ROOT / "docs" / "review.md")
    (head, _, _), *_ = (one for one in tables(page) if one[0].startswith("said |"))
    assert head == " | ".join(["said", *(one["name"] for one in kept)]) + " |"
    two, three, four = (f"{one['off']:.3f}" for one in kept[2:])
    assert f"(off by {two}, {three} and {four})" in page


def test_errors_that_reviews_assume_are_said_as_they_are() -> None:
    page = " ".join(_text(ROOT / "docs" / "review.md").split())
    assert (
        f"in Skip-Bo we assume {skipbo_deciding.WIN_CHANCE_ERROR} (one standard error, at even "
        f"chances), and for the difference between two moves {skipbo_deciding.DIFFERENCE_ERROR}; "
        f"in Breakers {breakers_deciding.WIN_CHANCE_ERROR} and "
        f"{breakers_deciding.DIFFERENCE_ERROR}."
    ) in page
    two, three, four = (f"{one:.2f}" for one in breakers_deciding.CONTESTED_WIN.values())
    assert f"{two} at two seats, {three} at three and {four} at four, which calibrates" in page


def test_how_attentive_bots_are_is_what_they_do() -> None:
    rows = table(_text(ROOT / "docs" / "bots.md"), "level | notices somebody who plays out of turn")
    told = {level.split(", ")[0].strip("`"): row for level, *row in rows}
    assert told.keys() == ATTENTION.keys()
    for level, (rate, moves) in told.items():
        expected = ATTENTION[level]
        assert rate == f"{expected.rate * 100:.0f} %"
        assert moves.removesuffix(" moves' time") == f"{expected.moves:g}"
