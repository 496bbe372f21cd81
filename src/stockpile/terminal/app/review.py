"""A review in text: the chances over the moves of each round, and the moves that cost most."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from textual.content import Content

from stockpile.core.seats import seat_number
from stockpile.games import AnyGame
from stockpile.terminal.app.signs import Signs
from stockpile.terminal.app.wrapped_text import Paragraph
from stockpile.terminal.client.seat_client import say_move
from stockpile.terminal.tellers.teller import say_reasons
from stockpile.words import Words

CHART_COLUMNS = 56
"""Moves beside each other in a chart; of more, some are left out."""
CHART_ROWS = 8
MAX_MOMENTS = 5
"""How many moments of a round are told."""
MIN_LOSS = 0.03
"""What a move has to cost to be one."""


def review_text(
    review: Mapping[str, Any], game: AnyGame, words: Words, signs: Signs, names: list[str]
) -> list[Paragraph]:
    """A review, ready to be read. ``names`` has everybody's, by seat."""
    text = [*_players(review, words, names)]
    for number, one in enumerate(review["rounds"], start=1):
        title = words("table-round", round=number)
        text += ["", Content.styled(signs.text(title), "bold underline")]
        if not one["moments"]:
            text.append(words("review-nothing"))
            continue
        text += [words("review-chart"), *_chart(one, review["sides"], signs, names), ""]
        text.append(Content.styled(signs.text(words("review-moments")), "bold"))
        told = [*_moments(one, game, words, names)]
        text += told or [words("review-no-moments")]
    return [signs.text(one) if isinstance(one, str) else one for one in text]


def _players(review: Mapping[str, Any], words: Words, names: list[str]) -> Iterator[Paragraph]:
    yield Content.styled(words("review-players"), "bold")
    for one in review["players"]:
        name = names[seat_number(one["seat"])]
        if one["accuracy"] is None:
            yield f"{name}: {words('review-decisions', count=one['decisions'])}"
            continue
        accuracy = words("review-accuracy", accuracy=round(one["accuracy"]))
        lost = words("review-given-away", lost=_percent(one["loss"]), error=_error(one["error"]))
        decisions = words("review-decisions", count=one["decisions"])
        yield f"{name}: {accuracy}. {decisions} {lost}"


def _chart(
    one: Mapping[str, Any], sides: Sequence[str], signs: Signs, names: list[str]
) -> Iterator[Paragraph]:
    """One chart for each side, or one alone where there are two: the other is its mirror."""
    shown = sides[:1] if len(sides) == 2 else sides
    for side in shown:
        chances = [moment["after"][side] for moment in one["moments"]]
        if one["result"] is not None:
            chances.append(one["result"][side])
        step = max(1, math.ceil(len(chances) / CHART_COLUMNS))
        kept = [*chances[::step], chances[-1]] if (len(chances) - 1) % step else chances[::step]
        yield Content.styled(signs.text(", ".join(names[seat_number(at)] for at in side)), "bold")
        for row in range(CHART_ROWS, -1, -1):
            at = {CHART_ROWS: "100 %", CHART_ROWS // 2: " 50 %", 0: "  0 %"}.get(row, "     ")
            marks = "".join(
                signs.point
                if round(chance * CHART_ROWS) == row
                else signs.middle
                if row == CHART_ROWS // 2
                else " "
                for chance in kept
            )
            yield f"{at} {signs.frames['plain'][5]}{marks}"


def _moments(
    one: Mapping[str, Any], game: AnyGame, words: Words, names: list[str]
) -> Iterator[Paragraph]:
    dear = [m for m in one["moments"] if not m["forced"] and m["loss"] > MIN_LOSS]
    worst = sorted(dear, key=lambda m: -m["loss"])[:MAX_MOMENTS]
    for moment in sorted(worst, key=lambda m: m["ply"]):
        seat = seat_number(moment["seat"])
        side = next(side for side in moment["before"] if moment["seat"] in side)
        said = [
            words("review-moment", name=names[seat], move=moment["ply"] + 1) + ".",
            words("review-played", move=say_move(words, game, moment["move"], names)),
            words("review-better", move=say_move(words, game, moment["best"], names)),
            words(
                "review-cost",
                after=_percent(moment["after"][side]),
                before=_percent(moment["before"][side]),
                error=_error(moment["error"]),
            ),
            *say_reasons(words, moment["why"]),
        ]
        yield " ".join(said)


def _percent(chance: float) -> str:
    return f"{round(100 * chance)}\N{NO-BREAK SPACE}%"


def _error(error: float) -> int:
    return math.ceil(100 * error)
