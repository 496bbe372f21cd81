"""Writes records and event logs to be kept: ``python -m tests.records.make``.

Only for a new format. What is there already stays as it is, and has to be readable for ever.
"""

from __future__ import annotations

import json
import random
from pathlib import Path

import stockpile
from stockpile.core.record_text import RECORD_FORMAT
from stockpile.games import AnyMatch
from tests.matches import PEOPLE, SETTINGS, played
from tests.skipbo.tabletop import people_play

HERE = Path(__file__).parent


def among_people() -> AnyMatch:
    """A round in teams where people draw by hand and err."""
    settings = {**PEOPLE, "seats": 4, "teams": ["AC", "BD"], "stock": 1}
    match = stockpile.new_match(**settings, seed=11)
    match.start_round()
    rng = random.Random(11)
    while not match.over:
        people_play(match, rng, 1)
    return match


def main() -> None:
    matches = {
        "skipbo": played(SETTINGS[1], 11),
        "skipbo-2011": played(SETTINGS[3], 11),
        "skipbo-tabletop": among_people(),
        "breakers": played(SETTINGS[6], 11),
    }
    for name, match in matches.items():
        path = HERE / f"format-{RECORD_FORMAT}-{name}.txt"
        path.write_text(stockpile.write_record(match), encoding="utf-8")
        forms = match.game.forms
        # One event per line.
        events = ",\n".join(
            json.dumps(forms.write(event), ensure_ascii=False) for event in match.events
        )
        text = f'{{"format": {forms.format}, "events": [\n{events}\n]}}\n'
        path.with_suffix(".json").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
