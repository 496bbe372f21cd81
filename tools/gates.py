"""What a new network for `master` should win before it is shipped.

``python tools/gates.py`` plays each pairing in the arena, with deals that no training or tuning
uses, and compares the share won with its gate. ``python tools/gates.py breakers-3 skipbo-teams``
plays only those. Finished rounds are kept in ``gates/``, and the same command continues from there.
Results are kept in docs/figures/gates.json, and `tools/figures.py` writes them into the page.
"""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import Any, NamedTuple

from stockpile.arena.parallel import run
from stockpile.arena.tournament import Tournament
from stockpile.games import make_game

SEED = "gate-2026-11"
FOLDER = Path("gates")
KEPT = Path(__file__).resolve().parents[1] / "docs" / "figures" / "gates.json"


class Gate(NamedTuple):
    """A pairing, and the share of rounds that `master` has to win in it."""

    name: str
    edition: str
    seats: int
    teams: list[str] | None
    other: str
    rounds: int
    share: float
    low: float
    """The lower end of the interval (95 %) has to be above this."""


GATES = (
    Gate("skipbo-2", "skipbo-2003", 2, None, "skilled", 2000, 0.65, 0.60),
    Gate("skipbo-3", "skipbo-2003", 3, None, "skilled", 600, 0.58, 0.50),
    Gate("skipbo-4", "skipbo-2003", 4, None, "skilled", 400, 0.58, 0.50),
    Gate("skipbo-6", "skipbo-2003", 6, None, "skilled", 300, 0.58, 0.50),
    Gate("skipbo-teams", "skipbo-2003", 4, ["AC", "BD"], "skilled", 400, 0.58, 0.50),
    Gate("skipbo-2-expert", "skipbo-2003", 2, None, "expert:9000", 400, 0.55, 0.50),
    Gate("breakers-2", "breakers-2010", 2, None, "skilled", 2000, 0.62, 0.50),
    Gate("breakers-3", "breakers-2010", 3, None, "skilled", 2000, 0.62, 0.50),
    Gate("breakers-4", "breakers-2010", 4, None, "skilled", 2000, 0.62, 0.50),
    Gate("breakers-2-expert", "breakers-2010", 2, None, "expert:2000", 1000, 0.55, 0.50),
    Gate("breakers-3-expert", "breakers-2010", 3, None, "expert:2000", 1000, 0.55, 0.50),
    Gate("breakers-4-expert", "breakers-2010", 4, None, "expert:2000", 1000, 0.55, 0.50),
)


def play(gate: Gate) -> bool:
    """Play a pairing, and print and keep the result. Returns whether the gate was passed."""
    stock = 20 if gate.edition.startswith("skipbo") else None
    game = make_game(gate.edition, seats=gate.seats, teams=gate.teams, stock=stock)
    tournament = Tournament(("master", gate.other), game.setup, rounds=gate.rounds, seed=SEED)
    journal = FOLDER / f"{gate.name}.rounds"
    told = run(tournament, workers=os.cpu_count() or 1, journal=journal).to_json()
    master = told["bots"][0]
    low, high = master["interval"]
    passed = bool(master["win_rate"] >= gate.share and low > gate.low)
    print(
        f"{gate.name}: master wins {master['win_rate']:.1%} ({low:.1%}–{high:.1%}) of "
        f"{told['rounds']} against {gate.other}, in {master['ms_per_move']:.1f} ms a move "
        f"(99 %: {master['p99_ms_per_move']:.0f}); "
        f"{'passed' if passed else 'missed'}: {gate.share:.0%}, above {gate.low:.0%}",
        flush=True,
    )
    keep(
        {"gate": gate.name, "rounds": told["rounds"], "won": master["win_rate"]}
        | {"interval": master["interval"], "share": gate.share, "low": gate.low, "passed": passed}
    )
    return passed


def keep(result: dict[str, Any]) -> None:
    """Keep a result, in place of an earlier one of the same gate."""
    kept = json.loads(KEPT.read_text("utf-8"))["results"] if KEPT.exists() else []
    run = {one["gate"]: one for one in [*kept, result]}
    results = [run[gate.name] for gate in GATES if gate.name in run]
    KEPT.write_text(json.dumps({"results": results}, indent=1) + "\n", encoding="utf-8")


def main() -> int:
    names = sys.argv[1:] or [gate.name for gate in GATES]
    unknown = set(names) - {gate.name for gate in GATES}
    if unknown:
        print(f"no such gate: {', '.join(sorted(unknown))}", file=sys.stderr)
        return 2
    FOLDER.mkdir(exist_ok=True)
    missed = [gate for gate in GATES if gate.name in names and not play(gate)]
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
