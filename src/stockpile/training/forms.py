"""The forms of table that a network is trained on, and how often it plays each."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from stockpile.games import make_game
from stockpile.training.tables import modules


class TableForm(NamedTuple):
    """Seats and sides, and how much of the training they get."""

    seats: int
    teams: int | None
    share: float

    def __str__(self) -> str:
        return f"{self.seats}" if self.teams is None else f"{self.seats} in {self.teams} teams"


VARIETY = 4096
"""The most tables with a random setup of their own; more than these repeat them."""

FORMS = {
    "skipbo": (
        TableForm(2, None, 0.50),
        TableForm(3, None, 0.10),
        TableForm(4, None, 0.10),
        TableForm(4, 2, 0.10),
        TableForm(6, None, 0.05),
        TableForm(6, 3, 0.04),
        TableForm(6, 2, 0.03),
        TableForm(5, None, 0.03),
        TableForm(8, None, 0.02),
        TableForm(8, 4, 0.01),
        TableForm(8, 2, 0.01),
        TableForm(7, None, 0.01),
    ),
    "breakers": (TableForm(2, None, 0.25), TableForm(3, None, 0.3), TableForm(4, None, 0.45)),
}


TOY = TableForm(2, None, 1.0)
TOY_STOCK = 3


def forms_of(game: str, name: str) -> tuple[TableForm, ...]:
    """The forms that the settings name: ``all``, ``toy``, or a number of seats."""
    if name == "toy":
        return (TOY,)
    found = tuple(form for form in FORMS[game] if name in ("all", str(form.seats)))
    if not found:
        raise ValueError(
            f"There is no form of {game} named {name}: use all, toy or a number of seats."
        )
    return found


def teams_of(form: TableForm) -> list[str] | None:
    """Evenly spaced partners, by their letters."""
    if form.teams is None:
        return None
    letters = "ABCDEFGH"[: form.seats]
    return [letters[side :: form.teams] for side in range(form.teams)]


def rows_of(game: str, form: TableForm, count: int, rng: np.random.Generator) -> tuple[Any, Any]:
    """The rules of a form, and a row for each table, with a variety of stocks and options."""
    parts = modules(game)
    rows = np.zeros((min(count, VARIETY), parts.tensors.ROW_SIZE), parts.layout.DTYPE)
    kinds: dict[tuple[Any, ...], Any] = {}
    first = None
    for table in range(len(rows)):
        options = _options(game, form, rng)
        key = tuple(sorted(options.items()))
        if key not in kinds:
            edition = "breakers-2010" if game == "breakers" else "skipbo-2011"
            rules = make_game(edition, seats=form.seats, teams=teams_of(form), **options)
            first = first or rules
            kinds[key] = parts.encoding.table(rules)
        rows[table, : parts.layout.SIZE] = kinds[key]
    return first, np.resize(rows, (count, rows.shape[1]))


def _options(game: str, form: TableForm, rng: np.random.Generator) -> dict[str, Any]:
    if game == "breakers":
        return {
            "answer": "higher" if rng.random() < 0.85 else "equal-or-higher",
            "passing": "only-when-stuck" if rng.random() < 0.8 else "free",
            "lone-joker": "above-15" if rng.random() < 0.85 else "as-15",
        }
    if form is TOY:
        return {"stock": TOY_STOCK}
    most = 162 // form.seats - 5
    kind = rng.random()
    stock = int(rng.integers(1, 31)) if kind < 0.5 else 20 if kind < 0.8 else 30
    laying = rng.random()
    return {
        "stock": min(stock, most),
        "laying": "free" if laying < 0.6 else "stock-first" if laying < 0.85 else "forced",
    }
