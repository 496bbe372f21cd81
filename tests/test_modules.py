"""A module can be read in one sitting."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).parents[1]
MOST_LINES = 450
GENERATED = {"web/src/protocol.ts"}


def test_no_module_is_long() -> None:
    sources = [*ROOT.glob("src/stockpile/**/*.py"), *ROOT.glob("web/src/**/*")]
    lines = {
        str(path.relative_to(ROOT)): len(path.read_text("utf-8").splitlines())
        for path in sources
        if path.suffix in (".py", ".ts", ".svelte")
    }
    assert len(lines) > 500
    long = {name for name, count in lines.items() if count > MOST_LINES}
    assert long <= GENERATED
