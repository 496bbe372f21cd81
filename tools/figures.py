"""Write what was measured into the tables of the pages.

    stockpile bench environments --json docs/figures/environments.json
    stockpile bench server --tables 10,100,500 --json docs/figures/server.json
    stockpile bench server --tables 100 --pace experts --json docs/figures/experts.json
    stockpile bench page --json docs/figures/page.json
    python tools/timings.py arena first-step bots
    python tools/strength.py
    python tools/gates.py
    python tools/calibration.py
    python tools/figures.py

Sentences about the figures are for people to write.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from strength import PAIRS, TABLES, command

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


def with_strength(page: str, results: list[dict[str, Any]]) -> str:
    """The page with how often each level beats the one below it."""
    run = {one["command"]: one for one in results}
    rows = [
        [share(run[command(table, stronger, weaker)]) for stronger, weaker in PAIRS]
        for table in TABLES
    ]
    return with_rows(page, "| table | `baseline` wins against `random` |", rows)


def share(result: dict[str, Any]) -> str:
    """A share of rounds with its interval."""
    low, high = result["paired_interval"]
    return f"{result['win_rate'] * 100:.1f} % ({low * 100:.1f}–{high * 100:.1f})"


def with_gates(page: str, results: list[dict[str, Any]]) -> str:
    """The page with what `master` wins at each gate, against `skilled`."""
    run = {one["gate"]: one for one in results}
    for game, forms in (("Skip-Bo", (2, 3, 4, 6, "teams")), ("Breakers", (2, 3, 4))):
        rows = [
            [
                f"{one['rounds']:,}",
                share({"win_rate": one["won"], "paired_interval": one["interval"]}),
                f"{one['share']:.0%}: {'passed' if one['passed'] else 'missed'}".replace("%", " %"),
            ]
            for one in (run[f"{game.lower().replace('-', '')}-{form}"] for form in forms)
        ]
        page = with_rows(page, f"| {game} | rounds | `master` wins against `skilled` |", rows)
    return page


def with_calibration(page: str, results: list[dict[str, Any]]) -> str:
    """The page with how often chances came true."""
    columns = [
        [
            *(
                "" if one["came"] is None else f"{one['came'] * 100:.0f} %"
                for one in form["tenths"]
            ),
            f"{form['decisions']:,}",
            *(f"{form[name]:.3f}" for name in ("squared_error", "of_the_average", "off")),
        ]
        for form in results
    ]
    rows = [list(row) for row in zip(*columns, strict=True)]
    return with_rows(page, "| said | Skip-Bo, two seats |", rows)


def with_server(page: str, results: list[dict[str, Any]]) -> str:
    """The page with moves at full speed, next to the yardstick, and with one move a second."""
    run = {one["name"]: one for one in results}
    counts = [name.rpartition("/")[2] for name in run if name.startswith("bare/durable/")]
    fast = [
        (run[f"server/sqlite/closed/{one}"], run[f"bare/durable/closed/{one}"]) for one in counts
    ]
    full_speed = [
        [
            *(f"{ours['value']:,.0f}", waits(ours), f"{ours['cpu_us_per_move']:.0f}"),
            *(f"{bare['value']:,.0f}", f"{bare['cpu_us_per_move']:.0f}", f"{ours['ratio']:.2f}"),
        ]
        for ours, bare in fast
    ]
    paced = [
        [waits(one), f"{one['server_cpu']:.2f}", f"{one['kb_per_table']:.0f}"]
        for one in (run[f"server/sqlite/paced/{count}"] for count in counts)
    ]
    page = with_rows(page, "| tables | moves/s | p50 / p95 / p99 ms | µs per move |", full_speed)
    return with_rows(page, "| tables | p50 / p95 / p99 ms | share of a core |", paced)


def waits(result: dict[str, Any]) -> str:
    """How long moves waited."""
    times = (result[f"p{share}_ms"] for share in (50, 95, 99))
    return " / ".join(f"{one:.1f}" if one < 10 else f"{one:.0f}" for one in times)


def with_experts(page: str, results: list[dict[str, Any]]) -> str:
    """The page with moves that were made while experts thought."""
    return with_rows(page, "| while twenty experts think |", [[waits(one)] for one in results])


def with_first_card(page: str, results: list[dict[str, Any]]) -> str:
    """The page with what a slow phone takes."""
    start, card, drawn, scripted = (one["value"] for one in results)
    rows = [
        [f"{start / 1000:.1f} s"],
        [f"{card / 1000:.1f} s"],
        [f"{drawn:.0f}"],
        [f"{scripted:.0f}"],
    ]
    return with_rows(page, "| on a slow phone |", rows)


def with_arena(page: str, results: list[dict[str, Any]]) -> str:
    """The page with rounds of the arena."""
    rows = [
        [
            f"{one['seconds']:.0f} s",
            f"{one['processor_s']:.0f} s",
            f"{one['processor_s'] / one['decisions'] * 1e6:.0f} µs",
        ]
        for one in results
    ]
    return with_rows(page, "| `--records` | by the clock |", rows)


def with_first_steps(page: str, results: list[dict[str, Any]]) -> str:
    """The page with first steps."""
    told = [[f"{one['cold_s']:.1f}", f"{one['warm_s']:.1f}"] for one in results]
    rows = [[*skipbo, *breakers] for skipbo, breakers in zip(told[::2], told[1::2], strict=True)]
    return with_rows(page, "| first step | Skip-Bo |", rows)


def with_bots(page: str, results: list[dict[str, Any]]) -> str:
    """The page with how long each level takes to choose."""
    told = [[took(one["ms_per_move"]), took(one["p99_ms_per_move"])] for one in results]
    half = len(told) // 2
    rows = [[*skipbo, *breakers] for skipbo, breakers in zip(told[:half], told[half:], strict=True)]
    return with_rows(page, "| level | a choice in Skip-Bo |", rows)


def took(ms: float) -> str:
    """A time with two digits."""
    return f"{float(f'{ms * 1000:.2g}'):g} µs" if ms < 0.1 else f"{float(f'{ms:.2g}'):g} ms"


FILLED: dict[str, tuple[str, Callable[[str, list[dict[str, Any]]], str]]] = {
    "environments": ("benchmarks.md", filled),
    "server": ("benchmarks.md", with_server),
    "experts": ("benchmarks.md", with_experts),
    "page": ("benchmarks.md", with_first_card),
    "arena": ("benchmarks.md", with_arena),
    "first-step": ("benchmarks.md", with_first_steps),
    "bots": ("bots.md", with_bots),
    "strength": ("bots.md", with_strength),
    "gates": ("bots.md", with_gates),
    "calibration": ("review.md", with_calibration),
}
"""Which kept run fills tables of which page."""


def main() -> None:
    """Write the pages again."""
    for run, (name, fill) in FILLED.items():
        kept = json.loads((DOCS / "figures" / f"{run}.json").read_text("utf-8"))
        page = DOCS / name
        page.write_text(fill(page.read_text("utf-8"), kept["results"]), encoding="utf-8")


if __name__ == "__main__":
    main()
