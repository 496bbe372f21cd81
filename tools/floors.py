"""How much of each package the tests run, and whether that is enough.

    python tools/floors.py             judge every package by its floor
    python tools/floors.py core table  judge these only

It reads the counts that `coverage combine` left. A package's figure is the share of its lines and
branches that ran; whole packages are counted, modules that no test imports included.
"""

import contextlib
import io
import json
import sys
import tempfile
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import NamedTuple

import coverage

PACKAGE = "src/stockpile/"

RULES = 97
AUTHORITY = 90
EDGE = 85
FLOORS: Mapping[str, int] = {
    "core": RULES,
    "skipbo": RULES,
    "breakers": RULES,
    "games": RULES,
    "bots": AUTHORITY,
    "workers": AUTHORITY,
    "testing": AUTHORITY,
    "store": AUTHORITY,
    "table": AUTHORITY,
    "server": AUTHORITY,
    "display": AUTHORITY,
    "english.py": AUTHORITY,
    "extras.py": AUTHORITY,
    "sentences.py": AUTHORITY,
    "simulator.py": AUTHORITY,
    "terminal": EDGE,
    "cli": EDGE,
}
"""The least share of each package that has to run, in percent."""

WITHOUT_FLOOR: Mapping[str, str] = {
    "__init__.py": "names only",
    "__main__.py": "one call",
    "arena": "judged by its statistics",
    "bench": "timings",
    "environments": "mostly compiled; compared with the rules, table by table",
    "kernel": "compiled functions cannot be counted; parity tests walk them",
    "lessons": "every lesson is walked through",
    "rulebook.py": "written pages are compared",
    "training": "runs by hand, on a card",
    "words.py": "every message is read",
}
"""What is counted and shown, and why nothing is demanded of it."""


class Counted(NamedTuple):
    """Lines and branches, and how many of them ran."""

    ran: int = 0
    there: int = 0

    @property
    def percent(self) -> float:
        return 100 * self.ran / self.there if self.there else 100.0


def packages(files: Mapping[str, Mapping[str, Mapping[str, int]]]) -> dict[str, Counted]:
    """The counts of each package (or lone module), from those of its files."""
    found: dict[str, Counted] = {}
    for path, file in files.items():
        _, _, inside = Path(path).as_posix().partition(PACKAGE)
        name = inside.split("/")[0]
        if not file["summary"]["num_statements"]:
            continue  # a folder of data
        its = file["summary"]
        ran, there = found.get(name, Counted())
        found[name] = Counted(
            ran + its["covered_lines"] + its["covered_branches"],
            there + its["num_statements"] + its["num_branches"],
        )
    return found


def judge(counted: Mapping[str, Counted], asked: Iterable[str]) -> list[str]:
    """What is wrong, one sentence each."""
    wrong = []
    for name in asked:
        floor, its = FLOORS.get(name), counted.get(name)
        if floor is None and name not in WITHOUT_FLOOR:
            wrong.append(f"{name} has no floor: decide on one in tools/floors.py.")
        elif its is None:
            wrong.append(f"{name} was not counted: is it still there?")
        elif floor is not None and its.percent < floor:
            missing = -(-floor * its.there // 100) - its.ran
            wrong.append(
                f"{name} is at {its.percent:.1f} %, below its floor of {floor} %:"
                f" {missing} more lines or branches have to run in tests."
            )
    return wrong


def table(counted: Mapping[str, Counted]) -> str:
    """Every package with its figure and its floor."""
    lines = [f"{'package':<12} {'counted':>8} {'ran':>8}   floor"]
    for name in (*FLOORS, *WITHOUT_FLOOR, *sorted({*counted} - {*FLOORS, *WITHOUT_FLOOR})):
        if name in counted:
            its = counted[name]
            floor = f"{FLOORS[name]} %" if name in FLOORS else WITHOUT_FLOOR.get(name, "?")
            lines.append(f"{name:<12} {its.there:>8} {its.percent:>6.1f} %   {floor}")
    return "\n".join(lines)


def counts() -> dict[str, Counted]:
    """What was counted, of every file of the package."""
    data = coverage.Coverage()
    data.load()
    with tempfile.TemporaryDirectory() as folder, contextlib.redirect_stdout(io.StringIO()):
        report = Path(folder, "counted.json")
        data.json_report(outfile=str(report))
        return packages(json.loads(report.read_text())["files"])


def main(asked: list[str]) -> int:
    try:
        counted = counts()
    except coverage.CoverageException as none:
        print(f"Nothing was counted ({none}): run `make coverage`.", file=sys.stderr)
        return 2
    print(table(counted))
    wrong = judge(counted, asked or dict.fromkeys((*FLOORS, *counted)))
    print("\n".join(wrong) or "Every floor is reached.")
    return int(bool(wrong))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
