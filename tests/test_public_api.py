"""What is public does not change by accident."""

from __future__ import annotations

import re
import subprocess
from importlib import import_module
from pathlib import Path

import pytest

from tests.public_api import MODULES, STORED, listed

REFERENCE = Path(__file__).parents[1] / "docs" / "reference"


def test_public_names_and_signatures_are_those_on_the_list() -> None:
    """If the change is meant: ``python -m tests.public_api``, and a line in CHANGELOG.md."""
    assert listed() == STORED.read_text("utf-8")


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


@pytest.mark.slow
def test_the_site_is_built_without_a_warning() -> None:
    made = subprocess.run(
        ["make", "-s", "site"],
        cwd=REFERENCE.parents[1],
        capture_output=True,
        text=True,
        check=False,
    )
    assert made.returncode == 0, made.stderr


@pytest.mark.parametrize("module", MODULES)
def test_everything_public_is_documented(module: str) -> None:
    found = import_module(module)
    for name in found.__all__:
        thing = getattr(found, name)
        if callable(thing) and getattr(thing, "__module__", "").startswith("stockpile"):
            assert thing.__doc__, f"{module}.{name}"
            for member, value in vars(thing).items() if isinstance(thing, type) else ():
                if not member.startswith("_") and callable(value):
                    inherited = any(
                        getattr(vars(base).get(member), "__doc__", None) for base in thing.__mro__
                    )
                    assert inherited, f"{module}.{name}.{member}"
