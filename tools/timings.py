"""Measure what the pages say about times, on a machine with nothing else to do, and keep it.

    python tools/timings.py arena first-step bots
    python tools/figures.py

| | is kept in docs/figures/ | |
| --- | --- | --- |
| arena | arena.json | 10,000 rounds of `baseline`, with every kind of `--records` |
| first-step | first-step.json | from the import to the end of the first step of an environment |
| bots | bots.json | how long each level takes to choose |
"""

from __future__ import annotations

import json
import os
import platform
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

FIGURES = Path(__file__).resolve().parents[1] / "docs" / "figures"

RECORDS = {
    "none": None,
    "a folder": "rounds",
    "`FILE.jsonl`": "a.jsonl",
    "`FILE.parquet`": "a.parquet",
}
"""What `--records` is given, as the page calls it."""
STEPS = {
    "Tables": """
from stockpile.environments import Tables
tables = Tables({game!r}, seats=2)
tables.reset()
tables.step(tables.suggest())
""",
    "PettingZoo": """
from stockpile.environments import pettingzoo
env = pettingzoo.env({game!r}, seats=2)
env.reset(seed=1)
env.step(int(env.last()[0]["action_mask"].argmax()))
""",
    "Gymnasium": """
import gymnasium, stockpile.environments
env = gymnasium.make("stockpile/{name}-v0", opponents="baseline")
_, info = env.reset(seed=1)
env.step(int(info["action_mask"].argmax()))
""",
    "OpenSpiel": """
import pyspiel, stockpile.environments.openspiel
state = pyspiel.load_game("stockpile_{game}").new_initial_state()
while state.is_chance_node():
    state.apply_action(state.chance_outcomes()[0][0])
state.observation_tensor(state.current_player())
state.apply_action(state.legal_actions()[0])
""",
}
"""A first step with each adapter."""
NAMES = {"skipbo": "SkipBo", "breakers": "Breakers"}
LEVELS = {"random": 20, "baseline": 400, "casual": 400, "skilled": 200, "master": 40}
"""The rounds that tell how long a level takes: of Breakers ten times as many, which are short."""
TIMES = {"skipbo": 1, "breakers": 10}


def arena() -> Iterator[dict[str, Any]]:
    for name, target in RECORDS.items():
        with TemporaryDirectory() as folder:
            answer = Path(folder, "answer.json")
            more = [] if target is None else ["--records", str(Path(folder, target))]
            typed = ["arena", "baseline", "baseline", "--rounds", "10000", "--workers", "2"]
            spent = _timed([*typed, "--json", str(answer), *more])
            told = json.loads(answer.read_text("utf-8"))
            decisions = sum(bot["moves"] for bot in told["bots"])
        yield {"name": name, "decisions": decisions} | spent | {"python": platform.python_version()}


def _timed(arguments: list[str]) -> dict[str, float]:
    """The time that passes while a command runs, and the processor time it takes."""
    before, began = os.times(), time.perf_counter()
    subprocess.run([sys.executable, "-m", "stockpile", *arguments], check=True)
    seconds, after = time.perf_counter() - began, os.times()
    used = sum(after[2:4]) - sum(before[2:4])
    return {"seconds": round(seconds, 1), "processor_s": round(used, 1)}


def first_step() -> Iterator[dict[str, Any]]:
    for adapter, code in STEPS.items():
        for game, name in NAMES.items():
            with TemporaryDirectory() as folder:
                given = os.environ | {"XDG_CACHE_HOME": folder}
                # As after an installation, which leaves bytecode for every module.
                given.pop("PYTHONDONTWRITEBYTECODE", None)
                imports = "import stockpile.environments, gymnasium, pettingzoo, pyspiel"
                _step(imports, given)
                cold, *warm = [_step(code.format(game=game, name=name), given) for _ in range(4)]
            yield {"name": f"{adapter}/{game}", "cold_s": cold, "warm_s": sorted(warm)[1]}


def _step(code: str, given: dict[str, str]) -> float:
    whole = f"import time\nbegan = time.perf_counter()\n{code}\nprint(time.perf_counter() - began)"
    ran = subprocess.run(
        [sys.executable, "-c", whole], env=given, capture_output=True, text=True, check=True
    )
    return round(float(ran.stdout.split()[-1]), 2)


def bots() -> Iterator[dict[str, Any]]:
    for game in NAMES:
        for level, rounds in LEVELS.items():
            with TemporaryDirectory() as folder:
                answer = Path(folder, "answer.json")
                typed = [
                    "arena",
                    level,
                    level,
                    "--game",
                    game,
                    "--rounds",
                    str(rounds * TIMES[game]),
                ]
                _timed([*typed, "--workers", "1", "--json", str(answer)])
                first = json.loads(answer.read_text("utf-8"))["bots"][0]
            keys = ("moves", "ms_per_move", "p99_ms_per_move")
            yield {"name": f"{level}/{game}"} | {key: first[key] for key in keys}


MEASURED: dict[str, Callable[[], Iterator[dict[str, Any]]]] = {
    "arena": arena,
    "first-step": first_step,
    "bots": bots,
}


def main(asked: list[str]) -> int:
    if not asked or not set(asked) <= set(MEASURED):
        print(__doc__, file=sys.stderr)
        return 2
    for name in asked:
        results = []
        for one in MEASURED[name]():
            print(one, file=sys.stderr, flush=True)
            results.append(one)
        kept = json.dumps({"results": results}, indent=1, ensure_ascii=False) + "\n"
        (FIGURES / f"{name}.json").write_text(kept, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
