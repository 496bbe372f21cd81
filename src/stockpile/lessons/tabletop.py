"""The chapter on tabletop conduct: drawing by hand, drawing too many, catching somebody."""

from __future__ import annotations

from typing import Any

from stockpile.lessons.lesson import Lesson, LessonStep
from stockpile.lessons.skipbo import point_at, with_the_whole_box

_HAND = ("2", "9", "12")
_DRAWN = ("10", "8")
"""What fills the learner's hand."""
_DRAWN_TOP_DOWN = (*_DRAWN, "5", "3", "6", "11", "4")
"""Then one too many, three for the other seat, and the one that it takes out of turn."""

_TABLE: dict[str, Any] = {
    "game": "skipbo",
    "edition": "skipbo-2003",
    "seats": [
        {"hand": [*_HAND], "stock": ["8", "11", "4", "6"], "discards": [["12"], [], [], []]},
        {"hand": ["7", "12"], "stock": ["1", "10", "2", "9"], "discards": [[], ["7"], [], []]},
    ],
    "building": [["1", "2", "3"], [], ["1", "S"], []],
    "turn": "A",
    "drawn": False,
}

_PILES = (1, 2, 3, 4)
_DISCARDS = tuple(f"h{card}>d{pile}" for card in (*_HAND, *_DRAWN) for pile in _PILES)
_ANY = ".*"


def _draw(text: str, hint: str, **args: int) -> LessonStep:
    return LessonStep(text, ("draw1",), ("draw",), ((_ANY, hint),), args=args)


LESSON = Lesson(
    {
        **with_the_whole_box(_TABLE, _DRAWN_TOP_DOWN[::-1]),
        "options": {"conduct": "tabletop"},
    },
    (
        _draw("draw", "hint-draw", cards=len(_HAND), hand=len(_HAND + _DRAWN)),
        _draw("full", "hint-draw"),
        _draw("extra", "extra-hint", hand=len(_HAND + _DRAWN)),
        LessonStep(
            "discard",
            _DISCARDS,
            point_at(*_DISCARDS),
            ((_ANY, "discard-hint"),),
            # The other seat has its turn, and then plays on as if it had another.
            answers=("draw3", "h12>d1", "B:draw1"),
        ),
        LessonStep("catch", ("catch B",), ("catch",), ()),
    ),
    name="tabletop",
)
