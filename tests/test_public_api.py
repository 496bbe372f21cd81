"""What is public does not change by accident."""

from __future__ import annotations

import doctest
import re
import shutil
import sys
from collections.abc import Iterable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from tests import processes
from tests.public_api import MODULES, STORED, examples, listed

REFERENCE = Path(__file__).parents[1] / "docs" / "reference"


def test_public_names_and_signatures_are_those_on_the_list() -> None:
    """If the change is meant: ``python -m tests.public_api``, and a line in CHANGELOG.md."""
    assert listed() == STORED.read_text("utf-8")


def test_teams_are_asked_for_alike_everywhere() -> None:
    asked = re.findall(r"^(?!class stockpile\.Setup\b).*\bteams: '(.*?)'", listed(), re.MULTILINE)
    assert len(asked) == 8
    assert {*asked} == {"TeamsRequest | None"}


@pytest.mark.parametrize("module", MODULES)
def test_everything_public_is_in_the_reference_with_an_example(module: str) -> None:
    """tests/test_documents.py runs the examples."""
    pages = REFERENCE.glob("*.rst")
    (page,) = (text for text in map(Path.read_text, pages) if f"\n{module}\n==" in f"\n{text}")
    _, _, own = f"\n{page}".partition(f"\n{module}\n==")
    examples = "\n".join(re.findall(r"^(?:>>>|\.\.\.) .*", own, re.MULTILINE))
    whole = f".. automodule:: {module}\n" in own
    for name in import_module(module).__all__:
        assert re.search(rf"\b{name}\b", examples), f"{module}.{name}"
        assert whole or re.search(rf"^\.\. \w+:: {module}\.{name}$", own, re.MULTILINE), name


def test_documents_and_examples_use_nothing_else() -> None:
    public = {f"{one}.{name}" for one in MODULES for name in import_module(one).__all__}
    root = REFERENCE.parents[1]
    texts = [root / "README.md", *REFERENCE.parent.rglob("*.md"), *REFERENCE.glob("*.rst")]
    for file in [*texts, *(root / "examples").glob("*.py")]:
        text = re.sub(r"^ *(?:>>>|\.\.\.) ?", "", file.read_text("utf-8"), flags=re.MULTILINE)
        for module, names in re.findall(
            r"^ *from (stockpile[\w.]*) import (\([^)]*\)|.*)", text, re.MULTILINE
        ):
            for name in re.findall(r"(\w+)(?: as \w+)?", names):
                used = f"{module}.{name}"
                assert used in public or used in MODULES, f"{file.name}: {used}"
        assert {*re.findall(r"^ *import (stockpile[\w.]*)", text, re.MULTILINE)} <= {*MODULES}


@pytest.mark.slow
def test_the_site_is_built_without_a_warning() -> None:
    made = processes.run(["make", "-s", "site"], cwd=REFERENCE.parents[1], text=True, timeout=600)
    assert made.returncode == 0, made.stderr


@pytest.mark.slow
def test_the_site_is_not_built_with_broken_links_or_without_docstrings(tmp_path: Path) -> None:
    root = REFERENCE.parents[1]
    without = shutil.ignore_patterns("__pycache__", "web")
    for name in ("docs", "src"):
        shutil.copytree(root / name, tmp_path / name, ignore=without)
    for name in ("CHANGELOG.md", "Makefile", "examples", "requirements", "tools"):
        (tmp_path / name).symlink_to(root / name)
    with (tmp_path / "docs" / "faq.md").open("a") as page:
        page.write("\n[a](install.md#nowhere), [b](#nor-here), [c](no.md), [d](../tools/no.py)\n")
    with (tmp_path / "src" / "stockpile" / "simulator.py").open("a") as module:
        module.write('\n\n__all__ += ["stir"]\n\n\ndef stir() -> None: ...\n')
    make = ["make", "-s", "-o", "setup", f"BIN={Path(sys.executable).parent}", "site"]
    made = processes.run(make, cwd=tmp_path, text=True, timeout=600)
    assert made.returncode != 0
    complaints = [line for line in made.stderr.splitlines() if "WARNING" in line]
    for wrong in ("nowhere", "nor-here", "no.md", "no.py", "stockpile.simulator.stir"):
        assert sum(wrong in line for line in complaints) == 1, (wrong, made.stderr)
    assert len(complaints) == 5, made.stderr


def public() -> Iterator[tuple[str, Any]]:
    """Every public class and function once, by its full name."""
    seen: list[Any] = []
    for module in MODULES:
        found = import_module(module)
        for name in found.__all__:
            thing = getattr(found, name)
            its = getattr(thing, "__module__", None)
            if callable(thing) and its and its.startswith("stockpile") and thing not in seen:
                seen.append(thing)
                yield f"{module}.{name}", thing


PUBLIC = dict(public())


COMPILED = re.compile(r"stockpile\.(simulator|environments|bots\.[Aa]dvi)")
"""What may have to be compiled first."""


def marked(names: Iterable[str]) -> list[Any]:
    """The names as variants of a test, those that may take long marked."""
    return [
        pytest.param(name, marks=[pytest.mark.long] if COMPILED.match(name) else [])
        for name in names
    ]


@pytest.mark.parametrize("name", marked(PUBLIC))
def test_everything_public_has_an_example_that_works(name: str) -> None:
    """The example of a member goes on from that of its class."""
    thing = PUBLIC[name]
    shown = examples(thing)
    for member, text in shown.items():
        full = f"{name}.{member}".rstrip(".")
        assert text, f"{full} has no example"
        require_working(full, f"{shown['']}\n\n{text}" if member else text, thing.__module__)


@pytest.mark.parametrize("module", marked(MODULES))
def test_the_example_of_a_module_works(module: str) -> None:
    require_working(module, import_module(module).__doc__ or "", module)


def require_working(name: str, text: str, module: str) -> None:
    names = vars(sys.modules[module]).copy()
    example = doctest.DocTestParser().get_doctest(text, names, name, None, None)
    complaints: list[str] = []
    failed, _ = doctest.DocTestRunner(verbose=False).run(example, out=complaints.append)
    assert not failed, "".join(complaints)
