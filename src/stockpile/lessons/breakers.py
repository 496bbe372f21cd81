"""The lesson in Skip-Bo Breakers."""

from __future__ import annotations

from typing import Any

from stockpile.breakers.editions import BREAKERS_2010
from stockpile.breakers.moves import Pass, shown, tile_text
from stockpile.breakers.notation import read_move
from stockpile.lessons.lesson import Argument, Lesson, LessonStep


def _tiles(text: str) -> list[str]:
    return text.split()


# With a joker a seat can answer nearly everything, and has to. So there is only one, and the lesson
# lays it before the pass.
_POSITION: dict[str, Any] = {
    "game": "breakers",
    "edition": BREAKERS_2010.id,
    "seats": [
        {"hand": _tiles("1 1 2 2 2 3 4 5 6 6 7 7 8 9 11 12 15 *")},
        {"hand": _tiles("3 3 4 4 5 7 8 9 10 10 10 11 11 12 13 13 14")},
    ],
    "trick": [{"by": "B", "set": "5"}],
    "played": _tiles("6 8 14 15"),
    "unused": _tiles("1 1 2 3 4 5 6 7 8 9 9 10 11 12 12 13 13 14 14 15 15 * * *"),
    "turn": "A",
}

_JOKER = (r".*\*.*", "hint-joker")
_BREAKER = (r"2\+2\+2", "hint-breaker")
_ANY = ".*"


def _step(
    text: str,
    move: str,
    *answers: str,
    hints: tuple[tuple[str, str], ...] = (),
    **args: Argument,
) -> LessonStep:
    laid = read_move(move, BREAKERS_2010)
    if isinstance(laid, Pass):
        point: tuple[str, ...] = ("pass",)
    else:
        point = (*(f"hand:{tile_text(tile)}" for tile in laid.tiles), "trick")
        args = {"set": shown(move), **args}
    return LessonStep(text, (move,), point, hints, answers, args)


LESSON = Lesson(
    _POSITION,
    (
        _step("single", "9", "14", hints=(_JOKER, _BREAKER, (_ANY, "single-hint")), top="5"),
        _step("win", "15", "pass", hints=(_JOKER, _BREAKER), top="14"),
        _step(
            "run",
            "3-4-5",
            "8-9-10",
            hints=(_JOKER, _BREAKER, (_ANY, "run-hint")),
            fewest=BREAKERS_2010.shortest_run,
        ),
        _step(
            "joker",
            "11-12-*",
            "pass",
            hints=(_BREAKER, (_ANY, "joker-hint")),
            top="8-9-10",
            low="10",
            middle="12",
            high="13",
        ),
        _step("pair", "1+1", "13+13", hints=(_BREAKER, (_ANY, "pair-hint"))),
        _step("pass", "pass", "3+3-4+4", hints=((_ANY, "pass-hint"),), top="13+13"),
        _step("pair-run", "6+6-7+7", "10+10-11+11", hints=(_BREAKER,), top="3+3-4+4"),
        _step(
            "breaker",
            "2+2+2",
            "pass",
            hints=((_ANY, "breaker-hint"),),
            top="10+10-11+11",
            small=BREAKERS_2010.breakers[0],
            large=BREAKERS_2010.breakers[-1],
        ),
        _step("last", "8"),
    ),
)
