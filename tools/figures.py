"""Write what `stockpile bench environments` has measured into docs/benchmarks.md.

    stockpile bench environments --json docs/figures/environments.json
    python tools/figures.py

Sentences about the figures are for people to write.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

DOCS = Path(__file__).resolve().parents[1] / "docs"
GAMES = ("skipbo/2", "skipbo/4", "breakers/2", "breakers/4")
OTHERS = ("openspiel/crazy_eights", "openspiel/dou_dizhu")
ADAPTERS = ("pettingzoo", "gymnasium", "openspiel")


def filled(page: str, results: list[dict[str, Any]]) -> str:
    """The page with the results of a run."""
    run = {one["name"]: one["value"] for one in results if one["cores"] == 1}
    all_cores = {one["name"]: written(one["value"]) for one in results if one["cores"] > 1}
    yardstick = run[OTHERS[0]]
    steps = [
        [
            written(run[name]),
            f"{run[name] / yardstick:.0f}" if run[name] >= yardstick else "",
            all_cores.get(name, ""),
        ]
        for name in (*GAMES, *OTHERS)
    ]
    adapters = [[written(run[f"{name}/{one}"]) for one in ADAPTERS] for name in GAMES]
    page = with_rows(page, "| | steps/s | times crazy_eights | all cores |", steps)
    return with_rows(page, "| steps/s | PettingZoo (`raw_env`) |", adapters)


def written(value: float) -> str:
    """A speed as the page says it."""
    return f"{value / 1e6:.1f} million" if value >= 1e6 else f"{round(value, -3):,.0f}"


def with_rows(page: str, head: str, rows: list[list[str]]) -> str:
    """The page with other cells in a table, whose first column stays."""
    (old,) = re.findall(rf"^{re.escape(head)}.*\n\| ---.*\n((?:\|.*\n)+)", page, re.MULTILINE)
    names = [line.split(" | ")[0] for line in old.splitlines()]
    lines = [" | ".join([name, *row]) for name, row in zip(names, rows, strict=True)]
    return page.replace(old, "".join(f"{line} |\n".replace("  |", " |") for line in lines))


def main() -> None:
    """Write the page again."""
    kept = json.loads((DOCS / "figures" / "environments.json").read_text("utf-8"))
    page = DOCS / "benchmarks.md"
    page.write_text(filled(page.read_text("utf-8"), kept["results"]), encoding="utf-8")


if __name__ == "__main__":
    main()
