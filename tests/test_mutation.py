"""The mutation run changes what it says it changes."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

pytestmark = pytest.mark.slow

SOURCE = """
from functools import cache


class Hand:
    size = 5

    @property
    def full(self) -> bool:
        return self.size >= 5

    def more(self, cards: int = 1) -> int:
        return self.size + cards


@cache
def doubled(number: int) -> int:
    return number * 2
"""


@pytest.fixture(scope="module")
def mutation() -> ModuleType:
    """The tool, which takes a while to load: not in every process that only looks for tests."""
    return importlib.import_module("mutation")


@pytest.fixture
def module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, mutation: ModuleType) -> ModuleType:
    path = tmp_path / "hand.py"
    path.write_text(SOURCE)
    spec = importlib.util.spec_from_file_location("hand", path)
    assert spec is not None
    assert spec.loader is not None
    made = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, "hand", made)
    spec.loader.exec_module(made)
    monkeypatch.setattr(mutation, "PACKAGE", tmp_path)
    monkeypatch.setattr(mutation, "CACHED", ("hand",))
    return made


def test_functions_are_changed_decorated_ones_as_well(
    module: ModuleType, mutation: ModuleType
) -> None:
    assert module.__file__ is not None
    changes = {str(one): one for one in mutation.mutants(Path(module.__file__))}

    def answers() -> tuple[bool, int, float]:
        hand = module.Hand()
        return hand.full, hand.more(), module.doubled(3)

    assert answers() == (True, 6, 6)
    wanted = {
        "hand.py:10: return self.size >= 5  →  return self.size > 5": (False, 6, 6),
        "hand.py:13: return self.size + cards  →  return self.size - cards": (False, 4, 6),
        "hand.py:18: return number * 2  →  return number / 2": (False, 4, 1.5),
    }
    for change, expected in wanted.items():
        assert mutation.Living().change(changes[change]), change
        assert answers() == expected


def test_only_tests_that_reach_a_line_are_asked(module: ModuleType, mutation: ModuleType) -> None:
    assert module.__file__ is not None
    for one in mutation.mutants(Path(module.__file__)):
        if one.position.start.line == 10:
            assert [*mutation.reaching(one, {10: ["b", "a", ""], 13: ["c"]})] == ["a", "b"]
            return
    raise AssertionError("nothing was changed in line 10")
