"""Let each level play the one below it, and keep the results in docs/figures/strength.json.

    python tools/strength.py --workers 2
    python tools/figures.py

Pairings whose results are kept are not played again: delete the file to renew them all.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

KEPT = Path(__file__).resolve().parents[1] / "docs" / "figures" / "strength.json"

TABLES = {
    "Skip-Bo, two seats": "--stock 20",
    "Skip-Bo, three seats": "--seats 3 --stock 20",
    "Skip-Bo, four seats": "--seats 4 --stock 20",
    "Skip-Bo, six seats": "--seats 6 --stock 20",
    "Skip-Bo, two teams of two": "--seats 4 --teams 2 --stock 20",
    "Skip-Bo, three teams of two": "--seats 6 --teams 3 --stock 20",
    "Breakers, two seats": "--game breakers",
    "Breakers, three seats": "--game breakers --seats 3",
    "Breakers, four seats": "--game breakers --seats 4",
}
"""The tables, as the page calls them, and what `stockpile arena` is given for each."""
PAIRS = (("baseline", "random"), ("casual", "baseline"), ("skilled", "casual"))


APART = (
    ("Skip-Bo, two seats", "skilled", "baseline"),
    ("Breakers, two seats", "skilled", "baseline"),
)
"""Pairings of levels that are further apart."""


def commands() -> Iterator[str]:
    """Every pairing, as it would be typed."""
    for table in TABLES:
        for stronger, weaker in PAIRS:
            yield command(table, stronger, weaker)
    for pairing in APART:
        yield command(*pairing)


def command(table: str, stronger: str, weaker: str) -> str:
    options = f"{TABLES[table]} --rounds 1000 --seed strength"
    return f"stockpile arena {stronger} {weaker} {options}"


def result(typed: str, told: dict[str, Any]) -> dict[str, Any]:
    """What is kept of an answer of the arena: how often its first bot won."""
    first = told["bots"][0]
    return {
        "command": typed,
        "version": told["version"],
        "rounds": told["rounds"],
        "win_rate": round(first["win_rate"], 4),
        "paired_interval": [round(end, 4) for end in first["paired_interval"]],
    }


def play(typed: str, workers: int) -> dict[str, Any]:
    _, *arguments = typed.split()
    with TemporaryDirectory() as folder:
        answer = Path(folder, "answer.json")
        more = ["--workers", str(workers), "--json", str(answer)]
        subprocess.run([sys.executable, "-m", "stockpile", *arguments, *more], check=True)
        return result(typed, json.loads(answer.read_text("utf-8")))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--workers", type=int, default=1, help="processes (default: 1)")
    workers = parser.parse_args().workers
    kept = json.loads(KEPT.read_text("utf-8"))["results"] if KEPT.exists() else []
    known = {one["command"] for one in kept}
    for typed in commands():
        if typed not in known:
            kept.append(play(typed, workers))
            KEPT.write_text(json.dumps({"results": kept}, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
