"""How often what the search says comes true: the table of docs/review.md.

``python tools/calibration.py [skipbo|breakers]`` lets `skilled` play rounds against itself. Now and
then it asks the search how likely the seat on turn is to win with its move, and compares that with
who won.
"""

from __future__ import annotations

import sys
from random import Random
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

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
BINS = 10
FEWEST = 20
"""A cell with fewer decisions is left empty."""


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
        print(f"\r{form.name}: {len(came)} decisions", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return np.array(said), np.array(came)


def cells(form: Form) -> list[str]:
    """A column: how often it came true in each tenth, and the errors."""
    said, came = said_and_came(form)
    tenth = np.minimum((said * BINS).astype(int), BINS - 1)
    column = [form.name]
    off = 0.0
    for one in range(BINS):
        inside = tenth == one
        known = inside.sum() >= FEWEST
        column.append(f"{came[inside].mean():.0%}".replace("%", " %") if known else "")
        if known:
            luck = came[inside].var() / inside.sum()
            off += inside.sum() * ((said[inside].mean() - came[inside].mean()) ** 2 - luck)
    column += [f"{len(said):,}", f"{((said - came) ** 2).mean():.3f}", f"{came.var():.3f}"]
    return [*column, f"{(max(0.0, off) / len(said)) ** 0.5:.3f}"]


def main() -> None:
    rows = ["said", *(f"{one}0–{one + 1}0 %".replace("00–", "0–") for one in range(BINS))]
    rows += ["decisions", "mean squared error", "… if everybody were given the average"]
    rows.append("off within a tenth, luck aside")
    asked = tuple(sys.argv[1:]) or ("skipbo", "breakers")
    columns = [cells(form) for form in FORMS if form.edition.startswith(asked)]
    for row, name in enumerate(rows):
        print(f"| {name} | " + " | ".join(column[row] for column in columns) + " |")
        if row == 0:
            print("| --- " * (len(columns) + 1) + "|")


if __name__ == "__main__":
    main()
