"""Every numbered rule has a test with its number in front: ``test_s15_…``, ``test_b9_…``."""

from __future__ import annotations

import ast
import re
from pathlib import Path

NUMBERS = {*(f"s{number}" for number in range(1, 30)), *(f"b{number}" for number in range(1, 18))}


def numbers_with_a_test() -> set[str]:
    found = set()
    for path in Path(__file__).parent.glob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and (
                named := re.match(r"test_([sb][0-9]+)_", node.name)
            ):
                found.add(named[1])
    return found


def test_every_rule_has_a_test() -> None:
    missing = NUMBERS - numbers_with_a_test()
    assert not missing, f"rules without a test: {', '.join(sorted(missing))}"


def test_no_test_names_a_rule_that_is_none() -> None:
    assert numbers_with_a_test() <= NUMBERS
