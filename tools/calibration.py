"""How often what the search says comes true, kept in docs/figures/calibration.json.

    python tools/calibration.py [skipbo|breakers]
    python tools/figures.py

`skilled` plays rounds against itself. Now and then the search is asked how likely the seat on turn
is to win with its move, and that is compared with who won. The cards follow from the names of the
tables, so that the same version finds the same.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from stockpile import __version__
from stockpile.bots.search import outcomes
from stockpile.bots.skilled import SkilledBot
from stockpile.core.match import Match
from stockpile.games import make_game


class Form(NamedTuple):
    """A column of the table."""

    name: str
    edition: str
    seats: int
    stocks: tuple[int | None, ...]
    worlds: int
    asked: float
    """The share of decisions that are asked about."""
    decisions: int


FORMS = (
    Form("Skip-Bo, two seats", "skipbo-2003", 2, (5, 10, 20), 60, 0.05, 3000),
    Form("Skip-Bo, four", "skipbo-2003", 4, (5, 10, 20), 60, 0.05, 3000),
    Form("Breakers, two", "breakers-2010", 2, (None,), 100, 0.2, 3000),
    Form("Breakers, three", "breakers-2010", 3, (None,), 100, 0.2, 3000),
    Form("Breakers, four", "breakers-2010", 4, (None,), 100, 0.2, 3000),
)
TENTHS = 10
FEWEST = 20
"""A tenth with fewer decisions says nothing."""
KEPT = Path(__file__).resolve().parents[1] / "docs" / "figures" / "calibration.json"


def said_and_came(form: Form) -> tuple[npt.NDArray[np.float64], npt.NDArray[np.float64]]:
    """What was said at each decision, and what share of the round the seat had in the end."""
    skilled, rng = SkilledBot(), Random(form.name)
    said: list[float] = []
    came: list[float] = []
    number = 0
    while len(came) < form.decisions:
        stock = form.stocks[number % len(form.stocks)]
        game = make_game(form.edition, seats=form.seats, stock=stock)
        match = Match(game, seed=f"{form.name} {number}")
        number += 1
        match.start_round()
        asked: list[int] = []
        while match.turn is not None:
            seat, seen = match.turn, match.observe(match.turn)
            move = skilled.choose(seen, rng)
            if len(seen.moves) > 1 and rng.random() < form.asked:
                shares, _ = outcomes(seen, [move], rng, form.worlds)
                said.append(float(shares[:, 0, seat].mean()))
                asked.append(seat)
            match.play(move)
        assert match.outcome is not None
        winners = match.outcome.winners
        came += [(seat in winners) / max(1, len(winners)) for seat in asked]
        if sys.stderr.isatty():
            print(f"\r{form.name}: {len(came)} decisions", end="", file=sys.stderr, flush=True)
    print(f"\r{form.name}: {len(came)} decisions", file=sys.stderr)
    return np.array(said), np.array(came)


def compared(form: Form) -> dict[str, Any]:
    """How often it came true in each tenth, and the errors."""
    said, came = said_and_came(form)
    tenth = np.minimum((said * TENTHS).astype(int), TENTHS - 1)
    tenths = []
    off = 0.0
    for one in range(TENTHS):
        inside = tenth == one
        count = int(inside.sum())
        known = count >= FEWEST
        share = float(came[inside].mean()) if known else None
        tenths.append({"decisions": count, "came": None if share is None else round(share, 4)})
        if share is not None:
            luck = came[inside].var() / count
            off += count * ((said[inside].mean() - share) ** 2 - luck)
    return {
        "name": form.name,
        "version": __version__,
        "decisions": len(said),
        "tenths": tenths,
        "squared_error": round(float(((said - came) ** 2).mean()), 5),
        "of_the_average": round(float(came.var()), 5),
        "off": round(float(max(0.0, off) / len(said)) ** 0.5, 5),
    }


def main() -> None:
    asked = tuple(sys.argv[1:]) or ("skipbo", "breakers")
    kept = json.loads(KEPT.read_text("utf-8"))["results"] if KEPT.exists() else []
    results = {one["name"]: one for one in kept}
    for form in FORMS:
        if form.edition.startswith(asked):
            results[form.name] = compared(form)
    found = [results[form.name] for form in FORMS if form.name in results]
    KEPT.write_text(json.dumps({"results": found}, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
