"""What is public does not change by accident."""

from __future__ import annotations

from importlib import import_module

import pytest

from tests.public_api import MODULES, STORED, listed


def test_public_names_and_signatures_are_those_on_the_list() -> None:
    """If the change is meant: ``python -m tests.public_api``, and a line in CHANGELOG.md."""
    assert listed() == STORED.read_text("utf-8")


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
