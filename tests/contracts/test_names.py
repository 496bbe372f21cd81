"""Terminal and page call everybody the same: both are held to the page's fixtures."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from stockpile.terminal.names import Seated, name_everybody
from stockpile.words import Words

FIXTURE = Path(__file__).parents[2] / "web" / "src" / "words" / "botNames.fixtures.json"
CASES = json.loads(FIXTURE.read_text(encoding="utf-8"))


@pytest.mark.parametrize("case", CASES, ids=[case["why"] for case in CASES])
def test_everybody_has_the_name_that_the_page_gives_them(case: dict[str, Any]) -> None:
    seated = [Seated(one.get("name", ""), one.get("bot", "")) for one in case["seats"]]
    assert name_everybody(Words("en"), seated) == case["names"]
