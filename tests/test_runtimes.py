"""Python and the browser say the same: every message, every language, the same arguments."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

import stockpile.locales
from tests import processes
from tests.test_catalogues import samples

ROOT = Path(__file__).parents[1]
LOCALES = Path(stockpile.locales.__file__).parent


@pytest.mark.long
def test_both_runtimes_say_the_same() -> None:
    said = samples()
    asked = [{"language": one["language"], "id": one["id"], "args": one["args"]} for one in said]
    ended = processes.run(
        [sys.executable, ROOT / "tools" / "client.py", "npm", "run", "--silent", "render"],
        data=json.dumps({"folder": str(LOCALES), "messages": asked}),
        text=True,
        timeout=300,
    )
    assert ended.returncode == 0, ended.stderr
    texts = json.loads(ended.stdout)
    assert len(texts) == len(said) > 0
    differing = [
        (one["language"], one["id"], one["text"], text)
        for one, text in zip(said, texts, strict=True)
        if one["text"] != text
    ]
    assert not differing, differing[:5]
