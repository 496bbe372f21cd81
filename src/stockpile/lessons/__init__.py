"""Lessons: a short prepared round for each game, played by the real rules, and more chapters."""

from __future__ import annotations

from collections.abc import Mapping

from stockpile.core.option import closest
from stockpile.core.refusal import Unreadable
from stockpile.games import GAMES
from stockpile.lessons.lesson import LEARNER_SEAT, Lesson, LessonProgress, LessonStep, PlayedMove

__all__ = [
    "CHAPTERS",
    "LEARNER_SEAT",
    "LESSONS",
    "Lesson",
    "LessonProgress",
    "LessonStep",
    "PlayedMove",
    "lesson_in",
]

LESSONS: Mapping[str, Lesson] = {
    name: lessons[0] for name, entry in GAMES.items() if (lessons := entry.lessons())
}
"""The lesson of each game that has one."""

CHAPTERS: Mapping[str, Lesson] = {
    one.name: one for entry in GAMES.values() for one in entry.lessons()[1:]
}
"""Lessons for people who know a game, by their own names."""


def lesson_in(name: str) -> Lesson:
    """The lesson of a game, or a chapter; Unreadable if there is none of this name."""
    if name in CHAPTERS:
        return CHAPTERS[name]
    if name not in LESSONS:
        known = ", ".join(LESSONS)
        meant = closest(name, tuple(LESSONS))
        raise Unreadable("unknown-game", "game", game=name, meant=meant, known=known)
    return LESSONS[name]
