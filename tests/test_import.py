"""``import stockpile`` stays instant: it loads the rules, and nothing heavy beside them."""

from __future__ import annotations

import subprocess
import sys

HEAVY = {
    "asyncio",
    "attr",
    "babel",
    "click",
    "difflib",
    "fluent",
    "multiprocessing",
    "numpy",
    "pyspiel",
    "rich",
    "stockpile.bots",
    "stockpile.cli",
    "stockpile.core.record",
    "stockpile.words",
    "unittest",
}


def test_importing_the_library_loads_nothing_heavy() -> None:
    code = (
        "import sys; before = set(sys.modules); import stockpile; stockpile.new_match;"
        "print(*set(sys.modules) - before)"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = set(ran.stdout.split())
    assert "stockpile.skipbo.rules" in loaded
    assert not loaded & HEAVY


def test_what_is_offered_is_listed() -> None:
    code = "import stockpile; print(*set(stockpile.__all__) - set(dir(stockpile)))"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout.split() == []
