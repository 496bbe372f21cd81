"""A review as a page: the chances over the moves of each round, and the moves that cost most."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from textual.content import Content

from stockpile.core.refusal import Refused
from stockpile.core.seats import seat_number
from stockpile.games import AnyGame
from stockpile.terminal.app.dialogs import TextPage
from stockpile.terminal.app.signs import Signs
from stockpile.terminal.app.wrapped_text import Paragraph
from stockpile.terminal.client.seat_client import SeatClient, say_move
from stockpile.terminal.tellers.teller import say_reasons
from stockpile.words import Words

REVIEW_POLL_S = 1.5
CHART_COLUMNS = 56
"""The widest chart. Where there are more moves, some are left out."""
CHART_ROWS = 8
MAX_MOMENTS = 5
"""How many moves of a round are discussed."""
MIN_LOSS = 0.03
"""The chance to win that a move has to cost to be discussed."""
FACES_COLUMNS = 72
"""On a page in the smallest window, with room for its edges."""


class ReviewPage(TextPage):
    """The review of a table's match, which the server may still be working on.

    ``faces`` are those of the players, and stand above it.
    """

    def __init__(self, client: SeatClient, signs: Signs, faces: Sequence[Paragraph]) -> None:
        words = client.words
        super().__init__(words("review-title"), [words("review-waiting")], words)
        self._client = client
        self._signs = signs
        self._faces = faces

    def on_mount(self) -> None:
        super().on_mount()
        self.run_worker(self._fetch())

    async def _fetch(self) -> None:
        client = self._client
        path = f"/matches/{client.table['match']['number']}/review"
        while True:
            try:
                answer = await client.connection.get(path)
            except Refused as refused:
                self.show([client.refusal(refused.refusal)])
                return
            if answer.status == 200:
                game, words, names = client.game, client.words, client.names
                text = review_text(answer.body, game, words, self._signs, names)
                self.show([*self._faces, *text])
                return
            self.show([client.words("review-working", percent=_percent(answer.body["progress"]))])
            await asyncio.sleep(REVIEW_POLL_S)


def review_text(
    review: Mapping[str, Any], game: AnyGame, words: Words, signs: Signs, names: list[str]
) -> list[Paragraph]:
    """A review, ready to be read; ``names`` are those of the seats."""
    text = [*_players(review, words, names)]
    for number, one in enumerate(review["rounds"], start=1):
        text += ["", Content.styled(words("table-round", round=number), "bold underline")]
        if not one["moments"]:
            text.append(words("review-nothing"))
            continue
        text += [words("review-chart"), *_chart(one, review["sides"], signs, names), ""]
        text.append(Content.styled(words("review-moments"), "bold"))
        text += [*_moments(one, game, words, names)] or [words("review-no-moments")]
    return text


def _players(review: Mapping[str, Any], words: Words, names: list[str]) -> Iterator[Paragraph]:
    yield Content.styled(words("review-players"), "bold")
    for one in review["players"]:
        said = words("review-decisions", count=one["decisions"])
        if one["accuracy"] is not None:
            accuracy = words("review-accuracy", accuracy=round(one["accuracy"]))
            lost, error = _percent(one["loss"]), _error(one["error"])
            said = f"{accuracy}. {said} {words('review-given-away', lost=lost, error=error)}"
        yield f"{names[seat_number(one['seat'])]}: {said}"


def _chart(
    one: Mapping[str, Any], sides: Sequence[str], signs: Signs, names: list[str]
) -> Iterator[Paragraph]:
    """A chart for each side; of two sides only for one, since the other is its mirror image."""
    for side in sides[:1] if len(sides) == 2 else sides:
        chances = [moment["after"][side] for moment in one["moments"]]
        if one["result"] is not None:
            chances.append(one["result"][side])
        step = max(1, math.ceil(len(chances) / CHART_COLUMNS))
        shown = [*chances[::step], chances[-1]] if (len(chances) - 1) % step else chances[::step]
        yield Content.styled(", ".join(names[seat_number(at)] for at in side), "bold")
        for row in range(CHART_ROWS, -1, -1):
            at = {CHART_ROWS: "100 %", CHART_ROWS // 2: " 50 %", 0: "  0 %"}.get(row, "     ")
            empty = signs.middle if row == CHART_ROWS // 2 else " "
            points = (signs.point if round(one * CHART_ROWS) == row else empty for one in shown)
            yield f"{at} {signs.frames['plain'][5]}{''.join(points)}"


def _moments(
    one: Mapping[str, Any], game: AnyGame, words: Words, names: list[str]
) -> Iterator[Paragraph]:
    costly = [m for m in one["moments"] if not m["forced"] and m["loss"] > MIN_LOSS]
    worst = sorted(costly, key=lambda m: -m["loss"])[:MAX_MOMENTS]
    for moment in sorted(worst, key=lambda m: m["ply"]):
        name = names[seat_number(moment["seat"])]
        side = next(side for side in moment["before"] if moment["seat"] in side)
        said = [
            words("review-moment", name=name, move=moment["ply"] + 1) + ".",
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
